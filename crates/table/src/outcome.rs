//! How a game ended.

use std::cmp::Ordering;

use serde::Serialize;

use crate::{PerSeat, Seat, SeatSet};

/// How many parts a score has at most.
pub const MAX_SCORE_PARTS: usize = 10;

/// The points of one seat, part by part, in the order of [`Meta::score_parts`](crate::Meta::score_parts).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    parts: [i16; MAX_SCORE_PARTS],
}

impl Score {
    /// The score with these parts; those not given are 0.
    pub fn new<const N: usize>(parts: [i16; N]) -> Self {
        const { assert!(N <= MAX_SCORE_PARTS, "a score has at most ten parts") };
        let mut score = Self::default();
        score.parts[..N].copy_from_slice(&parts);
        score
    }

    /// The sum of the parts.
    pub fn total(&self) -> i32 {
        self.parts.iter().map(|&part| i32::from(part)).sum()
    }

    /// The parts in order.
    pub const fn parts(&self) -> &[i16; MAX_SCORE_PARTS] {
        &self.parts
    }
}

/// The end of a game: scores and places. Place 1 wins; tied seats share a place and the places after them stay empty.
///
/// A rival without a seat (the Dark Lord, the virtual rival) can hold a place too: a player alone who loses is second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The score of each seat.
    pub scores: PerSeat<Score>,
    /// The place of each seat, from 1.
    pub places: PerSeat<u8>,
}

impl Outcome {
    /// Ranks the seats by `better` (`Less` means ahead). Seats that compare equal share a place.
    pub fn ranked(scores: PerSeat<Score>, better: impl Fn(Seat, Seat) -> Ordering) -> Self {
        let seats = scores.seats();
        let ahead_of =
            |seat: Seat| Seat::all(seats).filter(|&other| better(other, seat) == Ordering::Less).count();
        Self { scores, places: PerSeat::from_fn(seats, |seat| ahead_of(seat) as u8 + 1) }
    }

    /// A game alone against a rival without a seat.
    pub fn alone(score: Score, won: bool) -> Self {
        Self { scores: PerSeat::new(1, score), places: PerSeat::new(1, if won { 1 } else { 2 }) }
    }

    /// Who has won, alone or together; nobody if the one player of a solo game has lost.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.places.seats()).filter(|&seat| self.places[seat] == 1).collect()
    }

    /// The share of the win: 1 for a single winner, a half each for two who share first place, 0 for the others.
    pub fn win_share(&self, seat: Seat) -> f64 {
        let winners = self.winners();
        if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    }
}

impl Serialize for Score {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Shown<'a> {
            total: i32,
            parts: &'a [i16],
        }
        let used = self.parts.iter().rposition(|&part| part != 0).map_or(0, |last| last + 1);
        Shown { total: self.total(), parts: &self.parts[..used] }.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(points: &[i16], tie_break: &[u8]) -> Outcome {
        let scores = PerSeat::from_fn(points.len() as u8, |seat| Score::new([points[seat.index()], 1]));
        Outcome::ranked(scores, |a, b| {
            let key = |seat: Seat| (points[seat.index()], tie_break[seat.index()]);
            key(b).cmp(&key(a))
        })
    }

    #[test]
    fn ties_share_a_place_and_leave_the_next_ones_empty() {
        let end = outcome(&[30, 41, 41, 12], &[0, 3, 3, 9]);
        assert_eq!(end.places.as_slice(), [3, 1, 1, 4]);
        assert!((end.win_share(Seat::FIRST.next(4)) - 0.5).abs() < 1e-9);
        assert!(end.win_share(Seat::FIRST).abs() < 1e-9);
        assert_eq!(end.scores[Seat::FIRST].total(), 31);
    }

    #[test]
    fn the_tie_break_decides() {
        assert_eq!(outcome(&[41, 41], &[1, 2]).places.as_slice(), [2, 1]);
    }

    #[test]
    fn alone_one_wins_or_comes_second() {
        assert_eq!(Outcome::alone(Score::default(), false).places.as_slice(), [2]);
        assert!((Outcome::alone(Score::default(), true).win_share(Seat::FIRST) - 1.0).abs() < 1e-9);
    }
}
