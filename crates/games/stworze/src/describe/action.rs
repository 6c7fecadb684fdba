//! What an action means to somebody who is about to choose it, with the numbers that matter.

mod lair;
mod test;

use table::{Id, Number, Phrase, Seat};

use super::names;
use crate::Action;
use crate::action::Pay;
use crate::components::{AttributeId, EventId, Kind, LEVELS, Location, MainAction, MissionId};
use crate::view::{PlayerView, QuestionView, View};

#[expect(clippy::too_many_lines, reason = "a list; a new action does not compile until it has words")]
pub(super) fn action(action: Action, view: &View) -> Phrase {
    match action {
        Action::PickCreature { creature } => {
            let card = creature.card();
            Phrase::new("action-creature")
                .with("creature", names::creature(creature))
                .with("daybrutality", card.day[0])
                .with("daycunning", card.day[1])
                .with("nightbrutality", card.night[0])
                .with("nightcunning", card.night[1])
                .with("vitality", card.vitality.len() as u32)
                .with("slots", card.impact)
                .with("favourite", names::location(card.favourite))
        }
        Action::StartTokens { fear } => Phrase::new("action-start-tokens")
            .with("fear", fear.0)
            .with("favour", crate::components::START_IMPACT.saturating_sub(fear.0)),
        Action::LeaveOut { mission } => with_mission("action-leave-out", mission),
        Action::StartAttribute { attribute } => Phrase::new("action-take-attribute")
            .with("attribute", names::attribute(attribute))
            .with("level", 1)
            .with("text", names::level_text(attribute, 1)),
        Action::Lair { location } => lair::pick(location, view),
        Action::Give { mission } => with_mission("action-give", mission),
        Action::NextMission { mission } => with_mission("action-next-mission", mission),
        Action::Move { to } => at("action-move", to).with("text", names::action_text(to)),
        Action::Unresolved { column } => {
            let card = view.pairs.get(index(column)).copied().flatten();
            let upper = card.map_or(MainAction::Task, |[upper, _]| upper);
            with_column(Phrase::new("action-unresolved"), column, view)
                .with("card", names::main_action(upper))
        }
        Action::DoTask { column, feature, pay } => test::task(column, feature, pay, view),
        Action::Meet { column, figure } => {
            with_column(Phrase::new("action-meet"), column, view).with("figure", names::figure(figure))
        }
        Action::Clash { column, defender, feature, pay } => test::clash(column, defender, feature, pay, view),
        Action::HereIAm { column, face } => with_column(Phrase::new("action-here-i-am"), column, view)
            .with("area", names::area(place(view).area()))
            .with("face", kind(face)),
        Action::Tracks { column, named } => {
            with_column(Phrase::new("action-tracks"), column, view).with("at", names::location(named))
        }
        Action::LocationAction { pay } => paid(Phrase::new("action-location"), pay)
            .with("at", names::location(place(view)))
            .with("text", names::action_text(place(view))),
        Action::Rest => Phrase::new("action-rest"),
        Action::RevealLair => lair::reveal(view),
        Action::UseLevel { attribute, level, pay } => paid(Phrase::new("action-use-level"), pay)
            .with("attribute", names::attribute(attribute))
            .with("level", level.0)
            .with("text", names::level_text(attribute, level.0)),
        Action::UseTask { task } => Phrase::new("action-use-task")
            .with("task", names::task(task))
            .with("text", names::task_text(task)),
        Action::UseOffering => Phrase::new("action-use-offering"),
        Action::UseRepeat => Phrase::new("action-use-repeat"),
        Action::Help { pay } => test::side(pay, false, view),
        Action::Harm { pay } => test::side(pay, true, view),
        Action::Target { seat } => target(seat, view),
        Action::Area { area } => Phrase::new("action-area")
            .with("area", names::area(area))
            .with("n", view.areas[area.index()].tokens.len() as u32),
        Action::Location { location } => at("action-at", location),
        Action::Figure { figure } => Phrase::new("action-figure").with("figure", names::figure(figure)),
        Action::Choose { option } => lair::choose(option, view),
        Action::LairMission => Phrase::new("action-lair-mission"),
        Action::CounterDown { column, by } => counter(column, view, |from| from.saturating_sub(by.0)),
        Action::CounterUp { column, by } => counter(column, view, |from| from.saturating_add(by.0)),
        Action::Flip { column } => {
            let pair = view.pairs.get(index(column)).copied().flatten();
            let [upper, lower] = pair.unwrap_or([MainAction::Task; 2]);
            Phrase::new("action-flip")
                .with("column", column.0)
                .with("upper", names::main_action(upper))
                .with("lower", names::main_action(lower))
        }
        Action::Return { token, at } => {
            Phrase::new("action-return").with("token", names::token(token)).with("at", names::location(at))
        }
        Action::TakeTask { task } => Phrase::new("action-take-task")
            .with("task", names::task(task))
            .with("text", names::task_text(task)),
        Action::DrawFrom { deck } => Phrase::new("action-draw-from").with("deck", names::deck(deck)),
        Action::Token { number } => {
            Phrase::new("action-token").with("number", number.0).with("kind", known(number, view))
        }
        Action::Swap { number, give } => Phrase::new("action-swap")
            .with("number", number.0)
            .with("kind", known(number, view))
            .with("face", kind(give)),
        Action::Kind { kind: chosen } => Phrase::new("action-kind").with("kind", kind(chosen)),
        Action::Face { face } => Phrase::new("action-face").with("face", kind(face)),
        Action::FromArea { area } => Phrase::new("action-from-area").with("area", names::area(area)),
        Action::Trophy { owner, face } => {
            Phrase::new("action-trophy").with("owner", owner).with("face", kind(face))
        }
        Action::Refill => Phrase::new("action-refill"),
        Action::Heal { attribute, level } => {
            Phrase::new("action-heal").with("attribute", names::attribute(attribute)).with("level", level.0)
        }
        Action::Spare { vitality } => {
            let n = if let QuestionView::Spare { n } = view.question { n } else { 0 };
            let (_, _, impact) = view.loss.unwrap_or((view.active, 0, 0));
            Phrase::new("action-spare")
                .with("vitality", vitality.0)
                .with("impact", n.saturating_sub(vitality.0).min(impact))
        }
        Action::Wound { attribute } => {
            Phrase::new("action-wound").with("attribute", names::attribute(attribute))
        }
        Action::WoundLevel { level } => wound_level(level, view),
        Action::Raise { attribute } => raise(attribute, view),
        Action::Exchange { lose, take } => Phrase::new("action-exchange")
            .with("lose", names::attribute(lose))
            .with("attribute", names::attribute(take))
            .with("text", names::level_text(take, 1)),
        Action::Die { number } => {
            let rank = view.test.as_ref().and_then(|test| test.dice.get(index(number)).copied());
            Phrase::new("action-die").with("number", number.0).with("rank", rank.unwrap_or_default())
        }
        Action::Whichever => Phrase::new("action-whichever"),
        Action::Enough => enough(view),
        Action::Pass => Phrase::new("action-pass"),
        Action::EndTurn => Phrase::new("action-end-turn"),
    }
}

fn index(number: Number) -> usize {
    (number.0 as usize).saturating_sub(1)
}

fn kind(kind: Kind) -> u8 {
    names::kind(Some(kind))
}

/// Who looks; for a spectator the active player.
fn me(view: &View) -> &PlayerView {
    &view.players[view.viewer.unwrap_or(view.active)]
}

fn place(view: &View) -> Location {
    me(view).place.unwrap_or(Location::Krukowiec)
}

fn at(id: &'static str, location: Location) -> Phrase {
    Phrase::new(id).with("at", names::location(location))
}

fn with_mission(id: &'static str, mission: MissionId) -> Phrase {
    Phrase::new(id).with("mission", names::mission(mission)).with("text", names::mission_text(mission))
}

/// A cost in tokens of any kind: 0 nothing, 1 Fear, 2 Favour.
fn paid(phrase: Phrase, pay: Pay) -> Phrase {
    phrase.with("pay", names::kind(pay.kind()))
}

/// ST-8.3: the column, and the event above it with its counter after the choice.
fn with_column(phrase: Phrase, column: Number, view: &View) -> Phrase {
    let above = view.events.get(index(column)).copied().unwrap_or_default();
    phrase
        .with("column", column.0)
        .with("event", names::event(above.event.unwrap_or(EventId::Dozynki)))
        .with("counter", above.counter.saturating_sub(1))
}

fn target(seat: Seat, view: &View) -> Phrase {
    let player = &view.players[seat];
    Phrase::new("action-target")
        .with("seat", seat)
        .with("tokens", player.tokens)
        .with("vitality", player.vitality)
        .with("missions", player.done.len() as u32)
}

/// ST-1.30: an event counter before and after.
fn counter(column: Number, view: &View, change: impl Fn(u8) -> u8) -> Phrase {
    let above = view.events.get(index(column)).copied().unwrap_or_default();
    Phrase::new("action-counter")
        .with("event", names::event(above.event.unwrap_or(EventId::Dozynki)))
        .with("from", above.counter)
        .with("to", change(above.counter))
}

/// The face of a token of the area in question, if the viewer knows it.
fn known(number: Number, view: &View) -> u8 {
    let (QuestionView::TakeTokens { area, .. }
    | QuestionView::ReturnTokens { area, .. }
    | QuestionView::MoveTokens { area, .. }
    | QuestionView::Swap { area }) = view.question
    else {
        return 0;
    };
    let token = view.areas[area.index()].tokens.get(index(number)).copied().flatten();
    names::kind(token.and_then(|token| token.kind))
}

/// A level that may be wounded, and what it does.
fn wound_level(level: Number, view: &View) -> Phrase {
    let phrase = Phrase::new("action-wound-level").with("level", level.0);
    let QuestionView::WoundLevel { attribute } = view.question else { return phrase };
    phrase.with("text", names::level_text(attribute, level.0))
}

/// ST-20.5, ST-20.8: the next level, or a new attribute.
fn raise(attribute: AttributeId, view: &View) -> Phrase {
    let n = if let QuestionView::Improve { n } = view.question { n } else { 1 };
    let held = me(view).attributes.iter().flatten().find(|held| held.id == attribute);
    let next = (held.map_or(0, |held| held.level) + n).min(LEVELS);
    Phrase::new(if held.is_some() { "action-raise" } else { "action-new-attribute" })
        .with("attribute", names::attribute(attribute))
        .with("level", next)
        .with("text", names::level_text(attribute, next))
}

/// Stopping means something else in every question.
fn enough(view: &View) -> Phrase {
    Phrase::new(match view.question {
        QuestionView::FigureSide { .. } => "action-decline",
        QuestionView::RestLair => "action-keep-lair",
        QuestionView::Reorder => "action-keep-order",
        QuestionView::Improve { .. } => "action-gain-nothing",
        QuestionView::WoundWhich { .. } => "action-no-wound",
        QuestionView::Reroll => "action-roll",
        _ => "action-enough",
    })
}
