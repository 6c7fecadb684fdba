//! The board in words: in which language it is wished for, and what the seats are called in it.

use catalog::AnyPlay;
use protocol::Refused;
use table::{Lang, Viewer};

use crate::refuse;

/// How long a name may be, in letters: those of people have at most 40, and those of bots are made by the page.
const NAME: usize = 80;

/// A wish for the board in words.
pub(crate) struct BoardWish {
    lang: Lang,
    names: Option<Vec<String>>,
}

impl BoardWish {
    /// Reads `board`, a language, and `names`, one a line from seat A on. Without a language there is no wish.
    pub(crate) fn read(lang: Option<&str>, names: Option<&str>) -> Result<Option<Self>, Refused> {
        let Some(code) = lang else { return Ok(None) };
        let lang = Lang::ALL.into_iter().find(|lang| lang.code() == code);
        let lang = lang.ok_or_else(|| refuse::bad("`board` is a language: en, pl or es"))?;
        let names = names.map(|names| names.lines().map(str::to_owned).collect::<Vec<_>>());
        if names.iter().flatten().any(|name| name.chars().count() > NAME) {
            return Err(refuse::bad("`names` has one name a line, each of at most 80 letters"));
        }
        Ok(Some(Self { lang, names }))
    }

    /// The board as this viewer sees it. Seats that the wish does not name are called as at the table.
    pub(crate) fn fulfil(&self, play: &dyn AnyPlay, viewer: Viewer) -> String {
        let wished = self.names.as_deref().unwrap_or_default();
        let known = play.names().iter().map(|(_, name)| name).enumerate();
        let names: Vec<String> = known.map(|(at, name)| wished.get(at).unwrap_or(name).clone()).collect();
        play.board(viewer, &play.game().messages(self.lang).with_names(&names))
    }
}
