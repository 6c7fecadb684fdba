//! What each action means.

use table::{Arg, Phrase};

use super::names::{dice, die, gear, goods_item, loot, member, named, path, saving_list, trap};
use super::prompt;
use crate::components::{Building, DEFENCE_PRICE, Effect, TROPHY_GOLD, scenario};
use crate::rules::{citadel, round};
use crate::values::Savings;
use crate::{Action, View};

/// The sentence for an action, for somebody who is about to choose it.
#[allow(clippy::too_many_lines, reason = "one arm an action")]
pub(super) fn phrase(action: Action, view: &View) -> Phrase {
    let number = |id: &'static str, n: table::Number| Phrase::new(id).with("number", n.0);
    match action {
        Action::Affinity { affinity } => {
            let [leader, starter] = round::starting(affinity);
            Phrase::new("action-affinity")
                .with("affinity", named("affinity", affinity))
                .with("leader", member(leader))
                .with("leadertext", named("starting_member", format!("{leader}-text")))
                .with("starter", member(starter))
                .with("startertext", named("starting_member", format!("{starter}-text")))
        }
        Action::GiftDie { colour } => Phrase::new("action-gift-die").with("die", named("die", colour)),
        Action::Gift { item } => Phrase::new("action-gift").with("item", goods_item(item)),
        Action::Swap { die: given, colour, .. } => {
            Phrase::new("action-swap").with("die", die(given)).with("colour", named("die", colour))
        }
        Action::BuyDie { member: who } => Phrase::new("action-talent").with("member", member(who)),
        Action::Talent { member: who, item } => {
            Phrase::new("action-talent-item").with("member", member(who)).with("item", goods_item(item))
        }
        Action::Convert { loot: token, die: given } => {
            Phrase::new("action-convert").with("loot", loot(token)).with("die", die(given))
        }
        Action::Use { loot: token } => {
            let text = Arg::Name(format!("loot-{token}-text"));
            Phrase::new("action-use").with("loot", loot(token)).with("text", text)
        }
        Action::Sell { monster } => Phrase::new("action-sell")
            .with("thing", named("monster", monster))
            .with("gold", TROPHY_GOLD * monster.card().trophies),
        Action::SellLoot { loot: token } => {
            let gold = match token.token().effect {
                Effect::Trophy { sale_gold, .. } => sale_gold,
                _ => 0,
            };
            Phrase::new("action-sell").with("thing", loot(token)).with("gold", gold)
        }
        Action::Heal { member: who } => Phrase::new("action-heal").with("member", member(who)),
        Action::Equip { gear: card, member: who } => {
            Phrase::new("action-equip").with("gear", gear(card)).with("member", member(who))
        }
        Action::Drop { gear: card } => Phrase::new("action-drop").with("gear", gear(card)),
        Action::Settle { territory, member: who } => Phrase::new("action-settle")
            .with("territory", named("territory", territory))
            .with("member", member(who)),
        Action::Visit { building, die: placed } => {
            let bought = [Building::Hunter, Building::Tavern, Building::Armoury, Building::Bazaar];
            let off = citadel::discount_after(view.citadel.last[building as usize], placed);
            let off = if bought.contains(&building) { off } else { 0 };
            Phrase::new("action-visit")
                .with("building", named("building", building))
                .with("die", die(placed))
                .with("discount", off)
        }
        Action::Assign { path: to, member: who } => {
            Phrase::new("action-assign").with("path", path(to)).with("member", member(who))
        }
        Action::Work { territory, s, m, p } => dice("action-work", s.0, m.0, p.each())
            .with("territory", named("territory", territory))
            .with("text", named("territory", format!("{territory}-text"))),
        Action::Pass => Phrase::new("action-pass"),
        Action::BuyTraps { slots: chosen, savings } => {
            let traps = chosen.each().filter_map(|slot| view.lodge[slot]);
            let sum = traps.clone().map(|token| token.token().price).sum();
            Phrase::new("action-buy-traps")
                .with("traps", Arg::List(traps.map(trap).collect()))
                .with("gold", price(view, sum, Building::Hunter, savings))
                .with("used", u8::from(savings != Savings::default()))
                .with("savings", saving_list(savings))
        }
        Action::Brew { space, potions } => {
            let gives =
                Building::Alchemist.spaces().get(usize::from(space.0) - 1).map_or(0, |space| space.gives);
            let tokens = gives.min(view.tokens[1] + view.tokens[2]);
            Phrase::new("action-brew")
                .with("space", space.0)
                .with("potions", potions.0)
                .with("venoms", tokens.saturating_sub(potions.0))
        }
        Action::Beer => Phrase::new("action-beer").with("gold", scenario(view.scenario).beer),
        Action::Hire { member: who, savings } => {
            let free = view.question.as_ref().is_some_and(|question| question.kind == "free_hire");
            let cost = if free { 0 } else { price(view, who.card().cost, Building::Tavern, savings) };
            Phrase::new("action-hire")
                .with("member", member(who))
                .with("gold", cost)
                .with("reputation", who.card().reputation)
                .with("used", u8::from(savings != Savings::default()))
                .with("savings", saving_list(savings))
        }
        Action::BuyDefence { tokens } => number("action-buy-defence", tokens)
            .with("gold", price(view, DEFENCE_PRICE * tokens.0, Building::Armoury, Savings::default())),
        Action::Pawn { die: given } => Phrase::new("action-pawn").with("die", die(given)),
        Action::BuyGear { gear: card, member: who } => {
            let free = view.question.as_ref().is_some_and(|question| question.kind == "free_gear");
            let cost =
                if free { 0 } else { price(view, card.card().cost, Building::Bazaar, Savings::default()) };
            Phrase::new("action-buy-gear")
                .with("gear", gear(card))
                .with("member", member(who))
                .with("gold", cost)
        }
        Action::Mine { space } => {
            let rule = Building::Mine.spaces().get(usize::from(space.0) - 1);
            number("action-mine", space)
                .with("dice", rule.map_or(0, |rule| rule.dice))
                .with("gold", rule.map_or(0, |rule| rule.gives))
        }
        Action::Dice { s, m, p } => dice("action-dice", s.0, m.0, p.each()),
        Action::Lay { trap: token } => Phrase::new("action-lay").with("trap", trap(token)),
        Action::LayDefence => Phrase::new("action-lay-defence"),
        Action::Carry { potions, venoms } => {
            Phrase::new("action-carry").with("potions", potions.0).with("venoms", venoms.0)
        }
        Action::DiscardTrap { trap: token } => Phrase::new("action-discard-trap").with("trap", trap(token)),
        Action::Pay => Phrase::new("action-pay"),
        Action::PayTrap { trap: token } => Phrase::new("action-pay-trap").with("trap", trap(token)),
        Action::Roll { colour } => Phrase::new("action-roll").with("die", named("die", colour)),
        Action::RollAll => Phrase::new("action-roll-all"),
        Action::Reroll { colour, face } => number("action-reroll", face).with("die", named("die", colour)),
        Action::Venom => Phrase::new("action-venom"),
        Action::Stop => Phrase::new(stop(view)),
        Action::Kill => Phrase::new("action-kill"),
        Action::Capture => Phrase::new("action-capture"),
        Action::Reveal => Phrase::new("action-reveal"),
        Action::Hide => Phrase::new("action-hide"),
        Action::Target { path: to } => Phrase::new("action-target").with("path", path(to)),
        Action::Cancel => Phrase::new("action-cancel"),
        Action::Allow => Phrase::new("action-allow"),
        Action::Steal { s, m } => dice("action-steal", s.0, m.0, std::iter::empty()),
        Action::Redirect { path: to, dice: count } => number("action-redirect", count).with("path", path(to)),
        Action::Sacrifice { dice: count } => number("action-sacrifice", count),
        Action::Block { tokens } => number("action-block", tokens),
        Action::Drink { potions } => number("action-drink", potions),
        Action::TakeLoot { loot: token } => {
            let text = Arg::Name(format!("loot-{token}-text"));
            Phrase::new("action-take-loot").with("loot", loot(token)).with("text", text)
        }
        Action::Leader { member: who } => Phrase::new("action-leader").with("member", member(who)),
        Action::Desert { member: who } => Phrase::new("action-desert").with("member", member(who)),
        Action::Done => Phrase::new(match view.question.as_ref().map(|question| question.kind) {
            Some("contract") => "action-decline",
            Some("tavern_after_beer") => "action-hire-nobody",
            _ => "action-done",
        }),
    }
}

/// ML-7.19: what a purchase costs; the number of the question is the discount of the die.
fn price(view: &View, sum: u8, building: Building, savings: Savings) -> u8 {
    let discount = view.question.as_ref().map_or(0, |question| question.number);
    citadel::price(sum, discount, savings.each().filter_map(|saving| citadel::saved(building, saving)).sum())
}

/// What stopping a roll brings.
fn stop(view: &View) -> &'static str {
    match view.roll.as_ref().map(|roll| roll.reached) {
        Some((true, true)) => "action-stop-both",
        Some((true, false)) => "action-stop-kill",
        Some((false, true)) => "action-stop-capture",
        Some((false, false)) | None if prompt::enough(view) => "action-stop-enough",
        Some((false, false)) | None => "action-stop",
    }
}
