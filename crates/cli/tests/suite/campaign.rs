//! `bestiary campaign` as a user meets it.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::runs::{Ran, run_with};

fn run(args: &[&str], input: &str) -> Ran {
    run_with(&[&["campaign"], args].concat(), input.as_bytes())
}

fn fresh(name: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path.to_str().unwrap().to_owned()
}

fn told(file: &str) -> Value {
    let ran = run(&["monster-lands", "--file", file, "--json"], "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    ran.json()
}

#[test]
fn a_campaign_is_begun_left_resumed_and_counted() {
    let file = fresh("whole.campaign");
    let at = ["monster-lands", "--file", &file];
    let begin = told(&file);
    assert_eq!(begin["progress"], "scenario=1 difficulty=normal games=0 state=playing");
    assert_eq!(begin["chapters"].as_array().unwrap().len(), 4);
    assert!(!Path::new(&file).exists(), "looking begins nothing");

    // The level is asked for; the game is left after a step, and is there again.
    let first = run(&[&at[..], &["--seed", "1"]].concat(), "2\n1\nquit\n");
    assert_eq!((first.code, first.err.as_str()), (0, ""), "{}", first.out);
    assert!(first.out.contains("Which game do you play?") && first.out.contains("Saved in"), "{}", first.out);
    let left = told(&file);
    assert_eq!((&left["is_playing"], &left["progress"]), (&true.into(), &begin["progress"]));
    let status = run(&[&at[..], &["--status"]].concat(), "");
    assert!(status.out.contains("in the middle of a game"), "{}", status.out);

    // Played to its end on Tutorial by somebody who passes whenever it is possible: that is lost.
    let passing = "pass\ndone\nstop\n1\n".repeat(400);
    let second = run(&at, &passing);
    assert_eq!((second.code, second.err.as_str()), (0, ""));
    assert!(second.out.contains("The campaign is lost"), "{}", &second.out[second.out.len() - 2000..]);
    let lost = told(&file);
    assert_eq!(lost["progress"], "scenario=1 difficulty=tutorial games=1 state=lost");
    assert_eq!((&lost["is_over"], &lost["is_playing"]), (&true.into(), &false.into()));
    let over = run(&at, "1\n");
    assert!(over.code == 0 && over.out.contains("--anew"), "{}", over.out);

    // Begun again; looking at that changes nothing.
    let again = run(&[&at[..], &["--anew", "--status"]].concat(), "");
    assert!(again.code == 0 && again.out.contains("begins with scenario 1"), "{}", again.out);
    assert_eq!(told(&file), lost);
    run(&[&at[..], &["--anew", "--option", "difficulty=hard"]].concat(), "quit\n");
    assert_eq!(told(&file)["progress"], begin["progress"]);
}

#[test]
fn a_game_that_ended_just_before_the_program_did_counts_once() {
    let file = fresh("crash.campaign");
    let at = ["monster-lands", "--file", &file, "--option", "difficulty=tutorial", "--seed", "1"];
    run(&at, "quit\n");
    let game = catalog::find("monster-lands").unwrap();
    let text = fs::read_to_string(&file).unwrap();
    let (head, record) = text.split_at(text.find("bestiary record").unwrap());
    let mut play = catalog::replay(&table::Record::parse(record.as_bytes()).unwrap()).unwrap();
    while let Some(seat) = play.to_act().first() {
        let last = play.legal(seat).len() - 1;
        play.apply_index(seat, last).unwrap();
    }
    fs::write(&file, format!("{head}{}", play.record())).unwrap();
    let counted = game.campaign().unwrap().after(&game.campaign().unwrap().begin().progress, &play.record());
    let counted = counted.unwrap().progress;
    for _ in 0..2 {
        assert_eq!(told(&file)["progress"], counted, "however often one looks");
    }
}

#[test]
fn what_is_not_a_campaign_is_left_alone() {
    let refused = |args: &[&str], sentence: &str| {
        let ran = run(args, "1\n");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}: {}", ran.err);
        assert!(ran.err.starts_with("error: ") && ran.err.contains(sentence), "{args:?}: {}", ran.err);
    };
    for (name, content, sentence) in [
        ("notes.campaign", "buy milk\n", "is not a campaign"),
        ("cut.campaign", "bestiary campaign 1\ngame monster-lands\nprogress scenario=1 diff", "breaks off"),
        ("other.campaign", "bestiary campaign 1\ngame lair\nprogress x\nend\n", "another game"),
        (
            "odd.campaign",
            "bestiary campaign 1\ngame monster-lands\nprogress scenario=12 difficulty=normal games=99 state=playing\nend\n",
            "line 3: ",
        ),
    ] {
        let path = fresh(name);
        fs::write(&path, content).unwrap();
        for more in [&[][..], &["--anew"], &["--json"], &["--status"]] {
            refused(&[&["monster-lands", "--file", &path], more].concat(), sentence);
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), content, "{name}");
    }
    let path = fresh("none.campaign");
    refused(&["lair", "--file", &path], "lair has no campaign; these have one: monster-lands");
    refused(&["monster-lands", "--file", &path, "-o", "difficulty=easy"], "no such game to be played now");
    refused(&["monster-lands", "--file", &path, "-o", "scenario=2"], "no such game to be played now");
    refused(&["monster-lands", "--file", env!("CARGO_TARGET_TMPDIR")], "is a directory");
    assert!(!Path::new(&path).exists());
}
