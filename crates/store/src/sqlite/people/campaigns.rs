//! Campaigns: one row for each person and game.

use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row as _, SqliteConnection};
use uuid::Uuid;

use crate::StoreError;
use crate::people::{CampaignGame, CampaignRow};
use crate::sqlite::write::create_table;

pub(super) async fn of(pool: &SqlitePool, person: Uuid) -> Result<Vec<CampaignRow>, StoreError> {
    let query = sqlx::query("SELECT * FROM campaigns WHERE person = ? ORDER BY game").bind(person);
    query.fetch_all(pool).await?.iter().map(to_campaign).collect()
}

pub(super) async fn at(pool: &SqlitePool, table: Uuid) -> Result<Option<CampaignRow>, StoreError> {
    let query = sqlx::query("SELECT * FROM campaigns WHERE table_id = ?").bind(table);
    query.fetch_optional(pool).await?.as_ref().map(to_campaign).transpose()
}

fn to_campaign(row: &SqliteRow) -> Result<CampaignRow, StoreError> {
    Ok(CampaignRow {
        person: row.try_get("person")?,
        game: row.try_get("game")?,
        progress: row.try_get("progress")?,
        table: row.try_get("table_id")?,
    })
}

/// The first statement decides: it changes the row only if that is still what was read.
pub(super) async fn play(to: &mut SqliteConnection, game: &CampaignGame) -> Result<(), StoreError> {
    let CampaignGame { campaign, before, table, members, summary } = game;
    let decided = match before {
        None => {
            let query =
                "INSERT OR IGNORE INTO campaigns (person, game, progress, table_id) VALUES (?, ?, ?, ?)";
            let query = sqlx::query(query).bind(campaign.person).bind(&campaign.game);
            query.bind(&campaign.progress).bind(campaign.table).execute(&mut *to).await?
        }
        Some(before) => {
            let query = "UPDATE campaigns SET progress = ?, table_id = ? \
                         WHERE person = ? AND game = ? AND progress = ? AND table_id IS ?";
            let query = sqlx::query(query).bind(&campaign.progress).bind(campaign.table);
            let query = query.bind(campaign.person).bind(&campaign.game);
            query.bind(&before.progress).bind(before.table).execute(&mut *to).await?
        }
    };
    if decided.rows_affected() == 0 {
        return Err(StoreError::Taken);
    }
    create_table(to, table, members, summary).await
}

/// The game at a table was counted. A campaign that is played elsewhere by now stays as it is.
pub(super) async fn counted(
    to: &mut SqliteConnection,
    table: Uuid,
    progress: &str,
) -> Result<(), StoreError> {
    let query = sqlx::query("UPDATE campaigns SET progress = ?, table_id = NULL WHERE table_id = ?");
    query.bind(progress).bind(table).execute(to).await?;
    Ok(())
}

pub(super) async fn end(to: &mut SqliteConnection, person: Uuid, game: &str) -> Result<(), StoreError> {
    let query = sqlx::query("DELETE FROM campaigns WHERE person = ? AND game = ?");
    query.bind(person).bind(game).execute(to).await?;
    Ok(())
}
