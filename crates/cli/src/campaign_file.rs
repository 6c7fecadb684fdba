//! The file of a campaign: how one stands, and the game that is being played. `docs/RECORDS.md` describes it.
//!
//! Both are in one file and written together, so that no game is counted twice or not at all, whenever the program ends.

use std::path::{Path, PathBuf};

use catalog::{AnyCampaign, AnyGame, AnyPlay, Stand};
use table::{NotationError, Record};

use crate::files;

/// The first line.
const HEADER: &str = "bestiary campaign 1";

/// A campaign and where it is kept.
#[derive(Clone)]
pub(crate) struct CampaignFile {
    pub(crate) path: PathBuf,
    pub(crate) game: &'static dyn AnyGame,
    /// How one stands.
    pub(crate) progress: String,
}

/// What a file says.
pub(crate) struct Opened {
    /// How one stands.
    pub(crate) stand: Stand,
    /// The game that is being played, if there is one.
    pub(crate) play: Option<Box<dyn AnyPlay>>,
}

impl CampaignFile {
    /// Writes how one stands, and the game that is being played: whole or not at all.
    pub(crate) fn write(&self, record: Option<&Record>) -> Result<(), String> {
        let Self { path, game, progress } = self;
        let rest = record.map_or_else(|| "end\n".to_owned(), ToString::to_string);
        files::write(path, &format!("{HEADER}\ngame {}\nprogress {progress}\n{rest}", game.meta().id))
    }
}

/// Reads the campaign of a game. Nothing is believed.
pub(crate) fn read(
    path: &Path,
    game: &'static dyn AnyGame,
    campaign: &dyn AnyCampaign,
) -> Result<Opened, String> {
    let fail = |why: String| format!("{}: {why}", path.display());
    parse(&files::read(path)?, game, campaign).map_err(fail)
}

fn parse(bytes: &[u8], game: &'static dyn AnyGame, campaign: &dyn AnyCampaign) -> Result<Opened, String> {
    let text = str::from_utf8(bytes).map_err(|_| "is not a campaign: it is not text".to_owned())?;
    let (head, rest) = text.split_once('\n').unwrap_or((text, ""));
    if head != HEADER {
        return Err(format!("is not a campaign: its first line is not `{HEADER}`"));
    }
    let (id, rest) = value(rest, "game", 2)?;
    if id != game.meta().id {
        let of = NotationError::new(id, format!("`{}`", game.meta().id));
        return Err(format!("is the campaign of another game: {of}"));
    }
    let (progress, rest) = value(rest, "progress", 3)?;
    let stand = campaign.read(progress).map_err(|error| format!("line 3: {error}"))?;
    if rest == "end\n" {
        return Ok(Opened { stand, play: None });
    }
    if rest.is_empty() || !rest.ends_with('\n') {
        return Err("breaks off: its last line is missing or not whole".to_owned());
    }
    let record =
        Record::parse(rest.as_bytes()).map_err(|error| format!("the game from line 4 on: {error}"))?;
    let play = catalog::replay(&record).map_err(|fault| format!("the game from line 4 on: {fault}"))?;
    let is_next = stand.chapters.iter().any(|chapter| {
        let (wanted, found) = (&chapter.choices, play.choices());
        record.game == game.meta().id && wanted.players() == found.players() && wanted.iter().eq(found.iter())
    });
    if !is_next {
        return Err("the game from line 4 on is not the one that is to be played now".to_owned());
    }
    Ok(Opened { stand, play: Some(play) })
}

/// The value of a line `key value`, and what comes after the line.
fn value<'a>(text: &'a str, key: &str, number: usize) -> Result<(&'a str, &'a str), String> {
    let (line, rest) =
        text.split_once('\n').ok_or_else(|| format!("breaks off: line {number} is missing or not whole"))?;
    let value = line.strip_prefix(key).and_then(|rest| rest.strip_prefix(' '));
    let wrong = || format!("line {number}: {}", NotationError::new(line, format!("`{key} …`")));
    value.map(|value| (value, rest)).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use table::Seed;

    use super::*;

    const WHOLE: &str = "bestiary campaign 1\ngame monster-lands\nprogress scenario=1 difficulty=normal games=0 state=playing\n";

    fn read(text: &str) -> Result<Opened, String> {
        let game = catalog::find("monster-lands").unwrap();
        parse(text.as_bytes(), game, game.campaign().unwrap())
    }

    #[test]
    fn a_campaign_reads_back_with_and_without_a_game() {
        let opened = read(&format!("{WHOLE}end\n")).unwrap();
        assert!(opened.play.is_none() && opened.stand.progress.contains("scenario=1"));
        let choices = opened.stand.chapters[1].choices.clone();
        let play = catalog::find("monster-lands").unwrap().start(choices, Seed::Pcg(1)).unwrap();
        let again = read(&format!("{WHOLE}{}", play.record())).unwrap().play.unwrap();
        assert_eq!(again.hash(), play.hash());
    }

    #[test]
    fn what_is_wrong_is_named() {
        let game = catalog::find("monster-lands").unwrap();
        let other = game.campaign().unwrap().begin().chapters[0].choices.clone();
        let record = game.start(other, Seed::Pcg(1)).unwrap().record().to_string();
        let second =
            WHOLE.replace("scenario=1 difficulty=normal games=0", "scenario=2 difficulty=normal games=1");
        for (text, told) in [
            (String::new(), "its first line is not"),
            ("bestiary record 1\n".to_owned(), "its first line is not"),
            ("bestiary campaign 1\n".to_owned(), "breaks off: line 2"),
            ("bestiary campaign 1\ngame lair\n".to_owned(), "another game: `lair` is not `monster-lands`"),
            (WHOLE.replace("scenario=1", "scenario=77"), "line 3: "),
            (WHOLE.replace("progress", "\x1b[31mprogress"), "line 3: "),
            (WHOLE[..60].to_owned(), "breaks off: line 3"),
            (WHOLE.to_owned(), "breaks off: its last line"),
            (format!("{WHOLE}end"), "breaks off: its last line"),
            (format!("{WHOLE}end\nmore\n"), "the game from line 4 on"),
            (format!("{WHOLE}{}", &record[..record.len() - 8]), "breaks off: its last line"),
            (format!("{WHOLE}{}", record.replace("start ", "start 0")), "the game from line 4 on"),
            (format!("{second}{record}"), "not the one that is to be played now"),
        ] {
            let error = read(&text).err().unwrap_or_else(|| panic!("{text}"));
            assert!(error.contains(told) && !error.contains('\x1b'), "{error}\n{text}");
        }
    }
}
