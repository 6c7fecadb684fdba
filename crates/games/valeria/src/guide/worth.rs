//! What cards are worth to a player: points, what the own duke makes of them, and what they bring until the end.

use table::{Id, Seat};

use super::{tokens, weights};
use crate::components::{
    Area, CitizenId, Column, Count, DomainId, Effect, MonsterId, Role, Scoring, Slot, Timing,
};
use crate::rules::roll;
use crate::state::Player;
use crate::{Question, State, score};

/// As many turns as two dice have outcomes.
pub(super) const TURNS: u32 = 36;

/// How often a card of each slot is activated in [`TURNS`] turns.
pub(super) const ACTIVATIONS: [u32; 10] = [12, 13, 14, 15, 16, 17, 6, 5, 7, 3];

/// How many tokens a power gives, roughly.
pub(super) fn power(player: &Player, power: Effect) -> u32 {
    match power {
        Effect::Gain(bundle) => u32::from(bundle.gold + bundle.strength + bundle.magic),
        Effect::GainPer { per, bundle } => {
            u32::from(bundle.gold + bundle.strength + bundle.magic)
                * u32::from(score::count(player, per)).max(1)
        }
        Effect::All { effects } => effects.iter().map(|&effect| self::power(player, effect)).sum(),
        Effect::Steal { .. } => weights::POWER_STEAL,
        Effect::PayToGain { .. } | Effect::ChooseOne { .. } => weights::POWER_CHOICE,
        _ => 0,
    }
}

/// How many tokens a citizen brings its player in [`TURNS`] turns of that player's own.
pub(super) fn own_harvest(player: &Player, citizen: CitizenId) -> u32 {
    let card = citizen.card();
    power(player, card.on) * ACTIVATIONS[card.slot.index()]
}

/// What citizens are worth to a seat, for all actions of one question: how far the game is counts for each of them, and one
/// that can be paid for in several ways is offered several times in a row.
pub(super) struct Recruits<'a> {
    state: &'a State,
    seat: Seat,
    progress: u32,
    last: Option<(CitizenId, u32)>,
}

impl<'a> Recruits<'a> {
    pub(super) fn new(state: &'a State, seat: Seat) -> Self {
        Self { state, seat, progress: state.progress(), last: None }
    }

    /// A citizen: what it produces, its role for domains, and the duke.
    pub(super) fn worth(&mut self, citizen: CitizenId) -> u32 {
        match self.last {
            Some((last, worth)) if last == citizen => worth,
            _ => {
                let worth = self.work_out(citizen);
                self.last = Some((citizen, worth));
                worth
            }
        }
    }

    fn work_out(&self, citizen: CitizenId) -> u32 {
        let role = citizen.card().role;
        let first_of_role = self.state.players[self.seat].citizens_of(role) == 0;
        let by_duke = self.state.by_duke(self.seat, |count| match count {
            Count::Role(wanted) => u32::from(wanted == role),
            Count::Citizens => 1,
            _ => 0,
        });
        (self.production(citizen)
            + if first_of_role { weights::FIRST_OF_ROLE } else { weights::MORE_OF_ROLE }
            + by_duke)
            .min(weights::MOST_CITIZEN)
    }

    /// What a citizen brings until the end of the game.
    fn production(&self, citizen: CitizenId) -> u32 {
        let card = citizen.card();
        let me = self.state.me();
        let others = u32::from(self.state.players.seats() - 1).max(1);
        let round = power(me, card.on) + others * power(me, card.off);
        let rounds = weights::ROUNDS * (100 - self.progress);
        weights::TOKEN * rounds * round * ACTIVATIONS[card.slot.index()] / (TURNS * 100)
    }
}

impl State {
    /// What the duke of `seat` gives for one more of what `counts` says.
    fn by_duke(&self, seat: Seat, counts: impl Fn(Count) -> u32) -> u32 {
        let rules = self.players[seat].duke.map_or(&[][..], crate::components::DukeId::score);
        let points = rules.iter().map(|rule| match *rule {
            Scoring::ScorePer { per, vp } => counts(per) * u32::from(vp),
            Scoring::ScoreResources { .. } => 0,
        });
        weights::POINT * points.sum::<u32>()
    }

    /// A monster: its points and the duke.
    pub(super) fn monster(&self, seat: Seat, monster: MonsterId) -> u32 {
        let card = monster.card();
        let by_duke = self.by_duke(seat, |count| match count {
            Count::Monsters => 1,
            Count::Type(kind) => u32::from(kind == card.kind),
            _ => 0,
        });
        weights::POINT * u32::from(card.vp) + by_duke
    }

    /// A domain: its points, its icons and the duke, and its power.
    pub(super) fn domain(&self, seat: Seat, domain: DomainId) -> u32 {
        let card = domain.card();
        let icons = |role: Role| card.requires.iter().filter(|&&icon| icon == role).count() as u32;
        let by_duke = self.by_duke(seat, |count| match count {
            Count::Role(role) => icons(role),
            Count::Domains => 1,
            _ => 0,
        });
        let power = if card.timing == Timing::OnBuild { weights::POWER_ONCE } else { weights::POWER_LASTING };
        weights::POINT * u32::from(card.vp) + by_duke + power
    }

    /// An option of the reward that is asked about, from 1.
    pub(super) fn option(&self, number: u8) -> u32 {
        let Some(Question::Reward { monster }) = self.pending.top() else { return weights::OPTION_UNKNOWN };
        let Effect::ChooseOne { options } = monster.card().reward else { return weights::OPTION_UNKNOWN };
        match options.get(usize::from(number.saturating_sub(1))) {
            Some(&Effect::Gain(bundle)) => tokens(bundle),
            Some(&Effect::GainPer { per, bundle }) => tokens(bundle.times(score::count(self.me(), per))),
            Some(Effect::All { .. }) => weights::OPTION_ALL,
            _ => weights::OPTION_OTHER,
        }
    }

    /// What the dice would give after this change.
    pub(super) fn changed(&self, domain: DomainId, die: u8) -> u32 {
        let Some((face, price)) = roll::outcome(self, domain, die) else { return 1 };
        let mut dice = self.turn.dice;
        dice[usize::from(die == 2)] = face;
        (self.tokens_of(dice) + 1).saturating_sub(tokens(price)).max(1)
    }

    /// Cards of the column of an area: where the Dark Lord finds many, one can spare some.
    pub(super) fn cards_in(&self, area: Area) -> u32 {
        let column = self.monsters.iter().position(|stack| stack.area == area).and_then(Column::from_index);
        let slots: [Slot; 2] = column.unwrap_or_default().slots();
        1 + slots.iter().map(|slot| u32::from(self.citizens[slot.index()].len())).sum::<u32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Game as _;
    use table::conformance::each_guided_position;

    #[test]
    fn a_citizen_is_worth_the_same_whoever_was_asked_about_before() {
        let citizens = || (0..).map_while(CitizenId::from_index);
        let mut differ = 0;
        each_guided_position("players=3", 1, |state: &State| {
            let seat = state.to_act().first().unwrap();
            let mut recruits = Recruits::new(state, seat);
            let alone = |citizen| Recruits::new(state, seat).worth(citizen);
            for citizen in citizens().chain(citizens()) {
                // Asked twice in a row, as for two ways to pay.
                assert_eq!([recruits.worth(citizen), recruits.worth(citizen)], [alone(citizen); 2]);
                differ += u32::from(alone(citizen) != alone(citizens().next().unwrap()));
            }
        })
        .unwrap();
        assert!(differ > 100, "{differ}");
    }
}
