//! Secrets that open a match: 128 random bits as text, of which the store sees only a digest.

use sha2::{Digest as _, Sha256};
use storage::{Digest, Id};

/// Letters of short codes: none is mistaken for another.
const LETTERS: &[u8; 24] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";
/// As many letters as a class can read from a board; about two hundred million codes.
const CODE_LENGTH: usize = 6;

/// The system gave no random bits; nothing can be kept secret then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the system gives no random numbers")]
pub struct NoRandomness;

/// A random number of 128 bits: the name of a match, or a secret.
///
/// # Errors
/// When the system gives no random numbers.
pub fn random_id() -> Result<Id, NoRandomness> {
    random_bytes().map(|bytes| Id(u128::from_be_bytes(bytes)))
}

/// What deals and dice of a match come from.
///
/// # Errors
/// When the system gives no random numbers.
pub fn random_seed() -> Result<u64, NoRandomness> {
    random_bytes().map(u64::from_be_bytes)
}

/// A short code. Codes are guessed easily: they let in, but tell nothing and are soon used up.
///
/// # Errors
/// When the system gives no random numbers.
pub fn random_code() -> Result<String, NoRandomness> {
    let mut bits = u128::from_be_bytes(random_bytes()?);
    let mut letter = || {
        // The rest of a division by 24 is below 24.
        let index = (bits % 24) as usize;
        bits /= 24;
        char::from(LETTERS[index])
    };
    Ok((0..CODE_LENGTH).map(|_| letter()).collect())
}

/// What the store keeps of a secret.
#[must_use]
pub fn digest_of(secret: &str) -> Digest {
    digest_of_bytes(secret.as_bytes())
}

/// The name of a file that is known by its contents.
#[must_use]
pub fn digest_of_bytes(bytes: &[u8]) -> Digest {
    Digest(Sha256::digest(bytes).into())
}

/// The secret of whatever follows what this secret opens: who has one can find the other, and
/// nobody finds the way back.
#[must_use]
pub fn derived(secret: &str) -> String {
    let Digest(bytes) = digest_of(&format!("marelle again {secret}"));
    let (half, _) = bytes.split_at(16);
    // Half of thirty-two bytes are sixteen.
    Id::from_bytes(half).map(|id| id.to_string()).unwrap_or_default()
}

fn random_bytes<const COUNT: usize>() -> Result<[u8; COUNT], NoRandomness> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_short_and_easy_and_differ() {
        let codes: Vec<String> = (0..100).map(|_| random_code().unwrap()).collect();
        for code in &codes {
            assert_eq!(code.len(), 6);
            assert!(code.bytes().all(|letter| LETTERS.contains(&letter)), "{code}");
        }
        let distinct: std::collections::BTreeSet<&String> = codes.iter().collect();
        assert!(distinct.len() > 98);
        assert_ne!(random_id(), random_id());
    }

    #[test]
    fn digests_are_those_of_everybody() {
        let known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(digest_of("abc").to_string(), known);
    }
}
