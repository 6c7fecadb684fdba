//! What things are called, each name being the id of a message; and amounts of tokens inside a sentence.

use table::{Arg, Phrase};

use crate::components::{
    Area, Bundle, CitizenId, Column, DomainId, DukeId, Dukes, MonsterId, MonsterType, Resource, Role,
};

/// The name of a citizen.
pub(super) fn citizen(citizen: CitizenId) -> Arg {
    Arg::Name(format!("citizen-{citizen}"))
}

/// The name of a monster.
pub(super) fn monster(monster: MonsterId) -> Arg {
    Arg::Name(format!("monster-{monster}"))
}

/// What slaying a monster gives.
pub(super) fn reward(monster: MonsterId) -> Arg {
    Arg::Name(format!("monster-{monster}-text"))
}

/// The name of a domain.
pub(super) fn domain(domain: DomainId) -> Arg {
    Arg::Name(format!("domain-{domain}"))
}

/// What a domain does.
pub(super) fn power(domain: DomainId) -> Arg {
    Arg::Name(format!("domain-{domain}-text"))
}

/// The name of a duke.
pub(super) fn duke(duke: DukeId) -> Arg {
    Arg::Name(format!("duke-{duke}"))
}

/// The names of several dukes.
pub(super) fn dukes(some: Dukes) -> Arg {
    Arg::List(some.iter().map(duke).collect())
}

/// The name of an area.
pub(super) fn area(area: Area) -> Arg {
    Arg::Name(format!("area-{area}"))
}

/// The name of a role.
pub(super) fn role(role: Role) -> Arg {
    Arg::Name(format!("role-{role}"))
}

/// The name of a type of monsters.
pub(super) fn monster_type(kind: MonsterType) -> Arg {
    Arg::Name(format!("monster_type-{kind}"))
}

/// A column of the centre by its number.
pub(super) fn column(column: Column) -> Arg {
    Arg::Number(column as i64 + 1)
}

/// A resource as a number on which a sentence depends: 1 Gold, 2 Strength, 4 Magic.
pub(super) fn resource(resource: Resource) -> u8 {
    match resource {
        Resource::Gold => 1,
        Resource::Strength => 2,
        Resource::Magic => 4,
    }
}

/// Fills in an amount of tokens for the message `tokens`: `kinds` says which there are (1 Gold, 2 Strength, 4 Magic,
/// added up; 8 victory points alone, for no card gives them with something else).
pub(super) fn with_tokens(phrase: Phrase, tokens: Bundle) -> Phrase {
    let Bundle { gold, strength, magic, vp } = tokens;
    let bit = |amount: u16, bit: u8| if amount > 0 { bit } else { 0 };
    phrase
        .with("kinds", bit(gold, 1) | bit(strength, 2) | bit(magic, 4) | bit(vp, 8))
        .with("gold", u32::from(gold))
        .with("strength", u32::from(strength))
        .with("magic", u32::from(magic))
        .with("vp", u32::from(vp))
}

/// Fills in a price in one resource for the message `price`, where `tokens` says what it buys.
pub(super) fn with_price(phrase: Phrase, price: Bundle) -> Phrase {
    let (kind, amount) = if price.gold > 0 {
        (Resource::Gold, price.gold)
    } else if price.strength > 0 {
        (Resource::Strength, price.strength)
    } else {
        (Resource::Magic, price.magic)
    };
    phrase.with("currency", resource(kind)).with("price", u32::from(amount))
}

/// Fills in a citizen with what is printed on it but its powers.
pub(super) fn with_citizen(phrase: Phrase, which: CitizenId) -> Phrase {
    phrase.with("citizen", citizen(which)).with("role", role(which.card().role))
}

/// Fills in a monster with what is printed on it but its price.
pub(super) fn with_monster(phrase: Phrase, which: MonsterId) -> Phrase {
    let card = which.card();
    phrase
        .with("monster", monster(which))
        .with("type", monster_type(card.kind))
        .with("area", area(card.area))
        .with("worth", card.vp)
        .with("reward", reward(which))
}
