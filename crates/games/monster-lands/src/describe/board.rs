//! The whole position as text for a terminal: the round, the Citadel, the Outskirts, the clans.

mod clans;
mod goals;
mod outskirts;

use table::sheet::{Sheet, numbers};
use table::{Phrase, Words};

use super::names::{die_letters, gear, loot, member, named, trap};
use crate::View;
use crate::components::{Building, MemberId};
use crate::rules::citadel;

pub(super) fn board(view: &View, words: &dyn Words) -> String {
    let mut sheet = Sheet::new(words.columns());
    let head = Phrase::new("board-round")
        .with("round", view.round)
        .with("rounds", view.rounds)
        .with("first", view.first)
        .with("extra", view.round_dice);
    sheet.line(&words.say(&head));
    goals::write(view, words, &mut sheet);
    sheet.line(&words.name("board-key"));
    sheet.line("");
    write_citadel(view, words, &mut sheet);
    sheet.line("");
    outskirts::write(view, words, &mut sheet);
    sheet.line("");
    clans::write(view, words, &mut sheet);
    sheet.text()
}

/// The buildings with their free spaces and what they are for, then what is on offer.
fn write_citadel(view: &View, words: &dyn Words, sheet: &mut Sheet) {
    let buildings: Vec<Vec<String>> = Building::ALL
        .iter()
        .map(|&building| {
            let id = format!("building-{building}");
            vec![words.name(&id), room(view, building, words), words.name(&format!("{id}-text"))]
        })
        .collect();
    sheet.table(&buildings);
    sheet.line("");
    let price = |gold: u8| words.say(&Phrase::new("board-price").with("gold", gold));
    let of = |arg: table::Arg| match arg {
        table::Arg::Name(id) => (words.name(&id), words.name(&format!("{id}-text"))),
        _ => Default::default(),
    };
    let mut rows: Vec<Vec<String>> = view
        .tavern
        .iter()
        .flatten()
        .map(|&who| {
            let (name, text) = of(member(who));
            vec![name, price(who.card().cost), person(who, words), text]
        })
        .collect();
    if view.novices > 0 {
        let (name, text) = of(member(MemberId::Novice1));
        let name = format!("{name} ×{}", view.novices);
        rows.push(vec![name, price(MemberId::Novice1.card().cost), person(MemberId::Novice1, words), text]);
    }
    for &card in view.bazaar.iter().flatten() {
        let (name, text) = of(gear(card));
        let kind = words.name(&format!("equipment_type-{}", card.card().kind));
        rows.push(vec![name, price(card.card().cost), kind, text]);
    }
    for &token in view.lodge.iter().flatten() {
        let (name, text) = of(trap(token));
        let kind = words.name(if token.is_trick() { "kind-trick" } else { "kind-trap" });
        rows.push(vec![name, price(token.token().price), kind, text]);
    }
    for token in view.loot {
        let (name, text) = of(loot(token));
        rows.push(vec![name, String::new(), words.name("kind-loot"), text]);
    }
    sheet.table(&rows);
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

/// Affinity, reputation and dice of a member.
fn person(who: MemberId, words: &dyn Words) -> String {
    let card = who.card();
    let affinity = card.affinity.map_or_else(String::new, |affinity| match named("affinity", affinity) {
        table::Arg::Name(id) => format!("{} · ", words.name(&id)),
        _ => String::new(),
    });
    let dice = die_letters(card.dice, words);
    let reputation = words.say(&Phrase::new("board-reputation").with("number", card.reputation));
    format!("{affinity}{reputation} · {dice}")
}
