//! Fits the guide's idea of who is going to win to games that the guide plays, and prints `data/value.toml`:
//! `cargo run --release -p abyss --example tune -- 4000 > value.toml`.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a tool around the engine, not a part of it")]

use abyss::{FEATURES, State, features, progress};
use table::{Chance as _, Choices, Game, Guide, Options as _, Pcg, Seat, Silent, Source};

/// A position: what lies before each seat, how far the game was, and who won it.
struct Sample {
    seats: Vec<([f32; FEATURES], f32)>,
    progress: f32,
}

/// For each feature its weight at the start and at the end.
type Weights = [[f32; 2]; FEATURES];

fn main() {
    let games = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(4000);
    // Every tenth game is kept back, to see whether the weights hold for games they were not fitted to.
    let played: Vec<(u64, Sample)> = (2..=4).flat_map(|players| play(players, games / 3)).collect();
    let (test, train): (Vec<_>, Vec<_>) = played.into_iter().partition(|(game, _)| game % 10 == 0);
    let bare =
        |samples: Vec<(u64, Sample)>| samples.into_iter().map(|(_, sample)| sample).collect::<Vec<_>>();
    let (test, train) = (bare(test), bare(train));
    let mut weights: Weights = [[0.0; 2]; FEATURES];
    fit(&train, &mut weights);
    eprintln!(
        "{} positions; loss {:.4}, on games not seen {:.4}",
        train.len(),
        loss(&train, &weights),
        loss(&test, &weights)
    );
    println!(
        "# Who is going to win Abyss: what each feature (src/guide/value.rs) weighs at the start of a game and at its end."
    );
    println!("# Written by `cargo run --release -p abyss --example tune`; do not edit by hand.");
    for (name, end) in [("early", 0), ("late", 1)] {
        println!("{name} = [{}]", weights.map(|weight| format!("{:.3}", weight[end])).join(", "));
    }
}

/// Positions of games by the guide, about one in ten, each with the number of its game.
fn play(players: u8, games: u64) -> Vec<(u64, Sample)> {
    let choices = Choices::new(&State::META, players).expect("two to four play");
    let options = abyss::Options::build(&choices).expect("the defaults go together");
    let (mut samples, mut legal, mut leanings) = (Vec::new(), Vec::new(), Vec::new());
    for game in 0..games {
        let mut chance = Pcg::nth(u64::from(players), game);
        let mut state = State::new(&options, &mut chance, &mut Silent);
        let begin = samples.len();
        while let Some(seat) = state.to_act().first() {
            if chance.below(Source::POLICY, 10) == 0 {
                let seats = Seat::all(players).map(|seat| (features(&state, seat), 0.0)).collect();
                samples.push((game, Sample { seats, progress: progress(&state) }));
            }
            state.legal(seat, &mut legal);
            let action = state.rollout(seat, &legal, &mut leanings, &mut chance);
            state.apply(seat, action, &mut chance, &mut Silent).expect("it was listed");
        }
        let outcome = state.outcome().expect("the game is over");
        for (_, sample) in &mut samples[begin..] {
            for (seat, (_, share)) in Seat::all(players).zip(&mut sample.seats) {
                *share = outcome.win_share(seat) as f32;
            }
        }
    }
    samples
}

/// Shares of the win, as the guide works them out.
fn shares(sample: &Sample, weights: &Weights) -> Vec<f32> {
    let late = sample.progress;
    let hope = |(features, _): &([f32; FEATURES], f32)| -> f32 {
        features.iter().zip(weights).map(|(x, [early, end])| x * (early + (end - early) * late)).sum()
    };
    let hopes: Vec<f32> = sample.seats.iter().map(hope).collect();
    let best = hopes.iter().copied().fold(f32::MIN, f32::max);
    let total: f32 = hopes.iter().map(|hope| (hope - best).exp()).sum();
    hopes.iter().map(|hope| (hope - best).exp() / total).collect()
}

fn loss(samples: &[Sample], weights: &Weights) -> f32 {
    let one = |sample: &Sample| -> f32 {
        let wins = sample.seats.iter().map(|&(_, share)| share);
        shares(sample, weights).iter().zip(wins).map(|(share, won)| -won * share.max(1e-6).ln()).sum()
    };
    samples.iter().map(one).sum::<f32>() / samples.len() as f32
}

/// Stochastic gradient descent with a step that shrinks (Adam).
fn fit(samples: &[Sample], weights: &mut Weights) {
    const BATCH: usize = 256;
    const STEPS: i32 = 6000;
    let (mut mean, mut square) = ([[0.0_f32; 2]; FEATURES], [[0.0_f32; 2]; FEATURES]);
    let mut chance = Pcg::new(7);
    for step in 1..=STEPS {
        let mut slope = [[0.0_f32; 2]; FEATURES];
        for _ in 0..BATCH {
            let sample = &samples[chance.below(Source::POLICY, samples.len() as u32) as usize];
            for ((features, won), share) in sample.seats.iter().zip(shares(sample, weights)) {
                for (slope, x) in slope.iter_mut().zip(features) {
                    slope[0] += (share - won) * x * (1.0 - sample.progress) / BATCH as f32;
                    slope[1] += (share - won) * x * sample.progress / BATCH as f32;
                }
            }
        }
        let rate = 0.02 * (1.0 - step as f32 / STEPS as f32);
        for feature in 0..FEATURES {
            for end in 0..2 {
                let slope = slope[feature][end] + 1e-4 * weights[feature][end];
                mean[feature][end] = 0.9 * mean[feature][end] + 0.1 * slope;
                square[feature][end] = 0.999 * square[feature][end] + 0.001 * slope * slope;
                let sure = mean[feature][end] / (1.0 - 0.9_f32.powi(step));
                let size = (square[feature][end] / (1.0 - 0.999_f32.powi(step))).sqrt();
                weights[feature][end] -= rate * sure / (size + 1e-8);
            }
        }
    }
}
