//! The program as a user meets it: arguments in, words and exit codes out.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::runs::{refused, run, run_with};

fn file(name: &str, content: &[u8]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).unwrap();
    path
}

fn fresh(name: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path.to_str().unwrap().to_owned()
}

fn record() -> String {
    run(&["record", "lair", "--players", "3", "--seed", "7", "--bot", "greedy,random"]).out
}

#[test]
fn every_command_has_help_with_an_example() {
    let commands: [&[&str]; 18] = [
        &["games"],
        &["arena"],
        &["ladder"],
        &["lab"],
        &["strength"],
        &["play"],
        &["serve"],
        &["backup"],
        &["restore"],
        &["doctor"],
        &["simulate"],
        &["record"],
        &["replay"],
        &["verify"],
        &["scenario", "run"],
        &["bench"],
        &["bench", "work"],
        &[],
    ];
    for command in commands {
        let ran = run(&[command, &["--help"]].concat());
        assert_eq!(ran.code, 0);
        assert!(ran.out.contains("bestiary ") && ran.out.contains("Usage"), "{command:?}\n{}", ran.out);
        assert!(ran.out.contains("xample"), "{command:?}\n{}", ran.out);
    }
    assert_eq!(run(&[]).code, 2);
}

#[test]
fn games_are_listed_with_their_options() {
    let list = run(&["games", "--json", "--all"]).json();
    let lair = list.as_array().unwrap().iter().find(|game| game["id"] == "lair").unwrap();
    assert_eq!(lair["name"], "Lair");
    assert_eq!(lair["players"], serde_json::json!({ "min": 2, "max": 4 }));
    assert_eq!(lair["options"][0]["key"], "nights");
    assert_eq!(lair["options"][0]["default"], "5");
    assert_eq!(lair["options"][0]["values"]["number"]["max"], 7);
    assert!(run(&["games", "--all", "--lang", "pl"]).out.contains("Legowisko"));
}

#[test]
fn impossible_settings_are_refused_in_a_sentence() {
    refused(&["simulate", "chess"], "there is no game `chess`; known are: ");
    refused(&["play", "chess"], "there is no game `chess`");
    refused(&["simulate", "lair", "--players", "9"], "lair is for 2 to 4 players, not for 9");
    refused(&["simulate", "lair", "--players", "-1"], "--players");
    refused(&["simulate", "lair", "--players", "1000"], "--players");
    refused(&["simulate", "lair", "--option", "moon=full"], "lair has no option `moon`; it has: nights");
    refused(&["simulate", "lair", "--option", "nights=99"], "it must be a number from 3 to 7");
    refused(&["simulate", "lair", "--option", "nights"], "KEY=VALUE");
    refused(&["simulate", "lair", "--seed", "tomorrow"], "--seed");
    refused(&["simulate", "lair", "--seed", "18446744073709551616"], "--seed");
    refused(
        &["simulate", "lair", "--bot", "wizard"],
        "there is no bot `wizard`; known are: random, weighted, greedy, ismcts:",
    );
    refused(&["simulate", "lair", "--bot", ""], "there is no bot ``");
    refused(&["simulate", "lair", "--games", "0"], "--games");
    refused(&["simulate", "lair", "--threads", "0"], "--threads");
    refused(&["play", "lair", "--seat", "Z=human"], "`Z` is not a seat");
    refused(&["play", "lair", "--seat", "D=human"], "there is no seat D at a table of 2");
    refused(&["play", "lair", "--lang", "tlh"], "a language (en, pl or es)");
    refused(&["play", "lair", "--seed", "x"], "a seed is a number");
}

#[test]
fn simulation_is_the_same_for_any_number_of_threads() {
    let numbers = |threads: &str| {
        let args = ["simulate", "lair", "--players", "3", "--games", "300", "--seed", "5", "--json"];
        let mut json = run(&[&args[..], &["--bot", "random,greedy", "--threads", threads]].concat()).json();
        let fields = json.as_object_mut().unwrap();
        for time in ["cpu_seconds", "wall_seconds", "actions_per_second", "games_per_second", "threads"] {
            assert!(fields.remove(time).unwrap().is_number());
        }
        json
    };
    let one = numbers("1");
    assert_eq!(one, numbers("2"));
    assert_eq!(one, numbers("3"));
    assert_eq!((&one["game"], &one["players"], &one["games"]), (&"lair".into(), &3.into(), &300.into()));
    let list =
        |key: &str| one[key].as_array().unwrap().iter().map(|n| n.as_f64().unwrap()).collect::<Vec<_>>();
    assert_eq!((list("wins_by_seat").len(), list("score_mean").len(), list("score_sd").len()), (3, 3, 3));
    assert!((list("wins_by_seat").iter().sum::<f64>() - 1.0).abs() < 1e-9);
    let mean = one["mean_actions"].as_f64().unwrap();
    assert!((mean * 300.0 - one["actions"].as_f64().unwrap()).abs() < 1e-6);
    assert!(one["min_actions"].as_f64().unwrap() <= mean && mean <= one["max_actions"].as_f64().unwrap());
    assert_eq!(one["by_bot"][1]["bot"], "greedy");
    assert_eq!(one["by_bot"][0]["seats"], 450);
}

#[test]
fn a_fixed_load_prints_only_its_actions() {
    let args = ["bench", "work", "lair", "--players", "2", "--games", "50", "--seed", "1"];
    let first = run(&args);
    assert!(first.out.trim_end().parse::<u64>().unwrap() > 50);
    assert_eq!(first.out, run(&args).out);
}

#[test]
fn a_record_verifies_replays_and_reads_in_words() {
    let path = file("whole.rec", record().as_bytes());
    let path = path.to_str().unwrap();
    let ran = run(&["verify", "--json", path]);
    let one = ran.json();
    assert_eq!((ran.code, &one["ok"]), (0, &true.into()));
    assert_eq!(one["hash"].as_str().unwrap().len(), 16);
    let two = run(&["verify", "--json", path, path]).json();
    assert_eq!(two.as_array().unwrap().len(), 2);
    let story = run(&["replay", path]);
    assert!(story.out.contains("Night 1 begins.") && story.out.contains("Total"), "{}", story.out);
    assert!(run(&["replay", path, "--lang", "es"]).out.contains("Puesto"));
    assert!(run(&["replay", path, "--step", "2", "--as", "B"]).out.contains("Hand:"));
    assert!(!run(&["replay", path, "--step", "2"]).out.contains("Hand:"), "a spectator sees no hand");
    let steps = run(&["replay", path, "--json"]).json();
    assert_eq!(steps.as_array().unwrap().len() as u64, one["steps"].as_u64().unwrap() + 1);
    assert_eq!(run(&["replay", path, "--step", "0", "--as", "A", "--json"]).json()["viewer"], "A");
    refused(&["replay", path, "--step", "100000"], "there is no step 100000");
    refused(&["replay", path, "--as", "F"], "there is no seat F at a table of 3");
    refused(&["replay", path, "--as", "X"], "a seat from A to F or `spectator`");
}

#[test]
fn a_changed_record_is_found_out_at_its_first_wrong_step() {
    let text = record();
    let mut forged: Vec<String> = text.lines().map(str::to_owned).collect();
    let step = forged.iter().position(|line| line.starts_with("start ")).unwrap() + 5;
    let (action, hash) = forged[step].rsplit_once(' ').unwrap();
    let other = if hash.starts_with('0') { '1' } else { '0' };
    forged[step] = format!("{action} {other}{}", &hash[1..]);
    let path = file("forged.rec", (forged.join("\n") + "\n").as_bytes());
    let path = path.to_str().unwrap();
    let ran = run(&["verify", path]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("forged.rec: step 5 ("), "{}", ran.err);
    let ran = run(&["verify", "--json", path]);
    let json = ran.json();
    assert_eq!((ran.code, &json["ok"], &json["step"]), (1, &false.into(), &5.into()));
    assert!(json["error"].as_str().unwrap().contains("forged.rec"));
    assert_eq!(run(&["replay", path]).code, 1);
    assert_eq!(run(&["play", "--load", path]).code, 1);
    let unknown = file("unknown.rec", text.replace("game lair", "game chess").as_bytes());
    let ran = run(&["verify", unknown.to_str().unwrap()]);
    assert!(ran.code == 1 && ran.err.contains("there is no game `chess`"), "{}", ran.err);
}

#[test]
fn what_is_no_record_is_refused_with_its_name() {
    let text = record();
    let bad: [(&str, Vec<u8>, &str); 6] = [
        ("empty.rec", Vec::new(), "breaks off"),
        ("cut.rec", text.as_bytes()[..text.len() / 2].to_vec(), "breaks off"),
        ("binary.rec", b"bestiary record 1\n\xff\xfe\n".to_vec(), "not valid UTF-8"),
        ("deep.rec", b"[".repeat(100_000), "not a record"),
        ("deep-json.rec", [b"{\"a\":".repeat(50_000), b"\n".to_vec()].concat(), "not a record"),
        ("nul.rec", vec![0; 10_000], "not a record"),
    ];
    for (name, content, why) in bad {
        let path = file(name, &content);
        for command in ["verify", "replay"] {
            let ran = run(&[command, path.to_str().unwrap()]);
            assert_eq!(ran.code, 2, "{name}: {}", ran.err);
            assert!(ran.err.contains(name) && ran.err.contains(why), "{name}: {}", ran.err);
            assert!(!ran.err.contains("panicked"), "{}", ran.err);
        }
        assert_eq!(run(&["play", "--load", path.to_str().unwrap()]).code, 2);
    }
    let folder = env!("CARGO_TARGET_TMPDIR");
    assert!(run(&["verify", folder]).err.contains("is a directory"));
    assert!(run(&["verify", "nowhere/nothing.rec"]).err.contains("there is no such file"));
}

#[test]
fn a_huge_file_is_refused_at_once() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("huge.rec");
    fs::File::create(&path).unwrap().set_len(100 << 20).unwrap(); // holes cost no disk
    let path = path.to_str().unwrap();
    for args in
        [&["verify", path][..], &["replay", path], &["play", "--load", path], &["scenario", "run", path]]
    {
        let ran = run(args);
        assert_eq!(ran.code, 2, "{args:?}");
        assert!(ran.err.contains("larger than 4 MiB"), "{}", ran.err);
    }
}

#[test]
fn scenarios_pass_fail_or_cannot_be_read() {
    let position = "# Both choose at once.\nrules LA-3.1\ngame lair players=2 A.hand=wolf,imp B.hand=wolf\n";
    let good = file("good.scn", format!("{position}expect to_act=A,B\n").as_bytes());
    let bad = file("bad.scn", format!("{position}expect to_act=B\n").as_bytes());
    let alien = file("alien.scn", b"rules CH-1.1\ndeal chess players=2\nexpect over=no\n");
    let [good, bad, alien] = [&good, &bad, &alien].map(|path| path.to_str().unwrap());
    let ran = run(&["scenario", "run", "--json", good]);
    assert_eq!((ran.code, ran.json()), (0, serde_json::json!({ "passed": 1, "failed": [] })), "{}", ran.out);
    let ran = run(&["scenario", "run", "--json", good, bad, alien]);
    let json = ran.json();
    assert_eq!((ran.code, &json["passed"]), (1, &1.into()));
    assert_eq!((&json["failed"][0]["file"], &json["failed"][0]["line"]), (&bad.into(), &4.into()));
    assert!(json["failed"][0]["expected"].is_string() && json["failed"][0]["found"].is_string());
    assert!(json["failed"][1]["found"].as_str().unwrap().contains("chess"), "{json}");
    refused(&["scenario", "run", "nowhere.scn"], "nowhere.scn: there is no such file");
}

#[test]
fn a_game_is_played_to_its_end_through_a_pipe_in_every_language() {
    for (lang, total) in [("en", "Total"), ("pl", "Razem"), ("es", "Puesto")] {
        let ran = run_with(&["play", "lair", "--lang", lang, "--seed", "3"], "1\n".repeat(60).as_bytes());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert!(ran.out.contains(total), "{}", ran.out);
        assert!(!ran.out.contains(['{', '}', '\u{1b}']), "{}", ran.out);
    }
}

#[test]
fn somebody_who_just_presses_enter_gets_into_a_game() {
    let ran = run_with(&["play"], b"\n\n\nquit\n");
    assert!(ran.code == 0 && ran.out.contains("At the table: A (you), B (normal bot)"), "{}", ran.out);
    let polish = run_with(&["play"], b"2\n1\n3\nquit\n");
    assert!(polish.out.contains("Przy stole: A (ty), B (bot średni), C (bot średni)"), "{}", polish.out);
    assert_eq!(run_with(&["play"], b"").code, 0);
}

#[test]
fn the_end_of_input_is_a_clean_end() {
    let ran = run_with(&["play", "lair"], b"1\n");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("The input has ended"), "{}", ran.out);
    let garbage = run_with(&["play", "lair"], &b"\xff\x00\x1b[31m\n".repeat(50));
    assert_eq!((garbage.code, garbage.err.as_str()), (0, ""));
    assert!(!garbage.out.contains('\u{1b}'));
}

#[test]
fn a_choice_is_taken_back_while_nobody_knows_it() {
    // Whom to rob may be changed while it is still to be said what is taken.
    let robbery = b"1\nsend imp\nrob B\nundo\nrob B\n";
    let rob = |seed: u32| run_with(&["play", "lair", "--seed", &seed.to_string()], robbery).out;
    let taken_back =
        (1..200).map(rob).find(|out| out.contains("Taken back.")).expect("an imp wins now and then");
    let after = taken_back.split_once("Taken back.").unwrap().1;
    assert!(after.contains("> rob B"), "{taken_back}");
    let nothing = run_with(&["play", "lair"], b"undo\n");
    assert!(nothing.out.contains("There is nothing to take back."), "{}", nothing.out);
}

#[test]
fn a_saved_game_goes_on_where_it_stopped() {
    let path = fresh("evening.rec");
    let play = ["play", "lair", "--seed", "3", "--save", &path];
    let first = run_with(&play, b"1\nquit\n");
    assert!(first.code == 0 && first.out.contains("Saved in"), "{}", first.out);
    let before = run(&["verify", "--json", &path]).json();
    assert_eq!(before["is_over"], false);
    let second = run_with(&["play", "--load", &path, "--save", &path], "1\n".repeat(60).as_bytes());
    assert!(second.code == 0 && second.out.contains("Total"), "{}", second.out);
    let after = run(&["verify", "--json", &path]).json();
    assert_eq!(after["is_over"], true);
    assert!(after["steps"].as_u64() > before["steps"].as_u64());
    // A file that is something else is never overwritten.
    let notes = file("notes.txt", b"buy milk\n");
    let ran = run_with(&["play", "lair"], format!("save {}\nquit\n", notes.display()).as_bytes());
    assert!(ran.out.contains("left alone"), "{}", ran.out);
    assert_eq!(fs::read(&notes).unwrap(), b"buy milk\n");
    let named = fresh("named.rec");
    let ran = run_with(&["play", "lair"], format!("1\nsave {named}\nquit\n").as_bytes());
    assert!(ran.out.trim_end().ends_with("Goodbye."), "{}", ran.out);
    assert_eq!(run(&["verify", &named]).code, 0);
}

#[test]
fn a_program_can_play_in_json_lines() {
    let ran = run_with(&["play", "lair", "--seed", "3", "--json"], b"0\nxyzzy\n");
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["actions"][0]["notation"].as_str().unwrap().split(' ').next(), Some("send"));
    assert!(lines[1]["error"].as_str().unwrap().contains("choose from 1 to"), "{}", lines[1]);
    assert!(lines[3]["error"].as_str().unwrap().contains("`xyzzy` is not"), "{}", lines[3]);
    let ran = run_with(&["play", "lair", "--seed", "3", "--json"], "1\n".repeat(60).as_bytes());
    let last: Value = serde_json::from_str(ran.out.lines().last().unwrap()).unwrap();
    assert_eq!(last["outcome"]["seats"].as_array().unwrap().len(), 2);
}
