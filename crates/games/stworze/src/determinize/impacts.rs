//! Impact tokens (ST-22.3 to ST-22.6, ST-22.14): their kinds on cards, in areas and in the Pool.
//!
//! Checkpoints rule out numbers of Fear tokens on a card, and somebody who takes tokens knows whether the Pool lacks a
//! kind. Deals are counted rather than tried: a deal that agrees with all this may be rare.

use table::{Chance, Id, Row, Seat, Source, Viewer};

use super::sees;
use crate::State;
use crate::components::{IMPACT, Kind};
use crate::state::{Frame, SEATS};

/// Fear tokens of one place, or of several together: from none to all.
const FEARS: usize = IMPACT as usize + 1;

/// In how many ways so many of so many tokens are Fear.
const CHOOSE: [[u64; FEARS]; 2 * IMPACT as usize + 1] = {
    let mut table = [[0; FEARS]; 2 * IMPACT as usize + 1];
    let mut n = 0;
    while n < table.len() {
        table[n][0] = 1;
        let mut k = 1;
        while k < FEARS && n > 0 {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// Tokens that lie together, as far as the viewer is concerned.
#[derive(Clone, Copy, Default)]
struct Heap {
    size: u8,
    /// A bit for each number of Fear tokens that is ruled out.
    ruled_out: u64,
}

impl Heap {
    /// How many deals give this heap so many Fear tokens.
    fn ways(self, fear: usize) -> u64 {
        if self.ruled_out & (1 << fear) == 0 { CHOOSE[self.size as usize][fear] } else { 0 }
    }
}

/// Every hidden card, then the hidden tokens in areas, then the Pool.
type Heaps = Row<Heap, { SEATS + 2 }>;

/// Draws again all kinds that the viewer does not know.
pub(super) fn redraw(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    let (heaps, unseen) = heaps(state, viewer);
    let Some(fears) = deal(&heaps, unseen[0], chance) else { return };
    let mut dealt = heaps.iter().zip(fears).map(|(heap, fear)| [fear, heap.size - fear]);
    let hidden = |seat: Seat, seen| !viewer.is(seat) && !sees(viewer, seen);
    for (_, player) in state.players.iter_mut().filter(|(seat, player)| hidden(*seat, player.card_seen)) {
        player.card = dealt.next().unwrap_or(player.card);
    }
    let mut lying = dealt.next().unwrap_or_default();
    for token in state.areas.iter_mut().flat_map(|area| area.tokens.iter_mut()).flatten() {
        if !token.shown
            && !sees(viewer, token.known)
            && let Some(kind) = chance.weighted(Source::REDRAW, &lying)
        {
            lying[kind] -= 1;
            token.kind = Kind::from_index(kind).unwrap_or(token.kind);
        }
    }
    state.pool = dealt.next().unwrap_or(state.pool);
}

/// The heaps, and how many tokens of each kind they hold together.
fn heaps(state: &State, viewer: Viewer) -> (Heaps, [u8; 2]) {
    let mut unseen = [IMPACT; 2];
    let mut heaps = Heaps::new();
    for (seat, player) in state.players.iter() {
        if viewer.is(seat) || sees(viewer, player.card_seen) {
            unseen[0] -= player.card[0];
            unseen[1] -= player.card[1];
        } else {
            heaps.push(Heap { size: player.tokens(), ruled_out: u64::from(player.fear_ruled_out) });
        }
    }
    let mut lying = Heap::default();
    for token in state.areas.iter().flat_map(|area| area.tokens.iter()).flatten() {
        if token.shown || sees(viewer, token.known) {
            unseen[token.kind.index()] -= 1;
        } else {
            lying.size += 1;
        }
    }
    heaps.push(lying);
    let mut pool = Heap { size: state.pool_size(), ruled_out: 0 };
    if viewer.seat().is_some_and(|me| state.takes_from_pool(me)) {
        // ST-22.6: told whether a kind has run out.
        let there = |fear: u8| [fear > 0, fear < pool.size];
        let wrong = (0..=pool.size.min(IMPACT)).filter(|&fear| there(fear) != there(state.pool[0]));
        pool.ruled_out = wrong.fold(0, |bits, fear| bits | 1 << fear);
    }
    heaps.push(pool);
    (heaps, unseen)
}

/// The Fear tokens of each heap, every deal that is possible equally likely; `None` if none is.
fn deal(heaps: &Heaps, fear: u8, chance: &mut impl Chance) -> Option<[u8; SEATS + 2]> {
    // In how many ways this heap and those after it hold so many Fear tokens.
    let mut ways = [[0; FEARS]; SEATS + 3];
    ways[heaps.len()][0] = 1;
    for (index, heap) in heaps.iter().enumerate().rev() {
        for total in 0..=fear as usize {
            let most = total.min(heap.size as usize);
            ways[index][total] =
                (0..=most).map(|here| heap.ways(here) * ways[index + 1][total - here]).sum::<u64>();
        }
    }
    let mut left = fear as usize;
    let mut dealt = [0; SEATS + 2];
    for (index, heap) in heaps.iter().enumerate() {
        let mut mark = below(ways[index][left], chance)?;
        let here = (0..=left.min(heap.size as usize)).find(|&here| {
            let weight = heap.ways(here) * ways[index + 1][left - here];
            let found = mark < weight;
            mark = mark.saturating_sub(weight);
            found
        })?;
        dealt[index] = here as u8;
        left -= here;
    }
    Some(dealt)
}

/// A number below `n`, as evenly as one draw allows; `None` below 0.
fn below(n: u64, chance: &mut impl Chance) -> Option<u64> {
    if let Ok(few) = u32::try_from(n) {
        return (few > 0).then(|| u64::from(chance.below(Source::REDRAW, few)));
    }
    let draw = u128::from(chance.below(Source::REDRAW, u32::MAX));
    Some((draw * u128::from(n) / u128::from(u32::MAX)) as u64)
}

impl State {
    /// ST-22.6: whether `seat` is choosing kinds of tokens from the Pool.
    fn takes_from_pool(&self, seat: Seat) -> bool {
        match self.frames.top() {
            Some(Frame::Gain { seat: taker, .. }) => taker == seat,
            Some(Frame::PlacePool { .. } | Frame::RestPoints { .. }) => self.active == seat,
            _ => false,
        }
    }

    /// Whether `seat` cannot exclude that the Pool lacks a kind: as many tokens are hidden elsewhere.
    pub(crate) fn pool_in_doubt(&self, seat: Seat) -> bool {
        let mut unseen = [IMPACT; 2];
        let mut elsewhere = 0;
        for (other, player) in self.players.iter() {
            if other == seat || player.card_seen.contains(seat) {
                unseen[0] -= player.card[0];
                unseen[1] -= player.card[1];
            } else {
                elsewhere += player.tokens();
            }
        }
        for token in self.areas.iter().flat_map(|area| area.tokens.iter()).flatten() {
            if token.shown || token.known.contains(seat) {
                unseen[token.kind.index()] -= 1;
            } else {
                elsewhere += 1;
            }
        }
        elsewhere >= unseen[0].min(unseen[1])
    }
}
