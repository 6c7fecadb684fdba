//! Where a game is kept while it is played.

use std::path::{Path, PathBuf};

use catalog::Messages;
use table::Record;

use crate::campaign_file::CampaignFile;
use crate::files;

/// Where a game is kept.
#[derive(Clone)]
pub(crate) enum Notebook {
    /// In a file of its own.
    Record(PathBuf),
    /// In the file of the campaign it belongs to.
    Campaign(CampaignFile),
}

impl Notebook {
    /// Writes the game down, whole or not at all.
    pub(crate) fn write(&self, record: &Record) -> Result<(), String> {
        match self {
            Self::Record(path) => files::write_record(path, record),
            Self::Campaign(file) => file.write(Some(record)),
        }
    }

    /// Where the game is, and how to go on with it.
    pub(crate) fn told(&self, ui: &Messages) -> String {
        let shown = |path: &Path| path.display().to_string();
        match self {
            Self::Record(path) => ui.fill("saved", [("file", shown(path).into())]),
            Self::Campaign(file) => {
                let game = file.game.meta().id;
                ui.fill("campaign-saved", [("file", shown(&file.path).into()), ("game", game.into())])
            }
        }
    }
}
