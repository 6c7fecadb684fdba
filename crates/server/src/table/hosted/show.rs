//! What leaves a table: views for viewers, and the proof once it is over.

use catalog::AnyPlay;
use protocol::{
    Code, Holder, Look, Proof, Refused, Reveal, SeatShown, Status, TableShown, Update, Version, Visibility,
    You,
};
use store::TableRow;
use table::{Choices, Seat, Viewer};
use uuid::Uuid;

use super::Hosted;
use crate::table::opening::Sitter;
use crate::{hex, permit, refuse};

impl Hosted {
    /// What everybody who may see the table sees of it.
    pub(crate) const fn shown(&self) -> &TableShown {
        &self.shown
    }

    /// What a viewer needs who saw the version `since`.
    pub(crate) fn update(&self, viewer: Viewer, since: Option<Version>) -> Update {
        self.seen_by(viewer).update(since, &self.shown, self.play.as_deref())
    }

    /// What a viewer needs who saw everything but the last change.
    pub(crate) fn last_change(&self, viewer: Viewer) -> Update {
        self.update(viewer, Some(self.seen_by(viewer).version() - 1))
    }

    /// Everything somebody may see.
    pub(crate) fn look(
        &self,
        by: Option<Uuid>,
        wanted: Option<&str>,
        since: Option<Version>,
    ) -> Result<Look, Refused> {
        let (viewer, you) = self.admit(by, wanted)?;
        Ok(Look { you, update: self.update(viewer, since) })
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

    /// What was secret, once the table is over.
    pub(crate) fn proof(&self, by: Option<Uuid>) -> Result<Proof, Refused> {
        self.admit(by, None)?;
        if !self.status.is_over() {
            let sentence = "the dice are revealed when the table is over";
            return Err(Refused::new(Code::WrongPhase, sentence));
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

/// A table as everybody who may see it sees it.
pub(super) fn table(
    row: &TableRow,
    choices: &Choices,
    seats: &[Sitter],
    contributions: &[Option<Vec<u8>>],
    status: Status,
    rematch: Option<Uuid>,
) -> TableShown {
    let holder = |sitter: &Sitter| match sitter {
        Sitter::Open => Holder::Open,
        Sitter::Person { name, .. } => Holder::Person { name: name.clone() },
        Sitter::Bot(spec) => Holder::Bot { bot: spec.clone() },
    };
    let letters = Seat::all(seats.len() as u8);
    let seat = |((letter, sitter), bytes): ((Seat, &Sitter), &Option<Vec<u8>>)| SeatShown {
        seat: letter.to_string(),
        holder: holder(sitter),
        contribution: bytes.as_deref().map(hex::encode),
    };
    TableShown {
        id: row.id,
        game: row.game.clone(),
        rules: row.rules,
        options: choices.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
        seats: letters.zip(seats).zip(contributions).map(seat).collect(),
        visibility: if row.invitation.is_some() { Visibility::Private } else { Visibility::Public },
        status,
        commitment: hex::encode(&row.commitment),
        rematch,
        created_ms: row.created_ms,
    }
}
