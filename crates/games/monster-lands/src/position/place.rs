//! Putting things into their places.

use std::str::FromStr;

use table::{Audit, Id, IdSet, NotationError, Seat, Word};

use super::ID;
use crate::components::{
    Affinity, Building, Die, Face, Gear, Loot, MemberId, Mission, Monster, Territory, Trap,
};
use crate::rules::round::starting;
use crate::state::{Occupant, PathToken, Pool};
use crate::values::{Area, PathId};
use crate::{Question, State, Step};

pub(super) fn place(s: &mut State, key: &str, value: &str) -> Result<(), String> {
    if let Some(path) = key.strip_prefix("path.") {
        return place_path(s, parse(path)?, value);
    }
    match key.split_once('.') {
        Some(("land", area)) => place_land(s, parse(area)?, value),
        Some(("monster", area)) => {
            let land = parse::<Area>(area)?.land().ok_or("there are no monsters there")?;
            let monster: Monster = parse(value)?;
            take(&mut s.monster_pile, monster)?;
            s.monsters[land] = Some(monster);
            Ok(())
        }
        Some(("last", building)) => {
            s.citadel.last[parse::<Building>(building)? as usize] = number(value)?;
            Ok(())
        }
        Some(("taken", building)) => {
            let building: Building = parse(building)?;
            for space in words(value) {
                let space: u8 = number(space)?;
                s.citadel.taken[building as usize] |= 1 << (space.clamp(1, 5) - 1);
            }
            Ok(())
        }
        Some((seat, field)) => {
            let seat: Seat = parse(seat)?;
            if s.players.get(seat).is_none() {
                return Err(format!("nobody sits at {seat}"));
            }
            place_clan(s, seat, field, value)
        }
        None => place_table(s, key, value),
    }
}

fn place_table(s: &mut State, key: &str, value: &str) -> Result<(), String> {
    match key {
        "round" => {
            s.round = number(value)?;
            if !(1..=6).contains(&s.round) {
                return Err("there are rounds 1 to 6".to_owned());
            }
        }
        "first" => s.first = seat(s, value)?,
        "active" => s.active = seat(s, value)?,
        "tavern" => {
            for (slot, word) in words(value).enumerate() {
                let member: MemberId = parse(word)?;
                take(&mut s.hirelings, member)?;
                *s.tavern.get_mut(slot).ok_or("the Tavern has four slots")? = Some(member);
            }
        }
        "lodge" => {
            for (slot, word) in words(value).enumerate() {
                let trap: Trap = parse(word)?;
                take_trap(s, trap)?;
                *s.lodge.get_mut(slot).ok_or("the Hunter's Lodge has six slots")? = Some(trap);
            }
        }
        "bazaar" => {
            for (slot, word) in words(value).enumerate() {
                let gear: Gear = parse(word)?;
                take(&mut s.gear_pile, gear)?;
                *s.bazaar.get_mut(slot).ok_or("the Bazaar has three slots")? = Some(gear);
            }
        }
        "loot" => {
            for word in words(value) {
                let loot: Loot = parse(word)?;
                take(&mut s.loot_pile, loot)?;
                s.loot_open.insert(loot);
            }
        }
        "mission" | "contract" => {
            let mission: Mission = parse(value)?;
            take(&mut s.mission_bag, mission)?;
            s.missions[usize::from(key == "contract")] = Some(mission);
        }
        "panic" => {
            for word in words(value) {
                let building: Building = parse(word)?;
                take(&mut s.citadel.panic_pile, building)?;
                s.citadel.panic.insert(building);
            }
        }
        _ => return Err(format!("{ID} has no place `{key}`; see the keys in position.rs")),
    }
    Ok(())
}

#[allow(clippy::too_many_lines, reason = "one arm a key")]
fn place_clan(s: &mut State, seat: Seat, field: &str, value: &str) -> Result<(), String> {
    match field {
        "affinity" => {
            let affinity: Affinity = parse(value)?;
            let clan = &mut s.players[seat];
            clan.affinity = Some(affinity);
            let [leader, starter] = starting(affinity);
            clan.members.insert(leader);
            clan.members.insert(starter);
            clan.leader = Some(leader);
        }
        "glory" => s.players[seat].glory = number(value)?,
        "gold" => s.players[seat].gold = number::<u8>(value)?.into(),
        "defence" => move_tokens(&mut s.players[seat].defence, &mut s.defence_supply, number(value)?)?,
        "potions" => move_tokens(&mut s.players[seat].potions, &mut s.potion_supply, number(value)?)?,
        "venoms" => move_tokens(&mut s.players[seat].venoms, &mut s.venom_supply, number(value)?)?,
        "pool" => {
            for word in words(value) {
                let die: Die = parse(word)?;
                add_die(s, seat, die)?;
            }
        }
        "traps" => {
            // The starting trap is in the store already; a list without it has it discarded face up.
            let starting = s.players[seat].traps.take_everything();
            s.trap_discard.add_all(&starting);
            s.starting_shown.insert(seat);
            for word in words(value) {
                let trap: Trap = parse(word)?;
                if trap == Trap::TrapStarting {
                    if !s.trap_discard.take(trap) {
                        return Err("a clan has one starting trap".to_owned());
                    }
                    s.starting_shown.remove(seat);
                } else {
                    take_trap(s, trap)?;
                }
                s.players[seat].traps.add(trap);
            }
        }
        "members" => {
            for word in words(value) {
                let member: MemberId = parse(word)?;
                let pile = if member.is_novice() { &mut s.novices } else { &mut s.hirelings };
                take(pile, member)?;
                s.players[seat].members.insert(member);
            }
        }
        "leader" => s.players[seat].leader = if value == "-" { None } else { Some(parse(value)?) },
        "wounded" => {
            for word in words(value) {
                s.wounded.insert(parse(word)?);
            }
        }
        "gear" => {
            for word in words(value) {
                let (gear, member) = word.split_once('/').ok_or("gear is written card/bearer")?;
                let gear: Gear = parse(gear)?;
                take(&mut s.gear_pile, gear)?;
                s.bearer[gear as usize] = Some(parse(member)?);
            }
        }
        "loot" => {
            for word in words(value) {
                let loot: Loot = parse(word)?;
                take(&mut s.loot_pile, loot)?;
                s.players[seat].loot.insert(loot);
            }
        }
        "trophies" => {
            for word in words(value) {
                let monster: Monster = parse(word)?;
                take(&mut s.monster_pile, monster)?;
                s.players[seat].trophies.insert(monster);
            }
        }
        "territories" => {
            for word in words(value) {
                let (land, settler) =
                    word.split_once('/').map_or((word, None), |(land, who)| (land, Some(who)));
                let land: Territory = parse(land)?;
                take(&mut s.territory_pile, land)?;
                s.players[seat].territories.insert(land);
                s.settler[land as usize] = settler.map(parse).transpose()?;
            }
        }
        _ => return Err(format!("a clan has no `{field}`; see the keys in position.rs")),
    }
    Ok(())
}

fn place_land(s: &mut State, area: Area, value: &str) -> Result<(), String> {
    let land = area.land().filter(|&land| land < s.lands()).ok_or("this territory is not in play")?;
    let (territory, face) = value.split_once('/').ok_or("a land is written territory/face")?;
    let (territory, face): (Territory, Face) = (parse(territory)?, parse(face)?);
    take(&mut s.territory_pile, territory)?;
    s.territories[land] = Some(territory);
    s.tiles[land] = Some(face);
    s.tile_pile.remove(face);
    s.tile_pile.remove(Face::ALL[face as usize ^ 1]);
    Ok(())
}

/// `nimra/S,S/trap_total_4,defence/potion,venom,gold`.
fn place_path(s: &mut State, path: PathId, value: &str) -> Result<(), String> {
    let mut parts = value.split('/');
    let who = parts.next().unwrap_or_default();
    if who == "rival" {
        s.path_mut(path).occupant = Occupant::Rival;
    } else {
        let member: MemberId = parse(who)?;
        if s.owner(member).is_none() || member.is_novice() || !s.assigned.insert(member) {
            return Err(format!("{member} cannot be on a path"));
        }
        s.path_mut(path).occupant = Occupant::Member(member);
    }
    for word in words(parts.next().unwrap_or("-")) {
        let (supply, load) = (&mut s.supply, &mut s.paths[path as usize].dice);
        let (from, to) = match word {
            "S" => (&mut supply.s, &mut load.s),
            "M" => (&mut supply.m, &mut load.m),
            "P" => (&mut supply.p, &mut load.p),
            _ => return Err(format!("`{word}` is not S, M or P")),
        };
        *from = from.checked_sub(1).ok_or("not so many dice")?;
        *to += 1;
    }
    for word in words(parts.next().unwrap_or("-")) {
        if word == "defence" {
            s.defence_supply = s.defence_supply.checked_sub(1).ok_or("not so many defence tokens")?;
            s.path_mut(path).defence += 1;
            continue;
        }
        let trap: Trap = parse(word)?;
        let seat = s.path_owner(path).unwrap_or_default();
        if trap != Trap::TrapStarting {
            take_trap(s, trap)?;
        } else if !s.players[seat].traps.take(trap) {
            return Err("the starting trap is not in the store".to_owned());
        }
        if s.path(path).tokens.is_full() {
            return Err("a path has at most four tokens".to_owned());
        }
        s.path_mut(path).tokens.push(PathToken { trap, shown: false });
    }
    for word in words(parts.next().unwrap_or("-")) {
        match word {
            "potion" => {
                s.potion_supply = s.potion_supply.checked_sub(1).ok_or("not so many potions")?;
                s.path_mut(path).potions += 1;
            }
            "venom" => {
                s.venom_supply = s.venom_supply.checked_sub(1).ok_or("not so many venoms")?;
                s.path_mut(path).venoms += 1;
            }
            "gold" => s.path_mut(path).coins += 1,
            _ => return Err(format!("`{word}` is not potion, venom or gold")),
        }
    }
    Ok(())
}

/// Checks the position; it is the turn of the active player. A clan without an affinity gets the first free one.
pub(super) fn settle(s: &mut State) -> Result<(), String> {
    for seat in Seat::all(s.count()) {
        if s.players[seat].affinity.is_none() {
            let taken =
                |affinity: &Affinity| s.players.iter().any(|(_, clan)| clan.affinity == Some(*affinity));
            let free =
                Affinity::ALL.iter().find(|affinity| !taken(affinity)).copied().unwrap_or(Affinity::Air);
            place_clan(s, seat, "affinity", free.word())?;
        }
    }
    s.step = Step::Deploy;
    s.pending.push(Question::Turn { seat: s.active });
    s.audit()
}

fn seat(s: &State, text: &str) -> Result<Seat, String> {
    let seat: Seat = parse(text)?;
    s.players.get(seat).map(|_| seat).ok_or_else(|| format!("nobody sits at {seat}"))
}

fn add_die(s: &mut State, seat: Seat, die: Die) -> Result<(), String> {
    let Pool { s: strength, m, p } = &mut s.players[seat].pool;
    let supply = match die {
        Die::S => &mut s.supply.s,
        Die::M => &mut s.supply.m,
        _ => &mut s.supply.p,
    };
    *supply = supply.checked_sub(1).ok_or("not so many dice")?;
    match die {
        Die::S => *strength += 1,
        Die::M => *m += 1,
        _ => p.add(die.face().unwrap_or(1)),
    }
    Ok(())
}

fn move_tokens(held: &mut u8, supply: &mut u8, wanted: u8) -> Result<(), String> {
    *supply = (*supply + *held).checked_sub(wanted).ok_or("not so many tokens")?;
    *held = wanted;
    Ok(())
}

fn take_trap(s: &mut State, trap: Trap) -> Result<(), String> {
    if s.trap_pile.take(trap) || s.trick_pile.take(trap) {
        return Ok(());
    }
    Err(format!("there is no {trap} left to place"))
}

fn take<I: Id, W: Word>(pile: &mut IdSet<I, W>, id: I) -> Result<(), String> {
    if pile.remove(id) { Ok(()) } else { Err(format!("there is no {id} left to place")) }
}

fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').filter(move |_| list != "-")
}

fn parse<T: FromStr<Err = NotationError>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: NotationError| error.to_string())
}

fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number that fits here"))
}
