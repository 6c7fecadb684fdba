//! The whole position as text for a terminal: the turn, the centre from top to bottom, the players.

mod centre;
mod effects;
mod players;

use table::sheet::Sheet;
use table::{Arg, Phrase, Words};

use super::action::with_dice;
use crate::state::Phase;
use crate::view::View;

pub(super) fn board(view: &View, words: &dyn Words) -> String {
    let mut sheet = Sheet::new(words.columns());
    sheet.line(&words.say(&turn(view)));
    if let Some(dice) = view.dice.filter(|_| view.ending.is_none()) {
        sheet.line(&words.say(&with_dice(Phrase::new(dice_say(view)), dice)));
    }
    sheet.line(&words.say(&exhausted(view)));
    sheet.line("");
    centre::write(view, words, &mut sheet);
    sheet.line("");
    players::write(view, words, &mut sheet);
    sheet.text()
}

/// What the dice are for: VA-7.13, and VA-19.12 while the monsters attack.
fn dice_say(view: &View) -> &'static str {
    if view.phase == Phase::Monsters { "board-dice-attack" } else { "board-dice" }
}

/// Whose turn it is, in which phase, and whether the round is the last (VA-16.6).
fn turn(view: &View) -> Phrase {
    let Some(active) = view.active else { return Phrase::new("board-setup") };
    let phrase = match (view.ending, view.resting) {
        (Some(_), _) => return Phrase::new("board-over").with("rounds", u32::from(last_round(view))),
        (None, Some(resting)) => Phrase::new("board-turn-rest").with("resting", resting),
        (None, None) => Phrase::new("board-turn"),
    };
    let left = if view.phase == Phase::Action { view.actions_left } else { 0 };
    phrase
        .with("seat", active)
        .with("round", u32::from(view.round))
        .with("phase", Arg::Name(format!("phase-{}", view.phase)))
        .with("actions", left)
        .with("last", u8::from(view.last_round))
}

/// The round in which the game ended: after a whole one the next has not begun.
fn last_round(view: &View) -> u16 {
    let seats = view.players.len() as u16;
    view.turns.div_ceil(seats.max(1)).max(1)
}

/// VA-16.1, VA-19.30: how near the end is.
fn exhausted(view: &View) -> Phrase {
    let alone = view.dark_lord.is_some();
    Phrase::new(if alone { "board-exhausted-alone" } else { "board-exhausted" })
        .with("stacks", view.exhausted.len() as u32)
        .with("end", view.end_exhausted)
}
