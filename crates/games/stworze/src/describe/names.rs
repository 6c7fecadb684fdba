//! What things are called, each name being the id of a message; and hidden kinds inside a sentence.

use std::fmt::Display;

use table::{Arg, Id, Phrase, Secret};

use crate::components::{
    Area, AttributeId, BoardToken, Creature, Deck, EventId, Figure, FigureCard, Kind, Location, MainAction,
    MissionId, TaskId, Time, Trait,
};

fn named(table: &str, id: impl Display) -> Arg {
    Arg::Name(format!("{table}-{id}"))
}

/// What is printed on an entry of a table.
fn printed(table: &str, id: impl Display) -> Arg {
    Arg::Name(format!("{table}-{id}-text"))
}

pub(super) fn creature(creature: Creature) -> Arg {
    named("creature", creature)
}

pub(super) fn location(location: Location) -> Arg {
    named("location", location)
}

pub(super) fn area(area: Area) -> Arg {
    named("area", area)
}

pub(super) fn task(task: TaskId) -> Arg {
    named("task", task)
}

/// What a completed task does.
pub(super) fn task_text(task: TaskId) -> Arg {
    printed("task", task)
}

pub(super) fn event(event: EventId) -> Arg {
    named("event", event)
}

/// What an event does.
pub(super) fn event_text(event: EventId) -> Arg {
    printed("event", event)
}

pub(super) fn card(card: FigureCard) -> Arg {
    named("figure_card", card)
}

/// What helping or harming gives.
pub(super) fn reward(card: FigureCard, harm: bool) -> Arg {
    printed("figure_card", format_args!("{card}-{}", if harm { "harm" } else { "help" }))
}

/// What works where the figure stands.
pub(super) fn aura(card: FigureCard) -> Arg {
    printed("figure_card", format_args!("{card}-aura"))
}

pub(super) fn mission(mission: MissionId) -> Arg {
    named("mission", mission)
}

/// What a mission asks for.
pub(super) fn mission_text(mission: MissionId) -> Arg {
    printed("mission", mission)
}

pub(super) fn attribute(attribute: AttributeId) -> Arg {
    named("attribute", attribute)
}

/// What a level of an attribute does.
pub(super) fn level_text(attribute: AttributeId, level: u8) -> Arg {
    printed("attribute", format_args!("{attribute}-level-{level}"))
}

/// What the location action does here.
pub(super) fn action_text(location: Location) -> Arg {
    printed("location_action", format_args!("action_{location}"))
}

/// What an effect of a lair card does, counted from 1.
pub(super) fn lair_text(location: Location, option: u8) -> Arg {
    printed("lair_card", format_args!("lair_{location}-thresholds-{option}"))
}

pub(super) fn main_action(action: MainAction) -> Arg {
    named("action_card", format_args!("main_{action}"))
}

pub(super) fn feature(feature: Trait) -> Arg {
    named("trait", feature)
}

pub(super) fn time(time: Time) -> Arg {
    named("time", time)
}

pub(super) fn figure(figure: Figure) -> Arg {
    token(figure.token())
}

pub(super) fn token(token: BoardToken) -> Arg {
    named("token", token)
}

pub(super) fn deck(deck: Deck) -> Arg {
    named("deck", deck)
}

/// The kind of a token as a number on which a sentence depends: 0 hidden, 1 Fear, 2 Favour.
pub(super) fn kind(kind: Option<Kind>) -> u8 {
    kind.map_or(0, |kind| kind.index() as u8 + 1)
}

/// Fills in the kind of a token that not everybody may know.
pub(super) fn with_kind(phrase: Phrase, hidden: Secret<Kind>) -> Phrase {
    phrase.with("kind", kind(hidden.known()))
}
