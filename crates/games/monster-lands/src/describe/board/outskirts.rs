//! Missions, territories, monsters, and every path with what it asks for or holds.

use table::sheet::Sheet;
use table::{Arg, Phrase, Words};

use super::Scene;
use crate::View;
use crate::components::{
    Colour, Colours, Effect, GATE_DEATH_GLORY, GATE_DEFENCE, GATE_GOLD, LAND_DEATH_GLORY, PathRule,
};
use crate::describe::names::{area, die_letters, list, member, named, trap};
use crate::values::{Area, PathId};
use crate::view::PathView;

pub(super) fn write(view: &View, scene: Scene, words: &dyn Words, sheet: &mut Sheet) {
    let shown = |place: Area| match scene {
        Scene::Loading(only) | Scene::Outside(only) => only == place,
        _ => true,
    };
    for (side, place, table, letter) in
        [(0, Area::Dice, "mission_dice", 'a'), (1, Area::Contract, "mission_contract", 'b')]
    {
        if let Some(mission) = view.missions[side].filter(|_| shown(place)) {
            let id = format!("{table}-{mission}{letter}");
            let phrase = Phrase::new("board-mission")
                .with("area", area(place))
                .with("mission", Arg::Name(id.clone()))
                .with("text", Arg::Name(format!("{id}-text")));
            sheet.line(&words.say(&phrase));
            paths(view, place, words, sheet);
        }
    }
    for (land, place) in [Area::A, Area::B, Area::Gate].into_iter().enumerate() {
        if shown(place) {
            battlefield(view, land, place, words, sheet);
        }
    }
}

/// A territory or the Entrance: the land, the monster there, the paths.
fn battlefield(view: &View, land: usize, place: Area, words: &dyn Words, sheet: &mut Sheet) {
    let territory = view.territories.get(land).copied().flatten();
    if let Some(territory) = territory {
        let card = territory.card();
        let phrase = Phrase::new("board-territory")
            .with("area", area(place))
            .with("territory", named("territory", territory))
            .with("affinity", named("affinity", card.affinity))
            .with("value", card.conquest_value)
            .with("glory", card.conquest_glory)
            .with("text", Arg::Name(format!("territory-{territory}-text")));
        sheet.line(&words.say(&phrase));
    }
    if let Some(monster) = view.monsters[land] {
        let card = monster.card();
        let phrase = Phrase::new("board-monster")
            .with("area", area(place))
            .with("monster", named("monster", monster))
            .with("affinity", named("affinity", card.affinity))
            .with("attack", view.attack_dice[land])
            .with("capture", card.capture_value)
            .with("kill", card.kill_value)
            .with("captureglory", card.capture_glory)
            .with("gold", card.capture_gold)
            .with("killglory", card.kill_glory)
            .with("trophies", card.trophies)
            .with("text", Arg::Name(format!("monster-{monster}-text")));
        sheet.line(&words.say(&phrase));
    }
    let somebody = view.paths.iter().any(|path| path.path.area() == place && path.member.is_some());
    if territory.is_some() || view.monsters[land].is_some() || somebody {
        paths(view, place, words, sheet);
    }
}

/// The paths of an area: who is there with what, or what is asked for.
fn paths(view: &View, place: Area, words: &dyn Words, sheet: &mut Sheet) {
    let rows: Vec<Vec<String>> = view
        .paths
        .iter()
        .filter(|path| path.path.area() == place)
        .map(|path| {
            let number = words.say(&Phrase::new("board-path").with("number", path.path.place() as u32 + 1));
            let holds = load(view, path, words).unwrap_or_else(|| asks(view, path.path, words));
            vec![format!("  {number}"), holds]
        })
        .collect();
    sheet.table(&rows);
}

/// What lies on a path, if anybody is there.
fn load(view: &View, path: &PathView, words: &dyn Words) -> Option<String> {
    let who = match path.member {
        Some(who) => member(who),
        None if path.rival => Arg::Name("rival".to_owned()),
        None if path.dead => return Some(words.name("board-dead")),
        None => return None,
    };
    let owner = path.owner.map_or(Arg::Name("rival".to_owned()), Arg::Seat);
    let tokens =
        path.tokens.iter().map(|token| token.trap.map_or(Arg::Name("hidden-token".to_owned()), trap));
    let mut parts = if path.rival {
        vec![words.name("rival")]
    } else {
        let dice = format!("{} {}", words.name("board-dice"), die_letters(path.dice, words));
        vec![words.say(&Phrase::new("board-who").with("seat", owner).with("member", who)), dice]
    };
    let tokens: Vec<Arg> = tokens.collect();
    if !tokens.is_empty() {
        parts.push(words.say(&Phrase::new("board-load").with("tokens", list(tokens))));
    }
    let [potions, venoms, coins] = path.carried;
    for (id, count) in [
        ("load-defence", path.defence),
        ("benefit-potion", potions),
        ("benefit-venom", venoms),
        ("load-coins", coins),
    ] {
        if count > 0 {
            parts.push(words.say(&Phrase::new(id).with("number", count)));
        }
    }
    if !path.rival {
        parts.extend(helps(view, path.path, words));
    }
    if let Some(roll) = view.roll.as_ref().filter(|_| view.path == path.path) {
        let [s, m, p] = &roll.faces;
        let shown = [("short-S", s), ("short-M", m), ("short-P", p)];
        let shown = shown.iter().flat_map(|&(id, faces)| faces.each().map(move |face| (id, face)));
        let shown: Vec<String> = shown.map(|(id, face)| format!("{}{face}", words.name(id))).collect();
        if !shown.is_empty() {
            parts.push(format!("{} {}", words.name("board-rolled"), shown.join(" ")));
        }
    }
    Some(parts.join(" · "))
}

/// What the path of a mercenary does for it all the time: hits stopped, rerolls. The rest lies on the path.
fn helps(view: &View, path: PathId, words: &dyn Words) -> Option<String> {
    let defence = |n: u8| words.say(&Phrase::new("benefit-defence").with("number", n));
    match path.area() {
        Area::Gate => Some(defence(GATE_DEFENCE[path.place()])),
        Area::A | Area::B => match rule(view, path)?.benefit {
            effect @ (Effect::Defence { .. } | Effect::Reroll { .. }) => Some(benefit(effect, words)),
            _ => None,
        },
        Area::Dice | Area::Contract => None,
    }
}

/// What the tile shows for a territory path.
fn rule(view: &View, path: PathId) -> Option<PathRule> {
    let tile = view.tiles[usize::from(path.area() == Area::B)]?;
    Some(tile.paths()[path.place()])
}

/// What a free path asks for and gives.
fn asks(view: &View, path: PathId, words: &dyn Words) -> String {
    let needs = |slots: &[Colours]| {
        let letters: Vec<String> = slots.iter().map(|&slot| letters(slot, words)).collect();
        format!("{} {}", words.name("board-needs"), letters.join(" "))
    };
    let death = |glory: u8| words.say(&Phrase::new("board-death").with("glory", glory));
    let parts = match path.area() {
        Area::Dice | Area::Contract => {
            let side = usize::from(path.area() == Area::Contract);
            let dice = view.missions[side].map_or(&[][..], |mission| {
                if side == 0 { mission.dice_mission().dice } else { mission.contract().dice }
            });
            vec![needs(dice)]
        }
        Area::Gate => {
            let phrase = Phrase::new("board-gate")
                .with("defence", GATE_DEFENCE[path.place()])
                .with("gold", GATE_GOLD[path.place()]);
            vec![words.say(&phrase), death(GATE_DEATH_GLORY)]
        }
        Area::A | Area::B => {
            let Some(rule) = rule(view, path) else { return String::new() };
            let more = words.say(&Phrase::new("board-more").with("most", rule.most));
            let more = format!("{more} {}", letters(rule.reinforce, words));
            let death = death(LAND_DEATH_GLORY[path.place()]);
            vec![needs(rule.required), more, benefit(rule.benefit, words), death]
        }
    };
    format!("{} · {}", words.name("board-path-free"), parts.join(" · "))
}

/// The letters of the colours that a slot takes: `S/M`.
fn letters(colours: Colours, words: &dyn Words) -> String {
    let each = Colour::ALL.iter().filter(|&&colour| colours.has(colour));
    each.map(|colour| words.name(&format!("short-{colour}"))).collect::<Vec<_>>().join("/")
}

/// What a path gives.
fn benefit(effect: Effect, words: &dyn Words) -> String {
    let (id, n) = match effect {
        Effect::Defence { n, .. } => ("benefit-defence", n),
        Effect::Carry { potion, venom: 0 } => ("benefit-potion", potion),
        Effect::Carry { venom, .. } => ("benefit-venom", venom),
        Effect::GainOnReturn { gold } => ("benefit-gold", gold),
        Effect::Reroll { n, colours } => {
            let text = words.say(&Phrase::new("benefit-reroll").with("number", n));
            return format!("{text} {}", letters(colours, words));
        }
        _ => return words.name("nothing"),
    };
    words.say(&Phrase::new(id).with("number", n))
}
