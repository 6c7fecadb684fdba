//! How a table comes into being.

use bots::BotSpec;
use catalog::AnyGame;
use protocol::{CreateTable, Created, Refused, SeatRequest, Status, Visibility};
use serde::{Deserialize, Serialize};
use store::TableRow;
use table::Choices;
use uuid::Uuid;

use crate::{clock, entropy, fair, hex, refuse, session};

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person { id: Uuid, name: String },
    /// A bot, by its spec.
    Bot(String),
}

impl Sitter {
    /// Whether this person sits there.
    pub(crate) fn is(&self, person: Uuid) -> bool {
        matches!(self, Self::Person { id, .. } if *id == person)
    }

    /// The bot that sits there.
    pub(crate) fn bot(&self) -> Option<BotSpec> {
        match self {
            Self::Bot(spec) => spec.parse().ok(),
            _ => None,
        }
    }
}

/// A table that can be stored.
pub(crate) struct Opening {
    /// What is stored.
    pub(crate) row: TableRow,
    /// The people who sit there already.
    pub(crate) members: Vec<Uuid>,
    /// What the owner is told.
    pub(crate) created: Created,
}

/// Makes what was asked for into a table, with its dice drawn and promised.
pub(crate) fn open(wish: &CreateTable, owner: &store::Person) -> Result<Opening, Refused> {
    let sitter = |request: &SeatRequest| match request {
        SeatRequest::Me => Ok(Sitter::Person { id: owner.id, name: owner.name.clone() }),
        SeatRequest::Open => Ok(Sitter::Open),
        SeatRequest::Bot(spec) => {
            let bot: BotSpec =
                spec.parse().map_err(|error: bots::SpecError| refuse::bad(error.to_string()))?;
            if !bot.is_bounded() {
                return Err(refuse::bad("a table takes bots by level, such as `level:hard`".to_owned()));
            }
            Ok(Sitter::Bot(bot.to_string()))
        }
    };
    let seats = wish.seats.iter().map(sitter).collect::<Result<Vec<_>, Refused>>()?;
    let game = catalog::find(&wish.game).map_err(|error| refuse::bad(error.to_string()))?;
    let choices = choices(game, None, &wish.options, seats.len())?;
    let members = seats.iter().filter_map(person).collect();
    furnish(game, &choices, &seats, owner.id, wish.visibility, members)
}

/// The same table once more: same game, same people, new dice.
pub(crate) fn again(
    game: &'static dyn AnyGame,
    choices: &Choices,
    seats: &[Sitter],
    owner: Uuid,
    visibility: Visibility,
) -> Result<Opening, Refused> {
    furnish(game, choices, seats, owner, visibility, seats.iter().filter_map(person).collect())
}

fn furnish(
    game: &'static dyn AnyGame,
    choices: &Choices,
    seats: &[Sitter],
    owner: Uuid,
    visibility: Visibility,
    members: Vec<Uuid>,
) -> Result<Opening, Refused> {
    let (id, meta) = (entropy::id()?, game.meta());
    let (seed, salt) = (entropy::fresh()?, entropy::fresh()?);
    let invitation = match visibility {
        Visibility::Public => None,
        Visibility::Private => Some(hex::encode(&entropy::fresh::<16>()?)),
    };
    let options: Vec<(&str, &str)> = choices.iter().collect();
    let row = TableRow {
        id,
        game: meta.id.to_owned(),
        rules: choices.rules(),
        options: serde_json::to_string(&options).map_err(|error| refuse::bad(error.to_string()))?,
        seats: serde_json::to_string(seats).map_err(|error| refuse::bad(error.to_string()))?,
        owner,
        invitation: invitation.as_deref().map(session::invitation_hash),
        commitment: fair::commitment(id, meta.id, choices.rules(), &seed, &salt),
        seed,
        salt,
        status: Status::Open.name().to_owned(),
        created_ms: clock::now_ms(),
    };
    Ok(Opening { row, members, created: Created { table: id, invitation } })
}

/// The settings, checked against the game.
pub(crate) fn choices(
    game: &'static dyn AnyGame,
    rules: Option<u16>,
    options: &[(String, String)],
    players: usize,
) -> Result<Choices, Refused> {
    let bad = |error: table::OptionError| refuse::bad(error.to_string());
    let mut choices = Choices::new(game.meta(), u8::try_from(players).unwrap_or(u8::MAX)).map_err(bad)?;
    if let Some(rules) = rules {
        choices.set_rules(game.meta(), rules).map_err(bad)?;
    }
    for (key, value) in options {
        choices.set(game.meta(), key, value).map_err(bad)?;
    }
    game.check(&choices).map_err(bad)?;
    Ok(choices)
}

fn person(sitter: &Sitter) -> Option<Uuid> {
    match sitter {
        Sitter::Person { id, .. } => Some(*id),
        Sitter::Open | Sitter::Bot(_) => None,
    }
}
