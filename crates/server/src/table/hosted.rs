//! A table in memory: its log, folded. Nothing here waits, writes or sends; the actor around it does.

mod check;
mod ended;
mod show;

use std::collections::BTreeMap;

use bots::BotSpec;
use catalog::{AnyGame, AnyPlay};
use protocol::{Done, Refused, Status, TableShown, Visibility};
use store::TableRow;
use table::{Choices, Seat, Seed, StateHash, Viewer};
use uuid::Uuid;

use super::entry::Entry;
use super::opening::{self, Sitter};
use super::seen::{Change, Seen};
use crate::{fair, hex, refuse};

pub(crate) use check::Checked;
pub(crate) use ended::Ended;

/// A table in memory.
pub(crate) struct Hosted {
    row: TableRow,
    game: &'static dyn AnyGame,
    choices: Choices,
    seats: Vec<Sitter>,
    contributions: Vec<Option<Vec<u8>>>,
    status: Status,
    rematch: Option<Uuid>,
    play: Option<Box<dyn AnyPlay>>,
    sequence: u64,
    answered: BTreeMap<Uuid, Answered>,
    shown: TableShown,
    /// Each seat from `A` on, then the spectators.
    seen: Vec<Seen>,
}

/// A command that was carried out.
struct Answered {
    person: Option<Uuid>,
    done: Done,
}

/// An entry that can be appended: it was checked, and what comes of it is known.
pub(crate) struct Next {
    pub(crate) entry: Entry,
    pub(crate) command: Uuid,
    pub(crate) person: Option<Uuid>,
    play: Option<Box<dyn AnyPlay>>,
}

impl Next {
    /// The hash of the position afterwards.
    pub(crate) fn hash(&self) -> Option<StateHash> {
        self.play.as_deref().map(AnyPlay::hash)
    }

    fn is_over(&self) -> bool {
        self.play.as_deref().is_some_and(|play| play.outcome().is_some())
    }

    /// The status of the table afterwards, if it is another.
    pub(crate) fn status(&self) -> Option<Status> {
        self.entry.status(self.is_over())
    }
}

impl Hosted {
    /// Re-creates a table from what is stored: every entry is carried out again, and every hash compared.
    pub(crate) fn load(row: TableRow, entries: Vec<store::Entry>) -> Result<Self, Refused> {
        let id = row.id;
        let fault = |what: &str| refuse::fault(id, what);
        let game = catalog::find(&row.game).map_err(|_| fault("its game is not here"))?;
        let options: Vec<(String, String)> =
            serde_json::from_str(&row.options).map_err(|_| fault("its options cannot be read"))?;
        let seats: Vec<Sitter> =
            serde_json::from_str(&row.seats).map_err(|_| fault("its seats cannot be read"))?;
        let choices = opening::choices(game, Some(row.rules), &options, seats.len())?;
        let mut hosted = Self::new(row, game, choices, seats);
        for stored in entries {
            let broken = |what: &str| fault(&format!("entry {}: {what}", stored.sequence));
            let entry = serde_json::from_str(&stored.entry).map_err(|_| broken("cannot be read"))?;
            let play = hosted.play.take();
            let known = play.as_deref().map(AnyPlay::copy);
            let next = hosted.carry_out(entry, stored.command, stored.person, play)?;
            if next.hash().map(|hash| hash.to_string()) != stored.hash {
                return Err(broken("leads to another position than it did before"));
            }
            hosted.play = known;
            hosted.adopt(next);
        }
        Ok(hosted)
    }

    fn new(row: TableRow, game: &'static dyn AnyGame, choices: Choices, seats: Vec<Sitter>) -> Self {
        let shown = show::table(&row, &choices, &seats, &vec![None; seats.len()], Status::Open, None);
        Self {
            contributions: vec![None; seats.len()],
            seen: Viewer::all(seats.len() as u8).map(Seen::new).collect(),
            status: Status::Open,
            rematch: None,
            play: None,
            sequence: 0,
            answered: BTreeMap::new(),
            row,
            game,
            choices,
            seats,
            shown,
        }
    }

    /// The place of the next entry in the log.
    pub(crate) const fn next_sequence(&self) -> u64 {
        self.sequence + 1
    }

    /// The id of the table.
    pub(crate) const fn id(&self) -> Uuid {
        self.row.id
    }

    /// The bot to act and the position it is asked in, if it is a bot's turn.
    pub(crate) fn bot_to_act(&self) -> Option<(Seat, BotSpec, Box<dyn AnyPlay>)> {
        let play = self.play.as_deref().filter(|_| self.status == Status::Playing)?;
        let bot = |seat: Seat| Some((seat, self.seats.get(seat.index())?.bot()?));
        let (seat, bot) = play.to_act().iter().find_map(bot)?;
        Some((seat, bot, play.copy()))
    }

    /// An action of a bot, checked like any other.
    pub(crate) fn bot_acts(&self, seat: Seat, action: String, command: Uuid) -> Result<Next, Refused> {
        let entry = Entry::Act { seat: super::entry::Place(seat), action };
        self.carry_out(entry, command, None, self.play.as_deref().map(AnyPlay::copy))
    }

    /// Works out what comes of an entry that may be done. The table itself does not change.
    fn carry_out(
        &self,
        entry: Entry,
        command: Uuid,
        person: Option<Uuid>,
        play: Option<Box<dyn AnyPlay>>,
    ) -> Result<Next, Refused> {
        let play = match &entry {
            Entry::Start {} => Some(self.begin()?),
            Entry::Act { seat, action } => {
                let mut play = play.ok_or_else(|| refuse::fault(self.id(), "an action before the start"))?;
                play.apply(seat.0, action).map_err(|refusal| check::refusal(&refusal))?;
                Some(play)
            }
            Entry::Undo { seat } => {
                let mut play = play.ok_or_else(|| refuse::fault(self.id(), "an undo before the start"))?;
                play.undo(seat.0).map_err(|error| check::cannot_undo(&error))?;
                Some(play)
            }
            _ => play,
        };
        Ok(Next { entry, command, person, play })
    }

    fn begin(&self) -> Result<Box<dyn AnyPlay>, Refused> {
        let key = fair::key(self.row.id, &self.row.seed, &self.contributions);
        let started = self.game.start(self.choices.clone(), Seed::ChaCha(key));
        let mut play = started.map_err(|error| refuse::bad(error.to_string()))?;
        let name = |sitter: &Sitter| match sitter {
            Sitter::Open => String::new(),
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot(spec) => spec.clone(),
        };
        play.name_seats(Seat::all(play.seats()).zip(self.seats.iter().map(name)).collect());
        Ok(play)
    }

    /// Takes over an entry that is saved. Cannot fail. Returns who is shown something of it.
    pub(crate) fn adopt(&mut self, next: Next) -> (Done, Vec<Viewer>) {
        let status = next.status();
        let Next { entry, command, person, play } = next;
        match &entry {
            Entry::Join { seat, name } => {
                let sitter = person.map_or(Sitter::Open, |id| Sitter::Person { id, name: name.clone() });
                self.put(seat.0, sitter);
            }
            Entry::Leave { seat } => self.put(seat.0, Sitter::Open),
            Entry::Contribute { seat, bytes } => {
                if let Some(place) = self.contributions.get_mut(seat.0.index()) {
                    *place = hex::decode(bytes);
                }
            }
            Entry::Rematch { table } => self.rematch = Some(*table),
            Entry::Start {} | Entry::Act { .. } | Entry::Undo { .. } | Entry::Abandon {} => {}
        }
        self.status = status.unwrap_or(self.status);
        self.sequence += 1;
        let before = std::mem::replace(&mut self.play, play);
        let viewers = self.tell(&entry, before.as_deref());
        let done = Done {
            id: command,
            version: self.seen_by(Self::viewer_of(&entry)).version(),
            table: if let Entry::Rematch { table } = entry { Some(table) } else { None },
        };
        self.answered.insert(command, Answered { person, done: done.clone() });
        (done, viewers)
    }

    fn put(&mut self, seat: Seat, sitter: Sitter) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = sitter;
        }
        if let Some(place) = self.contributions.get_mut(seat.index()) {
            *place = None; // it belonged to whoever sat there
        }
    }

    /// Shows every viewer what an entry did. Returns those who were shown something.
    fn tell(&mut self, entry: &Entry, before: Option<&dyn AnyPlay>) -> Vec<Viewer> {
        let Self { row, choices, seats, contributions, status, rematch, .. } = self;
        let shown = show::table(row, choices, seats, contributions, *status, *rematch);
        let is_table_new = shown != self.shown;
        self.shown = shown;
        let change = Change { entry, before, after: self.play.as_deref(), is_table_new };
        let viewers = Viewer::all(self.seats.len() as u8);
        let told = self
            .seen
            .iter_mut()
            .zip(viewers)
            .filter_map(|(seen, viewer)| if seen.take_in(&change) { Some(viewer) } else { None });
        told.collect()
    }

    fn viewer_of(entry: &Entry) -> Viewer {
        match entry {
            Entry::Join { seat, .. }
            | Entry::Leave { seat }
            | Entry::Contribute { seat, .. }
            | Entry::Act { seat, .. }
            | Entry::Undo { seat } => Viewer::Seat(seat.0),
            _ => Viewer::Spectator,
        }
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
