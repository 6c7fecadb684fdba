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
    assert_eq!(attack::attack_dice(&s, Monster::Blandor), 3 + 2 + 1);
    s.options.difficulty = Difficulty::Tutorial;
    s.territories[0] = Some(Territory::Yuha);
    assert_eq!(attack::attack_dice(&s, Monster::Caribdis), 5);
    s.options.difficulty = Difficulty::Nightmare;
    s.area = Area::Gate;
    assert_eq!(attack::attack_dice(&s, Monster::Trons), 3 + 3 + 2);
    assert_eq!(attack::attack_dice(&s, Monster::Blandor), 3 + 2);
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
