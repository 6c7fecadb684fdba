//! Reading about people.

use sqlx::Row as _;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use uuid::Uuid;

use crate::people::{
    Account, ChatLine, GameResult, HistoryFilter, NewLine, PasswordHash, Place, Rating, RatingPoint, Report,
    Statistic,
};
use crate::sqlite::read::{bytes, number, to_person};
use crate::{Person, Session, StoreError, TokenHash};

pub(super) async fn person(pool: &SqlitePool, id: Uuid) -> Result<Option<Person>, StoreError> {
    let query = "SELECT id, name, kind, created_ms FROM people WHERE id = ? AND deleted_ms IS NULL";
    let row = sqlx::query(query).bind(id).fetch_optional(pool).await?;
    row.as_ref().map(to_person).transpose()
}

pub(super) async fn account(pool: &SqlitePool, login: String) -> Result<Option<Account>, StoreError> {
    let row = sqlx::query("SELECT * FROM accounts WHERE login = ?").bind(login).fetch_optional(pool).await?;
    row.as_ref().map(to_account).transpose()
}

pub(super) async fn account_of(pool: &SqlitePool, person: Uuid) -> Result<Option<Account>, StoreError> {
    let row =
        sqlx::query("SELECT * FROM accounts WHERE person = ?").bind(person).fetch_optional(pool).await?;
    row.as_ref().map(to_account).transpose()
}

fn to_account(row: &SqliteRow) -> Result<Account, StoreError> {
    Ok(Account {
        person: row.try_get("person")?,
        login: row.try_get("login")?,
        password: PasswordHash(row.try_get("password")?),
        created_ms: number(row, "created_ms")?,
    })
}

pub(super) async fn sessions_of(
    pool: &SqlitePool,
    person: Uuid,
    now_ms: u64,
) -> Result<Vec<Session>, StoreError> {
    let query = "SELECT * FROM sessions WHERE person = ? AND expires_ms > ? ORDER BY created_ms DESC";
    let rows = sqlx::query(query).bind(person).bind(now_ms.cast_signed()).fetch_all(pool).await?;
    rows.iter()
        .map(|row| {
            Ok(Session {
                token: TokenHash(bytes(row.try_get("token_hash")?)?),
                created_ms: number(row, "created_ms")?,
                expires_ms: number(row, "expires_ms")?,
            })
        })
        .collect()
}

pub(super) async fn settings(pool: &SqlitePool, person: Uuid) -> Result<Option<String>, StoreError> {
    let query = sqlx::query_scalar("SELECT document FROM settings WHERE person = ?");
    Ok(query.bind(person).fetch_optional(pool).await?)
}

pub(super) async fn line(pool: &SqlitePool, table: Uuid, id: Uuid) -> Result<Option<ChatLine>, StoreError> {
    let query = sqlx::query("SELECT * FROM chat WHERE table_id = ? AND id = ?");
    query.bind(table).bind(id).fetch_optional(pool).await?.as_ref().map(to_line).transpose()
}

pub(super) async fn said(
    pool: &SqlitePool,
    table: Uuid,
    after: u64,
    limit: u32,
) -> Result<Vec<ChatLine>, StoreError> {
    let query = "SELECT * FROM chat WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?";
    let query = sqlx::query(query).bind(table).bind(after.min(i64::MAX as u64).cast_signed()).bind(limit);
    query.fetch_all(pool).await?.iter().map(to_line).collect()
}

pub(super) async fn said_by(pool: &SqlitePool, person: Uuid) -> Result<Vec<ChatLine>, StoreError> {
    let query = sqlx::query("SELECT * FROM chat WHERE person = ? ORDER BY written_ms, number");
    query.bind(person).fetch_all(pool).await?.iter().map(to_line).collect()
}

fn to_line(row: &SqliteRow) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        number: number(row, "number")?,
        line: NewLine {
            table: row.try_get("table_id")?,
            id: row.try_get("id")?,
            person: row.try_get("person")?,
            name: row.try_get("name")?,
            seat: row.try_get("seat")?,
            text: row.try_get("text")?,
            written_ms: number(row, "written_ms")?,
        },
    })
}

pub(super) async fn mutes(pool: &SqlitePool, person: Uuid) -> Result<Vec<Uuid>, StoreError> {
    let query = sqlx::query_scalar("SELECT muted FROM mutes WHERE person = ? ORDER BY muted");
    Ok(query.bind(person).fetch_all(pool).await?)
}

pub(super) async fn reports(pool: &SqlitePool, limit: u32) -> Result<Vec<Report>, StoreError> {
    let query = sqlx::query("SELECT * FROM reports ORDER BY written_ms DESC LIMIT ?").bind(limit);
    let rows = query.fetch_all(pool).await?;
    rows.iter()
        .map(|row| {
            Ok(Report {
                table: row.try_get("table_id")?,
                number: number(row, "number")?,
                reporter: row.try_get("reporter")?,
                reason: row.try_get("reason")?,
                written_ms: number(row, "written_ms")?,
            })
        })
        .collect()
}

pub(super) async fn unrecorded(pool: &SqlitePool, limit: u32) -> Result<Vec<Uuid>, StoreError> {
    let query = "SELECT id FROM tables WHERE status = 'finished' AND is_recorded = 0 \
                 ORDER BY created_ms LIMIT ?";
    Ok(sqlx::query_scalar(query).bind(limit).fetch_all(pool).await?)
}

pub(super) async fn ratings_of(pool: &SqlitePool, person: Uuid) -> Result<Vec<Rating>, StoreError> {
    let query = sqlx::query("SELECT * FROM ratings WHERE person = ? ORDER BY game, players");
    query.bind(person).fetch_all(pool).await?.iter().map(to_rating).collect()
}

pub(super) async fn rating(
    pool: &SqlitePool,
    person: Uuid,
    game: String,
    players: u8,
) -> Result<Option<Rating>, StoreError> {
    let query = sqlx::query("SELECT * FROM ratings WHERE person = ? AND game = ? AND players = ?");
    let row = query.bind(person).bind(game).bind(players).fetch_optional(pool).await?;
    row.as_ref().map(to_rating).transpose()
}

fn to_rating(row: &SqliteRow) -> Result<Rating, StoreError> {
    Ok(Rating {
        person: row.try_get("person")?,
        game: row.try_get("game")?,
        players: row.try_get("players")?,
        mu: row.try_get("mu")?,
        sigma: row.try_get("sigma")?,
        games: row.try_get("games")?,
    })
}

pub(super) async fn rating_history(
    pool: &SqlitePool,
    person: Uuid,
    limit: u32,
) -> Result<Vec<RatingPoint>, StoreError> {
    let query = "SELECT results.table_id, game, players, ended_ms, mu, sigma FROM places \
                 JOIN results ON results.table_id = places.table_id \
                 WHERE person = ? AND mu IS NOT NULL ORDER BY ended_ms DESC, results.table_id DESC LIMIT ?";
    let rows = sqlx::query(query).bind(person).bind(limit).fetch_all(pool).await?;
    let point = |row: &SqliteRow| {
        Ok(RatingPoint {
            table: row.try_get("table_id")?,
            game: row.try_get("game")?,
            players: row.try_get("players")?,
            ended_ms: number(row, "ended_ms")?,
            mu: row.try_get("mu")?,
            sigma: row.try_get("sigma")?,
        })
    };
    rows.iter().rev().map(point).collect()
}

pub(super) async fn statistics(pool: &SqlitePool, person: Uuid) -> Result<Vec<Statistic>, StoreError> {
    let query = "SELECT game, players, COUNT(*) AS games, SUM(place = 1) AS wins, AVG(place) AS mean_place, \
                 AVG(total) AS mean_total FROM places JOIN results ON results.table_id = places.table_id \
                 WHERE person = ?1 AND (SELECT COUNT(*) FROM places AS seats \
                     WHERE seats.table_id = places.table_id AND seats.person = ?1) = 1 \
                 GROUP BY game, players ORDER BY game, players";
    let rows = sqlx::query(query).bind(person).fetch_all(pool).await?;
    rows.iter()
        .map(|row| {
            Ok(Statistic {
                game: row.try_get("game")?,
                players: row.try_get("players")?,
                games: row.try_get("games")?,
                wins: row.try_get("wins")?,
                mean_place: row.try_get("mean_place")?,
                mean_total: row.try_get("mean_total")?,
            })
        })
        .collect()
}

pub(super) async fn history(
    pool: &SqlitePool,
    person: Uuid,
    filter: HistoryFilter,
    limit: u32,
) -> Result<Vec<GameResult>, StoreError> {
    let HistoryFilter { game, opponent, is_won, from_ms, until_ms, after } = filter;
    let (after_ms, after_table) = after.map_or((None, None), |(ms, table)| (Some(ms), Some(table)));
    let opponent = opponent.map(|name| {
        let plain = name.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
        format!("%{plain}%")
    });
    let number_of = |ms: Option<u64>| ms.map(|ms| ms.min(i64::MAX as u64).cast_signed());
    let query = "SELECT results.* FROM places AS mine JOIN results ON results.table_id = mine.table_id \
         WHERE mine.person = ?1 \
         AND mine.seat = (SELECT MIN(seat) FROM places WHERE table_id = mine.table_id AND person = ?1) \
         AND (?2 IS NULL OR game = ?2) AND (?3 IS NULL OR (place = 1) = ?3) \
         AND (?4 IS NULL OR ended_ms >= ?4) AND (?5 IS NULL OR ended_ms < ?5) \
         AND (?6 IS NULL OR (ended_ms, results.table_id) < (?6, ?7)) \
         AND (?8 IS NULL OR EXISTS (SELECT 1 FROM places AS other WHERE other.table_id = mine.table_id \
             AND other.person IS NOT ?1 AND other.name LIKE ?8 ESCAPE '\\')) \
         ORDER BY ended_ms DESC, results.table_id DESC LIMIT ?9";
    let rows = sqlx::query(query)
        .bind(person)
        .bind(game)
        .bind(is_won)
        .bind(number_of(from_ms))
        .bind(number_of(until_ms))
        .bind(number_of(after_ms))
        .bind(after_table)
        .bind(opponent)
        .bind(limit)
        .fetch_all(pool)
        .await?;
    let mut found = Vec::with_capacity(rows.len());
    for row in &rows {
        let table: Uuid = row.try_get("table_id")?;
        found.push(GameResult {
            table,
            game: row.try_get("game")?,
            players: row.try_get("players")?,
            ended_ms: number(row, "ended_ms")?,
            is_rated: row.try_get("is_rated")?,
            places: places(pool, table).await?,
        });
    }
    Ok(found)
}

async fn places(pool: &SqlitePool, table: Uuid) -> Result<Vec<Place>, StoreError> {
    let query = sqlx::query("SELECT * FROM places WHERE table_id = ? ORDER BY seat");
    let rows = query.bind(table).fetch_all(pool).await?;
    rows.iter()
        .map(|row| {
            let (mu, sigma): (Option<f64>, Option<f64>) = (row.try_get("mu")?, row.try_get("sigma")?);
            Ok(Place {
                seat: row.try_get("seat")?,
                person: row.try_get("person")?,
                name: row.try_get("name")?,
                place: row.try_get("place")?,
                total: row.try_get("total")?,
                rating: mu.zip(sigma),
            })
        })
        .collect()
}

pub(super) async fn tables_after(
    pool: &SqlitePool,
    after: Option<Uuid>,
    limit: u32,
) -> Result<Vec<Uuid>, StoreError> {
    let query = sqlx::query_scalar("SELECT id FROM tables WHERE ?1 IS NULL OR id > ?1 ORDER BY id LIMIT ?2");
    Ok(query.bind(after).bind(limit).fetch_all(pool).await?)
}
