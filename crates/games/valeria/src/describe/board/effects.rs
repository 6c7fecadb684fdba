//! What citizens and monsters give, in a few words.

use table::{Arg, Phrase, Words};

use crate::components::{Bundle, Count, Effect, Filter};
use crate::describe::names::{self, with_tokens};

/// An effect of a citizen or of a monster's reward. Alone, what is taken comes from the bank (VA-19.9).
pub(super) fn short(effect: Effect, alone: bool, words: &dyn Words) -> String {
    let several = |effects: &[Effect], between: &str| {
        effects.iter().map(|&effect| short(effect, alone, words)).collect::<Vec<_>>().join(between)
    };
    match effect {
        Effect::Gain(bundle) => amounts(bundle, words),
        Effect::GainPer { per, bundle } => {
            format!("{} {}", amounts(bundle, words), words.name(&format!("per-{}", counted(per))))
        }
        Effect::All { effects } => several(effects, " + "),
        Effect::ChooseOne { options } => several(options, &format!(" {} ", words.name("board-or"))),
        Effect::PayToGain { pay, gain } => format!("{} → {}", amounts(pay, words), amounts(gain, words)),
        Effect::Steal { amount, .. } => {
            let id = if alone { "board-steal-bank" } else { "board-steal" };
            words.say(&Phrase::new(id).with("amount", amount))
        }
        Effect::TakeCitizen(filter) => citizen(filter, words),
        // Only domains have other effects, and those are told in full.
        _ => String::new(),
    }
}

fn amounts(bundle: Bundle, words: &dyn Words) -> String {
    words.say(&with_tokens(Phrase::new("board-amounts"), bundle))
}

/// The word of a thing counted: `soldier`, `hills`, `domains`.
fn counted(per: Count) -> String {
    let text = per.to_string();
    text.rsplit(':').next().unwrap_or_default().to_owned()
}

/// VA-1.8: a citizen for nothing.
fn citizen(filter: Filter, words: &dyn Words) -> String {
    let name = filter.name.map_or_else(|| Arg::Name("board-citizen-any".to_owned()), names::citizen);
    let most = filter.max_cost.unwrap_or(0);
    words.say(&Phrase::new("board-citizen-free").with("citizen", name).with("most", most))
}
