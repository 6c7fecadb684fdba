//! Plotting at the Court (AB-6): a pearl for another lord to choose from, before the action of the turn.

use table::{Chance, Log};

use super::court;
use crate::components::PLOT_COST;
use crate::{Event, State};

/// AB-6.2, AB-6.3, AB-6.4: a pearl, an empty space and a lord in the deck.
pub(crate) fn may_plot(s: &State) -> bool {
    s.me().pearls >= PLOT_COST && !s.court.is_full() && !s.lord_deck.is_empty()
}

/// AB-6.1, AB-6.5, AB-6.6, AB-6.7: pays and turns up one lord; D-MAIN is asked again. No pearls, and no end of the game.
pub(crate) fn plot(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    s.me_mut().pearls -= PLOT_COST;
    s.turn.stirred = true;
    log.push(Event::Plotted { seat: s.active });
    court::turn_up(s, chance, log);
}
