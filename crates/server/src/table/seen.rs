//! What each viewer was shown, and how often it changed.
//!
//! A viewer's version counts the changes that viewer was shown and nothing else. A step of another player that told
//! the viewer nothing changes no view, brings no event and so no message and no number: it cannot be noticed. The
//! versions follow from the log alone, so a table that was re-created counts exactly as before.

use std::collections::VecDeque;

use catalog::{AnyPlay, StepShown};
use protocol::{Happening, Observation, TableShown, Update, Version};
use serde_json::Value;
use table::{Seat, Viewer};

use super::entry::Entry;

/// How many changes a viewer can have missed and still be told just those.
const KEPT: usize = 64;

/// What one viewer was shown.
pub(crate) struct Seen {
    viewer: Viewer,
    version: Version,
    /// The version since which the viewer's own offer (its legal actions) stands.
    offer_since: Version,
    observation: Option<Observation>,
    recent: VecDeque<Vec<Happening>>,
}

impl Seen {
    /// A viewer who sees the table for the first time.
    pub(crate) fn new(viewer: Viewer) -> Self {
        Self { viewer, version: 1, offer_since: 1, observation: None, recent: VecDeque::new() }
    }

    /// How many changes were shown.
    pub(crate) const fn version(&self) -> Version {
        self.version
    }

    /// Whether somebody who saw `expected` decides on what is offered now. Changes elsewhere on the table, such as
    /// others choosing at the same time, do not matter.
    pub(crate) const fn is_current(&self, expected: Version) -> bool {
        self.offer_since <= expected && expected <= self.version
    }

    /// Takes in what an entry of the log did. Returns whether the viewer is shown anything of it.
    pub(crate) fn take_in(&mut self, change: &Change<'_>) -> bool {
        let observation = change.after.map(|play| observe(play, self.viewer));
        let happened = change.happened(self.viewer);
        let is_own = self.viewer.seat().is_some() && self.viewer.seat() == change.entry.actor();
        let offer = |seen: &Option<Observation>| seen.as_ref().map(|seen| seen.actions.clone());
        let is_new_offer = is_own || offer(&self.observation) != offer(&observation);
        let is_shown =
            is_own || change.is_table_new || !happened.is_empty() || self.observation != observation;
        if !is_shown {
            return false;
        }
        self.version += 1;
        if is_new_offer {
            self.offer_since = self.version;
        }
        self.observation = observation;
        if self.recent.len() == KEPT {
            self.recent.pop_front();
        }
        self.recent.push_back(happened);
        true
    }

    /// What somebody needs who saw the version `since`: the changes after it if they are still known, else
    /// everything.
    pub(crate) fn update(
        &self,
        since: Option<Version>,
        table: &TableShown,
        play: Option<&dyn AnyPlay>,
    ) -> Update {
        let missed =
            since.and_then(|since| self.version.checked_sub(since)).and_then(|n| usize::try_from(n).ok());
        let missed = missed.filter(|&missed| missed <= self.recent.len());
        let happened = match missed {
            Some(missed) => self.recent.iter().skip(self.recent.len() - missed).flatten().cloned().collect(),
            None => play.map(|play| steps(play.happened(0, self.viewer))).unwrap_or_default(),
        };
        Update {
            since: since.filter(|_| missed.is_some()),
            version: self.version,
            happened,
            table: table.clone(),
            game: self.observation.clone(),
        }
    }
}

/// What an entry of the log did to the game.
pub(crate) struct Change<'a> {
    pub(crate) entry: &'a Entry,
    pub(crate) before: Option<&'a dyn AnyPlay>,
    pub(crate) after: Option<&'a dyn AnyPlay>,
    /// Whether what everybody sees of the table is another now.
    pub(crate) is_table_new: bool,
}

impl Change<'_> {
    fn happened(&self, viewer: Viewer) -> Vec<Happening> {
        let Some(after) = self.after else { return Vec::new() };
        match self.entry {
            Entry::Start {} => steps(after.happened(0, viewer)),
            Entry::Act { .. } => {
                let known = self.before.map_or(0, AnyPlay::steps);
                let mut told = after.happened(known, viewer);
                told.retain(|step| step.step > known); // set-up was told at the start
                steps(told)
            }
            Entry::Undo { seat } => {
                let told = |play: &dyn AnyPlay| play.happened(0, viewer).len();
                if self.before.map(told) == Some(told(after)) {
                    return Vec::new(); // the step had told this viewer nothing
                }
                vec![Happening::TakenBack { seat: seat.0.to_string() }]
            }
            _ => Vec::new(),
        }
    }
}

/// Steps without their numbers, which would count what the viewer was not told.
fn steps(shown: Vec<StepShown>) -> Vec<Happening> {
    let step = |step: StepShown| Happening::Step {
        seat: step.seat.map(|seat| seat.to_string()),
        events: step.events.iter().map(json).collect(),
    };
    shown.into_iter().map(step).collect()
}

/// What `viewer` may know, in the form of the wire, without the number of steps.
pub(crate) fn observe(play: &dyn AnyPlay, viewer: Viewer) -> Observation {
    let seen = play.observe(viewer);
    Observation {
        viewer: seen.viewer,
        to_act: seen.to_act.iter().map(|seat: Seat| seat.to_string()).collect(),
        prompt: json(&seen.prompt),
        actions: seen.actions.iter().map(json).collect(),
        may_undo: seen.may_undo,
        view: seen.view,
        outcome: seen.outcome.as_ref().map(json),
    }
}

/// Plain data always has a JSON form.
fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
