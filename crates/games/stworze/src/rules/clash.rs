//! The Clash action (ST-14).

use table::{Chance, Id, Log, Seat, Secret};

use super::test::Trial;
use super::{Deed, Engine};
use crate::action::Pay;
use crate::components::{Area, Kind, Location, TestKind, Time, Trait};
use crate::state::{Frame, Test};
use crate::{Action, Event, State};

/// ST-14.7, ST-14.8: where the loser's token comes from.
enum Giving {
    Hand,
    Board,
    Pool,
}

fn giving(state: &State, loser: Seat) -> Option<Giving> {
    let player = &state.players[loser];
    if player.hand != [0, 0] {
        Some(Giving::Hand)
    } else if Area::all().any(|area| state.area(area).has_influence(loser)) {
        Some(Giving::Board)
    } else if player.spent != [0, 0] {
        Some(Giving::Pool)
    } else {
        None
    }
}

/// Faces among these tokens; with several tokens of one face a second answer, so that being asked tells nothing.
pub(crate) fn faces(tokens: [u8; 2], list: &mut impl FnMut(Action)) {
    let kinds = Kind::all().filter(|face| tokens[face.index()] > 0);
    kinds.clone().for_each(|face| list(Action::Face { face }));
    if kinds.count() == 1 && tokens[0] + tokens[1] > 1 {
        list(Action::Whichever);
    }
}

/// The face that an answer names; `Whichever` is the only one there is.
pub(crate) fn face_of(tokens: [u8; 2], action: Action) -> Kind {
    match action {
        Action::Face { face } => face,
        _ if tokens[0] > 0 => Kind::Fear,
        _ => Kind::Favour,
    }
}

/// ST-14.7: what the loser may give.
pub(super) fn options(state: &State, loser: Seat, list: &mut impl FnMut(Action)) {
    let player = &state.players[loser];
    match giving(state, loser) {
        None => {}
        Some(Giving::Hand) => faces(player.hand, list),
        Some(Giving::Board) => Area::all()
            .filter(|&area| state.area(area).has_influence(loser))
            .for_each(|area| list(Action::FromArea { area })),
        Some(Giving::Pool) => faces(player.spent, list),
    }
}

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// ST-14.1 to ST-14.3.
    pub(super) fn attack(&mut self, defender: Seat, feature: Trait, at: Location, pay: Pay) {
        let Some(creature) = self.s.players[defender].creature else { return };
        let time = self.s.tasks[at.index()].map_or(Time::Day, |task| task.card().time);
        let difficulty = creature.card().clash[feature.index()];
        self.log.push(Event::Attacked { seat: self.s.active, defender });
        let trial =
            Trial { kind: TestKind::Clash, feature, time, difficulty, needed: 1, token: feature.token() };
        self.begin_test(trial, at, pay, |test: &mut Test| test.defender = Some(defender));
    }

    /// ST-14.4, ST-14.5: the consequences, in order.
    pub(super) fn clash_over(&mut self, defender: Seat, feature: Trait, at: Location, passed: bool) {
        let attacker = self.s.active;
        let (winner, loser) = if passed { (attacker, defender) } else { (defender, attacker) };
        self.log.push(Event::ClashWon { winner, loser });
        self.record(Deed::ClashWon { by: winner, attacker: passed, feature, at });
        self.push(Frame::WoundWhich { by: winner, target: loser, may: true });
        self.push(Frame::LookAtLair { winner, loser });
        self.push(Frame::GiveInfluence { winner, loser });
        self.lose(loser, 1, 0);
    }

    /// ST-14.7.
    pub(super) fn answer_give(&mut self, winner: Seat, loser: Seat, action: Action) {
        self.pop();
        let player = &mut self.s.players[loser];
        let face = if let Action::FromArea { area } = action {
            let area = &mut self.s.areas[area.index()];
            let laid = area.guesses.iter().flatten().position(|guess| guess.owner == loser);
            match laid {
                Some(place) => area.guesses.remove(place).map(|guess| guess.face),
                None => area.offering.take().map(|(_, face)| face),
            }
        } else if player.hand == [0, 0] {
            let face = face_of(player.spent, action);
            player.spent[face.index()] -= 1;
            Some(face)
        } else {
            let face = face_of(player.hand, action);
            player.hand[face.index()] -= 1;
            Some(face)
        };
        if let Some(face) = face {
            self.s.players[winner].trophies[loser.index()][face.index()] += 1;
            self.log.push(Event::Trophy { loser, winner, face: Secret::Known(face) });
        }
    }

    /// ST-14.10.
    pub(super) fn look_at_lair(&mut self, winner: Seat, loser: Seat) {
        self.pop();
        self.peek_lair(winner, loser);
    }
}
