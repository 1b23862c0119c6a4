//! The password of the educator's space, and the tickets that stand for it afterwards.
//!
//! Of the password only an Argon2 hash is kept. A ticket is a random number of which the store
//! knows a digest, so that all its servers take it, and logging out makes it void everywhere.

use argon2::{Argon2, PasswordHash, PasswordHasher as _, PasswordVerifier as _};
use storage::Digest;

use crate::secrets::{NoRandomness, digest_of};

/// Shorter ones are guessed.
pub const SHORTEST: usize = 8;
/// Longer passwords are refused unread.
const LONGEST: usize = 1000;

/// The hash of a password, as [`crate::Config::host_password`] wants it.
///
/// # Errors
/// When the system gives no random numbers.
pub fn hash(password: &str) -> Result<String, NoRandomness> {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.map(|hash| hash.to_string()).map_err(|_| NoRandomness)
}

/// Whether a text is a hash that passwords can be held against.
#[must_use]
pub fn is_hash(text: &str) -> bool {
    PasswordHash::new(text).is_ok()
}

/// Whether a password is the one of a hash. Slow on purpose: not for a thread that serves others.
#[must_use]
pub fn is_right(password: &str, hash: &str) -> bool {
    password.len() <= LONGEST
        && Argon2::default().verify_password(password.as_bytes(), hash).is_ok()
}

/// What the store keeps of a ticket. It belongs to one password: another one makes it void.
#[must_use]
pub(crate) fn ticket_digest(ticket: &str, hash: &str) -> Digest {
    digest_of(&format!("ticket {ticket} for {hash}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_right_password_opens() {
        let hash = hash("marelle à midi").unwrap();
        assert!(is_hash(&hash) && !is_hash("marelle à midi") && !is_hash(""));
        assert!(is_right("marelle à midi", &hash));
        for wrong in ["", "marelle a midi", "marelle à midi ", &"x".repeat(2000)] {
            assert!(!is_right(wrong, &hash), "{wrong}");
        }
        assert!(!is_right("", ""), "no hash opens nothing");
    }
}
