//! How to play Abyss sensibly: raw material for bots, no part of the rules.
//!
//! Every action gets a *promise*, a rough worth of what it leads to, on one scale: 20 is about one influence point. The
//! guide reads only what the seat may know: its own hand, and what lies open. What things are worth is in
//! `data/guide.toml`. [`value`] says who is going to win.

mod features;
mod value;
mod weights;

pub use value::{FEATURES, features, progress};

use table::{Guide, PerSeat, Seat};

use crate::action::KeySet;
use crate::components::{Allies, Card, Effect, Kind, LocationId, LordId, Race, Timing};
use crate::rules::{council, explore, payment, threat};
use crate::{Action, Question, State, score};

impl Guide for State {
    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        out.extend(actions.iter().map(|&action| self.promise(seat, action) as f32 + 0.01));
    }

    fn value(&self) -> PerSeat<f32> {
        value::shares(self)
    }

    fn learned(&self) -> Option<PerSeat<f32>> {
        Some(features::learned(self))
    }

    fn features(&self, seat: Seat, out: &mut Vec<f32>) {
        out.clear();
        out.extend(features::features(self, seat));
    }

    fn round(&self) -> Option<u32> {
        Some(self.turns.into())
    }

    fn points(&self) -> Option<PerSeat<f32>> {
        Some(PerSeat::from_fn(self.players.seats(), |seat| self.prospect(seat)))
    }

    fn leanings(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        // Cubed: mostly the best, now and then another. Nothing is ever taken back, so a roll-out always ends.
        out.extend(actions.iter().map(|&action| self.promise(seat, action).div_ceil(4).pow(3) as f32));
    }
}

impl State {
    /// What lies before a player, and what may come of the rest, in influence points.
    fn prospect(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let points = score(self, seat).total() as f32;
        if self.over {
            return points;
        }
        let hand = payment::value(&player.hand);
        points
            + weights::PROSPECT_HAND * f32::from(hand)
            + weights::PROSPECT_PEARL * f32::from(player.pearls)
            + weights::PROSPECT_KEY * f32::from(player.all_keys())
    }

    /// How good an action looks: above 0 for all but taking something back (AB-5.5), and below 1,000.
    fn promise(&self, seat: Seat, action: Action) -> u32 {
        let hand = &self.players[seat].hand;
        match action {
            Action::Plot => weights::PLOT,
            Action::Explore => weights::EXPLORE,
            Action::Support { race } | Action::Stack { race } => {
                weights::SUPPORT_CARD * council::height(self, race) as u32
            }
            Action::Recruit { lord } | Action::SecondLord { lord } => worth(lord) + weights::RECRUIT,
            Action::PassTurn => weights::PASS_TURN,
            Action::Buy => self.revealed(hand) * 2 / u32::from(explore::price(self).unwrap_or(9)),
            Action::Pass => weights::PASS,
            Action::Take => self.revealed(hand),
            Action::Fight => weights::FIGHT * u32::from(threat::reward_space(self)),
            Action::Continue => weights::CONTINUE_EXPLORING,
            Action::Reward { reward } => {
                1 + weights::REWARD_TOKEN * u32::from(reward.tokens)
                    + weights::REWARD_PEARL * u32::from(reward.pearls)
            }
            Action::PayAdd { ally } => weights::PAY + u32::from(ally.value()),
            Action::PayConfirm => weights::PAY_CONFIRM,
            Action::Affiliate { ally } => weights::AFFILIATE_VALUE * u32::from(ally.value()),
            Action::Discard { ally } => (6 - u32::from(ally.value())).pow(2),
            Action::TurnLord { lord } => {
                weights::TURN_LORD + weights::TURN_LORD_KEY * u32::from(lord.card().keys) + permanent(lord)
            }
            Action::Steal { from } => self.players[from].tokens.len() as u32,
            Action::SwapLocation { own, tile } => gain(self.points(seat, own), self.points(seat, tile)),
            Action::Replace { own, lord } => gain(self.kept(seat, own), worth(lord)),
            Action::ReplaceFromDeck { own } => gain(self.kept(seat, own), weights::REPLACE_FROM_DECK),
            Action::TakeAvailable { tile } | Action::Tile { tile } | Action::StackSwap { tile } => {
                weights::TILE + self.points(seat, tile)
            }
            Action::Draw { tiles } => weights::DRAW + weights::DRAW_TILE * u32::from(tiles.0),
            Action::Keys { keys } => keys_promise(keys),
            Action::DiscardStack { race } => weights::DISCARD_STACK + council::height(self, race) as u32,
            Action::ReplaceCourt { lord } => weights::COURT_CEILING.saturating_sub(worth(lord)).max(1),
            Action::Use { lord } => self.power_promise(seat, lord),
            Action::Decline => weights::DECLINE,
            Action::EndTurn => weights::END_TURN,
            Action::Cancel => 0,
        }
    }

    /// The ally turned up last: its value, more if it fits the hand.
    fn revealed(&self, hand: &Allies) -> u32 {
        let Some(&Card::Ally(ally)) = self.track.last() else { return 1 };
        let fits = of_race(hand, ally.race()) > 0;
        (weights::ALLY + weights::ALLY_VALUE * u32::from(ally.value()))
            * if fits { weights::ALLY_FITS } else { weights::ALLY_ALONE }
            / 2
    }

    /// What a tile would score, with some room for what is still to come.
    fn points(&self, seat: Seat, tile: LocationId) -> u32 {
        weights::POINT * u32::from(score::location(self, seat, tile).max(0).cast_unsigned())
    }

    /// What an own lord is still good for.
    fn kept(&self, seat: Seat, lord: LordId) -> u32 {
        let card = lord.card();
        let influence = weights::POINT * u32::from(card.influence);
        if self.players[seat].turned.contains(lord) {
            return influence;
        }
        influence + weights::KEPT_KEY * u32::from(card.keys) + permanent(lord)
    }

    /// Pearls for a weak ally are welcome; the other powers seldom help.
    fn power_promise(&self, seat: Seat, lord: LordId) -> u32 {
        let weak = |ally: Kind| u32::from(ally.value()) <= weights::WEAK_ALLY;
        match lord.card().effect {
            Some(Effect::DiscardAllyForPearls { .. }) if self.players[seat].hand.kinds().any(weak) => {
                weights::POWER_PEARLS
            }
            _ => match self.pending.top() {
                Some(Question::Main) => weights::POWER_MAIN,
                _ => weights::POWER_OTHER,
            },
        }
    }
}

/// What a lord brings when it enters.
fn worth(lord: LordId) -> u32 {
    let card = lord.card();
    let instant = match card.effect {
        Some(Effect::GainPearls { amount }) => weights::GAIN_PEARL * u32::from(amount),
        Some(Effect::DrawAndControl { .. }) => weights::DRAW_AND_CONTROL,
        Some(Effect::ExtraTurn { .. }) => weights::EXTRA_TURN,
        Some(Effect::RecruitForPearls { .. } | Effect::TakeCouncilStack { .. }) => weights::RECRUIT_OR_STACK,
        Some(Effect::OpponentsDiscardAllies { .. } | Effect::OpponentsLosePearls { .. }) => {
            weights::OPPONENTS_LOSE
        }
        Some(Effect::TurnOpponentLords { .. } | Effect::StealMonsterToken { .. }) => weights::OPPONENTS_TURN,
        _ => 0,
    };
    let keys = if card.keys == 1 { weights::LORD_KEY } else { 0 };
    weights::POINT * u32::from(card.influence) + keys + instant + permanent(lord)
}

/// What a lasting power is worth.
fn permanent(lord: LordId) -> u32 {
    match lord.card().timing() {
        Timing::Permanent | Timing::Activated => weights::LASTING_POWER,
        Timing::Instant | Timing::None => 0,
    }
}

/// The worth of an exchange.
fn gain(from: u32, to: u32) -> u32 {
    to.saturating_sub(from).max(1)
}

/// Tokens first, then lords whose power is no loss.
fn keys_promise(keys: KeySet) -> u32 {
    let loss: u32 = keys.lords().map(|lord| weights::KEY_LORD + permanent(lord)).sum();
    weights::KEYS - loss.min(weights::KEYS_LOSS)
}

fn of_race(hand: &Allies, race: Race) -> usize {
    hand.kinds().filter(|ally| ally.race() == race).count()
}
