//! What PostgreSQL says, in our words.

use sqlx::error::ErrorKind;
use storage::{IdError, StoreError};

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

pub(crate) fn no_id(_: IdError) -> StoreError {
    StoreError::Damaged("a name of the wrong length".to_owned())
}

pub(crate) fn out_of_range(what: &str) -> StoreError {
    StoreError::Damaged(format!("{what} is out of range"))
}
