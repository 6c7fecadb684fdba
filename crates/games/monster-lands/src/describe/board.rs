//! The position as text for a terminal: the round, the Citadel, the Outskirts, the clans. In the middle of a choice only
//! what it is about, for the whole is longer than most screens.

mod citadel;
mod clans;
mod goals;
mod outskirts;

use table::sheet::Sheet;
use table::{Phrase, Words};

use super::names::{die_letters, named};
use crate::View;
use crate::components::{Building, MemberId};
use crate::values::{Area, PathId};

/// What of the position is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scene {
    /// Everything.
    Whole,
    /// A purchase: the building, what it offers, and the own clan.
    Inside(Building),
    /// A mercenary is sent out: the place, and the own clan.
    Loading(Area),
    /// Something happens outside: the place, and all clans.
    Outside(Area),
}

/// Onlookers, and whoever begins a turn, see everything, and so does everybody who did not ask to be brief.
fn scene(view: &View, words: &dyn Words) -> Scene {
    let asked = view.question.as_ref().filter(|question| view.viewer == Some(question.seat));
    let Some(question) = asked.filter(|_| words.is_brief()) else { return Scene::Whole };
    let area = question.path.map(PathId::area);
    match (question.kind, area) {
        ("hunter", _) => Scene::Inside(Building::Hunter),
        ("alchemist", _) => Scene::Inside(Building::Alchemist),
        ("tavern" | "tavern_after_beer" | "free_hire", _) => Scene::Inside(Building::Tavern),
        ("armoury", _) => Scene::Inside(Building::Armoury),
        ("pawn", _) => Scene::Inside(Building::PawnShop),
        ("bazaar" | "free_gear", _) => Scene::Inside(Building::Bazaar),
        ("mine", _) => Scene::Inside(Building::Mine),
        ("load_dice" | "load_tokens" | "load_carry", Some(area)) => Scene::Loading(area),
        (
            "contract" | "pay_trap" | "reveal" | "target" | "cancel" | "steal" | "redirect" | "sacrifice"
            | "block" | "drink" | "roll" | "kill_or_capture",
            Some(area),
        ) => Scene::Outside(area),
        _ => Scene::Whole,
    }
}

pub(super) fn board(view: &View, words: &dyn Words) -> String {
    let scene = scene(view, words);
    let mut sheet = Sheet::new(words.columns());
    let head = Phrase::new("board-round")
        .with("round", view.round)
        .with("rounds", view.rounds)
        .with("first", view.first)
        .with("extra", view.round_dice);
    sheet.line(&words.say(&head));
    if scene == Scene::Whole {
        goals::write(view, words, &mut sheet);
        sheet.line(&words.name("board-key"));
    }
    sheet.line("");
    if let Scene::Whole | Scene::Inside(_) = scene {
        citadel::write(view, scene, words, &mut sheet);
        sheet.line("");
    }
    if let Scene::Whole | Scene::Loading(_) | Scene::Outside(_) = scene {
        outskirts::write(view, scene, words, &mut sheet);
        sheet.line("");
    }
    clans::write(view, scene, words, &mut sheet);
    sheet.text()
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
