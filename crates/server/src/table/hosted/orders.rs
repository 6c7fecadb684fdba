//! Standing orders: when each seat wants to be asked whether it reacts. They follow from the log like everything else,
//! and nobody but the seat itself is shown anything of them.

use protocol::{StandingOrder, StandingShown, Status};
use table::{Order, Seat, Standing, StateHash};

use super::Hosted;

impl Hosted {
    /// A seat that the table is to answer for by its order, with what, and the hash of the position it is asked in.
    pub(crate) fn order_to_act(&self) -> Option<(Seat, String, StateHash)> {
        if !self.game.has_reactions() {
            return None;
        }
        let (seat, action) = self.asked().iter().find_map(|seat| Some((seat, self.ordered(seat)?)))?;
        Some((seat, action, self.play.as_deref()?.hash()))
    }

    /// Whether somebody else sits here, and might learn something from how fast a seat is answered for.
    pub(crate) fn has_company(&self, seat: Seat) -> bool {
        let own = self.holder(seat);
        self.people().any(|(_, person)| Some(person) != own)
    }

    /// What the table does in the place of a seat that is asked.
    fn ordered(&self, seat: Seat) -> Option<String> {
        let play = self.play.as_deref().filter(|_| !self.held.contains(seat))?;
        let index = self.orders.answer(play, seat)?;
        play.legal(seat).into_iter().nth(index)
    }

    /// From now on a seat is asked when it says here, also about a question it took a step back to.
    pub(super) fn order(&mut self, seat: Seat, order: StandingOrder, raised: bool) {
        let order = match order {
            StandingOrder::Ask => Order::Ask,
            StandingOrder::Smart => Order::Smart,
            StandingOrder::Skip => Order::Skip,
        };
        self.orders.give(seat, Standing { order, raised });
        self.held.remove(seat);
    }

    /// What a seat is shown of its own order.
    pub(super) fn standing_shown(&self, seat: Seat) -> Option<StandingShown> {
        if !self.game.has_reactions() || self.status != Status::Playing || self.holder(seat).is_none() {
            return None;
        }
        let Standing { order, raised } = self.orders.of(seat);
        Some(StandingShown {
            offers: self.game.orders().iter().copied().map(shown).collect(),
            order: shown(order),
            raised,
            is_given: self.orders.is_given(seat),
            answers: self.asked().contains(seat) && self.ordered(seat).is_some(),
        })
    }
}

/// An order in the form of the wire.
const fn shown(order: Order) -> StandingOrder {
    match order {
        Order::Ask => StandingOrder::Ask,
        Order::Smart => StandingOrder::Smart,
        Order::Skip => StandingOrder::Skip,
    }
}
