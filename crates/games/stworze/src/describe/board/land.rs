//! The land: locations with their tasks and who stands there, areas with their tokens, the Warrior and the Sorcerer.

use table::sheet::Sheet;
use table::{Arg, Id, Phrase, Words};

use super::{names, times};
use crate::components::{Area, BoardToken, Figure, FigureCard, Location};
use crate::view::View;

pub(super) fn write(view: &View, words: &dyn Words, sheet: &mut Sheet) {
    sheet.table(&locations(view, words));
    sheet.line("");
    sheet.table(&areas(view, words));
    for (figure, at, card) in [
        (Figure::Warrior, view.warrior, view.warrior_card),
        (Figure::Sorcerer, view.sorcerer, view.sorcerer_card),
    ] {
        sheet.line(&words.say(&figure_line(figure, at, card)));
    }
    sheet.line("");
}

fn figure_line(figure: Figure, at: Option<Location>, card: FigureCard) -> Phrase {
    let id = if at.is_some() { "board-figure" } else { "board-figure-off" };
    Phrase::new(id)
        .with("figure", names::figure(figure))
        .with("card", names::card(card))
        .with("at", names::location(at.unwrap_or(Location::Grod)))
        .with("aura", names::aura(card))
        .with("help", names::reward(card, false))
        .with("harm", names::reward(card, true))
}

fn locations(view: &View, words: &dyn Words) -> Vec<Vec<String>> {
    // Both parts may be long, and only the last column is broken into lines.
    let both = |here: String, task: String| format!("{here} · {task}");
    let heads = both(words.name("board-here"), words.name("board-task"));
    let mut rows = vec![vec![words.name("board-location"), heads]];
    for at in Location::all() {
        let task = match view.tasks[at.index()] {
            Some(task) => {
                let card = task.card();
                let traits = card.traits.iter().map(|&feature| names::feature(feature)).collect();
                let shown = Phrase::new("board-task-card")
                    .with("task", names::task(task))
                    .with("time", names::time(card.time))
                    .with("traits", Arg::List(traits))
                    .with("difficulty", card.difficulty)
                    .with("text", names::task_text(task));
                words.say(&shown)
            }
            None => words.name("board-no-task"),
        };
        rows.push(vec![words.name(&format!("location-{at}")), both(here(view, at, words), task)]);
    }
    rows
}

/// Tokens and creatures at a location.
fn here(view: &View, at: Location, words: &dyn Words) -> String {
    let there = [
        (BoardToken::Hunter, view.hunters.contains(at)),
        (BoardToken::Children, view.children.contains(at)),
        (BoardToken::Tracks, view.tracks.contains(at)),
        (BoardToken::Warrior, view.warrior == Some(at)),
        (BoardToken::Sorcerer, view.sorcerer == Some(at)),
    ];
    let mut names: Vec<String> = there
        .into_iter()
        .filter(|(_, there)| *there)
        .map(|(token, _)| words.name(&format!("token-{token}")))
        .collect();
    for (_, player) in view.players.iter().filter(|(_, player)| player.place == Some(at)) {
        names.extend(player.creature.map(|creature| words.name(&format!("creature-{creature}"))));
    }
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}

/// Tokens of an area, those with the same face together; then guesses in order and the offering.
fn areas(view: &View, words: &dyn Words) -> Vec<Vec<String>> {
    let heads = ["board-area", "board-tokens", "board-guesses"];
    let mut rows = vec![heads.map(|id| words.name(id)).to_vec()];
    for area in Area::all() {
        let lying = &view.areas[area.index()];
        let tokens = lying.tokens.iter().flatten().map(|token| face(token.kind, words));
        let guesses = lying.guesses.iter().flatten().map(|guess| {
            let phrase = Phrase::new("board-guess").with("seat", guess.owner);
            words.say(&phrase.with("face", names::kind(guess.face)))
        });
        let offering = lying.offering.map(|(seat, kind)| {
            let phrase = Phrase::new("board-offering").with("seat", seat);
            words.say(&phrase.with("face", names::kind(Some(kind))))
        });
        rows.push(vec![
            words.name(&format!("area-{area}")),
            joined(counted(tokens).into_iter()),
            joined(guesses.chain(offering)),
        ]);
    }
    rows
}

/// A token as its face, if the viewer knows it.
fn face(kind: Option<crate::components::Kind>, words: &dyn Words) -> String {
    words.say(&Phrase::new("board-token").with("kind", names::kind(kind)))
}

/// Equal words once, with how many there are.
fn counted(faces: impl Iterator<Item = String>) -> Vec<String> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for face in faces {
        match counts.iter_mut().find(|(known, _)| *known == face) {
            Some((_, count)) => *count += 1,
            None => counts.push((face, 1)),
        }
    }
    counts.into_iter().map(|(face, count)| times(face, count)).collect()
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { "–".to_owned() } else { parts.join(", ") }
}
