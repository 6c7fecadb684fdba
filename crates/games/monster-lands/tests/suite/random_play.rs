//! Rules that hold in every game, seen in many random ones.

use monster_lands::components::{DICE, DiceCount};
use monster_lands::{Event, Options, State};
use table::conformance::choices;
use table::{Audit, Game, Options as _, Pcg, Seat, Viewer, pick};

/// Plays a random game and calls `look` with the position and the events of every step.
fn play(options: &str, seed: u64, mut look: impl FnMut(&State, &[Event])) -> State {
    let options = Options::build(&choices::<State>(options).unwrap()).unwrap();
    let mut chance = Pcg::new(seed);
    let mut events = Vec::new();
    let mut state = State::new(&options, &mut chance, &mut events);
    let mut legal = Vec::new();
    while let Some(seat) = state.to_act().first() {
        look(&state, &events);
        events.clear();
        state.legal(seat, &mut legal);
        let action = pick(&legal, &mut chance);
        state.apply(seat, action, &mut chance, &mut events).unwrap();
        state.audit().unwrap();
    }
    look(&state, &events);
    state
}

// rules: ML-3.2 ML-3.3 ML-3.4 ML-3.5 ML-3.7 ML-3.9 ML-3.13 ML-3.14 ML-3.15 ML-3.16 ML-3.18 ML-3.20 ML-3.21 ML-3.24 ML-3.27
// rules: ML-5.1 ML-5.5 ML-5.6
#[test]
fn the_set_up_and_the_first_pool() {
    for (options, lands, slots) in
        [("players=1", 1, 3), ("players=2", 1, 4), ("players=3", 2, 4), ("players=4", 2, 4)]
    {
        for seed in 0..20 {
            let mut looked = 0;
            play(options, seed, |state, _| {
                let view = state.view(Viewer::Spectator);
                let turn = view.question.as_ref().is_some_and(|question| question.kind == "turn");
                if looked == 0 {
                    assert_eq!(view.question.as_ref().unwrap().kind, "affinity");
                    assert_eq!((view.novices, view.loot.len(), view.round), (8, 4, 1));
                    assert_eq!(view.tavern.iter().flatten().count(), slots);
                    assert_eq!(view.lodge.iter().flatten().count(), 6);
                    assert_eq!(view.bazaar.iter().flatten().count(), 3);
                    assert_eq!(view.territories.iter().flatten().count(), lands);
                    assert_eq!(view.tiles.iter().flatten().count(), lands);
                    assert_eq!(view.missions.iter().flatten().count(), 2);
                    let modest = view.tavern.iter().flatten().filter(|member| member.card().reputation <= 4);
                    assert!(modest.count() >= view.players.len());
                }
                if turn && looked < 2 {
                    looked = 2;
                    for clan in &view.players {
                        assert_eq!((clan.dice, clan.persuasion.len()), ([2, 1], 1));
                        assert_eq!((clan.glory, clan.reputation, clan.gold), (5, 1, 7));
                        assert_eq!((clan.members.len(), clan.trap_count), (2, 1));
                    }
                }
                looked = looked.max(1);
            });
        }
    }
}

// rules: ML-4.1 ML-14.1 ML-31.1 ML-31.2 ML-31.3 ML-31.4 ML-31.5 ML-31.7 ML-31.8 ML-31.10 ML-31.12 ML-31.13 ML-31.14 ML-31.16
#[test]
fn games_end_within_six_rounds_and_keep_every_component() {
    for seed in 0..30 {
        let mut rounds = 0;
        let end = play("players=3", seed, |_, events| {
            rounds += events.iter().filter(|event| matches!(event, Event::RoundStarted { .. })).count();
        });
        assert!(rounds <= 6);
        let view = end.view(Viewer::Spectator);
        assert!(rounds == 6 || view.players.iter().any(|clan| clan.glory >= 30));
        let again = play("players=3", seed, |_, _| ());
        assert_eq!(end, again);
    }
}

// rules: ML-19.1 ML-19.2 ML-19.3 ML-19.4 ML-19.5 ML-19.27
#[test]
fn alone_six_rounds_are_played_against_a_rival_without_a_clan() {
    for seed in 0..20 {
        let mut rounds = 0;
        let end = play("players=1", seed, |state, events| {
            rounds += events.iter().filter(|event| matches!(event, Event::RoundStarted { .. })).count();
            let view = state.view(Viewer::Spectator);
            assert_eq!((view.first, view.players.len()), (Seat::FIRST, 1));
            assert!(!view.paths.iter().any(|path| path.rival && path.path.area().land() == Some(2)));
            let DiceCount { s, p, .. } = view.supply;
            assert!(s < DICE.s && p < DICE.p);
        });
        assert_eq!((rounds, end.outcome().is_some()), (6, true));
    }
}

// rules: ML-15.1 ML-15.2 ML-15.5 ML-15.6 ML-31.11
#[test]
fn what_lies_face_down_is_shown_to_its_owner_only() {
    let mut hidden = 0;
    for seed in 0..20 {
        play("players=3 trickery=on", seed, |state, _| {
            for viewer in Viewer::all(3) {
                let view = state.view(viewer);
                for clan in &view.players {
                    assert_eq!(clan.traps.is_some(), viewer.is(clan.seat));
                }
                for path in &view.paths {
                    let own = path.owner.is_some_and(|seat| viewer.is(seat));
                    for token in &path.tokens {
                        assert_eq!(token.trap.is_some(), token.shown || own);
                        hidden += u32::from(token.trap.is_none());
                    }
                }
            }
        });
    }
    assert!(hidden > 100);
}

// rules: ML-8.21 ML-8.25 ML-8.42 ML-31.6
#[test]
fn a_path_holds_what_it_asks_for_and_no_more_than_fits() {
    use monster_lands::values::Area;
    let mut loads = 0;
    for seed in 0..30 {
        play("players=4 trickery=on more_monsters=on", seed, |state, _| {
            let view = state.view(Viewer::Spectator);
            if view.question.as_ref().is_none_or(|question| question.kind != "turn") {
                return;
            }
            for path in view.paths.iter().filter(|path| path.member.is_some()) {
                loads += 1;
                let dice = path.dice.s + path.dice.m + path.dice.p;
                let tokens = path.tokens.len() as u8 + path.defence;
                let place = path.path.area().paths().position(|other| other == path.path).unwrap();
                match path.path.area() {
                    Area::Gate => assert!(dice + 2 * tokens <= 8 && dice + tokens > 0),
                    Area::A | Area::B => {
                        let land = usize::from(path.path.area() == Area::B);
                        let rule = view.tiles[land].unwrap().paths()[place];
                        let required = rule.required.len() as u8;
                        assert!((required..=required + rule.most).contains(&dice), "{path:?}");
                        assert!(tokens <= 2 + (6 - dice) / 2, "{path:?}");
                        assert_eq!(path.dice.p, 0);
                    }
                    Area::Dice => {
                        assert_eq!(usize::from(dice), view.missions[0].unwrap().dice_mission().dice.len());
                    }
                    Area::Contract => {
                        assert_eq!(usize::from(dice), view.missions[1].unwrap().contract().dice.len());
                    }
                }
            }
        });
    }
    assert!(loads > 1000, "{loads}");
}
