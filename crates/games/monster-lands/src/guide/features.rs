//! A position in numbers, and what the net that was trained on them makes of it (`docs/TRAINING.md`).

use table::{Features, Net, PerSeat, Seat, shares};

use crate::components::{
    AFFINITY_POINTS, Affinity, DEFENCE_LIMIT, DiceCount, GLORY_END, POTION_LIMIT, ROUNDS, TRAP_LIMIT,
    VENOM_LIMIT, glory_dice,
};
use crate::score::icons;
use crate::values::{Area, PathId};
use crate::{State, score};

/// How many numbers there are.
const FEATURES: usize = 62;
const HIDDEN: usize = 32;

/// Written by `bestiary train monster-lands`.
static NET: Net<FEATURES, HIDDEN> = Net::read(include_bytes!("../../data/value.net"));

/// What the net thinks of the chances of each seat. Nobody trained it for games alone.
pub(super) fn learned(s: &State) -> Option<PerSeat<f32>> {
    if s.solo() {
        return None;
    }
    let outlooks = Outlooks::of(s);
    Some(shares(&PerSeat::from_fn(s.count(), |seat| NET.hope(&features(s, seat, &outlooks)))))
}

/// What is compared between the clans: worked out once for all of them.
pub(super) struct Outlooks {
    /// What the guide expects each clan to have in the end.
    prospects: PerSeat<f32>,
    /// The points so far.
    points: PerSeat<f32>,
    /// The dice that each clan gets at the beginning of a round (ML-5.1).
    dice: PerSeat<DiceCount>,
    rounds_to_come: f32,
    sharpness: f32,
}

impl Outlooks {
    pub(super) fn of(s: &State) -> Self {
        Self {
            prospects: PerSeat::from_fn(s.count(), |seat| s.prospect(seat)),
            points: PerSeat::from_fn(s.count(), |seat| score(s, seat).total() as f32),
            dice: PerSeat::from_fn(s.count(), |seat| dice_of(s, seat)),
            rounds_to_come: s.rounds_to_come() as f32,
            sharpness: s.sharpness(),
        }
    }
}

/// What lies before a clan, and how far the game is.
pub(super) fn features(s: &State, seat: Seat, outlooks: &Outlooks) -> [f32; FEATURES] {
    let mut list = Features::new();
    put_progress(s, seat, outlooks, &mut list);
    put_points(s, seat, outlooks, &mut list);
    put_members(s, seat, &mut list);
    put_dice(s, seat, outlooks, &mut list);
    put_goods(s, seat, outlooks, &mut list);
    put_paths(s, seat, &mut list);
    list.all()
}

/// How far the game and the round are.
fn put_progress(s: &State, seat: Seat, outlooks: &Outlooks, list: &mut Features<FEATURES>) {
    let most = s.players.iter().map(|(_, clan)| clan.glory).max().unwrap_or(0);
    list.put(2.0 / f32::from(s.count()));
    list.put(f32::from(s.round) / f32::from(ROUNDS));
    list.put(outlooks.rounds_to_come / f32::from(ROUNDS - 1));
    list.put(flag(s.rounds_to_come() == 0));
    list.put(f32::from(most) / f32::from(GLORY_END));
    list.put(flag(most >= GLORY_END));
    list.put(flag(s.first == seat));
    list.put(flag(s.active == seat));
    list.put(s.out.len() as f32 / f32::from(s.count()));
    list.put(flag(s.out.contains(seat)));
}

/// Points by kind, those that the guide expects, and the leads.
fn put_points(s: &State, seat: Seat, outlooks: &Outlooks, list: &mut Features<FEATURES>) {
    for part in score(s, seat).parts().iter().take(4) {
        list.put(f32::from(*part) / 20.0);
    }
    let glory = |seat: Seat| f32::from(s.players[seat].glory);
    let reputation = |seat: Seat| f32::from(s.reputation(seat));
    list.put(lead(s, seat, glory) / 15.0);
    list.put(lead(s, seat, reputation) / 15.0);
    let points = lead(s, seat, |seat| outlooks.points[seat]);
    list.put(points / 20.0);
    list.put(if s.rounds_to_come() == 0 { points / 10.0 } else { 0.0 });
    let prospect = lead(s, seat, |seat| outlooks.prospects[seat]);
    list.put(outlooks.prospects[seat] / 60.0);
    list.put(prospect / 20.0);
    // What the guide makes of it: a lead means more the later it is.
    list.put(prospect * outlooks.sharpness);
    let ahead = seat.others(s.count()).filter(|&other| outlooks.prospects[other] > outlooks.prospects[seat]);
    list.put(ahead.count() as f32 / 3.0);
    let mut affinities = [0; 4];
    for (count, &affinity) in affinities.iter_mut().zip(Affinity::ALL) {
        *count = icons(s, seat, affinity);
    }
    affinities.sort_unstable();
    for count in affinities.into_iter().rev() {
        list.put(count as f32 / (AFFINITY_POINTS.len() - 1) as f32);
    }
}

/// Who is in the clan, and in what state.
fn put_members(s: &State, seat: Seat, list: &mut Features<FEATURES>) {
    let clan = &s.players[seat];
    list.put(clan.members.len() as f32 / 8.0);
    list.put(clan.members.iter().filter(|member| member.is_novice()).count() as f32 / 3.0);
    list.put(clan.members.iter().filter(|member| member.card().outside).count() as f32 / 4.0);
    list.put(clan.members.and(s.wounded).len() as f32 / 3.0);
    list.put(clan.members.and(s.used).len() as f32 / 4.0);
    list.put(
        s.settler.iter().flatten().filter(|&&member| clan.members.contains(member)).count() as f32 / 2.0,
    );
    list.put(clan.leader.map_or(0.0, |leader| f32::from(leader.card().reputation) / 7.0));
    // ML-7.33: what decides who may be hired.
    list.put(f32::from(s.surplus(seat)) / 10.0);
    let gear =
        s.borne().iter().filter(|&gear| s.bearer[gear as usize].is_some_and(|by| clan.members.contains(by)));
    list.put(gear.clone().count() as f32 / 3.0);
    list.put(gear.map(|gear| s.gear_worth(gear)).sum::<i32>() as f32 / 300.0);
}

/// The dice of every round, and those still to be placed in this one.
fn put_dice(s: &State, seat: Seat, outlooks: &Outlooks, list: &mut Features<FEATURES>) {
    let dice = outlooks.dice[seat];
    list.put(f32::from(dice.s) / 8.0);
    list.put(f32::from(dice.m) / 6.0);
    list.put(f32::from(dice.p) / 6.0);
    list.put(f32::from(dice.total()) * outlooks.rounds_to_come / 40.0);
    list.put(lead(s, seat, |seat| f32::from(outlooks.dice[seat].total())) / 6.0);
    let pool = &s.players[seat].pool;
    list.put(f32::from(pool.s) / 8.0);
    list.put(f32::from(pool.m) / 6.0);
    list.put(f32::from(pool.p.len()) / 6.0);
    list.put(pool.p.each().map(f32::from).sum::<f32>() / 20.0);
    list.put(lead(s, seat, |seat| f32::from(s.players[seat].pool.len())) / 6.0);
}

/// Gold and what is owed, tokens, loot and lands.
fn put_goods(s: &State, seat: Seat, outlooks: &Outlooks, list: &mut Features<FEATURES>) {
    let clan = &s.players[seat];
    let gold = f32::from(clan.gold.min(60));
    let owed = s.owed(seat) as f32;
    list.put(gold / 20.0);
    list.put(owed / 15.0);
    list.put((owed - gold).max(0.0) / 8.0);
    list.put(gold * outlooks.rounds_to_come / 60.0);
    list.put(lead(s, seat, |seat| f32::from(s.players[seat].gold.min(60))) / 20.0);
    list.put(f32::from(clan.potions) / f32::from(POTION_LIMIT));
    list.put(f32::from(clan.venoms) / f32::from(VENOM_LIMIT));
    list.put(f32::from(clan.defence) / f32::from(DEFENCE_LIMIT));
    list.put(clan.traps.len() as f32 / f32::from(TRAP_LIMIT));
    list.put(clan.loot.len() as f32 / 4.0);
    list.put(clan.loot.iter().map(|loot| s.loot_worth(seat, loot)).sum::<i32>() as f32 / 600.0);
    list.put(clan.trophies.len() as f32 / 4.0);
    list.put(clan.territories.len() as f32 / 3.0);
}

/// Who is out on the paths, and the dice with them.
fn put_paths(s: &State, seat: Seat, list: &mut Features<FEATURES>) {
    let (mut missions, mut lands, mut dice) = (0.0, 0.0, 0.0);
    if !s.players[seat].members.and(s.assigned).is_empty() {
        for &path in PathId::ALL {
            if s.path_owner(path) == Some(seat) {
                match path.area() {
                    Area::Dice | Area::Contract => missions += 1.0,
                    Area::A | Area::B | Area::Gate => lands += 1.0,
                }
                dice += f32::from(s.path(path).dice.total());
            }
        }
    }
    list.put(missions / 2.0);
    list.put(lands / 2.0);
    list.put(dice / 10.0);
}

/// ML-5.1, ML-5.2: the dice that a clan gets at the beginning of a round.
fn dice_of(s: &State, seat: Seat) -> DiceCount {
    let clan = &s.players[seat];
    clan.members.iter().fold(glory_dice(clan.glory), |sum, member| {
        let DiceCount { s, m, p } = member.card().dice;
        DiceCount { s: sum.s + s, m: sum.m + m, p: sum.p + p }
    })
}

/// How far a clan is ahead of the best other one.
fn lead(s: &State, seat: Seat, of: impl Fn(Seat) -> f32) -> f32 {
    let best = seat.others(s.count()).map(&of).reduce(f32::max);
    best.map_or(0.0, |best| of(seat) - best)
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::conformance::each_guided_position;

    #[test]
    fn every_feature_has_its_place_and_games_alone_have_no_net() {
        let mut seen = [false; FEATURES];
        for settings in ["players=1", "players=2", "players=3", "players=4"] {
            each_guided_position(settings, 4, |state: &State| {
                let outlooks = Outlooks::of(state);
                for (seat, _) in state.players.iter() {
                    let features = features(state, seat, &outlooks);
                    seen.iter_mut().zip(features).for_each(|(seen, feature)| *seen |= feature != 0.0);
                }
                assert_eq!(learned(state).is_none(), state.solo());
            })
            .unwrap();
        }
        assert!(seen.iter().all(|&seen| seen), "{seen:?}");
    }
}
