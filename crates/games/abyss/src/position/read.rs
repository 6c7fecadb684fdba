//! Reading a position by key.

use table::{Game, Id, Seat, Viewer};

use super::{set_text, text};
use crate::components::Race;
use crate::rules::{council, explore};
use crate::{State, score};

pub(super) fn read(s: &State, key: &str) -> Option<String> {
    match key.split_once('.') {
        Some(("council", rest)) => match rest.split_once('.') {
            None => Some(text(s.council_stack(rest.parse().ok()?).each())),
            Some((race, "count")) => Some(council::height(s, race.parse::<Race>().ok()?).to_string()),
            Some(_) => None,
        },
        Some((pile, "count")) => count(s, pile).map(|count| count.to_string()),
        Some((seat, field)) => player(s, seat.parse().ok()?, field),
        None => table(s, key),
    }
}

fn count(s: &State, pile: &str) -> Option<usize> {
    Some(match pile {
        "deck" => s.deck.len(),
        "discard" => s.discard.len(),
        "lord_deck" => s.lord_deck.len(),
        "stack" => s.stack.len(),
        _ => return None,
    })
}

fn table(s: &State, key: &str) -> Option<String> {
    Some(match key {
        "active" => s.active.to_string(),
        "court" => text(s.court.iter()),
        "deck" => text(s.deck.each()),
        "discard" => text(s.discard.each()),
        "lord_deck" => text(s.lord_deck.each()),
        "lord_discard" => set_text(s.lord_discard),
        "stack" => text(s.stack.each()),
        "available" => set_text(s.available),
        "removed" => set_text(s.removed),
        "track" => text(s.track.iter()),
        "threat" => s.threat.to_string(),
        "sales" => s.turn.sales.to_string(),
        "bought" => s.turn.bought.to_string(),
        "used" => set_text(s.turn.used),
        "turns" => s.turns.to_string(),
        "extra_turns" => s.extra_turns.to_string(),
        "idle_turns" => s.idle_turns.to_string(),
        "end" => s.end.map_or_else(|| "-".to_owned(), |seat| seat.to_string()),
        "key_supply" => s.key_supply.to_string(),
        "token_pile" => text(s.token_pile.each()),
        "played" => text(s.played.each()),
        "draft" => text(s.draft.each()),
        "question" => question(s),
        "price" => explore::price(s).map_or_else(|| "-".to_owned(), |price| price.to_string()),
        _ => return None,
    })
}

/// The kind of decision as everybody sees it: `main`, `explore_ally`.
fn question(s: &State) -> String {
    let shown = s.view(Viewer::Spectator).question;
    shown.map_or_else(|| "-".to_owned(), |question| question.word().to_owned())
}

fn player(s: &State, seat: Seat, field: &str) -> Option<String> {
    let player = s.players.get(seat)?;
    if let Some(part) = field.strip_prefix("score") {
        return points(s, seat, part);
    }
    Some(match field {
        "pearls" => player.pearls.to_string(),
        "keys" => player.keys.to_string(),
        "all_keys" => player.all_keys().to_string(),
        "hand" => text(player.hand.each()),
        "cards" => player.hand.len().to_string(),
        "affiliated" => text(player.affiliated.each()),
        "tokens" => text(player.tokens.each()),
        "token_count" => player.tokens.len().to_string(),
        "lords" => text(player.free.iter().map(|lord| {
            let mark = if player.turned.contains(lord) { "/turned" } else { "" };
            format!("{lord}{mark}")
        })),
        "locations" => text(player.locations.iter().map(|tile| {
            let tucked = player.lords.iter().filter(|lord| s.under[lord.index()] == Some(tile));
            tucked.fold(tile.to_string(), |text, lord| format!("{text}+{lord}"))
        })),
        _ => return None,
    })
}

/// The score if nothing more happened: `A.score`, or a part of it, `A.score.lords`.
fn points(s: &State, seat: Seat, part: &str) -> Option<String> {
    let score = score(s, seat);
    let Some(part) = part.strip_prefix('.') else {
        return part.is_empty().then(|| score.total().to_string());
    };
    let place = State::META.score_parts.iter().position(|&name| name == part)?;
    score.parts().get(place).map(ToString::to_string)
}
