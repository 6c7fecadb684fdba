//! How to play Abyss sensibly: raw material for bots, no part of the rules.
//!
//! Every action gets a *promise*, a rough worth of what it leads to, on one scale: 20 is about one influence point. The
//! guide reads only what the seat may know: its own hand, and what lies open. [`value`] says who is going to win.

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
        points + 0.4 * f32::from(hand) + 0.4 * f32::from(player.pearls) + 3.0 * f32::from(player.all_keys())
    }

    /// How good an action looks: above 0 for all but taking something back (AB-5.5), and below 1,000.
    fn promise(&self, seat: Seat, action: Action) -> u32 {
        let hand = &self.players[seat].hand;
        match action {
            Action::Plot => 2,
            Action::Explore => 60,
            Action::Support { race } | Action::Stack { race } => 32 * council::height(self, race) as u32,
            Action::Recruit { lord } | Action::SecondLord { lord } => worth(lord) + 200,
            Action::PassTurn => 1,
            Action::Buy => self.revealed(hand) * 2 / u32::from(explore::price(self).unwrap_or(9)),
            Action::Pass => 60,
            Action::Take => self.revealed(hand),
            Action::Fight => 30 * u32::from(threat::reward_space(self)),
            Action::Continue => 60,
            Action::Reward { reward } => 1 + 50 * u32::from(reward.tokens) + 25 * u32::from(reward.pearls),
            Action::PayAdd { ally } => 10 + u32::from(ally.value()),
            Action::PayConfirm => 60,
            Action::Affiliate { ally } => 20 * u32::from(ally.value()),
            Action::Discard { ally } => (6 - u32::from(ally.value())).pow(2),
            Action::TurnLord { lord } => 10 + 40 * u32::from(lord.card().keys) + permanent(lord),
            Action::Steal { from } => self.players[from].tokens.len() as u32,
            Action::SwapLocation { own, tile } => gain(self.points(seat, own), self.points(seat, tile)),
            Action::Replace { own, lord } => gain(self.kept(seat, own), worth(lord)),
            Action::ReplaceFromDeck { own } => gain(self.kept(seat, own), 150),
            Action::TakeAvailable { tile } | Action::Tile { tile } | Action::StackSwap { tile } => {
                10 + self.points(seat, tile)
            }
            Action::Draw { tiles } => 170 + 10 * u32::from(tiles.0),
            Action::Keys { keys } => keys_promise(keys),
            Action::DiscardStack { race } => 10 + council::height(self, race) as u32,
            Action::ReplaceCourt { lord } => 240u32.saturating_sub(worth(lord)).max(1),
            Action::Use { lord } => self.power_promise(seat, lord),
            Action::Decline => 20,
            Action::EndTurn => 20,
            Action::Cancel => 0,
        }
    }

    /// The ally turned up last: its value, more if it fits the hand.
    fn revealed(&self, hand: &Allies) -> u32 {
        let Some(&Card::Ally(ally)) = self.track.last() else { return 1 };
        let fits = of_race(hand, ally.race()) > 0;
        (12 + 18 * u32::from(ally.value())) * if fits { 3 } else { 2 } / 2
    }

    /// What a tile would score, with some room for what is still to come.
    fn points(&self, seat: Seat, tile: LocationId) -> u32 {
        20 * u32::from(score::location(self, seat, tile).max(0).cast_unsigned())
    }

    /// What an own lord is still good for.
    fn kept(&self, seat: Seat, lord: LordId) -> u32 {
        let card = lord.card();
        let influence = 20 * u32::from(card.influence);
        if self.players[seat].turned.contains(lord) {
            return influence;
        }
        influence + 50 * u32::from(card.keys) + permanent(lord)
    }

    /// Pearls for a weak ally are welcome; the other powers seldom help.
    fn power_promise(&self, seat: Seat, lord: LordId) -> u32 {
        let weak = |ally: Kind| ally.value() <= 2;
        match lord.card().effect {
            Some(Effect::DiscardAllyForPearls { .. }) if self.players[seat].hand.kinds().any(weak) => 60,
            _ => match self.pending.top() {
                Some(Question::Main) => 4,
                _ => 2,
            },
        }
    }
}

/// What a lord brings when it enters.
fn worth(lord: LordId) -> u32 {
    let card = lord.card();
    let instant = match card.effect {
        Some(Effect::GainPearls { amount }) => 15 * u32::from(amount),
        Some(Effect::DrawAndControl { .. }) => 180,
        Some(Effect::ExtraTurn { .. }) => 60,
        Some(Effect::RecruitForPearls { .. } | Effect::TakeCouncilStack { .. }) => 40,
        Some(Effect::OpponentsDiscardAllies { .. } | Effect::OpponentsLosePearls { .. }) => 20,
        Some(Effect::TurnOpponentLords { .. } | Effect::StealMonsterToken { .. }) => 30,
        _ => 0,
    };
    let keys = if card.keys == 1 { 60 } else { 0 };
    20 * u32::from(card.influence) + keys + instant + permanent(lord)
}

/// What a lasting power is worth.
fn permanent(lord: LordId) -> u32 {
    match lord.card().timing() {
        Timing::Permanent | Timing::Activated => 20,
        Timing::Instant | Timing::None => 0,
    }
}

/// The worth of an exchange.
fn gain(from: u32, to: u32) -> u32 {
    to.saturating_sub(from).max(1)
}

/// Tokens first, then lords whose power is no loss.
fn keys_promise(keys: KeySet) -> u32 {
    let loss: u32 = keys.lords().map(|lord| 20 + permanent(lord)).sum();
    200 - loss.min(190)
}

fn of_race(hand: &Allies, race: Race) -> usize {
    hand.kinds().filter(|ally| ally.race() == race).count()
}
