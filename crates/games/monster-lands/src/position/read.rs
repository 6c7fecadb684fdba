//! Reading a position by key.

use std::fmt::Display;

use table::{Seat, Viewer};

use crate::state::Occupant;
use crate::values::{Area, PathId};
use crate::{State, score, view};

pub(super) fn read(s: &State, key: &str) -> Option<String> {
    if let Some(rest) = key.strip_prefix("path.") {
        return read_path(s, rest);
    }
    match key.split_once('.') {
        Some(("monster", area)) => {
            let land = area.parse::<Area>().ok()?.land()?;
            Some(maybe(s.monsters[land]))
        }
        Some(("land", area)) => {
            let land = area.parse::<Area>().ok()?.land().filter(|&land| land < 2)?;
            Some(maybe(s.territories[land]))
        }
        Some((seat, field)) => {
            let seat: Seat = seat.parse().ok()?;
            s.players.get(seat)?;
            read_clan(s, seat, field)
        }
        None => read_table(s, key),
    }
}

fn read_table(s: &State, key: &str) -> Option<String> {
    Some(match key {
        "round" => s.round.to_string(),
        "first" => s.first.to_string(),
        "active" => s.active.to_string(),
        "tavern" => list(s.tavern.iter().flatten()),
        "lodge" => list(s.lodge.iter().flatten()),
        "bazaar" => list(s.bazaar.iter().flatten()),
        "loot" => list(s.loot_open.iter()),
        "mission" => maybe(s.missions[0]),
        "contract" => maybe(s.missions[1]),
        "panic" => list(s.citadel.panic.iter()),
        "carried" => s.carried.to_string(),
        "supply" => format!("{},{},{}", s.supply.s, s.supply.m, s.supply.p),
        "trap_discard" => list(s.trap_discard.each()),
        "hidden_discard" => s.hidden_discard.len().to_string(),
        "monster_discard" => list(s.monster_discard.iter()),
        "loot_discard" => list(s.loot_discard.iter()),
        "territory_discard" => list(s.territory_discard.iter()),
        "missions_done" => s.missions_done.to_string(),
        "question" => {
            view::of(s, Viewer::Spectator).question.map_or("-", |question| question.kind).to_owned()
        }
        _ => return None,
    })
}

fn read_clan(s: &State, seat: Seat, field: &str) -> Option<String> {
    let clan = &s.players[seat];
    Some(match field {
        "affinity" => maybe(clan.affinity),
        "glory" => clan.glory.to_string(),
        "reputation" => s.reputation(seat).to_string(),
        "surplus" => s.surplus(seat).to_string(),
        "gold" => clan.gold.to_string(),
        "defence" => clan.defence.to_string(),
        "potions" => clan.potions.to_string(),
        "venoms" => clan.venoms.to_string(),
        "pool" => {
            let dice = clan.pool.kinds().iter();
            list(dice.flat_map(|die| std::iter::repeat_n(die, clan.pool.count(die).into())))
        }
        "traps" => list(clan.traps.each()),
        "members" => list(clan.members.iter()),
        "leader" => maybe(clan.leader),
        "wounded" => list(clan.members.and(s.wounded).iter()),
        "gear" => {
            let cards =
                clan.members.iter().flat_map(|member| s.gear_of(member).map(move |gear| (gear, member)));
            list(cards.map(|(gear, member)| format!("{gear}/{member}")))
        }
        "loot" => list(clan.loot.iter()),
        "trophies" => list(clan.trophies.iter()),
        "territories" => list(clan.territories.iter().map(|land| match s.settler[land as usize] {
            Some(settler) => format!("{land}/{settler}"),
            None => land.to_string(),
        })),
        "score" => score(s, seat).total().to_string(),
        "rank" => score::rank(s).to_string(),
        _ => return None,
    })
}

/// `path.A.1` says who is there; `.dice`, `.tokens`, `.defence`, `.carried` what lies there.
fn read_path(s: &State, rest: &str) -> Option<String> {
    let mut parts = rest.split('.');
    let name = format!("{}.{}", parts.next()?, parts.next()?);
    let path: PathId = name.parse().ok()?;
    let load = s.path(path);
    Some(match parts.next() {
        None => match load.occupant {
            Occupant::Nobody => "-".to_owned(),
            Occupant::Member(member) => member.to_string(),
            Occupant::Dead => "dead".to_owned(),
            Occupant::Rival => "rival".to_owned(),
        },
        Some("dice") => format!("{},{},{}", load.dice.s, load.dice.m, load.dice.p),
        Some("tokens") => list(load.tokens.iter().map(|token| token.trap)),
        Some("defence") => load.defence.to_string(),
        Some("carried") => format!("{},{},{}", load.potions, load.venoms, load.coins),
        Some(_) => return None,
    })
}

fn maybe(thing: Option<impl Display>) -> String {
    thing.map_or_else(|| "-".to_owned(), |thing| thing.to_string())
}

fn list(things: impl Iterator<Item = impl Display>) -> String {
    let words: Vec<String> = things.map(|thing| thing.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}
