//! Rules that are easier to show on a function than in a scenario.

use table::{Position, Silent};

use super::*;
use crate::components::{Difficulty, MemberId, Monster, Territory};
use crate::state::Occupant;
use crate::values::{Area, PathId};

fn state(options: &str) -> State {
    let choices = table::conformance::choices::<State>(options).unwrap();
    State::blank(&<crate::Options as table::Options>::build(&choices).unwrap())
}

// rules: ML-10.7 ML-10.8 ML-12.3 ML-12.4 ML-17.2 ML-17.3 ML-17.5 EX-13 EX-21
#[test]
fn attack_dice() {
    let mut s = state("players=2");
    s.area = Area::A;
    s.round = 4;
    s.territories[0] = Some(Territory::Kyzhul);
    assert_eq!(attack::attack_dice(&s, Monster::Abysur), 7);
    assert_eq!(attack::attack_dice(&s, Monster::Blandor), 2 + 2 + 1);
    s.options.difficulty = Difficulty::Tutorial;
    s.territories[0] = Some(Territory::Yuha);
    assert_eq!(attack::attack_dice(&s, Monster::Caribdis), 5);
    s.options.difficulty = Difficulty::Nightmare;
    s.area = Area::Gate;
    assert_eq!(attack::attack_dice(&s, Monster::Trons), 3 + 3 + 2);
    assert_eq!(attack::attack_dice(&s, Monster::Blandor), 2 + 2);
}

// rules: ML-7.17 ML-7.19
#[test]
fn prices_stop_at_one_and_then_at_nothing() {
    assert_eq!(citadel::price(9, 5, 0), 4);
    assert_eq!(citadel::price(8, 8, 0), 1);
    assert_eq!(citadel::price(8, 8, 4), 0);
    assert_eq!(citadel::price(3, 0, 4), 0);
    assert_eq!(citadel::price(3, 0, 0), 3);
}

// rules: ML-18.9 EX-20
#[test]
fn neighbours_skip_empty_paths() {
    let mut s = state("players=2");
    for (path, member) in
        [(PathId::A1, MemberId::Nimra), (PathId::A2, MemberId::Zondu), (PathId::A4, MemberId::Geas)]
    {
        s.path_mut(path).occupant = Occupant::Member(member);
    }
    let of = |path| fight::adjacent(&s, path).collect::<Vec<_>>();
    assert_eq!(of(PathId::A1), [PathId::A2]);
    assert_eq!(of(PathId::A2), [PathId::A1, PathId::A4]);
    assert_eq!(of(PathId::A4), [PathId::A2]);
}

// rules: ML-16.11 ML-16.12 EX-6
#[test]
fn glory_is_lost_and_reputation_stays() {
    let mut s = state("players=2");
    let seat = Seat::FIRST;
    s.players[seat].members = [MemberId::Jaruna, MemberId::Vaidala, MemberId::Drapis].into_iter().collect();
    s.players[seat].glory = 18;
    assert_eq!(s.reputation(seat), 17);
    supply::lose_glory(&mut s, seat, 2, &mut Silent);
    assert_eq!((s.players[seat].glory, s.reputation(seat), s.surplus(seat)), (16, 17, 0));
    supply::lose_glory(&mut s, seat, 40, &mut Silent);
    assert_eq!(s.players[seat].glory, 0);
}

// rules: ML-10.17
#[test]
fn more_attack_dice_than_there_are_black_ones_are_all_rolled() {
    use crate::state::{Packet, PacketStage};
    let mut s = state("players=2");
    let mut chance = table::Scripted::default();
    (0..10).for_each(|_| chance.push(crate::ATTACK, 5));
    s.players[Seat::FIRST].members.insert(MemberId::Nimra);
    s.path_mut(PathId::A1).occupant = Occupant::Member(MemberId::Nimra);
    let packet = Packet { target: PathId::A1, dice: 10, stage: PacketStage::Throw, ..Packet::default() };
    s.packets.push(packet);
    attack::proceed(&mut s, &mut chance, &mut Silent);
    assert_eq!((s.packets[0].hits, chance.fault(), chance.unused()), (10, None, None));
}

// rules: ML-1.5 ML-1.17 ML-1.19
#[test]
fn the_outskirts_and_the_territories_in_play() {
    let outskirts: Vec<String> = PathId::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(
        outskirts.join(" "),
        "dice.1 dice.2 contract.1 contract.2 A.1 A.2 A.3 A.4 B.1 B.2 B.3 B.4 gate.1 gate.2"
    );
    for players in 1..=4u8 {
        let options = crate::Options {
            players,
            ..<crate::Options as table::Options>::build(
                &table::conformance::choices::<State>(&format!("players={players}")).unwrap(),
            )
            .unwrap()
        };
        let mut chance = table::Pcg::new(u64::from(players));
        let s = <State as table::Game>::new(&options, &mut chance, &mut Silent);
        assert!(s.territories[0].is_some() && s.tiles[0].is_some());
        assert_eq!(s.territories[1].is_some(), players > 2);
        assert_eq!(s.tiles[1].is_some(), players > 2);
    }
}

// rules: ML-15.9
#[test]
fn the_only_trap_of_a_clan_is_known_to_be_the_starting_trap() {
    use crate::components::Trap;
    use table::{Game, Recall, Viewer};
    let mut s = state("players=2");
    let mut chance = table::Pcg::new(3);
    let other = Seat::all(2).nth(1).unwrap();
    for _ in 0..50 {
        s.determinize(Viewer::Seat(other), Recall::Perfect, &mut chance);
        assert_eq!(s.players[Seat::FIRST].traps.each().collect::<Vec<_>>(), [Trap::TrapStarting]);
    }
    // With a second token it is no longer known which of them it is, nor what the other is.
    assert!(s.trap_pile.take(Trap::TrapTotal4));
    s.players[Seat::FIRST].traps.add(Trap::TrapTotal4);
    let mut others = std::collections::BTreeSet::new();
    for _ in 0..50 {
        s.determinize(Viewer::Seat(other), Recall::Perfect, &mut chance);
        let traps = &s.players[Seat::FIRST].traps;
        assert!(traps.contains(Trap::TrapStarting) && traps.len() == 2);
        others.extend(traps.each().filter(|&trap| trap != Trap::TrapStarting));
    }
    assert!(others.len() > 3);
}

mod shortage;
mod shortcuts;
