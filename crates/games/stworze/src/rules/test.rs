//! Tests (ST-9).

use table::{Chance, Log, Number, Row, Seat};

use super::aura::Touch;
use super::{Deed, Engine};
use crate::action::Pay;
use crate::components::{DICE_MAX, Figure, Kind, Location, TestKind, Time, Trait, Window};
use crate::state::{Frame, Test};
use crate::{DICE, Event, State};

/// What a test is made from.
#[derive(Clone, Copy)]
pub(super) struct Trial {
    pub kind: TestKind,
    pub feature: Trait,
    pub time: Time,
    pub difficulty: u8,
    pub needed: u8,
    /// ST-9.1: what it costs.
    pub token: Kind,
}

impl State {
    /// ST-9.5, ST-9.7, ST-1.37, ST-1.38: how many dice are rolled.
    pub(crate) fn dice_to_roll(&self, test: &Test) -> usize {
        let feature = if test.other_trait { test.feature.other() } else { test.feature };
        let time = test.value_time.unwrap_or(test.time);
        let value = self.players[self.active].creature.map_or(0, |creature| creature.value(feature, time));
        usize::from(value).saturating_add_signed(isize::from(test.dice_change)).clamp(1, DICE_MAX)
    }

    /// ST-9.16, ST-9.17: whether the tester may still use the Offering reroll.
    pub(crate) fn offering_ready(&self, seat: Seat) -> bool {
        self.test.is_some_and(|test| {
            seat == self.active
                && !test.offering_used
                && self.area(test.at.area()).offering == Some((seat, test.feature.token()))
        })
    }
}

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// ST-9.9 (1) to (5): the cost, the auras, and the windows around the roll.
    pub(super) fn begin_test(
        &mut self,
        trial: Trial,
        at: Location,
        pay: Pay,
        adjust: impl FnOnce(&mut Test),
    ) {
        let seat = self.s.active;
        let mut test = Test {
            kind: trial.kind,
            feature: trial.feature,
            time: trial.time,
            at,
            printed: trial.difficulty,
            difficulty_change: 0,
            dice_change: 0,
            needed: trial.needed,
            value_time: None,
            other_trait: false,
            dice: Row::new(),
            banked: 0,
            added: 0,
            offering_used: false,
            decided: None,
            figure: None,
            card: None,
            harm: false,
            defender: None,
        };
        adjust(&mut test);
        self.pay_shown(seat, trial.token);
        if let Some(kind) = pay.kind() {
            self.pay(seat, kind);
        }
        if !matches!(test.figure, Some(Figure::Warrior | Figure::Sorcerer)) {
            let touch = Touch::of(self.s.auras(at), test.kind); // ST-1.66
            test.dice_change += touch.dice;
            test.difficulty_change += touch.difficulty;
            test.decided = touch.decided;
        }
        self.log.push(Event::Test { seat, feature: test.feature, difficulty: Number(test.difficulty()) });
        self.s.test = Some(test);
        self.push(Frame::TestResult);
        if test.decided.is_none() {
            self.window(Window::AfterRoll, None);
            self.push(Frame::Roll);
            self.window(Window::BeforeRoll, None);
        }
    }

    /// ST-9.9 (4).
    pub(super) fn roll_all(&mut self) {
        self.pop();
        let Some(test) = self.s.test else { return };
        for number in 0..self.s.dice_to_roll(&test) {
            let rank = self.chance.die(DICE, 6);
            self.log.push(Event::Rolled { number: Number(number as u8 + 1), rank: Number(rank) });
            if let Some(test) = &mut self.s.test {
                test.dice.push(rank);
            }
        }
    }

    /// ST-1.39, ST-9.10, ST-9.15: rolls these dice again, given as bits.
    pub(crate) fn roll_again(&mut self, user: Seat, dice: u8) {
        let Some(mut test) = self.s.test else { return };
        if test.keeps_successes() && user == self.s.active {
            test.banked += test.hits();
        }
        for (number, rank) in test.dice.iter_mut().enumerate().filter(|(number, _)| dice & (1 << number) != 0)
        {
            *rank = self.chance.die(DICE, 6);
            self.log.push(Event::Rolled { number: Number(number as u8 + 1), rank: Number(*rank) });
        }
        self.s.test = Some(test);
    }

    /// ST-9.9 (6), (7), ST-9.11 to ST-9.13.
    pub(super) fn test_result(&mut self) {
        self.pop();
        let Some(test) = self.s.test else { return };
        let seat = self.s.active;
        let passed = test.passes();
        self.push(Frame::TestDone { passed });
        if passed {
            self.log.push(Event::Passed { seat });
            let Test { feature, time, at, .. } = test;
            let successes = if test.decided.is_some() { 0 } else { test.hits() };
            self.record(Deed::TestPassed { by: seat, feature, time, at, successes });
        } else {
            self.log.push(Event::Failed { seat });
            self.record(Deed::TestFailed { by: seat });
            match test.feature {
                Trait::Cunning => self.lose(seat, 0, 1),
                Trait::Brutality => self.lose(seat, 1, 0),
            }
        }
    }

    /// ST-9.9 (8): what the action makes of it.
    pub(super) fn test_done(&mut self, passed: bool) {
        self.pop();
        let Some(test) = self.s.test.take() else { return };
        match test.kind {
            TestKind::Task if passed => self.task_done(test.feature, test.at),
            TestKind::Figure if passed => {
                if let (Some(figure), Some(card)) = (test.figure, test.card) {
                    self.figure_done(figure, card, test.harm, test.at);
                }
            }
            TestKind::Clash => {
                if let Some(defender) = test.defender {
                    self.clash_over(defender, test.feature, test.at, passed);
                }
            }
            TestKind::Task | TestKind::Figure => {} // ST-10.5, ST-11.7
        }
    }
}
