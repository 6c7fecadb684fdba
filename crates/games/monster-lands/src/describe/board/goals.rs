//! A game alone: its scenario, and what each rank asks for.

use table::sheet::{Sheet, numbers};
use table::{Phrase, Words};

use crate::View;
use crate::components::{Goal, Rank, scenario};

/// Name, level and special rules of the scenario, then the ranks; nothing with rivals.
pub(super) fn write(view: &View, words: &dyn Words, sheet: &mut Sheet) {
    if view.scenario == 0 {
        return;
    }
    let id = format!("scenario-scenario_{:02}", view.scenario);
    let level = words.name(&format!("difficulty-{}", view.difficulty));
    sheet.line(&format!("{} ({level}). {}", words.name(&id), words.name(&format!("{id}-text"))));
    let goals = scenario(view.scenario).goals.iter().zip(&Rank::ALL[1..]);
    let ranks: Vec<String> = goals
        .map(|(goal, rank)| format!("{}: {}", words.name(&format!("rank-{rank}")), conditions(goal, words)))
        .collect();
    sheet.line(&ranks.join(" · "));
    if scenario(view.scenario).goals.iter().any(|goal| goal.missions > 0) {
        sheet.line(&words.say(&Phrase::new("board-missions").with("number", view.missions_done)));
    }
}

/// ML-20: what a rank asks for, all of it.
fn conditions(goal: &Goal, words: &dyn Words) -> String {
    let Goal { points, gold, missions, armed, mercenaries } = *goal;
    let number = |id: &'static str, n: u8| words.say(&Phrase::new(id).with("number", n));
    let mut all = Vec::new();
    if armed {
        all.push(words.name("goal-armed"));
    }
    if mercenaries[0] > 0 {
        all.push(format!("{} {}", words.name("goal-mercenaries"), numbers(mercenaries.into_iter())));
    }
    for (id, least) in [("goal-missions", missions), ("goal-points", points), ("goal-gold", gold)] {
        if least > 0 {
            all.push(number(id, least));
        }
    }
    all.join(", ")
}
