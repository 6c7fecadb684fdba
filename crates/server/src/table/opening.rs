//! How a table comes into being.

use bots::BotSpec;
use catalog::{AnyGame, AnyPlay};
use protocol::{ContinueTable, CreateTable, Created, Refused, SeatRequest, Status, Visibility};
use serde::{Deserialize, Serialize};
use store::{Summary, TableRow};
use table::{Choices, Record, Seat};
use uuid::Uuid;

use super::hosted::Hosted;
use super::terms::{Beginning, Terms};
use crate::{entropy, fair, hex, refuse, session};

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
    /// Somebody named in a record that was brought in.
    Past(String),
}

impl Sitter {
    /// The person who sits there.
    pub(crate) const fn person(&self) -> Option<Uuid> {
        match self {
            Self::Person { id, .. } => Some(*id),
            Self::Open | Self::Bot(_) | Self::Past(_) => None,
        }
    }

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
    /// What lists show of it.
    pub(crate) summary: Summary,
    /// What the owner is told.
    pub(crate) created: Created,
}

/// What a table is made of, before its dice are drawn.
pub(crate) struct Plan<'a> {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) choices: &'a Choices,
    pub(crate) seats: &'a [Sitter],
    pub(crate) terms: &'a Terms,
    pub(crate) owner: Uuid,
    pub(crate) visibility: Visibility,
    pub(crate) status: Status,
    pub(crate) now_ms: u64,
}

/// Makes what was asked for into a table, with its dice drawn and promised.
pub(crate) fn open(wish: &CreateTable, owner: &store::Person, now_ms: u64) -> Result<Opening, Refused> {
    let seats = sitters(&wish.seats, owner)?;
    let game = catalog::find(&wish.game).map_err(|error| refuse::bad(error.to_string()))?;
    let choices = choices(game, None, &wish.options, seats.len())?;
    let (terms, visibility, status) = (Terms::of(wish)?, wish.visibility, Status::Open);
    furnish(&Plan {
        game,
        choices: &choices,
        seats: &seats,
        terms: &terms,
        owner: owner.id,
        visibility,
        status,
        now_ms,
    })
}

/// The next game of a campaign: every seat is its player's, and nobody else's business.
pub(crate) fn chapter(
    game: &'static dyn AnyGame,
    choices: &Choices,
    player: &store::Person,
    now_ms: u64,
) -> Result<Opening, Refused> {
    let own = Sitter::Person { id: player.id, name: player.name.clone() };
    furnish(&Plan {
        game,
        choices,
        seats: &vec![own; choices.players().into()],
        terms: &Terms::default(),
        owner: player.id,
        visibility: Visibility::Private,
        status: Status::Open,
        now_ms,
    })
}

/// A record that was played again and found right, as a table that is over.
pub(crate) fn import(
    record: &Record,
    play: &dyn AnyPlay,
    owner: &store::Person,
    now_ms: u64,
) -> Result<Opening, Refused> {
    let name =
        |seat: Seat| record.seats.iter().find(|(known, _)| *known == seat).map(|(_, name)| name.clone());
    let seats: Vec<Sitter> =
        Seat::all(play.seats()).map(|seat| Sitter::Past(name(seat).unwrap_or_default())).collect();
    let beginning = Some(Beginning::Imported { record: record.to_string() });
    furnish(&Plan {
        game: play.game(),
        choices: play.choices(),
        seats: &seats,
        terms: &Terms { beginning, ..Terms::default() },
        owner: owner.id,
        visibility: Visibility::Public,
        status: if play.outcome().is_some() { Status::Finished } else { Status::Abandoned },
        now_ms,
    })
}

/// A table that goes on from a position of a game that is over: `record` ends there.
pub(crate) fn go_on(
    wish: &ContinueTable,
    from: Uuid,
    record: &Record,
    owner: &store::Person,
    now_ms: u64,
) -> Result<Opening, Refused> {
    let game = catalog::find(&record.game).map_err(|error| refuse::bad(error.to_string()))?;
    let choices = record.choices(game.meta()).map_err(|error| refuse::bad(error.to_string()))?;
    let seats = sitters(&wish.seats, owner)?;
    if seats.len() != usize::from(record.players) || seats.contains(&Sitter::Open) {
        let sentence = format!("this game has {} seats; each is `me` or a bot", record.players);
        return Err(refuse::bad(sentence));
    }
    let beginning =
        Some(Beginning::Continued { table: from, step: record.steps.len(), record: record.to_string() });
    furnish(&Plan {
        game,
        choices: &choices,
        seats: &seats,
        terms: &Terms { beginning, ..Terms::default() },
        owner: owner.id,
        visibility: wish.visibility,
        status: Status::Playing,
        now_ms,
    })
}

fn sitters(requests: &[SeatRequest], owner: &store::Person) -> Result<Vec<Sitter>, Refused> {
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
    requests.iter().map(sitter).collect()
}

/// Draws the dice and promises them.
pub(crate) fn furnish(plan: &Plan<'_>) -> Result<Opening, Refused> {
    let (id, meta) = (entropy::id()?, plan.game.meta());
    let (seed, salt) = (entropy::fresh()?, entropy::fresh()?);
    let invitation = match plan.visibility {
        Visibility::Public => None,
        Visibility::Private => Some(hex::encode(&entropy::fresh::<16>()?)),
    };
    let options: Vec<(&str, &str)> = plan.choices.iter().collect();
    let bad = |error: serde_json::Error| refuse::bad(error.to_string());
    let row = TableRow {
        id,
        game: meta.id.to_owned(),
        rules: plan.choices.rules(),
        options: serde_json::to_string(&options).map_err(bad)?,
        seats: serde_json::to_string(plan.seats).map_err(bad)?,
        terms: serde_json::to_string(plan.terms).map_err(bad)?,
        owner: plan.owner,
        invitation: invitation.as_deref().map(session::invitation_hash),
        commitment: fair::commitment(id, meta.id, plan.choices.rules(), &seed, &salt),
        seed,
        salt,
        status: plan.status.name().to_owned(),
        created_ms: plan.now_ms,
    };
    let summary = Hosted::load(row.clone(), Vec::new())?.summary();
    let members = plan.seats.iter().filter_map(Sitter::person).collect();
    Ok(Opening { row, members, summary, created: Created { table: id, invitation } })
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
