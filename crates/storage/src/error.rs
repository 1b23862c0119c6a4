//! Why a store did not do what was asked; nothing has changed then.

/// Why a store refused.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Somebody else was first: the match has other events by now. Load it again.
    #[error("the match has gone on meanwhile")]
    Conflict,
    /// There is no such match, design or file.
    #[error("there is no such thing")]
    Missing,
    /// The name is taken: the id of a match, its short code, the digest of a link.
    #[error("the name is taken")]
    Taken,
    /// There is no room left.
    #[error("there is no room left: {0}")]
    Full(String),
    /// The store cannot be reached or does not answer.
    #[error("the store does not answer: {0}")]
    Unavailable(String),
    /// What was found cannot have been written by us.
    #[error("the store is damaged: {0}")]
    Damaged(String),
}

impl StoreError {
    /// Its stable key.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Conflict => "store.conflict",
            Self::Missing => "store.missing",
            Self::Taken => "store.taken",
            Self::Full(_) => "store.full",
            Self::Unavailable(_) => "store.unavailable",
            Self::Damaged(_) => "store.damaged",
        }
    }
}
