//! How to play Valeria sensibly: raw material for bots, no part of the rules.
//!
//! Every action gets a *promise*, a rough worth of what it leads to, on one scale: 20 is about one victory point. The
//! guide reads only what the seat may know: its own duke, and what lies open. What things are worth is in
//! `data/guide.toml`.

mod features;
mod weights;
mod worth;

use table::{Guide, PerSeat, Seat, shares};

use self::worth::{Recruits, TURNS};
use crate::components::{Bundle, Effect, MonsterId, Resource};
use crate::rules::{harvest, recruit};
use crate::{Action, State, score};

impl Guide for State {
    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        let mut recruits = Recruits::new(self, seat);
        out.extend(actions.iter().map(|&action| self.promise(seat, action, &mut recruits) as f32));
    }

    fn value(&self) -> PerSeat<f32> {
        let seats = self.players.seats();
        // The nearer the end, the more a lead means.
        let open = 1.0 - weights::SHARPNESS_SLOPE * self.progress() as f32;
        let sharpness = if self.is_over() { 1.0 } else { weights::SHARPNESS / open };
        let prospects: PerSeat<f32> = PerSeat::from_fn(seats, |seat| self.prospect(seat));
        if self.is_solo() {
            // The rival is worth what he has; the share of the win is that of the player alone.
            let his = score::score(&score::dark_lord(self), self.dark_lord.duke).total() as f32;
            let both = PerSeat::from_fn(
                2,
                |seat| if seat == Seat::FIRST { prospects[seat] } else { his } * sharpness,
            );
            return PerSeat::new(1, shares(&both)[Seat::FIRST]);
        }
        shares(&PerSeat::from_fn(seats, |seat| prospects[seat] * sharpness))
    }

    fn learned(&self) -> Option<PerSeat<f32>> {
        features::learned(self)
    }

    fn features(&self, seat: Seat, out: &mut Vec<f32>) {
        out.clear();
        out.extend(features::features(self, seat));
    }

    fn points(&self) -> Option<PerSeat<f32>> {
        Some(PerSeat::from_fn(self.players.seats(), |seat| self.prospect(seat)))
    }

    fn round(&self) -> Option<u32> {
        Some(self.rounds().into())
    }

    fn leanings(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        let mut recruits = Recruits::new(self, seat);
        let promises = actions.iter().map(|&action| self.promise(seat, action, &mut recruits));
        // To the fourth power: nearly always the best, now and then another.
        out.extend(promises.map(|promise| promise.div_ceil(4).pow(4) as f32));
    }
}

impl State {
    /// What lies before a player, and what may come of the rest, in victory points.
    fn prospect(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let points = score::score(player, player.duke).total() as f32;
        if self.is_over() {
            return points;
        }
        let ahead = (100 - self.progress()) as f32 / 100.0;
        let seats = f32::from(self.players.seats());
        let tokens = u32::from(player.gold + player.strength + player.magic);
        let harvest: u32 = player.citizens.each().map(|citizen| worth::own_harvest(player, citizen)).sum();
        points
            + tokens.min(weights::MOST_PROSPECT_TOKENS) as f32
                * (weights::PROSPECT_TOKEN + weights::PROSPECT_TOKEN_AHEAD * ahead / seats)
            + harvest as f32 / TURNS as f32
                * ahead
                * (weights::PROSPECT_HARVEST / (seats * seats)).min(weights::MOST_PROSPECT_HARVEST)
    }

    /// How far the game has come, in percent.
    fn progress(&self) -> u32 {
        let exhausted = 100 * self.exhausted.len() as u32 / u32::from(self.sizes().end_exhausted);
        let owned: usize = self.players.iter().map(|(_, player)| player.monsters.len()).sum();
        let slain = 100 * owned as u32 / (5 * u32::from(self.sizes().citizens));
        exhausted.max(slain).min(100)
    }

    /// How good an action looks: above 0, and below 1,000.
    fn promise(&self, seat: Seat, action: Action, recruits: &mut Recruits<'_>) -> u32 {
        let me = &self.players[seat];
        match action {
            Action::ChooseDuke { .. } => weights::CHOOSE_DUKE,
            Action::Change { domain, die } => self.changed(domain, die.0),
            Action::Keep => self.tokens_of(self.turn.dice) + 1,
            Action::Steal { amount, .. } => weights::STEAL_TOKEN * u32::from(amount.0),
            Action::StealFromBank { resource } | Action::Console { resource } | Action::Take { resource } => {
                of_resource(resource)
            }
            Action::Nothing => 1,
            Action::Gold { activations } => {
                let wanted = if me.gold <= me.magic { u32::from(activations.0) } else { 0 };
                weights::HARVEST_GOLD * (1 + wanted)
            }
            Action::Trade { .. } => weights::TRADE,
            Action::Done => weights::DONE,
            Action::Slay { monster, magic } => (weights::ACT + self.monster(seat, monster) + reward(monster))
                .saturating_sub(weights::PRICE_MAGIC * u32::from(magic.0))
                .max(2),
            Action::Recruit { citizen, magic } => {
                let price = u32::from(recruit::price(me, citizen));
                let paid = weights::PRICE_GOLD * price + weights::PRICE_CITIZEN_MAGIC * u32::from(magic.0);
                (weights::ACT + recruits.worth(citizen)).saturating_sub(paid).max(2)
            }
            Action::Build { domain, magic, .. } => (weights::ACT + self.domain(seat, domain))
                .saturating_sub(weights::PRICE_MAGIC * u32::from(magic.0))
                .max(2),
            Action::Reward { option } => self.option(option.0),
            Action::TakeCitizen { citizen } => weights::TAKE_CITIZEN + recruits.worth(citizen),
            Action::Victim { from } => {
                let victim = from.seat(self.active, self.players.seats()).unwrap_or(seat);
                weights::VICTIM + u32::from(self.players[victim].gold.min(20))
            }
            Action::ReturnCitizen { citizen } => {
                weights::GIVE_UP.saturating_sub(recruits.worth(citizen)).max(1)
            }
            Action::ReturnMonster { monster } => {
                weights::GIVE_UP.saturating_sub(self.monster(seat, monster)).max(1)
            }
            Action::Pay => weights::PAY,
            Action::Attack { area } => self.cards_in(area),
            Action::Capture { citizen } => {
                weights::CAPTURE.saturating_sub(recruits.worth(citizen)).max(weights::LEAST_CAPTURE)
            }
            Action::Decline => weights::DECLINE,
        }
    }

    /// What the active player's cards give with these dice.
    fn tokens_of(&self, dice: [u8; 2]) -> u32 {
        let starters: u32 = harvest::active_starters(dice).map(|(_, uses)| u32::from(uses)).sum();
        let me = self.me();
        let citizens = harvest::activated(dice)
            .flat_map(|(slot, times)| slot.types().iter().map(move |&citizen| (citizen, u32::from(times))));
        let gains = citizens.map(|(citizen, times)| {
            u32::from(me.citizens.count(citizen)) * times * worth::power(me, citizen.card().on)
        });
        weights::TOKEN * (starters + gains.sum::<u32>()).min(weights::MOST_HARVEST)
    }
}

fn of_resource(resource: Resource) -> u32 {
    match resource {
        Resource::Gold => weights::TAKE_GOLD,
        Resource::Strength => weights::TAKE_STRENGTH,
        Resource::Magic => weights::TAKE_MAGIC,
    }
}

/// What the tokens are worth.
fn tokens(bundle: Bundle) -> u32 {
    weights::TOKEN * u32::from(bundle.gold + bundle.strength + bundle.magic)
        + weights::POINT * u32::from(bundle.vp)
}

/// What slaying brings besides the card.
fn reward(monster: MonsterId) -> u32 {
    match monster.card().reward {
        Effect::Gain(bundle) => tokens(bundle),
        Effect::GainPer { bundle, .. } => weights::REWARD_PER * tokens(bundle),
        Effect::ChooseOne { .. } => weights::REWARD_CHOICE,
        _ => weights::REWARD_OTHER,
    }
}
