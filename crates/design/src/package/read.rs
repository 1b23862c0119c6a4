//! Taking a package apart, under limits.
//!
//! The end record of the zip is read here before the zip library sees anything, so that a
//! package with a hundred thousand entries is refused after a look at 22 bytes.

use std::collections::HashSet;
use std::io::{Cursor, Read};

use zip::ZipArchive;
use zip::read::ZipFile;

use super::{
    DESIGN, Files, LARGEST_FILE, LARGEST_PACKAGE, MOST_FILES, Package, PackageError, contents,
    paths,
};
use crate::files::{self, Fault};

/// The record at the end of a zip without a comment.
const END_RECORD: usize = 22;
const END_SIGNATURE: &[u8] = b"PK\x05\x06";
/// What an entry of the list at the end begins with.
const LISTED: &[u8] = b"PK\x01\x02";

/// Takes a package apart.
///
/// # Errors
/// When it is no package, holds anything but a design, pictures and sounds, or is too large.
pub fn unpack(bytes: &[u8]) -> Result<Package, PackageError> {
    unpack_checked(bytes).map(|(package, _)| package)
}

/// Takes a package apart, with everything in its design that does not fit together and its line.
///
/// # Errors
/// When it is no package, holds anything but a design, pictures and sounds, or is too large.
pub fn unpack_checked(bytes: &[u8]) -> Result<(Package, Vec<Fault>), PackageError> {
    if bytes.len() > LARGEST_PACKAGE {
        return Err(PackageError::TooLarge { mebibytes: LARGEST_PACKAGE >> 20 });
    }
    let count = entry_count(bytes).ok_or(PackageError::NotAPackage)?;
    if count > MOST_FILES {
        return Err(PackageError::TooManyFiles { most: MOST_FILES });
    }
    let archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| PackageError::NotAPackage)?;
    let opened = Opened { archive, left: LARGEST_PACKAGE, paths: HashSet::new() };
    // The library keeps one entry a name, so that a name given twice is seen by the count.
    if opened.archive.len() != count {
        return Err(PackageError::PathTwice { path: repeated(bytes) });
    }
    opened.package()
}

/// How many entries the end record tells; nothing unless the whole file is one plain zip.
fn entry_count(bytes: &[u8]) -> Option<usize> {
    let start = bytes.len().checked_sub(END_RECORD)?;
    let record = bytes.get(start..)?.strip_prefix(END_SIGNATURE)?;
    let short = |at: usize| Some(u16::from_le_bytes(record.get(at..at + 2)?.try_into().ok()?));
    let long = |at: usize| Some(u32::from_le_bytes(record.get(at..at + 4)?.try_into().ok()?));
    let (disk, other_disk, here, total) = (short(0)?, short(2)?, short(4)?, short(6)?);
    let (size, offset, comment) = (long(8)?, long(12)?, short(16)?);
    // So many entries need the larger kind of zip, whatever its other numbers say.
    if total == u16::MAX {
        return Some(usize::from(total));
    }
    let ends = usize::try_from(size).ok()?.checked_add(usize::try_from(offset).ok()?)?;
    let is_plain = disk == 0 && other_disk == 0 && here == total && comment == 0 && ends == start;
    is_plain.then_some(usize::from(total))
}

/// The first name that the list at the end of the zip gives twice.
fn repeated(bytes: &[u8]) -> String {
    let mut names = HashSet::new();
    for at in 0..bytes.len() {
        let Some(record) = bytes.get(at..).and_then(|rest| rest.strip_prefix(LISTED)) else {
            continue;
        };
        let Some(&[low, high]) = record.get(24..26) else { break };
        let length = usize::from(u16::from_le_bytes([low, high]));
        let name = record.get(42..42 + length).unwrap_or_default();
        if !names.insert(name) {
            return i18n::clip(&String::from_utf8_lossy(name));
        }
    }
    String::new()
}

/// A zip that is being read.
struct Opened<'a> {
    archive: ZipArchive<Cursor<&'a [u8]>>,
    /// How many bytes may still be unpacked.
    left: usize,
    /// Paths met so far, in small letters: some systems do not tell them from capitals.
    paths: HashSet<String>,
}

impl Opened<'_> {
    fn package(mut self) -> Result<(Package, Vec<Fault>), PackageError> {
        let mut design = None;
        let mut unpacked = Files::new();
        for index in 0..self.archive.len() {
            let Some((path, bytes)) = self.entry(index)? else { continue };
            if path == DESIGN {
                design = Some(files::read_checked(&bytes).map_err(PackageError::BadDesign)?);
            } else {
                contents::check(&path, &bytes)?;
                unpacked.insert(path, bytes);
            }
        }
        let (design, faults) = design.ok_or(PackageError::NoDesign)?;
        Ok((Package { design, files: unpacked }, faults))
    }

    /// The path and bytes of an entry; nothing for a folder.
    fn entry(&mut self, index: usize) -> Result<Option<(String, Vec<u8>)>, PackageError> {
        let damaged = |_| PackageError::Damaged { path: format!("#{}", index + 1) };
        let file = self.archive.by_index(index).map_err(damaged)?;
        let path = checked_path(&file)?;
        if !self.paths.insert(path.to_lowercase()) {
            return Err(PackageError::PathTwice { path: i18n::clip(&path) });
        }
        if file.is_dir() {
            return Ok(None);
        }
        let bytes = read_limited(file, &path, self.left)?;
        self.left -= bytes.len();
        Ok(Some((path, bytes)))
    }
}

fn checked_path<R: Read>(file: &ZipFile<'_, R>) -> Result<String, PackageError> {
    let bad = |path: &str| PackageError::BadPath { path: i18n::clip(path) };
    // What is no UTF-8 or is written otherwise in the raw bytes is not looked at twice.
    let raw = file.name_raw();
    let path = std::str::from_utf8(raw).map_err(|_| bad(&String::from_utf8_lossy(raw)))?;
    let fits = match file.is_dir() {
        true => paths::is_folder_path(path),
        false => path == DESIGN || paths::is_held_path(path),
    };
    if fits && !file.is_symlink() { Ok(path.to_owned()) } else { Err(bad(path)) }
}

/// Unpacks a file, but no more than it may hold: what the zip says of its size is not trusted.
fn read_limited<R: Read>(
    file: ZipFile<'_, R>,
    path: &str,
    left: usize,
) -> Result<Vec<u8>, PackageError> {
    let largest = if path == DESIGN { files::LARGEST_FILE } else { LARGEST_FILE };
    let most = largest.min(left);
    let mut bytes = Vec::new();
    let limit = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
    let damaged = |_| PackageError::Damaged { path: i18n::clip(path) };
    file.take(limit).read_to_end(&mut bytes).map_err(damaged)?;
    if bytes.len() <= most {
        Ok(bytes)
    } else if most < largest {
        Err(PackageError::TooLarge { mebibytes: LARGEST_PACKAGE >> 20 })
    } else {
        Err(contents::too_large(path, largest))
    }
}
