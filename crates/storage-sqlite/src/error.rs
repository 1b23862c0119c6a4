//! What SQLite says, in our words.

use sqlx::error::ErrorKind;
use storage::StoreError;

/// `SQLITE_FULL`.
const FULL: &str = "13";
/// `SQLITE_CORRUPT` and `SQLITE_NOTADB`.
const DAMAGED: [&str; 2] = ["11", "26"];

#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` gives")]
pub(crate) fn told(error: sqlx::Error) -> StoreError {
    let text = error.to_string();
    let Some(answer) = error.as_database_error() else {
        return StoreError::Unavailable(text);
    };
    // The lowest eight bits of a code say what sort of fault it is.
    let code: Option<u32> = answer.code().and_then(|code| code.parse().ok());
    let sort = code.map(|code| (code & 0xff).to_string()).unwrap_or_default();
    match answer.kind() {
        ErrorKind::UniqueViolation => StoreError::Taken,
        _ if sort == FULL => StoreError::Full(text),
        _ if DAMAGED.contains(&sort.as_str()) => StoreError::Damaged(text),
        _ => StoreError::Unavailable(text),
    }
}
