//! What the numbers of a view come to for one player: the cost of a lord, the reward of a fight, the worth of a tile.
//! A view holds what is known; the rules say the same of a position, and `tests/describe.rs` compares the two.

use table::Seat;

use crate::components::{Effect, Guild, LocationId, LordId, Race, Races, Scoring, THREAT_START, Who};
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

/// AB-9.2, AB-9.4, AB-9.5: what `lord` costs a player.
pub(super) fn cost(view: &View, payer: &PlayerView, lord: LordId) -> Cost {
    let own = in_force(payer).filter_map(|lord| match lord.card().effect {
        Some(Effect::ModifyCost { who: Who::Owner, amount }) => Some(amount),
        _ => None,
    });
    let others = against(view, payer.seat).filter_map(|lord| match lord.card().effect {
        Some(Effect::ModifyCost { who: Who::Opponents, amount }) => Some(amount),
        _ => None,
    });
    let change: i8 = own.chain(others).sum();
    let any_race = in_force(payer).any(|lord| lord.card().effect == Some(Effect::IgnoreMandatoryRace));
    let card = lord.card();
    Cost {
        sum: card.sum.saturating_add_signed(change),
        races: card.races,
        mandatory: if any_race { Races::default() } else { card.mandatory },
    }
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

/// AB-14: what a tile would score for a player now.
pub(super) fn worth(view: &View, owner: &PlayerView, tile: LocationId) -> i16 {
    let lords = || owner.lords.iter();
    let influences = || lords().map(|owned| i16::from(owned.lord.card().influence));
    let of_race = |race: Race| owner.affiliated.each().filter(move |ally| ally.race() == race);
    let count = |number: usize| i16::from(number as u8);
    let of_guild = |guild: Guild| lords().filter(move |owned| owned.lord.card().guild == guild);
    let variable = match tile.tile().score {
        Scoring::PerLordOfGuild { guild, points } => points * count(of_guild(guild).count()),
        Scoring::PerAffiliatedOfRace { race, points } => points * count(of_race(race).count()),
        Scoring::PerDistinctGuild { points } => {
            points * count(Guild::ALL.iter().filter(|&&guild| of_guild(guild).next().is_some()).count())
        }
        Scoring::CopyBestOpponentLocation => best_of_opponents(view, owner),
        Scoring::TimesWeakestLord { factor } => factor * influences().min().unwrap_or(0),
        Scoring::TimesStrongestLord { factor } => factor * influences().max().unwrap_or(0),
        Scoring::PerLord { points } => points * count(owner.lords.len()),
        Scoring::PerLordByKey { has_key, points } => {
            let with_key = |owned: &&LordView| owned.lord.card().keys > 0 && !owned.turned;
            points * count(lords().filter(|owned| with_key(owned) == has_key).count())
        }
        Scoring::SumWeakestAllyPerRace => {
            let weakest = |&race: &Race| of_race(race).map(|ally| i16::from(ally.value())).min();
            Race::ALL.iter().filter_map(weakest).sum()
        }
        Scoring::PerAffiliated { points } => points * count(owner.affiliated.len()),
        Scoring::Nothing => 0,
    };
    tile.tile().fixed + variable
}

/// AB-1.27: the best tile of an opponent, counted for this player.
fn best_of_opponents(view: &View, owner: &PlayerView) -> i16 {
    let others = view.players.iter().filter(|other| other.seat != owner.seat);
    let tiles = others.flat_map(|other| other.locations.iter().map(|location| location.tile));
    let copies = tiles.filter(|tile| tile.tile().score != Scoring::CopyBestOpponentLocation);
    copies.map(|tile| worth(view, owner, tile)).max().unwrap_or(0)
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
        let mut changed = 0;
        positions(|state| {
            let view = state.view(Viewer::Spectator);
            assert_eq!(reward_space(&view, state.threat), threat::reward_space(state));
            for player in &view.players {
                let terms = payment::Terms::of(state, player.seat);
                for &lord in &state.court {
                    let (here, there) = (cost(&view, player, lord), terms.demand(lord));
                    assert_eq!((here.sum, here.races), (there.sum, there.races), "{lord}");
                    assert_eq!(here.mandatory, there.mandatory, "{lord}");
                    changed += u32::from(here.sum != lord.card().sum);
                }
                for &tile in LocationId::ALL {
                    assert_eq!(
                        worth(&view, player, tile),
                        score::location(state, player.seat, tile),
                        "{tile}"
                    );
                }
            }
        });
        assert!(changed > 0, "no cost was ever changed");
    }
}
