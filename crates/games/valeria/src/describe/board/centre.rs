//! The centre (VA-4.2): monsters, citizens and domains with what they cost who looks at them.

use table::sheet::{Columns, Sheet};
use table::{Phrase, Words};

use super::effects::short;
use crate::components::{DomainId, Effect, Resource, Role, Slot};
use crate::describe::names;
use crate::view::reckoning::{Cost, lack, me, required, to_build, to_recruit, to_slay};
use crate::view::{CitizenStackView, DomainStackView, MonsterStackView, View};

pub(super) fn write(view: &View, words: &dyn Words, sheet: &mut Sheet) {
    sheet.table(&monsters(view, words));
    sheet.line("");
    sheet.table(&citizens(view, words));
    sheet.line("");
    domains(view, words, sheet);
}

/// Whether one plays alone (VA-19).
fn is_alone(view: &View) -> bool {
    view.dark_lord.is_some()
}

fn heads(ids: &[&str], words: &dyn Words) -> Vec<String> {
    ids.iter().map(|id| words.name(id)).collect()
}

/// The monster stacks from left to right: the top card, what lies below it, its reward.
fn monsters(view: &View, words: &dyn Words) -> Vec<Vec<String>> {
    let ids = [
        "board-monsters",
        "board-top",
        "board-strength",
        "board-magic",
        "board-vp",
        "board-below",
        "board-lack",
        "board-reward",
    ];
    let rows = (1..).zip(&view.monsters).map(|(column, stack)| monster(view, column, stack, words));
    std::iter::once(heads(&ids, words)).chain(rows).collect()
}

fn monster(view: &View, column: u8, stack: &MonsterStackView, words: &dyn Words) -> Vec<String> {
    let place = format!("{column} {}", words.name(&format!("area-{}", stack.area)));
    let [top, below @ ..] = stack.cards.as_slice() else {
        return vec![place, words.name("board-exhausted-stack")];
    };
    let card = top.card();
    let below: Vec<String> = below.iter().map(|monster| monster.card().strength.to_string()).collect();
    vec![
        place,
        words.name(&format!("monster-{top}")),
        card.strength.to_string(),
        card.magic.to_string(),
        card.vp.to_string(),
        below.join(" "),
        lacking(view, to_slay(*top), words),
        format!(
            "{}: {}",
            words.name(&format!("monster_type-{}", card.kind)),
            short(card.reward, is_alone(view), words)
        ),
    ]
}

/// The citizen stacks by the numbers that activate them.
fn citizens(view: &View, words: &dyn Words) -> Vec<Vec<String>> {
    let powers = if is_alone(view) { "board-powers-alone" } else { "board-powers" };
    let ids = ["board-citizens", "board-top", "board-role", "board-gold", "board-left", "board-lack", powers];
    let rows = view.citizens.iter().map(|stack| citizen(view, stack, words));
    std::iter::once(heads(&ids, words)).chain(rows).collect()
}

fn citizen(view: &View, stack: &CitizenStackView, words: &dyn Words) -> Vec<String> {
    let Some(top) = stack.top else {
        return vec![numbers(stack.slot), words.name("board-exhausted-stack")];
    };
    let (card, cost, alone) = (top.card(), to_recruit(me(view), top), is_alone(view));
    let price = match cost.tokens.saturating_sub(card.cost) {
        0 => cost.tokens.to_string(),
        plus => format!("{} ({}+{plus})", cost.tokens, card.cost),
    };
    vec![
        numbers(stack.slot),
        words.name(&format!("citizen-{top}")),
        words.name(&format!("role-{}", card.role)),
        price,
        stack.cards.to_string(),
        lacking(view, cost, words),
        format!("{} | {}", short(card.on, alone, words), short(card.off, alone, words)),
    ]
}

/// VA-8.2: the numbers that activate a citizen.
pub(super) fn numbers(slot: Slot) -> String {
    slot.numbers().iter().map(ToString::to_string).collect::<Vec<_>>().join("–")
}

/// The domain stacks from left to right; below each what it does.
fn domains(view: &View, words: &dyn Words, sheet: &mut Sheet) {
    let ids = ["board-domains", "board-gold", "board-vp", "board-left", "board-lack", "board-needs"];
    let mut rows = vec![heads(&ids, words)];
    rows.extend((1..).zip(&view.domains).map(|(column, stack)| domain(view, column, stack, words)));
    let columns = Columns::of(0, &rows);
    let power = Columns::of(4, &[]);
    sheet.row(&columns, &rows[0]);
    for (row, stack) in rows[1..].iter().zip(&view.domains) {
        sheet.row(&columns, row);
        if let Some(top) = stack.top {
            sheet.row(&power, &[does(top, is_alone(view), words)]);
        }
    }
}

/// What a domain does; alone, VA-19.9 and VA-19.10 say where it takes from.
fn does(domain: DomainId, alone: bool, words: &dyn Words) -> String {
    let text = words.name(&format!("domain-{domain}-text"));
    match domain.card().effect {
        Effect::Steal { .. } if alone => format!("{text} {}", words.name("board-from-bank")),
        Effect::TakeRandomMonster if alone => format!("{text} {}", words.name("board-from-centre")),
        _ => text,
    }
}

fn domain(view: &View, column: u8, stack: &DomainStackView, words: &dyn Words) -> Vec<String> {
    let Some(top) = stack.top else {
        return vec![format!("{column} {}", words.name("board-exhausted-stack"))];
    };
    let (card, cost) = (top.card(), to_build(me(view), top));
    let price = match card.cost.saturating_sub(cost.tokens) {
        0 => cost.tokens.to_string(),
        less => format!("{} ({}−{less})", cost.tokens, card.cost),
    };
    vec![
        format!("{column} {}", words.name(&format!("domain-{top}"))),
        price,
        card.vp.to_string(),
        stack.cards.to_string(),
        lacking(view, cost, words),
        needs(view, top, words),
    ]
}

/// VA-14.2: the roles that a domain asks for, those that who looks does not have marked.
fn needs(view: &View, domain: DomainId, words: &dyn Words) -> String {
    let role = |(role, is_missing): (Role, bool)| {
        let name = words.name(&format!("role-{role}"));
        if is_missing { format!("{name} ✗") } else { name }
    };
    required(me(view), domain).into_iter().map(role).collect::<Vec<_>>().join(", ")
}

/// What who looks lacks to pay; a tick if nothing.
fn lacking(view: &View, cost: Cost, words: &dyn Words) -> String {
    let lack = lack(me(view), cost);
    let amount = |resource: Resource, amount: u16| {
        let phrase = Phrase::new("board-lack-tokens").with("resource", names::resource(resource));
        (amount > 0).then(|| words.say(&phrase.with("amount", u32::from(amount))))
    };
    let parts: Vec<String> = [amount(cost.resource, lack.tokens), amount(Resource::Magic, lack.magic)]
        .into_iter()
        .flatten()
        .collect();
    if parts.is_empty() { "✓".to_owned() } else { parts.join(", ") }
}
