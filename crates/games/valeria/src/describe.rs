//! Words for people: which sentence, with which things in it.

use table::{Describe, Lang, Phrase, Shown, Viewer, Words};

use crate::components::COMPONENTS;
use crate::{Action, Event, State, View};

impl Describe for State {
    const COMPONENTS: &'static str = COMPONENTS;

    fn texts(_lang: Lang) -> &'static str {
        ""
    }

    fn prompt(_view: &View) -> Phrase {
        Phrase::new("prompt")
    }

    fn action(_action: Action, _view: &View) -> Phrase {
        Phrase::new("action")
    }

    fn event(_event: &Shown<Event>, _viewer: Viewer) -> Option<Phrase> {
        None
    }

    fn board(_view: &View, _words: &dyn Words) -> String {
        String::new()
    }
}
