//! What PostgreSQL says, in our words.

use sqlx::error::ErrorKind;
use storage::StoreError;

/// `disk_full`.
const FULL: &str = "53100";
/// `data_corrupted` and `index_corrupted`.
const DAMAGED: [&str; 2] = ["XX001", "XX002"];

#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` gives")]
pub(crate) fn told(error: sqlx::Error) -> StoreError {
    let text = error.to_string();
    let Some(answer) = error.as_database_error() else {
        return StoreError::Unavailable(text);
    };
    let code = answer.code().unwrap_or_default();
    match answer.kind() {
        ErrorKind::UniqueViolation => StoreError::Taken,
        _ if code == FULL => StoreError::Full(text),
        _ if DAMAGED.contains(&&*code) => StoreError::Damaged(text),
        _ => StoreError::Unavailable(text),
    }
}
