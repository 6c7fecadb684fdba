//! Another world that looks the same to one viewer (ML-15).
//!
//! One thing is hidden: which trap and trick tokens lie face down. Who has followed every purchase knows more than the
//! view shows (ML-15.3); this game keeps no memory of it, so both kinds of recall are the same.

use table::{Chance, Row, Seat, Source, Viewer};

use crate::State;
use crate::components::{Trap, Traps};
use crate::state::Occupant;
use crate::values::PathId;

/// A place that may hold a hidden token.
#[derive(Clone, Copy, Default)]
enum Place {
    /// A store.
    Store(Seat),
    /// A path, and which of its tokens.
    Path(PathId, u8),
    /// The tokens discarded face down.
    #[default]
    Discard,
}

/// Stores of three rivals (at most 8 each and what was just bought), fourteen paths, and the discarded tokens.
type Places = Row<Place, 128>;

/// Gathers every token the viewer cannot see and deals them again: starting traps where their owners may have them, the
/// pile without any (ML-16.15), then the rest.
pub(crate) fn redraw(s: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    redraw_tricks(s, chance);
    let mut unseen = s.trap_pile;
    unseen.add_all(&s.hidden_discard);
    let mut places = Places::new();
    for seat in Seat::all(s.count()).filter(|&seat| !viewer.is(seat)) {
        let store = s.players[seat].traps.take_everything();
        unseen.add_all(&store);
        places.extend(std::iter::repeat_n(Place::Store(seat), store.len()));
    }
    for &path in PathId::ALL {
        if is_hidden(s, path, viewer) {
            for (at, token) in s.path(path).tokens.iter().enumerate().filter(|(_, token)| !token.shown) {
                unseen.add(token.trap);
                places.push(Place::Path(path, at as u8));
            }
        }
    }
    places.extend(std::iter::repeat_n(Place::Discard, s.hidden_discard.take_everything().len()));
    deal_starting(s, viewer, &mut unseen, &mut places, chance);
    let starting = unseen.count(Trap::TrapStarting);
    (0..starting).for_each(|_| _ = unseen.take(Trap::TrapStarting));
    let pile = s.trap_pile.take_everything().len();
    for _ in 0..pile {
        if let Some(trap) = unseen.draw(Source::REDRAW, chance) {
            s.trap_pile.add(trap);
        }
    }
    unseen.add_many(Trap::TrapStarting, starting);
    for &place in &places {
        if let Some(trap) = unseen.draw(Source::REDRAW, chance) {
            put(s, place, trap);
        }
    }
}

/// Whether the face-down tokens of a path are unknown to the viewer and not Madhala's.
fn is_hidden(s: &State, path: PathId, viewer: Viewer) -> bool {
    let rival = s.path(path).occupant == Occupant::Rival;
    !rival && s.path_owner(path).is_none_or(|seat| !viewer.is(seat))
}

fn put(s: &mut State, place: Place, trap: Trap) {
    match place {
        Place::Store(seat) => s.players[seat].traps.add(trap),
        Place::Path(path, at) => s.path_mut(path).tokens[usize::from(at)].trap = trap,
        Place::Discard => s.hidden_discard.add(trap),
    }
}

/// A clan has one starting trap: it lies in the own store, on an own path or among the discarded tokens, unless
/// everybody has seen it go.
fn deal_starting(
    s: &mut State,
    viewer: Viewer,
    unseen: &mut Traps,
    places: &mut Places,
    chance: &mut impl Chance,
) {
    let shown = s.starting_shown;
    for seat in Seat::all(s.count()).filter(|&seat| !shown.contains(seat)) {
        let own_known = viewer.is(seat)
            && (s.players[seat].traps.contains(Trap::TrapStarting)
                || s.hidden_tokens(seat).any(|(_, _, trap)| trap == Trap::TrapStarting));
        if own_known || !unseen.contains(Trap::TrapStarting) {
            continue;
        }
        let fits = |s: &State, place: Place| match place {
            Place::Store(owner) => owner == seat,
            Place::Path(path, _) => s.path_owner(path) == Some(seat),
            Place::Discard => true,
        };
        let count = places.iter().filter(|&&place| fits(s, place)).count() as u32;
        if count == 0 {
            continue;
        }
        let pick = chance.below(Source::REDRAW, count) as usize;
        let found = places.iter().enumerate().filter(|&(_, &place)| fits(s, place)).nth(pick);
        if let Some((at, &place)) = found
            && unseen.take(Trap::TrapStarting)
        {
            places.remove(at);
            put(s, place, Trap::TrapStarting);
        }
    }
}

/// ML-20.13: Madhala's tricks are hidden from everybody.
fn redraw_tricks(s: &mut State, chance: &mut impl Chance) {
    let hidden = |s: &State, path: PathId| s.path(path).occupant == Occupant::Rival;
    let mut unseen = s.trick_pile.take_everything();
    let mut total = unseen.len();
    for &path in PathId::ALL {
        if hidden(s, path) {
            let tokens = s.path(path).tokens;
            tokens.iter().filter(|token| !token.shown).for_each(|token| unseen.add(token.trap));
        }
    }
    for &path in PathId::ALL {
        if hidden(s, path) {
            for at in 0..s.path(path).tokens.len() {
                if !s.path(path).tokens[at].shown
                    && let Some(trap) = unseen.draw(Source::REDRAW, chance)
                {
                    s.path_mut(path).tokens[at].trap = trap;
                }
            }
        }
    }
    while total > 0
        && let Some(trap) = unseen.draw(Source::REDRAW, chance)
    {
        s.trick_pile.add(trap);
        total -= 1;
    }
}
