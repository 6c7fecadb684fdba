//! What lies open to be had, reckoned for the viewer: the cost of each lord with the ways to pay it, and the worth of
//! each location. All of it follows from public cards and the viewer's own hand (AB-15.4).

use serde::Serialize;
use table::Viewer;

use super::{LocationView, QuestionView};
use crate::components::{Allies, Locations, LordId, Races};
use crate::rules::payment::{self, Lack, Terms};
use crate::{Question, State, score};

/// A lord of the Court and what it costs the viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OfferView {
    /// The lord.
    pub lord: LordId,
    /// The required sum, changes by powers included.
    pub sum: u8,
    /// How many different races are required.
    pub races: u8,
    /// The races that must be among them.
    pub mandatory: Races,
    /// What the viewer's hand and pearls lack; `None` if nothing, and for spectators.
    pub lack: Option<Lack>,
    /// AB-10.4: the allies of every payment, while the viewer may recruit. The pearls follow from them.
    pub payments: Vec<Allies>,
    /// Whether there are too many payments to list them: then one is made one ally a step.
    pub more: bool,
}

/// How many payments are listed at most: enough to compose one in any order, and few enough to be sent after every step.
const LISTED: usize = 64;

/// What `lord` costs the viewer.
pub(super) fn offer(s: &State, lord: LordId, viewer: Viewer) -> OfferView {
    let payer = viewer.seat().unwrap_or(s.active);
    let demand = Terms::of(s, payer).demand(lord);
    let own = viewer.seat().and_then(|seat| s.players.get(seat));
    let lack = own.and_then(|own| payment::lack(&payment::race_totals(&own.hand), own.pearls, demand));
    let may_recruit = viewer.is(s.active)
        && lack.is_none()
        && matches!(s.pending.top(), Some(Question::Main | Question::Pay { .. }));
    let payments =
        if may_recruit { payment::enumerate_up_to(s, payer, lord, LISTED) } else { Some(Vec::new()) };
    OfferView {
        lord,
        sum: demand.sum,
        races: demand.races,
        mandatory: demand.mandatory,
        lack,
        more: payments.is_none(),
        payments: payments.into_iter().flatten().map(|payment| payment.allies).collect(),
    }
}

/// AB-14: what the available tiles, and those drawn or searched through, would score for the viewer.
pub(super) fn prospects(
    s: &State,
    question: Option<&QuestionView>,
    searches: bool,
    viewer: Viewer,
) -> Vec<LocationView> {
    let Some(seat) = viewer.seat() else { return Vec::new() };
    let drawn = match question {
        Some(QuestionView::Tile { drawn, .. }) => *drawn,
        _ => Locations::default(),
    };
    let searched = s.stack.kinds().filter(|_| searches);
    let open = s.available.iter().chain(drawn.iter()).chain(searched);
    open.map(|tile| LocationView { tile, points: score::location(s, seat, tile) }).collect()
}
