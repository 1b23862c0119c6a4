//! The password of the educator's space, and the tickets that stand for it afterwards.
//!
//! Of the password only an Argon2 hash is kept. A ticket is a time and a seal over it, made with
//! a key that comes from that hash: every server with the same configuration takes it, none has
//! to remember it, and another password makes all of them void.

use argon2::{Argon2, PasswordHash, PasswordHasher as _, PasswordVerifier as _};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::secrets::NoRandomness;

/// A school day.
const TICKET_LASTS_MS: i64 = 12 * 60 * 60 * 1000;
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

/// A ticket that stands for the password of this hash.
#[must_use]
pub fn ticket(hash: &str, now_ms: i64) -> String {
    let until_ms = now_ms.saturating_add(TICKET_LASTS_MS);
    let seal = seal(hash, until_ms).map(|seal| seal.finalize().into_bytes());
    format!("{until_ms}.{}", URL_SAFE_NO_PAD.encode(seal.unwrap_or_default()))
}

/// Whether a ticket stands for the password of this hash, now.
#[must_use]
pub fn is_good(ticket: &str, hash: &str, now_ms: i64) -> bool {
    let parts = ticket.split_once('.');
    let parts = parts.and_then(|(until_ms, sealed)| {
        Some((until_ms.parse().ok()?, URL_SAFE_NO_PAD.decode(sealed).ok()?))
    });
    let Some((until_ms, sealed)) = parts else { return false };
    let is_ours = seal(hash, until_ms).is_some_and(|seal| seal.verify_slice(&sealed).is_ok());
    is_ours && now_ms < until_ms
}

/// Keys may be of any length, so there always is a seal.
fn seal(hash: &str, until_ms: i64) -> Option<Hmac<Sha256>> {
    let mut seal = Hmac::<Sha256>::new_from_slice(hash.as_bytes()).ok()?;
    seal.update(format!("marelle host until {until_ms}").as_bytes());
    Some(seal)
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

    #[test]
    fn tickets_hold_for_a_day_and_one_password() {
        let good = ticket("hash", 1000);
        assert!(is_good(&good, "hash", 1000) && is_good(&good, "hash", TICKET_LASTS_MS + 999));
        assert!(!is_good(&good, "hash", TICKET_LASTS_MS + 1000));
        assert!(!is_good(&good, "other", 1000));
        let (until, seal) = good.split_once('.').unwrap();
        let later: i64 = until.parse::<i64>().unwrap() + 1;
        for forged in
            [String::new(), ".".to_owned(), format!("{later}.{seal}"), format!("{until}.")]
        {
            assert!(!is_good(&forged, "hash", 1000), "{forged}");
        }
    }
}
