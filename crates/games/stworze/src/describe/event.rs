//! What happened, one sentence each.

use table::{Phrase, Seat};

use super::names::{self, with_kind};
use crate::Event;
use crate::components::Area;

#[expect(clippy::too_many_lines, reason = "a list; a new event does not compile until it has words")]
pub(super) fn event(event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::Creature { seat, creature } => {
            by("log-creature", seat).with("creature", names::creature(creature))
        }
        Event::Ready { seat } => by("log-ready", seat),
        Event::Started { seat, attribute } => {
            by("log-started", seat).with("attribute", names::attribute(attribute))
        }
        Event::Gift { from, to, mission } => match mission.known() {
            Some(mission) => {
                by("log-gift-known", from).with("to", to).with("mission", names::mission(mission))
            }
            None => by("log-gift", from).with("to", to),
        },
        Event::Mission { seat, mission } => by("log-mission", seat)
            .with("mission", names::mission(mission))
            .with("text", names::mission_text(mission)),
        Event::Figures { warrior, sorcerer } => Phrase::new("log-figures")
            .with("warrior", names::card(warrior))
            .with("sorcerer", names::card(sorcerer)),
        Event::Pair { column, upper, lower } => Phrase::new("log-pair")
            .with("column", column.0)
            .with("upper", names::main_action(upper))
            .with("lower", names::main_action(lower)),
        Event::Laid { column, event } => {
            Phrase::new("log-laid").with("column", column.0).with("event", names::event(event))
        }
        Event::Task { at, task } => {
            Phrase::new("log-task").with("at", names::location(at)).with("task", names::task(task))
        }
        Event::Turn { seat, round } => by("log-turn", seat).with("round", round.0),
        Event::Moved { seat, to } => by("log-moved", seat).with("at", names::location(to)),
        Event::Home { seat } => by("log-home", seat),
        Event::Chose { seat, column, action } => {
            by("log-chose", seat).with("column", column.0).with("card", names::main_action(action))
        }
        Event::Counter { column, counter } => {
            Phrase::new("log-counter").with("column", column.0).with("counter", counter.0)
        }
        Event::Used { seat, at } => by("log-used", seat).with("at", names::location(at)),
        Event::Rested { seat } => by("log-rested", seat),
        Event::Shown { seat, area, kind } => {
            by("log-shown", seat).with("area", names::area(area)).with("kind", names::kind(Some(kind)))
        }
        Event::Paid { seat, area, kind } => with_kind(in_area("log-paid", seat, area), kind),
        Event::PaidHome { seat, kind } => with_kind(by("log-paid-home", seat), kind),
        Event::Sown { seat, area, kind } => with_kind(in_area("log-sown", seat, area), kind),
        Event::Took { seat, kind, n } => {
            by("log-took", seat).with("kind", names::kind(Some(kind))).with("n", n.0)
        }
        Event::PoolSeen { seat } => by("log-pool-seen", seat),
        Event::TookAny { seat, kind } => with_kind(by("log-took-any", seat), kind),
        Event::Lost { seat, kind } => with_kind(by("log-lost", seat), kind),
        Event::Weaker { seat, n } => by("log-weaker", seat).with("n", n.0),
        Event::Stronger { seat, n } => by("log-stronger", seat).with("n", n.0),
        Event::Healed { seat, attribute, level } => {
            by("log-healed", seat).with("attribute", names::attribute(attribute)).with("level", level.0)
        }
        Event::Wounded { seat, attribute, level } => {
            by("log-wounded", seat).with("attribute", names::attribute(attribute)).with("level", level.0)
        }
        Event::Stole { seat, from, kind } => with_kind(by("log-stole", seat).with("from", from), kind),
        Event::TookFrom { seat, area, number, kind } => {
            with_kind(in_area("log-took-from", seat, area), kind).with("number", number.0)
        }
        Event::Returned { area, number } => {
            Phrase::new("log-returned").with("area", names::area(area)).with("number", number.0)
        }
        Event::Shifted { area, number, to } => Phrase::new("log-shifted")
            .with("area", names::area(area))
            .with("number", number.0)
            .with("to", names::area(to)),
        Event::Swapped { seat, area, number, took, gave } => {
            with_kind(in_area("log-swapped", seat, area), took)
                .with("number", number.0)
                .with("face", names::kind(gave.known()))
        }
        Event::Cleared { area } => Phrase::new("log-cleared").with("area", names::area(area)),
        Event::Peeked { seat, area } => in_area("log-peeked", seat, area),
        Event::SawToken { seat, area, number, kind } => {
            with_kind(in_area("log-saw-token", seat, area), kind).with("number", number.0)
        }
        Event::SawGuess { seat, area, owner, face } => match face.known() {
            Some(face) => in_area("log-saw-guess-known", seat, area)
                .with("owner", owner)
                .with("face", names::kind(Some(face))),
            None => in_area("log-saw-guess", seat, area).with("owner", owner),
        },
        Event::SawLair { seat, of, lair } => match lair.known() {
            Some(lair) => by("log-saw-lair-known", seat).with("of", of).with("at", names::location(lair)),
            None => by("log-saw-lair", seat).with("of", of),
        },
        Event::SawCard { seat, of, fear } => match fear.known() {
            Some(fear) => by("log-saw-card-known", seat).with("of", of).with("fear", fear.0),
            None => by("log-saw-card", seat).with("of", of),
        },
        Event::LairCounter { seat, counter } => by("log-lair-counter", seat).with("counter", counter.0),
        Event::TookBack { seat, face } => with_face("log-took-back", seat, face.known()),
        Event::Repeat { seat, face } => with_face("log-repeat", seat, face.known()),
        Event::Guessed { seat, area, face } => {
            with_face("log-guessed", seat, face.known()).with("area", names::area(area))
        }
        Event::FigureMoved { figure, to } => Phrase::new("log-figure-moved")
            .with("figure", names::figure(figure))
            .with("at", names::location(to)),
        Event::Back { token, at } => {
            Phrase::new("log-back").with("token", names::token(token)).with("at", names::location(at))
        }
        Event::Gone { token, at } => {
            Phrase::new("log-gone").with("token", names::token(token)).with("at", names::location(at))
        }
        Event::TaskTaken { seat, task } => by("log-task-taken", seat).with("task", names::task(task)),
        Event::TaskUnder { at, task } => {
            Phrase::new("log-task-under").with("at", names::location(at)).with("task", names::task(task))
        }
        Event::Met { seat, card } => by("log-met", seat).with("card", names::card(card)),
        Event::Item { seat, attribute, level } => by("log-item", seat)
            .with("attribute", names::attribute(attribute))
            .with("level", level.0)
            .with("text", names::level_text(attribute, level.0)),
        Event::TaskUsed { seat, task } => {
            by("log-task-used", seat).with("task", names::task(task)).with("text", names::task_text(task))
        }
        Event::Offering { seat } => by("log-offering", seat),
        Event::Repeated { seat } => by("log-repeated", seat),
        Event::Test { seat, feature, difficulty } => {
            by("log-test", seat).with("trait", names::feature(feature)).with("difficulty", difficulty.0)
        }
        Event::Rolled { number, rank } => {
            Phrase::new("log-rolled").with("number", number.0).with("rank", rank.0)
        }
        Event::Passed { seat } => by("log-passed", seat),
        Event::Failed { seat } => by("log-failed", seat),
        Event::ClashWon { winner, loser } => by("log-clash-won", winner).with("loser", loser),
        Event::Trophy { loser, winner, face } => {
            with_face("log-trophy", loser, face.known()).with("winner", winner)
        }
        Event::TrophySpent { seat, owner, face } => {
            with_face("log-trophy-spent", seat, face.known()).with("owner", owner)
        }
        Event::Attacked { seat, defender } => by("log-attacked", seat).with("defender", defender),
        Event::Named { seat, location } => by("log-named", seat).with("at", names::location(location)),
        Event::LairShown { seat, lair } => by("log-lair-shown", seat).with("at", names::location(lair)),
        Event::LairChosen { seat, lair } => match lair.known() {
            Some(lair) => by("log-lair-chosen-known", seat).with("at", names::location(lair)),
            None => by("log-lair-chosen", seat),
        },
        Event::Hidden { seat } => by("log-hidden", seat),
        Event::LocationsBack => Phrase::new("log-locations-back"),
        Event::EventNow { event } => {
            Phrase::new("log-event").with("event", names::event(event)).with("text", names::event_text(event))
        }
        Event::Exempt { seat } => by("log-exempt", seat),
        Event::Cancelled => Phrase::new("log-cancelled"),
        Event::Counted { area, fear, favour } => Phrase::new("log-counted")
            .with("area", names::area(area))
            .with("fear", fear.0)
            .with("favour", favour.0),
        Event::Guess { area, seat, face } => {
            in_area("log-guess", seat, area).with("face", names::kind(Some(face)))
        }
        Event::Completed { seat, mission } => {
            by("log-completed", seat).with("mission", names::mission(mission))
        }
        Event::Reordered { seat } => by("log-reordered", seat),
        Event::Level { seat, attribute, level } => {
            by("log-level", seat).with("attribute", names::attribute(attribute)).with("level", level.0)
        }
        Event::Dropped { seat, attribute } => {
            by("log-dropped", seat).with("attribute", names::attribute(attribute))
        }
        Event::Ending => Phrase::new("log-ending"),
        Event::Ended => Phrase::new("log-ended"),
        // What follows from these is told; that nothing was completed or used is no news for people, and a standing
        // order passes more often than they care to read.
        Event::Searched { .. }
        | Event::NotYet { .. }
        | Event::Decided { .. }
        | Event::Thought { .. }
        | Event::Passes { .. } => return None,
    })
}

/// Something a player does or suffers.
fn by(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("seat", seat)
}

fn in_area(id: &'static str, seat: Seat, area: Area) -> Phrase {
    by(id, seat).with("area", names::area(area))
}

/// An influence token whose face not everybody may know.
fn with_face(id: &'static str, seat: Seat, face: Option<crate::components::Kind>) -> Phrase {
    by(id, seat).with("face", names::kind(face))
}
