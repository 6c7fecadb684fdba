//! Settings of a server: flags and environment first, then the file of `--config`, then what is usual.

use std::fs::DirBuilder;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::failure::Failure;

/// Where everything is kept: the arguments that all commands about a server share.
#[derive(clap::Args)]
pub(crate) struct Place {
    /// A settings file: the long names of `serve` as TOML, such as `public-url = "https://HOST"`
    #[arg(long, value_name = "FILE", env = "BESTIARY_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// Where tables are kept: sqlite:FILE [default: bestiary.db in the data folder]
    #[arg(long, value_name = "URL", value_parser = database, env = "BESTIARY_DATABASE")]
    database: Option<PathBuf>,
    /// The data folder; it is created if it is not there [default: bestiary-data]
    #[arg(long, value_name = "DIR", env = "BESTIARY_DATA_DIR")]
    data_dir: Option<PathBuf>,
}

/// What may be in a settings file.
#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) listen: Option<SocketAddr>,
    pub(crate) metrics: Option<SocketAddr>,
    database: Option<String>,
    data_dir: Option<PathBuf>,
    pub(crate) public_url: Option<String>,
    pub(crate) thinkers: Option<usize>,
    pub(crate) bot_seconds: Option<u64>,
    pub(crate) json_log: Option<bool>,
}

/// Where `serve` listens if nobody says otherwise.
pub(crate) const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

impl Place {
    /// Reads the settings file; without one nothing is set.
    pub(crate) fn file(&self) -> Result<File, Failure> {
        let Some(path) = &self.config else { return Ok(File::default()) };
        let fail = |why: String| Failure::Input(format!("{}: {why}", path.display()));
        let text = std::fs::read_to_string(path).map_err(|error| fail(error.to_string()))?;
        let file: File = toml::from_str(&text).map_err(|error| fail(error.to_string()))?;
        if let Some(url) = &file.public_url {
            public_url(url).map_err(fail)?;
        }
        Ok(file)
    }

    /// The file of the database.
    pub(crate) fn database(&self, file: &File) -> Result<PathBuf, Failure> {
        if let Some(path) = &self.database {
            return Ok(path.clone());
        }
        if let Some(url) = file.database.as_deref().filter(|_| self.data_dir.is_none()) {
            return database(url).map_err(Failure::Input);
        }
        let folder = self.data_dir.clone().or_else(|| file.data_dir.clone());
        Ok(folder.unwrap_or_else(|| PathBuf::from("bestiary-data")).join("bestiary.db"))
    }
}

/// Makes the folder of a database. Tables hold secrets until they are over: a new folder is for this user only.
pub(crate) fn make_folder_of(database: &Path) -> Result<(), Failure> {
    let Some(folder) = database.parent().filter(|folder| !folder.as_os_str().is_empty()) else {
        return Ok(());
    };
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    let made = builder.create(folder);
    made.map_err(|error| Failure::Input(format!("cannot create {}: {error}", folder.display())))
}

/// `sqlite:FILE`.
fn database(text: &str) -> Result<PathBuf, String> {
    match text.strip_prefix("sqlite:") {
        Some(path) if !path.is_empty() => Ok(PathBuf::from(path)),
        _ => Err("a database is written sqlite:FILE".to_owned()),
    }
}

/// A scheme and a host, without a path.
pub(crate) fn public_url(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => Ok(text.to_owned()),
        _ => Err("a public address is written https://HOST, without a path".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn databases_and_addresses_are_checked() {
        assert_eq!(database("sqlite:a/b.db"), Ok(PathBuf::from("a/b.db")));
        assert!(database("a.db").is_err() && database("sqlite:").is_err());
        assert!(public_url("https://play.example.org").is_ok() && public_url("http://home:8080/").is_ok());
        for bad in ["play.example.org", "https://", "https://a/b", "ftp://a", "https://u@a"] {
            assert!(public_url(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn flags_come_before_the_file_and_the_file_before_what_is_usual() {
        let place = |database: Option<&str>, data_dir: Option<&str>| Place {
            config: None,
            database: database.map(PathBuf::from),
            data_dir: data_dir.map(PathBuf::from),
        };
        let file = |text: &str| toml::from_str::<File>(text).unwrap();
        let found = |place: Place, text: &str| place.database(&file(text)).unwrap();
        assert_eq!(found(place(None, None), ""), Path::new("bestiary-data/bestiary.db"));
        assert_eq!(found(place(None, None), "data-dir = 'd'"), Path::new("d/bestiary.db"));
        assert_eq!(found(place(None, None), "database = 'sqlite:x.db'"), Path::new("x.db"));
        assert_eq!(found(place(None, Some("e")), "database = 'sqlite:x.db'"), Path::new("e/bestiary.db"));
        assert_eq!(found(place(Some("y.db"), Some("e")), "data-dir = 'd'"), Path::new("y.db"));
        let all = file(
            "listen = '0.0.0.0:80'\npublic-url = 'https://a'\nthinkers = 3\nbot-seconds = 4\njson-log = true",
        );
        assert_eq!((all.thinkers, all.bot_seconds, all.json_log), (Some(3), Some(4), Some(true)));
        for bad in ["colour = 'red'", "listen = 'here'", "thinkers = -1"] {
            assert!(toml::from_str::<File>(bad).is_err(), "{bad}");
        }
    }
}
