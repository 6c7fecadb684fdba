//! Ratings for any number of players: Weng and Lin's approximation for the Plackett–Luce model, as in `OpenSkill`.
//!
//! Each player has a mean and a deviation. A result is a ranking; what was likely moves little, what was surprising
//! much, and every game makes the deviation smaller.

/// The skill of one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Skill {
    /// The mean.
    pub(crate) mu: f64,
    /// The deviation.
    pub(crate) sigma: f64,
}

impl Skill {
    /// Where everybody begins.
    pub(crate) const START: Self = Self { mu: 25.0, sigma: 25.0 / 3.0 };

    /// The number that people are shown: 1500 at the beginning.
    pub(crate) fn points(self) -> i32 {
        (1500.0 + POINTS * (self.mu - Self::START.mu)).round() as i32
    }

    /// The true value is within so many points, 19 times out of 20.
    pub(crate) fn uncertainty(self) -> i32 {
        (1.96 * POINTS * self.sigma).round() as i32
    }
}

/// Points for each unit of skill: a deviation at the beginning is 500 points.
const POINTS: f64 = 60.0;

/// How much of a result is luck: half a deviation at the beginning.
const BETA: f64 = 25.0 / 6.0;

/// A deviation never becomes less than this share of itself in one game.
const KAPPA: f64 = 0.0001;

/// The skills after a game. `places` begin at 1; tied players share a place.
pub(crate) fn rate(players: &[(Skill, u8)]) -> Vec<Skill> {
    let spread = players.iter().map(|(skill, _)| skill.sigma.powi(2) + BETA.powi(2)).sum::<f64>().sqrt();
    let strength = |skill: Skill| (skill.mu / spread).exp();
    // For each player: the strength of those who did not end before, and how many share the place.
    let rivals: Vec<(f64, f64)> = players
        .iter()
        .map(|&(_, place)| {
            let behind = players.iter().filter(|(_, other)| *other >= place);
            let ties = players.iter().filter(|(_, other)| *other == place).count();
            (behind.map(|&(skill, _)| strength(skill)).sum(), ties as f64)
        })
        .collect();
    let rated = players.iter().enumerate().map(|(index, &(skill, place))| {
        let (mut omega, mut delta) = (0.0, 0.0);
        for (other, (&(_, its_place), &(behind, ties))) in players.iter().zip(&rivals).enumerate() {
            if its_place > place {
                continue;
            }
            let share = strength(skill) / behind;
            omega += if other == index { 1.0 - share } else { -share } / ties;
            delta += share * (1.0 - share) / ties;
        }
        let variance = skill.sigma.powi(2);
        let shrink = delta * (skill.sigma / spread) * variance / spread.powi(2);
        Skill {
            mu: skill.mu + omega * variance / spread,
            sigma: skill.sigma * (1.0 - shrink).max(KAPPA).sqrt(),
        }
    });
    rated.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fresh(places: &[u8]) -> Vec<Skill> {
        rate(&places.iter().map(|&place| (Skill::START, place)).collect::<Vec<_>>())
    }

    #[test]
    fn two_players_as_the_published_implementation_has_it() {
        // openskill.js and openskill.py, model Plackett–Luce, default values: `rate([[a], [b]])`.
        let [winner, loser] = fresh(&[1, 2])[..] else { panic!() };
        assert!((winner.mu - 27.635_231_383_473_65).abs() < 1e-9, "{winner:?}");
        assert!((winner.sigma - 8.065_506_316_323_548).abs() < 1e-9, "{winner:?}");
        assert!((loser.mu - 22.364_768_616_526_35).abs() < 1e-9, "{loser:?}");
        assert!((loser.sigma - 8.065_506_316_323_548).abs() < 1e-9, "{loser:?}");
        assert_eq!((winner.points(), winner.uncertainty()), (1658, 949));
    }

    #[test]
    fn three_players_as_the_published_implementation_has_it() {
        let expected = [
            (27.868_876_552_746_237, 8.204_837_030_780_652),
            (25.717_219_138_186_557, 8.057_829_747_583_874),
            (21.413_904_309_067_206, 8.057_829_747_583_874),
        ];
        for (skill, (mu, sigma)) in fresh(&[1, 2, 3]).iter().zip(expected) {
            assert!((skill.mu - mu).abs() < 1e-9 && (skill.sigma - sigma).abs() < 1e-9, "{skill:?}");
        }
    }

    #[test]
    fn a_better_place_is_better_and_a_tie_is_a_tie() {
        for places in [&[1, 2, 3][..], &[1, 2, 3, 4], &[1, 2, 3, 4, 5, 6]] {
            let rated = fresh(places);
            assert!(rated.windows(2).all(|pair| pair[0].mu > pair[1].mu), "{rated:?}");
            assert!(rated.iter().all(|skill| skill.sigma < Skill::START.sigma));
            let mean = rated.iter().map(|skill| skill.mu).sum::<f64>() / rated.len() as f64;
            assert!((mean - 25.0).abs() < 1e-9, "equals win together what they lose together: {mean}");
        }
        let tied = fresh(&[1, 1]);
        assert_eq!(tied[0], tied[1]);
        assert!((tied[0].mu - 25.0).abs() < 1e-9);
        // The order of the list does not matter.
        let (there, back) = (fresh(&[1, 2, 3]), fresh(&[3, 2, 1]));
        assert!(there.iter().zip(back.iter().rev()).all(|(a, b)| (a.mu - b.mu).abs() < 1e-9));
    }

    #[test]
    fn a_surprise_moves_more_than_the_expected() {
        let (strong, weak) = (Skill { mu: 32.0, sigma: 3.0 }, Skill { mu: 20.0, sigma: 3.0 });
        let expected = rate(&[(strong, 1), (weak, 2)])[0].mu - strong.mu;
        let surprise = rate(&[(strong, 2), (weak, 1)])[1].mu - weak.mu;
        assert!(expected > 0.0 && surprise > 2.0 * expected, "{expected} {surprise}");
    }

    /// People of known strength play; the ratings find their order.
    #[test]
    fn ratings_find_who_is_better() {
        use table::{Chance as _, Pcg, Source};
        let mut chance = Pcg::new(4);
        let mut skills = [Skill::START; 4];
        for _ in 0..300 {
            let luck = |n: u32, chance: &mut Pcg| n * 40 + chance.below(Source::POLICY, 100);
            let scores: Vec<u32> = (0..4).map(|n| luck(n, &mut chance)).collect();
            let place = |mine: u32| 1 + scores.iter().filter(|&&score| score > mine).count() as u8;
            let players: Vec<(Skill, u8)> =
                skills.iter().zip(&scores).map(|(&skill, &score)| (skill, place(score))).collect();
            skills.copy_from_slice(&rate(&players));
        }
        assert!(skills.windows(2).all(|pair| pair[0].mu + 1.0 < pair[1].mu), "{skills:?}");
    }
}
