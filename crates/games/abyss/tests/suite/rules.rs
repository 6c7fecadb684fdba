//! Rules that are best shown as a table.

use abyss::State;
use abyss::components::LordId;
use abyss::payment::enumerate;
use table::{Position, Seat, conformance};

fn position(pairs: &str) -> State {
    conformance::position("players=2", pairs).unwrap()
}

// rules: AB-1.24 AB-1.25 AB-1.26 AB-1.27 AB-1.28 AB-1.29 AB-1.30 AB-1.31 AB-1.32 AB-1.33 AB-1.34 AB-14.1 AB-14.2 AB-14.3 AB-14.4 AB-14.5 AB-14.6 AB-14.7 AB-14.8 AB-14.9 AB-14.10 AB-14.11 AB-14.15 AB-14.16 AB-14.17 AB-14.18 AB-14.19 AB-14.20 AB-14.21 AB-14.22 AB-14.23 AB-14.24 AB-14.25
#[test]
fn every_location_scores_as_printed() {
    let lords = "A.lords=keeper,miller,reaper/turned,recruiter,slaver,shaman,diplomat";
    let allies =
        "A.affiliated=crab.2,crab.5,squid.3,shellfish.1,shellfish.4,jellyfish.1,seahorse.2,seahorse.2";
    let table = [
        ("sargasso_silos", lords, 5 + 2 * 3),
        ("hydrozoa_reserves", lords, 6 + 2),
        ("sanctuary", allies, 4 + 3),
        ("parliament", lords, 6 + 2),
        ("barracks", lords, 7 + 2),
        ("dockworks", lords, 5 + 2),
        ("sargasso_fields", allies, 3 + 3 * 2),
        ("abyss", lords, 2 * 5),
        ("abyss+sage", "A.lords=hermit,elder", 2), // ambassadors are one guild
        ("city_of_mirrors", "B.locations=barracks,jail A.lords=recruiter,jailer", 15 - 2),
        ("city_of_mirrors", "B.locations=barracks,jail A.lords=recruiter,jailer,seeker,hunter", 7 + 2 * 4),
        ("city_of_mirrors", "B.locations=black_smokers", 0),
        ("city_of_mirrors", "A.pearls=1", 0),
        ("black_smokers", lords, 0),
        ("oceanic_senate_assembly", allies, 4 + 3),
        ("depths", lords, 2 * 4),
        ("depths", "A.pearls=1", 0),
        ("throne_room", lords, 10),
        ("throne_room", "A.pearls=1", 0),
        ("jail", lords, 15 - 7),
        ("chasm", allies, 5 + 3 * 2),
        // Turned, the Reaper has no key; tucked, the Sage has one symbol as a lord, whatever the number.
        ("closed_tower", lords, 3 * 5),
        ("lost_tower", lords, 3 * 2),
        ("closed_tower+sage", "A.lords=miller", 3),
        ("chamber_of_allies", allies, 3 + 2 + 3 + 1 + 1 + 2),
        ("nest_of_giant_clams", allies, 3 + 3 * 2),
        ("coral_barrier", allies, 20 - 8),
    ];
    for (tile, with, points) in table {
        let state = position(&format!("A.locations={tile} {with}"));
        assert_eq!(state.read("A.score.locations"), Some(points.to_string()), "{tile} {with}");
    }
}

// rules: AB-10.3 AB-5.2
#[test]
fn copies_of_a_kind_make_the_same_payment() {
    let state = position("court=commander A.hand=crab.4*2,crab.1*2 A.pearls=4");
    let payments = enumerate(&state, Seat::FIRST, LordId::Commander);
    let lists: Vec<Vec<String>> =
        payments.iter().map(|payment| payment.allies.each().map(|ally| ally.to_string()).collect()).collect();
    assert_eq!(
        lists,
        [
            vec!["crab.4", "crab.4"],
            vec!["crab.1", "crab.1", "crab.4"],
            vec!["crab.1", "crab.4"],
            vec!["crab.4"],
        ]
    );
}

/// What a hand-made position gets wrong is said in a sentence.
#[test]
fn a_position_that_cannot_be_is_refused() {
    let mut state = position("A.hand=crab.5");
    for (key, value, why) in [
        ("A.hand", "crab.5", "there is no crab.5 left to place"),
        ("council.crab", "squid.1", "AB-21.8"),
        ("C.pearls", "1", "nobody sits at C"),
        ("threat", "7", "the threat track has spaces 1 to 6"),
        ("A.keys", "11", "there are only 10 key tokens"),
        ("A.tokens", "4*3", "there are only 2 tokens of 4"),
        ("A.pearls", "10000", "it must be below 10000"),
        ("A.pearls", "many", "`many` is not a number that fits here"),
        ("colour", "red", "there is no place `colour`"),
        ("A.lords", "slaver/asleep", "nor a lord with `/turned`"),
    ] {
        let error = state.place(key, value).unwrap_err();
        assert!(error.contains(why), "{key}={value}: {error}");
    }
}
