//! Whether everything that is kept still tells the same story: every table is played again from its log, and every
//! hash and every promise about the dice compared.

use store::{Store, StoreError};
use uuid::Uuid;

use crate::fair;
use crate::table::hosted::Hosted;

/// How many tables are asked for at once.
const PAGE: u32 = 256;

/// What an audit found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    /// How many tables were played again.
    pub tables: u64,
    /// How many entries their logs have.
    pub entries: u64,
    /// The tables that are not what they were, and why.
    pub broken: Vec<(Uuid, String)>,
}

/// Plays every table again. `step` is called after each of them.
///
/// # Errors
/// If the store does not answer; what is wrong with single tables is in the answer.
pub async fn audit(store: &dyn Store, mut step: impl FnMut()) -> Result<Audit, StoreError> {
    let mut audit = Audit::default();
    let mut after = None;
    loop {
        let page = store.people().tables_after(after, PAGE).await?;
        let Some(&last) = page.last() else { return Ok(audit) };
        for id in page {
            if let Some(why) = check(id, store, &mut audit.entries).await? {
                audit.broken.push((id, why));
            }
            audit.tables += 1;
            step();
        }
        after = Some(last);
    }
}

/// What is wrong with a table.
async fn check(id: Uuid, store: &dyn Store, entries: &mut u64) -> Result<Option<String>, StoreError> {
    let Some(row) = store.table(id).await? else { return Ok(Some("it is not there".to_owned())) };
    let log = store.entries(id).await?;
    *entries += log.len() as u64;
    if log.iter().zip(1..).any(|(entry, place)| entry.sequence != place) {
        return Ok(Some("its log has a gap".to_owned()));
    }
    if fair::commitment(id, &row.game, row.rules, &row.seed, &row.salt) != row.commitment {
        return Ok(Some("its seed is not the one that was promised".to_owned()));
    }
    let status = row.status.clone();
    let replay = tokio::task::spawn_blocking(move || {
        Hosted::load(row, log).map(|hosted| hosted.shown().status.name()).map_err(|refused| refused.sentence)
    });
    Ok(match replay.await {
        Ok(Ok(replayed)) if replayed == status => None,
        Ok(Ok(replayed)) => Some(format!("it is `{status}`, but its log makes it `{replayed}`")),
        Ok(Err(_)) => Some("its log does not replay to the same positions".to_owned()),
        Err(_) => Some("replaying its log panicked".to_owned()),
    })
}
