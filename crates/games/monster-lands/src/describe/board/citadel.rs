//! The buildings of the Citadel, and what is on offer.

use table::sheet::{Sheet, numbers};
use table::{Arg, Phrase, Words};

use super::{Scene, person};
use crate::View;
use crate::components::{Building, MemberId};
use crate::describe::names::{gear, loot, member, trap};
use crate::rules::citadel;

/// The buildings with their free spaces and what they are for, then what they offer; inside a building only this one.
pub(super) fn write(view: &View, scene: Scene, words: &dyn Words, sheet: &mut Sheet) {
    let shown = |building: Building| match scene {
        Scene::Inside(only) => only == building,
        _ => true,
    };
    let row = |&building: &Building| {
        let id = format!("building-{building}");
        vec![words.name(&id), room(view, building, words), words.name(&format!("{id}-text"))]
    };
    let buildings: Vec<Vec<String>> =
        Building::ALL.iter().filter(|&&building| shown(building)).map(row).collect();
    sheet.table(&buildings);
    let mut rows = Vec::new();
    for (building, offer) in [
        (Building::Tavern, tavern as fn(&View, &dyn Words) -> Vec<Vec<String>>),
        (Building::Bazaar, bazaar),
        (Building::Hunter, lodge),
    ] {
        if shown(building) {
            rows.extend(offer(view, words));
        }
    }
    if scene == Scene::Whole {
        rows.extend(view.loot.iter().map(|token| {
            let (name, text) = words_of(&loot(token), words);
            vec![name, String::new(), words.name("kind-loot"), text]
        }));
    }
    if !rows.is_empty() {
        sheet.line("");
        sheet.table(&rows);
    }
}

/// The name of a thing and what it does.
pub(super) fn words_of(thing: &Arg, words: &dyn Words) -> (String, String) {
    match thing {
        Arg::Name(id) => (words.name(id), words.name(&format!("{id}-text"))),
        _ => Default::default(),
    }
}

fn price(gold: u8, words: &dyn Words) -> String {
    words.say(&Phrase::new("board-price").with("gold", gold))
}

fn tavern(view: &View, words: &dyn Words) -> Vec<Vec<String>> {
    let row = |who: MemberId| {
        let (name, text) = words_of(&member(who), words);
        vec![name, price(who.card().cost, words), person(who, words), text]
    };
    let mut rows: Vec<Vec<String>> = view.tavern.iter().flatten().map(|&who| row(who)).collect();
    if view.novices > 0 {
        let mut novices = row(MemberId::Novice1);
        novices[0] = format!("{} ×{}", novices[0], view.novices);
        rows.push(novices);
    }
    rows
}

fn bazaar(view: &View, words: &dyn Words) -> Vec<Vec<String>> {
    let row = |&card: &crate::components::Gear| {
        let (name, text) = words_of(&gear(card), words);
        let kind = words.name(&format!("equipment_type-{}", card.card().kind));
        vec![name, price(card.card().cost, words), kind, text]
    };
    view.bazaar.iter().flatten().map(row).collect()
}

fn lodge(view: &View, words: &dyn Words) -> Vec<Vec<String>> {
    let row = |&token: &crate::components::Trap| {
        let (name, text) = words_of(&trap(token), words);
        vec![name, price(token.token().price, words), kind(token, words), text]
    };
    view.lodge.iter().flatten().map(row).collect()
}

/// Trap or trick.
pub(super) fn kind(token: crate::components::Trap, words: &dyn Words) -> String {
    words.name(if token.is_trick() { "kind-trick" } else { "kind-trap" })
}

/// Which spaces of a building are free, and the last Persuasion die there, which a discount must beat.
fn room(view: &View, building: Building, words: &dyn Words) -> String {
    let free: Vec<u8> = free_spaces(view, building).map(|space| space as u8 + 1).collect();
    if view.citadel.panic.contains(building) {
        return words.name("board-panic");
    }
    if building == Building::PawnShop {
        return words.name("board-open");
    }
    if free.is_empty() {
        return words.name("board-full");
    }
    if matches!(building, Building::Mine | Building::Alchemist) {
        return format!("{} {}", words.name("board-spaces"), numbers(free.into_iter()));
    }
    let text = words.say(&Phrase::new("board-free").with("free", free.len() as u32));
    match view.citadel.last[building as usize] {
        0 => text,
        last => format!("{text} ({})", words.say(&Phrase::new("board-last").with("face", last))),
    }
}

fn free_spaces(view: &View, building: Building) -> impl Iterator<Item = usize> + '_ {
    citadel::spaces(view.players.len() as u8, building)
        .filter(move |&space| view.citadel.taken[building as usize] & (1 << space) == 0)
}
