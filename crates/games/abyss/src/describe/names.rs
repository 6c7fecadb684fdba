//! What things are called: each name is the id of a message.

use table::{Arg, Phrase};

use super::reckoning::Cost;
use crate::components::{Allies, Card, Guild, Kind, LocationId, LordId, Race, Races, Reward, Token, Tokens};

/// The name of an ally: its race and its value.
pub(super) fn ally(kind: Kind) -> Arg {
    Arg::Name(format!("ally-{}_{}", kind.race(), kind.value()))
}

/// The name of an exploration card.
pub(super) fn card(card: Card) -> Arg {
    card.ally().map_or_else(|| Arg::Name("monster_card-monster".to_owned()), ally)
}

/// The names of several allies, in canonical order.
pub(super) fn allies(some: &Allies) -> Arg {
    list(some.each().map(ally))
}

/// The name of a race.
pub(super) fn race(race: Race) -> Arg {
    Arg::Name(format!("race-{race}"))
}

/// The names of several races.
pub(super) fn races(some: Races) -> Arg {
    list(some.iter().map(race))
}

/// The name of a guild.
pub(super) fn guild(guild: Guild) -> Arg {
    Arg::Name(format!("guild-{guild}"))
}

/// The name of a lord.
pub(super) fn lord(lord: LordId) -> Arg {
    Arg::Name(format!("lord-{lord}"))
}

/// The names of several lords.
pub(super) fn lords(some: impl Iterator<Item = LordId>) -> Arg {
    list(some.map(lord))
}

/// What a lord's power does.
pub(super) fn power(lord: LordId) -> Arg {
    Arg::Name(format!("lord-{lord}-text"))
}

/// The name of a location.
pub(super) fn location(tile: LocationId) -> Arg {
    Arg::Name(format!("location-{tile}"))
}

/// The names of several locations.
pub(super) fn locations(some: impl Iterator<Item = LocationId>) -> Arg {
    list(some.map(location))
}

/// How a location scores.
pub(super) fn rule(tile: LocationId) -> Arg {
    Arg::Name(format!("location-{tile}-text"))
}

/// What a reward record gives.
pub(super) fn reward(reward: Reward) -> Arg {
    Arg::Name(format!("reward-{reward}"))
}

/// What a space of the threat track pays.
pub(super) fn threat(space: u8) -> Arg {
    Arg::Name(format!("threat-{space}"))
}

/// The values of several monster tokens.
pub(super) fn tokens(some: &Tokens) -> Arg {
    list(some.each().map(|token| token.value().into()))
}

/// The value of a monster token.
pub(super) fn token(token: Token) -> Arg {
    token.value().into()
}

fn list(items: impl Iterator<Item = Arg>) -> Arg {
    Arg::List(items.collect())
}

/// Fills in a lord with everything printed on it but its cost.
pub(super) fn with_lord(phrase: Phrase, which: LordId) -> Phrase {
    let card = which.card();
    phrase
        .with("lord", lord(which))
        .with("guild", guild(card.guild))
        .with("influence", card.influence)
        .with("keys", card.keys)
        .with("power", power(which))
}

/// Fills in a cost: `kind` is 0 for any races, 1 for one given race, 2 for several races with a given one among them,
/// 3 for all races.
pub(super) fn with_cost(phrase: Phrase, cost: Cost) -> Phrase {
    let kind: u8 = match (cost.mandatory.len(), cost.races) {
        (0, _) => 0,
        (1, 1) => 1,
        (1, _) => 2,
        _ => 3,
    };
    phrase
        .with("kind", kind)
        .with("sum", cost.sum)
        .with("races", cost.races)
        .with("mandatory", races(cost.mandatory))
}
