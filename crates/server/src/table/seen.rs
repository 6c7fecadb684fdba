//! What each viewer was shown, and how often it changed.
//!
//! A viewer's version counts the changes that viewer was shown and nothing else. A step of another player that told
//! the viewer nothing changes no view, brings no event and so no message and no number: it cannot be noticed. The
//! versions follow from the log alone, so a table that was re-created counts exactly as before.
//!
//! Views are made when somebody wants one; what is kept of them in between are fingerprints.

use std::collections::VecDeque;
use std::sync::Arc;

use catalog::{AnyPlay, Glance, StepShown};
use protocol::{Happening, Observation, Version};
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
    glance: Option<Glance>,
    /// What the last changes told, as JSON: viewers who were told the same share it.
    recent: VecDeque<Arc<str>>,
}

/// What an entry told a viewer.
pub(crate) struct Told {
    pub(crate) viewer: Viewer,
    pub(crate) happened: Vec<Happening>,
}

impl Seen {
    /// A viewer who sees the table for the first time.
    pub(crate) fn new(viewer: Viewer, play: Option<&dyn AnyPlay>) -> Self {
        let glance = play.map(|play| play.glance(viewer));
        Self { viewer, version: 1, offer_since: 1, glance, recent: VecDeque::new() }
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

    /// Takes in what an entry of the log did. Returns what the viewer is told, unless it is shown nothing at all.
    /// `last` is what the viewer before this one was told: most are told the same.
    pub(crate) fn take_in(&mut self, change: &Change<'_>, last: &mut Option<Arc<str>>) -> Option<Told> {
        let glance = change.after.map(|play| play.glance(self.viewer));
        let happened = change.happened(self.viewer);
        let is_own = self.viewer.seat().is_some() && self.viewer.seat() == change.entry.actor();
        let is_confided = self.viewer.seat().is_some() && self.viewer.seat() == change.entry.confidant();
        let offer = |glance: Option<Glance>| glance.map(|glance| glance.offer);
        let is_new_offer = is_own || offer(self.glance) != offer(glance);
        if !(is_own || is_confided || change.is_table_new || !happened.is_empty() || self.glance != glance) {
            return None;
        }
        self.version += 1;
        if is_new_offer {
            self.offer_since = self.version;
        }
        self.glance = glance;
        if self.recent.len() == KEPT {
            self.recent.pop_front();
        }
        let text = serde_json::to_string(&happened).unwrap_or_default(); // plain data always has a JSON form
        let text = match last.as_ref().filter(|last| ***last == *text) {
            Some(same) => same.clone(),
            None => text.into(),
        };
        *last = Some(text.clone());
        self.recent.push_back(text);
        Some(Told { viewer: self.viewer, happened })
    }

    /// What happened after the version `since`, if that is still known, else everything; and whether it was known.
    pub(crate) fn happened_since(
        &self,
        since: Option<Version>,
        play: Option<&dyn AnyPlay>,
    ) -> (Option<Version>, Vec<Happening>) {
        let missed =
            since.and_then(|since| self.version.checked_sub(since)).and_then(|n| usize::try_from(n).ok());
        match missed.filter(|&missed| missed <= self.recent.len()) {
            Some(missed) => {
                let texts = self.recent.iter().skip(self.recent.len() - missed);
                let told =
                    texts.flat_map(|text| serde_json::from_str::<Vec<Happening>>(text).unwrap_or_default());
                (since, told.collect())
            }
            None => (None, play.map(|play| steps(play.happened(0, self.viewer))).unwrap_or_default()),
        }
    }
}

/// What an entry of the log did to the game.
pub(crate) struct Change<'a> {
    pub(crate) entry: &'a Entry,
    pub(crate) before: &'a Before,
    pub(crate) after: Option<&'a dyn AnyPlay>,
    /// Whether what everybody sees of the table is another now.
    pub(crate) is_table_new: bool,
}

/// What must be known of a game before an entry, to tell afterwards what it did.
#[derive(Default)]
pub(crate) struct Before {
    steps: usize,
    /// How many steps each viewer had been told of, where some are taken back.
    told: Vec<usize>,
}

impl Before {
    /// Looks at a game right before an entry.
    pub(crate) fn look(play: Option<&dyn AnyPlay>, entry: &Entry) -> Self {
        let Some(play) = play else { return Self::default() };
        let told = match entry {
            Entry::Undo { .. } => {
                Viewer::all(play.seats()).map(|viewer| play.happened(0, viewer).len()).collect()
            }
            _ => Vec::new(),
        };
        Self { steps: play.steps(), told }
    }
}

impl Change<'_> {
    fn happened(&self, viewer: Viewer) -> Vec<Happening> {
        let Some(after) = self.after else { return Vec::new() };
        match self.entry {
            Entry::Start {} => steps(after.happened(0, viewer)),
            Entry::Act { .. } => {
                let mut told = after.happened(self.before.steps, viewer);
                told.retain(|step| step.step > self.before.steps); // set-up was told at the start
                steps(told)
            }
            Entry::Undo { seat } => {
                let index = viewer.seat().map_or(after.seats() as usize, Seat::index);
                if self.before.told.get(index) == Some(&after.happened(0, viewer).len()) {
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
pub(crate) fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
