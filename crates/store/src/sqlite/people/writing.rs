//! Writing about people. A deed that may be refused decides with its first statement, so that a refusal leaves no
//! trace in a commit it shares with others.

use sqlx::SqliteConnection;
use uuid::Uuid;

use super::{Deed, campaigns};
use crate::people::{Account, GameResult, NewLine, Rating};
use crate::{Session, StoreError, TokenHash};

pub(in crate::sqlite) async fn write(to: &mut SqliteConnection, deed: &Deed) -> Result<(), StoreError> {
    match deed {
        Deed::MakeAccount(account, session, old) => make_account(to, account, session, *old).await,
        Deed::AddSession(person, session) => add_session(to, *person, session).await,
        Deed::EndSessions(person, except) => end_sessions(to, *person, *except).await,
        Deed::Rename(person, name) => {
            let query = sqlx::query("UPDATE people SET name = ? WHERE id = ? AND deleted_ms IS NULL");
            query.bind(name).bind(*person).execute(to).await?;
            Ok(())
        }
        Deed::SetPassword(person, old, new, except) => {
            if change_hash(to, *person, &old.0, &new.0).await? {
                end_sessions(to, *person, *except).await?;
            }
            Ok(())
        }
        Deed::Rehash(person, old, new) => change_hash(to, *person, &old.0, &new.0).await.map(|_| ()),
        Deed::Forget(person, now_ms) => forget(to, *person, *now_ms).await,
        Deed::SetSettings(person, document) => {
            let query = "INSERT INTO settings (person, document) VALUES (?, ?) \
                         ON CONFLICT (person) DO UPDATE SET document = excluded.document";
            sqlx::query(query).bind(*person).bind(document).execute(to).await?;
            Ok(())
        }
        Deed::Say(line) => say(to, line).await,
        Deed::Mute(person, other, true) => {
            let query = sqlx::query("INSERT OR IGNORE INTO mutes (person, muted) VALUES (?, ?)");
            query.bind(*person).bind(*other).execute(to).await?;
            Ok(())
        }
        Deed::Mute(person, other, false) => {
            let query = sqlx::query("DELETE FROM mutes WHERE person = ? AND muted = ?");
            query.bind(*person).bind(*other).execute(to).await?;
            Ok(())
        }
        Deed::Report(report) => {
            let query = "INSERT OR IGNORE INTO reports (table_id, number, reporter, reason, written_ms) \
                         VALUES (?, ?, ?, ?, ?)";
            sqlx::query(query)
                .bind(report.table)
                .bind(report.number.cast_signed())
                .bind(report.reporter)
                .bind(&report.reason)
                .bind(report.written_ms.cast_signed())
                .execute(to)
                .await?;
            Ok(())
        }
        Deed::Record(result, ratings, progress) => {
            record(to, result, ratings).await?;
            match progress {
                Some(progress) => campaigns::counted(to, result.table, progress).await,
                None => Ok(()),
            }
        }
        Deed::PlayCampaign(game) => campaigns::play(to, game).await,
        Deed::EndCampaign(person, game) => campaigns::end(to, *person, game).await,
    }
}

async fn make_account(
    to: &mut SqliteConnection,
    account: &Account,
    session: &Session,
    old: TokenHash,
) -> Result<(), StoreError> {
    let query = "INSERT OR IGNORE INTO accounts (person, login, password, created_ms) VALUES (?, ?, ?, ?)";
    let inserted = sqlx::query(query)
        .bind(account.person)
        .bind(&account.login)
        .bind(&account.password.0)
        .bind(account.created_ms.cast_signed())
        .execute(&mut *to)
        .await?;
    if inserted.rows_affected() == 0 {
        return Err(StoreError::Taken);
    }
    sqlx::query("UPDATE people SET kind = 'account' WHERE id = ?")
        .bind(account.person)
        .execute(&mut *to)
        .await?;
    sqlx::query("DELETE FROM sessions WHERE token_hash = ?").bind(&old.0[..]).execute(&mut *to).await?;
    add_session(to, account.person, session).await
}

async fn add_session(to: &mut SqliteConnection, person: Uuid, session: &Session) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO sessions (token_hash, person, created_ms, expires_ms) VALUES (?, ?, ?, ?)")
        .bind(&session.token.0[..])
        .bind(person)
        .bind(session.created_ms.cast_signed())
        .bind(session.expires_ms.cast_signed())
        .execute(to)
        .await?;
    Ok(())
}

async fn end_sessions(
    to: &mut SqliteConnection,
    person: Uuid,
    except: Option<TokenHash>,
) -> Result<(), StoreError> {
    // No token has an empty hash.
    let except = except.map(|token| token.0.to_vec()).unwrap_or_default();
    sqlx::query("DELETE FROM sessions WHERE person = ? AND token_hash <> ?")
        .bind(person)
        .bind(except)
        .execute(to)
        .await?;
    Ok(())
}

/// Whether the kept hash was `old`, and so was changed.
async fn change_hash(
    to: &mut SqliteConnection,
    person: Uuid,
    old: &str,
    new: &str,
) -> Result<bool, StoreError> {
    let query = sqlx::query("UPDATE accounts SET password = ? WHERE person = ? AND password = ?");
    Ok(query.bind(new).bind(person).bind(old).execute(to).await?.rows_affected() == 1)
}

/// Ids stay, for the logs of others refer to them; everything that says something about the person goes.
async fn forget(to: &mut SqliteConnection, person: Uuid, now_ms: u64) -> Result<(), StoreError> {
    const GONE: [&str; 8] = [
        "DELETE FROM sessions WHERE person = ?1",
        "DELETE FROM accounts WHERE person = ?1",
        "DELETE FROM settings WHERE person = ?1",
        "DELETE FROM ratings WHERE person = ?1",
        "DELETE FROM campaigns WHERE person = ?1",
        "DELETE FROM mutes WHERE person = ?1 OR muted = ?1",
        "DELETE FROM reports WHERE reporter = ?1",
        "UPDATE chat SET name = '', text = '' WHERE person = ?1",
    ];
    for statement in GONE {
        sqlx::query(statement).bind(person).execute(&mut *to).await?;
    }
    // Names in tables: who sat there from the beginning, and who joined later.
    sqlx::query(
        "UPDATE tables SET seats = (SELECT json_group_array(json(CASE \
             WHEN type <> 'object' THEN json_quote(value) \
             WHEN json_extract(value, '$.person.id') = ?2 THEN json_set(value, '$.person.name', '') \
             ELSE value END)) FROM json_each(seats)) \
         WHERE owner = ?1 OR id IN (SELECT table_id FROM members WHERE person = ?1)",
    )
    .bind(person)
    .bind(person.hyphenated().to_string())
    .execute(&mut *to)
    .await?;
    sqlx::query(
        "UPDATE events SET entry = json_set(entry, '$.join.name', '') WHERE person = ?1 \
         AND table_id IN (SELECT table_id FROM members WHERE person = ?1) \
         AND json_extract(entry, '$.join.name') IS NOT NULL",
    )
    .bind(person)
    .execute(&mut *to)
    .await?;
    // What lists show is made anew with the next entry; where none may come, from the log.
    sqlx::query(
        "DELETE FROM summaries WHERE due_ms IS NULL \
         AND table_id IN (SELECT table_id FROM members WHERE person = ?)",
    )
    .bind(person)
    .execute(&mut *to)
    .await?;
    sqlx::query("UPDATE places SET person = NULL, name = '', mu = NULL, sigma = NULL WHERE person = ?")
        .bind(person)
        .execute(&mut *to)
        .await?;
    sqlx::query("UPDATE people SET name = '', kind = 'guest', deleted_ms = ? WHERE id = ?")
        .bind(now_ms.cast_signed())
        .bind(person)
        .execute(to)
        .await?;
    Ok(())
}

async fn say(to: &mut SqliteConnection, line: &NewLine) -> Result<(), StoreError> {
    let query = "INSERT OR IGNORE INTO chat (table_id, number, id, person, name, seat, text, written_ms) \
                 SELECT ?1, COALESCE(MAX(number), 0) + 1, ?2, ?3, ?4, ?5, ?6, ?7 FROM chat WHERE table_id = ?1";
    sqlx::query(query)
        .bind(line.table)
        .bind(line.id)
        .bind(line.person)
        .bind(&line.name)
        .bind(line.seat.as_deref())
        .bind(&line.text)
        .bind(line.written_ms.cast_signed())
        .execute(to)
        .await?;
    Ok(())
}

async fn record(
    to: &mut SqliteConnection,
    result: &GameResult,
    ratings: &[Rating],
) -> Result<(), StoreError> {
    // Whether every rating is still the one that was read is part of the statement that decides.
    for rating in ratings {
        let kept: Option<i64> =
            sqlx::query_scalar("SELECT games FROM ratings WHERE person = ? AND game = ? AND players = ?")
                .bind(rating.person)
                .bind(&rating.game)
                .bind(rating.players)
                .fetch_optional(&mut *to)
                .await?;
        if kept.unwrap_or(0) + 1 != i64::from(rating.games) {
            return Err(StoreError::Conflict { sequence: u64::from(rating.games) });
        }
    }
    let inserted = sqlx::query(
        "INSERT OR IGNORE INTO results (table_id, game, players, ended_ms, is_rated) \
         SELECT ?1, ?2, ?3, COALESCE(MAX(written_ms), 0), ?4 FROM events WHERE table_id = ?1",
    )
    .bind(result.table)
    .bind(&result.game)
    .bind(result.players)
    .bind(result.is_rated)
    .execute(&mut *to)
    .await?;
    if inserted.rows_affected() == 0 {
        return Err(StoreError::Repeated);
    }
    sqlx::query("UPDATE tables SET is_recorded = 1 WHERE id = ?")
        .bind(result.table)
        .execute(&mut *to)
        .await?;
    for place in &result.places {
        sqlx::query(
            "INSERT INTO places (table_id, seat, person, name, place, total, mu, sigma) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(result.table)
        .bind(&place.seat)
        .bind(place.person)
        .bind(&place.name)
        .bind(place.place)
        .bind(place.total)
        .bind(place.rating.map(|(mu, _)| mu))
        .bind(place.rating.map(|(_, sigma)| sigma))
        .execute(&mut *to)
        .await?;
    }
    for rating in ratings {
        sqlx::query(
            "INSERT INTO ratings (person, game, players, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?) \
             ON CONFLICT (person, game, players) \
             DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
        )
        .bind(rating.person)
        .bind(&rating.game)
        .bind(rating.players)
        .bind(rating.mu)
        .bind(rating.sigma)
        .bind(rating.games)
        .execute(&mut *to)
        .await?;
    }
    Ok(())
}
