//! Wins against the fair share.

use super::{Finish, blocks};

/// How one bot did.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Standing {
    /// In how many games it took part.
    pub games: u64,
    /// Its part of the wins in those games.
    pub win_share: f64,
    /// Half the width of the 95 % interval of that, from the spread between blocks.
    pub win_share_95: f64,
    /// Its part of the seats in those games: what it would win if all were equally good.
    pub fair_share: f64,
    /// Its mean place, over all seats it held.
    pub mean_rank: f64,
    /// Its mean score, over all seats it held.
    pub mean_score: f64,
}

/// How bots number 0 to `bots` did. `finishes` are sorted by block.
pub fn standings(finishes: &[Finish], bots: usize) -> Vec<Standing> {
    (0..bots).map(|bot| standing(finishes, bot)).collect()
}

fn standing(finishes: &[Finish], bot: usize) -> Standing {
    let mut standing = Standing::default();
    let (mut seats, mut places, mut points, mut fair) = (0_u64, 0.0, 0.0, 0.0);
    for game in finishes.iter().filter(|game| game.held(bot) > 0) {
        standing.games += 1;
        fair += game.held(bot) as f64 / game.seats.len() as f64;
        for seat in game.seats.iter().filter(|seat| seat.bot == bot) {
            seats += 1;
            places += f64::from(seat.place);
            points += f64::from(seat.score);
        }
    }
    let shares = block_shares(finishes, bot);
    standing.win_share = mean_and_error(&shares).0;
    standing.win_share_95 = half_width(&shares);
    standing.fair_share = fair / standing.games.max(1) as f64;
    standing.mean_rank = places / seats.max(1) as f64;
    standing.mean_score = points / seats.max(1) as f64;
    standing
}

/// The part of the wins of each block that a bot has, among the games it took part in.
pub(super) fn block_shares(finishes: &[Finish], bot: usize) -> Vec<f64> {
    let share = |block: &[Finish]| {
        let own: Vec<f64> =
            block.iter().filter(|game| game.held(bot) > 0).map(|game| game.win_share(bot)).collect();
        (!own.is_empty()).then(|| own.iter().sum::<f64>() / own.len() as f64)
    };
    blocks(finishes).filter_map(share).collect()
}

/// Half the width of the 95 % interval of the mean.
fn half_width(values: &[f64]) -> f64 {
    let (_, error) = mean_and_error(values);
    if error > 0.0 {
        return student(values.len() as f64 - 1.0) * error;
    }
    // All came out alike: what happens in less than 3 of so many may just not have been seen yet.
    if values.is_empty() { 0.0 } else { (3.0 / values.len() as f64).min(1.0) }
}

/// How many standard errors hold 95 % if the spread is known from so many degrees of freedom: Student's distribution, by
/// its series around the normal one (Fisher and Cornish).
fn student(freedom: f64) -> f64 {
    1.960 + 2.372 / freedom + 2.823 / freedom.powi(2) + 2.556 / freedom.powi(3)
}

/// The mean and its standard error.
pub(super) fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::super::FinishedSeat;
    use super::*;

    fn game(block: u64, seats: &[(usize, u8, i32)]) -> Finish {
        let seats = seats.iter().map(|&(bot, place, score)| FinishedSeat { bot, place, score }).collect();
        Finish { block, seats }
    }

    #[test]
    fn wins_are_counted_against_the_seats_held() {
        let games = [
            game(0, &[(0, 1, 40), (1, 2, 30), (1, 3, 20)]),
            game(0, &[(1, 1, 50), (0, 2, 30), (0, 3, 10)]),
            game(1, &[(0, 1, 20), (1, 1, 20), (1, 3, 0)]),
            game(1, &[(1, 3, 10), (0, 1, 60), (0, 2, 50)]),
        ];
        let [first, second] = standings(&games, 2).try_into().unwrap();
        assert_eq!((first.games, second.games), (4, 4));
        let near = |value: f64, wanted: f64| assert!((value - wanted).abs() < 1e-9, "{value} {wanted}");
        near(first.win_share, 2.5 / 4.0);
        near(second.win_share, 1.5 / 4.0);
        near(first.fair_share, 0.5);
        near(first.mean_rank, (1.0 + 2.0 + 3.0 + 1.0 + 1.0 + 2.0) / 6.0);
        near(first.mean_score, (40.0 + 30.0 + 10.0 + 20.0 + 60.0 + 50.0) / 6.0);
        // Blocks 0.5 and 0.75: variance 1/32, standard error 1/8.
        near(first.win_share_95, student(1.0) / 8.0);
    }

    #[test]
    fn few_blocks_leave_a_wide_interval() {
        // From tables of Student's distribution.
        for (freedom, wanted) in [(4.0, 2.776), (5.0, 2.571), (10.0, 2.228), (30.0, 2.042), (1e6, 1.960)] {
            assert!((student(freedom) - wanted).abs() < 0.02, "{freedom}: {}", student(freedom));
        }
        let sweep: Vec<Finish> = (0..60).map(|block| game(block, &[(0, 1, 9), (1, 2, 0)])).collect();
        let width = standings(&sweep, 1)[0].win_share_95;
        assert!((width - 0.05).abs() < 1e-9, "{width}");
    }

    #[test]
    fn a_bot_that_never_played_has_nothing() {
        assert_eq!(standings(&[], 1), [Standing::default()]);
    }
}
