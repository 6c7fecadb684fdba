//! Opens the object-safe door to a [`Play`] of one game.

use std::hash::{DefaultHasher, Hasher as _};
use std::io;

use serde_json::Value;
use table::{
    Choices, Describe, Game, Guide, Known, NotationError, Order, Outcome, Pcg, Phrase, Play, Policy, Recall,
    Record, Seat, SeatSet, Seed, Shown, Standing, StateHash, UndoError, Viewer, Words,
};

use crate::any_play::{ActionShown, AnyPlay, EventShown, Glance, Observation, OutcomeShown, StepShown};
use crate::refusal::{Refusal, a_few};
use crate::{AnyGame, Considered, Player, Thoughts};

/// A game in progress whose type is known.
pub(crate) struct TypedPlay<G: Game> {
    pub(crate) kind: &'static dyn AnyGame,
    pub(crate) play: Play<G>,
}

impl<G: Game + Describe + Guide> TypedPlay<G> {
    /// What `seat` may do, or why it may do nothing.
    fn choices_of(&self, seat: Seat) -> Result<Vec<G::Action>, Refusal> {
        let to_act = self.play.game().to_act();
        if to_act.is_empty() {
            return Err(Refusal::Over);
        }
        if !to_act.contains(seat) {
            return Err(Refusal::NotYourTurn { seat, to_act });
        }
        Ok(self.list(seat))
    }

    fn list(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.play.game().to_act().contains(seat) {
            self.play.game().legal(seat, &mut actions);
        }
        actions
    }

    fn shown(actions: Vec<G::Action>, view: &G::View) -> Vec<ActionShown> {
        actions
            .into_iter()
            .map(|action| ActionShown { notation: action.to_string(), phrase: G::action(action, view) })
            .collect()
    }

    fn events(events: &[G::Event], viewer: Viewer) -> Vec<EventShown> {
        events
            .iter()
            .filter_map(|event| Shown::to(viewer, event))
            .map(|shown| EventShown { notation: shown.to_string(), phrase: G::event(&shown, viewer) })
            .collect()
    }

    /// Only a viewer of this table gets a seat's view; anybody else is a spectator.
    fn at_table(&self, viewer: Viewer) -> Viewer {
        match viewer.seat() {
            Some(seat) if seat.index() < self.seats() as usize => viewer,
            _ => Viewer::Spectator,
        }
    }
}

impl<G: Game + Describe + Guide> AnyPlay for TypedPlay<G> {
    fn copy(&self) -> Box<dyn AnyPlay> {
        Box::new(Self { kind: self.kind, play: self.play.clone() })
    }

    fn position(&self) -> Box<dyn AnyPlay> {
        Box::new(Self { kind: self.kind, play: self.play.position() })
    }

    fn redrawn(&self, viewer: Viewer, chance: &mut Pcg) -> Box<dyn AnyPlay> {
        Box::new(Self { kind: self.kind, play: self.play.redrawn(self.at_table(viewer), chance) })
    }

    fn game(&self) -> &'static dyn AnyGame {
        self.kind
    }

    fn choices(&self) -> &Choices {
        self.play.choices()
    }

    fn seats(&self) -> u8 {
        self.play.game().seats()
    }

    fn to_act(&self) -> SeatSet {
        self.play.game().to_act()
    }

    fn steps(&self) -> usize {
        self.play.steps().len()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.list(seat).iter().map(ToString::to_string).collect()
    }

    fn actions(&self, seat: Seat) -> Vec<ActionShown> {
        let actions = self.list(seat);
        if actions.is_empty() {
            return Vec::new();
        }
        Self::shown(actions, &self.play.game().view(seat.into()))
    }

    fn apply_index(&mut self, seat: Seat, index: usize) -> Result<(), Refusal> {
        let actions = self.choices_of(seat)?;
        let no_such = Refusal::NoSuchNumber { count: actions.len() };
        let &action = actions.get(index).ok_or(no_such)?;
        // Listed, so it applies: the conformance suite proves it for every game.
        self.play.apply(seat, action).map(|_| ()).map_err(|_| Refusal::NotPossible {
            action: action.to_string(),
            possible: a_few(&self.legal(seat)),
        })
    }

    fn apply(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal> {
        let actions = self.choices_of(seat)?;
        let action: G::Action =
            notation.parse().map_err(|error: NotationError| Refusal::NotAnAction(error))?;
        match actions.iter().position(|&listed| listed == action) {
            Some(index) => self.apply_index(seat, index),
            None => {
                Err(Refusal::NotPossible { action: action.to_string(), possible: a_few(&self.legal(seat)) })
            }
        }
    }

    fn choose_for(&self, seat: Seat, player: &mut Player, chance: &mut Pcg) -> Result<usize, Refusal> {
        let actions = self.choices_of(seat)?;
        let known = Known::of(self.play.game(), seat, Recall::Perfect, chance);
        let mut mind = player.mind::<G>();
        let chosen = mind.choose(&known, chance);
        player.keep(mind);
        actions.iter().position(|&action| action == chosen).ok_or_else(|| Refusal::NotPossible {
            action: chosen.to_string(),
            possible: a_few(&self.legal(seat)),
        })
    }

    fn thoughts(&self, seat: Seat, player: &Player) -> Option<Thoughts> {
        let explanation = player.thought::<G>()?.explain()?;
        let actions = self.list(seat);
        let considered = |candidate: &bots::Candidate<G::Action>| {
            Some(Considered {
                index: actions.iter().position(|&action| action == candidate.action)?,
                visits: candidate.visits,
                win: candidate.win,
                points: candidate.points,
            })
        };
        let candidates = explanation.candidates.iter().filter_map(considered).collect();
        Some(Thoughts { iterations: explanation.iterations, candidates })
    }

    fn standing(&self, seat: Seat, orders: Standing) -> Option<usize> {
        if orders.order == Order::Ask || !G::ORDERS.contains(&orders.order) {
            return None; // the suite shows that nothing is answered then
        }
        let actions = self.list(seat);
        if actions.is_empty() {
            return None;
        }
        let action = G::standing(&self.play.game().view(seat.into()), seat, orders)?;
        actions.iter().position(|&listed| listed == action)
    }

    fn view(&self, viewer: Viewer) -> Value {
        let view = self.play.game().view(self.at_table(viewer));
        serde_json::to_value(&view).unwrap_or_default()
    }

    fn observe(&self, viewer: Viewer) -> Observation {
        let viewer = self.at_table(viewer);
        let view = self.play.game().view(viewer);
        let actions = viewer.seat().map(|seat| self.list(seat)).unwrap_or_default();
        Observation {
            game: G::META.id,
            viewer: viewer.to_string(),
            step: self.steps(),
            to_act: self.to_act(),
            prompt: G::prompt(&view),
            actions: Self::shown(actions, &view),
            may_undo: viewer.seat().is_some_and(|seat| self.may_undo(seat).is_ok()),
            view: serde_json::to_value(&view).unwrap_or_default(),
            outcome: self.outcome().map(|outcome| OutcomeShown::new(G::META.score_parts, &outcome)),
        }
    }

    fn glance(&self, viewer: Viewer) -> Glance {
        let viewer = self.at_table(viewer);
        let view = self.play.game().view(viewer);
        let actions = viewer.seat().map(|seat| self.list(seat)).unwrap_or_default();
        let offer = fingerprint(&Self::shown(actions, &view));
        let may_undo = viewer.seat().is_some_and(|seat| self.may_undo(seat).is_ok());
        let outcome = self.outcome().map(|outcome| OutcomeShown::new(G::META.score_parts, &outcome));
        let rest = fingerprint(&(self.to_act(), G::prompt(&view), may_undo, view, outcome));
        Glance { offer, rest }
    }

    fn prompt(&self, viewer: Viewer) -> Phrase {
        G::prompt(&self.play.game().view(self.at_table(viewer)))
    }

    fn happened(&self, since: usize, viewer: Viewer) -> Vec<StepShown> {
        let viewer = self.at_table(viewer);
        let opening = (since == 0).then(|| StepShown {
            step: 0,
            seat: None,
            events: Self::events(self.play.opening(), viewer),
        });
        let steps = self.play.steps().iter().enumerate().skip(since).map(|(index, step)| StepShown {
            step: index + 1,
            seat: Some(step.seat),
            events: Self::events(&step.events, viewer),
        });
        // A step that told the viewer nothing, such as one card of a payment not yet made, is not theirs to know of.
        opening.into_iter().chain(steps.filter(|step| !step.events.is_empty())).collect()
    }

    fn board(&self, viewer: Viewer, words: &dyn Words) -> String {
        G::board(&self.play.game().view(self.at_table(viewer)), words)
    }

    fn may_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.play.may_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.play.undo(seat)
    }

    fn reseed(&mut self, seed: Seed) {
        self.play.reseed(seed);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.play.game().outcome()
    }

    fn name_seats(&mut self, names: Vec<(Seat, String)>) {
        self.play.name_seats(names);
    }

    fn names(&self) -> &[(Seat, String)] {
        self.play.names()
    }

    fn record(&self) -> Record {
        self.play.record()
    }

    fn seed(&self) -> Seed {
        self.play.seed()
    }

    fn hash(&self) -> StateHash {
        self.play.hash()
    }
}

/// A fingerprint of the form a value has on the wire, made while it is written: nothing is kept.
fn fingerprint(value: &impl serde::Serialize) -> u64 {
    let mut ink = Ink(DefaultHasher::new());
    // Plain data always has a JSON form, and this writer takes everything.
    let _ = serde_json::to_writer(&mut ink, value);
    ink.0.finish()
}

struct Ink(DefaultHasher);

impl io::Write for Ink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
