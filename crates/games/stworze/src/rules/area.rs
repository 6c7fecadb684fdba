//! Impact tokens on cards, in areas and in the Pool (ST-15), and the decks of tasks.

use table::{Chance, Id, Log, Number, Seat, SeatSet, Secret};

use super::{Deed, Engine};
use crate::components::{Area, COUNT_AT, Deck, Kind, TaskId, Tasks};
use crate::state::{Due, Frame, Impact};
use crate::{Event, State, TASKS};

impl State {
    /// ST-15.5: whether `seat` can pay so many tokens of any kind.
    pub(crate) fn can_pay(&self, seat: Seat, n: u8) -> bool {
        self.players[seat].tokens() >= n
    }

    /// The tokens of a card have changed (ST-22.5, ST-22.14).
    pub(crate) fn touch(&mut self, seat: Seat) {
        self.players[seat].card_seen = SeatSet::EMPTY;
        self.players[seat].fear_ruled_out = 0;
    }

    /// Takes a token of a kind off a card.
    pub(crate) fn take_off(&mut self, seat: Seat, kind: Kind) {
        self.players[seat].card[kind.index()] -= 1;
        self.touch(seat);
    }

    /// Lays a token into an area; ST-6.2: at five or more, a count is due.
    pub(crate) fn lay(&mut self, area: Area, token: Impact) {
        let tokens = &mut self.areas[area.index()].tokens;
        tokens.push(Some(token));
        let full = tokens.len() >= COUNT_AT;
        if full && !self.queue.contains(&Some(Due::Count(area))) {
            self.queue.push(Some(Due::Count(area)));
        }
    }

    /// ST-5.22, ST-15.4 to ST-15.6: where a cost goes.
    fn pay_quietly(&mut self, seat: Seat, kind: Kind) {
        self.take_off(seat, kind);
        match self.area_of(seat) {
            Some(area) => self.lay(area, Impact { kind, known: SeatSet::only(seat), shown: false }),
            None => self.pool[kind.index()] += 1,
        }
    }
}

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// ST-15.4 to ST-15.6: pays a token of any kind, unshown.
    pub(crate) fn pay(&mut self, seat: Seat, kind: Kind) {
        let area = self.s.area_of(seat);
        self.s.pay_quietly(seat, kind);
        match area {
            Some(area) => {
                self.log.push(Event::Paid { seat, area, kind: Secret::Known(kind) });
                self.record(Deed::ImpactSpent { by: seat, area });
            }
            None => self.log.push(Event::PaidHome { seat, kind: Secret::Known(kind) }),
        }
    }

    /// ST-9.2: pays the token of a test, shown to all.
    pub(crate) fn pay_shown(&mut self, seat: Seat, kind: Kind) {
        let Some(area) = self.s.area_of(seat) else { return };
        self.s.take_off(seat, kind);
        let known = SeatSet::all(self.s.count());
        self.s.lay(area, Impact { kind, known, shown: true });
        self.log.push(Event::Shown { seat, area, kind });
        self.record(Deed::ImpactSpent { by: seat, area });
    }

    /// ST-1.11, ST-15.3, ST-23.2: tokens of a named kind from the Pool.
    pub(crate) fn take_named(&mut self, seat: Seat, kind: Kind, n: u8) {
        let n = n.min(self.s.players[seat].free_slots()).min(self.s.pool[kind.index()]);
        self.s.pool[kind.index()] -= n;
        self.s.players[seat].card[kind.index()] += n;
        if n > 0 {
            self.s.touch(seat);
        }
        self.log.push(Event::Took { seat, kind, n: Number(n) });
    }

    /// ST-1.9: one token of a kind chosen secretly.
    pub(crate) fn take_chosen(&mut self, seat: Seat, kind: Kind) {
        self.s.pool[kind.index()] -= 1;
        self.s.players[seat].card[kind.index()] += 1;
        self.s.touch(seat);
        self.log.push(Event::TookAny { seat, kind: Secret::Known(kind) });
    }

    /// ST-1.11: no free slot or an empty Pool ends the taking.
    pub(crate) fn skip_gain(&mut self, seat: Seat, left: u8) -> bool {
        let none = left == 0 || self.s.players[seat].free_slots() == 0 || self.s.pool_size() == 0;
        if none {
            self.pop();
        } else {
            self.open_pool(seat);
        }
        none
    }

    /// ST-22.6: told only where there was doubt.
    pub(crate) fn open_pool(&mut self, seat: Seat) {
        if self.s.pool_in_doubt(seat) {
            self.log.push(Event::PoolSeen { seat });
        }
    }

    /// Takes a token out of an area, counted from 1.
    pub(crate) fn lift(&mut self, area: Area, number: Number) -> Option<Impact> {
        let tokens = &mut self.s.areas[area.index()].tokens;
        let index = (number.0 as usize).checked_sub(1).filter(|&index| index < tokens.len())?;
        tokens.remove(index)
    }

    /// All tokens of an area go to the Pool.
    pub(crate) fn empty_area(&mut self, area: Area) {
        while let Some(Some(token)) = self.s.areas[area.index()].tokens.pop() {
            self.s.pool[token.kind.index()] += 1;
        }
    }

    /// ST-15.17, ST-23.8: an influence token goes to its owner's part of the Pool.
    pub(crate) fn spend_influence(&mut self, owner: Seat, face: Kind) {
        self.s.players[owner].spent[face.index()] += 1;
    }

    /// ST-23.4: the top card of a task deck.
    pub(crate) fn draw_task(&mut self, deck: Deck) -> Option<TaskId> {
        let pile = &mut self.s.decks[deck.index()];
        if pile.len() == 0 {
            pile.cards = pile.discard;
            pile.discard = Tasks::new();
        }
        if pile.cards.is_empty() {
            if pile.under.is_empty() {
                return None;
            }
            return pile.under.remove(0);
        }
        let task = crate::draw(self.chance, TASKS, pile.cards)?;
        pile.cards.remove(task);
        Some(task)
    }

    /// ST-15.8, ST-6.4, ST-15.9, ST-15.11: a count that is due.
    pub(crate) fn count(&mut self, area: Area, forced: bool) {
        if self.s.count_dropped(area, forced) {
            return;
        }
        if self.s.area(area).guesses.is_empty() {
            self.empty_area(area);
            self.log.push(Event::Cleared { area });
            self.record(Deed::AreaFull { area });
            return;
        }
        self.push(Frame::CountReveal { area, forced });
        self.window(crate::components::Window::BeforeCount, None);
    }

    /// ST-15.10 to ST-15.15.
    pub(crate) fn count_reveal(&mut self, area: Area, forced: bool) {
        self.pop();
        if self.s.count_dropped(area, forced) {
            return;
        }
        let shown = |kind: Kind| self.s.impacts(area).filter(|token| token.kind == kind).count() as u8;
        let (fear, favour) = (shown(Kind::Fear), shown(Kind::Favour));
        let majority = match fear.cmp(&favour) {
            std::cmp::Ordering::Greater => Some(Kind::Fear),
            std::cmp::Ordering::Less => Some(Kind::Favour),
            std::cmp::Ordering::Equal => None, // ST-15.12
        };
        self.log.push(Event::Counted { area, fear: Number(fear), favour: Number(favour) });
        self.record(Deed::AreaFull { area });
        if let Some(majority) = majority {
            self.record(Deed::AreaCounted { area, majority });
        }
        self.empty_area(area);
        let guesses = self.s.area(area).guesses;
        let former = self.s.areas[area.index()].offering.take();
        if let Some((owner, face)) = former {
            self.spend_influence(owner, face);
        }
        let mut right = SeatSet::EMPTY;
        for guess in guesses.iter().flatten() {
            self.log.push(Event::Guess { area, seat: guess.owner, face: guess.face });
            if Some(guess.face) == majority {
                if right.is_empty() {
                    self.s.areas[area.index()].offering = Some((guess.owner, guess.face));
                } else {
                    self.spend_influence(guess.owner, guess.face);
                }
                right.insert(guess.owner);
            } else {
                self.spend_influence(guess.owner, guess.face);
            }
        }
        self.s.areas[area.index()].guesses.clear();
        self.push(Frame::Complete { left: right });
    }
}

impl State {
    /// ST-6.4, ST-15.11.
    fn count_dropped(&self, area: Area, forced: bool) -> bool {
        let tokens = self.area(area).tokens.len();
        if forced { tokens == 0 } else { tokens < COUNT_AT }
    }
}
