//! Guides: sensible numbers everywhere, and better than chance.

use crate::{
    Guide, GuidedPolicy, Known, OptionError, Options, Pcg, PerSeat, Policy, RandomPolicy, Recall, Seat,
    Silent, pick, pick_weighted,
};

/// The share of wins of the guided policy on one seat, in turn, with random play on all the others.
///
/// # Errors
/// Settings that the game does not have.
pub fn guided_win_share<G: Guide>(settings: &str, games: u64) -> Result<f64, OptionError> {
    let options = G::Options::build(&super::choices::<G>(settings)?)?;
    let mut wins = 0.0;
    for game in 0..games {
        let mut chance = Pcg::nth(3, game);
        let mut state = G::new(&options, &mut chance, &mut Silent);
        let guided = Seat::all(state.seats()).nth((game % u64::from(state.seats())) as usize);
        let (mut guide, mut random) = (GuidedPolicy::new(), RandomPolicy::new());
        while let Some(seat) = state.to_act().first() {
            let known = Known::of(&state, seat, Recall::Perfect, &mut chance);
            let action = if Some(seat) == guided {
                guide.choose(&known, &mut chance)
            } else {
                random.choose(&known, &mut chance)
            };
            if state.apply(seat, action, &mut chance, &mut Silent).is_err() {
                break; // the suite reports such a policy; here it wins nothing
            }
        }
        wins += state.outcome().zip(guided).map_or(0.0, |(outcome, guided)| outcome.win_share(guided));
    }
    Ok(wins / games as f64)
}

/// Looks at every decision of whole games that the guide plays.
///
/// # Errors
/// Settings that the game does not have.
pub fn each_guided_position<G: Guide>(
    settings: &str,
    games: u64,
    mut look: impl FnMut(&G),
) -> Result<(), OptionError> {
    let options = G::Options::build(&super::choices::<G>(settings)?)?;
    let (mut legal, mut leanings) = (Vec::new(), Vec::new());
    for game in 0..games {
        let mut chance = Pcg::nth(9, game);
        let mut state = G::new(&options, &mut chance, &mut Silent);
        while let Some(seat) = state.to_act().first() {
            look(&state);
            state.legal(seat, &mut legal);
            let action = state.rollout(seat, &legal, &mut leanings, &mut chance);
            if state.apply(seat, action, &mut chance, &mut Silent).is_err() {
                break; // the suite reports such a guide
            }
        }
    }
    Ok(())
}

/// Asks the guide at every decision of whole games, every other one by its own roll-outs and the rest by chance: weights
/// for every action, shares of the win that add up (alone they are a chance), by the guide and by what was learned, equally
/// many features of about the same size, and roll-outs that come to an end.
///
/// # Errors
/// The first thing that is wrong, in words.
pub fn check_guide<G: Guide>(settings: &str, games: u64) -> Result<(), String> {
    let said = |error: OptionError| error.to_string();
    let options = G::Options::build(&super::choices::<G>(settings).map_err(said)?).map_err(said)?;
    let (mut legal, mut priors, mut leanings) = (Vec::new(), Vec::new(), Vec::new());
    let (mut features, mut count) = (Vec::new(), None);
    for game in 0..games {
        let mut chance = Pcg::nth(8, game);
        let mut state = G::new(&options, &mut chance, &mut Silent);
        while let Some(seat) = state.to_act().first() {
            state.legal(seat, &mut legal);
            state.priors(seat, &legal, &mut priors);
            state.leanings(seat, &legal, &mut leanings);
            state.features(seat, &mut features);
            let fault = fault(legal.len(), &priors, &leanings, &state.value())
                .or_else(|| state.learned().and_then(|shares| share_fault(&shares)))
                .or_else(|| feature_fault(*count.get_or_insert(features.len()), &features));
            fault.map_or(Ok(()), |fault| Err(format!("{settings}, game {game}, {seat}: {fault}")))?;
            let action = if game % 2 == 0 {
                pick_weighted(&legal, &leanings, &mut chance)
            } else {
                pick(&legal, &mut chance)
            };
            state
                .apply(seat, action, &mut chance, &mut Silent)
                .map_err(|_| format!("{action} is not legal"))?;
        }
    }
    Ok(())
}

/// What is wrong with a guide's numbers.
fn fault(actions: usize, priors: &[f32], leanings: &[f32], value: &PerSeat<f32>) -> Option<String> {
    if priors.len() != actions || !priors.iter().all(|&prior| prior > 0.0 && prior.is_finite()) {
        return Some(format!("{actions} actions have the priors {priors:?}"));
    }
    let leaning: f32 = leanings.iter().sum();
    if leanings.len() != actions
        || !leanings.iter().all(|&leaning| leaning >= 0.0)
        || leaning <= 0.0
        || !leaning.is_finite()
    {
        return Some(format!("{actions} actions have the leanings {leanings:?}"));
    }
    share_fault(value)
}

fn share_fault(shares: &PerSeat<f32>) -> Option<String> {
    let shares = shares.as_slice();
    let total: f32 = shares.iter().sum();
    let are_shares = shares.iter().all(|share| (0.0..=1.0).contains(share));
    let add_up = shares.len() == 1 || (total - 1.0).abs() < 1e-4;
    (!are_shares || !add_up).then(|| format!("the shares of the win are {shares:?}"))
}

fn feature_fault(count: usize, features: &[f32]) -> Option<String> {
    let fit = features.len() == count && features.iter().all(|feature| feature.abs() <= 8.0);
    (!fit).then(|| format!("{count} features up to 8 are {features:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_make_no_sense_are_found() {
        let (even, alone) = (PerSeat::new(2, 0.5), PerSeat::new(1, 0.3));
        assert_eq!(fault(2, &[1.0, 2.0], &[0.0, 3.0], &even), None);
        assert_eq!(fault(1, &[1.0], &[1.0], &alone), None);
        for priors in [&[1.0][..], &[1.0, 0.0], &[1.0, f32::NAN], &[1.0, f32::INFINITY]] {
            assert!(fault(2, priors, &[1.0, 1.0], &even).is_some_and(|fault| fault.contains("priors")));
        }
        for leanings in [&[1.0][..], &[0.0, 0.0], &[1.0, -1.0], &[f32::NAN, 1.0], &[f32::INFINITY, 1.0]] {
            assert!(fault(2, &[1.0, 1.0], leanings, &even).is_some_and(|fault| fault.contains("leanings")));
        }
        assert_eq!(feature_fault(2, &[-8.0, 8.0]), None);
        for features in [&[1.0][..], &[1.0, 8.5], &[1.0, f32::NAN]] {
            assert!(feature_fault(2, features).is_some_and(|fault| fault.contains("features")));
        }
        for value in [PerSeat::new(2, 0.6), PerSeat::new(1, 1.5), PerSeat::new(2, f32::NAN)] {
            assert!(fault(1, &[1.0], &[1.0], &value).is_some_and(|fault| fault.contains("shares")));
        }
    }
}
