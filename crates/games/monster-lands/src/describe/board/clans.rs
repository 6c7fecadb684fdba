//! What lies before each player.

use table::sheet::Sheet;
use table::{Arg, Phrase, Words};

use super::citadel::{kind, words_of};
use super::{Scene, person};
use crate::View;
use crate::components::Traps;
use crate::describe::names::{dice_text, list, loot, member, named, trap};
use crate::view::{ClanView, MemberView};

pub(super) fn write(view: &View, scene: Scene, words: &dyn Words, sheet: &mut Sheet) {
    let only_own = matches!(scene, Scene::Inside(_) | Scene::Loading(_));
    for clan in view.players.iter().filter(|clan| !only_own || view.viewer == Some(clan.seat)) {
        head(clan, words, sheet);
        let own = view.viewer == Some(clan.seat);
        let rows: Vec<Vec<String>> = clan.members.iter().map(|card| row(clan, card, own, words)).collect();
        sheet.table(&rows);
        if own {
            sheet.table(&explained(clan, words));
        } else {
            named_things(clan, words, sheet);
        }
    }
}

/// What a clan has, in numbers.
fn head(clan: &ClanView, words: &dyn Words, sheet: &mut Sheet) {
    let [defence, potions, venoms] = clan.tokens;
    let line = Phrase::new("board-clan")
        .with("seat", clan.seat)
        .with("glory", clan.glory)
        .with("surplus", clan.glory.saturating_sub(clan.reputation))
        .with("reputation", clan.reputation)
        .with("gold", u32::from(clan.gold))
        .with("salaries", u32::from(clan.salaries))
        .with("points", clan.score.total());
    sheet.line(&words.say(&line));
    let store = Phrase::new("board-store")
        .with("traps", clan.trap_count as u32)
        .with("defence", defence)
        .with("potions", potions)
        .with("venoms", venoms);
    let dice = dice_text(clan.dice, &clan.persuasion, words);
    indented(&format!("{} {dice} · {}", words.name("board-dice"), words.say(&store)), sheet);
}

/// Traps, loot, trophies and territories of the viewer, each with what it does.
fn explained(clan: &ClanView, words: &dyn Words) -> Vec<Vec<String>> {
    let line = |thing: &Arg, kind: String| {
        let (name, text) = words_of(thing, words);
        vec![format!("  {name}"), kind, text]
    };
    let mut rows = Vec::new();
    for token in clan.traps.iter().flat_map(Traps::each) {
        rows.push(line(&trap(token), kind(token, words)));
    }
    for token in clan.loot {
        rows.push(line(&loot(token), words.name("kind-loot")));
    }
    for monster in clan.trophies {
        let points = Phrase::new("board-trophy").with("points", monster.card().trophies);
        let name = words.name(&format!("monster-{monster}"));
        rows.push(vec![format!("  {name}"), words.say(&points)]);
    }
    for land in &clan.territories {
        let affinity = words.name(&format!("affinity-{}", land.territory.card().affinity));
        rows.push(line(&named("territory", land.territory), affinity));
    }
    rows
}

/// The same of somebody else, by name; traps are hidden.
fn named_things(clan: &ClanView, words: &dyn Words, sheet: &mut Sheet) {
    let things: Vec<_> = clan
        .loot
        .iter()
        .map(loot)
        .chain(clan.trophies.iter().map(|monster| named("monster", monster)))
        .chain(clan.territories.iter().map(|land| named("territory", land.territory)))
        .collect();
    if !things.is_empty() {
        indented(&words.say(&Phrase::new("board-things").with("items", list(things))), sheet);
    }
}

fn indented(text: &str, sheet: &mut Sheet) {
    sheet.table(&[vec![String::new(), text.to_owned()]]);
}

/// A member: name, what it is and gives, how it is, and for its owner what it can do.
fn row(clan: &ClanView, card: &MemberView, own: bool, words: &dyn Words) -> Vec<String> {
    let Arg::Name(id) = member(card.member) else { return Vec::new() };
    let settled = clan.territories.iter().any(|land| land.settler == Some(card.member));
    let marks = [
        (clan.leader == Some(card.member), "mark-leader"),
        (card.wounded, "mark-wounded"),
        (card.assigned, "mark-assigned"),
        (settled, "mark-settled"),
        (card.used, "mark-used"),
    ];
    let mut marks: Vec<String> =
        marks.into_iter().filter(|&(is, _)| is).map(|(_, id)| words.name(id)).collect();
    marks.extend(card.gear.iter().map(|(gear, ..)| words.name(&format!("equipment-{}", gear.kind()))));
    let mut about = marks.join(", ");
    if own {
        let mut text = words.name(&format!("{id}-text"));
        for (gear, ..) in &card.gear {
            text.push(' ');
            text.push_str(&words.name(&format!("equipment-{}-text", gear.kind())));
        }
        about = if about.is_empty() { text } else { format!("[{about}] {text}") };
    }
    vec![format!("  {}", words.name(&id)), person(card.member, words), about]
}
