//! Rules of the set-up and of many games, which no single position shows.

use monster_lands::components::{Effect, TrapClass};
use monster_lands::{Event, Options, State, View};
use table::conformance::choices;
use table::{Game, Options as _, Pcg, Viewer, pick};

fn deal(options: &str, seed: u64) -> (State, Pcg, Vec<Event>) {
    let options = Options::build(&choices::<State>(options).unwrap()).unwrap();
    let mut chance = Pcg::new(seed);
    let mut events = Vec::new();
    let state = State::new(&options, &mut chance, &mut events);
    (state, chance, events)
}

fn views(options: &str, seeds: u64) -> impl Iterator<Item = View> {
    (0..seeds).map(move |seed| deal(options, seed).0.view(Viewer::Spectator))
}

// rules: ML-3.10 ML-17.2 ML-17.3
#[test]
fn on_the_easy_levels_the_first_monsters_are_of_level_a() {
    for options in ["players=2 difficulty=tutorial", "players=4 difficulty=normal"] {
        for view in views(options, 100) {
            let first = &view.monsters[..view.territories.iter().flatten().count()];
            assert!(first.iter().all(|monster| monster.is_some_and(|monster| monster.card().level_a)));
            assert_eq!(view.monsters[2], None);
        }
    }
}

// rules: ML-1.51 ML-3.11 ML-3.12 ML-8.46 ML-17.4 ML-17.5 ML-23.8
#[test]
fn on_the_hard_levels_all_monsters_are_mixed_and_dogor_goes_to_the_entrance() {
    let (mut level_b, mut at_the_gate) = (0, 0);
    for view in views("players=4 difficulty=hard", 300) {
        for monster in view.monsters[..2].iter().flatten() {
            level_b += u32::from(!monster.card().level_a);
            assert_ne!(monster.card().effect, Effect::RevealToEntrance);
        }
        if let Some(monster) = view.monsters[2] {
            at_the_gate += 1;
            assert_eq!(monster.card().effect, Effect::RevealToEntrance);
        }
    }
    assert!(level_b > 200 && at_the_gate > 5, "{level_b} {at_the_gate}");
}

// rules: ML-3.8 ML-18.1
#[test]
fn tricks_and_protected_traps_are_sold_with_trickery_only() {
    let sold = |options: &str| -> Vec<TrapClass> {
        views(options, 50).flat_map(|view| view.lodge).flatten().map(|trap| trap.token().class).collect()
    };
    assert!(sold("players=3").iter().all(|&class| class == TrapClass::Improved));
    let mixed = sold("players=3 trickery=on");
    for class in [TrapClass::Improved, TrapClass::Protected, TrapClass::Trick] {
        assert!(mixed.contains(&class), "{class:?}");
    }
    assert!(!mixed.contains(&TrapClass::Starting));
}

// rules: ML-3.19 ML-3.28 ML-20.3 ML-20.6 ML-20.7 ML-20.10
#[test]
fn scenarios_change_the_set_up() {
    for view in views("players=1 scenario=3", 10) {
        assert_eq!((view.players[0].gold, view.players[0].tokens[0], view.rounds), (12, 3, 3));
    }
    for options in ["players=1 scenario=6 difficulty=hard", "players=1 scenario=10"] {
        for view in views(options, 50) {
            let level_b_went_there =
                view.monsters[2].is_some_and(|monster| monster.card().effect == Effect::RevealToEntrance);
            assert!(level_b_went_there || view.monsters[2].is_some_and(|monster| monster.card().level_a));
            assert_eq!(view.piles[7], 7);
        }
    }
    for view in views("players=1 scenario=2", 20) {
        assert!(view.tavern.iter().flatten().all(|member| member.card().dice.p > 0));
    }
}

// rules: ML-3.6
#[test]
fn hirelings_set_aside_come_back_into_the_deck() {
    for view in views("players=4", 100) {
        let offered = view.tavern.iter().flatten().count();
        assert_eq!(view.piles[0] + offered, 28);
        assert!(view.member_discard.is_empty());
    }
}

// rules: ML-5.3 ML-5.4 ML-9.19 ML-11.24 ML-13.25 ML-13.28 ML-16.5 ML-16.10 ML-16.13
#[test]
fn every_round_begins_with_a_full_board_and_pools_of_all_members() {
    for seed in 0..30 {
        let (mut state, mut chance, mut events) = deal("players=4 difficulty=hard", seed);
        let mut legal = Vec::new();
        let mut used = Vec::new();
        while let Some(seat) = state.to_act().first() {
            let view = state.view(Viewer::Spectator);
            let fresh = events.iter().any(|event| matches!(event, Event::RoundStarted { .. }));
            if fresh && view.question.as_ref().is_some_and(|question| question.kind == "turn") {
                assert_eq!(view.loot.len(), 4);
                assert!((0..2).all(|land| view.territories[land].is_some() && view.tiles[land].is_some()));
                for mission in view.missions {
                    let mission = mission.expect("twelve tiles are enough for six rounds");
                    assert!(!used.contains(&mission));
                    used.push(mission);
                }
                for clan in &view.players {
                    let sum: u8 = clan.members.iter().map(|member| member.member.card().reputation).sum();
                    assert_eq!(clan.reputation, sum);
                    let strength: u8 = clan.members.iter().map(|member| member.member.card().dice.s).sum();
                    let bonus = u8::from(clan.glory > 0);
                    assert!(clan.dice[0] == strength + bonus || view.supply.s == 0);
                }
            }
            events.clear();
            state.legal(seat, &mut legal);
            let action = pick(&legal, &mut chance);
            state.apply(seat, action, &mut chance, &mut events).unwrap();
        }
    }
}

// rules: ML-29.6
#[test]
fn a_load_can_be_taken_back_until_somebody_learns_something() {
    use table::{Play, Seed};
    let mut play = Play::<State>::start(choices::<State>("players=2").unwrap(), Seed::Pcg(5)).unwrap();
    let mut legal = Vec::new();
    let mut stages = 0;
    let mut chance = Pcg::new(1);
    while let Some(seat) = play.game().to_act().first() {
        let view = play.game().view(Viewer::Spectator);
        let loading = view.question.is_some_and(|question| question.kind.starts_with("load"));
        play.game().legal(seat, &mut legal);
        let before = play.hash();
        let action = pick(&legal, &mut chance);
        play.apply(seat, action).unwrap();
        if loading && play.may_undo(seat).is_ok() {
            stages += 1;
            let after = play.hash();
            play.undo(seat).unwrap();
            assert_eq!(play.hash(), before);
            play.apply(seat, action).unwrap();
            assert_eq!(play.hash(), after);
        }
    }
    assert!(stages > 0);
}

// rules: ML-1.13 ML-4.3 ML-6.41 ML-15.10
#[test]
fn one_player_at_a_time_is_asked_and_has_a_choice() {
    for seed in 0..10 {
        let (mut state, mut chance, mut events) = deal("players=4 trickery=on", seed);
        let mut legal = Vec::new();
        while let Some(seat) = state.to_act().first() {
            assert_eq!(state.to_act().len(), 1);
            state.legal(seat, &mut legal);
            assert!(legal.len() > 1);
            let action = pick(&legal, &mut chance);
            state.apply(seat, action, &mut chance, &mut events).unwrap();
        }
    }
}

// rules: ML-15.7
#[test]
fn what_lies_in_piles_is_shown_to_nobody() {
    use monster_lands::components::{MemberId, Monster};
    use table::Id;
    for seed in 0..20 {
        let (state, _, _) = deal("players=3", seed);
        for viewer in Viewer::all(3) {
            let view = state.view(viewer);
            // Hirelings, traps, equipment, loot, monsters, territories, missions, panic: how many, and nothing else.
            assert_eq!(view.piles, [24, 30, 15, 12, 18, 10, 10, 7]);
            let text = serde_json::to_string(&view).unwrap();
            let offered = |member: MemberId| view.tavern.contains(&Some(member));
            let shown = |monster: Monster| view.monsters.contains(&Some(monster));
            for member in MemberId::all().filter(|&m| !m.is_starting() && !m.is_novice()) {
                assert_eq!(text.contains(&format!("\"{member}\"")), offered(member), "{member}");
            }
            for monster in Monster::all() {
                assert_eq!(text.contains(&format!("\"{monster}\"")), shown(monster), "{monster}");
            }
        }
    }
}

// rules: ML-21.9 ML-19.28
#[test]
fn any_scenario_can_be_played_alone_on_any_level_and_ends_with_a_rank() {
    for scenario in 1..=10 {
        for level in ["tutorial", "normal", "hard", "nightmare"] {
            if scenario == 10 && level == "tutorial" {
                continue; // ML-20.10
            }
            let options = format!("players=1 scenario={scenario} difficulty={level}");
            let (mut state, mut chance, mut events) = deal(&options, scenario);
            let mut legal = Vec::new();
            while let Some(seat) = state.to_act().first() {
                assert_eq!(state.view(Viewer::Spectator).rank, None);
                state.legal(seat, &mut legal);
                let action = pick(&legal, &mut chance);
                state.apply(seat, action, &mut chance, &mut events).unwrap();
            }
            assert_eq!(state.view(Viewer::Spectator).rank, Some(monster_lands::rank(&state)));
        }
    }
}
