//! A store whose disk is slow when a story says so: a write waits before it is done, or is done
//! and not answered yet, while everything else goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};

use async_trait::async_trait;
use storage::{
    Append, AuditEntry, Census, Claim, Design, DesignStore, DesignVersion, Digest, Event, File, Id,
    Link, MatchHead, MatchStore, NewMatch, Page, Rewritten, Role, SavedVersion, Score, Sharing,
    Standing, Store, StoreError, StoredMatch, Taken,
};
use storage_sqlite::SqliteStore;
use tokio::sync::Semaphore;

/// What a disk does to the next write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slow {
    No,
    /// It waits, then it is written.
    Before,
    /// It is written, then it waits.
    After,
}

/// The disk below a store; a story holds it in its hand.
pub(crate) struct Disk {
    next: AtomicU8,
    waiting: AtomicUsize,
    turns: Semaphore,
}

impl Disk {
    pub(crate) fn new() -> Arc<Self> {
        let (next, waiting) = Default::default();
        Arc::new(Self { next, waiting, turns: Semaphore::new(0) })
    }

    /// The next write takes long.
    pub(crate) fn slow_down(&self, how: Slow) {
        self.next.store(how as u8, Ordering::SeqCst);
    }

    /// Whether a write waits.
    pub(crate) fn is_waiting(&self) -> bool {
        self.waiting.load(Ordering::SeqCst) > 0
    }

    /// Nothing waits any more, and nothing will.
    pub(crate) fn go_on(&self) {
        self.slow_down(Slow::No);
        self.turns.add_permits(self.waiting.load(Ordering::SeqCst));
    }

    async fn wait(&self) {
        self.waiting.fetch_add(1, Ordering::SeqCst);
        self.turns.acquire().await.unwrap().forget();
        self.waiting.fetch_sub(1, Ordering::SeqCst);
    }
}

pub(crate) struct SlowStore {
    pub(crate) inner: SqliteStore,
    pub(crate) disk: Arc<Disk>,
}

impl SlowStore {
    async fn write(&self, append: Append) -> Result<(), StoreError> {
        let how = self.disk.next.swap(Slow::No as u8, Ordering::SeqCst);
        if how == Slow::Before as u8 {
            self.disk.wait().await;
        }
        let done = self.inner.append(append).await;
        if how == Slow::After as u8 {
            self.disk.wait().await;
        }
        done
    }
}

/// What is only passed on.
macro_rules! passed_on {
    ($store:ident { $($own:item)* }
     $(fn $name:ident($($arg:ident: $sort:ty),*) -> $answer:ty;)*) => {
        #[async_trait]
        impl $store for SlowStore {
            $($own)*
            $(async fn $name(&self, $($arg: $sort),*) -> $answer {
                self.inner.$name($($arg),*).await
            })*
        }
    };
}

passed_on! { MatchStore {
        async fn append(&self, append: Append) -> Result<(), StoreError> {
            self.write(append).await
        }
    }
    fn create_match(new: &NewMatch) -> Result<(), StoreError>;
    fn pause(id: Id, plies: u32, thinking_ms: u64) -> Result<(), StoreError>;
    fn load_match(id: Id) -> Result<Option<StoredMatch>, StoreError>;
    fn events_from(id: Id, ply: u32) -> Result<Vec<Event>, StoreError>;
    fn find_link(digest: &Digest) -> Result<Option<(Id, Role)>, StoreError>;
    fn find_code(code: &str) -> Result<Option<MatchHead>, StoreError>;
    fn claim_seat(claim: &Claim) -> Result<(), StoreError>;
    fn give_seat(claim: &Claim) -> Result<(), StoreError>;
    fn free_seat(id: Id, seat: u8) -> Result<(), StoreError>;
    fn idle_own(before_ms: i64) -> Result<Vec<Id>, StoreError>;
    fn add_link(id: Id, link: &Link) -> Result<(), StoreError>;
    fn taken_seats(id: Id) -> Result<Vec<Taken>, StoreError>;
    fn agree(id: Id, about: &str, seat: u8) -> Result<Vec<u8>, StoreError>;
    fn disagree(id: Id, about: &str) -> Result<(), StoreError>;
    fn agreed(id: Id, about: &str) -> Result<Vec<u8>, StoreError>;
    fn create_rematch(of: Id, next: &NewMatch) -> Result<(), StoreError>;
    fn next_match(id: Id) -> Result<Option<Id>, StoreError>;
    fn list_matches(page: Page) -> Result<Vec<MatchHead>, StoreError>;
    fn standings(ids: &[Id]) -> Result<Vec<Standing>, StoreError>;
    fn delete_match(id: Id, by: &str, at_ms: i64) -> Result<(), StoreError>;
}

passed_on! { DesignStore {}
    fn save_design(version: &DesignVersion) -> Result<(), StoreError>;
    fn create_design(first: &DesignVersion, edit: &Digest) -> Result<(), StoreError>;
    fn find_design(id: Id) -> Result<Option<Design>, StoreError>;
    fn design_versions(id: Id, page: Page) -> Result<Vec<SavedVersion>, StoreError>;
    fn load_design(id: Id, version: Option<u32>) -> Result<Option<DesignVersion>, StoreError>;
    fn share_design(id: Id, sharing: Sharing) -> Result<(), StoreError>;
    fn list_designs(shared: bool, page: Page) -> Result<Vec<Design>, StoreError>;
    fn delete_design(id: Id, by: &str, at_ms: i64) -> Result<(), StoreError>;
    fn put_file(file: &File) -> Result<(), StoreError>;
    fn load_file(digest: &Digest) -> Result<Option<File>, StoreError>;
}

passed_on! { Store {}
    fn scores(page: Page) -> Result<Vec<Score>, StoreError>;
    fn forget(name: &str, matches: &[Rewritten], at_ms: i64) -> Result<(), StoreError>;
    fn drop_idle_scores() -> Result<(), StoreError>;
    fn wipe() -> Result<(), StoreError>;
    fn add_ticket(digest: &Digest, until_ms: i64, at_ms: i64) -> Result<(), StoreError>;
    fn has_ticket(digest: &Digest, now_ms: i64) -> Result<bool, StoreError>;
    fn drop_ticket(digest: &Digest) -> Result<(), StoreError>;
    fn audit(page: Page) -> Result<Vec<AuditEntry>, StoreError>;
    fn census() -> Result<Census, StoreError>;
    fn bytes() -> Result<u64, StoreError>;
    fn answers(now_ms: i64) -> Result<(), StoreError>;
    fn close() -> ();
    fn check() -> Result<(), StoreError>;
}
