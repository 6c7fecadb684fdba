//! How fast random play is: `cargo run --release -p valeria --example speed`.
#![expect(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a tool around the engine, not a part of it"
)]

use table::{Choices, Game, Options as _, Pcg, Silent, pick};
use valeria::State;

fn main() {
    for players in 1..=5 {
        let choices = Choices::new(&State::META, players).expect("one to five play");
        let options = valeria::Options::build(&choices).expect("the defaults go together");
        let mut chance = Pcg::new(u64::from(players));
        let mut legal = Vec::with_capacity(256);
        let (mut steps, mut turns, games) = (0u64, 0u64, 3000);
        let start = std::time::Instant::now();
        for _ in 0..games {
            let mut game = State::new(&options, &mut chance, &mut Silent);
            while let Some(seat) = game.to_act().first() {
                game.legal(seat, &mut legal);
                let action = pick(&legal, &mut chance);
                game.apply(seat, action, &mut chance, &mut Silent).expect("it was listed");
                steps += 1;
            }
            turns += u64::from(game.view(table::Viewer::Spectator).turns);
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{players} players: {:.2} million actions and {:.0} games a second, {} actions and {} turns a game ({} bytes)",
            steps as f64 / seconds / 1e6,
            games as f64 / seconds,
            steps / games,
            turns / games,
            size_of::<State>(),
        );
    }
}
