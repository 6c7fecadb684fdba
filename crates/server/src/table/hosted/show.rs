//! What leaves a table: views for viewers, and the proof once it is over.

use catalog::AnyPlay;
use protocol::{
    Code, Holder, Look, Proof, Refused, Reveal, SeatShown, Status, TableShown, Update, Version, Visibility,
    You,
};
use store::TableRow;
use table::{Choices, Record, Seat, SeatSet, Viewer};
use uuid::Uuid;

use super::Hosted;
use crate::table::board::BoardWish;
use crate::table::entry::Why;
use crate::table::opening::Sitter;
use crate::table::seen::{self, Told};
use crate::table::terms::{Beginning, Terms};
use crate::{hex, permit, refuse};

/// A game that can be stepped through, and through whose eyes.
pub(crate) struct Past {
    pub(crate) record: Record,
    pub(crate) eyes: Eyes,
    pub(crate) is_over: bool,
}

/// Through whose eyes somebody looks back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// Of one viewer.
    Of(Viewer),
    /// Of all seats at once.
    Open,
}

/// A position that somebody wants advice on.
pub(crate) struct Puzzle {
    pub(crate) position: Box<dyn AnyPlay>,
    pub(crate) seat: Seat,
    pub(crate) version: Version,
}

impl Hosted {
    /// What everybody who may see the table sees of it.
    pub(crate) const fn shown(&self) -> &TableShown {
        &self.shown
    }

    /// What a viewer needs who saw the version `since`.
    pub(crate) fn update(&self, viewer: Viewer, since: Option<Version>) -> Update {
        let seen = self.seen_by(viewer);
        let (since, happened) = seen.happened_since(since, self.play.as_deref());
        self.whole(viewer, since, happened)
    }

    /// What a viewer needs who saw everything but the last change.
    pub(crate) fn last_change(&self, told: Told) -> Update {
        self.whole(told.viewer, Some(self.seen_by(told.viewer).version() - 1), told.happened)
    }

    fn whole(&self, viewer: Viewer, since: Option<Version>, happened: Vec<protocol::Happening>) -> Update {
        let mut people = SeatSet::EMPTY;
        self.people().for_each(|(seat, _)| people.insert(seat));
        Update {
            since,
            version: self.seen_by(viewer).version(),
            happened,
            table: self.shown.clone(),
            clocks: if self.play.is_some() { self.clocks.shown(people) } else { Vec::new() },
            standing: viewer.seat().and_then(|seat| self.standing_shown(seat)),
            game: self.play.as_deref().map(|play| seen::observe(play, viewer)),
        }
    }

    /// Everything somebody may see.
    pub(crate) fn look(
        &self,
        by: Option<Uuid>,
        wanted: Option<&str>,
        since: Option<Version>,
        board: Option<&BoardWish>,
    ) -> Result<Look, Refused> {
        let (viewer, you) = self.admit(by, wanted)?;
        let board = self.play.as_deref().zip(board).map(|(play, wish)| wish.fulfil(play, viewer));
        Ok(Look { you, update: self.update(viewer, since), board })
    }

    /// Whether somebody may look at the table as this viewer.
    pub(crate) fn may_look(&self, by: Option<Uuid>, viewer: Viewer) -> bool {
        self.admit(by, Some(&viewer.to_string())).is_ok()
    }

    /// As whom somebody looks at the table: as the seat they ask for, if it is theirs; else as their first seat, or
    /// as a spectator.
    pub(crate) fn admit(&self, by: Option<Uuid>, wanted: Option<&str>) -> Result<(Viewer, You), Refused> {
        let standing = by.map(|person| self.standing(person, None)).unwrap_or_default();
        if !permit::may_see(self.visibility(), standing) {
            return Err(refuse::no_table());
        }
        let is_mine =
            |seat: &Seat| by.is_some_and(|by| self.seats.get(seat.index()).is_some_and(|s| s.is(by)));
        let mine: Vec<Seat> = Seat::all(self.seats.len() as u8).filter(is_mine).collect();
        let viewer = match wanted {
            None => mine.first().map_or(Viewer::Spectator, |&seat| Viewer::Seat(seat)),
            Some(text) => {
                let wanted: Viewer =
                    text.parse().map_err(|_| refuse::bad("`as` is a seat or `spectator`"))?;
                if wanted.seat().is_some_and(|seat| !mine.contains(&seat)) {
                    return Err(Refused::new(Code::Forbidden, "this seat is not yours"));
                }
                wanted
            }
        };
        let seats = mine.iter().map(ToString::to_string).collect();
        Ok((viewer, You { seats, owner: standing.is_owner }))
    }

    /// The game so far, for somebody who wants to step through it: through their own eyes, and through everybody's
    /// once the table is over.
    pub(crate) fn past(&self, by: Option<Uuid>, wanted: Option<&str>) -> Result<Past, Refused> {
        let (own, you) = self.admit(by, None)?;
        let eyes = match wanted {
            None => Eyes::Of(own),
            Some("open") => Eyes::Open,
            Some(text) => {
                let viewer: Viewer =
                    text.parse().map_err(|_| refuse::bad("`as` is a seat, `spectator` or `open`"))?;
                if viewer.seat().is_some_and(|seat| seat.index() >= self.seats.len()) {
                    return Err(refuse::bad("there is no such seat at this table"));
                }
                Eyes::Of(viewer)
            }
        };
        let holds = match eyes {
            Eyes::Open => false,
            Eyes::Of(viewer) => viewer.seat().is_none_or(|seat| you.seats.contains(&seat.to_string())),
        };
        if !permit::may_look_as(holds, self.status) {
            let sentence = "the eyes of others are open to you when the table is over";
            return Err(Refused::new(Code::Forbidden, sentence));
        }
        let record = self.play.as_deref().map(AnyPlay::record).ok_or_else(never_started)?;
        Ok(Past { record, eyes, is_over: self.status.is_over() })
    }

    /// The record of a table that is over.
    pub(crate) fn record(&self, by: Option<Uuid>) -> Result<Record, Refused> {
        self.admit(by, None)?;
        self.expect_over()?;
        self.play.as_deref().map(AnyPlay::record).ok_or_else(never_started)
    }

    /// What a bot needs to advise somebody.
    pub(crate) fn puzzle(&self, by: Option<Uuid>, wanted: Option<&str>) -> Result<Puzzle, Refused> {
        let (viewer, _) = self.admit(by, wanted)?;
        let is_alone = self.people().all(|(_, person)| Some(person) == by);
        permit::may_ask_for_hints(viewer.seat().is_some(), is_alone, self.status)?;
        let (Some(seat), Some(play)) = (viewer.seat(), self.play.as_deref()) else {
            return Err(never_started());
        };
        if !self.asked().contains(seat) {
            return Err(Refused::new(Code::NotYourTurn, "this seat has nothing to choose now"));
        }
        Ok(Puzzle { position: play.position(), seat, version: self.seen_by(viewer).version() })
    }

    fn expect_over(&self) -> Result<(), Refused> {
        if self.status.is_over() {
            return Ok(());
        }
        Err(Refused::new(Code::WrongPhase, "the dice are revealed when the table is over"))
    }

    /// What was secret, once the table is over.
    pub(crate) fn proof(&self, by: Option<Uuid>) -> Result<Proof, Refused> {
        self.admit(by, None)?;
        self.expect_over()?;
        if matches!(self.terms.beginning, Some(Beginning::Imported { .. })) {
            let sentence = "this game was brought in as a record: nothing was promised about its dice";
            return Err(Refused::new(Code::NotFound, sentence));
        }
        Ok(Proof {
            table: self.row.id,
            game: self.row.game.clone(),
            rules: self.row.rules,
            commitment: hex::encode(&self.row.commitment),
            reveal: Reveal {
                seed: hex::encode(&self.row.seed),
                salt: hex::encode(&self.row.salt),
                contributions: self
                    .contributions
                    .iter()
                    .map(|bytes| bytes.as_deref().map(hex::encode))
                    .collect(),
            },
            record: self.play.as_deref().map(AnyPlay::record).map(|record| record.to_string()),
        })
    }
}

/// There is no game to show.
fn never_started() -> Refused {
    Refused::new(Code::NotFound, "this table was never started, so there is no game to show")
}

/// A table as everybody who may see it sees it.
#[expect(clippy::too_many_arguments, reason = "the parts of a table, each of them shown")]
pub(super) fn table(
    row: &TableRow,
    choices: &Choices,
    terms: &Terms,
    seats: &[Sitter],
    contributions: &[Option<Vec<u8>>],
    stood_in: &[Option<Why>],
    status: Status,
    rematch: Option<Uuid>,
) -> TableShown {
    let holder = |sitter: &Sitter| match sitter {
        Sitter::Open => Holder::Open,
        Sitter::Person { id, name } => Holder::Person { id: *id, name: name.clone() },
        Sitter::Bot(spec) => Holder::Bot { bot: spec.clone() },
        Sitter::Past(name) => Holder::Past { name: name.clone() },
    };
    let bot = terms.stand_in.as_ref().map(|stand_in| &stand_in.bot);
    let seat = |seat: Seat| SeatShown {
        seat: seat.to_string(),
        holder: seats.get(seat.index()).map_or(Holder::Open, holder),
        contribution: contributions.get(seat.index()).and_then(|bytes| bytes.as_deref().map(hex::encode)),
        stand_in: stood_in.get(seat.index()).copied().flatten().and_then(|_| bot.cloned()),
    };
    TableShown {
        id: row.id,
        game: row.game.clone(),
        rules: row.rules,
        options: choices.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
        seats: Seat::all(seats.len() as u8).map(seat).collect(),
        visibility: if row.invitation.is_some() { Visibility::Private } else { Visibility::Public },
        status,
        clock: terms.clock,
        stand_in: terms.stand_in.clone(),
        origin: terms.origin(),
        commitment: hex::encode(&row.commitment),
        rematch,
        created_ms: row.created_ms,
    }
}
