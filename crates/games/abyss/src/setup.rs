//! Set-up (AB-3), the same for two, three and four players.

use table::{Chance, Log, Pending, PerSeat, Pool, Row, Seat};

use crate::components::{
    Allies, COURT_SPACES, Cards, KEY_TOKENS, LOCATIONS, LORDS, Locations, Lords, START_AVAILABLE,
    START_PEARLS, THREAT_START, TOKENS, exploration_cards,
};
use crate::rules::{self, court, turn};
use crate::state::{Player, Turn};
use crate::{Event, FIRST, LOCATION_STACK, Options, State};

/// AB-3.2, AB-3.5, AB-3.6, AB-3.7: every card in its pile, nothing dealt, seat A about to begin.
pub(crate) fn empty(options: &Options) -> State {
    State {
        players: PerSeat::new(options.players, Player::default()),
        active: Seat::FIRST,
        pending: Pending::new(),
        draft: Allies::EMPTY,
        played: Allies::EMPTY,
        turn: Turn::default(),
        extra_turns: 0,
        turns: 0,
        idle_turns: 0,
        end: None,
        over: false,
        deck: exploration_cards(),
        discard: Cards::EMPTY,
        track: Row::new(),
        council: Allies::EMPTY,
        threat: THREAT_START,
        lord_deck: Pool::from_counts([1; LORDS]),
        court: Row::new(),
        lord_discard: Lords::default(),
        under: [None; LORDS],
        stack: Pool::from_counts([1; LOCATIONS]),
        available: Locations::default(),
        removed: Locations::default(),
        token_pile: TOKENS,
        key_supply: KEY_TOKENS,
        stolen: None,
        memory_aid: options.memory_aid,
    }
}

/// AB-3.3, AB-3.4, AB-3.8, AB-3.9, AB-3.10: lays out Court and location, deals pearls, and the first player begins.
pub(crate) fn set_up(options: &Options, chance: &mut impl Chance, log: &mut impl Log<Event>) -> State {
    let mut s = empty(options);
    for _ in 0..COURT_SPACES {
        court::turn_up(&mut s, chance, log);
    }
    for _ in 0..START_AVAILABLE {
        if let Some(tile) = s.stack.draw(LOCATION_STACK, chance) {
            s.available.insert(tile);
            log.push(Event::LocationOpened { tile });
        }
    }
    for (_, player) in s.players.iter_mut() {
        player.pearls = START_PEARLS;
    }
    s.active = options.first.unwrap_or_else(|| {
        let seat = Seat::new(chance.below(FIRST, options.players.into()) as u8).unwrap_or_default();
        log.push(Event::FirstPlayer { seat });
        seat
    });
    turn::start(&mut s, log);
    rules::go_on(&mut s, chance, log);
    s
}
