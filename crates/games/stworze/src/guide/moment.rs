//! Before an event and before a count: what is about to happen, and what it would be worth to change it.

use table::{Id, Seat};

use super::weights;
use crate::State;
use crate::components::{Area, Effect, EventId, From, Kind, Location, Use, Who};

impl State {
    /// ST-5.10: an item before an event.
    pub(super) fn on_event(&self, seat: Seat, item: &Use) -> f32 {
        let each = item.effects.iter().map(|effect| match effect {
            Effect::ExemptFromEvent { .. } => {
                Seat::all(self.count()).map(|target| self.exempt_worth(seat, target)).fold(0.0, f32::max)
            }
            Effect::CancelEvent => {
                Seat::all(self.count()).map(|target| self.exempt_worth(seat, target)).sum()
            }
            _ => 0.0,
        });
        each.sum()
    }

    /// What it is worth to `user` that the event passes somebody by.
    pub(super) fn exempt_worth(&self, user: Seat, target: Seat) -> f32 {
        let now = self.event.and_then(|now| self.events.get(now.column as usize));
        let brings = now.map_or(0.0, |&event| self.event_worth(target, event));
        if target == user {
            -brings
        } else {
            weights::OTHERS_EVENT * brings / (f32::from(self.count()) - 1.0)
        }
    }

    /// What an event brings somebody, by what everybody may know.
    pub(super) fn event_worth(&self, seat: Seat, event: EventId) -> f32 {
        let player = &self.players[seat];
        let meant = |who: Who| match who {
            Who::Each => true,
            Who::AllInVillages => player.place.is_some_and(Location::is_village),
            Who::AllInSurroundings => player.place.is_some_and(|at| !at.is_village()),
            Who::Leaders => self.by_missions(true).contains(seat),
            Who::Trailers => self.by_missions(false).contains(seat),
            _ => false,
        };
        let each =
            event.card().effects.iter().filter(|effect| crate::effects::who(effect).is_some_and(meant));
        each.map(|effect| match *effect {
            Effect::GainImpact { n, .. } => {
                weights::EVENT_TOKEN_GAINED * f32::from(n.min(player.free_slots()))
            }
            Effect::LoseImpact { n, .. } => -weights::EVENT_TOKEN_LOST * f32::from(n.min(player.tokens())),
            Effect::GainVitality { n, .. } => {
                weights::EVENT_VITALITY_GAINED * f32::from(n.min(player.max_vitality() - player.vitality))
            }
            Effect::LoseVitality { n, .. } => {
                let all = if player.vitality <= n { weights::EVENT_VITALITY_ALL_LOST } else { 0.0 };
                -weights::EVENT_VITALITY_LOST * f32::from(n) - all
            }
            Effect::LairCounter { delta, .. } if player.lair_counter.is_some() => {
                weights::EVENT_LAIR_STEP * f32::from(delta)
            }
            Effect::SendToLair { .. } => -weights::EVENT_SENT_HOME,
            Effect::GainInfluence { .. } => weights::EVENT_INFLUENCE,
            Effect::RaiseAttribute { .. } => weights::LEVEL,
            _ => 0.0,
        })
        .sum()
    }

    /// ST-5.11: an item before a count: it helps the own guess.
    pub(super) fn on_count(&self, seat: Seat, item: &Use) -> f32 {
        let Some(area) = self.counted() else { return 0.0 };
        let Some(face) = self.own_guess(seat, area) else { return 0.0 };
        let holds = self.players[seat].card[face.index()] > 0;
        let against = self.impacts(area).any(|token| token.kind != face && token.known.contains(seat));
        let unknown = self.impacts(area).any(|token| !token.known.contains(seat));
        let change: f32 = item
            .effects
            .iter()
            .map(|effect| match effect {
                Effect::PlaceImpact { from: From::Card, .. } if holds => 1.0,
                Effect::ReturnFromArea { .. } if against => 1.0,
                Effect::SwapImpact { .. } if holds && against => 2.0,
                Effect::SwapImpact { .. } if holds && unknown => 1.0,
                _ => 0.0,
            })
            .sum();
        let prize = if self.can_complete(seat) { weights::MISSION } else { weights::COUNT_WITHOUT_MISSION };
        prize * (self.guess_odds(seat, area, face, change) - self.guess_odds(seat, area, face, 0.0))
    }

    /// The face of the own Here I Am token in an area.
    pub(super) fn own_guess(&self, seat: Seat, area: Area) -> Option<Kind> {
        self.area(area).guesses.iter().flatten().find(|guess| guess.owner == seat).map(|guess| guess.face)
    }

    /// How likely a kind wins the count of an area if it gets `change` tokens more, by the faces that `seat` knows.
    pub(super) fn guess_odds(&self, seat: Seat, area: Area, face: Kind, change: f32) -> f32 {
        let (mut margin, mut unknown) = (change, 0.0f32);
        for token in self.impacts(area) {
            if !token.shown && !token.known.contains(seat) {
                unknown += 1.0;
            } else if token.kind == face {
                margin += 1.0;
            } else {
                margin -= 1.0;
            }
        }
        // A normal curve would do no better: with nothing unknown the sign decides.
        let spread = weights::GUESS_SPREAD + weights::GUESS_SPREAD_UNKNOWN * unknown.sqrt();
        1.0 / (1.0 + (-weights::GUESS_SLOPE * (margin - weights::GUESS_MARGIN) / spread).exp())
    }

    /// What a token of an area is worth to somebody's guess there: 1 if it helps, -1 if it hurts, 0 if nobody can tell.
    pub(super) fn token_side(&self, seat: Seat, area: Area, index: usize) -> f32 {
        let token = self.impacts(area).nth(index).filter(|token| token.shown || token.known.contains(seat));
        match (self.own_guess(seat, area), token) {
            (Some(face), Some(token)) => {
                if token.kind == face {
                    1.0
                } else {
                    -1.0
                }
            }
            _ => 0.0,
        }
    }
}
