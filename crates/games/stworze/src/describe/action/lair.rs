//! Actions about the own lair (ST-18): picking one, revealing it, using an effect of its card.

use table::{Number, Phrase};

use super::super::names;
use super::{at, me};
use crate::components::{LAIR_MAX, Location, Threshold};
use crate::view::{QuestionView, View};

/// The names under which the effects of a lair card are filled in: the counter they need, and what they do.
const PARTS: [(&str, &str); 3] = [("first", "firsttext"), ("second", "secondtext"), ("third", "thirdtext")];

/// A lair with what its card does, and whether it is the creature's favourite location (ST-18.6, ST-18.7).
pub(super) fn pick(location: Location, view: &View) -> Phrase {
    let thresholds = location.lair();
    let id = if is_favourite(location, view) { "action-lair-favourite" } else { "action-lair" };
    let phrase = with_effects(at(id, location), location, thresholds);
    thresholds
        .iter()
        .zip(PARTS)
        .fold(phrase, |phrase, (threshold, (counter, _))| phrase.with(counter, threshold.min_counter))
}

/// ST-18.6, ST-18.7: what the own lair gives if it is revealed now.
pub(super) fn reveal(view: &View) -> Phrase {
    let me = me(view);
    let (Some(location), Some(counter)) = (me.lair, me.lair_counter) else {
        return Phrase::new("action-reveal-lair").with("n", 0); // somebody who may not know it looks on
    };
    let reached = location.lair().iter().take_while(|threshold| threshold.min_counter <= counter).count();
    let completes = counter == LAIR_MAX && is_favourite(location, view) && me.mission.is_some();
    let completes = completes && !me.completed_this_turn; // ST-18.7
    let id = if completes { "action-reveal-favourite" } else { "action-reveal-lair" };
    with_effects(at(id, location), location, &location.lair()[..reached])
}

/// ST-1.58, ST-18.6: an option of an event, or an effect of the own lair card.
pub(super) fn choose(option: Number, view: &View) -> Phrase {
    match (view.question, me(view).lair) {
        (QuestionView::LairChoice, Some(lair)) => {
            Phrase::new("action-lair-effect").with("text", names::lair_text(lair, option.0))
        }
        (_, _) if option.0 == 1 => Phrase::new("action-choose-influence"),
        _ => Phrase::new("action-choose-task"),
    }
}

fn is_favourite(location: Location, view: &View) -> bool {
    let mine = view.viewer.and_then(|seat| view.players[seat].creature);
    mine.is_some_and(|creature| creature.card().favourite == location)
}

/// What these effects of the card do, and how many they are.
fn with_effects(phrase: Phrase, location: Location, effects: &[Threshold]) -> Phrase {
    let phrase = phrase.with("n", effects.len() as u32);
    (1..).zip(effects).zip(PARTS).fold(phrase, |phrase, ((number, _), (_, text))| {
        phrase.with(text, names::lair_text(location, number))
    })
}
