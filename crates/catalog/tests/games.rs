//! Every game behind the object-safe door: words in three languages, play, refusals, undo, records.

use bots::BotSpec;
use catalog::Player;
use catalog::{AnyGame, AnyPlay, Job, Refusal};
use table::{Choices, Lang, Pcg, Record, Seat, Seed, Viewer, Words};

fn start(game: &'static dyn AnyGame, players: u8, seed: u64) -> Box<dyn AnyPlay> {
    let choices = Choices::new(game.meta(), players).unwrap();
    game.start(choices, Seed::Pcg(seed)).unwrap()
}

/// Plays a random game and calls `look` before every step.
fn play(
    game: &'static dyn AnyGame,
    players: u8,
    seed: u64,
    mut look: impl FnMut(&mut dyn AnyPlay),
) -> Box<dyn AnyPlay> {
    let mut play = start(game, players, seed);
    let mut mind = Pcg::new(seed);
    let mut bot = Player::new(BotSpec::Random, None);
    while !play.to_act().is_empty() {
        look(play.as_mut());
        let Some(seat) = play.to_act().first() else { break };
        let index = play.choose_for(seat, &mut bot, &mut mind).unwrap();
        play.apply_index(seat, index).unwrap();
    }
    play
}

fn each_table() -> impl Iterator<Item = (&'static dyn AnyGame, u8)> {
    catalog::all().flat_map(|game| {
        let (min, max) = game.meta().players;
        (min..=max).map(move |players| (game, players))
    })
}

#[test]
fn ids_are_unique_and_found() {
    for game in catalog::all() {
        let id = game.meta().id;
        assert_eq!(catalog::all().filter(|other| other.meta().id == id).count(), 1, "{id}");
        assert_eq!(catalog::find(id).unwrap().meta().id, id);
    }
    let error = catalog::find("chess\u{1b}").unwrap_err().to_string();
    assert!(error.starts_with("there is no game `chess`; known are: "), "{error}");
    assert!(!catalog::published().is_empty());
}

#[test]
fn no_language_lacks_a_message() {
    for game in catalog::all() {
        assert_eq!(game.missing_messages(), Vec::<String>::new(), "{}", game.meta().id);
    }
}

/// Steps that are read at each table and in each language.
const STEPS: usize = 1200;
/// What a terminal has.
const COLUMNS: usize = 100;

/// Whatever is said in random games is whole: no message is missing, nothing is left unfilled.
#[test]
fn every_sentence_of_random_games_is_whole_in_three_languages() {
    for (game, players) in each_table() {
        for lang in Lang::ALL {
            let names: Vec<String> = Seat::all(players).map(|seat| format!("Player-{seat}")).collect();
            let words = game.messages(lang).with_names(&names);
            let whole =
                |text: String| assert!(!text.contains(['{', '}']), "{} in {lang}: {text}", game.meta().id);
            let mut looked = 0;
            for seed in 0..10 {
                if looked >= STEPS {
                    break;
                }
                let mut told = 0;
                let end = play(game, players, seed, |play| {
                    looked += 1;
                    // Whoever acts has most to read; of the others one after another looks.
                    let turn = Viewer::all(players).nth(play.steps() % (players as usize + 1));
                    let actor = play.to_act().first().map(Viewer::from).filter(|&actor| Some(actor) != turn);
                    for viewer in turn.into_iter().chain(actor) {
                        let seen = play.observe(viewer);
                        whole(words.say(&seen.prompt));
                        seen.actions.iter().for_each(|action| whole(words.say(&action.phrase)));
                        let events = play.happened(told, viewer).into_iter().flat_map(|step| step.events);
                        events.filter_map(|event| event.phrase).for_each(|phrase| whole(words.say(&phrase)));
                        let board = play.board(viewer, &words);
                        assert!(
                            board.lines().all(|line| line.chars().count() <= COLUMNS),
                            "{lang}:\n{board}"
                        );
                        whole(board);
                    }
                    told = play.steps();
                });
                whole(end.board(Viewer::Spectator, &words));
                whole(words.say(&end.prompt(Viewer::Spectator)));
            }
        }
    }
}

#[test]
fn an_observation_belongs_to_its_viewer() {
    for (game, players) in each_table() {
        play(game, players, 3, |play| {
            for viewer in Viewer::all(players) {
                let seen = play.observe(viewer);
                let acts = viewer.seat().is_some_and(|seat| play.to_act().contains(seat));
                assert_eq!(!seen.actions.is_empty(), acts);
                assert_eq!(seen.view, play.view(viewer));
                assert!(seen.outcome.is_none());
                let json = serde_json::to_string(&seen).unwrap();
                assert!(!json.contains(&play.hash().to_string()), "the true hash is for the referee");
            }
        });
    }
}

#[test]
fn refusals_say_what_would_be_right_and_change_nothing() {
    for (game, players) in each_table() {
        let mut play = start(game, players, 1);
        let before = play.hash();
        let seat = play.to_act().first().unwrap();
        assert!(matches!(play.apply(seat, "xyzzy 1 2 3"), Err(Refusal::NotAnAction(_))));
        assert!(matches!(play.apply(seat, ""), Err(Refusal::NotAnAction(_))));
        let count = play.legal(seat).len();
        assert_eq!(play.apply_index(seat, count), Err(Refusal::NoSuchNumber { count }));
        assert!(play.apply_index(seat, usize::MAX).is_err());
        let to_act = play.to_act();
        for idle in Seat::all(6).filter(|&seat| !to_act.contains(seat)) {
            assert!(play.actions(idle).is_empty());
            assert_eq!(play.apply_index(idle, 0), Err(Refusal::NotYourTurn { seat: idle, to_act }));
        }
        assert_eq!(play.hash(), before);
    }
}

#[test]
fn what_is_not_possible_now_is_answered_with_what_is() {
    let mut play = start(catalog::find("lair").unwrap(), 2, 1);
    let refused = play.apply(Seat::FIRST, "rob B").unwrap_err().to_string();
    let possible = play.legal(Seat::FIRST).join(", ");
    assert_eq!(refused, format!("`rob B` is not possible now; possible: {possible}"));
}

#[test]
fn a_finished_game_has_an_outcome_and_refuses_more() {
    for (game, players) in each_table() {
        let mut end = play(game, players, 5, |_| ());
        let shown = end.observe(Viewer::Spectator).outcome.unwrap();
        assert_eq!(shown.seats.len(), players as usize);
        for seat in &shown.seats {
            assert_eq!(seat.total, seat.parts.iter().map(|&part| i32::from(part)).sum::<i32>());
        }
        assert_eq!(end.apply_index(Seat::FIRST, 0), Err(Refusal::Over));
    }
}

#[test]
fn records_of_every_game_replay_and_tell_the_same_story() {
    for (game, players) in each_table() {
        let end = play(game, players, 8, |_| ());
        let record = Record::parse(end.record().to_string().as_bytes()).unwrap();
        let again = catalog::replay(&record).unwrap();
        assert_eq!(again.hash(), end.hash());
        for viewer in Viewer::all(players) {
            assert_eq!(again.happened(0, viewer), end.happened(0, viewer));
        }
    }
}

#[test]
fn a_step_can_be_taken_back_where_the_game_allows_it() {
    for (game, players) in each_table() {
        let mut undone = 0;
        for seed in 0..20 {
            if undone > 300 {
                break; // each plays the game again from its beginning
            }
            play(game, players, seed, |play| {
                let seat = play.to_act().first().unwrap();
                let (hash, steps) = (play.hash(), play.steps());
                play.apply_index(seat, 0).unwrap();
                if play.may_undo(seat).is_ok() {
                    undone += 1;
                    play.undo(seat).unwrap();
                    assert_eq!((play.hash(), play.steps()), (hash, steps));
                }
            });
        }
        assert!(undone > 0, "{} never allows undo", game.meta().id);
    }
}

#[test]
fn simulation_does_not_depend_on_how_it_is_cut_up() {
    for (game, players) in each_table() {
        let choices = Choices::new(game.meta(), players).unwrap();
        let bots = [BotSpec::Random, BotSpec::Greedy];
        let job = |games| Job { choices: &choices, bots: &bots, seed: 7, games };
        let whole = game.simulate(&job(0..40)).unwrap();
        let mut parts = game.simulate(&job(25..40)).unwrap();
        parts.merge(&game.simulate(&job(0..25)).unwrap());
        assert_eq!(whole, parts);
        assert_eq!(whole.games, 40);
        let wins: u64 = whole.seats.iter().map(|seat| seat.wins).sum();
        assert!(players == 1 || wins == 40 * catalog::WIN);
    }
}
