//! Positions as text, for scenarios.
//!
//! Lists are separated by commas, `-` is the empty list, and `crab.1*3` means three of them. What is placed is taken out
//! of its pile, so every card is in the game once; `deck`, `lord_deck` and `stack`, which name all that stay there, come
//! last. `A` stands for any seat.
//!
//! | key | value |
//! |---|---|
//! | `active` | whose turn it is |
//! | `A.pearls`, `A.keys` | numbers (key tokens) |
//! | `A.hand`, `A.affiliated` | allies: `crab.4,crab.4,squid.1` |
//! | `A.tokens` | monster tokens by value: `2,3,3` |
//! | `A.lords` | free lords, turned ones marked: `slaver,assassin/turned` |
//! | `A.locations` | tiles with the lords tucked under them: `parliament,abyss+sage,jail+keeper+reaper+shepherd` |
//! | `court` | lords from space 6 towards space 1 |
//! | `council.crab` | the allies of a Council stack |
//! | `deck`, `discard` | exploration cards: `crab.1,monster`. `deck` names all that stay; the others are discarded |
//! | `lord_deck`, `lord_discard` | lords. `lord_deck` names all that stay; the others are discarded |
//! | `available`, `removed`, `stack` | tiles. `stack` names all that stay; the others become available |
//! | `threat` | the space of the threat token |
//! | `track` | cards revealed in an exploration under way, the last one just now |
//! | `sales`, `bought` | allies sold in this turn, and to whom (`B,C`) |
//! | `used` | lords whose activated power was used in this turn |
//! | `turns`, `extra_turns`, `idle_turns` | numbers: completed, due, passed in a row |
//! | `end` | in whose turn the end was triggered, or `-` |
//!
//! Only to be read: `A.all_keys`, `A.cards` (cards in hand), `A.token_count`, `A.score`, `A.score.lords` (so far), `deck.count`, `discard.count`,
//! `lord_deck.count`, `stack.count`, `council.crab.count`, `key_supply`, `token_pile`, `played`, `draft`, `question` (the
//! decision everybody sees), `price`.

mod read;

use table::{Id, IdSet, Pool, Position, Seat, SeatSet, Source, Word};

use crate::components::{
    COURT_SPACES, Card, KEY_TOKENS, Kind, LocationId, LordId, Race, THREAT_SPACES, TOKENS as ALL_TOKENS,
    TRACK_SPACES, Token,
};
use crate::rules::explore;
use crate::state::Step;
use crate::{DECK, FIRST, LOCATION_STACK, LORD_DECK, Options, Question, STEAL, State, TOKENS, setup};

impl Position for State {
    fn blank(options: &Options) -> Self {
        setup::empty(options)
    }

    fn place(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key.split_once('.') {
            Some(("council", race)) => self.place_stack(parse(race)?, value),
            Some((seat, field)) => self.place_player(parse(seat)?, field, value),
            None => self.place_table(key, value),
        }
    }

    fn settle(&mut self) -> Result<(), String> {
        match self.track.last() {
            None => self.pending.push(Question::Main),
            Some(&card) => {
                self.turn.step = Step::Control;
                explore::offer(self, card);
            }
        }
        self.is_consistent()
    }

    fn read(&self, key: &str) -> Option<String> {
        read::read(self, key)
    }

    fn draw_text(source: Source, outcome: u32) -> String {
        fn text<I: Id>(outcome: u32) -> Option<String> {
            I::from_index(outcome as usize).map(|id| id.to_string())
        }
        let text = match source {
            DECK => text::<Card>(outcome),
            LORD_DECK => text::<LordId>(outcome),
            LOCATION_STACK => text::<LocationId>(outcome),
            TOKENS | STEAL => text::<Token>(outcome),
            _ => Seat::new(outcome as u8).map(|seat| seat.to_string()),
        };
        text.unwrap_or_else(|| outcome.to_string())
    }

    fn draw_parse(source: Source, text: &str) -> Option<u32> {
        fn index<I: Id>(text: &str) -> Option<u32> {
            text.parse::<I>().ok().map(|id| id.index() as u32)
        }
        match source {
            DECK => index::<Card>(text),
            LORD_DECK => index::<LordId>(text),
            LOCATION_STACK => index::<LocationId>(text),
            TOKENS | STEAL => index::<Token>(text),
            FIRST => text.parse::<Seat>().ok().map(|seat| seat.index() as u32),
            _ => None,
        }
    }
}

impl State {
    fn place_table(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "active" => self.active = self.seat(value)?,
            "court" => {
                let lords: Vec<LordId> = list(value)?;
                if lords.len() > COURT_SPACES {
                    return Err("the Court has six spaces".to_owned());
                }
                for &lord in &lords {
                    self.take_lord(lord)?;
                }
                self.court = lords.into_iter().collect();
            }
            "deck" => {
                let others = keep(&mut self.deck, &list::<Card>(value)?)?;
                others.each().for_each(|card| self.discard.add(card));
            }
            "discard" => {
                for card in list::<Card>(value)? {
                    take(&mut self.deck, card)?;
                    self.discard.add(card);
                }
            }
            "lord_deck" => {
                let others = keep(&mut self.lord_deck, &list::<LordId>(value)?)?;
                others.kinds().for_each(|lord| _ = self.lord_discard.insert(lord));
            }
            "lord_discard" => {
                for lord in list(value)? {
                    self.take_lord(lord)?;
                    self.lord_discard.insert(lord);
                }
            }
            "stack" => {
                let others = keep(&mut self.stack, &list::<LocationId>(value)?)?;
                others.kinds().for_each(|tile| _ = self.available.insert(tile));
            }
            "available" => {
                for tile in list(value)? {
                    take(&mut self.stack, tile)?;
                    self.available.insert(tile);
                }
            }
            "removed" => {
                for tile in list(value)? {
                    take(&mut self.stack, tile)?;
                    self.removed.insert(tile);
                }
            }
            "track" => {
                let cards: Vec<Card> = list(value)?;
                if cards.len() > TRACK_SPACES {
                    return Err("the track has five spaces".to_owned());
                }
                cards.iter().try_for_each(|&card| take(&mut self.deck, card))?;
                self.track = cards.into_iter().collect();
            }
            "threat" => {
                self.threat = number(value)?;
                if !(1..=THREAT_SPACES).contains(&self.threat) {
                    return Err("the threat track has spaces 1 to 6".to_owned());
                }
            }
            "sales" => self.turn.sales = number(value)?,
            "bought" => self.turn.bought = list::<Seat>(value)?.into_iter().collect::<SeatSet>(),
            "used" => self.turn.used = list::<LordId>(value)?.into_iter().collect(),
            "turns" => self.turns = below(value, 400)?,
            "extra_turns" => self.extra_turns = below(value, 10)?,
            "idle_turns" => self.idle_turns = below(value, 4)?,
            "end" => self.end = if value == "-" { None } else { Some(self.seat(value)?) },
            _ => return Err(format!("there is no place `{key}`; see the keys in position.rs")),
        }
        Ok(())
    }

    fn place_stack(&mut self, race: Race, value: &str) -> Result<(), String> {
        for ally in list::<Kind>(value)? {
            if ally.race() != race {
                return Err(format!("AB-21.8: {ally} does not belong on the stack of the {race}"));
            }
            take(&mut self.deck, Card::Ally(ally))?;
            self.council.add(ally);
        }
        Ok(())
    }

    fn place_player(&mut self, seat: Seat, field: &str, value: &str) -> Result<(), String> {
        if self.players.get(seat).is_none() {
            return Err(format!("nobody sits at {seat}"));
        }
        match field {
            "pearls" => self.players[seat].pearls = below(value, 10_000)?,
            "keys" => {
                let keys: u8 = number(value)?;
                let supply = self.key_supply + self.players[seat].keys;
                self.key_supply = supply
                    .checked_sub(keys)
                    .ok_or_else(|| format!("there are only {KEY_TOKENS} key tokens"))?;
                self.players[seat].keys = keys;
            }
            "hand" | "affiliated" => {
                for ally in list::<Kind>(value)? {
                    take(&mut self.deck, Card::Ally(ally))?;
                    let player = &mut self.players[seat];
                    if field == "hand" { player.hand.add(ally) } else { player.affiliated.add(ally) }
                }
            }
            "tokens" => {
                for token in list::<Token>(value)? {
                    take(&mut self.token_pile, token).map_err(|_| {
                        format!("there are only {} tokens of {token}", ALL_TOKENS.count(token))
                    })?;
                    self.players[seat].tokens.add(token);
                }
            }
            "lords" => {
                for word in words(value) {
                    let (name, turned) = match word.split_once('/') {
                        Some((name, "turned")) => (name, true),
                        Some(_) => return Err(format!("`{word}` is not a lord, nor a lord with `/turned`")),
                        None => (word, false),
                    };
                    let lord = parse(name)?;
                    self.take_lord(lord)?;
                    let player = &mut self.players[seat];
                    player.lords.insert(lord);
                    player.free.insert(lord);
                    if turned {
                        player.turned.insert(lord);
                    }
                }
            }
            "locations" => {
                for word in words(value) {
                    let mut names = word.split('+');
                    let tile = parse(names.next().unwrap_or_default())?;
                    take(&mut self.stack, tile)?;
                    self.players[seat].locations.insert(tile);
                    for name in names {
                        let lord: LordId = parse(name)?;
                        self.take_lord(lord)?;
                        self.players[seat].lords.insert(lord);
                        self.under[lord.index()] = Some(tile);
                    }
                }
            }
            _ => return Err(format!("a player has no `{field}`; see the keys in position.rs")),
        }
        Ok(())
    }

    fn seat(&self, text: &str) -> Result<Seat, String> {
        let seat: Seat = parse(text)?;
        self.players.get(seat).map(|_| seat).ok_or_else(|| format!("nobody sits at {seat}"))
    }

    fn take_lord(&mut self, lord: LordId) -> Result<(), String> {
        take(&mut self.lord_deck, lord)
    }
}

fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').filter(move |_| list != "-")
}

fn parse<T: std::str::FromStr<Err = table::NotationError>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error: table::NotationError| error.to_string())
}

/// `crab.1,squid.2*3`: each word, so many times.
fn list<T: Copy + std::str::FromStr<Err = table::NotationError>>(text: &str) -> Result<Vec<T>, String> {
    let mut items = Vec::new();
    for word in words(text) {
        let (name, copies) = match word.split_once('*') {
            Some((name, copies)) => (name, number(copies)?),
            None => (word, 1u8),
        };
        items.extend(std::iter::repeat_n(parse::<T>(name)?, copies as usize));
    }
    Ok(items)
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number that fits here"))
}

/// A number that no game reaches, so that nothing overflows later, is refused.
fn below<T: TryFrom<u16>>(text: &str, limit: u16) -> Result<T, String> {
    let number = number::<u16>(text)?;
    let small = Some(number).filter(|&number| number < limit).and_then(|number| T::try_from(number).ok());
    small.ok_or_else(|| format!("`{number}` is too much: it must be below {limit}"))
}

fn take<I: Id, const N: usize>(pile: &mut Pool<I, N>, id: I) -> Result<(), String> {
    if pile.take(id) { Ok(()) } else { Err(format!("there is no {id} left to place")) }
}

/// Leaves exactly `wanted` in the pile and hands over the others.
fn keep<I: Id, const N: usize>(pile: &mut Pool<I, N>, wanted: &[I]) -> Result<Pool<I, N>, String> {
    let mut others = *pile;
    wanted.iter().try_for_each(|&id| take(&mut others, id))?;
    *pile = wanted.iter().copied().collect();
    Ok(others)
}

/// `crab.1,crab.1`, or `-` for nothing.
fn text(ids: impl Iterator<Item = impl std::fmt::Display>) -> String {
    let words: Vec<String> = ids.map(|id| id.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}

fn set_text<I: Id, W: Word>(set: IdSet<I, W>) -> String {
    text(set.iter())
}
