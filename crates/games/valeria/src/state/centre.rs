//! The stacks of the centre (VA-4.2).

use table::{Chance, Id};

use crate::CITIZEN_STACKS;
use crate::components::{Area, CitizenId, DomainId, MonsterId};

/// VA-4.3, VA-4.5: a monster stack: how many of the weakest, of the next and of the strongest of its area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MonsterStack {
    pub(crate) area: Area,
    pub(crate) left: [u8; 3],
}

impl MonsterStack {
    /// VA-4.4, VA-4.5: all monsters of an area, with one of the numbers of copies.
    pub(crate) fn full(area: Area, copies: usize) -> Self {
        let mut left = [0; 3];
        for (left, monster) in left.iter_mut().zip(area.monsters()) {
            *left = monster.card().copies[copies];
        }
        Self { area, left }
    }

    /// VA-11.1: the top monster.
    #[inline]
    pub(crate) fn top(&self) -> Option<MonsterId> {
        let level = self.left.iter().position(|&left| left > 0)?;
        self.area.monsters().get(level).copied()
    }

    /// The monsters from top to bottom.
    pub(crate) fn cards(&self) -> impl Iterator<Item = MonsterId> + Clone {
        let levels = self.area.monsters().iter().zip(self.left);
        levels.flat_map(|(&monster, left)| std::iter::repeat_n(monster, left as usize))
    }

    /// Takes the top monster.
    pub(crate) fn take(&mut self) -> Option<MonsterId> {
        let top = self.top()?;
        self.left[top.level()] -= 1;
        Some(top)
    }

    /// VA-25.25, VA-28.9: a returned monster lies on top, for none weaker is left below.
    pub(crate) fn put_back(&mut self, monster: MonsterId) {
        self.left[monster.level()] += 1;
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.left == [0; 3]
    }
}

/// VA-4.7, VA-20.1: a citizen stack. The card on top is known; in a mixed stack those below are face down and unseen,
/// in a standard one they are all alike, so that `unseen` leaves no doubt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CitizenStack {
    pub(crate) top: Option<CitizenId>,
    /// VA-20.8: a card that was face up and is covered by a returned one.
    pub(crate) covered: Option<CitizenId>,
    /// Cards below those.
    pub(crate) down: u8,
    /// How many of each type of the slot these may be; in a mixed stack the box is among them.
    pub(crate) unseen: [u8; 2],
}

impl CitizenStack {
    /// VA-4.9: a stack of one type.
    pub(crate) fn standard(citizen: CitizenId, cards: u8) -> Self {
        let mut unseen = [0; 2];
        unseen[place(citizen)] = cards - 1;
        Self { top: Some(citizen), covered: None, down: cards - 1, unseen }
    }

    /// How many cards.
    pub(crate) fn len(&self) -> u8 {
        u8::from(self.top.is_some()) + u8::from(self.covered.is_some()) + self.down
    }

    /// VA-20.5, VA-20.9: takes the top card; the next one is turned face up at once. Says what was taken and what was
    /// turned, if it was face down before.
    pub(crate) fn take(
        &mut self,
        mixed: bool,
        chance: &mut impl Chance,
    ) -> Option<(CitizenId, Option<CitizenId>)> {
        let taken = self.top.take()?;
        self.top = self.covered.take();
        let turned = if self.top.is_none() { self.turn_up(taken, chance) } else { None };
        Some((taken, turned.filter(|_| mixed)))
    }

    /// Turns the next face-down card, of the same slot as `like`.
    pub(crate) fn turn_up(&mut self, like: CitizenId, chance: &mut impl Chance) -> Option<CitizenId> {
        if self.down == 0 {
            return None;
        }
        let which = match self.unseen {
            [_, 0] => 0,
            [0, _] => 1,
            _ => {
                // The outcome is the number of the citizen, so that scenarios can name it.
                let mut weights = [0; crate::components::CITIZENS];
                for (&citizen, &unseen) in like.card().slot.types().iter().zip(&self.unseen) {
                    weights[citizen.index()] = unseen;
                }
                let drawn = chance.weighted(CITIZEN_STACKS, &weights).and_then(CitizenId::from_index);
                drawn.map_or(0, place)
            }
        };
        self.down -= 1;
        self.unseen[which] -= 1;
        self.top = like.card().slot.types().get(which).copied();
        self.top
    }

    /// VA-25.25, VA-20.8: a returned card lies face up on top. Only one card of the box can return citizens, so at most
    /// one is covered.
    pub(crate) fn put_back(&mut self, citizen: CitizenId, mixed: bool) {
        if let Some(top) = self.top.replace(citizen) {
            if mixed && self.covered.is_none() {
                self.covered = Some(top);
            } else {
                self.down += 1;
                self.unseen[place(top)] += 1;
            }
        }
    }
}

/// The place of a citizen among the types of its slot.
pub(crate) fn place(citizen: CitizenId) -> usize {
    usize::from(citizen.card().slot.types().first() != Some(&citizen))
}

/// VA-4.10: a domain stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DomainStack {
    /// The card face up on top; `None` while the next one waits to be revealed (VA-14.7).
    pub(crate) top: Option<DomainId>,
    /// The cards face down.
    pub(crate) down: u8,
}

impl DomainStack {
    pub(crate) const fn is_empty(&self) -> bool {
        self.top.is_none() && self.down == 0
    }

    pub(crate) fn len(&self) -> u8 {
        u8::from(self.top.is_some()) + self.down
    }
}
