//! Making a package: the same bytes from the same contents, whenever and wherever.

use std::collections::BTreeSet;
use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::{DESIGN, Files, LARGEST_PACKAGE, MOST_FILES, PackageError, contents, paths};
use crate::{Design, files};

/// Makes a package.
///
/// # Errors
/// When a file could not be unpacked again, or a picture that the design names is missing.
pub fn pack(design: &Design, held: &Files) -> Result<Vec<u8>, PackageError> {
    let text = files::write(design);
    check(design, held, text.len())?;
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    put(&mut writer, DESIGN, text.as_bytes(), CompressionMethod::Deflated)?;
    for (path, bytes) in held {
        // Vector pictures and plain sounds shrink; the others are packed already.
        let shrinks = [".svg", ".bmp", ".wav", ".txt"].iter().any(|ending| path.ends_with(ending));
        let method = if shrinks { CompressionMethod::Deflated } else { CompressionMethod::Stored };
        put(&mut writer, path, bytes, method)?;
    }
    let packed = writer.finish().map_err(|_| PackageError::NotAPackage)?;
    Ok(packed.into_inner())
}

/// Pictures that the design names but the files do not hold.
pub(super) fn missing(design: &Design, held: &Files) -> Vec<String> {
    let named = design.pictures().filter(|path| path.starts_with("pictures/"));
    let missing: BTreeSet<&str> = named.filter(|path| !held.contains_key(*path)).collect();
    missing.into_iter().map(str::to_owned).collect()
}

fn check(design: &Design, held: &Files, text: usize) -> Result<(), PackageError> {
    if held.len() >= MOST_FILES {
        return Err(PackageError::TooManyFiles { most: MOST_FILES });
    }
    if text > files::LARGEST_FILE {
        return Err(contents::too_large(DESIGN, files::LARGEST_FILE));
    }
    let mut seen = BTreeSet::new();
    let mut size = text;
    for (path, bytes) in held {
        if !paths::is_held_path(path) {
            return Err(PackageError::BadPath { path: i18n::clip(path) });
        }
        if !seen.insert(path.to_lowercase()) {
            return Err(PackageError::PathTwice { path: i18n::clip(path) });
        }
        contents::check(path, bytes)?;
        size += bytes.len();
    }
    // Room for names and records is kept, so that what is packed stays below the limit too.
    if size + MOST_FILES * 512 > LARGEST_PACKAGE {
        return Err(PackageError::TooLarge { mebibytes: LARGEST_PACKAGE >> 20 });
    }
    match missing(design, held).into_iter().next() {
        Some(path) => Err(PackageError::Missing { path: i18n::clip(&path) }),
        None => Ok(()),
    }
}

fn put(
    writer: &mut ZipWriter<Cursor<Vec<u8>>>,
    path: &str,
    bytes: &[u8],
    method: CompressionMethod,
) -> Result<(), PackageError> {
    let options = SimpleFileOptions::default()
        .compression_method(method)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    let failed = || PackageError::Damaged { path: i18n::clip(path) };
    writer.start_file(path, options).map_err(|_| failed())?;
    writer.write_all(bytes).map_err(|_| failed())
}
