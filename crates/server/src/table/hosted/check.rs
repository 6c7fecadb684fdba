//! Whether a command may be carried out, and which entry of the log it would be. Pure; the rules of the game have
//! their say when it is carried out.

use catalog::Refusal;
use protocol::{Code, Command, Done, Order, Refused, Status, Version};
use store::Person;
use table::{Seat, UndoError, Viewer};

use super::{Draft, Hosted};
use crate::permit::{self, Deed, Standing};
use crate::table::entry::{Entry, Place};
use crate::table::opening::{self, Opening, Plan, Sitter};
use crate::table::terms::Terms;
use crate::{fair, hex, refuse, session};

/// What is to be done about a command.
pub(crate) enum Checked {
    /// Nothing: it was carried out before.
    Repeat(Done),
    /// Append this.
    New(Draft),
    /// Store this table first, then append.
    NewTable(Box<Opening>, Draft),
}

impl Hosted {
    /// Checks a command. Errors carry the fresh view wherever the sender may have seen an older one.
    pub(crate) fn check(&self, by: &Person, command: &Command, now_ms: u64) -> Result<Checked, Refused> {
        self.check_plain(by, command, now_ms).map_err(|refused| self.explain(refused, by, command))
    }

    /// A refusal with everything the sender may know about it.
    pub(crate) fn explain(&self, refused: Refused, by: &Person, command: &Command) -> Refused {
        Refused { id: Some(command.id), ..self.with_fresh_view(refused, by, command) }
    }

    fn check_plain(&self, by: &Person, command: &Command, now_ms: u64) -> Result<Checked, Refused> {
        if let Some(answered) = self.answered.get(&command.id) {
            if answered.person == Some(by.id) {
                return Ok(Checked::Repeat(answered.done.clone()));
            }
            return Err(Refused::new(Code::IdTaken, "this command id was used before; choose a new one"));
        }
        let seat = self.named_seat(command)?;
        let standing = Standing { is_invited: self.is_invited(&command.order), ..self.standing(by.id, seat) };
        permit::may(Deed::from(&command.order), standing, self.visibility(), self.status)?;
        if matches!(command.order, Order::Rematch {}) {
            return self.rematch(by, command, now_ms);
        }
        let entry = self.entry(by, command, seat)?;
        Ok(Checked::New(Draft { entry, command: command.id, person: Some(by.id) }))
    }

    fn entry(&self, by: &Person, command: &Command, seat: Option<Seat>) -> Result<Entry, Refused> {
        let seat = || seat.map(Place).ok_or_else(|| refuse::bad("this order needs a `seat`"));
        Ok(match &command.order {
            Order::Join { .. } => {
                let seat = seat()?;
                if self.sent_away.contains(&by.id) {
                    return Err(Refused::new(Code::Forbidden, "the owner of this table sent you away"));
                }
                if self.seats.get(seat.0.index()) != Some(&Sitter::Open) {
                    return Err(Refused::new(Code::SeatTaken, "this seat is taken"));
                }
                Entry::Join { seat, name: by.name.clone() }
            }
            Order::Leave {} => Entry::Leave { seat: seat()? },
            Order::Kick {} => {
                let seat = seat()?;
                if self.holder(seat.0).is_none_or(|holder| holder == self.row.owner) {
                    return Err(refuse::bad("nobody sits there whom you could send away"));
                }
                Entry::Kick { seat }
            }
            Order::Contribute { bytes } => {
                if !hex::decode(bytes).is_some_and(|bytes| fair::CONTRIBUTION.contains(&bytes.len())) {
                    return Err(refuse::bad(
                        "a contribution is 16 to 32 bytes as lower-case hexadecimal digits",
                    ));
                }
                Entry::Contribute { seat: seat()?, bytes: bytes.clone() }
            }
            Order::Start {} => {
                if self.seats.contains(&Sitter::Open) {
                    return Err(Refused::new(
                        Code::SeatsOpen,
                        "there are open seats; the game cannot start yet",
                    ));
                }
                Entry::Start {}
            }
            Order::Act { action } => {
                let seat = seat()?;
                self.expect(seat.0, command.expected)?;
                self.expect_no_stand_in(seat.0)?;
                Entry::Act { seat, action: action.clone() }
            }
            Order::Undo {} => {
                let seat = seat()?;
                self.expect(seat.0, command.expected)?;
                self.expect_no_stand_in(seat.0)?;
                Entry::Undo { seat }
            }
            Order::Standing { order, raised } => {
                if !self.game.has_reactions() {
                    return Err(refuse::bad("nobody is asked about reactions in this game"));
                }
                Entry::Standing { seat: seat()?, order: *order, raised: *raised }
            }
            Order::Return {} => {
                let seat = seat()?;
                if self.stands_in(seat.0).is_none() {
                    return Err(Refused::new(Code::WrongPhase, "no bot stands in for this seat"));
                }
                Entry::Return { seat }
            }
            Order::Abandon {} | Order::Rematch {} => Entry::Abandon {},
        })
    }

    fn rematch(&self, by: &Person, command: &Command, now_ms: u64) -> Result<Checked, Refused> {
        if let Some(table) = self.rematch {
            let version = self.seen_by(Viewer::Spectator).version();
            return Ok(Checked::Repeat(Done { id: command.id, version, table: Some(table) }));
        }
        if !self.seats.iter().any(|sitter| sitter.person().is_some()) {
            return Err(Refused::new(Code::WrongPhase, "nobody who sat here could play again"));
        }
        // The same game, the same people and terms, new dice.
        let opening = opening::furnish(&Plan {
            game: self.game,
            choices: &self.choices,
            seats: &self.seats,
            terms: &Terms { beginning: None, ..self.terms.clone() },
            owner: self.row.owner,
            visibility: self.visibility(),
            status: Status::Open,
            now_ms,
        })?;
        let entry = Entry::Rematch { table: opening.row.id };
        let draft = Draft { entry, command: command.id, person: Some(by.id) };
        Ok(Checked::NewTable(Box::new(opening), draft))
    }

    /// What this person is here, with a view to one seat.
    pub(crate) fn standing(&self, person: uuid::Uuid, named: Option<Seat>) -> Standing {
        Standing {
            is_owner: self.row.owner == person,
            sits: self.seats.iter().any(|sitter| sitter.is(person)),
            holds_named: named
                .and_then(|seat| self.seats.get(seat.index()))
                .is_some_and(|sitter| sitter.is(person)),
            is_invited: false,
        }
    }

    fn is_invited(&self, order: &Order) -> bool {
        match (order, &self.row.invitation) {
            (Order::Join { invitation: Some(secret) }, Some(hash)) => session::is_invitation(secret, hash),
            _ => false,
        }
    }

    fn named_seat(&self, command: &Command) -> Result<Option<Seat>, Refused> {
        let Some(text) = &command.seat else { return Ok(None) };
        let seat: Option<Seat> = text.parse().ok().filter(|seat: &Seat| seat.index() < self.seats.len());
        seat.map(Some).ok_or_else(|| refuse::bad("there is no such seat at this table"))
    }

    fn expect(&self, seat: Seat, expected: Option<Version>) -> Result<(), Refused> {
        let seen = self.seen_by(Viewer::Seat(seat));
        match expected {
            None => Err(refuse::bad("this order needs the `expected` version")),
            Some(expected) if seen.is_current(expected) => Ok(()),
            Some(expected) => {
                let now = seen.version();
                let sentence = format!("you saw version {expected}, the table is at {now}; nothing was done");
                Err(Refused::new(Code::Stale, sentence))
            }
        }
    }

    fn expect_no_stand_in(&self, seat: Seat) -> Result<(), Refused> {
        match self.stands_in(seat) {
            None => Ok(()),
            Some(_) => Err(Refused::new(Code::WrongPhase, "a bot stands in for you; send `return` first")),
        }
    }

    /// Adds what the sender may see of the table to refusals that come from having seen something else.
    fn with_fresh_view(&self, refused: Refused, by: &Person, command: &Command) -> Refused {
        let helps = matches!(
            refused.code,
            Code::Stale | Code::NotYourTurn | Code::Illegal | Code::CannotUndo | Code::WrongPhase
        );
        let seat = self.named_seat(command).ok().flatten();
        match seat.filter(|&seat| helps && self.standing(by.id, Some(seat)).holds_named) {
            Some(seat) => Refused { fresh: Some(Box::new(self.update(Viewer::Seat(seat), None))), ..refused },
            None => refused,
        }
    }
}

/// The rules say no.
pub(super) fn refusal(refusal: &Refusal) -> Refused {
    let code = match refusal {
        Refusal::NotYourTurn { .. } => Code::NotYourTurn,
        Refusal::Over => Code::WrongPhase,
        Refusal::NotAnAction(_) | Refusal::NotPossible { .. } | Refusal::NoSuchNumber { .. } => Code::Illegal,
    };
    Refused::new(code, refusal.to_string())
}

/// The step stands.
pub(super) fn cannot_undo(error: &UndoError) -> Refused {
    Refused::new(Code::CannotUndo, error.to_string())
}
