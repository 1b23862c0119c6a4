//! How a store behaves. What is answered with `Ok` is on the disk and stays.

use async_trait::async_trait;

use crate::{
    Append, Claim, Design, DesignVersion, Digest, Event, File, Id, Link, MatchHead, NewMatch,
    Rewritten, Role, SavedVersion, Score, Sharing, Standing, StoreError, StoredMatch, Taken,
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

/// A store of matches, with their links and those who agree to something.
#[async_trait]
pub trait MatchStore: Send + Sync {
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

    /// Keeps how long somebody has thought since the last event, when a match is put away. The
    /// next event forgets it.
    ///
    /// # Errors
    /// `Conflict` when the match has other events by now, `Missing` when there is none.
    async fn pause(&self, id: Id, plies: u32, thinking_ms: u64) -> Result<(), StoreError>;

    /// A match with all its events.
    async fn load_match(&self, id: Id) -> Result<Option<StoredMatch>, StoreError>;

    /// The events of a match from this number on.
    async fn events_from(&self, id: Id, ply: u32) -> Result<Vec<Event>, StoreError>;

    /// The match and the role of a link.
    async fn find_link(&self, digest: &Digest) -> Result<Option<(Id, Role)>, StoreError>;

    /// The match that has this short code.
    async fn find_code(&self, code: &str) -> Result<Option<MatchHead>, StoreError>;

    /// Takes a seat for the first who comes; with a new link, all others to it are void. A seat
    /// that was taken at no known device is bound to the first that comes with its link.
    ///
    /// # Errors
    /// `Taken` when somebody sits there, `Missing` when there is no such match.
    async fn claim_seat(&self, claim: &Claim) -> Result<(), StoreError>;

    /// Gives a seat to somebody, whoever sat there: the new link of the claim opens it, all
    /// others to it are void.
    ///
    /// # Errors
    /// `Missing` when there is no such match.
    async fn give_seat(&self, claim: &Claim) -> Result<(), StoreError>;

    /// Somebody gets up: their links are void, and whoever comes next may sit there.
    ///
    /// # Errors
    /// `Missing` when there is no such match.
    async fn free_seat(&self, id: Id, seat: u8) -> Result<(), StoreError>;

    /// Adds a link to a match; one that is there already stays as it is.
    ///
    /// # Errors
    /// `Missing` when there is no such match.
    async fn add_link(&self, id: Id, link: &Link) -> Result<(), StoreError>;

    /// Matches of which so much is true: their design was brought for them alone, and nobody has
    /// touched them since then. A part of them, if there are many.
    async fn idle_own(&self, before_ms: i64) -> Result<Vec<Id>, StoreError>;

    /// The seats of a match that somebody took, in order.
    async fn taken_seats(&self, id: Id) -> Result<Vec<Taken>, StoreError>;

    /// Notes that a seat agrees to something, and tells all seats that do.
    ///
    /// # Errors
    /// `Missing` when there is no such match.
    async fn agree(&self, id: Id, about: &str, seat: u8) -> Result<Vec<u8>, StoreError>;

    /// Forgets who agreed to something.
    async fn disagree(&self, id: Id, about: &str) -> Result<(), StoreError>;

    /// The seats that agree to something, in order.
    async fn agreed(&self, id: Id, about: &str) -> Result<Vec<u8>, StoreError>;

    /// Keeps the match that follows another.
    ///
    /// # Errors
    /// `Taken` when another one follows already, or its id, its code or a link exists;
    /// `Missing` when there is no match to follow.
    async fn create_rematch(&self, of: Id, next: &NewMatch) -> Result<(), StoreError>;

    /// The match that followed this one.
    async fn next_match(&self, id: Id) -> Result<Option<Id>, StoreError>;

    /// Matches, those touched last first.
    async fn list_matches(&self, page: Page) -> Result<Vec<MatchHead>, StoreError>;

    /// How far these matches are, in any order; those that are gone are left out.
    async fn standings(&self, ids: &[Id]) -> Result<Vec<Standing>, StoreError>;

    /// Removes a match and says so in the audit log.
    ///
    /// # Errors
    /// `Missing` when there is none.
    async fn delete_match(&self, id: Id, by: &str, at_ms: i64) -> Result<(), StoreError>;
}

/// A store of designs and of the files that they need.
#[async_trait]
pub trait DesignStore: Send + Sync {
    /// Saves a version of a design; the first one makes it, each next one must be one more.
    ///
    /// # Errors
    /// `Conflict` when somebody else saved this version first.
    async fn save_design(&self, version: &DesignVersion) -> Result<(), StoreError>;

    /// Saves the first version of a design that the bearer of a secret may change.
    ///
    /// # Errors
    /// `Conflict` when there is a design of this id.
    async fn create_design(&self, first: &DesignVersion, edit: &Digest) -> Result<(), StoreError>;

    /// A design as it is listed.
    async fn find_design(&self, id: Id) -> Result<Option<Design>, StoreError>;

    /// All versions of a design, the newest first.
    async fn design_versions(&self, id: Id, page: Page) -> Result<Vec<SavedVersion>, StoreError>;

    /// A version of a design, the newest when none is named.
    async fn load_design(
        &self,
        id: Id,
        version: Option<u32>,
    ) -> Result<Option<DesignVersion>, StoreError>;

    /// What others may do with a design.
    ///
    /// # Errors
    /// `Missing` when there is none.
    async fn share_design(&self, id: Id, sharing: Sharing) -> Result<(), StoreError>;

    /// Designs, those saved last first; only shared ones when asked so.
    async fn list_designs(&self, shared: bool, page: Page) -> Result<Vec<Design>, StoreError>;

    /// Removes a design in all versions and says so in the audit log.
    ///
    /// # Errors
    /// `Missing` when there is none.
    async fn delete_design(&self, id: Id, by: &str, at_ms: i64) -> Result<(), StoreError>;

    /// Keeps a file; one that is there already stays as it is.
    async fn put_file(&self, file: &File) -> Result<(), StoreError>;

    /// A file by the digest of its contents.
    async fn load_file(&self, digest: &Digest) -> Result<Option<File>, StoreError>;
}

/// All that a server keeps: matches, designs, files and scores. Several servers may share one.
#[async_trait]
pub trait Store: MatchStore + DesignStore {
    /// The scores, the most points first.
    async fn scores(&self, page: Page) -> Result<Vec<Score>, StoreError>;

    /// Forgets a player: their score, and their name in these matches; says so in the audit log,
    /// without the name.
    async fn forget(&self, name: &str, matches: &[Rewritten], at_ms: i64)
    -> Result<(), StoreError>;

    /// Removes the scores of those who have no match left.
    async fn drop_idle_scores(&self) -> Result<(), StoreError>;

    /// Makes sure that nothing of what was deleted is left in the files, as far as the store can.
    ///
    /// # Errors
    /// When it cannot, such as while somebody else uses them.
    async fn wipe(&self) -> Result<(), StoreError>;

    /// Keeps a ticket, known by its digest, until it ends, and says so in the audit log.
    async fn add_ticket(
        &self,
        digest: &Digest,
        until_ms: i64,
        at_ms: i64,
    ) -> Result<(), StoreError>;

    /// Whether a ticket holds at this time.
    async fn has_ticket(&self, digest: &Digest, now_ms: i64) -> Result<bool, StoreError>;

    /// Makes a ticket void.
    async fn drop_ticket(&self, digest: &Digest) -> Result<(), StoreError>;

    /// The audit log, the newest first.
    async fn audit(&self, page: Page) -> Result<Vec<AuditEntry>, StoreError>;

    /// How much is kept.
    async fn census(&self) -> Result<Census, StoreError>;

    /// How much room the store takes, in bytes.
    async fn bytes(&self) -> Result<u64, StoreError>;

    /// Makes sure that the store can be written; takes no longer when much is kept.
    ///
    /// # Errors
    /// When it cannot.
    async fn answers(&self, now_ms: i64) -> Result<(), StoreError>;

    /// Hears of matches that go on from now on, also through other servers; none where a store
    /// cannot tell.
    ///
    /// # Errors
    /// When the store does not answer.
    async fn changes(&self) -> Result<Option<Box<dyn Changes>>, StoreError> {
        Ok(None)
    }

    /// Finishes what was begun and lets go of the files; nothing more can be asked then.
    async fn close(&self);

    /// Makes sure that the store answers and is whole.
    ///
    /// # Errors
    /// What is wrong.
    async fn check(&self) -> Result<(), StoreError>;
}

/// Hears which matches have gone on. It is only a hint: what counts is what the store holds.
#[async_trait]
pub trait Changes: Send {
    /// The next match that has gone on, and how many events it has, or 0 when something
    /// else of it changed; none when some may have gone on unheard.
    ///
    /// # Errors
    /// When the store does not answer any more.
    async fn next(&mut self) -> Result<Option<(Id, u32)>, StoreError>;
}
