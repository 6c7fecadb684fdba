//! Another world that looks the same to one viewer: only dukes are known to some and not to others (VA-21.5).

use table::{Chance, Id, Source, Viewer};

use crate::State;
use crate::components::{DUKES, DukeId};

/// Deals and chooses the dukes of the others anew, from all that the viewer has not seen. Face-down cards and the Dark
/// Lord have no truth to hide. Once the game is over the dukes are open.
pub(crate) fn redraw(s: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    if s.is_over() {
        return;
    }
    let mut unseen = [1; DUKES];
    if let Some(seat) = viewer.seat().filter(|&seat| s.players.get(seat).is_some()) {
        for duke in s.players[seat].dealt {
            unseen[duke.index()] = 0;
        }
    }
    for (_, player) in s.players.iter_mut().filter(|&(seat, _)| !viewer.is(seat)) {
        let mut draw = || {
            let duke =
                chance.weighted(Source::REDRAW, &unseen).and_then(DukeId::from_index).unwrap_or_default();
            unseen[duke.index()] = 0;
            duke
        };
        player.dealt = [draw(), draw()];
        player.dealt.sort_unstable();
        if player.duke.is_some() {
            player.duke = Some(player.dealt[chance.below(Source::REDRAW, 2) as usize]);
        }
    }
}
