//! What happened, one sentence each.

use table::{Phrase, Seat};

use super::names;
use crate::Event;
use crate::action::KeySet;
use crate::components::{Allies, LocationId};

pub(super) fn event(event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::FirstPlayer { seat } => by("event-first-player", seat),
        Event::CourtFilled { lord } => Phrase::new("event-court-filled").with("lord", names::lord(lord)),
        Event::LocationOpened { tile } => {
            Phrase::new("event-location-opened").with("tile", names::location(tile))
        }
        Event::TurnStarted { seat } => by("event-turn-started", seat),
        Event::TurnEnded { .. } => return None, // the next turn says so
        Event::TurnPassed { seat } => by("event-turn-passed", seat),
        Event::Plotted { seat } => by("event-plotted", seat),
        Event::Revealed { card, space } => {
            Phrase::new("event-revealed").with("card", names::card(card)).with("space", space.0)
        }
        Event::Reshuffled => Phrase::new("event-reshuffled"),
        Event::Bought { buyer, ally, price } => Phrase::new("event-bought")
            .with("buyer", buyer)
            .with("ally", names::ally(ally))
            .with("price", price.0),
        Event::Passed { seat } => by("event-passed", seat),
        Event::Took { seat, ally } => by("event-took", seat).with("ally", names::ally(ally)),
        Event::Continued { seat } => by("event-continued", seat),
        Event::Fought { seat } => by("event-fought", seat),
        Event::Threat { space } => Phrase::new("event-threat").with("space", space.0),
        Event::Rewarded { .. } => return None, // what is gained follows
        Event::PearlsGained { seat, amount } => by("event-pearls-gained", seat).with("amount", amount.0),
        Event::PearlsLost { seat, amount } => by("event-pearls-lost", seat).with("amount", amount.0),
        Event::KeysGained { seat, amount } => by("event-keys-gained", seat).with("amount", amount.0),
        Event::TokenGained { seat, token } => match token.known() {
            Some(token) => by("event-token-gained-known", seat).with("token", names::token(token)),
            None => by("event-token-gained", seat),
        },
        Event::TrackCleared { allies, monsters } => return track_cleared(&allies.0, monsters.0),
        Event::StackTaken { seat, race, cards, allies } => match allies.known() {
            Some(allies) => by("event-stack-taken-known", seat).with("allies", names::allies(&allies.0)),
            None => by("event-stack-taken", seat),
        }
        .with("race", names::race(race))
        .with("cards", cards.0),
        Event::Paid { seat, lord, allies, pearls } => by("event-paid", seat)
            .with("lord", names::lord(lord))
            .with("allies", names::allies(&allies.0))
            .with("pearls", pearls.0),
        Event::Affiliated { seat, ally } => by("event-affiliated", seat).with("ally", names::ally(ally)),
        Event::Entered { seat, lord } => names::with_lord(by("event-entered", seat), lord),
        Event::Discarded { seat, ally } => by("event-discarded", seat).with("ally", names::ally(ally)),
        Event::Turned { owner, lord } => by("event-turned", owner).with("lord", names::lord(lord)),
        Event::Stolen { thief, from, token } => match token.known() {
            Some(token) => by("event-stolen-known", thief).with("token", names::token(token)),
            None => by("event-stolen", thief),
        }
        .with("from", from),
        Event::ExtraTurn { seat } => by("event-extra-turn", seat),
        Event::SecondLord { seat, lord, pearls } => {
            by("event-second-lord", seat).with("lord", names::lord(lord)).with("pearls", pearls.0)
        }
        Event::LordDiscarded { seat, lord } => {
            by("event-lord-discarded", seat).with("lord", names::lord(lord))
        }
        Event::LordDrawn { seat, lord } => by("event-lord-drawn", seat).with("lord", names::lord(lord)),
        Event::Declined { seat } => by("event-declined", seat),
        Event::LocationsDrawn { seat, tiles } => {
            by("event-locations-drawn", seat).with("tiles", names::locations(tiles.0.iter()))
        }
        Event::TileChosen { .. } => return None, // control follows
        Event::Controlled { seat, tile, keys } => controlled(seat, tile, keys),
        Event::LocationSwapped { seat, old, new } => exchanged("event-location-swapped", seat, old, new),
        Event::StackSearched { seat } => by("event-stack-searched", seat),
        Event::StackSwapped { seat, old, new } => exchanged("event-stack-swapped", seat, old, new),
        Event::PowerUsed { seat, lord } => by("event-power-used", seat).with("lord", names::lord(lord)),
        Event::StackDiscarded { race, allies } => Phrase::new("event-stack-discarded")
            .with("race", names::race(race))
            .with("allies", names::allies(&allies.0)),
        Event::CourtReplaced { lord, by } => {
            Phrase::new("event-court-replaced").with("lord", names::lord(lord)).with("by", names::lord(by))
        }
        Event::CourtRefilled { seat } => by("event-court-refilled", seat),
        Event::EndTriggered { seat } => by("event-end-triggered", seat),
        Event::LastAffiliated { seat, hand, affiliated } => {
            if hand.0.is_empty() {
                by("event-last-affiliated-none", seat)
            } else {
                by("event-last-affiliated", seat)
                    .with("hand", names::allies(&hand.0))
                    .with("affiliated", names::allies(&affiliated.0))
                    .with("count", affiliated.0.len() as u32)
            }
        }
        Event::TokensShown { seat, tokens } => {
            if tokens.0.is_empty() {
                return None;
            }
            by("event-tokens-shown", seat).with("tokens", names::tokens(&tokens.0))
        }
        Event::Ended => Phrase::new("event-ended"),
    })
}

/// Something a player does or suffers.
fn by(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("seat", seat)
}

/// AB-7.23, AB-7.24: what left the track, if anything did.
fn track_cleared(allies: &Allies, monsters: u8) -> Option<Phrase> {
    let phrase = match (allies.is_empty(), monsters) {
        (true, 0) => return None,
        (true, _) => Phrase::new("event-track-monsters"),
        (false, 0) => Phrase::new("event-track-allies"),
        (false, _) => Phrase::new("event-track-both"),
    };
    let phrase = phrase.with("allies", names::allies(allies)).with("count", allies.len() as u32);
    Some(phrase.with("monsters", monsters))
}

/// AB-11.10, AB-11.11: which lords lie under the tile now, and how many tokens went back.
fn controlled(seat: Seat, tile: LocationId, keys: KeySet) -> Phrase {
    let phrase = match (keys.lords().count(), keys.tokens()) {
        (0, _) => by("event-controlled-tokens", seat),
        (_, 0) => by("event-controlled-lords", seat),
        _ => by("event-controlled-both", seat),
    };
    phrase
        .with("tile", names::location(tile))
        .with("lords", names::lords(keys.lords()))
        .with("count", keys.lords().count() as u32)
        .with("tokens", keys.tokens())
}

fn exchanged(id: &'static str, seat: Seat, old: LocationId, new: LocationId) -> Phrase {
    by(id, seat).with("old", names::location(old)).with("new", names::location(new))
}
