//! What happens when piles and the supply run out. A position with empty piles would need a long game, so the piles are
//! emptied here.

use table::{Id, Scripted, Silent};

use super::state;
use crate::components::{Building, DiceCount, Face, Gears, MemberId, Members, Monster, Monsters, Trap};
use crate::rules::{fight, hire, reset, rival, supply};
use crate::state::{Occupant, PathToken};
use crate::values::{Area, PathId};
use crate::{Event, MONSTER, RED, State, TRAP, TRICK, YELLOW};

/// Answers with these outcomes, source by source, and has no answer left over in the end.
fn script(answers: &[(table::Source, u32)]) -> Scripted {
    let mut script = Scripted::default();
    for &(source, outcome) in answers {
        script.push(source, outcome);
    }
    script
}

fn used_up(script: &Scripted) {
    assert_eq!((script.fault(), script.unused()), (None, None));
}

// rules: ML-7.26 ML-16.15
#[test]
fn discarded_traps_become_the_pile_but_starting_traps_stay_out() {
    let mut s = state("players=2");
    let all = s.trap_pile.take_everything();
    s.trap_discard.add(Trap::TrapStarting);
    s.trap_discard.add(Trap::TrapTotal4);
    s.hidden_discard.add(Trap::TrapStarting);
    s.hidden_discard.add(Trap::TrapMagic1);
    let mut chance =
        script(&[(TRAP, Trap::TrapTotal4.index() as u32), (TRAP, Trap::TrapMagic1.index() as u32)]);
    let mut events = Vec::new();
    supply::fill_lodge(&mut s, &mut chance, &mut events);
    used_up(&chance);
    assert_eq!(s.lodge[..3], [Some(Trap::TrapTotal4), Some(Trap::TrapMagic1), None]);
    assert_eq!(events[0], Event::Reshuffled);
    // ML-16.8: the other spaces stay empty, and the two starting traps are all that is left.
    assert!(s.trap_pile.is_empty() && s.hidden_discard.is_empty());
    assert_eq!((s.trap_discard.len(), s.trap_discard.count(Trap::TrapStarting)), (2, 2));
    assert!(!all.is_empty());
}

// rules: ML-16.7
#[test]
fn without_hirelings_slots_stay_empty_and_without_novices_none_is_hired() {
    let mut s = state("players=2");
    let seat = table::Seat::FIRST;
    s.players[seat].glory = 30;
    s.hirelings = Members::new();
    s.member_discard.insert(MemberId::Geas);
    supply::fill_tavern(&mut s, &mut Scripted::default(), &mut Silent);
    assert_eq!(s.tavern, [Some(MemberId::Geas), None, None, None]);
    let offered = |s: &State| {
        let mut offered = Vec::new();
        let _ = hire::free_options(s, seat, &mut |action| {
            offered.push(action.to_string());
            crate::rules::Flow::Continue(())
        });
        offered
    };
    assert_eq!(offered(&s), ["hire geas -", "hire novice.1 -"]);
    s.novices = Members::new();
    assert_eq!(offered(&s), ["hire geas -"]);
}

// rules: ML-16.9
#[test]
fn the_monster_discard_becomes_the_deck_and_then_there_is_none() {
    let mut s = state("players=2");
    s.monster_pile = Monsters::new();
    s.monster_discard = [Monster::Krunn, Monster::Moldo].into_iter().collect();
    let mut chance =
        script(&[(MONSTER, Monster::Moldo.index() as u32), (MONSTER, Monster::Krunn.index() as u32)]);
    let mut events = Vec::new();
    assert_eq!(reset::draw_monster(&mut s, &mut chance, &mut events), Some(Monster::Moldo));
    assert_eq!(events, [Event::Reshuffled]);
    assert_eq!(reset::draw_monster(&mut s, &mut chance, &mut events), Some(Monster::Krunn));
    assert_eq!(reset::draw_monster(&mut s, &mut chance, &mut events), None);
    s.territories[0] = Some(crate::components::Territory::Yuha);
    reset::stock(&mut s, Area::A, &mut chance, &mut events);
    assert_eq!(s.monsters[0], None);
    used_up(&chance);
}

// rules: ML-16.14
#[test]
fn scarce_dice_go_to_the_left_path_first_and_to_the_top_token_first() {
    let mut s = state("players=2");
    s.supply.s = 3;
    for (path, member, traps) in [
        (PathId::A1, MemberId::Nimra, &[Trap::TrapStrength1, Trap::TrapStrength1][..]),
        (PathId::A2, MemberId::Zondu, &[Trap::TrapStrength2, Trap::TrapStarting][..]),
    ] {
        s.path_mut(path).occupant = Occupant::Member(member);
        for &trap in traps {
            s.path_mut(path).tokens.push(PathToken { trap, shown: false });
        }
    }
    s.area = Area::A;
    s.path = PathId::A1;
    for token in [0, 1, 2, 0, 1] {
        fight::proceed(&mut s, token, &mut Silent);
    }
    assert_eq!(s.path(PathId::A1).dice, DiceCount { s: 2, m: 0, p: 0 });
    assert_eq!(s.path(PathId::A2).dice, DiceCount { s: 1, m: 0, p: 0 });
    assert_eq!(s.supply.s, 0);
    // The starting trap got no die and is still a trap.
    assert_eq!(fight::traps_on(&s, PathId::A2), 2);
}

// rules: ML-13.26
#[test]
fn path_tiles_are_used_up_before_they_come_again() {
    for seed in 0..20 {
        let mut s = state("players=3");
        let mut chance = table::Pcg::new(seed);
        reset::stock(&mut s, Area::B, &mut chance, &mut Silent);
        let mut seen = vec![s.tiles[1].unwrap()];
        let tile = |face: Face| face as u8 / 2;
        for _ in 0..5 {
            s.territories[0] = None;
            reset::stock(&mut s, Area::A, &mut chance, &mut Silent);
            seen.push(s.tiles[0].unwrap());
        }
        let mut tiles: Vec<u8> = seen.iter().map(|&face| tile(face)).collect();
        tiles.sort_unstable();
        assert_eq!(tiles, [0, 1, 2, 3, 4, 5], "each tile once");
        assert!(s.tile_pile.is_empty());
        s.territories[0] = None;
        reset::stock(&mut s, Area::A, &mut chance, &mut Silent);
        assert_ne!(tile(s.tiles[0].unwrap()), tile(s.tiles[1].unwrap()), "that one is in play");
        assert_eq!(s.tile_pile.len(), 2 * 4, "four tiles are left, by both their faces");
    }
}

/// Madhala rolls these two dice and acts.
fn madhala(s: &mut State, red: u32, yellow: u32, more: &[(table::Source, u32)]) -> Scripted {
    let mut answers = vec![(RED, red - 1), (YELLOW, yellow - 1)];
    answers.extend_from_slice(more);
    let mut chance = script(&answers);
    rival::act(s, &mut chance, &mut Silent);
    chance
}

// rules: ML-19.15
#[test]
fn madhala_takes_nothing_from_an_empty_slot_but_her_die_stays() {
    let mut s = state("players=1");
    s.gear_pile = Gears::new();
    let mut chance = madhala(&mut s, 2, 5, &[(crate::DIE, 3)]);
    used_up(&chance);
    let bazaar = Building::Bazaar as usize;
    assert_eq!((s.citadel.taken[bazaar], s.citadel.last[bazaar], s.laid.p), (1, 4, 1));
    assert!(s.bazaar.iter().all(Option::is_none) && s.gear_gone.is_empty());
    // The hireling of the second slot is not there either.
    s.hirelings = Members::new();
    chance = madhala(&mut s, 2, 3, &[(crate::DIE, 0)]);
    used_up(&chance);
    assert_eq!((s.citadel.taken[Building::Tavern as usize], s.laid.p), (1, 2));
    assert!(s.member_discard.is_empty());
}

// rules: ML-19.19
#[test]
fn madhala_blocks_a_space_also_without_a_die() {
    let mut s = state("players=1");
    s.supply = DiceCount::default();
    for (yellow, building) in [(2, Building::Alchemist), (4, Building::Armoury), (6, Building::Mine)] {
        used_up(&madhala(&mut s, 1, yellow, &[]));
        assert_eq!(s.citadel.taken[building as usize], 1, "{building}");
        assert_eq!(s.citadel.last[building as usize], 0, "{building}");
    }
    assert_eq!(s.laid, DiceCount::default());
}

// rules: ML-20.18
#[test]
fn madhalas_used_tricks_come_back_when_fewer_than_two_are_left() {
    let mut s = state("players=1 scenario=8");
    s.territories[0] = Some(crate::components::Territory::Yuha);
    let mut tricks = s.trick_pile.take_everything();
    assert!(tricks.take(Trap::TrickRedirect1));
    s.trick_pile.add(Trap::TrickRedirect1);
    s.trick_discard = tricks;
    let redirect = Trap::TrickRedirect1.index() as u32;
    used_up(&madhala(&mut s, 5, 3, &[(TRICK, redirect), (TRICK, redirect)]));
    assert_eq!(s.path(PathId::A3).tokens.len(), 2);
    assert_eq!((s.trick_pile.len(), s.trick_discard.len()), (16, 0));
}
