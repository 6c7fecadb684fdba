//! The end of a game: who won, and what each part of the score gave.

use std::io::{self, Write};

use catalog::{AnyPlay, Messages, OutcomeShown};
use table::{Viewer, Words, sheet};

use crate::text_table;

/// Tells places and scores, in lines of at most so many columns; nothing while the game goes on.
pub(crate) fn tell(
    play: &dyn AnyPlay,
    texts: &Messages,
    names: &[String],
    columns: usize,
    out: &mut impl Write,
) -> io::Result<()> {
    let Some(outcome) = play.observe(Viewer::Spectator).outcome else {
        return Ok(());
    };
    // The game says who has won, and by what: a tie-break, or a rival who holds no seat.
    let verdict = play.game().messages(texts.lang()).with_names(names).say(&play.prompt(Viewer::Spectator));
    for line in sheet::wrap("", &verdict, 0, columns) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    write!(out, "{}", text_table::lay_out(&rows(play, texts, names, &outcome)))
}

/// A column for each player, a row for each part of the score.
fn rows(play: &dyn AnyPlay, texts: &Messages, names: &[String], outcome: &OutcomeShown) -> Vec<Vec<String>> {
    let words = play.game().messages(texts.lang()).with_names(names);
    let row = |head: String, cells: &mut dyn Iterator<Item = String>| {
        std::iter::once(head).chain(cells).collect::<Vec<_>>()
    };
    let seats = &outcome.seats;
    let mut rows = vec![row(String::new(), &mut names.iter().cloned())];
    for (index, part) in outcome.parts.iter().enumerate() {
        let name = words.name(&format!("part-{part}"));
        rows.push(row(name, &mut seats.iter().map(|seat| seat.parts[index].to_string())));
    }
    rows.push(row(texts.fill("ending-total", []), &mut seats.iter().map(|seat| seat.total.to_string())));
    // Alone there is nobody to be placed among, and the game has said how it ended.
    if seats.len() > 1 {
        rows.push(row(texts.fill("ending-place", []), &mut seats.iter().map(|seat| seat.place.to_string())));
    }
    rows
}
