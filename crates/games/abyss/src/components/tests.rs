//! The const tables against `data/components.toml`, entry by entry and field by field.
#![expect(clippy::cast_possible_wrap, reason = "the numbers of a box of cards fit anything")]

use table::Id;
use toml::{Table, Value};

use super::*;

fn data() -> Table {
    COMPONENTS.parse().unwrap()
}

fn entries(key: &str) -> Vec<Table> {
    data()[key].as_array().unwrap().iter().map(|entry| entry.as_table().unwrap().clone()).collect()
}

/// A value of ours as the data file would write it.
fn written(value: impl Serialize) -> Value {
    Value::try_from(value).unwrap()
}

/// The ids of a table in the data file are ours, in our order.
fn same_ids<I: Id>(key: &str) -> Vec<(I, Table)> {
    let entries = entries(key);
    assert_eq!(entries.len(), I::COUNT, "{key}");
    I::all()
        .zip(entries)
        .enumerate()
        .map(|(place, (id, entry))| {
            assert_eq!(entry["id"].as_str(), Some(id.to_string().as_str()));
            assert_eq!(entry["number"].as_integer(), Some(place as i64 + 1), "{id}: canonical order");
            (id, entry)
        })
        .collect()
}

// rules: AB-0.14 AB-2.3 AB-2.4 AB-2.5 AB-12.4 AB-13.34
#[test]
fn every_lord_is_as_printed() {
    for (id, entry) in same_ids::<LordId>("lord") {
        let lord = id.card();
        let effects: Vec<Effect> = lord.effect.into_iter().collect();
        let ours = [
            ("guild", written(lord.guild)),
            ("races", written(lord.races)),
            ("mandatory", written(lord.mandatory)),
            ("sum", written(lord.sum)),
            ("influence", written(lord.influence)),
            ("keys", written(lord.keys)),
            ("timing", written(lord.timing())),
            ("optional", written(lord.effect.is_some_and(Effect::is_optional))),
            ("effects", written(effects)),
        ];
        for (field, value) in &ours {
            assert_eq!(&entry[*field], value, "{id}: {field}");
        }
        // A field of the data file that nobody compares would be a number that nobody obeys.
        let texts = ["id", "number", "name", "name_source", "text", "source"];
        let compared = |key: &str| ours.iter().any(|(field, _)| *field == key);
        let extra = entry.keys().find(|key| !texts.contains(&key.as_str()) && !compared(key));
        assert_eq!(extra, None, "{id}");
    }
}

// rules: AB-2.6 AB-14.26
#[test]
fn every_location_is_as_printed() {
    for (id, entry) in same_ids::<LocationId>("location") {
        let tile = id.tile();
        let on_gain: Vec<OnGain> = tile.on_gain.into_iter().collect();
        assert_eq!(entry["fixed"], written(tile.fixed), "{id}");
        assert_eq!(entry["score"], written(tile.score), "{id}");
        assert_eq!(entry["on_gain"], written(on_gain), "{id}");
    }
}

// rules: AB-0.8 AB-0.9 AB-2.1 AB-2.2
#[test]
fn every_ally_is_as_printed() {
    let allies = entries("ally");
    assert_eq!(allies.len(), KINDS);
    for (kind, entry) in Kind::all().zip(&allies) {
        assert_eq!(entry["race"].as_str(), Some(kind.race().word()));
        assert_eq!(entry["value"].as_integer(), Some(i64::from(kind.value())));
        let copies = exploration_cards().count(Card::Ally(kind));
        assert_eq!(entry["count"].as_integer(), Some(i64::from(copies)));
        assert_eq!(kind.to_string(), format!("{}.{}", kind.race(), kind.value()));
        assert_eq!(Kind::of(kind.race(), kind.value()), Some(kind));
    }
    assert_eq!(entries("monster_card")[0]["count"].as_integer(), Some(i64::from(MONSTERS)));
    assert_eq!(exploration_cards().len(), 71);
    assert_eq!((Kind::of(Race::Crab, 0), Kind::of(Race::Crab, 6)), (None, None));
    for (race, entry) in same_ids::<Race>("race") {
        let cards: u8 = Kind::all()
            .filter(|kind| kind.race() == race)
            .map(|kind| COPIES[kind.value() as usize - 1])
            .sum();
        assert_eq!(entry["cards"].as_integer(), Some(i64::from(cards)));
    }
}

// rules: AB-2.3
#[test]
fn guilds_have_their_lords_and_races() {
    for (guild, entry) in same_ids::<Guild>("guild") {
        let lords: Vec<LordId> = LordId::all().filter(|lord| lord.card().guild == guild).collect();
        assert_eq!(entry["lords"].as_integer(), Some(lords.len() as i64));
        for lord in lords {
            assert_eq!(written(lord.card().mandatory), entry["races"], "{lord}");
        }
    }
}

// rules: AB-1.36 AB-2.7 AB-2.8 AB-7.17
#[test]
fn tokens_and_rewards_are_as_printed() {
    for (token, entry) in Token::all().zip(entries("monster_token")) {
        assert_eq!(entry["value"].as_integer(), Some(i64::from(token.value())));
        assert_eq!(entry["count"].as_integer(), Some(i64::from(TOKENS.count(token))));
    }
    assert_eq!(TOKENS.len(), 20);
    assert_eq!(entries("token")[0]["count"].as_integer(), Some(i64::from(KEY_TOKENS)));
    let spaces = entries("threat_space");
    assert_eq!(spaces.len(), REWARDS.len());
    for (records, entry) in REWARDS.iter().zip(spaces) {
        let mut printed = entry["options"].as_array().unwrap().clone();
        printed.reverse(); // the book names pearls first; ours is ascending
        assert_eq!(written(records.to_vec()), Value::Array(printed));
        assert!(records.is_sorted());
        for record in *records {
            assert_eq!(record.to_string().parse(), Ok(*record));
        }
    }
}

// rules: AB-2.9 AB-2.10 AB-2.12
#[test]
fn the_constants_are_those_of_the_data_file() {
    let constants = data()["constants"].as_table().unwrap().clone();
    let ours = [
        ("players_min", 2),
        ("players_max", crate::state::SEATS as i64),
        ("start_pearls", START_PEARLS.into()),
        ("start_available_locations", START_AVAILABLE as i64),
        ("exploration_cards", exploration_cards().len() as i64),
        ("ally_cards", exploration_cards().len() as i64 - i64::from(MONSTERS)),
        ("monster_cards", MONSTERS.into()),
        ("lord_cards", LORDS as i64),
        ("location_tiles", LOCATIONS as i64),
        ("monster_tokens", TOKENS.len() as i64),
        ("key_tokens", KEY_TOKENS.into()),
        ("court_spaces", COURT_SPACES as i64),
        ("court_refill_at_or_below", COURT_REFILL_AT as i64),
        ("court_refill_pearls", COURT_REFILL_PEARLS.into()),
        ("plot_cost", PLOT_COST.into()),
        ("track_spaces", TRACK_SPACES as i64),
        ("track_last_space_pearls", LAST_SPACE_PEARLS.into()),
        ("threat_spaces", THREAT_SPACES.into()),
        ("threat_start", THREAT_START.into()),
        ("keys_per_location", KEYS_PER_LOCATION.into()),
        ("draw_locations_max", DRAW_MAX.into()),
        ("end_lords", END_LORDS as i64),
        ("turn_cap_per_player", TURN_CAP.into()),
        ("purchases_per_opponent", 1), // a set of buyers: each once
        ("pearls_printed", 50),        // unlimited all the same
    ];
    for (key, value) in ours {
        assert_eq!(constants[key].as_integer(), Some(value), "{key}");
    }
    assert_eq!(constants["purchase_prices"], written(PRICES));
    assert_eq!(constants["pearls_unlimited"].as_bool(), Some(true));
    let others = ["purchase_prices", "pearls_unlimited", "source"];
    for key in constants.keys() {
        assert!(others.contains(&key.as_str()) || ours.iter().any(|(known, _)| known == key), "{key}");
    }
    for (place, space) in entries("track_space").iter().enumerate() {
        let last = place + 1 == TRACK_SPACES;
        assert_eq!(space["must_stop"].as_bool(), Some(last));
        assert_eq!(space["bonus_pearls"].as_integer(), Some(if last { LAST_SPACE_PEARLS.into() } else { 0 }));
    }
}

/// `rules/powers` asks for one target a power; data that says otherwise needs code.
// rules: AB-1.21 AB-1.22 AB-1.23
#[test]
fn every_activated_power_takes_one_target() {
    for lord in powers::ACTIVATED {
        let one = match lord.card().effect.unwrap() {
            Effect::DiscardAllyForPearls { allies, .. } => allies,
            Effect::DiscardCouncilStack { amount } | Effect::ReplaceCourtLord { amount } => amount,
            other => panic!("{lord}: {other:?} is not activated"),
        };
        assert_eq!(one, 1, "{lord}");
    }
    // And one token changes hands in a game, so that `State::stolen` can remember it.
    let steals = LordId::all().filter_map(|lord| lord.card().effect);
    let amounts = steals.filter_map(|effect| match effect {
        Effect::StealMonsterToken { amount } => Some(amount),
        _ => None,
    });
    assert_eq!(amounts.collect::<Vec<_>>(), [1]);
}

// rules: AB-12.18 AB-13.38
#[test]
fn the_sets_of_powers_are_those_of_the_cards() {
    let lords = |set: Lords| set.iter().map(LordId::word).collect::<Vec<_>>();
    assert_eq!(lords(powers::MODIFY_COST), ["recruiter", "treasurer"]);
    assert_eq!(lords(powers::LIMIT_HAND), ["commander"]);
    assert_eq!(lords(powers::SHIFT_THREAT), ["tamer"]);
    assert_eq!(lords(powers::PEARLS_PER_RACE), ["ship_master"]);
    assert_eq!(lords(powers::TURN_START), ["landlord"]);
    assert_eq!(lords(powers::IMMUNE), ["shaman"]);
    assert_eq!(lords(powers::SUPPORT_STACKS), ["alchemist"]);
    assert_eq!(lords(powers::AFFILIATE_ANY), ["master_of_magic"]);
    assert_eq!(lords(powers::IGNORE_MANDATORY), ["diplomat"]);
    assert_eq!(lords(powers::ACTIVATED), ["slaver", "oracle", "opportunist"]);
    assert_eq!(lords(powers::ALL_KEYS), ["sage", "hermit", "elder"]);
    assert_eq!(powers::ONE_KEY.len(), LordId::all().filter(|lord| lord.card().keys == 1).count());
}

/// The vocabulary of the data file is ours, kind by kind.
// rules: AB-12.2 AB-12.3
#[test]
fn every_kind_of_effect_in_the_data_file_has_the_timing_of_its_lords() {
    for kind in entries("effect_kind") {
        let lords = LordId::all().filter_map(|lord| lord.card().effect);
        let same = lords.filter(|effect| written(effect)["kind"] == kind["id"]);
        for effect in same {
            assert_eq!(written(effect.timing()), kind["timing"], "{effect:?}");
        }
    }
}
