//! Scoring (AB-14, AB-18).

use std::cmp::Reverse;

use table::{Id, Outcome, PerSeat, Score, Seat};

use crate::State;
use crate::components::{Guild, Kind, LocationId, LordId, Race, Scoring};
use crate::rules::end::weakest_of_each_race;

/// AB-18.11, AB-18.12, AB-18.13, AB-18.14, AB-18.15: most points, then most pearls, then the strongest lord; who is
/// still tied shares the place.
pub(crate) fn outcome(s: &State) -> Outcome {
    let scores: PerSeat<Score> = PerSeat::from_fn(s.players.seats(), |seat| score(s, seat));
    Outcome::ranked(scores, |a, b| {
        let rank = |seat: Seat| {
            Reverse((scores[seat].total(), s.players[seat].pearls, influences(s, seat).max().unwrap_or(0)))
        };
        rank(a).cmp(&rank(b))
    })
}

/// AB-18.5, AB-18.6, AB-18.7, AB-18.8, AB-18.9, AB-18.10: what lies before a player is worth, part by part. During the
/// game it counts no unplayed hand (AB-15.21).
pub fn score(s: &State, seat: Seat) -> Score {
    let player = &s.players[seat];
    let locations = player.locations.iter().map(|tile| location(s, seat, tile)).sum();
    let lords = influences(s, seat).sum();
    let strongest = |race: &Race| values(s, seat, *race).last().unwrap_or(0);
    let allies = Race::ALL.iter().map(strongest).sum();
    let tokens = player.tokens.each().map(|token| i16::from(token.value())).sum();
    Score::new([locations, lords, allies, tokens])
}

/// AB-14.1 to AB-14.26, AB-1.24 to AB-1.34: what a tile would score for `seat`.
pub(crate) fn location(s: &State, seat: Seat, tile: LocationId) -> i16 {
    let player = &s.players[seat];
    let count = |number: usize| i16::from(number as u8);
    let variable = match tile.tile().score {
        Scoring::PerLordOfGuild { guild, points } => {
            points * count(player.lords.iter().filter(|lord| lord.card().guild == guild).count())
        }
        Scoring::PerAffiliatedOfRace { race, points } => points * count(values(s, seat, race).count()),
        Scoring::PerDistinctGuild { points } => {
            let has = |guild: &&Guild| player.lords.iter().any(|lord| lord.card().guild == **guild);
            points * count(Guild::ALL.iter().filter(has).count())
        }
        Scoring::CopyBestOpponentLocation => best_opponent_location(s, seat),
        Scoring::TimesWeakestLord { factor } => factor * influences(s, seat).min().unwrap_or(0),
        Scoring::TimesStrongestLord { factor } => factor * influences(s, seat).max().unwrap_or(0),
        Scoring::PerLord { points } => points * count(player.lords.len()),
        Scoring::PerLordByKey { has_key, points } => {
            // AB-14.22, AB-12.12: a turned lord has no key, a tucked one has what is printed.
            let with_key = |lord: LordId| lord.card().keys > 0 && !player.turned.contains(lord);
            points * count(player.lords.iter().filter(|&lord| with_key(lord) == has_key).count())
        }
        Scoring::SumWeakestAllyPerRace => {
            Race::ALL.iter().map(|&race| values(s, seat, race).next().unwrap_or(0)).sum()
        }
        Scoring::PerAffiliated { points } => points * count(player.affiliated.len()),
        Scoring::Nothing => 0,
    };
    tile.tile().fixed + variable
}

/// AB-1.27, AB-14.9, AB-14.10: the best tile of an opponent, counted for this player; a copy of a copy is nothing.
fn best_opponent_location(s: &State, seat: Seat) -> i16 {
    let tiles = seat.others(s.players.seats()).flat_map(|other| s.players[other].locations);
    let copies = tiles.filter(|tile| tile.tile().score != Scoring::CopyBestOpponentLocation);
    copies.map(|tile| location(s, seat, tile)).max().unwrap_or(0)
}

/// AB-5.7: what a tile would score for `seat` if the game ended now, the hand affiliated by AB-18.1.
pub(crate) fn location_at_the_end(s: &State, seat: Seat, tile: LocationId) -> i16 {
    let mut s = *s;
    let last = weakest_of_each_race(&s.players[seat].hand);
    s.players[seat].affiliated.add_all(&last);
    location(&s, seat, tile)
}

/// The influence points of the owned lords.
pub(crate) fn influences(s: &State, seat: Seat) -> impl Iterator<Item = i16> {
    s.players[seat].lords.iter().map(|lord| i16::from(lord.card().influence))
}

/// The values of the affiliated allies of a race, ascending.
fn values(s: &State, seat: Seat, race: Race) -> impl Iterator<Item = i16> {
    let counts = s.players[seat].affiliated.counts();
    (race.index() * 5..race.index() * 5 + 5)
        .filter_map(Kind::from_index)
        .flat_map(move |kind| std::iter::repeat_n(i16::from(kind.value()), counts[kind.index()] as usize))
}
