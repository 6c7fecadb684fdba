//! Reading a position by key.

use table::{Game, Id, Seat, Viewer};

use crate::components::{Area, Deck, Kind, Location};
use crate::state::Due;
use crate::{State, View};

pub(super) fn read(s: &State, key: &str) -> Option<String> {
    let words: Vec<&str> = key.split('.').collect();
    match *words {
        [word] => table(s, word),
        ["counter", column] => {
            s.counters.get(column.parse::<usize>().ok()?.checked_sub(1)?).map(u8::to_string)
        }
        ["warrior", "at"] => Some(option(s.warrior)),
        ["sorcerer", "at"] => Some(option(s.sorcerer)),
        ["task", at] => Some(option(s.tasks[at.parse::<Location>().ok()?.index()])),
        ["deck", deck] => Some(text(s.decks[deck.parse::<Deck>().ok()?.index()].cards.iter())),
        ["discard", deck] => Some(text(s.decks[deck.parse::<Deck>().ok()?.index()].discard.iter())),
        ["under", deck] => {
            Some(text(s.decks[deck.parse::<Deck>().ok()?.index()].under.iter().copied().flatten()))
        }
        ["test", "count"] => Some(s.test.map_or(0, |test| s.dice_to_roll(&test)).to_string()),
        ["test", "difficulty"] => Some(s.test.map_or(0, |test| test.difficulty()).to_string()),
        [area, field] if area.starts_with("area_") => in_area(s, area.parse().ok()?, field),
        [seat, field] => player(s, seat.parse().ok()?, field),
        _ => None,
    }
}

fn table(s: &State, key: &str) -> Option<String> {
    let view = || -> View { s.view(Viewer::Spectator) };
    Some(match key {
        "active" => s.active.to_string(),
        "first" => s.first.to_string(),
        "round" => s.round.to_string(),
        "discarded" => s.discarded.to_string(),
        "turn" => {
            let done = [
                ("moved", s.turn.moved),
                ("acted", s.turn.acted),
                ("location", s.turn.location_used),
                ("rested", s.turn.rested),
            ];
            text(done.into_iter().filter(|(_, done)| *done).map(|(word, _)| word))
        }
        "events" => text(s.events.iter()),
        "event_deck" => text(s.event_deck.iter()),
        "event_discard" => text(s.event_discard.iter()),
        "pairs" => text(s.pairs.iter().map(|[upper, lower]| format!("{upper}/{lower}"))),
        "hunters" => text(s.hunters.iter()),
        "children" => text(s.children.iter()),
        "tracks" => text(s.tracks.iter()),
        "removed" => text(s.removed.iter()),
        "pool" => kinds(s.pool),
        "vitality_pool" => s.vitality_pool.to_string(),
        "queue" => text(s.queue.iter().flatten().map(|due| match due {
            Due::Event(column) => format!("event.{}", column + 1),
            Due::Count(area) => format!("count.{area}"),
            Due::Forced(area) => format!("forced.{area}"),
        })),
        "question" => view().question.word().to_owned(),
        "ending" => yes(s.ending),
        "dice" => text(s.test.iter().flat_map(|test| test.dice.iter())),
        _ => return None,
    })
}

fn player(s: &State, seat: Seat, field: &str) -> Option<String> {
    let player = s.players.get(seat)?;
    Some(match field {
        "creature" => option(player.creature),
        "at" => player.place.map_or("lair".to_owned(), |at| at.to_string()),
        "vitality" => player.vitality.to_string(),
        "blocked" => player.blocked().to_string(),
        "card" => kinds(player.card),
        "hand" => kinds(player.hand),
        "spent" => kinds(player.spent),
        "repeat" => option(player.repeat),
        "trophies" => text(Seat::all(s.count()).flat_map(|owner| {
            let faces = player.trophies[owner.index()];
            Kind::all().flat_map(move |face| {
                std::iter::repeat_n(format!("{owner}.{face}"), faces[face.index()] as usize)
            })
        })),
        "attributes" => text(player.attributes().map(|held| format!("{}.{}", held.id, held.level))),
        "wounds" => text(player.attributes().flat_map(|held| {
            (1..=held.level)
                .filter(move |&level| !held.usable(level))
                .map(move |level| format!("{}.{level}", held.id))
        })),
        "used" => {
            text(player.creature?.attributes().filter(|attribute| player.used & (1 << attribute.slot()) != 0))
        }
        "lair" => option(player.lair),
        "lair_counter" => option(player.lair_counter),
        "lair_deck" => text(s.location_deck(seat).iter()),
        "mission" => option(player.mission()),
        "missions" => text(player.missions.iter().copied().flatten()),
        "left" => player.missions.len().to_string(),
        "done" => player.done.len().to_string(),
        "progress" => format!("{},{}", player.progress[0], player.progress[1]),
        "completed" => yes(player.completed_this_turn),
        "tasks" => text(player.tasks.iter()),
        _ => return None,
    })
}

fn in_area(s: &State, area: Area, field: &str) -> Option<String> {
    let state = s.area(area);
    Some(match field {
        "tokens" => text(s.impacts(area).map(|token| {
            let known: String = token.known.iter().map(|seat| seat.to_string()).collect();
            match (token.shown, known.is_empty()) {
                (true, _) => format!("{}!", token.kind),
                (false, true) => token.kind.to_string(),
                (false, false) => format!("{}:{known}", token.kind),
            }
        })),
        "guesses" => {
            text(state.guesses.iter().flatten().map(|guess| format!("{}.{}", guess.owner, guess.face)))
        }
        "offering" => option(state.offering.map(|(owner, face)| format!("{owner}.{face}"))),
        _ => return None,
    })
}

/// `fear,fear,favour`, or `-` for nothing.
fn text(items: impl Iterator<Item = impl std::fmt::Display>) -> String {
    let words: Vec<String> = items.map(|item| item.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}

/// `fear*3,favour`.
fn kinds(tokens: [u8; 2]) -> String {
    text(Kind::all().filter(|kind| tokens[kind.index()] > 0).map(|kind| match tokens[kind.index()] {
        1 => kind.to_string(),
        n => format!("{kind}*{n}"),
    }))
}

fn option(item: Option<impl std::fmt::Display>) -> String {
    item.map_or("-".to_owned(), |item| item.to_string())
}

fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}
