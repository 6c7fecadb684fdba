//! Madhala, the virtual rival of a game alone (ML-19, ML-20.13 to ML-20.18).

use table::{Chance, Log, Number};

use super::{citadel, deploy, supply};
use crate::components::Building;
use crate::state::{Occupant, Packet, PathToken};
use crate::values::{Area, PathId};
use crate::{Event, RED, State, Step, TRICK, YELLOW};

/// ML-19.8: yellow 1 to 6 in the Citadel.
const CITADEL: [Building; 6] = [
    Building::Hunter,
    Building::Alchemist,
    Building::Tavern,
    Building::Armoury,
    Building::Bazaar,
    Building::Mine,
];

/// Red up to this face: the Citadel (ML-19.8).
const CITADEL_RED: u8 = 4;

/// So many rolls without a free place do not happen; then the first free place is taken, so that a written script of
/// dice cannot go on for ever.
const ROLLS: u32 = 10_000;

/// Where she goes.
#[derive(Clone, Copy)]
enum Place {
    Building(Building),
    Path(PathId),
}

/// ML-19.8, ML-20.11: the place that two dice name, if it is free (ML-19.9, ML-19.10).
fn place(s: &State, red: u8, yellow: u8) -> Option<Place> {
    let column = usize::from(yellow) - 1;
    if red <= CITADEL_RED {
        let building = CITADEL[column];
        return citadel::is_open(s, building).then_some(Place::Building(building));
    }
    let area = match s.scenario().outskirts[column] {
        5 => Area::Dice,
        6 => Area::Contract,
        number => {
            let path = Area::A.paths().nth(usize::from(number) - 1)?;
            let free = s.territories[0].is_some() && s.path(path).occupant == Occupant::Nobody;
            return free.then_some(Place::Path(path));
        }
    };
    area.paths().find(|&path| s.path(path).occupant == Occupant::Nobody).map(Place::Path)
}

/// ML-19.6, ML-19.9, ML-19.10: her one action, then the player goes on.
pub(crate) fn act(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let faces = || (1..=6).flat_map(|red| (1..=6).map(move |yellow| (red, yellow)));
    let Some(first) = faces().find(|&(red, yellow)| place(s, red, yellow).is_some()) else {
        return deploy::begin_turn(s, s.first);
    };
    let mut rolled = first;
    for _ in 0..ROLLS {
        let dice = (chance.die(RED, 6), chance.die(YELLOW, 6));
        if place(s, dice.0, dice.1).is_some() {
            rolled = dice;
            break;
        }
    }
    let (red, yellow) = rolled;
    log.push(Event::RivalRolled { red: Number(red), yellow: Number(yellow) });
    match place(s, red, yellow) {
        Some(Place::Building(building)) => visit(s, building, red, chance, log),
        Some(Place::Path(path)) => mark(s, path, chance, log),
        None => {}
    }
    s.step = Step::Deploy;
    deploy::begin_turn(s, s.first);
}

/// ML-19.11 to ML-19.16, ML-19.19.
fn visit(s: &mut State, building: Building, red: u8, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    log.push(Event::RivalPlaced { building });
    let gold = |space: &usize| building.spaces()[*space].gives;
    let best = citadel::free_spaces(s, building).map(|space| gold(&space)).max().unwrap_or_default();
    let space =
        citadel::free_spaces(s, building).find(|space| building != Building::Mine || gold(space) == best);
    let space = space.unwrap_or_default();
    citadel::take_space(s, building, space);
    match building {
        Building::Alchemist => {
            let dice = u8::from(s.supply.m > 0);
            s.supply.m -= dice;
            s.laid.m += dice;
        }
        Building::Mine => {
            let dice = building.spaces()[space].dice.min(s.supply.s);
            s.supply.s -= dice;
            s.laid.s += dice;
        }
        _ if s.supply.p > 0 => {
            s.supply.p -= 1;
            s.laid.p += 1;
            let face = supply::throw(chance);
            s.citadel.last[building as usize] = face;
        }
        _ => {}
    }
    let row = match red {
        2 => 1,
        3 => 2,
        _ => 0,
    };
    match building {
        Building::Hunter => {
            for slot in [2 * row, 2 * row + 1] {
                if let Some(trap) = s.lodge[slot].take() {
                    s.trap_discard.add(trap);
                }
            }
            supply::fill_lodge(s, chance, log);
        }
        Building::Tavern => {
            if let Some(member) = s.tavern[row].take() {
                s.member_discard.insert(member);
            }
            supply::fill_tavern(s, chance, log);
        }
        Building::Bazaar => {
            if let Some(gear) = s.bazaar[row].take() {
                s.gear_gone.insert(gear);
            }
            supply::fill_bazaar(s, chance, log);
        }
        _ => {}
    }
}

/// ML-19.17, ML-19.18, ML-20.13, ML-20.18: a marker, in scenario 8 with tricks.
fn mark(s: &mut State, path: PathId, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    s.path_mut(path).occupant = Occupant::Rival;
    log.push(Event::RivalMarked { path });
    if path.area() != Area::A {
        return;
    }
    let tricks = s.scenario().tricks;
    if s.trick_pile.len() < tricks.into() {
        let used = s.trick_discard.take_everything();
        s.trick_pile.add_all(&used);
    }
    for _ in 0..tricks {
        if let Some(trap) = s.trick_pile.draw(TRICK, chance) {
            s.path_mut(path).tokens.push(PathToken { trap, shown: false });
        }
    }
}

/// ML-20.17: her redirected dice come before the monster is removed.
pub(crate) fn activate(s: &mut State) {
    let path = s.path;
    s.path_mut(path).activated = true;
    let redirects = s.path(path).redirects;
    for redirect in redirects.iter().flatten() {
        if s.member_on(redirect.target).is_some() {
            s.packets.push(Packet { target: redirect.target, dice: redirect.dice, ..Packet::default() });
        }
    }
    s.step = Step::Marker;
}

/// ML-19.23 to ML-19.25: the monster is removed without rewards.
pub(crate) fn marker(s: &mut State, log: &mut impl Log<Event>) {
    log.push(Event::RivalTook { path: s.path });
    if let Some(land) = s.area.land() {
        if let Some(monster) = s.monsters[land].take() {
            s.monster_discard.insert(monster);
            log.push(Event::MonsterDiscarded { monster });
        }
        s.attacked[land] = false;
    }
    s.step = Step::CombatEnd;
}

/// ML-19.23, ML-19.24: the territory is removed and counts as conquered.
pub(crate) fn take_territory(s: &mut State, log: &mut impl Log<Event>) {
    log.push(Event::RivalTook { path: s.path });
    if let Some(land) = s.area.land()
        && let Some(territory) = s.territories[land].take()
    {
        s.territory_discard.insert(territory);
    }
}
