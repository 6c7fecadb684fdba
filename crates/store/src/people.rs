//! Accounts, what people say and set, and what came of their games.

use std::fmt;

use uuid::Uuid;

use crate::{Answer, Person, Session, Summary, TableRow, TokenHash};

/// What is kept about people. Every write is durable when its answer is `Ok`.
pub trait People: Send + Sync {
    /// Somebody by their id; nobody who was forgotten.
    fn person(&self, id: Uuid) -> Answer<'_, Option<Person>>;

    /// The account with this login.
    fn account(&self, login: String) -> Answer<'_, Option<Account>>;

    /// The account of this person.
    fn account_of(&self, person: Uuid) -> Answer<'_, Option<Account>>;

    /// Turns a guest into an account, with a new session in place of `old`.
    ///
    /// # Errors
    /// [`StoreError::Taken`](crate::StoreError::Taken) if somebody has the login, or the person an account already.
    fn make_account(&self, account: Account, session: Session, old: TokenHash) -> Answer<'_, ()>;

    /// One more session of a person.
    fn add_session(&self, person: Uuid, session: Session) -> Answer<'_, ()>;

    /// The sessions of a person that have not ended by `now_ms`, the newest first.
    fn sessions_of(&self, person: Uuid, now_ms: u64) -> Answer<'_, Vec<Session>>;

    /// Ends the sessions of a person, all or all but one.
    fn end_sessions(&self, person: Uuid, except: Option<TokenHash>) -> Answer<'_, ()>;

    /// Another name from now on.
    fn rename(&self, person: Uuid, name: String) -> Answer<'_, ()>;

    /// Another password; ends the sessions of the person, all but `except`. No effect if the kept hash is not `old`
    /// any more.
    fn set_password(
        &self,
        person: Uuid,
        old: PasswordHash,
        new: PasswordHash,
        except: Option<TokenHash>,
    ) -> Answer<'_, ()>;

    /// The same password under a newer scheme; no session ends. No effect if the kept hash is not `old` any more.
    fn rehash(&self, person: Uuid, old: PasswordHash, new: PasswordHash) -> Answer<'_, ()>;

    /// Forgets a person: account, sessions, settings, mutes, reports, ratings, campaigns and what they said are gone,
    /// their name is taken out of tables and results.
    fn forget(&self, person: Uuid, now_ms: u64) -> Answer<'_, ()>;

    /// The settings of a person, in the server's own words.
    fn settings(&self, person: Uuid) -> Answer<'_, Option<String>>;

    /// Other settings from now on.
    fn set_settings(&self, person: Uuid, document: String) -> Answer<'_, ()>;

    /// Adds a line to what is said at a table. A repeat of the same `id` adds nothing. Answers what is kept.
    fn say(&self, line: NewLine) -> Answer<'_, ChatLine>;

    /// The line of a table with this `id`.
    fn line(&self, table: Uuid, id: Uuid) -> Answer<'_, Option<ChatLine>>;

    /// What was said at a table after line number `after`, in order.
    fn said(&self, table: Uuid, after: u64, limit: u32) -> Answer<'_, Vec<ChatLine>>;

    /// Everything a person said, in order of time.
    fn said_by(&self, person: Uuid) -> Answer<'_, Vec<ChatLine>>;

    /// Whom a person does not want to hear.
    fn mutes(&self, person: Uuid) -> Answer<'_, Vec<Uuid>>;

    /// Mutes somebody, or hears them again.
    fn mute(&self, person: Uuid, other: Uuid, is_muted: bool) -> Answer<'_, ()>;

    /// Keeps a report about a line; the first one of each reporter counts.
    fn report(&self, report: Report) -> Answer<'_, ()>;

    /// The newest reports.
    fn reports(&self, limit: u32) -> Answer<'_, Vec<Report>>;

    /// Finished tables whose result is not kept yet, the oldest first.
    fn unrecorded(&self, limit: u32) -> Answer<'_, Vec<Uuid>>;

    /// Keeps what came of a table, and the new ratings with it. If a campaign's next game is played there still, it
    /// stands at `progress` from now on, and its next game is played nowhere yet.
    ///
    /// # Errors
    /// [`StoreError::Repeated`](crate::StoreError::Repeated) if it is kept already,
    /// [`StoreError::Conflict`](crate::StoreError::Conflict) if a rating has changed since it was read: then nothing
    /// has changed.
    fn record(&self, result: GameResult, ratings: Vec<Rating>, progress: Option<String>) -> Answer<'_, ()>;

    /// The campaigns of a person, by their games.
    fn campaigns_of(&self, person: Uuid) -> Answer<'_, Vec<CampaignRow>>;

    /// The campaign whose next game is played at this table.
    fn campaign_at(&self, table: Uuid) -> Answer<'_, Option<CampaignRow>>;

    /// Adds a table as [`Store::create_table`](crate::Store::create_table) does, where the next game of a campaign is
    /// played. `before` is how the campaign was read; nothing for one that begins, at `progress`.
    ///
    /// # Errors
    /// [`StoreError::Taken`](crate::StoreError::Taken) if the campaign stands otherwise by now: then nothing has
    /// changed.
    fn play_campaign(&self, game: CampaignGame) -> Answer<'_, ()>;

    /// Gives up a campaign; no effect if there is none.
    fn end_campaign(&self, person: Uuid, game: String) -> Answer<'_, ()>;

    /// The ratings of a person.
    fn ratings_of(&self, person: Uuid) -> Answer<'_, Vec<Rating>>;

    /// The rating of a person in a game for so many players.
    fn rating(&self, person: Uuid, game: String, players: u8) -> Answer<'_, Option<Rating>>;

    /// The newest results of a person's rated games, the oldest first.
    fn rating_history(&self, person: Uuid, limit: u32) -> Answer<'_, Vec<RatingPoint>>;

    /// Counts over a person's finished games, for each game and number of players.
    fn statistics(&self, person: Uuid) -> Answer<'_, Vec<Statistic>>;

    /// A person's finished games, the newest first.
    fn history(&self, person: Uuid, filter: HistoryFilter, limit: u32) -> Answer<'_, Vec<GameResult>>;

    /// Tables by their id, after the given one: for looking at all of them.
    fn tables_after(&self, after: Option<Uuid>, limit: u32) -> Answer<'_, Vec<Uuid>>;
}

/// What is kept of a password. It has no `Debug` that tells, so that it cannot end up in a log.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(…)")
    }
}

/// What makes a person an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Who.
    pub person: Uuid,
    /// The name they sign in with, in small letters.
    pub login: String,
    /// Their password.
    pub password: PasswordHash,
    /// Since when, in milliseconds since 1970.
    pub created_ms: u64,
}

/// Something to be said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLine {
    /// Where.
    pub table: Uuid,
    /// Names the intention: a repeat says nothing twice.
    pub id: Uuid,
    /// Who.
    pub person: Uuid,
    /// Their name then.
    pub name: String,
    /// Their seat then, if they had one.
    pub seat: Option<String>,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub written_ms: u64,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its place in what was said at the table, from 1.
    pub number: u64,
    /// The line.
    pub line: NewLine,
}

/// Somebody complains about a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Where it was said.
    pub table: Uuid,
    /// Which line.
    pub number: u64,
    /// Who complains.
    pub reporter: Uuid,
    /// Why.
    pub reason: String,
    /// When, in milliseconds since 1970.
    pub written_ms: u64,
}

/// What came of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// The table.
    pub table: Uuid,
    /// The game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// When it ended, in milliseconds since 1970; the store takes it from the log.
    pub ended_ms: u64,
    /// Whether ratings changed by it.
    pub is_rated: bool,
    /// Each seat from `A` on.
    pub places: Vec<Place>,
}

/// What came of a table for one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The seat.
    pub seat: String,
    /// Who sat there; nobody for a bot or somebody who was forgotten.
    pub person: Option<Uuid>,
    /// Their name then; a bot's spec.
    pub name: String,
    /// From 1; tied seats share a place.
    pub place: u8,
    /// The score.
    pub total: i32,
    /// The rating afterwards, mean and deviation, if the game was rated.
    pub rating: Option<(f64, f64)>,
}

/// How somebody stands in the campaign of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignRow {
    /// Who.
    pub person: Uuid,
    /// The game.
    pub game: String,
    /// How they stand, in the game's own words.
    pub progress: String,
    /// Where the next game is played, if it is.
    pub table: Option<Uuid>,
}

/// The next game of a campaign, about to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignGame {
    /// How the campaign stands then; its table is the new one.
    pub campaign: CampaignRow,
    /// How it was read; nothing if there was none.
    pub before: Option<CampaignRow>,
    /// The table.
    pub table: TableRow,
    /// The people who sit there.
    pub members: Vec<Uuid>,
    /// What lists show of it.
    pub summary: Summary,
}

/// How good somebody is at a game for so many players.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// Who.
    pub person: Uuid,
    /// The game.
    pub game: String,
    /// For how many players.
    pub players: u8,
    /// The mean.
    pub mu: f64,
    /// The deviation.
    pub sigma: f64,
    /// After how many games.
    pub games: u32,
}

/// A rating at some time.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingPoint {
    /// The table that led to it.
    pub table: Uuid,
    /// The game.
    pub game: String,
    /// For how many players.
    pub players: u8,
    /// When, in milliseconds since 1970.
    pub ended_ms: u64,
    /// The mean.
    pub mu: f64,
    /// The deviation.
    pub sigma: f64,
}

/// Counts over finished games of one kind. Tables where somebody held several seats do not count.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistic {
    /// The game.
    pub game: String,
    /// For how many players.
    pub players: u8,
    /// How many games.
    pub games: u32,
    /// How many of them were won, ties for the first place included.
    pub wins: u32,
    /// The mean place.
    pub mean_place: f64,
    /// The mean score.
    pub mean_total: f64,
}

/// Which finished games are looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HistoryFilter {
    /// Only this game.
    pub game: Option<String>,
    /// Only with somebody whose name has this in it.
    pub opponent: Option<String>,
    /// Only won, or only not won.
    pub is_won: Option<bool>,
    /// Only ended at this time or later.
    pub from_ms: Option<u64>,
    /// Only ended before this time.
    pub until_ms: Option<u64>,
    /// Only after this one in the list: when it ended, and its table.
    pub after: Option<(u64, Uuid)>,
}
