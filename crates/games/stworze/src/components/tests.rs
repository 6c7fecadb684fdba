//! The typed tables against the data file: every entry is written as the code would print it, and compared.

use table::Id;
use toml::{Table, Value};

use super::*;

fn data() -> Table {
    COMPONENTS.parse().unwrap()
}

fn camel(word: &str) -> String {
    word.split('_').map(|part| part[..1].to_uppercase() + &part[1..]).collect()
}

fn text<'a>(entry: &'a Value, key: &str) -> &'a str {
    entry.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn word(entry: &Value, key: &str) -> String {
    camel(text(entry, key))
}

fn number(entry: &Value, key: &str) -> i64 {
    entry.get(key).and_then(Value::as_integer).unwrap_or_default()
}

fn small(entry: &Value, key: &str) -> u8 {
    u8::try_from(number(entry, key)).unwrap()
}

fn count(limit: usize) -> i64 {
    i64::try_from(limit).unwrap()
}

fn list<'a>(entry: &'a Value, key: &str) -> &'a [Value] {
    entry.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn optional(entry: &Value, key: &str, write: impl Fn(&str) -> String) -> String {
    entry.get(key).and_then(Value::as_str).map_or("None".to_owned(), |word| format!("Some({})", write(word)))
}

fn who(entry: &Value) -> String {
    if text(entry, "who") == "self" { "Me".to_owned() } else { word(entry, "who") }
}

fn token(entry: &Value) -> String {
    if text(entry, "token") == "any" { "Any".to_owned() } else { format!("Only({})", word(entry, "token")) }
}

fn words(entries: &[Value]) -> String {
    let words: Vec<String> = entries.iter().filter_map(Value::as_str).map(camel).collect();
    format!("[{}]", words.join(", "))
}

fn places(entry: &Value) -> Places {
    let fits = |location: Location, word: &str| match word {
        "village" => location.is_village(),
        "surroundings" => !location.is_village(),
        id => location.word() == id,
    };
    match entry.get("at").and_then(Value::as_array) {
        None => Places::ANY,
        Some(words) => {
            let there = |at: &Location| words.iter().filter_map(Value::as_str).any(|word| fits(*at, word));
            Places::of(&Location::all().filter(there).collect::<Vec<_>>())
        }
    }
}

fn effects(entries: &[Value]) -> String {
    format!("[{}]", entries.iter().map(effect).collect::<Vec<_>>().join(", "))
}

fn effect(entry: &Value) -> String {
    let kind = text(entry, "kind");
    let n = number(entry, "n");
    let fields = match kind {
        "gain_impact" => format!("who: {}, token: {}, n: {n}", who(entry), token(entry)),
        "lose_impact" | "gain_vitality" | "lose_vitality" | "heal_wounds" | "gain_influence"
        | "steal_impact" | "raise_attribute" => format!("who: {}, n: {n}", who(entry)),
        "wound" | "peek_lair" | "peek_card" | "send_to_lair" | "complete_mission" | "reorder_missions"
        | "postpone_mission" => format!("who: {}", who(entry)),
        "take_from_area" | "return_from_area" | "move_impact" | "swap_impact" => {
            format!("area: {}, n: {n}", word(entry, "area"))
        }
        "place_impact" => format!("area: {}, n: {n}, from: {}", word(entry, "area"), word(entry, "src")),
        "clear_area" => format!("area: {}", word(entry, "area")),
        "force_count" => {
            format!("area: {}, min_tokens: {}", word(entry, "area"), number(entry, "min_tokens"))
        }
        "peek_area" => format!("area: {}, influence: {}", word(entry, "area"), text(entry, "what") == "both"),
        "lair_counter" => format!("who: {}, delta: {}", who(entry), number(entry, "delta")),
        "event_counter"
        | "add_dice"
        | "add_success"
        | "take_discarded_task"
        | "flip_pair"
        | "pay_vitality"
        | "exempt_from_event" => format!("n: {n}"),
        "move_creature" => format!("who: {}, to: {}", who(entry), word(entry, "to")),
        "move_figure" => format!("figures: {}", words(list(entry, "figures"))),
        "return_token" => format!("tokens: {}, n: {n}", words(list(entry, "tokens"))),
        "change_difficulty" => format!("delta: {}", number(entry, "delta")),
        "use_time" if text(entry, "time") == "other" => "time: None".to_owned(),
        "use_time" => format!("time: Some({})", word(entry, "time")),
        "reroll" => match entry.get("dice").and_then(Value::as_integer) {
            Some(most) => format!("dice: UpTo({most})"),
            None => format!("dice: {}", word(entry, "dice")),
        },
        "adjust_die" => format!("n: {n}, delta: {}", number(entry, "delta")),
        "prevent_loss" => format!("any: {}, n: {n}", text(entry, "loss") == "any"),
        "draw_task" if text(entry, "deck") == "chosen" => format!("deck: None, n: {n}"),
        "draw_task" => format!("deck: Some({}), n: {n}", word(entry, "deck")),
        "replace_task" => format!("every: {}", text(entry, "location") == "each"),
        "choose_one" => {
            let options: Vec<String> =
                list(entry, "options").iter().map(|option| effects(option.as_array().unwrap())).collect();
            format!("who: {}, options: [{}]", who(entry), options.join(", "))
        }
        _ => return camel(kind),
    };
    format!("{} {{ {fields} }}", camel(kind))
}

fn by(entry: &Value) -> &'static str {
    match text(entry, "by") {
        "self" => "Me",
        "other" => "Other",
        _ => "Anyone",
    }
}

fn condition(entry: &Value) -> String {
    let kind = text(entry, "kind");
    let n = entry.get("n").and_then(Value::as_integer).unwrap_or(1);
    let (by, at) = (by(entry), format!("{:?}", places(entry)));
    let (time, feature) = (optional(entry, "time", camel), optional(entry, "trait", camel));
    let area = optional(entry, "area", |id| camel(id.trim_start_matches("area_")));
    let (min, flag) =
        (number(entry, "min"), |key: &str| entry.get(key).and_then(Value::as_bool) == Some(true));
    let fields = match kind {
        "task_done" => format!("by: {by}, time: {time}, feature: {feature}, at: {at}, n: {n}"),
        "figure_done" => {
            let (figures, mode) = (words(list(entry, "figures")), word(entry, "mode"));
            format!("by: {by}, figures: {figures}, mode: {mode}, at: {at}, n: {n}")
        }
        "clash_won" => {
            let attacker = text(entry, "role") == "attacker";
            format!("by: {by}, attacker: {attacker}, feature: {feature}, at: {at}, n: {n}")
        }
        "test_passed" => {
            let least = number(entry, "min_successes");
            format!("by: {by}, feature: {feature}, time: {time}, at: {at}, min_successes: {least}, n: {n}")
        }
        "test_failed" | "event_fired" | "vitality_lost" | "task_effect_used" => format!("by: {by}, n: {n}"),
        "location_action_used" => format!("by: {by}, at: {at}, distinct: {}, n: {n}", flag("distinct")),
        "here_i_am_placed" => format!("by: {by}, at: {at}, n: {n}"),
        "tracks_used" => format!("by: {by}, hit: {}, n: {n}", flag("hit")),
        "area_counted" => format!("area: {area}, majority: {}, n: {n}", optional(entry, "majority", camel)),
        "area_full" => format!("area: {area}, n: {n}"),
        "impact_spent" => format!("by: {by}, area: {area}, n: {n}"),
        "lair_revealed" => format!("by: {by}, min_counter: {}, n: {n}", number(entry, "min_counter")),
        "card_tokens" => {
            let max = entry.get("max").and_then(Value::as_integer).unwrap_or(255);
            format!("token: {}, min: {min}, max: {max}", token(entry))
        }
        "area_tokens" => format!("area: {area}, min: {min}, areas: {}", number(entry, "areas").max(1)),
        "with_creatures" => format!("n: {n}, at: {at}"),
        "others_at" => format!("at: {at}, n: {n}"),
        "others_in_lair" => format!("n: {n}"),
        "board_count" => format!("token: {}, max: {}", word(entry, "token"), number(entry, "max")),
        "influence_on_board" | "tasks_held" => format!("min: {min}"),
        "lair_hidden" => format!("min_counter: {}", number(entry, "min_counter")),
        "all_of" => {
            let parts: Vec<String> = list(entry, "conditions").iter().map(condition).collect();
            format!("conditions: [{}]", parts.join(", "))
        }
        _ => return camel(kind),
    };
    format!("{} {{ {fields} }}", camel(kind))
}

fn requires(entry: Option<&Value>) -> String {
    let empty = Value::Table(Table::new());
    let entry = entry.unwrap_or(&empty);
    let tester = match text(entry, "tester") {
        "self" => "Me",
        "other" => "Other",
        _ => "Any",
    };
    let mut tests: Vec<&str> = list(entry, "tests").iter().filter_map(Value::as_str).collect();
    tests.sort_by_key(|word| TestKind::ALL.iter().position(|kind| kind.word() == *word));
    let tests: Vec<String> = tests.into_iter().map(camel).collect();
    format!(
        "Requires {{ time: {}, feature: {}, tests: [{}], tester: {tester}, place: {}, near: {} }}",
        optional(entry, "time", camel),
        optional(entry, "trait", camel),
        tests.join(", "),
        optional(entry, "place", camel),
        optional(entry, "near", camel),
    )
}

fn item(entry: &Value) -> String {
    if text(entry, "window") == "none" {
        return format!("{:?}", Use::NOTHING);
    }
    format!(
        "Use {{ window: Some({}), cost: {}, requires: {}, effects: {} }}",
        word(entry, "window"),
        number(entry, "cost"),
        requires(entry.get("requires")),
        effects(list(entry, "effects")),
    )
}

fn table<'a>(data: &'a Table, name: &str) -> &'a [Value] {
    data[name].as_array().unwrap()
}

// rules: ST-2.3 ST-26.1 ST-26.2
#[test]
fn creatures_and_attributes_are_those_of_the_data_file() {
    let data = data();
    for (creature, entry) in Creature::all().zip(table(&data, "creature")) {
        let card = creature.card();
        assert_eq!(text(entry, "id"), creature.word());
        let pair = |key: &str| ["brutality", "cunning"].map(|feature| small(&entry[key], feature));
        assert_eq!(
            (card.day, card.night, card.clash),
            (pair("day"), pair("night"), pair("clash_difficulty"))
        );
        let icons: Vec<Icon> = list(entry, "vitality_track")
            .iter()
            .map(|icon| match icon.as_str().unwrap() {
                "none" => Icon::None,
                "lair" => Icon::Lair,
                block => Icon::Block(block.trim_start_matches("block_").parse().unwrap()),
            })
            .collect();
        assert_eq!(card.vitality, icons);
        assert_eq!(i64::from(card.impact), number(entry, "impact_slots"));
        assert_eq!(card.favourite.word(), text(entry, "favourite_location"));
        assert_eq!((creature.attributes().count(), creature.missions().count()), (4, 10));
    }
    assert_eq!(table(&data, "attribute").len(), AttributeId::COUNT);
    for (attribute, entry) in AttributeId::all().zip(table(&data, "attribute")) {
        assert_eq!(text(entry, "id"), attribute.word());
        assert_eq!(attribute.card().reaction, text(entry, "kind") == "reaction");
        for (level, entry) in attribute.card().levels.iter().zip(list(entry, "level")) {
            assert_eq!(format!("{level:?}"), item(entry), "{attribute}");
            assert!(level.cost <= 1, "an action carries one token at most");
        }
    }
}

// rules: ST-26.3 ST-19.18
#[test]
fn missions_are_those_of_the_data_file() {
    let data = data();
    assert_eq!(table(&data, "mission").len(), MissionId::COUNT);
    for (mission, entry) in MissionId::all().zip(table(&data, "mission")) {
        assert_eq!(text(entry, "id"), mission.word());
        assert_eq!(text(entry, "creature"), mission.creature().word());
        assert_eq!(i64::from(mission.card().first_game), number(entry, "first_game"));
        assert_eq!(format!("{:?}", mission.card().condition), condition(&entry["condition"]), "{mission}");
    }
}

// rules: ST-2.7 ST-26.4 ST-26.5 ST-26.3
#[test]
fn tasks_and_events_are_those_of_the_data_file() {
    let data = data();
    assert_eq!(table(&data, "task").len(), TaskId::COUNT);
    for (task, entry) in TaskId::all().zip(table(&data, "task")) {
        let card = task.card();
        assert_eq!(text(entry, "id"), task.word());
        assert_eq!((text(entry, "deck"), text(entry, "time")), (task.deck().word(), card.time.word()));
        assert_eq!(format!("{:?}", card.traits), words(list(entry, "traits")));
        assert_eq!(i64::from(card.difficulty), number(entry, "difficulty"));
        assert_eq!(format!("{:?}", card.reward), item(entry), "{task}");
    }
    assert_eq!(table(&data, "event").len(), EventId::COUNT);
    for (event, entry) in EventId::all().zip(table(&data, "event")) {
        assert_eq!(text(entry, "id"), event.word());
        assert_eq!(format!("{:?}", event.card().effects), effects(list(entry, "effects")));
        for token in BoardToken::all() {
            let back = number(&entry["returns"], token.word());
            assert_eq!(i64::from(event.card().returns[token.index()]), back, "{event} {token}");
        }
    }
}

// rules: ST-26.6 ST-26.7 ST-9.6
#[test]
fn figures_and_locations_are_those_of_the_data_file() {
    let data = data();
    assert_eq!(table(&data, "figure_card").len(), FigureCard::COUNT);
    for (figure, entry) in FigureCard::all().zip(table(&data, "figure_card")) {
        let card = figure.card();
        assert_eq!((text(entry, "id"), text(entry, "figure")), (figure.word(), card.figure.word()));
        assert_eq!(text(entry, "time"), card.time.word());
        assert_eq!(i64::from(card.successes), number(entry, "successes_needed"));
        for (side, entry) in [(card.help, &entry["help"]), (card.harm, &entry["harm"])] {
            assert_eq!(
                (text(entry, "trait"), text(entry, "token")),
                (side.feature.word(), side.token.word())
            );
            assert_eq!(i64::from(side.difficulty), number(entry, "difficulty"));
            assert_eq!(format!("{:?}", side.effects), effects(list(entry, "effects")), "{figure}");
        }
        assert_eq!(card.modifiers.len(), list(entry, "modifiers").len());
        for (modifier, entry) in card.modifiers.iter().zip(list(entry, "modifiers")) {
            assert_eq!(modifier.at, places(entry));
            let changes = (i64::from(modifier.dice), i64::from(modifier.difficulty));
            assert_eq!(changes, (number(entry, "dice"), number(entry, "difficulty")));
        }
        let aura = entry.get("aura").map(|aura| {
            let tests = words(list(aura, "tests"));
            let kind = word(aura, "kind");
            match text(aura, "kind") {
                "free_location_action" => kind,
                "auto_fail" | "auto_success" => format!("{kind} {{ tests: {tests} }}"),
                "difficulty" => format!("{kind} {{ delta: {}, tests: {tests} }}", number(aura, "delta")),
                _ => format!("{kind} {{ n: {}, tests: {tests} }}", number(aura, "n")),
            }
        });
        assert_eq!(card.aura.map(|aura| format!("{aura:?}")), aura, "{figure}");
    }
    let ring: Vec<&str> =
        data["ring"]["order"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert_eq!(ring, Location::all().map(Location::word).collect::<Vec<_>>());
    for location in Location::all() {
        let find = |name: &str| {
            table(&data, name).iter().find(|entry| text(entry, "location") == location.word()).unwrap()
        };
        assert_eq!(format!("{:?}", location.action()), effects(list(find("location_action"), "effects")));
        let thresholds = list(find("lair_card"), "thresholds");
        assert_eq!(location.lair().len(), thresholds.len());
        for (threshold, entry) in location.lair().iter().zip(thresholds) {
            assert_eq!(i64::from(threshold.min_counter), number(entry, "min_counter"));
            assert_eq!(format!("{:?}", threshold.effects), effects(list(entry, "effects")));
        }
        let place =
            table(&data, "location").iter().find(|entry| text(entry, "id") == location.word()).unwrap();
        assert_eq!(text(place, "area"), location.area().word());
        assert_eq!(text(place, "type") == "village", location.is_village());
    }
}

// rules: ST-2.1 ST-2.4 ST-2.6 ST-23.1
#[test]
fn the_limits_are_those_of_the_data_file() {
    let data = data();
    let meta = <crate::State as table::Game>::META;
    assert_eq!(
        (data["meta"]["id"].as_str(), data["meta"]["prefix"].as_str()),
        (Some(meta.id), Some(meta.prefix))
    );
    let limits = &data["limits"];
    let same = [
        ("area_count_at", count(COUNT_AT)),
        ("event_counter_start", i64::from(EVENT_COUNTER)),
        ("event_slots", count(COLUMNS)),
        ("events_to_end", i64::from(EVENTS_TO_END)),
        ("lair_counter_max", i64::from(LAIR_MAX)),
        ("missions_in_deck", count(MISSIONS)),
        ("missions_first_game", count(FIRST_GAME_MISSIONS)),
        ("attribute_cards_max", count(ATTRIBUTES_MAX)),
        ("attribute_level_max", i64::from(LEVELS)),
        ("start_impact", i64::from(START_IMPACT)),
        ("rest_tokens", i64::from(REST_POINTS)),
        ("tracks_vitality_loss", i64::from(TRACKS_LOSS)),
        ("trophies_for_mission", i64::from(TROPHIES)),
        ("dice_max", count(DICE_MAX)),
        ("round_cap", i64::from(ROUND_CAP)),
    ];
    for (key, value) in same {
        assert_eq!(number(limits, key), value, "{key}");
    }
    assert_eq!((number(&data["tokens"], "vitality"), number(&data["tokens"], "impact")), (40, 60));
    assert_eq!((VITALITY, IMPACT), (40, 30));
    assert_eq!(table(&data, "action_card").len(), MainAction::COUNT);
}

// rules: ST-2.2 ST-2.5 ST-2.8 ST-3.21
#[test]
fn the_box_holds_pieces_for_eleven_creatures_and_six_players() {
    let data = data();
    let (tokens, cards) = (&data["tokens"], &data["cards"]);
    assert_eq!(
        count(Creature::COUNT) * number(tokens, "influence_per_creature"),
        number(tokens, "influence")
    );
    let faces = ["influence_fear_face_per_creature", "influence_favour_face_per_creature"];
    assert_eq!(faces.map(|face| number(tokens, face)), [2, 2]);
    let players = i64::from(<crate::State as table::Game>::META.players.1);
    assert_eq!(number(cards, "location_per_player"), count(Location::COUNT));
    assert_eq!(number(cards, "location"), players * count(Location::COUNT));
    // One help card each; no rule, no effect and no condition knows it.
    assert_eq!(number(cards, "help"), players);
    assert!(!data.contains_key("help_card"));
}

// rules: ST-31.1 ST-2.14
#[test]
fn the_odds_of_a_test_are_those_of_the_ledger() {
    // So many of the 6^n rolls have at least `needed` dice at the difficulty.
    let share = |dice: u32, difficulty: u32, needed: u32| {
        let hits = |roll: u32| (0..dice).filter(|die| roll / 6u32.pow(*die) % 6 + 1 >= difficulty).count();
        let good = (0..6u32.pow(dice)).filter(|&roll| hits(roll) >= needed as usize).count();
        let all = 6usize.pow(dice);
        (good * 200 + all) / (2 * all) // to the nearest per cent
    };
    let row = |dice| [4, 5, 6].map(|difficulty| share(dice, difficulty, 1));
    assert_eq!((row(1), row(2), row(3)), ([50, 33, 17], [75, 56, 31], [88, 70, 42]));
    assert_eq!((row(4), row(5)), ([94, 80, 52], [97, 87, 60]));
    assert_eq!([2, 3, 4, 5].map(|dice| share(dice, 4, 2)), [25, 50, 69, 81]);
}

// rules: ST-31.2
#[test]
fn the_traits_of_every_creature_stay_in_the_budget() {
    for creature in Creature::all() {
        let card = creature.card();
        let sum: u8 = card.day.iter().chain(&card.night).sum();
        assert!((11..=14).contains(&sum), "{creature}: {sum}");
        let weak = card.vitality.len() < 5;
        let mild = !card.vitality.contains(&Icon::Block(3));
        assert!(!weak || mild || card.impact > 6, "{creature}: weak vitality is paid back");
    }
}

// rules: ST-31.7
#[test]
fn values_of_the_book_have_stayed() {
    let heal = [Effect::GainVitality { who: Who::Each, n: 3 }];
    assert_eq!(EventId::Dozynki.card().effects, heal);
    assert_eq!(EventId::Dozynki.card().returns, [0, 1, 1, 0, 0]);
    assert_eq!(Location::Krukowiec.action(), [Effect::LairCounter { who: Who::Me, delta: 1 }]);
    assert_eq!(Location::CicheWzgorza.action(), [Effect::SetRepeatToken]);
    let night = Creature::Rusalka.card().night;
    assert_eq!(night, [5, 4]);
    let tryst = TaskId::LoversTryst.card();
    assert_eq!((tryst.time, tryst.traits.len(), tryst.difficulty), (Time::Night, 2, 5));
}

// rules: ST-31.8
#[test]
fn hostile_reactions_that_reach_every_location_cost_a_token() {
    let mut free = Vec::new();
    for attribute in AttributeId::all().filter(|attribute| attribute.card().reaction) {
        for (level, item) in (1..).zip(attribute.card().levels) {
            let hostile = item.requires.tester == Tester::Other && item.requires.near.is_none();
            if hostile && item.cost == 0 {
                free.push((attribute, level));
            }
        }
    }
    assert_eq!(free, [(AttributeId::MaraNightmare, 2)]);
}
