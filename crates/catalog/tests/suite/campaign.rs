//! Campaigns behind the object-safe door: whole ones are played by bots, and what does not belong is refused.

use bots::BotSpec;
use catalog::{AnyCampaign, AnyGame, AnyPlay, CampaignFault, Player};
use table::{Lang, Pcg, Record, Seed, Words};

fn game() -> &'static dyn AnyGame {
    catalog::find("monster-lands").unwrap()
}

fn campaign() -> &'static dyn AnyCampaign {
    game().campaign().unwrap()
}

/// Plays the usual next game.
fn play(progress: &str, seed: u64, bot: BotSpec) -> Box<dyn AnyPlay> {
    let choices = campaign().read(progress).unwrap().chapters[0].choices.clone();
    let mut play = game().start(choices, Seed::Pcg(seed)).unwrap();
    let (mut mind, mut bot) = (Pcg::new(seed), Player::new(bot, None));
    while let Some(seat) = play.to_act().first() {
        let index = play.choose_for(seat, &mut bot, &mut mind).unwrap();
        play.apply_index(seat, index).unwrap();
    }
    play
}

#[test]
fn a_game_without_a_campaign_has_none() {
    let with: Vec<&str> =
        catalog::all().filter(|game| game.campaign().is_some()).map(|game| game.meta().id).collect();
    assert_eq!(with, ["monster-lands"]);
}

// rules: ML-21.3 ML-21.4
#[test]
fn whoever_plays_at_random_loses_the_campaign_and_is_told_so_in_three_languages() {
    let mut stand = campaign().begin();
    for seed in 0..20 {
        for lang in Lang::ALL {
            let words = game().messages(lang).with_names(&[]);
            let told = stand.chapters.iter().map(|chapter| &chapter.phrase).chain([&stand.standing]);
            for text in told.map(|phrase| words.say(phrase)) {
                assert!(!text.contains(['{', '}']), "{lang}: {text}");
            }
        }
        if stand.chapters.is_empty() {
            assert!(stand.progress.ends_with("state=lost"), "{}", stand.progress);
            return;
        }
        let played = play(&stand.progress, seed, BotSpec::Random);
        let record = Record::parse(played.record().to_string().as_bytes()).unwrap();
        let after = campaign().after(&stand.progress, &record).unwrap();
        assert_eq!(campaign().read(&after.progress).unwrap(), after, "what is kept says everything");
        stand = after;
    }
    panic!("still playing: {}", stand.progress);
}

#[test]
fn what_is_not_the_next_game_does_not_count() {
    let begin = campaign().begin().progress;
    let whole = play(&begin, 1, BotSpec::Greedy).record();
    assert!(campaign().after(&begin, &whole).is_ok());
    let later = "scenario=2 difficulty=normal games=1 state=playing";
    assert_eq!(campaign().after(later, &whole), Err(CampaignFault::NotNext));
    let mut broken_off = whole.clone();
    broken_off.steps.truncate(5);
    assert_eq!(campaign().after(&begin, &broken_off), Err(CampaignFault::NotOver));
    let mut forged = whole.clone();
    forged.steps[3].hash = forged.steps[2].hash;
    assert!(matches!(campaign().after(&begin, &forged), Err(CampaignFault::Replay(_))));
    let other = Record { game: "lair".to_owned(), ..whole.clone() };
    assert!(matches!(campaign().after(&begin, &other), Err(CampaignFault::Replay(_))));
    assert!(matches!(campaign().after("scenario=99", &whole), Err(CampaignFault::Progress(_))));
}

#[test]
fn a_chapter_is_found_by_some_of_its_options() {
    let begin = campaign().begin();
    let level = |options: &[(&str, &str)]| {
        begin.chapter(options.iter().copied()).map(|chapter| chapter.choices.value("difficulty").to_owned())
    };
    assert_eq!(level(&[]).as_deref(), Some("normal"));
    assert_eq!(level(&[("difficulty", "nightmare"), ("scenario", "1")]).as_deref(), Some("nightmare"));
    assert_eq!(level(&[("scenario", "2")]), None);
    assert_eq!(level(&[("colour", "blue")]), None);
}
