//! Standing orders (ST-5.18 to ST-5.21): when a player wants to be asked in a window. They belong to the table, not to
//! the position: whoever seats people keeps them and passes in their place where [`Orders::asks`] says no. The pass is
//! an action like any other, so a record does not depend on the orders.

use table::{Id, Order, Seat, Standing};

use crate::components::{Condition, Window};
use crate::rules::mission_parts;
use crate::view::{QuestionView, View};

/// ST-5.18: the settings of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orders {
    windows: [Order; Window::ALL.len()],
    /// ST-5.20: asks in the next open window; lowered by passing.
    pub raised: bool,
    /// "Skip everything until my next turn."
    pub resting: bool,
}

impl Default for Orders {
    fn default() -> Self {
        Self::all(Order::Smart)
    }
}

impl From<Standing> for Orders {
    fn from(standing: Standing) -> Self {
        Self { raised: standing.raised, ..Self::all(standing.order) }
    }
}

impl Orders {
    /// The same order for every window.
    pub const fn all(order: Order) -> Self {
        Self { windows: [order; Window::ALL.len()], raised: false, resting: false }
    }

    /// Changes the order for one kind of window.
    pub fn set(&mut self, window: Window, order: Order) {
        self.windows[window.index()] = order;
    }

    /// ST-5.19, ST-5.21: whether the player is asked now; otherwise the table passes for them. Outside windows
    /// everybody is asked.
    pub fn asks(&self, view: &View, seat: Seat) -> bool {
        let QuestionView::Window { window } = view.question else { return true };
        let order = if self.resting { Order::Skip } else { self.windows[window.index()] };
        match (order, window) {
            (Order::Ask, _) => true,
            (Order::Skip, _) => false,
            (Order::Smart, Window::Open) => self.raised,
            (Order::Smart, Window::AfterRoll) => may_matter(view, seat),
            (Order::Smart, _) => true,
        }
    }

    /// The player has passed: the hand is lowered (ST-5.20).
    pub fn passed(&mut self) {
        self.raised = false;
    }

    /// The player's turn has come: what was skipped until then is asked again.
    pub fn turn_begins(&mut self) {
        self.resting = false;
    }
}

/// ST-5.19: the tester while the test fails or lacks successful dice for a mission, the others while it passes.
fn may_matter(view: &View, seat: Seat) -> bool {
    let Some(test) = &view.test else { return true };
    if seat != view.active {
        return test.passes;
    }
    let hits = test.dice.iter().filter(|&&rank| rank >= test.difficulty).count();
    let wanted = view.players[seat].mission.map_or(&[][..], mission_parts).iter().map(|part| match *part {
        Condition::TestPassed { min_successes, .. } => min_successes as usize,
        _ => 0,
    });
    !test.passes || wanted.max().unwrap_or(0) > hits
}

#[cfg(test)]
mod tests {
    use table::conformance::choices;
    use table::{Game, Number, Options as _, Position, Scripted, Silent};

    use super::*;
    use crate::action::Pay;
    use crate::components::Trait;
    use crate::{Action, DICE, Options, State};

    const A: Seat = Seat::FIRST;

    /// A has rolled these dice for a task of difficulty 5; both players could use something.
    fn rolled(dice: [u32; 2], more: &str) -> State {
        let mut state = State::blank(&Options::build(&choices::<State>("players=2").unwrap()).unwrap());
        let pairs = "A.at=puszcza_zywa task.puszcza_zywa=task_gathering_herbs A.tasks=task_mill B.creature=licho \
                     B.attributes=licho_bad_luck.1";
        for pair in pairs.split_whitespace().chain(more.split_whitespace()) {
            let (key, value) = pair.split_once('=').unwrap();
            state.place(key, value).unwrap();
        }
        state.settle().unwrap();
        let mut chance = Scripted::default();
        for rank in dice {
            chance.push(DICE, rank - 1);
        }
        let action = Action::DoTask { column: Number(1), feature: Trait::Cunning, pay: Pay::Free };
        state.apply(A, action, &mut chance, &mut Silent).unwrap();
        state
    }

    // rules: ST-5.18 ST-5.19 ST-5.21
    #[test]
    fn smart_asks_only_who_can_change_the_result() {
        let smart = Orders::default();
        let failing = rolled([1, 1], "").view(A.into());
        assert!(smart.asks(&failing, A) && !smart.asks(&failing, A.next(2)));
        let passing = rolled([5, 1], "").view(A.into());
        assert!(!smart.asks(&passing, A) && smart.asks(&passing, A.next(2)));
        // One successful die passes the test, but the mission asks for two.
        let wanting = rolled([5, 1], "A.missions=samodiva_m09").view(A.into());
        assert!(smart.asks(&wanting, A));
        assert!(Orders::all(Order::Ask).asks(&passing, A));
        assert!(!Orders::all(Order::Skip).asks(&failing, A));
        let mut mixed = Orders::all(Order::Ask);
        mixed.set(Window::AfterRoll, Order::Skip);
        assert!(!mixed.asks(&failing, A));
    }

    // rules: ST-5.18 ST-5.20
    #[test]
    fn a_raised_hand_is_asked_until_it_passes() {
        let mut state = rolled([1, 1], "B.tasks=task_wedding");
        let mut orders = Orders::default();
        let mut chance = Scripted::default();
        let other = A.next(2);
        state.apply(A, Action::Pass, &mut chance, &mut Silent).unwrap();
        state.apply(other, Action::Pass, &mut chance, &mut Silent).unwrap();
        state
            .apply(A, Action::Kind { kind: crate::components::Kind::Fear }, &mut chance, &mut Silent)
            .unwrap();
        let view = state.view(A.into());
        assert_eq!(view.question, QuestionView::Window { window: Window::Open });
        assert!(!orders.asks(&view, other));
        orders.raised = true;
        assert!(orders.asks(&view, other));
        orders.passed();
        assert!(!orders.asks(&view, other));
        orders.resting = true;
        orders.set(Window::Open, Order::Ask);
        assert!(!orders.asks(&view, other));
        orders.turn_begins();
        assert!(orders.asks(&view, other));
    }

    // rules: ST-5.21
    #[test]
    fn a_skipped_player_passes_like_any_other() {
        let mut state = rolled([5, 1], "");
        assert!(!Orders::default().asks(&state.view(A.into()), A));
        let mut log = Vec::new();
        state.apply(A, Action::Pass, &mut Scripted::default(), &mut log).unwrap();
        assert_eq!(log, [crate::Event::Passes { seat: A }]);
    }
}
