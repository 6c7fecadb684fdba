//! Dice that anybody can check.
//!
//! At creation the server draws a seed and a salt and publishes a hash of both: the commitment. Players may then mix
//! in bytes of their own. The stream of chance is keyed by all of it together, so neither the server (bound by the
//! commitment) nor a player (who does not know the seed) chooses it alone. When the table is over, seed and salt are
//! revealed, and [`verify`] checks everything: the commitment, the key, and every step of the record.
//!
//! It proves that the dice were not changed. It does not prove that the operator did not look.

use catalog::{AnyPlay, ReplayFault};
use protocol::{Proof, Reveal, Verdict};
use table::{Record, RecordError, Seed};
use uuid::Uuid;

use crate::hex;

const COMMITMENT: &[u8] = b"bestiary fair dice 1 commitment\0";
const KEY: &[u8] = b"bestiary fair dice 1 key\0";

/// The fewest and the most bytes a seat may mix in.
pub const CONTRIBUTION: std::ops::RangeInclusive<usize> = 16..=32;

/// The promise about the dice of a table.
pub fn commitment(table: Uuid, game: &str, rules: u16, seed: &[u8; 32], salt: &[u8; 32]) -> [u8; 32] {
    let mut hash = blake3::Hasher::new();
    hash.update(COMMITMENT).update(table.as_bytes());
    hash.update(&(game.len() as u64).to_le_bytes()).update(game.as_bytes());
    hash.update(&rules.to_le_bytes()).update(seed).update(salt);
    *hash.finalize().as_bytes()
}

/// The key of the stream of chance: the seed keys a hash over what each seat mixed in, from `A` on.
pub fn key(table: Uuid, seed: &[u8; 32], contributions: &[Option<Vec<u8>>]) -> [u8; 32] {
    let mut hash = blake3::Hasher::new_keyed(seed);
    hash.update(KEY).update(table.as_bytes());
    for bytes in contributions {
        let bytes = bytes.as_deref().unwrap_or_default();
        hash.update(&(bytes.len() as u64).to_le_bytes()).update(bytes);
    }
    *hash.finalize().as_bytes()
}

/// Checks a table that is over: what was revealed is what was promised, the dice came from it, and every step follows
/// the rules to the same position.
///
/// # Errors
/// The first thing that does not fit.
pub fn verify(proof: &Proof) -> Result<(), Unfair> {
    played(proof).map(|_| ())
}

/// The game of a proof that was found right; none if it was never started.
fn played(proof: &Proof) -> Result<Option<Box<dyn AnyPlay>>, Unfair> {
    let Reveal { seed, salt, contributions } = &proof.reveal;
    let seed = hex::decode_array(seed).ok_or(Unfair::Malformed("seed"))?;
    let salt = hex::decode_array(salt).ok_or(Unfair::Malformed("salt"))?;
    let promised = commitment(proof.table, &proof.game, proof.rules, &seed, &salt);
    if hex::encode(&promised) != proof.commitment {
        return Err(Unfair::Commitment);
    }
    let Some(text) = &proof.record else { return Ok(None) }; // never started: no die was thrown
    let bytes = |text: &Option<String>| match text {
        None => Some(None),
        Some(text) => hex::decode(text).filter(|bytes| CONTRIBUTION.contains(&bytes.len())).map(Some),
    };
    let contributions: Option<Vec<_>> = contributions.iter().map(bytes).collect();
    let contributions = contributions.ok_or(Unfair::Malformed("contributions"))?;
    let record = Record::parse(text.as_bytes())?;
    if (record.game.as_str(), record.rules) != (proof.game.as_str(), proof.rules)
        || contributions.len() != record.players as usize
    {
        return Err(Unfair::OtherGame);
    }
    // A game that goes on from a position of another draws from the promised dice from there on.
    let drawn = record.reseeds.last().map_or(record.seed, |&(_, seed)| seed);
    if drawn != Seed::ChaCha(key(proof.table, &seed, &contributions)) {
        return Err(Unfair::Key);
    }
    Ok(Some(catalog::replay(&record)?))
}

/// Checks a proof, or a record alone, and says what came of it.
pub fn check(text: &str) -> Verdict {
    let is_proof = text.trim_start().starts_with('{');
    let proof: Option<Proof> = if is_proof { serde_json::from_str(text).ok() } else { None };
    let played = match &proof {
        Some(proof) => played(proof),
        None if is_proof => Err(Unfair::Malformed("form")),
        None => Record::parse(text.as_bytes())
            .map_err(Unfair::from)
            .and_then(|record| Ok(Some(catalog::replay(&record)?))),
    };
    let (play, error) = match played {
        Ok(play) => (play, None),
        Err(unfair) => (None, Some(unfair.to_string())),
    };
    let of_proof = proof.as_ref().filter(|_| error.is_none());
    let of_play = play.as_deref().map(|play| play.game().meta().id.to_owned());
    Verdict {
        ok: error.is_none(),
        error,
        table: of_proof.map(|proof| proof.table),
        promised: of_proof.is_some(),
        game: of_play.or_else(|| of_proof.map(|proof| proof.game.clone())),
        steps: play.as_deref().map_or(0, AnyPlay::steps),
        is_over: play.as_deref().is_some_and(|play| play.outcome().is_some()),
        hash: play.as_deref().map(|play| play.hash().to_string()),
    }
}

/// What does not fit in a proof.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfair {
    /// Not even the form is right.
    #[error("the {0} of this proof cannot be read")]
    Malformed(&'static str),
    /// What was revealed is not what was promised.
    #[error("seed and salt do not give the commitment that was published before the start")]
    Commitment,
    /// The record is of something else.
    #[error("the record is not of this table's game")]
    OtherGame,
    /// The dice came from somewhere else.
    #[error("the record was not played with the dice that come from seed and contributions")]
    Key,
    /// The record is no record.
    #[error("the record cannot be read: {0}")]
    Record(#[from] RecordError),
    /// A step does not follow the rules.
    #[error(transparent)]
    Replay(#[from] ReplayFault),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_counts() {
        let id = Uuid::from_u128(7);
        let promise = commitment(id, "lair", 1, &[1; 32], &[2; 32]);
        assert_ne!(promise, commitment(Uuid::from_u128(8), "lair", 1, &[1; 32], &[2; 32]));
        assert_ne!(promise, commitment(id, "abyss", 1, &[1; 32], &[2; 32]));
        assert_ne!(promise, commitment(id, "lair", 2, &[1; 32], &[2; 32]));
        assert_ne!(promise, commitment(id, "lair", 1, &[2; 32], &[1; 32]));
        let mixed = |contributions: &[Option<Vec<u8>>]| key(id, &[1; 32], contributions);
        assert_ne!(mixed(&[None, None]), mixed(&[Some(vec![1; 16]), None]));
        assert_ne!(mixed(&[None, Some(vec![1; 16])]), mixed(&[Some(vec![1; 16]), None]));
        assert_ne!(mixed(&[None]), mixed(&[None, None]));
    }

    #[test]
    fn the_formulas_are_fixed() {
        // Whoever checks old tables needs these for ever: a change is a new domain text.
        let id = Uuid::from_u128(0x0123_4567_89ab_cdef);
        let promise = commitment(id, "lair", 1, &[1; 32], &[2; 32]);
        assert_eq!(hex::encode(&promise), GOLDEN_COMMITMENT);
        assert_eq!(hex::encode(&key(id, &[1; 32], &[None, Some(vec![9; 16])])), GOLDEN_KEY);
    }

    const GOLDEN_COMMITMENT: &str = "a80e23e7a692194689ea632e454e942bd20c9a780c63024acf9a2eef0425b3f1";
    const GOLDEN_KEY: &str = "6fa573609e39c036f51bd091d01f4576f90d894cb13b4ec4ae1461972182c078";
}
