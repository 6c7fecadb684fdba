//! The standing orders at one table: what each seat has said about being asked whether it reacts, and what follows.
//! Whoever seats people keeps them, beside the game and never in it.

use table::{MAX_SEATS, Order, Seat, Standing};

use crate::AnyPlay;

/// What somebody would do who never wants to be asked: passing.
const NEVER: Standing = Standing { order: Order::Skip, raised: false };

/// The standing orders of all seats.
#[derive(Clone, Debug, Default)]
pub struct Orders {
    given: [Option<Standing>; MAX_SEATS],
}

impl Orders {
    /// What a seat has said, or the usual.
    pub fn of(&self, seat: Seat) -> Standing {
        self.given[seat.index()].unwrap_or_default()
    }

    /// Whether the seat has said anything.
    pub fn is_given(&self, seat: Seat) -> bool {
        self.given[seat.index()].is_some()
    }

    /// From now on this counts.
    pub fn give(&mut self, seat: Seat, standing: Standing) {
        self.given[seat.index()] = Some(standing);
    }

    /// What the table does in the place of `seat`, as an index into [`AnyPlay::legal`]; `None` if it is to be asked or
    /// not to act.
    pub fn answer(&self, play: &dyn AnyPlay, seat: Seat) -> Option<usize> {
        play.standing(seat, self.of(seat))
    }

    /// Whether `action`, should it be done now, lowers a hand that `seat` has raised: it is asked, and passes.
    pub fn lowers(&self, play: &dyn AnyPlay, seat: Seat, action: &str) -> bool {
        self.of(seat).raised
            && self.answer(play, seat).is_none()
            && play
                .standing(seat, NEVER)
                .is_some_and(|pass| play.legal(seat).get(pass).is_some_and(|pass| pass == action))
    }

    /// The hand is raised no more.
    pub fn lower(&mut self, seat: Seat) {
        if let Some(standing) = &mut self.given[seat.index()] {
            standing.raised = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use table::{Chance as _, Choices, Pcg, Seed, Source};

    use super::*;

    /// Plays games at random until `seat` is asked about a reaction that only a raised hand is asked about.
    fn open_question(seat: Seat) -> Box<dyn AnyPlay> {
        let game = crate::find("stworze").unwrap();
        let mut mind = Pcg::new(3);
        let (smart, raised) = (Standing::default(), Standing { raised: true, ..Standing::default() });
        for seed in 0..200 {
            let mut play = game.start(Choices::new(game.meta(), 2).unwrap(), Seed::Pcg(seed)).unwrap();
            while let Some(asked) = play.to_act().first() {
                let is_open = play.standing(seat, smart).is_some() && play.standing(seat, raised).is_none();
                if asked == seat && is_open {
                    return play;
                }
                let count = play.legal(asked).len() as u32;
                play.apply_index(asked, mind.below(Source::POLICY, count) as usize).unwrap();
            }
        }
        panic!("nobody was asked in 200 games");
    }

    // rules: ST-5.18 ST-5.20
    #[test]
    fn a_hand_is_raised_until_its_owner_passes() {
        let seat = Seat::FIRST;
        let play = open_question(seat);
        let mut orders = Orders::default();
        let pass = play.legal(seat).swap_remove(orders.answer(&*play, seat).unwrap());
        assert!(!orders.is_given(seat) && !orders.lowers(&*play, seat, &pass));
        orders.give(seat, Standing { raised: true, ..Standing::default() });
        assert!(orders.is_given(seat) && orders.answer(&*play, seat).is_none());
        let other = play.legal(seat).into_iter().find(|action| *action != pass).unwrap();
        assert!(!orders.lowers(&*play, seat, &other) && orders.lowers(&*play, seat, &pass));
        orders.lower(seat);
        assert_eq!(orders.of(seat), Standing::default());
        // Who never wants to be asked is not asked for raising a hand either, so nothing lowers it.
        orders.give(seat, Standing { order: Order::Skip, raised: true });
        assert!(orders.answer(&*play, seat).is_some() && !orders.lowers(&*play, seat, &pass));
    }

    #[test]
    fn orders_are_for_games_with_reactions() {
        let with = crate::all().filter(|game| game.has_reactions());
        let with: Vec<_> = with.map(|game| (game.meta().id, game.orders())).collect();
        assert_eq!(with, [("abyss", &[Order::Ask, Order::Skip][..]), ("stworze", Order::ALL)]);
    }
}
