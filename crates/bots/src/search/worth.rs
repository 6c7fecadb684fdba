//! What a position is worth to each seat.

use table::{Guide, MAX_SEATS, Outcome, PerSeat, Seat};

use super::settings::Value;

/// What a position is worth to each seat.
pub(super) struct Worth {
    /// The share of the win, mixed with a little of the margin: 0 to 1.
    pub(super) result: [f32; MAX_SEATS],
    /// The points at the end, as far as anybody can tell.
    pub(super) points: [f32; MAX_SEATS],
}

impl Worth {
    /// The result if the game is over, else what the guide, the net or both of them think.
    pub(super) fn of<G: Guide>(world: &G, margin: f32, value: Value) -> Self {
        if let Some(outcome) = world.outcome() {
            let seats = outcome.scores.seats();
            let points = PerSeat::from_fn(seats, |seat| outcome.scores[seat].total() as f32);
            return Self::mixed(seats, |seat| share(&outcome, seat), Some(&points), margin);
        }
        let learned = if value == Value::Guide { None } else { world.learned() };
        let shares = match learned {
            Some(learned) if value == Value::Both => midway(&learned, &world.value()),
            Some(learned) => learned,
            None => world.value(),
        };
        Self::mixed(shares.seats(), |seat| shares[seat], world.points().as_ref(), margin)
    }

    fn mixed(seats: u8, share: impl Fn(Seat) -> f32, points: Option<&PerSeat<f32>>, margin: f32) -> Self {
        let mut worth = Self { result: [0.0; MAX_SEATS], points: [0.0; MAX_SEATS] };
        for seat in Seat::all(seats) {
            let lead = points.map_or(0.5, |points| lead(points, seat));
            worth.result[seat.index()] = (1.0 - margin) * share(seat) + margin * lead;
            worth.points[seat.index()] = points.map_or(0.0, |points| points[seat]);
        }
        worth
    }
}

/// Half of the one and half of the other.
fn midway(one: &PerSeat<f32>, other: &PerSeat<f32>) -> PerSeat<f32> {
    PerSeat::from_fn(one.seats(), |seat| 0.5 * (one[seat] + other[seat]))
}

fn share(outcome: &Outcome, seat: Seat) -> f32 {
    outcome.win_share(seat) as f32
}

/// How far `seat` is ahead of the best other seat, from 0 (the other has everything) to 1; a half alone or level.
fn lead(points: &PerSeat<f32>, seat: Seat) -> f32 {
    let others = points.iter().filter(|&(other, _)| other != seat).map(|(_, &points)| points);
    let Some(best) = others.reduce(f32::max) else { return 0.5 };
    let own = points[seat];
    (0.5 + 0.5 * (own - best) / (own.abs() + best.abs() + 1.0)).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_opinions_count_as_much_as_each_other_and_still_add_up_to_one() {
        let one = PerSeat::from_fn(3, |seat| [0.5, 0.25, 0.25][seat.index()]);
        let other = PerSeat::from_fn(3, |seat| [0.0, 0.75, 0.25][seat.index()]);
        assert_eq!(midway(&one, &other).as_slice(), [0.25, 0.5, 0.25]);
        assert_eq!(midway(&other, &one), midway(&one, &other));
        assert_eq!(midway(&one, &one), one);
    }

    #[test]
    fn a_lead_is_more_than_a_half_and_a_lag_is_less() {
        let points = PerSeat::from_fn(3, |seat| [30.0, 10.0, -5.0][seat.index()]);
        let leads: Vec<f32> = Seat::all(3).map(|seat| lead(&points, seat)).collect();
        assert!(leads[0] > 0.7 && leads[1] < 0.3 && leads[2] < leads[1], "{leads:?}");
        assert!((lead(&PerSeat::new(1, 7.0), Seat::FIRST) - 0.5).abs() < 1e-6);
        assert!((lead(&PerSeat::new(2, 7.0), Seat::FIRST) - 0.5).abs() < 1e-6);
    }
}
