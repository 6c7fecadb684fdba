//! Getting better and being wounded (ST-20, ST-14.11 to ST-14.14).

use table::{Chance, Log, Number, Seat};

use super::Engine;
use crate::components::{ATTRIBUTES_MAX, AttributeId, LEVELS};
use crate::state::Attribute;
use crate::{Action, Event, State};

/// ST-20.5 to ST-20.8: raise one, take one, exchange one, or (with three at level 3) nothing.
pub(super) fn options(state: &State, seat: Seat, list: &mut impl FnMut(Action)) {
    let player = &state.players[seat];
    let Some(creature) = player.creature else { return };
    let held = |id: AttributeId| player.attributes().find(|held| held.id == id);
    let full = player.attributes.len() == ATTRIBUTES_MAX;
    let raisable = |id: AttributeId| held(id).map_or(!full, |held| held.level < LEVELS);
    creature.attributes().filter(|&id| raisable(id)).for_each(|attribute| list(Action::Raise { attribute }));
    if full {
        for lose in creature.attributes().filter(|&id| held(id).is_some()) {
            for take in creature.attributes().filter(|&id| held(id).is_none()) {
                list(Action::Exchange { lose, take });
            }
        }
        if !creature.attributes().any(raisable) {
            list(Action::Enough);
        }
    }
}

/// ST-14.11, ST-14.12, ST-14.14: attributes that can be wounded, or none.
pub(super) fn wound_options(state: &State, target: Seat, may: bool, list: &mut impl FnMut(Action)) {
    let player = &state.players[target];
    let Some(creature) = player.creature else { return };
    let open = |id: AttributeId| {
        state.vitality_pool > 0 && player.attributes().any(|held| held.id == id && held.can_be_wounded())
    };
    creature.attributes().filter(|&id| open(id)).for_each(|attribute| list(Action::Wound { attribute }));
    if may {
        list(Action::Enough);
    }
}

/// ST-14.12: unlocked levels without a wound.
pub(super) fn level_options(state: &State, target: Seat, id: AttributeId, list: &mut impl FnMut(Action)) {
    let held = state.players[target].attributes().find(|held| held.id == id);
    let levels = held.into_iter().flat_map(|held| (1..=held.level).filter(move |&level| held.usable(level)));
    levels.for_each(|level| list(Action::WoundLevel { level: Number(level) }));
}

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    pub(super) fn answer_improve(&mut self, seat: Seat, n: u8, action: Action) {
        self.pop();
        match action {
            Action::Raise { attribute } => self.raise(seat, attribute, n),
            Action::Exchange { lose, take } => {
                self.drop_attribute(seat, lose);
                self.raise(seat, take, n);
            }
            _ => {}
        }
    }

    /// ST-20.1, ST-20.8: `n` levels up, at most to the third; a new attribute counts its first level.
    fn raise(&mut self, seat: Seat, id: AttributeId, n: u8) {
        let player = &mut self.s.players[seat];
        if !player.attributes().any(|held| held.id == id) {
            player.attributes.push(Some(Attribute { id, level: 0, wounds: 0 }));
        }
        for held in player.attributes.iter_mut().flatten().filter(|held| held.id == id) {
            held.level = (held.level + n).min(LEVELS);
            self.log.push(Event::Level { seat, attribute: id, level: Number(held.level) });
        }
    }

    /// ST-20.7: it goes back to the unused ones, its wound markers to the Pool.
    fn drop_attribute(&mut self, seat: Seat, id: AttributeId) {
        let place = self.s.players[seat].attributes().position(|held| held.id == id);
        if let Some(place) = place
            && let Some(held) = self.s.players[seat].attributes.remove(place)
        {
            self.s.vitality_pool += held.wounds.count_ones() as u8;
            self.log.push(Event::Dropped { seat, attribute: id });
        }
    }

    pub(super) fn answer_wound(&mut self, target: Seat, action: Action) {
        match action {
            Action::Wound { attribute } => {
                self.replace(crate::state::Frame::WoundLevel { target, attribute });
            }
            _ => self.pop(),
        }
    }

    /// ST-14.13: a vitality token from the Pool on the level.
    pub(super) fn answer_wound_level(&mut self, target: Seat, id: AttributeId, action: Action) {
        self.pop();
        let Action::WoundLevel { level } = action else { return };
        for held in self.s.players[target].attributes.iter_mut().flatten().filter(|held| held.id == id) {
            held.wounds |= 1 << (level.0 - 1);
        }
        self.s.vitality_pool -= 1;
        self.log.push(Event::Wounded { seat: target, attribute: id, level });
    }
}
