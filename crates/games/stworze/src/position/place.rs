//! Placing things by key.

use std::str::FromStr;

use table::{Id, IdSet, NotationError, Row, Seat, SeatSet};

use crate::State;
use crate::components::{
    Area, COLUMNS, Creature, Deck, EVENT_COUNTER, EventId, IMPACT, Kind, LAIR_MAX, Location, Locations,
    MainAction, MissionId, ROUND_CAP, TaskId, Tasks,
};
use crate::state::{Attribute, Guess, Impact};

pub(super) fn place(s: &mut State, key: &str, value: &str) -> Result<(), String> {
    let mut words = key.split('.');
    match (words.next().unwrap_or_default(), words.next(), words.next()) {
        ("active", None, _) => s.active = seat(s, value)?,
        ("round", None, _) => s.round = in_range(value, 1, ROUND_CAP)?,
        ("discarded", None, _) => s.discarded = in_range(value, 0, 20)?,
        ("turn", None, _) => turn(s, value)?,
        ("events", None, _) => events(s, value)?,
        ("event_deck", None, _) => {
            let kept: IdSet<EventId, u16> = list(value)?.into_iter().collect();
            if kept.and(s.event_deck) != kept {
                return Err("an event of these is not in the deck".to_owned());
            }
            s.event_discard = s.event_discard.or(s.event_deck.without(kept));
            s.event_deck = kept;
        }
        ("counter", Some(column), None) => {
            let column = in_range(column, 1, COLUMNS as u8)?;
            s.counters[column as usize - 1] = in_range(value, 1, EVENT_COUNTER)?;
        }
        ("pairs", None, _) => pairs(s, value)?,
        ("hunters", None, _) => s.hunters = locations(value)?,
        ("children", None, _) => s.children = locations(value)?,
        ("tracks", None, _) => s.tracks = locations(value)?,
        ("warrior", Some("at"), None) => s.warrior = optional(value)?,
        ("sorcerer", Some("at"), None) => s.sorcerer = optional(value)?,
        ("removed", None, _) => s.removed = locations(value)?,
        ("task", Some(at), None) => task(s, parse(at)?, optional(value)?)?,
        ("deck", Some(deck), None) => {
            let kept: Tasks = list(value)?.into_iter().collect();
            let deck = &mut s.decks[parse::<Deck>(deck)?.index()];
            if kept.and(deck.cards) != kept {
                return Err("a task of these is not in the deck".to_owned());
            }
            deck.discard = deck.discard.or(deck.cards.without(kept));
            deck.cards = kept;
        }
        (owner, Some(field), None) if owner.starts_with("area_") => area(s, parse(owner)?, field, value)?,
        (owner, Some(field), None) => {
            let owner = seat(s, owner)?;
            player(s, owner, field, value)?;
        }
        _ => return Err(format!("there is no place `{key}`; see the keys in position.rs")),
    }
    Ok(())
}

fn player(s: &mut State, seat: Seat, field: &str, value: &str) -> Result<(), String> {
    match field {
        "creature" => {
            let (wanted, mine) = (parse(value)?, s.players[seat].creature);
            let other = s.players.iter().find(|(_, player)| player.creature == Some(wanted));
            if let (Some((other, _)), Some(mine)) = (other, mine) {
                creature(s, other, mine); // they change places
            }
            creature(s, seat, wanted);
        }
        "at" => s.players[seat].place = if value == "lair" { None } else { Some(parse(value)?) },
        "vitality" => {
            let wanted = in_range(value, 0, s.players[seat].max_vitality())?;
            s.vitality_pool = s.vitality_pool + s.players[seat].vitality - wanted;
            s.players[seat].vitality = wanted;
        }
        "card" => {
            let wanted = kinds(value)?;
            let held = s.players[seat].card;
            if (0..2).any(|kind| s.pool[kind] + held[kind] < wanted[kind]) {
                return Err("the Pool has not so many".to_owned());
            }
            card(s, seat, wanted);
        }
        "spent" => {
            for face in list::<Kind>(value)? {
                from_hand(s, seat, face)?;
                s.players[seat].spent[face.index()] += 1;
            }
        }
        "repeat" => {
            let face = parse(value)?;
            from_hand(s, seat, face)?;
            s.players[seat].repeat = Some(face);
        }
        "trophies" => {
            for (owner, face) in owned(s, value)? {
                from_hand(s, owner, face)?;
                s.players[seat].trophies[owner.index()][face.index()] += 1;
            }
        }
        "attributes" => {
            s.players[seat].attributes = Row::new();
            for (id, level) in levels(value)? {
                let fits = s.players[seat].creature.is_some_and(|who| who.attributes().any(|own| own == id));
                if !fits || s.players[seat].attributes.len() == 3 {
                    return Err(format!("{id} cannot be an attribute here"));
                }
                s.players[seat].attributes.push(Some(Attribute { id, level, wounds: 0 }));
            }
        }
        "wounds" => {
            for (id, level) in levels(value)? {
                let held = s.players[seat].attributes.iter_mut().flatten().find(|held| held.id == id);
                held.ok_or_else(|| format!("{id} is no attribute here"))?.wounds |= 1 << (level - 1);
                s.vitality_pool = s.vitality_pool.checked_sub(1).ok_or("no vitality token is left")?;
            }
        }
        "used" => {
            for attribute in list::<crate::components::AttributeId>(value)? {
                s.players[seat].used |= 1 << attribute.slot();
            }
        }
        "lair" => s.players[seat].lair = Some(parse(value)?),
        "lair_counter" => {
            s.players[seat].lair_counter =
                if value == "-" { None } else { Some(in_range(value, 0, LAIR_MAX)?) };
        }
        "missions" => {
            let missions: Vec<MissionId> = list(value)?;
            if missions.len() > crate::components::MISSIONS {
                return Err("a deck has eight missions".to_owned());
            }
            s.players[seat].missions = missions.into_iter().map(Some).collect();
        }
        "done" => {
            let n: u8 = in_range(value, 0, 8)?;
            s.players[seat].done = Row::new();
            let completed = free_missions(s).take(n as usize).map(Some).collect();
            s.players[seat].done = completed;
        }
        "progress" => {
            for (place, word) in value.split(',').enumerate().take(2) {
                s.players[seat].progress[place] = number(word)?;
            }
        }
        "completed" => s.players[seat].completed_this_turn = value == "yes",
        "tasks" => {
            for wanted in list::<TaskId>(value)? {
                take_task(s, wanted)?;
                s.players[seat].tasks.insert(wanted);
            }
        }
        _ => return Err(format!("a player has no `{field}`; see the keys in position.rs")),
    }
    Ok(())
}

/// Missions that nobody holds, the last ones first.
fn free_missions(s: &State) -> impl Iterator<Item = MissionId> {
    let held = s.players.iter().flat_map(|(_, player)| player.missions.iter().chain(&player.done));
    let held: crate::components::Missions = held.copied().flatten().collect();
    MissionId::ALL.iter().rev().copied().filter(move |&mission| !held.contains(mission))
}

/// Gives a seat its creature, with full vitality.
pub(super) fn creature(s: &mut State, seat: Seat, creature: Creature) {
    let vitality = creature.card().vitality.len() as u8;
    s.vitality_pool = s.vitality_pool + s.players[seat].vitality - vitality;
    s.players[seat].creature = Some(creature);
    s.players[seat].vitality = vitality;
}

/// Exchanges tokens with the Pool until the card holds these.
pub(super) fn card(s: &mut State, seat: Seat, card: [u8; 2]) {
    let held = s.players[seat].card;
    for ((pool, held), wanted) in s.pool.iter_mut().zip(held).zip(card) {
        *pool = *pool + held - wanted;
    }
    s.players[seat].card = card;
}

fn from_hand(s: &mut State, owner: Seat, face: Kind) -> Result<(), String> {
    let left = &mut s.players[owner].hand[face.index()];
    *left = left.checked_sub(1).ok_or_else(|| format!("{owner} has no influence token {face} left"))?;
    Ok(())
}

fn turn(s: &mut State, value: &str) -> Result<(), String> {
    for word in value.split(',') {
        match word {
            "moved" => s.turn.moved = true,
            "acted" => s.turn.acted = true,
            "location" => s.turn.location_used = true,
            "rested" => s.turn.rested = true,
            _ => return Err(format!("`{word}` is nothing that was done in a turn")),
        }
    }
    Ok(())
}

/// Lays these in the row from the left; each changes places with what lies there.
fn events(s: &mut State, value: &str) -> Result<(), String> {
    for (column, event) in list::<EventId>(value)?.into_iter().enumerate() {
        if column >= COLUMNS {
            return Err("the row has five places".to_owned());
        }
        let old = s.events[column];
        if let Some(other) = s.events.iter().position(|&laid| laid == event) {
            s.events[other] = old;
        } else {
            s.event_deck.insert(old);
            s.event_deck.remove(event);
        }
        s.events[column] = event;
    }
    Ok(())
}

fn pairs(s: &mut State, value: &str) -> Result<(), String> {
    let words: Vec<&str> = value.split(',').collect();
    if words.len() != COLUMNS {
        return Err("there are five pairs".to_owned());
    }
    for (column, word) in words.into_iter().enumerate() {
        let (upper, lower) = word.split_once('/').ok_or("a pair is written `task/tracks`")?;
        s.pairs[column] = [parse::<MainAction>(upper)?, parse::<MainAction>(lower)?];
    }
    Ok(())
}

/// Lays a task; what lay there goes to the deck, or to the discard pile if nothing comes instead.
fn task(s: &mut State, at: Location, wanted: Option<TaskId>) -> Result<(), String> {
    let old = s.tasks[at.index()].take();
    let Some(task) = wanted else {
        old.map(|old| s.decks[at.deck().index()].discard.insert(old));
        return Ok(());
    };
    if task.deck() != at.deck() {
        return Err(format!("{task} is of the other deck"));
    }
    if old != Some(task) {
        take_task(s, task)?;
        old.map(|old| s.decks[at.deck().index()].cards.insert(old));
    }
    s.tasks[at.index()] = Some(task);
    Ok(())
}

/// Takes a task out of its deck, or off the board, where the next one is laid.
fn take_task(s: &mut State, task: TaskId) -> Result<(), String> {
    let deck = &mut s.decks[task.deck().index()];
    if deck.cards.remove(task) || deck.discard.remove(task) {
        return Ok(());
    }
    let laid = s.tasks.iter_mut().find(|laid| **laid == Some(task));
    let place = laid.ok_or_else(|| format!("{task} is placed already"))?;
    *place = deck.cards.first();
    place.map(|next| deck.cards.remove(next));
    Ok(())
}

fn area(s: &mut State, area: Area, field: &str, value: &str) -> Result<(), String> {
    match field {
        "tokens" => {
            for word in words(value)? {
                let (name, known, shown) = match (word.strip_suffix('!'), word.split_once(':')) {
                    (Some(name), _) => (name, SeatSet::all(s.count()), true),
                    (None, Some((name, seats))) => {
                        let mut known = SeatSet::EMPTY;
                        for letter in seats.chars() {
                            known.insert(seat(s, &letter.to_string())?);
                        }
                        (name, known, false)
                    }
                    (None, None) => (word.as_str(), SeatSet::EMPTY, false),
                };
                let kind: Kind = parse(name)?;
                let left = &mut s.pool[kind.index()];
                *left = left.checked_sub(1).ok_or_else(|| format!("{IMPACT} tokens {kind} are all"))?;
                if s.areas[area.index()].tokens.len() >= crate::components::COUNT_AT - 1 {
                    return Err("with five tokens the area would be counted".to_owned());
                }
                s.areas[area.index()].tokens.push(Some(Impact { kind, known, shown }));
            }
        }
        "guesses" => {
            for (owner, face) in owned(s, value)? {
                from_hand(s, owner, face)?;
                if s.area(area).has_influence(owner) {
                    return Err(format!("{owner} has a token there already"));
                }
                let guess = Guess { owner, face, known: SeatSet::only(owner) };
                s.areas[area.index()].guesses.push(Some(guess));
            }
        }
        "offering" => {
            for (owner, face) in owned(s, value)? {
                from_hand(s, owner, face)?;
                s.areas[area.index()].offering = Some((owner, face));
            }
        }
        _ => return Err(format!("an area has no `{field}`; see the keys in position.rs")),
    }
    Ok(())
}

/// `B.fear,C.favour`.
fn owned(s: &State, value: &str) -> Result<Vec<(Seat, Kind)>, String> {
    let pair = |word: &String| {
        let (owner, face) = word.split_once('.').ok_or("a token is written `B.fear`")?;
        Ok((seat(s, owner)?, parse(face)?))
    };
    words(value)?.iter().map(pair).collect()
}

/// `leszy_mossy_bark.2`.
fn levels(value: &str) -> Result<Vec<(crate::components::AttributeId, u8)>, String> {
    let pair = |word: &String| {
        let (id, level) = word.split_once('.').ok_or("a level is written `leszy_mossy_bark.2`")?;
        Ok((parse(id)?, in_range(level, 1, crate::components::LEVELS)?))
    };
    words(value)?.iter().map(pair).collect()
}

fn kinds(value: &str) -> Result<[u8; 2], String> {
    let mut tokens = [0; 2];
    list::<Kind>(value)?.into_iter().for_each(|kind| tokens[kind.index()] += 1);
    Ok(tokens)
}

fn locations(value: &str) -> Result<Locations, String> {
    Ok(list(value)?.into_iter().collect())
}

fn optional<T: FromStr<Err = NotationError>>(value: &str) -> Result<Option<T>, String> {
    if value == "-" { Ok(None) } else { parse(value).map(Some) }
}

fn seat(s: &State, text: &str) -> Result<Seat, String> {
    let seat: Seat = parse(text)?;
    s.players.get(seat).map(|_| seat).ok_or_else(|| format!("nobody sits at {seat}"))
}

fn parse<T: FromStr<Err = NotationError>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: NotationError| error.to_string())
}

/// `fear,favour*3`: each word, so many times.
fn words(text: &str) -> Result<Vec<String>, String> {
    let mut items = Vec::new();
    for word in text.split(',').filter(|_| text != "-") {
        let (name, copies) = match word.split_once('*') {
            Some((name, copies)) => (name, in_range(copies, 1, 40)?),
            None => (word, 1),
        };
        items.extend(std::iter::repeat_n(name.to_owned(), copies as usize));
    }
    Ok(items)
}

fn list<T: FromStr<Err = NotationError>>(text: &str) -> Result<Vec<T>, String> {
    words(text)?.iter().map(|word| parse(word)).collect()
}

fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number that fits here"))
}

fn in_range(text: &str, least: u8, most: u8) -> Result<u8, String> {
    let value = number(text)?;
    let fits = Some(value).filter(|value| (least..=most).contains(value));
    fits.ok_or_else(|| format!("`{value}` must be from {least} to {most}"))
}
