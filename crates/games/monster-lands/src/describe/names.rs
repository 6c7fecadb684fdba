//! Names of things as messages.

use std::fmt::Display;

use table::{Arg, Phrase, Words};

use crate::components::{DiceCount, Die, Gear, Goods, Item, Loot, MemberId, Trap};
use crate::values::{Area, Faces, PathId, Savings};

/// An entry of a table of the data file.
pub(super) fn named(table: &str, id: impl Display) -> Arg {
    Arg::Name(format!("{table}-{id}"))
}

pub(super) fn member(member: MemberId) -> Arg {
    if member.is_novice() {
        Arg::Name("novice-novice".to_owned())
    } else if member.is_starting() {
        named("starting_member", member)
    } else {
        named("hireling", member)
    }
}

pub(super) fn gear(gear: Gear) -> Arg {
    named("equipment", gear.kind())
}

pub(super) fn trap(trap: Trap) -> Arg {
    named(if trap.is_trick() { "trick" } else { "trap" }, trap)
}

pub(super) fn loot(loot: Loot) -> Arg {
    named("loot", loot)
}

/// `dice.1` is the message `path-dice-1`.
pub(super) fn path(path: PathId) -> Arg {
    Arg::Name(format!("path-{}", path.word().replace('.', "-")))
}

pub(super) fn area(area: Area) -> Arg {
    named("area", area)
}

pub(super) fn die(die: Die) -> Arg {
    match die.face() {
        Some(face) => Arg::Name(format!("pool-die-P{face}")),
        None => named("die", die),
    }
}

pub(super) fn goods_item(item: Item) -> Arg {
    named("item", item)
}

/// A list, or the word for nothing.
pub(super) fn list(items: Vec<Arg>) -> Arg {
    if items.is_empty() { Arg::Name("nothing".to_owned()) } else { Arg::List(items) }
}

/// A sentence with dice in it; `kinds` says of which colours there are any: 1 Strength, 2 Magic, 4 Persuasion, added up.
pub(super) fn dice(id: &'static str, s: u8, m: u8, p: impl Iterator<Item = u8>) -> Phrase {
    let faces: Vec<Arg> = p.map(|face| Arg::Number(face.into())).collect();
    let kinds = u8::from(s > 0) + 2 * u8::from(m > 0) + 4 * u8::from(!faces.is_empty());
    Phrase::new(id).with("kinds", kinds).with("s", s).with("m", m).with("p", list(faces))
}

/// Dice as letters: `S S M P`.
pub(super) fn die_letters(dice: DiceCount, words: &dyn Words) -> String {
    let DiceCount { s, m, p } = dice;
    let each = [("S", s), ("M", m), ("P", p)];
    let letters = each.iter().flat_map(|&(die, count)| std::iter::repeat_n(die, count.into()));
    let letters: Vec<String> = letters.map(|die| words.name(&format!("short-{die}"))).collect();
    if letters.is_empty() { "–".to_owned() } else { letters.join(" ") }
}

/// A pool as letters, Persuasion dice with what they show: `S S M P3`.
pub(super) fn dice_text(dice: [u8; 2], persuasion: &Faces, words: &dyn Words) -> String {
    let rolled = persuasion.each().map(|face| format!("{}{face}", words.name("short-P")));
    let plain = die_letters(DiceCount { s: dice[0], m: dice[1], p: 0 }, words);
    let plain = if dice == [0, 0] && !persuasion.is_empty() { None } else { Some(plain) };
    plain.into_iter().chain(rolled).collect::<Vec<_>>().join(" ")
}

pub(super) fn saving_list(savings: Savings) -> Arg {
    let name = |saving: crate::values::Saving| match (saving.member(), saving.gear()) {
        (Some(who), _) => member(who),
        (None, Some(card)) => gear(card),
        (None, None) => Arg::Name("nothing".to_owned()),
    };
    list(savings.each().map(name).collect())
}

/// Goods as five numbers of one message each.
pub(super) fn goods(goods: Goods) -> Vec<(&'static str, u8)> {
    let Goods { gold, glory, potion, venom, defence } = goods;
    vec![("gold", gold), ("glory", glory), ("potion", potion), ("venom", venom), ("defence", defence)]
}

/// The message for a kind of question.
pub(super) fn prompt(kind: &str) -> &'static str {
    const PROMPTS: [(&str, &str); 32] = [
        ("affinity", "prompt-affinity"),
        ("gift_die", "prompt-gift-die"),
        ("gift_item", "prompt-gift-item"),
        ("hunter", "prompt-hunter"),
        ("excess", "prompt-excess"),
        ("alchemist", "prompt-alchemist"),
        ("tavern", "prompt-tavern"),
        ("tavern_after_beer", "prompt-tavern-after-beer"),
        ("free_hire", "prompt-free-hire"),
        ("armoury", "prompt-armoury"),
        ("pawn", "prompt-pawn"),
        ("bazaar", "prompt-bazaar"),
        ("free_gear", "prompt-free-gear"),
        ("mine", "prompt-mine"),
        ("load_dice", "prompt-load-dice"),
        ("load_tokens", "prompt-load-tokens"),
        ("load_carry", "prompt-load-carry"),
        ("loot", "prompt-loot"),
        ("pay_trap", "prompt-pay-trap"),
        ("reveal", "prompt-reveal"),
        ("target", "prompt-target"),
        ("cancel", "prompt-cancel"),
        ("steal", "prompt-steal"),
        ("redirect", "prompt-redirect"),
        ("sacrifice", "prompt-sacrifice"),
        ("block", "prompt-block"),
        ("drink", "prompt-drink"),
        ("kill_or_capture", "prompt-kill-or-capture"),
        ("deed", "prompt-deed"),
        ("heal", "prompt-heal"),
        ("leader", "prompt-leader"),
        ("desert", "prompt-desert"),
    ];
    PROMPTS.iter().find(|(known, _)| *known == kind).map_or("prompt-inherit", |(_, id)| id)
}
