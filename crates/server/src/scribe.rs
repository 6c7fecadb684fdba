//! Keeps what came of finished tables, rates the people and moves their campaigns. It follows from the logs alone:
//! whatever was missed, by a crash or a failing disk, is made up for the next time, and nothing is counted twice.

use std::collections::BTreeSet;

use store::people::{CampaignRow, GameResult, Place, Rating};
use store::{PersonKind, Store, StoreError};
use table::Record;
use tokio::sync::Mutex;
use uuid::Uuid;

use crate::rating::{Skill, rate};
use crate::table::hosted::{Ended, Hosted, SeatEnded};

/// How many tables are looked at in one go.
const PAGE: usize = 32;

/// Who keeps the results. Only one works at a time; tables that cannot be read are set aside until a restart.
#[derive(Default)]
pub(crate) struct Scribe {
    unreadable: Mutex<BTreeSet<Uuid>>,
}

impl Scribe {
    /// Keeps the result of every finished table that has none yet.
    pub(crate) async fn catch_up(&self, store: &dyn Store) -> Result<(), StoreError> {
        let mut unreadable = self.unreadable.lock().await;
        loop {
            let limit = u32::try_from(PAGE + unreadable.len()).unwrap_or(u32::MAX);
            let waiting = store.people().unrecorded(limit).await?;
            let waiting: Vec<Uuid> = waiting.into_iter().filter(|id| !unreadable.contains(id)).collect();
            if waiting.is_empty() {
                return Ok(());
            }
            for id in waiting {
                if !keep(id, store).await? {
                    tracing::error!(table.id = %id, "table {id}: its result cannot be kept");
                    unreadable.insert(id);
                }
            }
        }
    }
}

/// Keeps the result of one table; `false` if it cannot be made out.
async fn keep(id: Uuid, store: &dyn Store) -> Result<bool, StoreError> {
    let Some(row) = store.table(id).await? else { return Ok(false) };
    let entries = store.entries(id).await?;
    let loading = tokio::task::spawn_blocking(move || Hosted::load(row, entries).ok()?.ended());
    let Some(Ended { game, is_whole, record, seats: ended }) = loading.await.ok().flatten() else {
        return Ok(false);
    };
    let campaign = store.people().campaign_at(id).await?;
    let progress = match campaign.filter(|_| is_whole) {
        Some(campaign) => after(campaign, record).await,
        None => None,
    };
    let ratings = if is_whole { rated(game, &ended, store).await? } else { Vec::new() };
    let new_rating = |person: Option<Uuid>| {
        let rating = ratings.iter().find(|rating| Some(rating.person) == person)?;
        Some((rating.mu, rating.sigma))
    };
    let places = ended.iter().map(|seat| Place {
        seat: seat.seat.to_string(),
        person: seat.person,
        name: seat.name.clone(),
        place: seat.place,
        total: seat.total,
        rating: new_rating(seat.person),
    });
    let result = GameResult {
        table: id,
        game: game.to_owned(),
        players: ended.len() as u8,
        ended_ms: 0, // the store takes it from the log
        is_rated: !ratings.is_empty(),
        places: places.collect(),
    };
    match store.people().record(result, ratings, progress).await {
        // Kept by somebody else, or a rating has moved: then it is looked at again.
        Ok(()) | Err(StoreError::Repeated | StoreError::Conflict { .. }) => Ok(true),
        Err(error) => Err(error),
    }
}

/// How a campaign stands after this game of it. One that does not count leaves it as it was, and is told to the log.
async fn after(campaign: CampaignRow, record: Record) -> Option<String> {
    let table = campaign.table;
    let counting = tokio::task::spawn_blocking(move || {
        let known = catalog::find(&campaign.game).ok()?.campaign()?;
        known.after(&campaign.progress, &record).ok()
    });
    let stand = counting.await.ok().flatten();
    if stand.is_none() {
        tracing::error!(table.id = ?table, "a game does not count for its campaign");
    }
    stand.map(|stand| stand.progress)
}

/// The new ratings. A table counts if every seat is held by a person of its own with an account: no bots, no guests,
/// nobody at two seats, and the whole game played here.
async fn rated(game: &str, ended: &[SeatEnded], store: &dyn Store) -> Result<Vec<Rating>, StoreError> {
    let people: BTreeSet<Uuid> = ended.iter().filter_map(|seat| seat.person).collect();
    if people.len() != ended.len() || people.len() < 2 {
        return Ok(Vec::new());
    }
    let mut before = Vec::with_capacity(ended.len());
    for seat in ended {
        let Some(person) = seat.person else { return Ok(Vec::new()) };
        let known = store.people().person(person).await?;
        if known.is_none_or(|person| person.kind != PersonKind::Account) {
            return Ok(Vec::new());
        }
        before.push(store.people().rating(person, game.to_owned(), ended.len() as u8).await?);
    }
    let skill = |rating: &Option<Rating>| {
        rating.as_ref().map_or(Skill::START, |rating| Skill { mu: rating.mu, sigma: rating.sigma })
    };
    let players: Vec<(Skill, u8)> =
        before.iter().zip(ended).map(|(rating, seat)| (skill(rating), seat.place)).collect();
    let new = rate(&players).into_iter().zip(&before).zip(ended).filter_map(|((skill, rating), seat)| {
        Some(Rating {
            person: seat.person?,
            game: game.to_owned(),
            players: ended.len() as u8,
            mu: skill.mu,
            sigma: skill.sigma,
            games: rating.as_ref().map_or(0, |rating| rating.games) + 1,
        })
    });
    Ok(new.collect())
}
