//! Random games of every size, checked from the inside after every step.

use abyss::{Action, State, fallback};
use table::{Audit, Choices, Game, Options as _, Pcg, Recall, Seat, Silent, StateHash, Viewer, pick};

fn new_game(players: u8, chance: &mut Pcg) -> State {
    let choices = Choices::new(&State::META, players).unwrap();
    State::new(&abyss::Options::build(&choices).unwrap(), chance, &mut Silent)
}

/// Plays a game, calling `visit` before every step, and returns the number of steps.
fn play(
    players: u8,
    seed: u64,
    mut choose: impl FnMut(&State, Seat, &[Action], &mut Pcg) -> Action,
    mut visit: impl FnMut(&State, Seat, &[Action]),
) -> (State, u32) {
    let mut chance = Pcg::new(seed);
    let mut game = new_game(players, &mut chance);
    let mut legal = Vec::new();
    let mut steps = 0;
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        visit(&game, seat, &legal);
        let action = choose(&game, seat, &legal, &mut chance);
        game.apply(seat, action, &mut chance, &mut Silent).unwrap();
        steps += 1;
        assert!(steps <= State::META.max_steps, "the game does not end");
    }
    (game, steps)
}

fn random(_: &State, _: Seat, legal: &[Action], chance: &mut Pcg) -> Action {
    pick(legal, chance)
}

// rules: AB-4.15 AB-4.16 AB-5.2 AB-21.1 AB-21.2 AB-21.3 AB-21.4 AB-21.5 AB-21.6 AB-21.7 AB-21.8 AB-21.9 AB-21.10 AB-21.11 AB-21.12 AB-21.13 AB-21.15 AB-21.16 AB-21.17 AB-21.19 AB-21.22
#[test]
fn random_games_keep_every_invariant_and_end() {
    for players in 2..=4 {
        for seed in 0..60 {
            let (game, _) = play(players, seed, random, |game, seat, legal| {
                game.audit().unwrap();
                assert_eq!(game.to_act().len(), 1);
                assert!(legal.len() >= 2, "{seat} has no choice: {legal:?}");
                assert!(legal.is_sorted_by(|a, b| a < b), "not in canonical order: {legal:?}");
                for &action in legal {
                    assert_eq!(action.to_string().parse(), Ok(action));
                }
            });
            game.audit().unwrap();
            assert!(game.outcome().is_some());
        }
    }
}

/// Every action that appeared in some game: what is legal elsewhere is the best candidate for a wrong acceptance.
// rules: AB-21.17
#[test]
fn what_is_not_listed_is_refused_and_changes_nothing() {
    let mut universe = std::collections::BTreeSet::new();
    for seed in 0..40 {
        play(3, seed, random, |_, _, legal| universe.extend(legal.iter().copied()));
    }
    for seed in 0..3 {
        play(3, seed, random, |game, seat, legal| {
            for seat in Seat::all(3).filter(|&other| other == seat || other == seat.next(3)) {
                for &action in &universe {
                    let (mut after, mut chance) = (*game, Pcg::new(1));
                    let mut log = Vec::new();
                    let answer = after.apply(seat, action, &mut chance, &mut log);
                    let listed = game.to_act().contains(seat) && legal.contains(&action);
                    assert_eq!(answer.is_ok(), listed, "{seat} {action}");
                    assert!(listed || (after == *game && chance == Pcg::new(1) && log.is_empty()));
                }
            }
        });
    }
}

// rules: AB-5.6
#[test]
fn the_default_is_always_legal_and_defaults_finish_a_game() {
    for seed in 0..20 {
        play(4, seed, random, |game, _, legal| assert!(legal.contains(&fallback(game).unwrap())));
        let (game, _) = play(4, seed, |game, _, _, _| fallback(game).unwrap(), |_, _, _| {});
        assert!(fallback(&game).is_none());
    }
}

// rules: AB-15.4 AB-15.5 AB-15.8 AB-15.9 AB-15.11 AB-15.12 AB-15.17 AB-15.19 AB-15.20 AB-21.20
#[test]
fn a_redrawn_world_looks_the_same_and_depends_on_nothing_hidden() {
    let mut redraw = Pcg::new(99);
    for players in 2..=4 {
        for seed in 0..6 {
            play(players, seed, random, |game, _, _| {
                for viewer in Viewer::all(players) {
                    for recall in [Recall::Display, Recall::Perfect] {
                        let dice = redraw.seed();
                        let world = |game: &State, dice| {
                            let mut world = *game;
                            world.determinize(viewer, recall, &mut Pcg::new(dice));
                            world
                        };
                        let other = world(game, dice);
                        other.audit().unwrap();
                        assert_eq!(other.view(viewer), game.view(viewer));
                        if let Some(seat) = viewer.seat() {
                            let (mut real, mut redrawn) = (Vec::new(), Vec::new());
                            game.legal(seat, &mut real);
                            other.legal(seat, &mut redrawn);
                            assert_eq!(real, redrawn);
                        }
                        assert_eq!(world(&world(game, dice ^ 1), dice), other, "{viewer} {recall:?}");
                    }
                }
            });
        }
    }
}

// rules: AB-3.10 AB-21.23
#[test]
fn the_same_seed_and_decisions_give_the_same_game() {
    let hashes = |seed| {
        let mut hashes = Vec::new();
        play(3, seed, random, |game, _, _| hashes.push(StateHash::of(game)));
        hashes
    };
    assert_eq!(hashes(5), hashes(5));
    assert_ne!(hashes(5), hashes(6));
}
