//! Passwords: Argon2id on the blocking pool, behind a semaphore, for each hash takes memory and a core for a while.

use std::sync::Arc;
use std::time::Duration;

use argon2::{Algorithm, Argon2, Params, Version};
use protocol::{Code, Refused};
use store::people::PasswordHash;
use tokio::sync::Semaphore;

use crate::{PasswordCost, entropy, hex};

/// How long somebody waits for a place before they are told to come again.
const PATIENCE: Duration = Duration::from_secs(5);

/// Hashes and checks passwords.
pub(crate) struct Passwords {
    cost: PasswordCost,
    places: Arc<Semaphore>,
}

impl Passwords {
    pub(crate) fn new(cost: PasswordCost) -> Self {
        Self { cost, places: Arc::new(Semaphore::new(cost.at_once.max(1))) }
    }

    /// What is kept of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<PasswordHash, Refused> {
        let (cost, salt) = (self.cost, entropy::fresh::<16>()?);
        let hash = self.toil(move || compute(cost, password.as_bytes(), &salt)).await?;
        Ok(PasswordHash(format!(
            "argon2id$m={},t={},p=1${}${}",
            cost.memory_kib,
            cost.passes,
            hex::encode(&salt),
            hex::encode(&hash)
        )))
    }

    /// Whether this is the password behind a hash. Without a hash it takes as long and is not.
    pub(crate) async fn is_right(
        &self,
        password: String,
        kept: Option<&PasswordHash>,
    ) -> Result<bool, Refused> {
        let kept = kept.and_then(Kept::parse);
        let (cost, salt) = kept.as_ref().map_or((self.cost, [0; 16]), |kept| (kept.cost, kept.salt));
        let hash = self.toil(move || compute(cost, password.as_bytes(), &salt)).await?;
        // `blake3::Hash` compares in constant time.
        let is_same = |kept: &Kept| blake3::Hash::from_bytes(hash) == blake3::Hash::from_bytes(kept.hash);
        Ok(kept.as_ref().is_some_and(is_same))
    }

    /// Whether a hash was made with another cost than new ones are.
    pub(crate) fn is_outdated(&self, kept: &PasswordHash) -> bool {
        Kept::parse(kept).is_none_or(|kept| {
            (kept.cost.memory_kib, kept.cost.passes) != (self.cost.memory_kib, self.cost.passes)
        })
    }

    async fn toil(
        &self,
        work: impl FnOnce() -> Option<[u8; 32]> + Send + 'static,
    ) -> Result<[u8; 32], Refused> {
        let busy = || Refused {
            retry_after: Some(5),
            ..Refused::new(Code::Busy, "too many people sign in at this moment; try again")
        };
        let place = tokio::time::timeout(PATIENCE, self.places.clone().acquire_owned()).await;
        let Ok(Ok(place)) = place else { return Err(busy()) };
        let done = tokio::task::spawn_blocking(move || {
            let hash = work();
            drop(place);
            hash
        });
        let failed =
            || Refused::new(Code::Internal, "the server cannot check passwords now; nothing was done");
        done.await.ok().flatten().ok_or_else(failed)
    }
}

fn compute(cost: PasswordCost, password: &[u8], salt: &[u8; 16]) -> Option<[u8; 32]> {
    let params = Params::new(cost.memory_kib, cost.passes, 1, Some(32)).ok()?;
    let mut hash = [0; 32];
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    argon2.hash_password_into(password, salt, &mut hash).ok()?;
    Some(hash)
}

/// A hash taken apart.
struct Kept {
    cost: PasswordCost,
    salt: [u8; 16],
    hash: [u8; 32],
}

impl Kept {
    fn parse(kept: &PasswordHash) -> Option<Self> {
        let mut parts = kept.0.strip_prefix("argon2id$m=")?.split('$');
        let (memory, passes) = parts.next()?.strip_suffix(",p=1")?.split_once(",t=")?;
        let cost =
            PasswordCost { memory_kib: memory.parse().ok()?, passes: passes.parse().ok()?, at_once: 1 };
        Some(Self { cost, salt: hex::decode_array(parts.next()?)?, hash: hex::decode_array(parts.next()?)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_password_opens_and_a_dearer_scheme_outdates_a_hash() {
        let passwords = Passwords::new(PasswordCost::CHEAP);
        let hash = passwords.hash("correct horse".into()).await.unwrap();
        assert_ne!(hash, passwords.hash("correct horse".into()).await.unwrap(), "salted");
        assert!(!hash.0.contains("horse") && !format!("{hash:?}").contains("argon2"));
        assert!(passwords.is_right("correct horse".into(), Some(&hash)).await.unwrap());
        assert!(!passwords.is_right("correct hors".into(), Some(&hash)).await.unwrap());
        assert!(!passwords.is_right("correct horse".into(), None).await.unwrap());
        assert!(!passwords.is_right(String::new(), Some(&PasswordHash("nonsense".into()))).await.unwrap());
        assert!(!passwords.is_outdated(&hash));
        let dearer = Passwords::new(PasswordCost { passes: 2, ..PasswordCost::CHEAP });
        assert!(
            dearer.is_outdated(&hash) && dearer.is_right("correct horse".into(), Some(&hash)).await.unwrap()
        );
    }

    #[test]
    fn the_cost_is_what_the_name_says() {
        let cost = PasswordCost::default();
        assert_eq!((cost.memory_kib, cost.passes), (19 * 1024, 2), "m = 19 MiB, t = 2, p = 1");
    }
}
