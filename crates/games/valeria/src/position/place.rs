//! Placing things by key.

use std::str::FromStr;

use table::{Id, NotationError, Seat};

use crate::State;
use crate::components::{
    Area, COPIES, CitizenId, Citizens, Column, DIE_FACES, DomainId, DukeId, MonsterId, Slot,
};
use crate::state::centre_place;

pub(super) fn place(s: &mut State, key: &str, value: &str) -> Result<(), String> {
    let mut words = key.split('.');
    match (words.next().unwrap_or_default(), words.next(), words.next(), words.next()) {
        ("active", None, ..) => s.active = seat(s, value)?,
        ("first", None, ..) => s.first = Some(seat(s, value)?),
        ("action", None, ..) => s.turn.actions = in_range(value, 1, 2)?,
        ("turns", None, ..) => s.turns = number(value)?,
        ("dice", None, ..) => match *value.split(',').collect::<Vec<_>>() {
            [one, two] => s.turn.dice = [in_range(one, 1, DIE_FACES)?, in_range(two, 1, DIE_FACES)?],
            _ => return Err("there are two dice".to_owned()),
        },
        ("stack", Some(area), None, _) => monsters_left(s, parse(area)?, value)?,
        ("slot", Some(slot), None, _) => top_citizen(s, parse(slot)?, value)?,
        ("slot", Some(slot), Some("cards"), None) => citizens_left(s, parse(slot)?, number(value)?)?,
        ("domains", Some(column), None, _) => top_domain(s, parse(column)?, value)?,
        ("domains", Some(column), Some("cards"), None) => {
            let column: Column = parse(column)?;
            let stack = &mut s.domains[column.index()];
            let cards = in_range(value, 0, s.unseen_domains.len() as u8)?;
            if cards == 0 && stack.top.is_some() {
                return Err("there is a card on top".to_owned());
            }
            stack.down = cards - u8::from(stack.top.is_some());
        }
        ("dark_lord", Some("citizens"), None, _) => {
            for citizen in list(value)? {
                take_citizen(s, citizen)?;
                s.dark_lord.citizens.add(citizen);
            }
        }
        ("dark_lord", Some("domains"), None, _) => {
            for domain in list(value)? {
                take_domain(s, domain)?;
                s.dark_lord.domains.insert(domain);
            }
        }
        (owner, Some(field), None, _) => {
            let owner = seat(s, owner)?;
            player(s, owner, field, value)?;
        }
        _ => return Err(format!("there is no place `{key}`; see the keys in position.rs")),
    }
    Ok(())
}

fn player(s: &mut State, seat: Seat, field: &str, value: &str) -> Result<(), String> {
    match field {
        "gold" => s.players[seat].gold = tokens(value)?,
        "strength" => s.players[seat].strength = tokens(value)?,
        "magic" => s.players[seat].magic = tokens(value)?,
        "vp" => s.players[seat].vp = tokens(value)?,
        "citizens" => {
            for citizen in list(value)? {
                take_citizen(s, citizen)?;
                s.players[seat].citizens.add(citizen);
            }
        }
        "monsters" => {
            for monster in list::<MonsterId>(value)? {
                let stack = s.monsters.iter_mut().find(|stack| stack.area == monster.card().area);
                let left = stack.map(|stack| &mut stack.left[monster.level()]).filter(|left| **left > 0);
                *left.ok_or_else(|| format!("there is no {monster} left to place"))? -= 1;
                s.players[seat].monsters.add(monster);
            }
        }
        "domains" => {
            for domain in list(value)? {
                take_domain(s, domain)?;
                s.players[seat].domains.insert(domain);
            }
        }
        "duke" => duke(s, seat, parse(value)?),
        _ => return Err(format!("a player has no `{field}`; see the keys in position.rs")),
    }
    Ok(())
}

/// The player keeps this duke; whoever was dealt it gets the other's in exchange.
fn duke(s: &mut State, seat: Seat, duke: DukeId) {
    let mine = s.players[seat].duke.unwrap_or_default();
    for (_, player) in s.players.iter_mut() {
        for dealt in &mut player.dealt {
            if *dealt == duke {
                *dealt = mine;
            } else if *dealt == mine {
                *dealt = duke;
            }
        }
        player.duke = match player.duke {
            Some(kept) if kept == duke => Some(mine),
            Some(kept) if kept == mine => Some(duke),
            kept => kept,
        };
        player.dealt.sort_unstable();
    }
    s.players[seat].duke = Some(duke);
}

/// Takes a citizen out of the box, or out of the centre if the box has none.
fn take_citizen(s: &mut State, citizen: CitizenId) -> Result<(), String> {
    let mut taken: Citizens = s.dark_lord.citizens;
    s.players.iter().for_each(|(_, player)| taken.add_all(&player.citizens));
    let stack = &mut s.citizens[citizen.card().slot.index()];
    let place = centre_place(citizen);
    let open = [stack.top, stack.covered].iter().filter(|&&card| card == Some(citizen)).count() as u8;
    if s.mixed {
        let spare = stack.unseen.iter().sum::<u8>() > stack.down;
        let left = &mut stack.unseen[place];
        *left = left
            .checked_sub(1)
            .filter(|_| spare)
            .ok_or_else(|| format!("there is no {citizen} left to place"))?;
    } else if taken.count(citizen) + open + stack.unseen[place] >= COPIES {
        // The box has none.
        if stack.unseen[place] > 0 {
            stack.unseen[place] -= 1;
            stack.down -= 1;
        } else if stack.top == Some(citizen) {
            stack.top = None;
        } else {
            return Err(format!("there is no {citizen} left to place"));
        }
    }
    Ok(())
}

fn take_domain(s: &mut State, domain: DomainId) -> Result<(), String> {
    let needed: u8 = s.domains.iter().map(|stack| stack.down).sum();
    if s.unseen_domains.len() <= needed.into() {
        return Err("too few domains would be left for the stacks".to_owned());
    }
    if s.unseen_domains.remove(domain) { Ok(()) } else { Err(format!("there is no {domain} left to place")) }
}

fn monsters_left(s: &mut State, area: Area, value: &str) -> Result<(), String> {
    let copies = s.sizes().monster_copies;
    let stack = s.monsters.iter_mut().find(|stack| stack.area == area);
    let stack = stack.ok_or_else(|| format!("the {area} are not in the game"))?;
    let mut left = [0; 3];
    for monster in list::<MonsterId>(value)? {
        let level = monster.level();
        left[level] += 1;
        if monster.card().area != area || left[level] > monster.card().copies[copies] {
            return Err(format!("there is no such {monster} in the {area}"));
        }
    }
    stack.left = left;
    Ok(())
}

fn top_citizen(s: &mut State, slot: Slot, value: &str) -> Result<(), String> {
    let mixed = s.mixed;
    let stack = &mut s.citizens[slot.index()];
    if value == "-" {
        if mixed {
            stack.top.take().into_iter().for_each(|citizen| stack.unseen[centre_place(citizen)] += 1);
            stack.down = 0;
        } else {
            *stack = crate::CitizenStack::default();
        }
        return Ok(());
    }
    let citizen: CitizenId = parse(value)?;
    if citizen.card().slot != slot || !mixed || stack.top.is_some() || stack.down == 0 {
        return Err(format!("{citizen} cannot be laid on {slot}: that is for mixed stacks"));
    }
    let left = &mut stack.unseen[centre_place(citizen)];
    *left = left.checked_sub(1).ok_or_else(|| format!("there is no {citizen} left"))?;
    stack.down -= 1;
    stack.top = Some(citizen);
    Ok(())
}

/// So many cards in all; in a standard stack the others are in the box.
fn citizens_left(s: &mut State, slot: Slot, cards: u8) -> Result<(), String> {
    let mixed = s.mixed;
    let stack = &mut s.citizens[slot.index()];
    let open = u8::from(stack.top.is_some());
    let down = cards.checked_sub(open).filter(|&down| down <= stack.down);
    stack.down =
        down.ok_or_else(|| format!("the stack has at least {open} and at most {} cards", stack.len()))?;
    if !mixed {
        for unseen in &mut stack.unseen {
            *unseen = (*unseen).min(stack.down);
        }
    }
    Ok(())
}

fn top_domain(s: &mut State, column: Column, value: &str) -> Result<(), String> {
    if value == "-" {
        let stack = &mut s.domains[column.index()];
        stack.top.take().into_iter().for_each(|domain| _ = s.unseen_domains.insert(domain));
        stack.down = 0;
        return Ok(());
    }
    let domain: DomainId = parse(value)?;
    let stack = &mut s.domains[column.index()];
    if stack.top.is_some() || stack.down == 0 || !s.unseen_domains.remove(domain) {
        return Err(format!("{domain} cannot be laid there"));
    }
    stack.down -= 1;
    stack.top = Some(domain);
    Ok(())
}

fn seat(s: &State, text: &str) -> Result<Seat, String> {
    let seat: Seat = parse(text)?;
    s.players.get(seat).map(|_| seat).ok_or_else(|| format!("nobody sits at {seat}"))
}

fn parse<T: FromStr<Err = NotationError>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: NotationError| error.to_string())
}

/// `archer,peasant*3`: each word, so many times.
fn list<T: Copy + FromStr<Err = NotationError>>(text: &str) -> Result<Vec<T>, String> {
    let mut items = Vec::new();
    for word in text.split(',').filter(|_| text != "-") {
        let (name, copies) = match word.split_once('*') {
            Some((name, copies)) => (name, number(copies)?),
            None => (word, 1u8),
        };
        items.extend(std::iter::repeat_n(parse::<T>(name)?, copies as usize));
    }
    Ok(items)
}

fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number that fits here"))
}

fn in_range(text: &str, least: u8, most: u8) -> Result<u8, String> {
    let value = number(text)?;
    let fits = Some(value).filter(|value| (least..=most).contains(value));
    fits.ok_or_else(|| format!("`{value}` must be from {least} to {most}"))
}

/// A number that no game reaches, so that nothing overflows later, is refused.
fn tokens(text: &str) -> Result<u16, String> {
    let value: u16 = number(text)?;
    Some(value).filter(|&value| value < 10_000).ok_or_else(|| format!("`{value}` is too much"))
}
