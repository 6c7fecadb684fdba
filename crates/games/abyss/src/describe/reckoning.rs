//! What the numbers of a view come to for who looks at it: the cost of a lord, the reward of a fight, the worth of a tile.

use table::Seat;

use crate::components::{Effect, Guild, LocationId, LordId, Races, THREAT_START};
use crate::view::{LordView, PlayerView, View};

/// AB-2.5, AB-9.2: what a payment for a lord must show.
#[derive(Clone, Copy)]
pub(super) struct Cost {
    /// The required total value, changed by powers.
    pub(super) sum: u8,
    /// How many different races.
    pub(super) races: u8,
    /// The races that must be among them.
    pub(super) mandatory: Races,
}

/// Who looks at the board; for a spectator the active player.
pub(super) fn me(view: &View) -> &PlayerView {
    &view.players[view.viewer.unwrap_or(view.active).index()]
}

/// What a lord of the Court costs who looks at the board.
pub(super) fn cost(view: &View, lord: LordId) -> Cost {
    let offer = view.offers.iter().find(|offer| offer.lord == lord);
    let printed = lord.card();
    offer.map_or(Cost { sum: printed.sum, races: printed.races, mandatory: printed.mandatory }, |offer| {
        Cost { sum: offer.sum, races: offer.races, mandatory: offer.mandatory }
    })
}

/// AB-1.14, AB-7.17: the space where the active player would read the reward if the threat token were on `threat`.
pub(super) fn reward_space(view: &View, threat: u8) -> u8 {
    let lower: u8 = against(view, view.active)
        .filter_map(|lord| match lord.card().effect {
            Some(Effect::ShiftOpponentsThreat { spaces }) => Some(spaces),
            _ => None,
        })
        .sum();
    threat.saturating_sub(lower).max(THREAT_START)
}

/// What an open tile would score for the viewer, or an own one scores.
pub(super) fn worth(view: &View, tile: LocationId) -> i16 {
    let mut known = view.prospects.iter().chain(&me(view).locations);
    known.find(|known| known.tile == tile).map_or(0, |known| known.points)
}

/// AB-0.6: the lords of a player whose powers work.
fn in_force(player: &PlayerView) -> impl Iterator<Item = LordId> {
    let active = |owned: &&LordView| !owned.turned && owned.under.is_none();
    player.lords.iter().filter(active).map(|owned| owned.lord)
}

/// AB-0.13: the lords of opponents that touch `seat`.
fn against(view: &View, seat: Seat) -> impl Iterator<Item = LordId> {
    let shields = in_force(&view.players[seat.index()]).filter_map(|lord| match lord.card().effect {
        Some(Effect::ImmuneToGuild { guild }) => Some(guild),
        _ => None,
    });
    let shields: Vec<Guild> = shields.collect();
    let others = view.players.iter().filter(move |other| other.seat != seat);
    others.flat_map(in_force).filter(move |lord| !shields.contains(&lord.card().guild))
}

#[cfg(test)]
mod tests {
    use table::{Game, Pcg, Silent, Viewer, pick};

    use super::*;
    use crate::rules::{payment, threat};
    use crate::{Options, State, score};

    /// Calls `look` before every step of random games.
    fn positions(mut look: impl FnMut(&State)) {
        for (players, seed) in (2..=4).flat_map(|players| (0..12).map(move |seed| (players, seed))) {
            let mut chance = Pcg::new(seed);
            let options = Options { players, first: None, memory_aid: false };
            let mut state = State::new(&options, &mut chance, &mut Silent);
            let mut legal = Vec::new();
            while let Some(seat) = state.to_act().first() {
                look(&state);
                state.legal(seat, &mut legal);
                let action = pick(&legal, &mut chance);
                state.apply(seat, action, &mut chance, &mut Silent).unwrap();
            }
        }
    }

    #[test]
    fn a_view_gives_the_same_numbers_as_the_rules() {
        let (mut changed, mut lacking) = (0, 0);
        positions(|state| {
            let view = state.view(Viewer::Spectator);
            assert_eq!(reward_space(&view, state.threat), threat::reward_space(state));
            for seat in view.players.iter().map(|player| player.seat) {
                let own = state.view(seat.into());
                let player = &state.players[seat];
                for offer in &own.offers {
                    let demand = payment::Terms::of(state, seat).demand(offer.lord);
                    assert_eq!(cost(&own, offer.lord).sum, demand.sum);
                    let totals = payment::race_totals(&player.hand);
                    let affordable = payment::is_affordable(&totals, player.pearls, demand);
                    assert_eq!(offer.lack.is_none(), affordable, "{}", offer.lord);
                    changed += u32::from(offer.sum != offer.lord.card().sum);
                    lacking += u32::from(!affordable);
                }
                for tile in state.available {
                    assert_eq!(worth(&own, tile), score::location(state, seat, tile), "{tile}");
                }
            }
            assert!(view.offers.iter().all(|offer| offer.payments.is_empty() && offer.lack.is_none()));
        });
        assert!(changed > 0, "no cost was ever changed");
        assert!(lacking > 0, "nobody ever lacked anything");
    }
}
