//! What Marelle keeps for many people: matches, designs, files, scores; as plain data.
//!
//! [`Store`] says how a store behaves; `storage-sqlite` and `storage-postgres` are stores, and
//! `storage-story` tells one story to both. Nothing here knows a game: a move is a text, a table
//! is a text. Times are milliseconds since 1970 and come from the caller; so do ids, which are
//! random, and digests of secrets: a store never sees the secret itself.

mod design;
mod error;
mod id;
mod matches;
mod score;
mod store;

pub use design::{Design, DesignVersion, File, SavedVersion, Sharing};
pub use error::StoreError;
pub use id::{Digest, Id, IdError};
pub use matches::{
    Allows, Append, Claim, Ending, Event, Link, MatchHead, NewMatch, Rewritten, Role, Standing,
    StoredMatch, Taken,
};
pub use score::{GameResult, Score, known_as, one_line};
pub use store::{AuditEntry, Census, Changes, DesignStore, MatchStore, Page, Store};
