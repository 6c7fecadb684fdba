//! Set-up (LA-2).

use table::{Chance, Log, Pending, PerSeat, Pile, Pool};

use crate::components::{ALL, GOLD};
use crate::rules::night;
use crate::{Event, Options, Player, State};

/// LA-2.2, LA-2.3: everything on the table, three cards each, the first night.
pub(crate) fn set_up(options: &Options, chance: &mut impl Chance, log: &mut impl Log<Event>) -> State {
    let mut state = empty(options);
    night::draw_up(&mut state, chance, log);
    night::begin(&mut state, 1, log);
    state
}

/// The table before anything is dealt.
pub(crate) fn empty(options: &Options) -> State {
    State {
        players: PerSeat::new(options.players, Player::default()),
        deck: Pile::shuffled(ALL),
        discard: Pool::EMPTY,
        supply: GOLD,
        hoard: 0,
        night: 0,
        nights: options.nights,
        moon: 0,
        pending: Pending::new(),
    }
}
