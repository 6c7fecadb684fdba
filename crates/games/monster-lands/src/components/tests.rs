//! The code has the numbers of the data file.

use table::Id;
use toml::{Table, Value};

use super::*;

fn data() -> Table {
    COMPONENTS.parse().unwrap()
}

fn entries(data: &Table, table: &str) -> Vec<Value> {
    data[table].as_array().unwrap().clone()
}

fn int(value: &Value, key: &str) -> u8 {
    value.get(key).and_then(Value::as_integer).unwrap_or(0).try_into().unwrap()
}

fn word<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap()
}

fn words<'a>(value: &'a Value, key: &str) -> Vec<&'a str> {
    value[key].as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect()
}

fn colours(value: &Value) -> Colours {
    let list = value.as_array().unwrap();
    Colours(
        list.iter()
            .fold(0, |bits, colour| bits | 1 << colour.as_str().unwrap().parse::<Colour>().unwrap() as u8),
    )
}

fn slots(value: &Value) -> Vec<Colours> {
    value.as_array().unwrap().iter().map(colours).collect()
}

fn goods(value: &Value) -> Goods {
    Goods {
        gold: int(value, "gold"),
        glory: int(value, "glory"),
        potion: int(value, "potion"),
        venom: int(value, "venom"),
        defence: int(value, "defence"),
    }
}

fn dice(value: &Value) -> DiceCount {
    DiceCount { s: int(value, "S"), m: int(value, "M"), p: int(value, "P") }
}

fn scope(value: &Value) -> Scope {
    match word(value, "scope") {
        "outside" => Scope::Outside,
        "monster" => Scope::Monster,
        "kill" => Scope::Kill,
        "capture" => Scope::Capture,
        "conquest" => Scope::Conquest,
        other => panic!("{other}"),
    }
}

/// The effect that an entry of the file writes.
#[allow(clippy::too_many_lines, reason = "one arm a kind of effect")]
fn effect(value: &Value) -> Effect {
    let n = int(value, "n");
    let colour = || word(value, "colour").parse().unwrap();
    match word(value, "kind") {
        "gain" => Effect::Gain(goods(value)),
        "pool_dice" => Effect::PoolDice(dice(value)),
        "convert" => Effect::Convert { pay: slots(&value["pay"])[0], gain: dice(value) },
        "swap_die" => Effect::SwapDie { n },
        "buy_die" => Effect::BuyDie {
            gold: int(value, "gold"),
            colour: colour(),
            not_while_assigned: value["not_while_assigned"].as_bool().unwrap(),
        },
        "free_gain" => {
            let choose: Vec<Item> = words(value, "choose").iter().map(|item| item.parse().unwrap()).collect();
            Effect::FreeGain { choose: choose.leak(), n }
        }
        "discount" => Effect::Discount {
            building: word(value, "building").parse().unwrap(),
            amount: int(value, "amount"),
            floor: int(value, "floor"),
        },
        "mine_bonus" => Effect::MineBonus { gold: int(value, "gold") },
        "extra_storage" => Effect::ExtraTraps { n },
        "defence" => Effect::Defence {
            n,
            versus: match &words(value, "versus")[..] {
                ["any"] => Affinities::ANY,
                list => {
                    let list: Vec<Affinity> = list.iter().map(|word| word.parse().unwrap()).collect();
                    Affinities::of(&list)
                }
            },
        },
        "reroll" => Effect::Reroll { n, colours: colours(&value["colours"]) },
        "die_bonus" => Effect::DieBonus {
            colours: colours(&value["colours"]),
            amount: value["amount"].as_integer().unwrap().try_into().unwrap(),
            scope: scope(value),
        },
        "total_bonus" => Effect::TotalBonus { amount: int(value, "amount"), scope: scope(value) },
        "on_event" => {
            let bit = |word: &&str| match *word {
                "kill" => Deed::Kill as u8,
                "capture" => Deed::Capture as u8,
                _ => Deed::Conquest as u8,
            };
            let deeds = words(value, "events").iter().map(bit).sum();
            Effect::OnEvent { deeds, glory: int(value, "glory"), potion: int(value, "potion") }
        }
        "redirect" => Effect::Redirect { n },
        "steal" => Effect::Steal { n, colours: colours(&value["colours"]) },
        "trap_dice" => {
            Effect::TrapDice { colour: colour(), n, protected: value["protected"].as_bool().unwrap() }
        }
        "capture_without_trap" => Effect::CaptureWithoutTrap,
        "free_hire" => Effect::FreeHire,
        "free_equipment" => Effect::FreeEquipment,
        "take_loot" => Effect::TakeLoot { n },
        "trophy" => Effect::Trophy { points: int(value, "points"), sale_gold: int(value, "sale_gold") },
        "gain_on_return" => Effect::GainOnReturn { gold: int(value, "gold") },
        "carry" => Effect::Carry { potion: int(value, "potion"), venom: int(value, "venom") },
        "match_dice" => Effect::MatchDice { n },
        "spore" => Effect::Spore { n },
        "death_burst" => Effect::DeathBurst { hits: int(value, "hits") },
        "forbid" => {
            let bit = |word: &&str| match *word {
                "potion" => forbid::POTION,
                "venom" => forbid::VENOM,
                "defence_talent" => forbid::DEFENCE_TALENT,
                _ => forbid::WEAPON,
            };
            Effect::Forbid { what: words(value, "what").iter().map(bit).sum() }
        }
        "traps_needed" => Effect::TrapsNeeded { n },
        "auto_hits" => Effect::AutoHits { n },
        "panic" => Effect::Panic { n },
        "reveal_to_entrance" => Effect::RevealToEntrance,
        "escape_to_entrance" => Effect::EscapeToEntrance,
        "entrance_dice" => Effect::EntranceDice { n },
        "wound_glory_loss" => Effect::WoundGloryLoss { n },
        other => panic!("the vocabulary has no `{other}`"),
    }
}

fn only(value: &Value) -> Effect {
    let effects = value["effects"].as_array().unwrap();
    assert_eq!(effects.len(), 1);
    effect(&effects[0])
}

// rules: ML-2.1 ML-2.10 ML-3.23 ML-22.1 ML-22.2 ML-22.3 ML-22.4 ML-22.5 ML-22.6 ML-22.7 ML-22.8 ML-22.9 ML-22.10 ML-22.11
// rules: ML-22.12 ML-22.13 ML-22.14 ML-22.15 ML-22.16 ML-22.17 ML-22.18 ML-32.4
#[test]
fn members() {
    let data = data();
    let written: Vec<Value> = [entries(&data, "starting_member"), entries(&data, "hireling")].concat();
    assert_eq!((written.len(), STARTING), (36, 8));
    for (member, entry) in MemberId::all().zip(&written) {
        let card = member.card();
        assert_eq!(word(entry, "id"), member.word());
        assert_eq!(card.affinity, Some(word(entry, "affinity").parse().unwrap()));
        assert_eq!((card.cost, card.reputation), (int(entry, "cost"), int(entry, "reputation")));
        assert_eq!(card.dice, dice(&entry["dice"]));
        assert_eq!(Some(card.outside), entry["outside"].as_bool());
        assert_eq!(card.effect, only(entry), "{member}");
    }
    let novice = &entries(&data, "novice")[0];
    let card = MemberId::Novice1.card();
    assert_eq!((card.cost, card.reputation), (int(novice, "cost"), int(novice, "reputation")));
    assert_eq!((card.dice, card.effect, card.affinity), (dice(&novice["dice"]), only(novice), None));
    assert_eq!(
        MemberId::all().filter(|member| member.is_novice()).count(),
        usize::from(int(novice, "copies"))
    );
    for &affinity in Affinity::ALL {
        assert_eq!(MemberId::all().filter(|member| member.card().affinity == Some(affinity)).count(), 9);
    }
}

// rules: ML-2.9 ML-23.1 ML-23.2 ML-23.3 ML-23.4 ML-23.5 ML-23.6 ML-23.7 ML-23.8 ML-23.9 ML-23.10 ML-23.11 ML-23.12
// rules: ML-23.13 ML-23.14 ML-32.12 ML-31.15
#[test]
fn monsters() {
    for (monster, entry) in Monster::all().zip(&entries(&data(), "monster")) {
        let card = monster.card();
        assert_eq!(word(entry, "id"), monster.word());
        assert_eq!(card.affinity, word(entry, "affinity").parse().unwrap());
        assert_eq!(card.level_a, word(entry, "level") == "A");
        assert_eq!(
            (card.attack, card.capture_value, card.kill_value),
            (int(entry, "attack"), int(entry, "capture_value"), int(entry, "kill_value"))
        );
        let (capture, kill) = (&entry["capture"], &entry["kill"]);
        assert_eq!((card.capture_glory, card.capture_gold), (int(capture, "glory"), int(capture, "gold")));
        assert_eq!((card.kill_glory, card.trophies), (int(kill, "glory"), int(kill, "trophies")));
        assert_eq!(card.effect, only(entry), "{monster}");
        // N never exceeds the eight black dice on any level.
        let matched = match card.effect {
            Effect::MatchDice { n } => n,
            _ => 1,
        };
        let gate = match card.effect {
            Effect::EntranceDice { n } => n,
            _ => 0,
        };
        for &level in Difficulty::ALL {
            for round in 1..=ROUNDS {
                assert!(
                    card.attack + matched.max(gate) + level.attack_dice(round) <= MONSTER_DICE,
                    "{monster}"
                );
            }
        }
    }
    assert_eq!(Monster::all().filter(|monster| monster.card().level_a).count(), 8);
    assert_eq!(Monster::COUNT, 20);
}

// rules: ML-2.12 ML-25.1 ML-25.2 ML-25.3 ML-25.4 ML-25.5 ML-28.1 ML-28.2 ML-28.3 ML-28.5
#[test]
fn lands() {
    let data = data();
    for (territory, entry) in Territory::all().zip(&entries(&data, "territory")) {
        let card = territory.card();
        assert_eq!(word(entry, "id"), territory.word());
        assert_eq!(card.affinity, word(entry, "affinity").parse().unwrap());
        assert_eq!(
            (card.conquest_value, card.conquest_glory),
            (int(entry, "conquest_value"), int(entry, "conquest_glory"))
        );
        assert_eq!((card.dice, card.effect), (&slots(&entry["dice"])[..], only(entry)));
    }
    for (face, entry) in Face::all().zip(&entries(&data, "path_face")) {
        assert_eq!(word(entry, "id"), face.word());
        for (path, written) in face.paths().iter().zip(entry["paths"].as_array().unwrap()) {
            assert_eq!(path.required, &slots(&written["required"])[..]);
            let reinforce = &written["reinforce"];
            assert_eq!((path.reinforce, path.most), (colours(&reinforce["colours"]), int(reinforce, "max")));
            assert_eq!(path.benefit, effect(&written["benefit"]));
            // ML-8.25: every load of a tile fits the six spaces.
            assert!(path.required.len() as u8 + path.most <= LAND_SPACES);
        }
    }
    for (mission, entry) in Mission::all().zip(&entries(&data, "mission_dice")) {
        let side = mission.dice_mission();
        assert_eq!(word(entry, "id"), format!("{mission}a"));
        assert_eq!((side.dice, side.reward), (&slots(&entry["dice"])[..], goods(&entry["reward"])));
        assert_eq!(
            (side.target, side.penalty, side.consolation),
            (int(entry, "target"), int(entry, "penalty_glory"), int(entry, "consolation_gold"))
        );
    }
    for (mission, entry) in Mission::all().zip(&entries(&data, "mission_contract")) {
        let side = mission.contract();
        assert_eq!(word(entry, "id"), format!("{mission}b"));
        assert_eq!(side.dice, &slots(&entry["dice"])[..]);
        assert_eq!(side.rewards, [goods(&entry["reward_left"]), goods(&entry["reward_right"])]);
        let Price { gold, trap, potion, venom, defence } = side.pay;
        let pay = &entry["pay"];
        assert_eq!(
            [gold, trap, potion, venom, defence],
            ["gold", "trap", "potion", "venom", "defence"].map(|key| int(pay, key))
        );
        assert!(side.rewards[0].glory >= side.rewards[1].glory);
    }
    let glory = data["land_paths"]["death_glory"].as_array().unwrap();
    assert!(
        glory.iter().zip(LAND_DEATH_GLORY).all(|(written, ours)| written.as_integer() == Some(ours.into()))
    );
}

// rules: ML-2.3 ML-2.8 ML-2.11 ML-24.1 ML-24.2 ML-24.3 ML-24.4 ML-24.5 ML-26.1 ML-26.2 ML-26.3 ML-26.4 ML-26.5 ML-26.6
// rules: ML-27.1 ML-27.2 ML-27.3 ML-27.4 ML-27.5 ML-27.6 ML-27.7 ML-27.8
#[test]
fn tokens_and_equipment() {
    let data = data();
    let written: Vec<Value> = [entries(&data, "trap"), entries(&data, "trick")].concat();
    let mut total = 0;
    for (trap, entry) in Trap::all().zip(&written) {
        let token = trap.token();
        assert_eq!(word(entry, "id"), trap.word());
        assert_eq!((token.copies, token.price), (int(entry, "copies"), int(entry, "price")));
        assert_eq!(token.effect, only(entry), "{trap}");
        assert_eq!(trap.is_trick(), entry.get("class").is_none());
        total += token.copies;
    }
    assert_eq!(total, 64);
    let mut cards = Gear::all();
    for (kind, entry) in Equipment::all().zip(&entries(&data, "equipment")) {
        let card = kind.card();
        assert_eq!(word(entry, "id"), kind.word());
        assert_eq!((card.copies, card.cost), (int(entry, "copies"), int(entry, "cost")));
        assert_eq!(card.kind.word(), word(entry, "type"));
        assert_eq!(card.effect, only(entry), "{kind}");
        for copy in 1..=card.copies {
            let gear = cards.next().unwrap();
            assert_eq!((gear.kind(), gear.to_string()), (kind, format!("{kind}.{copy}")));
        }
    }
    assert_eq!((cards.count(), GEAR), (0, 18));
    for (loot, entry) in Loot::all().zip(&entries(&data, "loot")) {
        assert_eq!(word(entry, "id"), loot.word());
        let usage = match word(entry, "use") {
            "any" => LootUse::Any,
            "deploy" => LootUse::Deploy,
            "outside" => LootUse::Outside,
            "event" => LootUse::Event,
            _ => LootUse::Trophy,
        };
        assert_eq!((loot.token().usage, loot.token().effect), (usage, only(entry)), "{loot}");
    }
    assert_eq!(Loot::COUNT, 16);
}

// rules: ML-2.2 ML-2.4 ML-2.7 ML-3.22 ML-3.25 ML-5.2 ML-7.54 ML-8.42 ML-8.43 ML-13.16 ML-16.1 ML-17.6
#[test]
fn numbers_of_the_game() {
    let data = data();
    let at = |table: &str, key: &str| int(&data[table], key);
    assert_eq!(dice(&data["counts"]["dice"]), DICE);
    assert_eq!(int(&data["counts"]["dice"], "B"), MONSTER_DICE);
    assert_eq!(
        [DEFENCE_TOKENS, POTION_TOKENS, VENOM_TOKENS],
        ["defence_tokens", "potion_tokens", "venom_tokens"].map(|key| at("counts", key))
    );
    assert_eq!((START_GLORY, START_GOLD), (at("setup", "start_glory"), at("setup", "start_gold").into()));
    assert_eq!(FIRST_OFFER_REPUTATION, at("setup", "first_offer_max_reputation"));
    assert_eq!(
        [TRAP_LIMIT, DEFENCE_LIMIT, POTION_LIMIT, VENOM_LIMIT],
        ["traps_in_area", "defence_in_area", "potions_in_area", "venoms_in_area"]
            .map(|key| at("limits", key))
    );
    assert_eq!(
        [LAND_SPACES, LAND_TOKENS, TOKEN_SIZE, GATE_SPACES],
        [
            "land_path_dice_spaces",
            "land_path_token_spaces",
            "token_size_in_dice_spaces",
            "entrance_path_dice_spaces"
        ]
        .map(|key| at("limits", key))
    );
    for (track, key) in TRACKS.iter().zip(["track_tutorial", "track_normal", "track_nightmare"]) {
        let written = data["rounds"][key].as_array().unwrap();
        assert!(written.iter().zip(track).all(|(a, &b)| a.as_integer() == Some(b.into())));
    }
    for (glory, bracket) in [5, 15, 25].into_iter().zip(data["glory_bonus"]["brackets"].as_array().unwrap()) {
        assert_eq!(glory_dice(glory), dice(bracket));
    }
    for (glory, bracket) in [10, 20, 21].into_iter().zip(data["salary"]["brackets"].as_array().unwrap()) {
        assert_eq!(salary(glory), int(bracket, "gold"));
    }
    let points = data["scoring"]["affinity_icons_vp"].as_array().unwrap();
    assert!(points.iter().zip(AFFINITY_POINTS).all(|(a, b)| a.as_integer() == Some(b.into())));
    for (building, entry) in Building::all().zip(&entries(&data, "building")) {
        assert_eq!(word(entry, "id"), building.word());
        for (space, written) in building.spaces().iter().zip(entry["spaces"].as_array().unwrap()) {
            assert_eq!(usize::from(space.dice), written["dice"].as_array().unwrap().len());
            assert_eq!(Some(space.closed), written["closed_1_2_players"].as_bool());
            assert_eq!(space.gives, int(written, "gold") + int(written, "tokens"));
        }
        assert_eq!(building.spaces().len(), entry["spaces"].as_array().unwrap().len());
    }
    assert_eq!(entries(&data, "panic").len(), Building::COUNT);
}

// rules: ML-20.1 ML-20.2 ML-20.3 ML-20.4 ML-20.6 ML-20.8 ML-20.9 ML-20.10 ML-20.11 ML-20.13
#[test]
fn scenarios() {
    for (number, entry) in (1..).zip(&entries(&data(), "scenario")) {
        let ours = scenario(number);
        for (goal, rank) in ours.goals.iter().zip(["apprentice", "veteran", "hero"]) {
            let written = &entry[rank];
            assert_eq!(
                [goal.points, goal.gold, goal.missions],
                ["vp", "gold", "missions"].map(|key| int(written, key)),
                "{number} {rank}"
            );
            assert_eq!(goal.armed, written.get("pass_scenario_5").is_some());
            let diverse =
                written.get("members_by_affinity").map_or(vec![], |list| list.as_array().unwrap().clone());
            let diverse: Vec<i64> = diverse.iter().map(|count| count.as_integer().unwrap()).collect();
            assert!(diverse.is_empty() || diverse == goal.mercenaries.map(i64::from));
        }
        let special = &entry["special"];
        let has = |key: &str| special.get(key).is_some();
        assert_eq!(ours.rounds, if has("rounds") { int(special, "rounds") } else { ROUNDS });
        assert_eq!(ours.gold.is_some(), has("gold"));
        assert_eq!(ours.defence, int(special, "defence"));
        assert_eq!(ours.affinity.map(Affinity::word), special.get("affinity").and_then(Value::as_str));
        assert_eq!(ours.no_defence, has("no_defence"));
        assert_eq!(ours.persuasion_only, has("deck_filter"));
        assert_eq!(ours.gate_at_start, has("entrance_level_a_at_start"));
        assert_eq!(ours.gate_each_round, has("entrance_level_a_each_round"));
        assert_eq!(ours.beer, if has("beer_price") { 1 } else { BEER_PRICE });
        assert_eq!(ours.tricks, int(special, "madhala_tricks"));
        assert_eq!(ours.misses_again, has("monster_rerolls_misses"));
        assert_eq!(ours.no_tutorial, has("forbidden_difficulties"));
    }
}

// rules: ML-1.1 ML-2.2
#[test]
fn dice_have_six_sides_and_three_colours_for_players() {
    let colours: Vec<&str> = Colour::ALL.iter().map(|colour| colour.word()).collect();
    assert_eq!(colours, ["S", "M", "P"]);
    let written = entries(&data(), "die");
    let ids: Vec<&str> = written.iter().map(|entry| word(entry, "id")).collect();
    assert_eq!(ids, ["S", "M", "P", "B"]);
    let faces: Vec<u8> = Die::ALL.iter().filter_map(|die| die.face()).collect();
    assert_eq!(faces, [1, 2, 3, 4, 5, 6], "a Persuasion die is told apart by what it shows");
    let mut chance = table::Pcg::new(1);
    let mut seen = [0; 7];
    (0..600).for_each(|_| seen[usize::from(crate::rules::supply::throw(&mut chance))] += 1);
    assert!(seen[0] == 0 && seen[1..].iter().all(|&times| times > 60), "{seen:?}");
}

// rules: ML-2.5 ML-1.3
#[test]
fn every_mercenary_has_an_assignment_token() {
    let data = data();
    let mercenaries = MemberId::all().filter(|member| !member.is_novice());
    assert_eq!(mercenaries.clone().count(), usize::from(int(&data["counts"], "assignment_tokens")));
    assert_eq!(mercenaries.clone().filter(|member| member.is_starting()).count(), 8);
    assert_eq!(mercenaries.filter(|member| !member.is_starting()).count(), 28);
}

// rules: ML-2.6 ML-3.17
#[test]
fn tiles_have_two_sides_and_levels_their_tracks() {
    let data = data();
    assert_eq!(Face::COUNT, 2 * usize::from(int(&data["counts"], "path_tiles")));
    assert!(Face::all().all(|face| face.paths().len() == 4));
    assert_eq!(Mission::COUNT, usize::from(int(&data["counts"], "mission_tiles")));
    let track = |level: Difficulty| (1..=ROUNDS).map(|round| level.attack_dice(round)).collect::<Vec<_>>();
    assert_eq!(track(Difficulty::Tutorial), [0; 6]);
    assert_eq!(track(Difficulty::Normal), track(Difficulty::Hard));
    assert_eq!(track(Difficulty::Normal)[3], 1);
    assert!(track(Difficulty::Nightmare).iter().zip(track(Difficulty::Hard)).all(|(&b, a)| b >= a));
    assert_ne!(track(Difficulty::Nightmare), track(Difficulty::Hard));
    assert_eq!(int(&data["counts"], "clan_boards"), 4);
}

/// How likely exactly `hits` of `dice` attack dice hit.
fn exactly(dice: u32, hits: u32) -> f64 {
    let hit = f64::from(7 - HIT_ON) / 6.0;
    let ways = (0..hits).fold(1.0, |ways, k| ways * f64::from(dice - k) / f64::from(k + 1));
    ways * hit.powi(hits.cast_signed()) * (1.0 - hit).powi((dice - hits).cast_signed())
}

// rules: ML-32.2 ML-32.3
#[test]
fn the_odds_of_the_design_notes() {
    let mean = (1..=6).sum::<u32>() as f64 / 6.0;
    assert!((mean - 3.5).abs() < 1e-9);
    let with_reroll = (2.0 * mean + 3.0 + 4.0 + 5.0 + 6.0) / 6.0;
    assert!((with_reroll - 4.2).abs() < 0.05);
    assert!((exactly(1, 1) - 2.0 / 3.0).abs() < 1e-9);
    // Percent of attacks survived by a healthy mercenary that absorbs 1, 2, 3 or 4 hits.
    let table: [(u32, [u32; 4]); 6] = [
        (2, [56, 100, 100, 100]),
        (3, [26, 70, 100, 100]),
        (4, [11, 41, 80, 100]),
        (5, [5, 21, 54, 87]),
        (6, [2, 10, 32, 65]),
        (7, [1, 5, 17, 43]),
    ];
    for (dice, survived) in table {
        for (absorbed, percent) in (1..).zip(survived) {
            let odds: f64 = (0..=absorbed.min(dice)).map(|hits| exactly(dice, hits)).sum();
            assert!((100.0 * odds - f64::from(percent)).abs() <= 0.6, "{dice} dice, {absorbed}: {odds}");
        }
    }
}

// rules: ML-32.4 ML-32.5
#[test]
fn prices_follow_the_design_notes() {
    for trap in Trap::all().filter(|trap| !trap.is_trick() && *trap != Trap::TrapStarting) {
        let price = f64::from(trap.token().price);
        match trap.token().effect {
            Effect::TrapDice { n, .. } => {
                let per_die = price / f64::from(n);
                assert!((3.0..=5.0).contains(&per_die), "{trap}: {per_die} gold a die");
            }
            Effect::TotalBonus { amount, .. } => {
                assert!((price / f64::from(amount) - 1.0).abs() <= 0.25, "{trap}");
            }
            Effect::DieBonus { amount, .. } => {
                let per_point = price / f64::from(amount);
                assert!((2.0..=3.0).contains(&per_point), "{trap}: {per_point} gold a point");
            }
            other => panic!("{trap}: {other:?}"),
        }
    }
    for monster in Monster::all() {
        let card = monster.card();
        assert!((6..=12).contains(&card.capture_gold), "{monster}");
        assert!((1..=3).contains(&card.trophies), "{monster}");
    }
    for member in MemberId::all().filter(|member| !member.is_starting() && !member.is_novice()) {
        let card = member.card();
        assert!((0..=4).contains(&(i16::from(card.cost) - 2 * i16::from(card.reputation))), "{member}");
    }
}

// rules: ML-32.12 ML-32.13
#[test]
fn what_the_books_print_is_never_touched() {
    let fandor = MemberId::Fandor.card();
    assert_eq!((fandor.cost, fandor.reputation, fandor.dice.s), (10, 5, 2));
    assert_eq!(MemberId::Vaidala.card().reputation, 7);
    assert_eq!(MemberId::Nimra.card().affinity, Some(Affinity::Water));
    let numbers = |monster: Monster| {
        let card = monster.card();
        (card.attack, card.capture_value, card.kill_value, card.kill_glory)
    };
    assert_eq!(numbers(Monster::Abysur), (5, 17, 22, 7));
    assert_eq!((Monster::Sckon.card().capture_value, Monster::Sckon.card().kill_value), (11, 12));
    assert_eq!((Monster::Snagnus.card().attack, Monster::Snagnus.card().capture_gold), (5, 10));
    assert_eq!(Monster::Caribdis.card().attack, 5);
    let path = Face::Tile1a.paths()[1];
    assert_eq!((path.required, path.most), (&[Colours::S, Colours::S][..], 2));
    assert_eq!(TRACKS[1][3], 1);
    assert_eq!((START_GLORY, START_GOLD, GLORY_END, ROUNDS, HIT_ON), (5, 7, 30, 6, 3));
    let modest = MemberId::all().filter(|member| !member.is_starting() && !member.is_novice());
    assert_eq!(
        modest.clone().filter(|member| member.card().reputation <= FIRST_OFFER_REPUTATION).count(),
        16
    );
    assert_eq!(modest.filter(|member| member.card().dice.p > 0).count(), 11);
}
