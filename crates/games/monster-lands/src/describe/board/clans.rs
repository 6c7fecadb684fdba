//! What lies before each player.

use table::sheet::Sheet;
use table::{Phrase, Words};

use super::person;
use crate::View;
use crate::describe::names::{dice_text, list, loot, member, named, trap};
use crate::view::{ClanView, MemberView};

pub(super) fn write(view: &View, words: &dyn Words, sheet: &mut Sheet) {
    for clan in &view.players {
        let [defence, potions, venoms] = clan.tokens;
        let head = Phrase::new("board-clan")
            .with("seat", clan.seat)
            .with("glory", clan.glory)
            .with("reputation", clan.reputation)
            .with("gold", u32::from(clan.gold))
            .with("points", clan.score.total());
        sheet.line(&words.say(&head));
        let store = Phrase::new("board-store")
            .with("traps", clan.trap_count as u32)
            .with("defence", defence)
            .with("potions", potions)
            .with("venoms", venoms);
        let dice = dice_text(clan.dice, &clan.persuasion, words);
        indented(&format!("{} {dice} · {}", words.name("board-dice"), words.say(&store)), sheet);
        if let Some(traps) = clan.traps.filter(|traps| !traps.is_empty()) {
            let own = traps.each().map(trap).collect();
            indented(&words.say(&Phrase::new("board-traps").with("items", list(own))), sheet);
        }
        let own = view.viewer == Some(clan.seat);
        let rows: Vec<Vec<String>> = clan.members.iter().map(|card| row(clan, card, own, words)).collect();
        sheet.table(&rows);
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
}

fn indented(text: &str, sheet: &mut Sheet) {
    sheet.table(&[vec![String::new(), text.to_owned()]]);
}

/// A member: name, what it is and gives, how it is, and for its owner what it can do.
fn row(clan: &ClanView, card: &MemberView, own: bool, words: &dyn Words) -> Vec<String> {
    let table::Arg::Name(id) = member(card.member) else { return Vec::new() };
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
        let text = words.name(&format!("{id}-text"));
        about = if about.is_empty() { text } else { format!("[{about}] {text}") };
    }
    vec![format!("  {}", words.name(&id)), person(card.member, words), about]
}
