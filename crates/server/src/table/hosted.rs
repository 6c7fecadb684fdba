//! A table in memory: its log, folded. Nothing here waits, writes or sends; the actor around it does.

mod check;
mod ended;
mod show;

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::BotSpec;
use catalog::{AnyGame, AnyPlay};
use protocol::{Done, Refused, Status, TableShown, Visibility};
use store::{Sight, Summary, TableRow, Waits};
use table::{Choices, Record, Seat, SeatSet, Seed, StateHash, Viewer};
use uuid::Uuid;

use super::clocks::{Clocks, Turned};
use super::entry::{Entry, Place, Why};
use super::opening::{self, Sitter};
use super::seen::{Before, Change, Seen, Told};
use super::terms::{Beginning, Terms};
use crate::{fair, hex, refuse};

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
    /// Re-creates a table from what is stored: every entry is carried out again, and every hash compared.
    pub(crate) fn load(row: TableRow, entries: Vec<store::Entry>) -> Result<Self, Refused> {
        let id = row.id;
        let fault = |what: &str| refuse::fault(id, what);
        let game = catalog::find(&row.game).map_err(|_| fault("its game is not here"))?;
        let options: Vec<(String, String)> =
            serde_json::from_str(&row.options).map_err(|_| fault("its options cannot be read"))?;
        let seats: Vec<Sitter> =
            serde_json::from_str(&row.seats).map_err(|_| fault("its seats cannot be read"))?;
        let terms: Terms = serde_json::from_str(&row.terms).map_err(|_| fault("its terms cannot be read"))?;
        let choices = opening::choices(game, Some(row.rules), &options, seats.len())?;
        let mut hosted = Self::new(row, game, choices, seats, terms)?;
        for stored in entries {
            let broken = |what: &str| fault(&format!("entry {}: {what}", stored.sequence));
            let entry = serde_json::from_str(&stored.entry).map_err(|_| broken("cannot be read"))?;
            let draft = Draft { entry, command: stored.command, person: stored.person };
            let advanced = hosted.advance(draft, stored.written_ms)?;
            if advanced.hash.map(|hash| hash.to_string()) != stored.hash {
                return Err(broken("leads to another position than it did before"));
            }
        }
        Ok(hosted)
    }

    fn new(
        row: TableRow,
        game: &'static dyn AnyGame,
        choices: Choices,
        seats: Vec<Sitter>,
        terms: Terms,
    ) -> Result<Self, Refused> {
        let play = terms.beginning.as_ref().map(|beginning| take_up(&row, &seats, beginning)).transpose()?;
        let status = match (&terms.beginning, &play) {
            (None, _) | (_, None) => Status::Open,
            (Some(Beginning::Continued { .. }), Some(_)) => Status::Playing,
            (Some(Beginning::Imported { .. }), Some(play)) if play.outcome().is_some() => Status::Finished,
            (Some(Beginning::Imported { .. }), Some(_)) => Status::Abandoned,
        };
        let contributions = vec![None; seats.len()];
        let stood_in = vec![None; seats.len()];
        let shown = show::table(&row, &choices, &terms, &seats, &contributions, &stood_in, status, None);
        let mut hosted = Self {
            seen: Viewer::all(seats.len() as u8).map(|viewer| Seen::new(viewer, play.as_deref())).collect(),
            clocks: Clocks::new(terms.clock, seats.len()),
            contributions,
            status,
            rematch: None,
            play,
            sequence: 0,
            at_ms: row.created_ms,
            stood_in,
            answered: BTreeMap::new(),
            waits: Waits::default(),
            row,
            game,
            choices,
            terms,
            seats,
            shown,
        };
        hosted.waits = hosted.whom_it_waits_for();
        Ok(hosted)
    }

    /// The id of the table.
    pub(crate) const fn id(&self) -> Uuid {
        self.row.id
    }

    /// What lists know of the table.
    pub(crate) fn summary(&self) -> Summary {
        Summary { sight: self.sight(), waits: self.waits.clone() }
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

    /// An action of a bot; it is checked like any other when it is carried out.
    pub(crate) fn bot_acts(seat: Seat, action: String, command: Uuid) -> Draft {
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

    /// Carries an entry out. A refusal changes nothing.
    pub(crate) fn advance(&mut self, draft: Draft, now_ms: u64) -> Result<Advanced, Refused> {
        let before = Before::look(self.play.as_deref(), &draft.entry);
        self.carry_out(&draft.entry)?;
        self.at_ms = self.at_ms.max(now_ms);
        let is_over = self.play.as_deref().is_some_and(|play| play.outcome().is_some());
        let status = draft.entry.status(is_over);
        self.status = status.unwrap_or(self.status);
        self.sequence += 1;
        let turned = self.take_in(&draft);
        let asked = self.asked();
        self.clocks.turn(asked, self.at_ms, turned);
        let (told, sight) = self.tell(&draft.entry, &before);
        let waits = self.whom_it_waits_for();
        let is_new = |person: &Uuid| !self.waits.people.contains(person);
        let newly_asked = waits.people.iter().copied().filter(is_new).collect();
        let changed = (self.waits != waits).then(|| waits.clone());
        self.waits = waits;
        let done = Done {
            id: draft.command,
            version: self.seen_by(Self::viewer_of(&draft.entry)).version(),
            table: if let Entry::Rematch { table } = draft.entry { Some(table) } else { None },
        };
        self.answered.insert(draft.command, Answered { person: draft.person, done: done.clone() });
        Ok(Advanced {
            draft,
            sequence: self.sequence,
            at_ms: self.at_ms,
            hash: self.play.as_deref().map(AnyPlay::hash),
            status,
            sight,
            waits: changed,
            newly_asked,
            done,
            told,
        })
    }

    /// Does to the game what an entry says.
    fn carry_out(&mut self, entry: &Entry) -> Result<(), Refused> {
        let early = || refuse::fault(self.row.id, "a step before the start");
        match entry {
            Entry::Start {} => self.play = Some(self.begin()?),
            Entry::Act { seat, action } => {
                let play = self.play.as_deref_mut().ok_or_else(early)?;
                play.apply(seat.0, action).map_err(|refusal| check::refusal(&refusal))?;
            }
            Entry::Undo { seat } => {
                let play = self.play.as_deref_mut().ok_or_else(early)?;
                play.undo(seat.0).map_err(|error| check::cannot_undo(&error))?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Does to the table what an entry says, and tells what it means for somebody's time.
    fn take_in(&mut self, draft: &Draft) -> Turned {
        match &draft.entry {
            Entry::Join { seat, name } => {
                let sitter = |id| Sitter::Person { id, name: name.clone() };
                self.put(seat.0, draft.person.map_or(Sitter::Open, sitter));
            }
            Entry::Leave { seat } => self.put(seat.0, Sitter::Open),
            Entry::Contribute { seat, bytes } => {
                if let Some(place) = self.contributions.get_mut(seat.0.index()) {
                    *place = hex::decode(bytes);
                }
            }
            Entry::StandIn { seat, why } => {
                self.set_stand_in(seat.0, Some(*why));
                return Turned::Away(seat.0);
            }
            Entry::Return { seat } => {
                self.set_stand_in(seat.0, None);
                let least = self.terms.stand_in.as_ref().map_or(0, |stand_in| stand_in.grace_s);
                return Turned::Again(seat.0, u64::from(least) * 1000);
            }
            Entry::Undo { seat } => return Turned::Back(seat.0),
            Entry::Rematch { table } => self.rematch = Some(*table),
            Entry::Start {} | Entry::Act { .. } | Entry::Abandon {} => {}
        }
        Turned::No
    }

    fn begin(&self) -> Result<Box<dyn AnyPlay>, Refused> {
        let key = fair::key(self.row.id, &self.row.seed, &self.contributions);
        let started = self.game.start(self.choices.clone(), Seed::ChaCha(key));
        let mut play = started.map_err(|error| refuse::bad(error.to_string()))?;
        name_seats(&mut *play, &self.seats);
        Ok(play)
    }

    fn put(&mut self, seat: Seat, sitter: Sitter) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = sitter;
        }
        if let Some(place) = self.contributions.get_mut(seat.index()) {
            *place = None; // it belonged to whoever sat there
        }
    }

    fn set_stand_in(&mut self, seat: Seat, why: Option<Why>) {
        if let Some(place) = self.stood_in.get_mut(seat.index()) {
            *place = why;
        }
    }

    /// Shows every viewer what an entry did. Returns what each was told who was shown something, and what lists show
    /// if that is something else.
    fn tell(&mut self, entry: &Entry, before: &Before) -> (Vec<Told>, Option<Sight>) {
        // A step in the middle of a game changes nothing that is outside of it.
        let is_inside =
            matches!(entry, Entry::Act { .. } | Entry::Undo { .. }) && self.status == self.shown.status;
        let is_table_new = !is_inside && {
            let Self { row, choices, terms, seats, contributions, stood_in, status, rematch, .. } = &*self;
            let shown = show::table(row, choices, terms, seats, contributions, stood_in, *status, *rematch);
            let is_new = shown != self.shown;
            self.shown = shown;
            is_new
        };
        let change = Change { entry, before, after: self.play.as_deref(), is_table_new };
        let mut last: Option<Arc<str>> = None;
        let told = self.seen.iter_mut().filter_map(|seen| seen.take_in(&change, &mut last)).collect();
        (told, is_table_new.then(|| self.sight()))
    }

    fn sight(&self) -> Sight {
        let mut people: Vec<Uuid> = self.people().map(|(_, person)| person).collect();
        people.sort_unstable();
        people.dedup();
        // Plain data always has a JSON form.
        Sight { shown: serde_json::to_string(&self.shown).unwrap_or_default(), people }
    }

    fn whom_it_waits_for(&self) -> Waits {
        let asked = self.asked();
        let mut people: Vec<Uuid> = asked.iter().filter_map(|seat| self.holder(seat)).collect();
        people.sort_unstable();
        people.dedup();
        let clock = self.clocks.next().map(|(_, until_ms)| until_ms);
        let absence = self.grace_ms().filter(|_| !asked.is_empty()).map(|grace_ms| self.at_ms + grace_ms);
        let bot = self.bot_to_act().map(|_| self.at_ms);
        Waits { people, due_ms: [clock, absence, bot].into_iter().flatten().min() }
    }

    fn viewer_of(entry: &Entry) -> Viewer {
        match entry {
            Entry::Join { seat, .. }
            | Entry::Leave { seat }
            | Entry::Contribute { seat, .. }
            | Entry::Act { seat, .. }
            | Entry::Undo { seat }
            | Entry::StandIn { seat, .. }
            | Entry::Return { seat } => Viewer::Seat(seat.0),
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

/// The game of a table that did not begin here.
fn take_up(row: &TableRow, seats: &[Sitter], beginning: &Beginning) -> Result<Box<dyn AnyPlay>, Refused> {
    let (Beginning::Imported { record } | Beginning::Continued { record, .. }) = beginning;
    let broken = || refuse::fault(row.id, "the record it begins with does not play");
    let record = Record::parse(record.as_bytes()).map_err(|_| broken())?;
    let mut play = catalog::replay(&record).map_err(|_| broken())?;
    if matches!(beginning, Beginning::Continued { .. }) {
        play.reseed(Seed::ChaCha(fair::key(row.id, &row.seed, &vec![None; seats.len()])));
        name_seats(&mut *play, seats);
    }
    Ok(play)
}

fn name_seats(play: &mut dyn AnyPlay, seats: &[Sitter]) {
    let name = |sitter: &Sitter| match sitter {
        Sitter::Open => String::new(),
        Sitter::Person { name, .. } | Sitter::Past(name) => name.clone(),
        Sitter::Bot(spec) => spec.clone(),
    };
    play.name_seats(Seat::all(play.seats()).zip(seats.iter().map(name)).collect());
}
