//! The same game for a program at the other end: one JSON object a line out, one answer a line in.

use std::io::{BufRead, Write};

use catalog::{AnyPlay, OutcomeShown};
use serde_json::json;
use table::Pcg;

use crate::clock;
use crate::failure::Failure;
use crate::screen::Screen;
use crate::seating::{self, Sitter};

/// Plays to the end of the game or of the input. Each `human` seat that is to act gets its observation; the answer is
/// a number from 1, an action in notation, `undo` or `quit`. A refusal is an object with `error`.
pub(crate) fn run(
    play: &mut dyn AnyPlay,
    sitters: &[Sitter],
    mut mind: Pcg,
    screen: &mut Screen<impl BufRead, impl Write>,
) -> Result<(), Failure> {
    let mut players = seating::players(sitters, Some(clock::wall));
    while let Some(seat) = play.to_act().first() {
        if let Some(Some(player)) = players.get_mut(seat.index()) {
            let index = play.choose_for(seat, player, &mut mind).map_err(Failure::input)?;
            play.apply_index(seat, index).map_err(Failure::input)?;
            continue;
        }
        screen.line(&serde_json::to_string(&play.observe(seat.into()))?)?;
        screen.flush()?;
        let Some(answer) = screen.read()? else { return Ok(()) };
        let done = match answer.as_str() {
            "quit" => return Ok(()),
            "undo" => play.undo(seat).map_err(|error| error.to_string()),
            text => match text.parse::<usize>() {
                Ok(number) => {
                    play.apply_index(seat, number.wrapping_sub(1)).map_err(|error| error.to_string())
                }
                Err(_) => play.apply(seat, text).map_err(|error| error.to_string()),
            },
        };
        if let Err(error) = done {
            screen.line(&json!({ "error": error }).to_string())?;
        }
    }
    let outcome = play.outcome().map(|outcome| OutcomeShown::new(play.game().meta().score_parts, &outcome));
    Ok(screen.line(&json!({ "outcome": outcome, "hash": play.hash() }).to_string())?)
}
