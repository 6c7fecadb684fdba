//! Vitality, losses and healing (ST-17).

use table::{Chance, Id, Log, Number, Seat, Secret};

use super::{Deed, Engine};
use crate::components::{Icon, Kind, Window};
use crate::state::Frame;
use crate::{Action, Event, Player, State};

/// Wounds that can be healed, in canonical order.
pub(crate) fn wounds(player: &Player, list: &mut impl FnMut(Action)) {
    let Some(creature) = player.creature else { return };
    for id in creature.attributes() {
        for held in player.attributes().filter(|held| held.id == id) {
            for level in (1..=held.level).filter(|&level| !held.usable(level)) {
                list(Action::Heal { attribute: id, level: Number(level) });
            }
        }
    }
}

impl State {
    /// ST-17.11, ST-23.3: whether a point of vitality can go on the track.
    pub(crate) fn can_refill(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.vitality < player.max_vitality() && self.vitality_pool > 0
    }

    /// The pending loss below the top frame.
    pub(crate) fn pending_loss(&self) -> Option<(Seat, u8, u8)> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Loss { seat, vitality, impact } => Some((seat, vitality, impact)),
            _ => None,
        })
    }
}

/// What the frames of this file offer.
pub(super) fn options(state: &State, top: Frame, list: &mut impl FnMut(Action)) {
    match top {
        Frame::Regain { seat, .. } => {
            if state.can_refill(seat) {
                list(Action::Refill);
            }
            wounds(&state.players[seat], list);
        }
        Frame::Heal { seat, .. } => {
            wounds(&state.players[seat], list);
            if state.players[seat].wounds() > 0 {
                list(Action::Enough);
            }
        }
        Frame::Spare { n, .. } => {
            let Some((_, vitality, impact)) = state.pending_loss() else { return };
            let n = n.min(vitality + impact);
            (0..=n)
                .filter(|&spared| spared <= vitality && n - spared <= impact)
                .for_each(|spared| list(Action::Spare { vitality: Number(spared) }));
        }
        Frame::LoseTokens { seat, .. } => kinds(state.players[seat].card, list),
        _ => {}
    }
}

/// The kinds among these tokens; if there is only one kind, a second answer, so that being asked tells nothing.
pub(crate) fn kinds(tokens: [u8; 2], list: &mut impl FnMut(Action)) {
    let there = Kind::all().filter(|kind| tokens[kind.index()] > 0);
    there.clone().for_each(|kind| list(Action::Kind { kind }));
    if there.count() == 1 && tokens[0] + tokens[1] > 1 {
        list(Action::Whichever);
    }
}

/// The kind that an answer names; `Whichever` is the only one there is.
pub(crate) fn kind_of(tokens: [u8; 2], action: Action) -> Kind {
    match action {
        Action::Kind { kind } => kind,
        _ if tokens[0] > 0 => Kind::Fear,
        _ => Kind::Favour,
    }
}

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// ST-17.2, ST-17.3: a loss, with the window for its owner before it.
    pub(crate) fn lose(&mut self, seat: Seat, vitality: u8, impact: u8) {
        if vitality + impact > 0 {
            self.push(Frame::Loss { seat, vitality, impact });
            self.window(Window::BeforeLoss, Some(seat));
        }
    }

    /// ST-17.3, ST-17.4: what is missing of one is replaced by the other.
    pub(super) fn suffer(&mut self, seat: Seat, vitality: u8, impact: u8) {
        self.pop();
        let player = &self.s.players[seat];
        let (alive, tokens) = (player.vitality, player.tokens());
        let (direct_vitality, direct_impact) = (vitality.min(alive), impact.min(tokens));
        let extra_impact = (vitality - direct_vitality).min(tokens - direct_impact);
        let extra_vitality = (impact - direct_impact).min(alive - direct_vitality);
        self.push(Frame::LoseVitality { seat, n: direct_vitality + extra_vitality });
        self.push_lost_tokens(seat, direct_impact + extra_impact);
    }

    /// Asks which tokens are lost, unless all are.
    fn push_lost_tokens(&mut self, seat: Seat, n: u8) {
        if n == 0 {
            return;
        }
        let card = self.s.players[seat].card;
        if n >= card[0] + card[1] {
            for kind in Kind::all() {
                for _ in 0..card[kind.index()] {
                    self.lose_token(seat, kind);
                }
            }
        } else {
            self.push(Frame::LoseTokens { seat, left: n });
        }
    }

    /// ST-15.7: to the Pool, unshown.
    fn lose_token(&mut self, seat: Seat, kind: Kind) {
        self.s.take_off(seat, kind);
        self.s.pool[kind.index()] += 1;
        self.log.push(Event::Lost { seat, kind: Secret::Known(kind) });
    }

    /// ST-17.3: the vitality of a loss; ST-1.82.
    pub(super) fn lose_vitality(&mut self, seat: Seat, n: u8) {
        self.pop();
        let lost = self.weaken(seat, n);
        if lost > 0 {
            self.record(Deed::VitalityLost { by: seat, n: lost });
        }
    }

    /// ST-17.1, ST-17.5, ST-17.6, ST-17.8: vitality goes from the bottom up, and an uncovered lair icon works.
    pub(crate) fn weaken(&mut self, seat: Seat, n: u8) -> u8 {
        let Some(creature) = self.s.players[seat].creature else { return 0 };
        let track = creature.card().vitality;
        let mut lost = 0;
        let mut home = false;
        while lost < n && self.s.players[seat].vitality > 0 {
            let slot = track.len() - self.s.players[seat].vitality as usize;
            self.s.players[seat].vitality -= 1;
            self.s.vitality_pool += 1;
            lost += 1;
            home |= track[slot] == Icon::Lair;
        }
        if lost > 0 {
            self.log.push(Event::Weaker { seat, n: Number(lost) });
        }
        if home {
            self.go_home(seat);
        }
        lost
    }

    /// ST-1.13, ST-17.12: regained points, on the track or on wounds.
    pub(crate) fn regain(&mut self, seat: Seat, n: u8) {
        if n > 0 {
            self.push(Frame::Regain { seat, left: n });
        }
    }

    /// A point of vitality on the track.
    pub(crate) fn refill(&mut self, seat: Seat) {
        self.s.players[seat].vitality += 1;
        self.s.vitality_pool -= 1;
        self.log.push(Event::Stronger { seat, n: Number(1) });
    }

    /// ST-17.13: a wound marker goes to the Pool.
    pub(crate) fn heal(&mut self, seat: Seat, action: Action) {
        let Action::Heal { attribute, level } = action else { return };
        for held in self.s.players[seat].attributes.iter_mut().flatten().filter(|held| held.id == attribute) {
            held.wounds &= !(1 << (level.0 - 1));
        }
        self.s.vitality_pool += 1;
        self.log.push(Event::Healed { seat, attribute, level });
    }

    pub(super) fn answer_loss(&mut self, top: Frame, action: Action) {
        match top {
            Frame::Regain { seat, left } => {
                self.replace(Frame::Regain { seat, left: left - 1 });
                match action {
                    Action::Refill => self.refill(seat),
                    _ => self.heal(seat, action),
                }
                if left == 1 {
                    self.pop();
                }
            }
            Frame::Heal { seat, left } => {
                self.replace(Frame::Heal { seat, left: left - 1 });
                self.heal(seat, action);
                if left == 1 || action == Action::Enough {
                    self.pop();
                }
            }
            Frame::Spare { n, .. } => {
                self.pop();
                if let Action::Spare { vitality } = action {
                    self.spare(vitality.0, n);
                }
            }
            Frame::LoseTokens { seat, left } => {
                self.pop();
                let kind = kind_of(self.s.players[seat].card, action);
                self.lose_token(seat, kind);
                self.push_lost_tokens(seat, left - 1);
            }
            _ => {}
        }
    }

    /// ST-1.42: the pending loss shrinks by `n`, so much of it in vitality.
    pub(crate) fn spare(&mut self, spared: u8, n: u8) {
        // The loss lies below the window in which this is used: take off what lies above, and put it back.
        let mut above = table::Row::<Option<Frame>, 8>::new();
        while let Some(frame) = self.s.frames.pop() {
            if let Frame::Loss { seat, vitality, impact } = frame {
                let n = n.min(vitality + impact);
                let (vitality, impact) = (vitality - spared, impact - (n - spared));
                self.push(Frame::Loss { seat, vitality, impact });
                break;
            }
            above.push(Some(frame));
        }
        while let Some(Some(frame)) = above.pop() {
            self.push(frame);
        }
    }
}
