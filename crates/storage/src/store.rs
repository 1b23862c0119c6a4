//! How a store behaves. What is answered with `Ok` is on the disk and stays.

use async_trait::async_trait;

use crate::{
    Append, Design, DesignVersion, Digest, Event, Id, MatchHead, NewMatch, Picture, Role, Score,
    StoreError, StoredMatch,
};

/// A part of a long list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Page {
    pub skip: u32,
    pub most: u32,
}

/// How much is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Census {
    pub matches: u64,
    pub running: u64,
    pub events: u64,
    pub designs: u64,
    pub pictures: u64,
    pub players: u64,
}

/// Something that was deleted, by whom and when.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct AuditEntry {
    pub at_ms: i64,
    pub what: String,
    pub by: String,
}

/// A store of matches, designs, pictures and scores. Several servers may share one.
#[async_trait]
pub trait Store: Send + Sync {
    /// Keeps a new match with its links.
    ///
    /// # Errors
    /// `Taken` when its id, its code or a link exists already.
    async fn create_match(&self, new: &NewMatch) -> Result<(), StoreError>;

    /// Adds events to a match, all or none; with the last ones also its end and its results.
    ///
    /// # Errors
    /// `Conflict` when the match has other events by now, `Missing` when there is none.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// A match with all its events.
    async fn load_match(&self, id: Id) -> Result<Option<StoredMatch>, StoreError>;

    /// The events of a match from this number on.
    async fn events_from(&self, id: Id, ply: u32) -> Result<Vec<Event>, StoreError>;

    /// The match and the role of a link.
    async fn find_link(&self, digest: &Digest) -> Result<Option<(Id, Role)>, StoreError>;

    /// The match that has this short code.
    async fn find_code(&self, code: &str) -> Result<Option<Id>, StoreError>;

    /// Matches, those touched last first.
    async fn list_matches(&self, page: Page) -> Result<Vec<MatchHead>, StoreError>;

    /// Removes a match and says so in the audit log.
    ///
    /// # Errors
    /// `Missing` when there is none.
    async fn delete_match(&self, id: Id, by: &str, at_ms: i64) -> Result<(), StoreError>;

    /// Saves a version of a design; the first one makes it, each next one must be one more.
    ///
    /// # Errors
    /// `Conflict` when somebody else saved this version first.
    async fn save_design(&self, version: &DesignVersion) -> Result<(), StoreError>;

    /// A version of a design, the newest when none is named.
    async fn load_design(
        &self,
        id: Id,
        version: Option<u32>,
    ) -> Result<Option<DesignVersion>, StoreError>;

    /// Whether everybody on this server sees a design.
    ///
    /// # Errors
    /// `Missing` when there is none.
    async fn share_design(&self, id: Id, is_shared: bool) -> Result<(), StoreError>;

    /// Designs, those saved last first; only shared ones when asked so.
    async fn list_designs(&self, shared: bool, page: Page) -> Result<Vec<Design>, StoreError>;

    /// Removes a design in all versions and says so in the audit log.
    ///
    /// # Errors
    /// `Missing` when there is none.
    async fn delete_design(&self, id: Id, by: &str, at_ms: i64) -> Result<(), StoreError>;

    /// Keeps a picture; one that is there already stays as it is.
    async fn put_picture(&self, picture: &Picture) -> Result<(), StoreError>;

    /// A picture by its contents.
    async fn load_picture(&self, digest: &Digest) -> Result<Option<Picture>, StoreError>;

    /// The scores, the most points first.
    async fn scores(&self, page: Page) -> Result<Vec<Score>, StoreError>;

    /// The audit log, the newest first.
    async fn audit(&self, page: Page) -> Result<Vec<AuditEntry>, StoreError>;

    /// How much is kept.
    async fn census(&self) -> Result<Census, StoreError>;

    /// Makes sure that the store answers and is whole.
    ///
    /// # Errors
    /// What is wrong.
    async fn check(&self) -> Result<(), StoreError>;
}
