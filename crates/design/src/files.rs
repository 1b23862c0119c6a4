//! Designs as files: read with precise places, written one way, checked against themselves.
//!
//! Everything works on texts and bytes; opening and saving is for front ends.

mod check;
mod error;
mod locate;
mod migrate;
mod nearest;
mod place;
mod read;
mod schema;
mod serde_words;
mod tree;
mod write;

pub use check::{Fault, FaultKind, MAX_COLUMNS, MAX_ROWS, check, covered};
pub use error::{FileError, FileFault, Wanted};
pub use nearest::{nearest, slips_between};
pub use place::Place;
pub use read::{LARGEST_FILE, read, read_checked};
pub use schema::schema;
pub use write::{fields, write, write_dense};

#[cfg(test)]
mod tests;
