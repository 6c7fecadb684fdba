//! A table in memory: its log, folded. Nothing here waits, writes or sends; the actor around it does.

mod advance;
mod check;
mod ended;
mod load;
mod orders;
mod show;
mod summary;

use std::collections::BTreeMap;

use bots::BotSpec;
use catalog::{AnyGame, AnyPlay, Orders};
use protocol::{Done, Status, TableShown, Visibility};
use store::{Sight, TableRow, Waits};
use table::{Choices, Seat, SeatSet, StateHash, Viewer};
use uuid::Uuid;

use super::clocks::Clocks;
use super::entry::{Entry, Place, Why};
use super::opening::Sitter;
use super::seen::{Seen, Told};
use super::terms::Terms;

pub(crate) use check::Checked;
pub(crate) use ended::{Ended, SeatEnded};
pub(crate) use show::{Eyes, Past, Puzzle};

/// A table in memory.
pub(crate) struct Hosted {
    row: TableRow,
    game: &'static dyn AnyGame,
    choices: Choices,
    terms: Terms,
    seats: Vec<Sitter>,
    /// Whom the owner does not want here.
    sent_away: Vec<Uuid>,
    contributions: Vec<Option<Vec<u8>>>,
    status: Status,
    rematch: Option<Uuid>,
    play: Option<Box<dyn AnyPlay>>,
    sequence: u64,
    /// When the last entry was written, in milliseconds since 1970.
    at_ms: u64,
    clocks: Clocks,
    /// For which seats a bot plays in place of their people, and why.
    stood_in: Vec<Option<Why>>,
    /// When each seat wants to be asked whether it reacts.
    orders: Orders,
    /// Seats that took a step back: they are asked whatever they ordered, until they act.
    held: SeatSet,
    answered: BTreeMap<Uuid, Answered>,
    shown: TableShown,
    waits: Waits,
    /// Each seat from `A` on, then the spectators.
    seen: Vec<Seen>,
}

/// A command that was carried out.
struct Answered {
    person: Option<Uuid>,
    done: Done,
}

/// An entry that may be done, as far as the table itself is concerned.
pub(crate) struct Draft {
    pub(crate) entry: Entry,
    pub(crate) command: Uuid,
    pub(crate) person: Option<Uuid>,
}

/// What an entry did. It must be saved before anybody is told; if it cannot be, the table is read again.
pub(crate) struct Advanced {
    pub(crate) draft: Draft,
    pub(crate) sequence: u64,
    pub(crate) at_ms: u64,
    /// The hash of the position afterwards.
    pub(crate) hash: Option<StateHash>,
    /// The status of the table, if it is another.
    pub(crate) status: Option<Status>,
    /// What lists show, if it is something else.
    pub(crate) sight: Option<Sight>,
    /// Whom the table waits for, if it is somebody else.
    pub(crate) waits: Option<Waits>,
    /// The people it did not wait for before.
    pub(crate) newly_asked: Vec<Uuid>,
    pub(crate) done: Done,
    pub(crate) told: Vec<Told>,
}

impl Hosted {
    /// The id of the table.
    pub(crate) const fn id(&self) -> Uuid {
        self.row.id
    }

    /// The bot to act and the hash of the position it is asked in, if it is a bot's turn.
    pub(crate) fn bot_to_act(&self) -> Option<(Seat, BotSpec, StateHash)> {
        let play = self.play.as_deref().filter(|_| self.status == Status::Playing)?;
        let bot = |seat: Seat| {
            let own = self.seats.get(seat.index())?.bot();
            let bot = own.or_else(|| self.stands_in(seat).and_then(|_| self.terms.bot()))?;
            Some((seat, bot, play.hash()))
        };
        play.to_act().iter().find_map(bot)
    }

    /// The position, to think about.
    pub(crate) fn position(&self) -> Option<Box<dyn AnyPlay>> {
        self.play.as_deref().map(AnyPlay::position)
    }

    /// An action in the place of a seat, by a bot or by order; it is checked like any other when it is carried out.
    pub(crate) fn act_for(seat: Seat, action: String, command: Uuid) -> Draft {
        Draft { entry: Entry::Act { seat: Place(seat), action }, command, person: None }
    }

    /// The seats whose people are to act, and no bot for them.
    pub(crate) fn asked(&self) -> SeatSet {
        let mut asked = SeatSet::EMPTY;
        let play = self.play.as_deref().filter(|_| self.status == Status::Playing);
        for seat in play.map_or(SeatSet::EMPTY, AnyPlay::to_act).iter() {
            if self.holder(seat).is_some() && self.stands_in(seat).is_none() {
                asked.insert(seat);
            }
        }
        asked
    }

    /// The person who holds a seat.
    pub(crate) fn holder(&self, seat: Seat) -> Option<Uuid> {
        self.seats.get(seat.index()).and_then(Sitter::person)
    }

    /// The seats of people, each with its person.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, Uuid)> + '_ {
        Seat::all(self.seats.len() as u8).filter_map(|seat| Some((seat, self.holder(seat)?)))
    }

    /// Whether and why a bot plays for the person of a seat.
    pub(crate) fn stands_in(&self, seat: Seat) -> Option<Why> {
        self.stood_in.get(seat.index()).copied().flatten()
    }

    /// How long the table waits for somebody who is to act and not connected.
    pub(crate) fn grace_ms(&self) -> Option<u64> {
        self.terms.grace_ms()
    }

    /// Whether people have days, so that the table need not stay in memory.
    pub(crate) const fn is_slow(&self) -> bool {
        self.terms.is_slow()
    }

    /// The first clock to run out, and when.
    pub(crate) fn next_clock(&self) -> Option<(Seat, u64)> {
        self.clocks.next()
    }

    fn seen_by(&self, viewer: Viewer) -> &Seen {
        let spectators = self.seen.len() - 1; // the last of them, and there is always one
        let index = viewer.seat().map_or(spectators, Seat::index).min(spectators);
        &self.seen[index]
    }

    const fn visibility(&self) -> Visibility {
        if self.row.invitation.is_some() { Visibility::Private } else { Visibility::Public }
    }
}
