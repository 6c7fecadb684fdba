//! What tokens, effects and attributes are worth.

use table::{Id, Seat};

use super::weights;
use crate::State;
use crate::components::{Condition, Effect, Kind, LAIR_MAX, Location, Token, Who};
use crate::rules::{Deed, mission_parts};
use crate::state::List;

impl State {
    /// One more impact token of a kind: the first ones pay for tests, and a mission may ask for it.
    pub(super) fn token_worth(&self, seat: Seat, kind: Kind) -> f32 {
        let player = &self.players[seat];
        let held = player.card[kind.index()] as usize;
        weights::TOKEN[held.min(weights::TOKEN.len() - 1)] + self.wanted_tokens(seat, kind)
    }

    /// ST-1.86: how much nearer a mission of tokens on the card comes by one of this kind.
    fn wanted_tokens(&self, seat: Seat, kind: Kind) -> f32 {
        let player = &self.players[seat];
        let parts = self.open_parts(seat);
        let wants = parts.filter_map(|(part, share)| match *part {
            Condition::CardTokens { token, min, max } => {
                let (fits, held) = match token {
                    Token::Any => (true, player.tokens()),
                    Token::Only(only) => (only == kind, player.card[only.index()]),
                };
                if fits && held < min {
                    Some(share * weights::MISSION / f32::from(min - held))
                } else if fits && max < 3 {
                    Some(-share * weights::TOKEN_UNWANTED)
                } else {
                    None
                }
            }
            _ => None,
        });
        wants.sum()
    }

    /// ST-1.86: how much farther a mission of tokens on the card goes by giving one of this kind away; less than nothing
    /// if it wants few.
    pub(super) fn missed_tokens(&self, seat: Seat, kind: Kind) -> f32 {
        let player = &self.players[seat];
        let parts = player.mission().map_or(&[][..], mission_parts);
        let misses = parts.iter().map(|part| match *part {
            Condition::CardTokens { token, min, max } => {
                let (fits, held) = match token {
                    Token::Any => (true, player.tokens()),
                    Token::Only(only) => (only == kind, player.card[only.index()]),
                };
                if fits && held > max {
                    -weights::TOKEN_SPARED * weights::MISSION / f32::from(held - max)
                } else if fits && (1..=min).contains(&held) {
                    weights::TOKEN_MISSED * weights::MISSION / f32::from(min - held + 1) / parts.len() as f32
                } else {
                    0.0
                }
            }
            _ => 0.0,
        });
        misses.sum()
    }

    /// A point of vitality: more when icons block or the lair is near.
    pub(super) fn vitality_worth(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        if player.vitality >= player.max_vitality() {
            return 0.0;
        }
        let wanted: f32 = self
            .open_parts(seat)
            .filter(|(part, _)| matches!(part, Condition::VitalityFull))
            .map(|(_, share)| share * weights::MISSION / f32::from(player.max_vitality() - player.vitality))
            .sum();
        let last = if player.vitality <= 1 { weights::VITALITY_LAST } else { 0.0 };
        weights::VITALITY + weights::VITALITY_BLOCKED * f32::from(player.blocked()) + last + wanted
    }

    /// What a list of effects is worth to its user.
    pub(super) fn list_worth(&self, user: Seat, list: List) -> f32 {
        let mut slots = self.players[user].free_slots();
        list.effects().iter().map(|effect| self.effect_worth(user, effect, &mut slots)).sum()
    }

    fn effect_worth(&self, user: Seat, effect: &Effect, slots: &mut u8) -> f32 {
        let player = &self.players[user];
        let own = |who: Who| matches!(who, Who::Me | Who::Each);
        match *effect {
            Effect::GainImpact { who, token, n } if own(who) => {
                let n = n.min(*slots);
                *slots -= n;
                let each = match token {
                    Token::Only(kind) => self.token_worth(user, kind),
                    Token::Any => {
                        self.token_worth(user, Kind::Fear).max(self.token_worth(user, Kind::Favour))
                    }
                };
                f32::from(n) * each * weights::TOKENS_GAINED
            }
            Effect::GainVitality { who, n } if own(who) => {
                let missing = player.max_vitality() - player.vitality;
                f32::from(n.min(missing)) * self.vitality_worth(user) + f32::from(player.wounds().min(n))
            }
            Effect::HealWounds { .. } => weights::HEALED_WOUND * f32::from(player.wounds().min(1)),
            Effect::GainInfluence { n, .. } => {
                weights::INFLUENCE * f32::from(n.min(player.spent[0] + player.spent[1]))
            }
            Effect::StealImpact { n, .. } => weights::STOLEN_TOKEN * f32::from(n.min(*slots)),
            Effect::TakeFromArea { n, .. } => weights::TOKEN_OF_AREA * f32::from(n.min(*slots)),
            Effect::LoseVitality { who, n } if who != Who::Me => {
                let other = user.next(self.count());
                let lost = Deed::VitalityLost { by: other, n };
                weights::OTHERS_VITALITY / self.others().sqrt()
                    + weights::MISSION * self.deed_share(user, lost)
            }
            Effect::LoseImpact { who: Who::EachOther, .. } => weights::TOKEN_OF_EACH_OTHER,
            Effect::LoseImpact { who, n } if who != Who::Me => {
                weights::OTHERS_TOKEN * f32::from(n) / self.others().sqrt()
            }
            Effect::CompleteMission { .. } if self.can_complete(user) => weights::MISSION,
            Effect::RaiseAttribute { n, .. } => weights::LEVEL * f32::from(n),
            Effect::TakeDiscardedTask { n } if !self.discarded_tasks().is_empty() => {
                weights::DISCARDED_TASK * f32::from(n)
            }
            Effect::DrawTask { n, .. } => weights::DRAWN_TASK * f32::from(n),
            Effect::LairCounter { who: Who::Me, delta } => {
                let room = player.lair_counter.is_some_and(|counter| counter < LAIR_MAX);
                if room { self.lair_worth(user) * f32::from(delta) } else { 0.0 }
            }
            Effect::PostponeMission { .. } => weights::POSTPONED_MISSION,
            Effect::SendToLair { .. } | Effect::Wound { .. } => weights::SENT_HOME_OR_WOUNDED,
            Effect::SetRepeatToken if player.repeat.is_none() && player.hand != [0, 0] => {
                weights::REPEAT_TOKEN
            }
            Effect::PayVitality { n } => {
                -self.vitality_worth(user).max(weights::PAID_VITALITY_LEAST) * f32::from(n)
            }
            Effect::HideLair => weights::HIDDEN_LAIR,
            Effect::IgnoreBlocks if !self.turn.acted => weights::IGNORED_BLOCK * f32::from(player.blocked()),
            Effect::IgnoreBlocks => 0.0,
            _ => self.steering_worth(user, effect),
        }
    }

    /// How many others play.
    pub(super) fn others(&self) -> f32 {
        f32::from(self.count()) - 1.0
    }

    /// A step of the lair counter: towards the mission of the favourite lair, or of a hidden one.
    pub(super) fn lair_worth(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let favourite = player.lair == player.creature.map(|creature| creature.card().favourite);
        let wanted: f32 = self
            .open_parts(seat)
            .filter(|(part, _)| matches!(part, Condition::LairHidden { .. } | Condition::LairRevealed { .. }))
            .map(|(_, share)| share * weights::LAIR_STEP_WANTED)
            .sum();
        wanted + if favourite { weights::LAIR_STEP_FAVOURITE } else { weights::LAIR_STEP }
    }

    /// What the location action does there, without its price.
    pub(super) fn place_worth(&self, seat: Seat, at: Location) -> f32 {
        self.list_worth(seat, List::Place { location: at })
    }
}
