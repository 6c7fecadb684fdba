//! What lists and alarms know of a table without waking it.

use store::{Sight, Summary, Waits};
use table::Seat;
use uuid::Uuid;

use super::Hosted;

impl Hosted {
    /// What lists know of the table.
    pub(crate) fn summary(&self) -> Summary {
        Summary { sight: self.sight(), waits: self.waits.clone() }
    }

    pub(super) fn sight(&self) -> Sight {
        let mut people: Vec<Uuid> = self.people().map(|(_, person)| person).collect();
        people.sort_unstable();
        people.dedup();
        // Plain data always has a JSON form.
        Sight { shown: serde_json::to_string(&self.shown).unwrap_or_default(), people }
    }

    pub(super) fn whom_it_waits_for(&self) -> Waits {
        let asked = self.asked();
        let by_order = self.order_to_act();
        // Nobody is called to a question that the table answers for them.
        let is_called = |&seat: &Seat| by_order.as_ref().is_none_or(|(ordered, _, _)| *ordered != seat);
        let mut people: Vec<Uuid> =
            asked.iter().filter(is_called).filter_map(|seat| self.holder(seat)).collect();
        people.sort_unstable();
        people.dedup();
        let clock = self.clocks.next().map(|(_, until_ms)| until_ms);
        let absence = self.grace_ms().filter(|_| !asked.is_empty()).map(|grace_ms| self.at_ms + grace_ms);
        let table = (by_order.is_some() || self.bot_to_act().is_some()).then_some(self.at_ms);
        Waits { people, due_ms: [clock, absence, table].into_iter().flatten().min() }
    }
}
