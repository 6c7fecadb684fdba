//! The const tables against `data/components.toml`, entry by entry and field by field.
#![expect(clippy::cast_possible_wrap, reason = "the numbers of a box of cards fit anything")]

use serde::Serialize;
use table::Id;
use toml::{Table, Value};

use super::*;
use crate::rules::harvest;

fn entries(key: &str) -> Vec<Table> {
    let data: Table = COMPONENTS.parse().unwrap();
    data[key].as_array().unwrap().iter().map(|entry| entry.as_table().unwrap().clone()).collect()
}

/// A value of ours as the data file would write it.
fn written(value: impl Serialize) -> Value {
    Value::try_from(value).unwrap()
}

/// The ids of a table in the data file are ours, in our order.
fn same_ids<I: Id>(key: &str) -> Vec<(I, Table)> {
    let entries = entries(key);
    assert_eq!(entries.len(), I::COUNT, "{key}");
    let both = I::all().zip(entries);
    both.inspect(|(id, entry)| assert_eq!(entry["id"].as_str(), Some(id.to_string().as_str()))).collect()
}

/// Every field of the entry is one of ours, with the same value, or a text.
fn same_fields(id: impl std::fmt::Display, entry: &Table, ours: &Table) {
    let texts = ["id", "name", "name_source", "text", "text_on", "text_off", "source"];
    for (field, value) in entry.iter().filter(|(field, _)| !texts.contains(&field.as_str())) {
        assert_eq!(ours.get(field), Some(value), "{id}: {field}");
    }
    let extra = ours.keys().find(|field| !entry.contains_key(*field));
    assert_eq!(extra, None, "{id}");
}

fn table(value: impl Serialize) -> Table {
    written(value).as_table().unwrap().clone()
}

// rules: VA-3.1 VA-3.8 VA-4.7 VA-23.3 VA-23.4 VA-23.5 VA-23.6 VA-23.7 VA-23.8 VA-23.9 VA-23.10 VA-23.11 VA-23.12 VA-23.13 VA-23.14 VA-23.15 VA-23.16 VA-23.17 VA-23.18 VA-23.19 VA-23.20
#[test]
fn every_citizen_is_as_printed() {
    for (id, entry) in same_ids::<CitizenId>("citizen") {
        let mut ours = table(id.card());
        ours.insert("activation".to_owned(), written(id.card().slot.numbers()));
        ours.insert("copies".to_owned(), written(COPIES));
        same_fields(id, &entry, &ours);
        assert!(id.card().slot.types().contains(&id));
        assert!(id.card().role.citizens().contains(&id));
    }
    assert_eq!(CITIZENS * usize::from(COPIES), 108);
    let of_roles: usize = Role::ALL.iter().map(|role| role.citizens().len()).sum();
    let of_slots: usize = Slot::ALL.iter().map(|slot| slot.types().len()).sum();
    assert_eq!((of_roles, of_slots), (CITIZENS, CITIZENS));
}

// rules: VA-3.5 VA-23.1 VA-23.2 VA-2.12
#[test]
fn starters_are_as_printed() {
    for (starter, entry) in STARTERS.iter().zip(entries("starter")) {
        assert_eq!(entry["id"].as_str(), Some(starter.id));
        assert_eq!(entry["named"], written(starter.named));
        assert_eq!(entry["activation"], written(starter.named.card().slot.numbers()));
        assert_eq!(entry["on"], written(Effect::Gain(starter.gain)));
        assert_eq!(entry["off"], entry["on"]);
        assert_eq!(entry["copies"].as_integer(), Some(5));
    }
}

// rules: VA-3.2 VA-3.9 VA-4.8 VA-24.1 VA-24.2 VA-24.3 VA-24.4 VA-24.5 VA-24.6 VA-24.7 VA-24.8 VA-24.9 VA-24.10 VA-24.11 VA-24.12 VA-24.13 VA-24.14 VA-24.15 VA-24.16 VA-24.17 VA-24.18 VA-24.19 VA-24.20 VA-24.21 VA-24.22 VA-24.23 VA-24.24
#[test]
fn every_monster_is_as_printed() {
    let mut all = 0;
    for (id, entry) in same_ids::<MonsterId>("monster") {
        let mut ours = table(id.card());
        let [few, many] = id.card().copies;
        let copies = [("p1_4".to_owned(), written(few)), ("p5".to_owned(), written(many))];
        ours.insert("copies".to_owned(), Value::Table(copies.into_iter().collect()));
        same_fields(id, &entry, &ours);
        all += many;
    }
    assert_eq!(all, 48);
    for &area in Area::ALL {
        let monsters = area.monsters();
        assert!(monsters.iter().all(|monster| monster.card().area == area));
        assert!(monsters.is_sorted_by(|a, b| a.card().strength < b.card().strength), "{area}");
        for (copies, cards) in [(0, 5), (1, 6)] {
            assert_eq!(
                monsters.iter().map(|monster| monster.card().copies[copies]).sum::<u8>(),
                cards,
                "{area}"
            );
        }
    }
}

// rules: VA-3.3 VA-3.10 VA-1.14 VA-1.15 VA-1.23 VA-2.7 VA-25.1 VA-25.2 VA-25.3 VA-25.4 VA-25.5 VA-25.6 VA-25.7 VA-25.8 VA-25.9 VA-25.10 VA-25.11 VA-25.12 VA-25.13 VA-25.14 VA-25.15 VA-25.16 VA-25.17 VA-25.18 VA-25.19 VA-25.20 VA-25.21 VA-25.22 VA-25.23 VA-25.24
#[test]
fn every_domain_is_as_printed() {
    for (place, (id, entry)) in same_ids::<DomainId>("domain").into_iter().enumerate() {
        let mut ours = table(id.card());
        ours.insert("number".to_owned(), Value::Integer(place as i64 + 1));
        same_fields(id, &entry, &ours);
        let timing = id.card().timing;
        let sets = [
            (powers::OWN_ROLL, Timing::OwnRoll),
            (powers::ANY_DOUBLES, Timing::AnyDoubles),
            (powers::OWN_ACTION_START, Timing::OwnActionStart),
            (powers::OWN_ACTION_END, Timing::OwnActionEnd),
            (powers::OWN_SLAY, Timing::OwnSlay),
            (powers::OWN_CITIZEN_GAIN, Timing::OwnCitizenGain),
            (powers::IGNORE_PLUS.or(powers::DISCOUNT), Timing::OwnAction),
        ];
        for (set, of) in sets {
            assert_eq!(set.contains(id), timing == of, "{id}");
        }
        let effect = id.card().effect;
        assert_eq!(powers::IGNORE_PLUS.contains(id), effect == Effect::IgnorePlus, "{id}");
        assert_eq!(powers::DISCOUNT.contains(id), matches!(effect, Effect::DomainDiscount { .. }), "{id}");
        // VA-2.7: powers that work by themselves at a moment of their own are fixed gains, so their order is nothing.
        if !matches!(timing, Timing::OnBuild | Timing::OwnRoll | Timing::OwnAction | Timing::OwnActionEnd) {
            assert!(matches!(effect, Effect::Gain(_)), "{id}");
        }
    }
}

// rules: VA-3.4 VA-3.11 VA-26.1 VA-26.2 VA-26.3 VA-26.4 VA-26.5 VA-26.6 VA-26.7 VA-26.8 VA-26.9 VA-26.10 VA-26.11
#[test]
fn every_duke_is_as_printed() {
    for (id, entry) in same_ids::<DukeId>("duke") {
        assert_eq!(entry["score"], written(id.score()), "{id}");
        let bosses = Count::Type(MonsterType::Boss);
        let scores_bosses = |rule: &Scoring| matches!(rule, Scoring::ScorePer { per, .. } if *per == bosses);
        assert!(!id.score().iter().any(scores_bosses), "{id}");
    }
}

// rules: VA-3.6 VA-2.3 VA-2.11 VA-4.13 VA-3.12
#[test]
fn the_other_components_are_those_of_the_box() {
    same_ids::<Role>("role");
    same_ids::<MonsterType>("monster_type");
    let data: Table = COMPONENTS.parse().unwrap();
    let totals = data["totals"].as_table().unwrap();
    for (what, count) in [("citizens", 108), ("monsters", 48), ("domains", 24), ("dukes", 10), ("dice", 2)] {
        assert_eq!(totals[what].as_integer(), Some(count));
    }
    let start = [START.gold, START.strength, START.magic];
    for ((resource, entry), start) in same_ids::<Resource>("resource").into_iter().zip(start) {
        assert_eq!(entry["start"].as_integer(), Some(i64::from(start)), "{resource}");
    }
    let tokens = entries("token");
    assert_eq!(tokens[0]["id"].as_str(), Some("victory_point")); // a token, and no resource
    assert_eq!(tokens[0]["start"].as_integer(), Some(i64::from(START.vp)));
    assert!(entries("die").iter().all(|die| die["faces"].as_integer() == Some(i64::from(DIE_FACES))));
    assert_eq!(entries("marker")[0]["copies"].as_integer(), Some(10));
}

// rules: VA-4.2 VA-4.6 VA-4.7
#[test]
fn slots_and_areas_stand_where_the_file_says() {
    for (place, (slot, entry)) in same_ids::<Slot>("slot").into_iter().enumerate() {
        assert_eq!(entry["activation"], written(slot.numbers()));
        let column = Column::ALL[place % COLUMNS];
        assert_eq!(entry["column"].as_integer(), Some(place as i64 % 5 + 1));
        assert_eq!(entry["row"].as_integer(), Some(place as i64 / 5 + 2));
        assert_eq!(column.slots()[place / COLUMNS], slot);
        for &number in slot.numbers() {
            assert_eq!(Slot::of_number(number), Some(slot));
        }
    }
    let mut last = 0;
    for (place, (area, entry)) in same_ids::<Area>("area").into_iter().enumerate() {
        assert_eq!(entry["order"].as_integer(), Some(place as i64 + 1));
        let top = area.monsters()[0].card().strength;
        assert_eq!(entry["top_strength"].as_integer(), Some(i64::from(top)));
        assert!(top >= last, "so the order of areas is the order of stacks");
        last = top;
    }
}

// rules: VA-4.4 VA-4.9 VA-4.10 VA-4.11 VA-16.1 VA-18.1 VA-18.2 VA-18.3 VA-18.4 VA-19.4 VA-19.42 VA-20.2 VA-20.3
#[test]
fn sizes_are_those_of_the_file() {
    for entry in entries("setup") {
        let players = u8::try_from(entry["players"].as_integer().unwrap()).unwrap();
        let number = |field: &str| entry[field].as_integer().unwrap();
        let sizes = Sizes::of(players);
        assert_eq!(number("citizens_per_stack"), i64::from(sizes.citizens));
        assert_eq!(number("mixed_face_down") + 1, i64::from(sizes.citizens));
        assert_eq!(number("domains_face_down"), i64::from(sizes.domains_down));
        assert_eq!(number("end_exhausted"), i64::from(sizes.end_exhausted));
        assert_eq!(number("exhausted_markers"), i64::from(sizes.end_exhausted));
        assert_eq!(number("dukes_dealt"), DUKES_DEALT as i64);
        assert_eq!(entry["monster_copies"].as_str(), Some(["p1_4", "p5"][sizes.monster_copies]));
        assert_eq!(entry["rest_token"].as_bool(), Some(players == 5));
        assert_eq!(entry["dark_lord"].as_bool(), Some(players == 1));
    }
}

// rules: VA-5.1 VA-5.2 VA-5.3 VA-5.4
#[test]
fn recommended_sets_are_those_of_the_file() {
    for (set, entry) in same_ids::<CardSet>("card_set") {
        assert_eq!(entry["kind"].as_str() == Some("fixed"), set.fixed().is_some());
        if let Some(fixed) = set.fixed() {
            assert_eq!(entry["areas"], written(fixed.areas), "{set}");
            assert_eq!(entry["citizens"], written(fixed.citizens), "{set}");
            assert_eq!(entry["removed_domains"], written(fixed.removed), "{set}");
        }
    }
}

// rules: VA-8.33 VA-8.34 VA-6.9 VA-8.24
#[test]
fn what_needs_a_decision_in_the_harvest_is_what_the_ledger_lists() {
    use CitizenId as C;
    let (mut trades, mut choices) = (Vec::new(), Vec::new());
    for id in CitizenId::all() {
        for (side, power) in [("on", id.card().on), ("off", id.card().off)] {
            match power {
                Effect::PayToGain { pay, .. } => {
                    assert_eq!(pay.gold + pay.strength + pay.magic + pay.vp, 1, "{id}");
                    trades.push((id, side));
                }
                Effect::ChooseOne { options } => {
                    assert_eq!(options, harvest::CHOICE.map(Effect::Gain), "{id}");
                    choices.push((id, side));
                }
                Effect::Steal { up_to, .. } => assert!(up_to && id == C::Thief && side == "on"),
                Effect::Gain(_) | Effect::GainPer { .. } | Effect::All { .. } => {}
                other => panic!("{id}: {other:?} does not belong into the harvest"),
            }
        }
    }
    let off =
        [C::Monk, C::Mercenary, C::Alchemist, C::Champion, C::Paladin, C::Priestess].map(|id| (id, "off"));
    let mut expected: Vec<_> = off.into_iter().chain([(C::Alchemist, "on")]).collect();
    expected.sort_unstable();
    trades.sort_unstable();
    assert_eq!(trades, expected);
    assert_eq!(choices, [(C::Merchant, "on"), (C::Thief, "off")]);
}
