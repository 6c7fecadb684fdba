//! The entries of a table's log, as the store keeps them. Old logs are read for ever: a new kind is added, none is
//! changed.

use protocol::{StandingOrder, Status};
use serde::{Deserialize, Serialize};
use table::Seat;
use uuid::Uuid;

/// Something that was done at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Entry {
    /// The sender of the command sat down.
    Join { seat: Place, name: String },
    /// The seat is open again.
    Leave { seat: Place },
    /// The owner sent away whoever held the seat.
    Kick { seat: Place },
    /// The seat mixed these bytes (hexadecimal digits) into the dice.
    Contribute { seat: Place, bytes: String },
    /// The game began.
    Start {},
    /// An action, in notation.
    Act { seat: Place, action: String },
    /// The last step of the seat was taken back.
    Undo { seat: Place },
    /// The seat said when it wants to be asked whether it reacts.
    Standing { seat: Place, order: StandingOrder, raised: bool },
    /// From now on a bot plays for whoever holds the seat.
    StandIn { seat: Place, why: Why },
    /// The seat is its holder's again.
    Return { seat: Place },
    /// The table ended without a result.
    Abandon {},
    /// The same people meet again at that table.
    Rematch { table: Uuid },
}

impl Entry {
    /// Whose step it was, if it was one.
    pub(crate) const fn actor(&self) -> Option<Seat> {
        match self {
            Self::Act { seat, .. } | Self::Undo { seat } => Some(seat.0),
            _ => None,
        }
    }

    /// The seat that alone is told of it, if there is one.
    pub(crate) const fn confidant(&self) -> Option<Seat> {
        match self {
            Self::Standing { seat, .. } => Some(seat.0),
            _ => None,
        }
    }

    /// The status a table has afterwards, if it is another.
    pub(crate) const fn status(&self, is_over: bool) -> Option<Status> {
        match self {
            Self::Start {} if !is_over => Some(Status::Playing),
            Self::Start {} | Self::Act { .. } if is_over => Some(Status::Finished),
            Self::Abandon {} => Some(Status::Abandoned),
            _ => None,
        }
    }
}

/// Why a bot plays for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Why {
    /// Their time ran out: they must ask for the seat.
    Time,
    /// They were not there: they get the seat when they come back.
    Absence,
}

/// A seat as its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Place(pub(crate) Seat);

impl TryFrom<String> for Place {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse().map(Self).map_err(|error: table::NotationError| error.to_string())
    }
}

impl From<Place> for String {
    fn from(place: Place) -> Self {
        place.0.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_in_the_store_is_fixed() {
        let seat = Place(Seat::FIRST);
        let table = Uuid::from_u128(1);
        let all = [
            (Entry::Join { seat, name: "Ana".into() }, r#"{"join":{"seat":"A","name":"Ana"}}"#),
            (Entry::Leave { seat }, r#"{"leave":{"seat":"A"}}"#),
            (Entry::Kick { seat }, r#"{"kick":{"seat":"A"}}"#),
            (Entry::Contribute { seat, bytes: "00".into() }, r#"{"contribute":{"seat":"A","bytes":"00"}}"#),
            (Entry::Start {}, r#"{"start":{}}"#),
            (Entry::Act { seat, action: "go".into() }, r#"{"act":{"seat":"A","action":"go"}}"#),
            (Entry::Undo { seat }, r#"{"undo":{"seat":"A"}}"#),
            (
                Entry::Standing { seat, order: StandingOrder::Smart, raised: true },
                r#"{"standing":{"seat":"A","order":"smart","raised":true}}"#,
            ),
            (Entry::StandIn { seat, why: Why::Time }, r#"{"stand_in":{"seat":"A","why":"time"}}"#),
            (Entry::StandIn { seat, why: Why::Absence }, r#"{"stand_in":{"seat":"A","why":"absence"}}"#),
            (Entry::Return { seat }, r#"{"return":{"seat":"A"}}"#),
            (Entry::Abandon {}, r#"{"abandon":{}}"#),
            (Entry::Rematch { table }, r#"{"rematch":{"table":"00000000-0000-0000-0000-000000000001"}}"#),
        ];
        for (entry, text) in all {
            assert_eq!(serde_json::to_string(&entry).unwrap(), text);
            assert_eq!(serde_json::from_str::<Entry>(text).unwrap(), entry);
        }
        assert!(serde_json::from_str::<Entry>(r#"{"undo":{"seat":"G"}}"#).is_err());
    }
}
