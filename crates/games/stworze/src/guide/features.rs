//! A position in numbers, and what the net that was trained on them makes of it (`docs/TRAINING.md`).

use table::{Features, Id, Net, PerSeat, Seat, shares};

use crate::components::{
    ATTRIBUTES_MAX, Area, COUNT_AT, Creature, EVENTS_TO_END, LAIR_MAX, MISSIONS, ROUND_CAP, TROPHIES,
};
use crate::rules::mission_parts;
use crate::{State, score};

/// How many numbers there are.
const FEATURES: usize = 33 + Creature::ALL.len();
const HIDDEN: usize = 32;

/// Written by `bestiary train stworze`.
static NET: Net<FEATURES, HIDDEN> = Net::read(include_bytes!("../../data/value.net"));

/// What the net thinks of the chances of each seat. Nobody trained it for the set-up, in which nothing has happened yet.
pub(super) fn learned(s: &State) -> Option<PerSeat<f32>> {
    if s.round == 0 {
        return None;
    }
    Some(shares(&PerSeat::from_fn(s.count(), |seat| NET.hope(&features(s, seat)))))
}

/// What lies before a player, and how far the game is.
pub(super) fn features(s: &State, seat: Seat) -> [f32; FEATURES] {
    let mut list = Features::new();
    let player = &s.players[seat];
    let flag = |is: bool| f32::from(u8::from(is));
    list.put(2.0 / f32::from(s.count()));
    list.put(f32::from(s.round) / f32::from(ROUND_CAP / 2));
    list.put(f32::from(s.discarded) / f32::from(EVENTS_TO_END));
    list.put(flag(s.ending));
    list.put(flag(s.active == seat));
    put_missions(s, seat, &mut list);
    let most = f32::from(player.max_vitality().max(1));
    list.put(f32::from(player.vitality) / most);
    list.put(f32::from(player.blocked()) / 3.0);
    list.put(f32::from(player.wounds()) / 4.0);
    for tokens in player.card {
        list.put(f32::from(tokens) / 4.0);
    }
    list.put(f32::from(player.free_slots()) / 4.0);
    list.put(f32::from(player.hand[0] + player.hand[1]) / 4.0);
    list.put(f32::from(player.spent[0] + player.spent[1]) / 4.0);
    list.put(score::offerings(s, seat) as f32 / 2.0);
    list.put(flag(player.repeat.is_some()));
    list.put(f32::from(player.trophy_count()) / f32::from(TROPHIES));
    list.put(player.tasks.len() as f32 / 4.0);
    list.put(player.attributes().map(|held| f32::from(held.level)).sum::<f32>() / 4.0);
    list.put(player.attributes().count() as f32 / ATTRIBUTES_MAX as f32);
    let favourite = player.creature.is_some_and(|creature| player.lair == Some(creature.card().favourite));
    list.put(flag(player.lair.is_some()));
    list.put(flag(favourite));
    list.put(flag(player.lair_counter.is_some()));
    list.put(f32::from(player.lair_counter.unwrap_or(0)) / f32::from(LAIR_MAX));
    list.put(flag(player.completed_this_turn));
    list.put(best_guess(s, seat));
    list.flags(player.creature.into_iter().map(Id::index), Creature::ALL.len());
    list.all()
}

/// Missions: those that are done, how the current one stands, and how soon the others can be done.
fn put_missions(s: &State, seat: Seat, list: &mut Features<FEATURES>) {
    let player = &s.players[seat];
    let done = |seat: Seat| s.players[seat].done.len() as f32;
    let best = seat.others(s.count()).map(done).fold(0.0, f32::max);
    list.put(done(seat) / MISSIONS as f32);
    list.put((done(seat) - best) / 3.0);
    list.put(done(seat).max(best) / MISSIONS as f32);
    list.put(s.progress_of(seat));
    let parts = player.mission().map_or(0, |mission| mission_parts(mission).len());
    list.put(if parts == 0 { 0.0 } else { 1.0 - s.open_parts(seat).count() as f32 / parts as f32 });
    let mut efforts = player.missions.iter().flatten().map(|&mission| s.effort(seat, mission));
    list.put(efforts.next().unwrap_or(0.0) / 6.0);
    let rest = efforts.clone().count().max(1) as f32;
    list.put(efforts.clone().reduce(f32::min).unwrap_or(0.0) / 6.0);
    list.put(efforts.sum::<f32>() / rest / 6.0);
}

/// The best own guess: how likely it comes true, and how near the count is.
fn best_guess(s: &State, seat: Seat) -> f32 {
    let guesses = Area::all().filter_map(|area| {
        let face = s.own_guess(seat, area)?;
        Some(s.guess_odds(seat, area, face, 0.0) * s.area(area).tokens.len() as f32 / COUNT_AT as f32)
    });
    guesses.fold(0.0, f32::max)
}
