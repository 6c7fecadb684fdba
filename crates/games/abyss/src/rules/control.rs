//! Controlling locations (AB-11): three keys take a tile, and the lords who gave them are buried under it.
//!
//! You come here in step 3 of the turn, or by an ambassador; the keys are chosen in [`keys`](super::keys), after the
//! tile is known (AB-11.9).

use table::{Chance, Log, Number};

use super::{Each, Flow, powers};
use crate::action::KeySet;
use crate::components::{DRAW_MAX, KEYS_PER_LOCATION, LocationId, Locations, TileList};
use crate::{Action, Event, LOCATION_STACK, Question, State, effects};

/// AB-4.10, AB-11.2, AB-11.13, AB-11.14, AB-11.15: three keys and a tile that can be had.
pub(crate) fn is_due(s: &State) -> bool {
    s.me().all_keys() >= KEYS_PER_LOCATION && !(s.available.is_empty() && s.stack.is_empty())
}

/// AB-11.3, AB-11.4, AB-12.11: D-CONTROL.
pub(crate) fn options(s: &State, each: &mut impl Each) -> Flow {
    s.available.iter().try_for_each(|tile| each(Action::TakeAvailable { tile }))?;
    let most = s.stack.len().min(DRAW_MAX as usize) as u8;
    (1..=most).try_for_each(|tiles| each(Action::Draw { tiles: Number(tiles) }))?;
    powers::use_options(s, each)
}

/// AB-11.3, AB-11.6, AB-11.9: an available tile; the keys come next.
pub(crate) fn take_available(s: &mut State, tile: LocationId, log: &mut impl Log<Event>) {
    s.pending.pop();
    s.available.remove(tile);
    log.push(Event::TileChosen { seat: s.active, tile });
    s.pending.push(Question::Keys { tile });
}

/// AB-11.3: draws tiles; one of them must be kept.
pub(crate) fn draw_for_keys(s: &mut State, tiles: u8, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    s.pending.pop();
    let drawn = draw(s, tiles, chance, log);
    s.pending.push(Question::Tile { drawn, by: None });
}

/// AB-11.4, AB-15.15: turns tiles of the stack up for all to see.
pub(crate) fn draw(
    s: &mut State,
    tiles: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) -> Locations {
    let mut drawn = Locations::default();
    for _ in 0..tiles {
        if let Some(tile) = s.stack.draw(LOCATION_STACK, chance) {
            drawn.insert(tile);
        }
    }
    log.push(Event::LocationsDrawn { seat: s.active, tiles: TileList(drawn) });
    drawn
}

/// AB-11.5: D-TILE.
pub(crate) fn tile_options(drawn: Locations, each: &mut impl Each) -> Flow {
    drawn.iter().try_for_each(|tile| each(Action::Tile { tile }))
}

/// AB-11.5, AB-1.11: one tile is kept, the others become available. An ambassador pays at once.
pub(crate) fn keep(s: &mut State, tile: LocationId, log: &mut impl Log<Event>) {
    let Some(Question::Tile { drawn, by }) = s.pending.pop() else { return };
    s.available = s.available.or(drawn);
    s.available.remove(tile);
    log.push(Event::TileChosen { seat: s.active, tile });
    match by {
        Some(ambassador) => gain(s, tile, KeySet::ambassador(ambassador), log),
        None => s.pending.push(Question::Keys { tile }),
    }
}

/// AB-11.10, AB-11.11, AB-11.12, AB-11.17: tucks the lords, returns the tokens, lays out the tile, and resolves what it
/// does when it is gained.
pub(crate) fn gain(s: &mut State, tile: LocationId, keys: KeySet, log: &mut impl Log<Event>) {
    for lord in keys.lords() {
        s.me_mut().free.remove(lord);
        s.under[lord as usize] = Some(tile);
    }
    s.me_mut().keys -= keys.tokens();
    s.key_supply += keys.tokens();
    s.me_mut().locations.insert(tile);
    log.push(Event::Controlled { seat: s.active, tile, keys });
    effects::on_gain(s, tile, log);
}

/// AB-11.16, AB-1.8, AB-1.35: `new` takes the place of `old` with all lords tucked under it.
pub(crate) fn exchange(s: &mut State, old: LocationId, new: LocationId) {
    s.me_mut().locations.remove(old);
    s.me_mut().locations.insert(new);
    for under in s.under.iter_mut().flatten().filter(|under| **under == old) {
        *under = new;
    }
}
