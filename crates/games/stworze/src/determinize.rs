//! Another world that looks the same to one viewer (ST-22).

mod impacts;

use table::{Chance, Id, Row, Seat, Source, Viewer};

use crate::State;
use crate::components::{Kind, MissionId, Missions};
use crate::state::{Frame, SEATS};

/// Draws again everything the viewer does not know.
pub(crate) fn redraw(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    impacts::redraw(state, viewer, chance);
    influence(state, viewer, chance);
    lairs(state, viewer, chance);
    starting_attributes(state, viewer, chance);
    missions(state, viewer, chance);
    for (_, player) in state.players.iter_mut().filter(|(seat, _)| !viewer.is(*seat)) {
        player.looked = Default::default(); // their own affair, and no rule reads it
    }
}

fn sees(viewer: Viewer, set: table::SeatSet) -> bool {
    viewer.seat().is_some_and(|me| set.contains(me))
}

/// ST-22.8: the faces of influence tokens of everybody else.
fn influence(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    for owner in Seat::all(state.count()).filter(|&seat| !viewer.is(seat)) {
        let mut unseen = [0; 2];
        each_face(state, viewer, owner, |face| unseen[face.index()] += 1);
        each_face(state, viewer, owner, |face| {
            if let Some(kind) = chance.weighted(Source::REDRAW, &unseen) {
                unseen[kind] -= 1;
                *face = if kind == 0 { Kind::Fear } else { Kind::Favour };
            }
        });
    }
}

/// Every influence token of `owner` whose face the viewer does not know, place after place.
fn each_face(state: &mut State, viewer: Viewer, owner: Seat, mut with: impl FnMut(&mut Kind)) {
    let mut counted = |tokens: &mut [u8; 2]| {
        let before = *tokens;
        *tokens = [0; 2];
        for number in 0..before[0] + before[1] {
            let mut face = if number < before[0] { Kind::Fear } else { Kind::Favour };
            with(&mut face);
            tokens[face.index()] += 1;
        }
    };
    counted(&mut state.players[owner].hand);
    counted(&mut state.players[owner].spent);
    for (holder, player) in state.players.iter_mut() {
        if !viewer.is(holder) {
            counted(&mut player.trophies[owner.index()]);
        }
    }
    if let Some(face) = &mut state.players[owner].repeat {
        with(face);
    }
    for guess in state.areas.iter_mut().flat_map(|area| area.guesses.iter_mut()).flatten() {
        if guess.owner == owner && !sees(viewer, guess.known) {
            with(&mut guess.face);
        }
    }
}

/// ST-22.9: the face-down lairs.
fn lairs(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    for (seat, player) in state.players.iter_mut() {
        let hidden = player.lair.is_some() && player.lair_counter.is_some();
        if viewer.is(seat) || !hidden || sees(viewer, player.lair_seen) || player.lair_maybe.is_empty() {
            continue;
        }
        let pick = chance.below(Source::REDRAW, player.lair_maybe.len() as u32) as usize;
        player.lair = player.lair_maybe.nth(pick);
    }
}

/// ST-3.12: attributes chosen and not yet revealed.
fn starting_attributes(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    if !state.is_starting() {
        return;
    }
    for (_, player) in state.players.iter_mut().filter(|(seat, _)| !viewer.is(*seat)) {
        let Some(creature) = player.creature else { continue };
        for held in player.attributes.iter_mut().flatten() {
            let pick = chance.below(Source::REDRAW, 4) as usize;
            held.id = creature.attributes().nth(pick).unwrap_or(held.id);
        }
    }
}

/// ST-22.10: missions that the viewer has not located go anywhere they may be; then every deck is put in order.
fn missions(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    let known: Missions = viewer
        .seat()
        .map(|me| {
            state.players[me].missions.iter().chain(&state.players[me].done).copied().flatten().collect()
        })
        .unwrap_or_default();
    let seen = state.seen;
    let mut decks = [Row::<Option<MissionId>, 10>::new(); SEATS];
    let hidden = |mission: MissionId| !seen.contains(mission) && !known.contains(mission);
    for (seat, player) in state.players.iter().filter(|(seat, _)| !viewer.is(*seat)) {
        // What is known to be in this deck, ascending.
        let mine = viewer.seat().and_then(|me| state.players[me].creature);
        let located =
            |mission: MissionId| state.first_game || !hidden(mission) || Some(mission.creature()) == mine;
        let there: Missions = player.missions.iter().copied().flatten().filter(|&m| located(m)).collect();
        decks[seat.index()].extend(there.iter().map(Some));
    }
    for (owner, player) in state.players.iter().filter(|(seat, _)| !viewer.is(*seat)) {
        let Some(creature) = player.creature else { continue };
        if state.first_game {
            break;
        }
        let mut unseen: Missions = creature.missions().filter(|&mission| hidden(mission)).collect();
        for to in std::iter::once(owner).chain(owner.others(state.count())).filter(|&seat| !viewer.is(seat)) {
            let missions = state.players[to].missions.iter().copied().flatten();
            let missing = missions.filter(|&m| m.creature() == creature && hidden(m)).count();
            for _ in 0..missing {
                let pick = chance.below(Source::REDRAW, unseen.len() as u32) as usize;
                if let Some(mission) = unseen.nth(pick) {
                    unseen.remove(mission);
                    decks[to.index()].push(Some(mission));
                }
            }
        }
    }
    for seat in Seat::all(state.count()).filter(|&seat| !viewer.is(seat)) {
        let deck = &mut decks[seat.index()];
        let on_top = if matches!(state.frames.top(), Some(Frame::Reorder { by, .. }) if by == seat) {
            None
        } else {
            state.shown_mission(seat)
        };
        let fixed = on_top.and_then(|mission| deck.iter().position(|&held| held == Some(mission)));
        if let Some(place) = fixed {
            deck[..=place].rotate_right(1);
        }
        chance.shuffle(Source::REDRAW, &mut deck[usize::from(fixed.is_some())..]);
        state.players[seat].missions = *deck;
    }
}
