//! Words for people: which sentence, with which things in it. The sentences are in `texts/*.ftl`.

mod action;
mod board;
mod event;
mod names;
mod prompt;

use table::{Describe, Lang, Phrase, Shown, Viewer, Words};

use crate::components::COMPONENTS;
use crate::{Action, Event, State, View};

impl Describe for State {
    const COMPONENTS: &'static str = COMPONENTS;

    fn texts(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../texts/en.ftl"),
            Lang::Pl => include_str!("../texts/pl.ftl"),
            Lang::Es => include_str!("../texts/es.ftl"),
        }
    }

    fn prompt(view: &View) -> Phrase {
        prompt::phrase(view)
    }

    fn action(action: Action, view: &View) -> Phrase {
        action::phrase(action, view)
    }

    fn event(event: &Shown<Event>, _viewer: Viewer) -> Option<Phrase> {
        event::phrase(event.event())
    }

    fn board(view: &View, words: &dyn Words) -> String {
        board::board(view, words)
    }
}
