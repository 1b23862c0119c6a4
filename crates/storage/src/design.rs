//! Designs in all their versions, and files that are known by their contents.

use crate::{Digest, Id};

/// A design as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Design {
    /// Its name in the store.
    pub id: Id,
    /// How its maker calls it.
    pub name: String,
    /// The number of its newest version, from 1.
    pub version: u32,
    /// When that was saved.
    pub saved_ms: i64,
    /// Whether everybody on this server sees it.
    pub is_shared: bool,
    /// Whether its maker lets others copy and change it.
    pub may_copy: bool,
    /// The digest of the secret that lets its bearer change it.
    pub edit: Option<Digest>,
}

/// What others may do with a design.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sharing {
    /// Everybody on this server sees it.
    pub is_shared: bool,
    /// They may copy and change it.
    pub may_copy: bool,
}

/// A version of a design as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedVersion {
    /// Its number, from 1.
    pub version: u32,
    /// How its maker called it then.
    pub name: String,
    /// When it was saved.
    pub saved_ms: i64,
}

/// One version of a design.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DesignVersion {
    /// The design.
    pub id: Id,
    /// Its number, from 1.
    pub version: u32,
    /// How its maker calls it.
    pub name: String,
    /// The design file.
    pub text: String,
    /// When it was saved.
    pub saved_ms: i64,
}

/// A file known by its contents: a picture, or the design that a match is played with. It never
/// changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The digest of the bytes.
    pub digest: Digest,
    /// What sort of file it is, such as `image/png`.
    pub kind: String,
    /// The bytes.
    pub bytes: Vec<u8>,
}
