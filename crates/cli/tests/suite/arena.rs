//! Bots against bots, as a user meets them: figures out, files that go on.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::runs::{Ran, refused, run};

#[track_caller]
fn json(args: &[&str]) -> Value {
    let ran = run(args);
    assert_eq!(ran.code, 0, "{args:?}: {}", ran.err);
    ran.json()
}

fn fresh(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// Without what depends on the machine.
fn timeless(mut report: Value) -> Value {
    for bot in report["bots"].as_array_mut().unwrap() {
        bot["ms_per_decision"] = Value::Null;
    }
    report
}

#[test]
fn an_arena_tells_what_programs_expect() {
    let report = json(&[
        "arena",
        "lair",
        "--players",
        "3",
        "--bots",
        "greedy,random",
        "--games",
        "60",
        "--seed",
        "5",
        "--json",
    ]);
    let keys: Vec<&str> = report.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(keys, ["bots", "game", "games", "players"]);
    assert_eq!((&report["game"], &report["players"]), (&"lair".into(), &3.into()));
    assert_eq!(report["games"], 60); // ten deals, each in six ways
    let bots = report["bots"].as_array().unwrap();
    let keys: Vec<&str> = bots[0].as_object().unwrap().keys().map(String::as_str).collect();
    let wanted = [
        "ci95",
        "fair_share",
        "illegal",
        "mean_rank",
        "mean_score",
        "ms_per_decision",
        "rating",
        "spec",
        "win_share",
    ];
    assert_eq!(keys, wanted);
    let number = |bot: usize, key: &str| bots[bot][key].as_f64().unwrap();
    assert!((number(0, "win_share") + number(1, "win_share") - 1.0).abs() < 1e-9);
    assert!((number(0, "fair_share") - 0.5).abs() < 1e-9);
    assert!(number(0, "rating") > number(1, "rating"));
    assert!(bots[0]["ci95"][0].as_f64() <= bots[0]["rating"].as_f64());
    assert!(bots.iter().all(|bot| bot["illegal"] == 0));
}

#[test]
fn the_same_seed_gives_the_same_arena_whatever_the_threads() {
    let arena = |threads: &str| {
        let bots = "ismcts:iterations=10,weighted,random";
        timeless(json(&["arena", "lair", "--bots", bots, "--games", "12", "--threads", threads, "--json"]))
    };
    assert_eq!(arena("1"), arena("3"));
}

#[test]
fn an_arena_goes_on_where_it_was_stopped() {
    let log = fresh("arena.jsonl");
    let path = log.to_str().unwrap();
    let arena = |games: &str| {
        let args = ["arena", "lair", "--bots", "greedy,random", "--games", games, "--log", path, "--json"];
        timeless(json(&args))
    };
    arena("8");
    let text = fs::read_to_string(&log).unwrap();
    assert_eq!(text.lines().count(), 9);
    // As after a power cut in the middle of a line.
    fs::write(&log, &text[..text.len() - 20]).unwrap();
    let resumed = arena("20");
    assert_eq!(fs::read_to_string(&log).unwrap().lines().count(), 21);
    let args = ["arena", "lair", "--bots", "greedy,random", "--games", "20", "--json"];
    assert_eq!(resumed, timeless(json(&args)));
    refused(&["arena", "lair", "--bots", "random,greedy", "--log", path], "is about another arena");
    fs::write(&log, format!("{}\nnonsense\n", text.lines().next().unwrap())).unwrap();
    refused(&["arena", "lair", "--bots", "greedy,random", "--log", path], "line 2");
}

#[test]
fn a_sequential_test_stops_when_it_is_sure() {
    let args = ["arena", "lair", "--bots", "ismcts:iterations=60,random", "--games", "4000", "--until"];
    let Ran { code, out, .. } = run(&args);
    assert_eq!(code, 0);
    assert!(out.contains("ismcts:iterations=60 wins more than its fair share."), "{out}");
    let Ran { out, .. } = run(&["arena", "lair", "--bots", "greedy,greedy", "--games", "40", "--until"]);
    assert!(out.contains("still open whether greedy is better"), "{out}");
}

#[test]
fn impossible_arenas_are_refused_in_a_sentence() {
    refused(&["arena", "lair", "--bots", "greedy"], "at least two bots");
    refused(&["arena", "lair", "--bots", "greedy,level:godlike"], "there is no level `godlike`");
    refused(&["arena", "lair", "--bots", "greedy,ismcts:iterations=0"], "a number from 1 to 1000000");
    refused(&["arena", "lair", "--bots", "greedy,ismcts:depth=2"], "a search has no setting `depth`");
    refused(&["arena", "lair", "--bots", "greedy,random", "--games", "0"], "--games");
    refused(&["arena", "lair", "--bots", "greedy,random", "--players", "9"], "lair is for 2 to 4 players");
}

#[test]
fn a_ladder_compares_every_rung_with_the_one_below() {
    let svg = fresh("ladder.svg");
    let args = [
        "ladder",
        "lair",
        "--least",
        "4",
        "--rungs",
        "3",
        "--games",
        "8",
        "--svg",
        svg.to_str().unwrap(),
        "--json",
    ];
    let ladder = json(&args);
    let rungs = ladder["rungs"].as_array().unwrap();
    let iterations: Vec<u64> = rungs.iter().map(|rung| rung["iterations"].as_u64().unwrap()).collect();
    assert_eq!(iterations, [4, 8, 16]);
    assert_eq!((&rungs[0]["games"], &rungs[1]["games"]), (&0.into(), &8.into()));
    let picture = fs::read_to_string(&svg).unwrap();
    assert!(picture.starts_with("<svg") && picture.matches("<circle").count() == 3, "{picture}");
    assert!(
        run(&["ladder", "lair", "--least", "4", "--rungs", "2", "--games", "4"]).out.contains("iterations")
    );
}

#[test]
fn a_lab_writes_one_page_that_needs_nothing_else() {
    let (page, csv) = (fresh("lab.html"), fresh("lab.csv"));
    let figures = json(&[
        "lab",
        "lair",
        "--players",
        "3",
        "--games",
        "300",
        "--bot",
        "greedy,random",
        "--json",
        "--out",
        page.to_str().unwrap(),
        "--csv",
        csv.to_str().unwrap(),
    ]);
    assert_eq!((&figures["games"], &figures["players"]), (&300.into(), &3.into()));
    let shares: f64 =
        figures["seats"].as_array().unwrap().iter().map(|seat| seat["win_share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    let text = fs::read_to_string(&page).unwrap();
    for part in ["<!doctype html>", "prefers-color-scheme: dark", "@media print", "<svg", "send dragon"] {
        assert!(text.contains(part), "{part}");
    }
    for outside in ["http:", "https:", "<script", "<link", "NaN"] {
        assert!(!text.replace("http://www.w3.org/2000/svg", "").contains(outside), "{outside}");
    }
    let rows = fs::read_to_string(&csv).unwrap();
    assert!(rows.starts_with("kind,what,share_of_seats,") && rows.lines().count() > 3, "{rows}");
    refused(&["lab", "lair", "--games", "1", "--out", "/no/such/folder/lab.html"], "cannot write");
}

#[test]
fn the_page_of_strength_names_every_level() {
    let args = [
        "strength",
        "lair",
        "--games",
        "2",
        "--ladder-games",
        "2",
        "--seed",
        "3",
        "--machine",
        "a test",
        "--threads",
        "2",
    ];
    let Ran { code, out: page, err } = run(&args);
    assert_eq!(code, 0, "{err}");
    for part in
        ["# Bots: figures", "Machine: a test", "## Lair", "`level:master`", "| 4 | `greedy` | `random` |"]
    {
        assert!(page.contains(part), "{part}\n{page}");
    }
}

#[test]
fn a_page_of_strength_says_what_was_not_played() {
    let logs = Path::new(env!("CARGO_TARGET_TMPDIR")).join("strength-logs");
    let _ = fs::remove_dir_all(&logs);
    let page = |minutes: &[&str]| {
        let args =
            ["strength", "lair", "--games", "2", "--ladder-games", "2", "--logs", logs.to_str().unwrap()];
        let Ran { code, out: page, err } = run(&[&args[..], minutes].concat());
        assert_eq!(code, 0, "{err}");
        page
    };
    let unplayed = page(&["--minutes", "0"]);
    assert_eq!(unplayed.matches("not played yet").count(), 12, "{unplayed}"); // four pairs at two tables, four rungs
    let played = page(&[]);
    assert_eq!(played.matches("not played yet").count(), 0, "{played}");
    // The speed of search differs from run to run; all else comes from the logs.
    let games =
        |page: &str| page.lines().filter(|line| line.contains('`')).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(games(&page(&["--minutes", "0"])), games(&played));
}

#[test]
fn a_page_of_strength_takes_from_its_record_what_another_machine_played() {
    let file = fresh("strength.jsonl");
    let page = |more: &[&str]| {
        let args =
            ["strength", "lair", "--games", "2", "--ladder-games", "2", "--record", file.to_str().unwrap()];
        let Ran { code, out: page, err } = run(&[&args[..], more].concat());
        assert_eq!(code, 0, "{err}");
        page
    };
    let played = page(&["--machine", "the first"]);
    let kept = fs::read_to_string(&file).unwrap();
    assert_eq!(kept.lines().count(), 13, "four pairs at two tables, four rungs, one span: {kept}");
    let told = page(&["--machine", "the second", "--minutes", "0"]);
    assert!(told.contains("Machines: the second; the first."), "{told}");
    let games =
        |page: &str| page.lines().filter(|line| line.contains('±')).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(games(&told), games(&played));
    assert_eq!(fs::read_to_string(&file).unwrap(), kept);

    fs::write(&file, kept.replacen("\"games\"", "\"deals\"", 1)).unwrap();
    refused(&["strength", "lair", "--record", file.to_str().unwrap()], "line 1: unknown field `deals`");
}

#[test]
fn a_lab_tells_what_winners_own() {
    let page = fresh("owned.html");
    let out = page.to_str().unwrap();
    let figures = json(&["lab", "abyss", "--games", "60", "--bot", "greedy", "--json", "--out", out]);
    let owned = figures["owned"].as_array().unwrap();
    let lord = owned.iter().find(|owned| owned["field"] == "lords lord").unwrap();
    assert_ne!(lord["name"], lord["id"], "{lord}");
    for owned in owned {
        let number = |key: &str| owned[key].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&number("share")) && (0.0..=1.0).contains(&number("winners_share")));
        assert!(number("effect").abs() <= 1.0 && number("effect_95") >= 0.0);
    }
    assert!(fs::read_to_string(&page).unwrap().contains("What those who win own"));
}

const TRAIN: [&str; 6] = ["train", "valeria", "--passes", "2", "--bot", "greedy"];

/// Trains a net of Valeria and returns its weights.
fn trained(path: &Path, more: &[&str]) -> Vec<u8> {
    let Ran { code, out, err } = run(&[&TRAIN[..], more, &["--out", path.to_str().unwrap()]].concat());
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("learned from: ") && out.contains("kept back: "), "{out}");
    fs::read(path).unwrap()
}

#[test]
fn a_net_is_trained_the_same_way_twice() {
    let (one, two) = (fresh("one.net"), fresh("two.net"));
    let with = |path: &Path, threads: &str| trained(path, &["--games", "12", "--threads", threads]);
    assert_eq!(with(&one, "1"), with(&two, "2"));
    refused(&["train", "lair", "--games", "1", "--out", one.to_str().unwrap()], "no features to learn from");
}

#[test]
fn a_net_goes_on_from_weights_and_from_positions_that_were_kept() {
    let files = [fresh("first.net"), fresh("next.net"), fresh("kept.lessons")];
    let [first, next, kept] = files.each_ref().map(|path| path.to_str().unwrap());
    let net = trained(&files[0], &["--games", "12", "--keep", kept]);
    let on = trained(&files[1], &["--games", "12", "--from", first]);
    assert!(on.len() == net.len() && on != net, "going on changes the weights");
    let again = trained(&files[1], &["--games", "0", "--also", kept]);
    assert_eq!(again, net, "positions that were kept teach the same");
    fs::write(first, &net[2..]).unwrap();
    for (wrong, why) in [
        (&["--from", first][..], "another net: 5246 bytes, 5248 expected"),
        (&["--also", first], "does not hold positions"),
        (&["--also", "nowhere"], "nowhere: there is no such file"),
        (&["--games", "0"], "nothing to learn from"),
    ] {
        refused(&[&TRAIN[..], wrong, &["--out", next]].concat(), why);
    }
    assert_eq!(fs::read(next).unwrap(), net, "nothing was written");
}
