//! The end check and the reset of the board (ML-13.23 to ML-13.30, ML-14.1), and how monsters and lands appear.

use table::{Chance, Log};

use super::supply;
use crate::components::{
    DiceCount, Effect, GLORY_END, Gears, Loots, Members, Monster, Monsters, Territories,
};
use crate::setup::supply_of_dice;
use crate::state::Pool;
use crate::values::Area;
use crate::{Event, MISSION, MONSTER, State, Step, TERRITORY, TILE};

/// ML-14.1, ML-14.2, ML-19.4.
pub(crate) fn end_check(s: &mut State, log: &mut impl Log<Event>) {
    let glorious = !s.solo() && s.players.iter().any(|(_, clan)| clan.glory >= GLORY_END);
    if glorious || s.round >= s.scenario().rounds {
        s.over = true;
        log.push(Event::Ended);
    } else {
        s.step = Step::Reset;
    }
}

/// Steps 6 to 8.
pub(crate) fn reset(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    for (_, clan) in s.players.iter_mut() {
        clan.pool = Pool::default();
    }
    s.supply = supply_of_dice(s.options.scenario);
    s.laid = DiceCount::default();
    s.citadel.taken = [0; 7];
    s.citadel.last = [0; 7];
    s.used = Members::new();
    s.gear_used = Gears::new();
    s.territory_used = Territories::new();
    s.loot_discard = s.loot_discard.or(s.loot_laid); // ML-27.9
    s.loot_laid = Loots::new();
    draw_missions(s, chance, log);
    for area in [Area::A, Area::B].into_iter().take(s.lands()) {
        stock(s, area, chance, log);
    }
    if !s.solo() {
        first_player(s, log);
    }
    s.round += 1;
    s.step = Step::RoundStart;
}

/// ML-3.16, ML-13.23, ML-16.10.
pub(crate) fn draw_missions(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    for (side, area) in [Area::Dice, Area::Contract].into_iter().enumerate() {
        s.missions[side] = supply::draw(&mut s.mission_bag, MISSION, chance);
        if let Some(mission) = s.missions[side] {
            log.push(Event::MissionDrawn { area, mission });
        }
    }
}

/// ML-13.24 to ML-13.28: territory, tile and monster of one space, where they are missing.
pub(crate) fn stock(s: &mut State, area: Area, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let Some(land) = area.land() else { return };
    if s.territories[land].is_none() {
        s.territories[land] = supply::draw(&mut s.territory_pile, TERRITORY, chance);
        new_tile(s, land, chance);
        if let (Some(territory), Some(face)) = (s.territories[land], s.tiles[land]) {
            log.push(Event::TerritoryAppeared { area, territory, face });
        }
    }
    while s.monsters[land].is_none() {
        let Some(monster) = draw_monster(s, chance, log) else { return };
        appear(s, area, monster, log);
    }
}

/// ML-3.14, ML-13.26: a tile of the pile with a random face; an empty pile is made of those not in play.
fn new_tile(s: &mut State, land: usize, chance: &mut impl Chance) {
    use crate::components::Face;
    s.tiles[land] = None;
    if s.tile_pile.is_empty() {
        let in_play = |face: Face| s.tiles.iter().flatten().any(|&tile| tile as u8 / 2 == face as u8 / 2);
        s.tile_pile = Face::ALL.iter().copied().filter(|&face| !in_play(face)).collect();
    }
    let face = supply::draw(&mut s.tile_pile, TILE, chance);
    if let Some(face) = face {
        let other = Face::ALL[(face as usize) ^ 1];
        s.tile_pile.remove(other);
    }
    s.tiles[land] = face;
}

/// ML-16.9: the next monster; the discard pile becomes the deck.
pub(crate) fn draw_monster(
    s: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) -> Option<Monster> {
    if s.monster_pile.is_empty() && !s.monster_discard.is_empty() {
        s.monster_pile = std::mem::take(&mut s.monster_discard);
        log.push(Event::Reshuffled);
    }
    supply::draw(&mut s.monster_pile, MONSTER, chance)
}

/// ML-1.51, ML-3.12, ML-13.24: a monster for a territory, or for the Entrance if its power says so.
pub(crate) fn appear(s: &mut State, area: Area, monster: Monster, log: &mut impl Log<Event>) {
    let to_gate = monster.card().effect == Effect::RevealToEntrance;
    let area = if to_gate { Area::Gate } else { area };
    let land = area.land().unwrap_or_default();
    log.push(Event::MonsterAppeared { area, monster });
    if let Some(old) = s.monsters[land].replace(monster) {
        s.monster_discard.insert(old);
        log.push(Event::MonsterDiscarded { monster: old });
    }
}

/// ML-20.6, ML-20.7, ML-20.10: a random monster of level A, from the deck or else from the discard pile.
pub(crate) fn level_a_to_gate(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let level_a =
        |pile: Monsters| -> Monsters { pile.iter().filter(|monster| monster.card().level_a).collect() };
    let mut candidates = level_a(s.monster_pile);
    if candidates.is_empty() {
        candidates = level_a(s.monster_discard);
    }
    if let Some(monster) = supply::draw(&mut candidates, MONSTER, chance) {
        s.monster_pile.remove(monster);
        s.monster_discard.remove(monster);
        s.monsters[2] = Some(monster);
        log.push(Event::MonsterAppeared { area: Area::Gate, monster });
    }
}

/// ML-13.29: the lowest reputation; of equals the nearest to the right, the present first player last.
fn first_player(s: &mut State, log: &mut impl Log<Event>) {
    let order = s.first.others(s.count()).collect::<table::Row<_, 4>>();
    let mut next = s.first;
    let mut least = u8::MAX;
    for &seat in order.iter().rev().chain(std::iter::once(&s.first)) {
        let reputation = s.reputation(seat);
        if reputation < least {
            least = reputation;
            next = seat;
        }
    }
    s.first = next;
    log.push(Event::FirstPlayer { seat: next });
}
