//! The whole position as text for a terminal: the turn, the events with the action pairs, the land, the
//! players.

mod land;
mod players;

use table::sheet::Sheet;
use table::{Id, Phrase, Words};

use super::names;
use crate::components::{BoardToken, EVENTS_TO_END, EventId};
use crate::view::View;

pub(super) fn board(view: &View, words: &dyn Words) -> String {
    let mut sheet = Sheet::new(words.columns());
    sheet.line(&words.say(&turn(view)));
    if view.round > 0 {
        sheet.line("");
        sheet.table(&events(view, words));
        sheet.line("");
        land::write(view, words, &mut sheet);
    }
    players::write(view, words, &mut sheet);
    sheet.text()
}

/// Whose turn it is, and how near the end is (ST-24.1).
fn turn(view: &View) -> Phrase {
    let id = match (view.round, view.over) {
        (0, _) => "board-setup",
        (_, true) => "board-over",
        _ => "board-turn",
    };
    Phrase::new(id)
        .with("seat", view.active)
        .with("round", view.round)
        .with("events", view.discarded)
        .with("end", EVENTS_TO_END)
        .with("last", u8::from(view.ending))
}

/// The columns: the action pair, the event above it, its counter and what it does.
fn events(view: &View, words: &dyn Words) -> Vec<Vec<String>> {
    let heads = ["board-column", "board-action", "board-counter", "board-event", "board-effect"];
    let mut rows = vec![heads.map(|id| words.name(id)).to_vec()];
    for (column, (laid, pair)) in view.events.iter().zip(&view.pairs).enumerate() {
        let (Some(event), Some([upper, lower])) = (laid.event, *pair) else { continue };
        let pair = Phrase::new("board-pair")
            .with("upper", names::main_action(upper))
            .with("lower", names::main_action(lower));
        rows.push(vec![
            (column + 1).to_string(),
            words.say(&pair),
            laid.counter.to_string(),
            words.say(&Phrase::new("board-name").with("name", names::event(event))),
            effect(event, words),
        ]);
    }
    rows
}

/// What an event does, and the tokens it brings back (ST-16.6).
fn effect(event: EventId, words: &dyn Words) -> String {
    let text = words.say(&Phrase::new("board-name").with("name", names::event_text(event)));
    let returns = BoardToken::all().zip(event.card().returns).filter(|&(_, count)| count > 0);
    let tokens = returns.map(|(token, count)| times(words.name(&format!("token-{token}")), count.into()));
    let tokens: Vec<String> = tokens.collect();
    format!("{text} {}: {}.", words.name("board-returns"), tokens.join(", "))
}

/// A word, with how many there are of it: `Fear ×2`.
fn times(word: String, count: usize) -> String {
    if count == 1 { word } else { format!("{word} ×{count}") }
}
