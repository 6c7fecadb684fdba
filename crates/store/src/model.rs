//! What is kept.

use std::fmt;

use uuid::Uuid;

/// The hash of a session token. The token itself is never kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenHash(pub [u8; 32]);

/// Somebody who plays here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: Uuid,
    /// What the others read.
    pub name: String,
    /// How they came.
    pub kind: PersonKind,
    /// When, in milliseconds since 1970.
    pub created_ms: u64,
}

/// How somebody came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonKind {
    /// With a name and nothing else.
    Guest,
    /// With a password.
    Account,
}

impl PersonKind {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Guest => "guest",
            Self::Account => "account",
        }
    }
}

/// A browser that somebody uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of its token.
    pub token: TokenHash,
    /// When it began, in milliseconds since 1970.
    pub created_ms: u64,
    /// When it ends.
    pub expires_ms: u64,
}

/// What is fixed about a table when it is created. Everything later is in its log.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Its id.
    pub id: Uuid,
    /// The game.
    pub game: String,
    /// The version of the rules.
    pub rules: u16,
    /// The options, in the server's own words.
    pub options: String,
    /// Who sits where at the beginning, in the server's own words.
    pub seats: String,
    /// What else its creator chose, in the server's own words.
    pub terms: String,
    /// Whose table it is.
    pub owner: Uuid,
    /// The hash of the invitation to a private table.
    pub invitation: Option<[u8; 32]>,
    /// The promise about the dice.
    pub commitment: [u8; 32],
    /// The secret behind the promise: it tells every card to come.
    pub seed: [u8; 32],
    /// What keeps the promise from being guessed.
    pub salt: [u8; 32],
    /// How far the table is; later entries of the log change it.
    pub status: String,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: u64,
}

impl fmt::Debug for TableRow {
    /// Never shows seed and salt: debug output ends up in logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableRow").field("id", &self.id).field("game", &self.game).finish_non_exhaustive()
    }
}

/// An entry to be added to the log of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: Uuid,
    /// The place of the entry, from 1 without gaps.
    pub sequence: u64,
    /// The command it came from.
    pub command: Uuid,
    /// Who sent the command; nobody for a bot.
    pub person: Option<Uuid>,
    /// What was done, in the server's own words.
    pub entry: String,
    /// The hash of the position afterwards, once a game is on.
    pub hash: Option<String>,
    /// When, in milliseconds since 1970.
    pub written_ms: u64,
    /// The new status of the table, if it changes.
    pub status: Option<&'static str>,
    /// Somebody who sits here from now on.
    pub member: Option<Uuid>,
    /// What lists show from now on, if it changes.
    pub sight: Option<Sight>,
    /// Whom the table waits for from now on, if it changes.
    pub waits: Option<Waits>,
}

/// What lists know of a table without re-creating it from its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// What they show.
    pub sight: Sight,
    /// Whom it waits for.
    pub waits: Waits,
}

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The table, in the server's own words.
    pub shown: String,
    /// The people who sit there now.
    pub people: Vec<Uuid>,
}

/// Whom a table waits for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waits {
    /// The people whose turn it is.
    pub people: Vec<Uuid>,
    /// When the table must be looked after at the latest, in milliseconds since 1970.
    pub due_ms: Option<u64>,
}

/// An entry of the log of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place, from 1 without gaps.
    pub sequence: u64,
    /// The command it came from.
    pub command: Uuid,
    /// Who sent the command.
    pub person: Option<Uuid>,
    /// What was done.
    pub entry: String,
    /// The hash of the position afterwards.
    pub hash: Option<String>,
    /// When, in milliseconds since 1970.
    pub written_ms: u64,
}
