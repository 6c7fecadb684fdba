//! Another world that looks the same to one viewer (LA-8.2).

use table::{Chance, Pile, Source, Viewer};

use crate::State;
use crate::action::Choice;

/// Gathers every card the viewer has not seen, deals the other hands again, and chooses again for those who have
/// chosen. What is left over is the deck.
pub(crate) fn redraw(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    let mut unseen = *state.deck.unknown();
    for (_, player) in state.players.iter().filter(|&(seat, _)| !viewer.is(seat)) {
        unseen.add_all(&player.hand);
    }
    for (_, player) in state.players.iter_mut().filter(|&(seat, _)| !viewer.is(seat)) {
        let cards = player.hand.take_everything().len();
        for _ in 0..cards {
            if let Some(card) = unseen.draw(Source::REDRAW, chance) {
                player.hand.add(card);
            }
        }
        if player.chosen.is_some() {
            let kinds = player.hand.kinds().count() as u32;
            let pick = chance.below(Source::REDRAW, kinds + 1) as usize;
            player.chosen = Some(player.hand.kinds().nth(pick).map_or(Choice::Stay, Choice::from));
        }
    }
    state.deck = Pile::shuffled(unseen);
}
