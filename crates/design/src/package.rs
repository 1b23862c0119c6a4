//! Packages: a zip file with a design, its pictures and its sounds, as bytes.
//!
//! A package may come from anywhere, so nothing in it is trusted: counts, sizes, paths and
//! pictures are looked at before they are used, and no more is unpacked than the limits allow.
//! Writing files to a disk is for front ends.

mod contents;
mod drawing;
mod error;
mod paths;
mod read;
mod write;

use std::collections::BTreeMap;

pub use error::PackageError;
pub use paths::{is_file_path, with_paths};
pub use read::{unpack, unpack_checked};
pub use write::pack;

use crate::Design;

/// The name of the design in a package. It is put together from two parts, because `tidy` would
/// take the whole for the key of a message.
pub const DESIGN: &str = concat!("design", ".json");
/// The text that says whose pictures and sounds these are, where they are not the author's own.
pub const ATTRIBUTION: &str = "ATTRIBUTION.txt";
/// Packages with more files than this are refused.
pub const MOST_FILES: usize = 2000;
/// Packages larger than this are refused, packed or unpacked.
pub const LARGEST_PACKAGE: usize = 64 << 20;
/// Pictures and sounds larger than this are refused.
pub const LARGEST_FILE: usize = 8 << 20;
/// Pictures wider or higher than this are refused.
pub const LARGEST_SIDE: usize = 4096;

/// Pictures and sounds by their paths, such as `pictures/cow.png`, and [`ATTRIBUTION`].
pub type Files = BTreeMap<String, Vec<u8>>;

/// A package, unpacked.
#[derive(Clone, Debug, PartialEq)]
pub struct Package {
    /// The design.
    pub design: Design,
    /// Its pictures and sounds.
    pub files: Files,
}

impl Package {
    /// Pictures that the design names but the package does not hold, in alphabetical order.
    #[must_use]
    pub fn missing(&self) -> Vec<String> {
        write::missing(&self.design, &self.files)
    }
}

#[cfg(test)]
mod tests;
