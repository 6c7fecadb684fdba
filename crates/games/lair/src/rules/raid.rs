//! The raid (LA-4): choices revealed, the moon thrown, the hoard won. You leave by a power or by
//! [`night`](super::night).

use table::{Chance, Log, Number, PerSeat, Seat};

use super::night;
use crate::action::Choice;
use crate::components::{Beast, DARK_MOON, MOON_SIDES};
use crate::state::SEATS;
use crate::{Event, MOON, State, effects};

type Sent = PerSeat<Option<Beast>, SEATS>;

/// LA-4.1, LA-4.2, LA-4.4, LA-4.5: everything from the last choice to the winner's power.
pub(crate) fn raid(state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let sent = reveal(state, log);
    throw_moon(state, chance, log);
    let Some((winner, beast)) = winner(&sent, state.moon) else {
        log.push(Event::NobodyWon);
        return night::end(state, chance, log);
    };
    let gold = std::mem::take(&mut state.hoard);
    state.players[winner].gold += gold;
    state.players[winner].trophies += 1;
    log.push(Event::Won { seat: winner, gold: Number(gold) });
    if !effects::ask(state, winner, beast.card().power) {
        night::end(state, chance, log);
    }
}

/// LA-4.1: shows what was chosen and discards the beasts.
fn reveal(state: &mut State, log: &mut impl Log<Event>) -> Sent {
    let mut sent: Sent = PerSeat::new(state.players.seats(), None);
    for (seat, player) in state.players.iter_mut() {
        let choice = player.chosen.take().unwrap_or(Choice::Stay); // LA-3.4
        log.push(Event::Revealed { seat, choice });
        if let Some(beast) = choice.beast()
            && player.hand.take(beast)
        {
            state.discard.add(beast);
            sent[seat] = Some(beast);
        }
    }
    sent
}

/// LA-4.2: the moon brings gold into the hoard.
fn throw_moon(state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    state.moon = chance.die(MOON, MOON_SIDES);
    let gold = state.moon.min(state.supply);
    state.supply -= gold;
    state.hoard += gold;
    log.push(Event::Moon { face: Number(state.moon), gold: Number(gold) });
}

/// LA-4.3, LA-4.4: the one player who sent the strongest beast, or under a dark moon the weakest.
fn winner(sent: &Sent, moon: u8) -> Option<(Seat, Beast)> {
    let beasts = || sent.iter().filter_map(|(seat, beast)| beast.map(|beast| (seat, beast)));
    let kinds = beasts().map(|(_, beast)| beast);
    let best = if moon <= DARK_MOON { kinds.min() } else { kinds.max() }?; // in order of strength
    let mut winners = beasts().filter(|&(_, beast)| beast == best);
    winners.next().filter(|_| winners.next().is_none())
}
