//! Ratings from finishing orders: the model of Plackett and Luce, which for two players is that of Bradley and Terry.
//!
//! A bot with strength `w` comes first among others with probability `w` over the sum of all strengths; then the second
//! is found among the rest in the same way, and so on. Those who are tied are each taken to be chosen from all who came no
//! better. The strengths that make the games most likely are found by repeated improvement (Hunter 2004). Every bot also
//! plays one drawn game against a player of average strength, so that a bot that has won everything gets a large number
//! and not an infinite one.

use table::{Chance as _, Pcg, Source};

use super::{Finish, blocks};

/// How strong a bot is, in Elo: 400 more is ten wins for one. The mean of all bots of a run is 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The best guess.
    pub elo: f64,
    /// The middle 95 of 100 guesses from blocks drawn anew.
    pub ci95: (f64, f64),
}

/// How often blocks are drawn anew for the interval.
const RESAMPLES: u64 = 400;
const ROUNDS: usize = 500;
const PRECISION: f64 = 1e-9;

/// Rates bots number 0 to `bots`. `finishes` are sorted by block.
pub fn rate(finishes: &[Finish], bots: usize) -> Vec<Rating> {
    let (kinds, tallies) = tally(finishes, bots);
    let best = elo(&strengths(&kinds, &sum(tallies.iter(), bots, kinds.len()), bots));
    let mut guesses = vec![Vec::new(); bots];
    for resample in 0..RESAMPLES {
        let mut chance = Pcg::nth(0x00e1_0e10, resample);
        let drawn = (0..tallies.len())
            .filter_map(|_| tallies.get(chance.below(Source::POLICY, tallies.len() as u32) as usize));
        let guess = elo(&strengths(&kinds, &sum(drawn, bots, kinds.len()), bots));
        guesses.iter_mut().zip(guess).for_each(|(all, one)| all.push(one));
    }
    best.into_iter().zip(guesses).map(|(elo, all)| Rating { elo, ci95: middle(all) }).collect()
}

/// A choice that was made in a game: how many seats of each bot were left to choose from.
type Kind = Vec<u8>;

/// What happened in one block: how often each bot was chosen, and how often from what.
struct Tally {
    chosen: Vec<f64>,
    from: Vec<f64>,
}

fn tally(finishes: &[Finish], bots: usize) -> (Vec<Kind>, Vec<Tally>) {
    let mut kinds: Vec<Kind> = Vec::new();
    let mut tallies = Vec::new();
    for block in blocks(finishes) {
        let mut chosen = vec![0.0; bots];
        let mut from: Vec<f64> = Vec::new();
        for game in block {
            for winner in &game.seats {
                let mut kind = vec![0; bots];
                for rest in game.seats.iter().filter(|seat| seat.place >= winner.place) {
                    kind[rest.bot] += 1;
                }
                if kind.iter().map(|&seats| u32::from(seats)).sum::<u32>() < 2 {
                    continue; // the last one is not chosen, it is left over
                }
                let number = kinds.iter().position(|known| *known == kind).unwrap_or_else(|| {
                    kinds.push(kind);
                    kinds.len() - 1
                });
                from.resize(kinds.len().max(from.len()), 0.0);
                from[number] += 1.0;
                chosen[winner.bot] += 1.0;
            }
        }
        tallies.push(Tally { chosen, from });
    }
    (kinds, tallies)
}

fn sum<'a>(tallies: impl Iterator<Item = &'a Tally>, bots: usize, kinds: usize) -> Tally {
    let mut sum = Tally { chosen: vec![0.0; bots], from: vec![0.0; kinds] };
    for tally in tallies {
        sum.chosen.iter_mut().zip(&tally.chosen).for_each(|(all, one)| *all += one);
        sum.from.iter_mut().zip(&tally.from).for_each(|(all, one)| *all += one);
    }
    sum
}

fn strengths(kinds: &[Kind], tally: &Tally, bots: usize) -> Vec<f64> {
    let mut strength = vec![1.0; bots];
    for _ in 0..ROUNDS {
        let mut pull: Vec<f64> = strength.iter().map(|own| 1.0 / (own + 1.0)).collect(); // the drawn game
        for (kind, &times) in kinds.iter().zip(&tally.from) {
            let all: f64 = kind.iter().zip(&strength).map(|(&seats, own)| f64::from(seats) * own).sum();
            for (pull, &seats) in pull.iter_mut().zip(kind) {
                *pull += times * f64::from(seats) / all;
            }
        }
        let next: Vec<f64> =
            tally.chosen.iter().zip(&pull).map(|(chosen, pull)| (chosen + 0.5) / pull).collect();
        let change = next.iter().zip(&strength).map(|(new, old)| (new / old).ln().abs()).fold(0.0, f64::max);
        strength = next;
        if change < PRECISION {
            break;
        }
    }
    strength
}

fn elo(strengths: &[f64]) -> Vec<f64> {
    let elo: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = elo.iter().sum::<f64>() / elo.len().max(1) as f64;
    elo.into_iter().map(|elo| elo - mean).collect()
}

fn middle(mut guesses: Vec<f64>) -> (f64, f64) {
    guesses.sort_by(f64::total_cmp);
    let tail = guesses.len() / 40; // one in forty at each end
    let at = |index: usize| guesses.get(index).copied().unwrap_or(0.0);
    (at(tail), at(guesses.len().saturating_sub(tail + 1)))
}

#[cfg(test)]
mod tests {
    use super::super::FinishedSeat;
    use super::*;

    fn finish(block: u64, order: &[usize]) -> Finish {
        let seats = order.iter().enumerate().map(|(place, &bot)| FinishedSeat {
            bot,
            place: place as u8 + 1,
            score: 0,
        });
        Finish { block, seats: seats.collect() }
    }

    #[test]
    fn three_wins_for_one_are_191_elo_apart() {
        let games: Vec<Finish> =
            (0..4000).map(|game| finish(game, if game % 4 == 0 { &[1, 0] } else { &[0, 1] })).collect();
        let ratings = rate(&games, 2);
        let apart = ratings[0].elo - ratings[1].elo;
        assert!((apart - 400.0 * 3.0_f64.log10()).abs() < 1.0, "{apart}");
        // The standard error of ln(odds) is 1/√(n p q), so of half the distance in Elo 86.86/√(4000·3/16) = 3.17.
        let (low, high) = ratings[0].ci95;
        assert!((high - low - 2.0 * 1.96 * 3.17).abs() < 2.0, "{low} {high}");
        assert!(low < ratings[0].elo && ratings[0].elo < high);
    }

    #[test]
    fn orders_of_three_drawn_from_known_strengths_are_found_again() {
        // All orders in proportion to their probability under strengths 4 : 2 : 1.
        let strengths = [4.0, 2.0, 1.0];
        let mut games = Vec::new();
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let [first, second, third] = order.map(|bot: usize| strengths[bot]);
            let probability = first / 7.0 * second / (second + third);
            let times = (0..21_000).filter(|&time| (f64::from(time) + 0.5) / 21_000.0 < probability).count();
            for _ in 0..times {
                games.push(finish(games.len() as u64, &order));
            }
        }
        let ratings = rate(&games, 3);
        let apart = |a: usize, b: usize| ratings[a].elo - ratings[b].elo;
        let two = 400.0 * 2.0_f64.log10();
        assert!((apart(0, 1) - two).abs() < 1.0 && (apart(1, 2) - two).abs() < 1.0, "{ratings:?}");
    }

    #[test]
    fn draws_are_level_and_a_clean_sweep_is_finite() {
        let tied = FinishedSeat { bot: 0, place: 1, score: 5 };
        let draw = Finish { block: 0, seats: vec![tied, FinishedSeat { bot: 1, ..tied }] };
        assert!(rate(&[draw], 2).iter().all(|rating| rating.elo.abs() < 1e-6));
        let sweep: Vec<Finish> = (0..50).map(|game| finish(game, &[0, 1])).collect();
        let ratings = rate(&sweep, 2);
        assert!(ratings[0].elo > 200.0 && ratings[0].elo.is_finite(), "{ratings:?}");
        assert!(rate(&[], 2).iter().all(|rating| rating.elo.abs() < 1e-6));
    }
}
