//! Face-down piles whose order is decided when a card is turned, not when the pile is shuffled.

use crate::{Chance, Id, Pool, Row, Source};

/// A face-down pile: the cards on top whose order somebody knows, and below them a multiset without an order.
///
/// Where nobody knows the order there is none: a card is drawn at random when it is turned over, which gives the
/// same chances as shuffling beforehand, and nothing that copies the state can look ahead. `K` is how many cards can
/// be known at most (0: a pile nobody ever looks into).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile<I: Id, const N: usize, const K: usize = 0> {
    unknown: Pool<I, N>,
    /// Last = top.
    known: Row<Option<I>, K>,
}

impl<I: Id, const N: usize, const K: usize> Pile<I, N, K> {
    /// A pile of these cards, just shuffled.
    pub fn shuffled(cards: Pool<I, N>) -> Self {
        Self { unknown: cards, known: Row::new() }
    }

    /// How many cards lie in the pile.
    pub fn len(&self) -> usize {
        self.unknown.len() + self.known.len()
    }

    /// Whether no card is left.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty() && self.unknown.is_empty()
    }

    /// Turns over the top card; `None` if there is none.
    #[inline]
    pub fn draw(&mut self, source: Source, chance: &mut impl Chance) -> Option<I> {
        match self.known.pop() {
            Some(card) => card,
            None => self.unknown.draw(source, chance),
        }
    }

    /// Puts a card on top, seen by somebody.
    pub fn put_on_top(&mut self, card: I) {
        self.known.push(Some(card));
    }

    /// Looks at the top `amount` cards (fewer if there are not so many), which become known. Top card first.
    pub fn peek(
        &mut self,
        amount: usize,
        source: Source,
        chance: &mut impl Chance,
    ) -> impl Iterator<Item = I> {
        while self.known.len() < amount {
            let Some(card) = self.unknown.draw(source, chance) else { break };
            self.known.insert(0, Some(card));
        }
        self.known.iter().rev().take(amount).copied().flatten()
    }

    /// Adds cards and shuffles: nobody knows any order afterwards.
    pub fn shuffle_in(&mut self, cards: &Pool<I, N>) {
        self.unknown = self.all();
        self.unknown.add_all(cards);
        self.known.clear();
    }

    /// Takes a certain card out of the unknown part, as a search through the pile does; `false` if it is not there.
    #[must_use]
    pub fn take(&mut self, card: I) -> bool {
        self.unknown.take(card)
    }

    /// The known cards, top card first.
    pub fn known(&self) -> impl Iterator<Item = I> + Clone {
        self.known.iter().rev().copied().flatten()
    }

    /// The cards whose order nobody knows.
    pub const fn unknown(&self) -> &Pool<I, N> {
        &self.unknown
    }

    /// All cards of the pile, without any order.
    pub fn all(&self) -> Pool<I, N> {
        let mut all = self.unknown;
        for card in self.known() {
            all.add(card);
        }
        all
    }

    /// For viewers who do not know what others know: draws the known cards anew from everything in `unseen`, which
    /// must hold at least as many cards as the pile, and leaves the rest of `unseen` to the caller.
    pub fn redraw(&mut self, unseen: &mut Pool<I, N>, chance: &mut impl Chance) {
        let bottom = self.unknown.len();
        self.unknown = Pool::EMPTY;
        for _ in 0..bottom {
            if let Some(card) = unseen.draw(Source::REDRAW, chance) {
                self.unknown.add(card);
            }
        }
        for place in &mut *self.known {
            *place = unseen.draw(Source::REDRAW, chance);
        }
    }
}

impl<I: Id, const N: usize, const K: usize> Default for Pile<I, N, K> {
    fn default() -> Self {
        Self::shuffled(Pool::EMPTY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pcg;
    use crate::id::tests::Beast::{self, Imp, Troll, Wolf};

    type Deck = Pile<Beast, 3, 2>;
    const DECK: Source = Source(0);

    fn deck() -> Deck {
        Pile::shuffled([Imp, Imp, Wolf, Troll].into_iter().collect())
    }

    #[test]
    fn known_cards_come_first_in_their_order() {
        let mut deck = deck();
        deck.put_on_top(Wolf);
        deck.put_on_top(Troll);
        let mut chance = Pcg::new(1);
        assert_eq!(deck.len(), 6);
        assert_eq!(deck.draw(DECK, &mut chance), Some(Troll));
        assert_eq!(deck.draw(DECK, &mut chance), Some(Wolf));
        assert_eq!(deck.known().count(), 0);
        assert_eq!(deck.len(), 4);
    }

    #[test]
    fn looking_fixes_the_cards_that_are_drawn_next() {
        for seed in 0..50 {
            let mut chance = Pcg::new(seed);
            let mut deck = deck();
            let seen: Vec<Beast> = deck.peek(2, DECK, &mut chance).collect();
            assert_eq!(deck.peek(2, DECK, &mut chance).collect::<Vec<_>>(), seen);
            assert_eq!(deck.draw(DECK, &mut chance), Some(seen[0]));
            assert_eq!(deck.draw(DECK, &mut chance), Some(seen[1]));
            assert_eq!(deck.len(), 2);
        }
    }

    #[test]
    fn a_lazy_pile_deals_like_a_shuffled_one() {
        // The second card of a pile of four is each card with probability 1/4: Imp 1/2, Wolf 1/4, Troll 1/4.
        let mut second = [0u32; 3];
        for seed in 0..40_000 {
            let mut chance = Pcg::new(seed);
            let mut deck = deck();
            deck.draw(DECK, &mut chance);
            second[deck.draw(DECK, &mut chance).unwrap().index()] += 1;
        }
        for (seen, share) in second.into_iter().zip([20_000.0, 10_000.0, 10_000.0]) {
            assert!((f64::from(seen) - share).abs() < 400.0, "{second:?}");
        }
    }

    #[test]
    fn shuffling_forgets_every_order() {
        let mut deck = deck();
        deck.put_on_top(Troll);
        deck.shuffle_in(&[Wolf].into_iter().collect());
        assert_eq!(deck.known().count(), 0);
        assert_eq!(*deck.unknown().counts(), [2, 2, 2]);
        assert!(deck.take(Troll) && deck.take(Troll) && !deck.take(Troll));
    }

    #[test]
    fn redrawing_keeps_the_sizes_and_the_cards() {
        let mut deck = deck();
        deck.put_on_top(Troll);
        let mut unseen = deck.all();
        unseen.add(Wolf);
        let all = unseen;
        deck.redraw(&mut unseen, &mut Pcg::new(4));
        assert_eq!((deck.len(), deck.known().count(), unseen.len()), (5, 1, 1));
        let mut again = deck.all();
        again.add_all(&unseen);
        assert_eq!(again, all);
    }
}
