//! What a search does a million times: `cargo bench -p catalog`. Figures count as ratios within one run; what must not
//! get worse is guarded by `cargo xtask floors`.

use divan::{Bencher, black_box};
use table::conformance::choices;
use table::{Game, Guide, Options, Pcg, Recall, Seat, Silent, StateHash, Viewer, pick};

fn main() {
    divan::main();
}

/// A position in the middle of a random game of `players`.
fn middle<G: Game>(players: u8) -> (G, Pcg) {
    let mut chance = Pcg::new(1);
    let mut game = start::<G>(players, &mut chance);
    let mut legal = Vec::new();
    for _ in 0..40 {
        let Some(seat) = game.to_act().first() else { break };
        game.legal(seat, &mut legal);
        let action = pick(&legal, &mut chance);
        let before = game.clone();
        if game.apply(seat, action, &mut chance, &mut Silent).is_err() || game.outcome().is_some() {
            return (before, chance);
        }
    }
    (game, chance)
}

fn start<G: Game>(players: u8, chance: &mut Pcg) -> G {
    let settings = choices::<G>(&format!("players={players}")).expect("every game has these tables");
    G::new(&G::Options::build(&settings).expect("the defaults go together"), chance, &mut Silent)
}

/// A whole game in which `choose` picks.
fn whole_game<G: Game>(
    bencher: Bencher,
    players: u8,
    mut choose: impl FnMut(&G, Seat, &[G::Action], &mut Pcg) -> G::Action,
) {
    let mut legal = Vec::new();
    let mut chance = Pcg::new(7);
    bencher.bench_local(|| {
        let mut game = start::<G>(players, &mut chance);
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            let action = choose(&game, seat, &legal, &mut chance);
            if game.apply(seat, action, &mut chance, &mut Silent).is_err() {
                break;
            }
        }
        black_box(game.outcome())
    });
}

#[divan::bench(types = [lair::State, abyss::State, valeria::State, monster_lands::State, stworze::State], args = [2, 4])]
fn random_game<G: Game>(bencher: Bencher, players: u8) {
    whole_game::<G>(bencher, players, |_, _, legal, chance| pick(legal, chance));
}

#[divan::bench(types = [lair::State, abyss::State, valeria::State, monster_lands::State, stworze::State], args = [2, 4])]
fn guided_game<G: Guide>(bencher: Bencher, players: u8) {
    let mut leanings = Vec::new();
    whole_game::<G>(bencher, players, |game, seat, legal, chance| {
        game.rollout(seat, legal, &mut leanings, chance)
    });
}

#[divan::bench(types = [lair::State, abyss::State, valeria::State, monster_lands::State, stworze::State], args = [2, 4])]
fn clone<G: Game>(bencher: Bencher, players: u8) {
    let (game, _) = middle::<G>(players);
    let mut copy = game.clone();
    bencher.bench_local(|| {
        copy.clone_from(black_box(&game));
        black_box(&copy);
    });
}

#[divan::bench(types = [lair::State, abyss::State, valeria::State, monster_lands::State, stworze::State], args = [2, 4])]
fn legal<G: Game>(bencher: Bencher, players: u8) {
    let (game, _) = middle::<G>(players);
    let seat = game.to_act().first().expect("the game is not over");
    let mut list = Vec::new();
    bencher.bench_local(|| {
        black_box(&game).legal(seat, &mut list);
        list.len()
    });
}

#[divan::bench(types = [lair::State, abyss::State, valeria::State, monster_lands::State, stworze::State], args = [2, 4])]
fn determinize<G: Game>(bencher: Bencher, players: u8) {
    let (mut game, mut chance) = middle::<G>(players);
    let viewer = Viewer::from(game.to_act().first().expect("the game is not over"));
    bencher.bench_local(|| game.determinize(viewer, Recall::Perfect, &mut chance));
}

#[divan::bench(types = [lair::State, abyss::State, valeria::State, monster_lands::State, stworze::State], args = [2, 4])]
fn view<G: Game>(bencher: Bencher, players: u8) {
    let (game, _) = middle::<G>(players);
    bencher.bench_local(|| black_box(game.view(Viewer::Spectator)));
}

#[divan::bench(types = [lair::State, abyss::State, valeria::State, monster_lands::State, stworze::State], args = [2, 4])]
fn hash<G: Game>(bencher: Bencher, players: u8) {
    let (game, _) = middle::<G>(players);
    bencher.bench_local(|| StateHash::of(black_box(&game)));
}
