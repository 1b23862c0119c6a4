//! Folders with a design, its pictures and its sounds: read to be packed, written whole.

use std::fs;
use std::io;
use std::path::Path;

use design::Design;
use design::package::{self, Files, MOST_FILES, Package};
use i18n::Message;

use super::open;
use crate::files;
use crate::halt::Halt;

/// Folders inside each other; the workshop allows fewer.
const DEEPEST: usize = 6;

/// The design and files of a folder, a package or a game of the library; of a design file, the
/// files beside it that it names.
pub(super) fn read(source: &Path) -> Result<(Design, Files), Halt> {
    if let Some(entry) = open::of_library(source) {
        let files = entry.files.iter().map(|(path, bytes)| ((*path).to_owned(), bytes.to_vec()));
        return Ok((entry.design.clone(), files.collect()));
    }
    let read = open::read(source).map_err(|error| Halt::because(&error))?;
    let design = match (read.design, read.files) {
        (design, Some(files)) => return Ok((design, files)),
        (design, None) => design,
    };
    let mut held = Files::new();
    if source.is_dir() {
        for name in ["pictures", "sounds"] {
            gather(source, name, DEEPEST, &mut held)?;
        }
        if source.join(package::ATTRIBUTION).is_file() {
            hold(source, package::ATTRIBUTION.to_owned(), &mut held)?;
        }
    } else {
        let folder = source.parent().unwrap_or(Path::new("."));
        let alone = Package { design: design.clone(), files: Files::new() };
        for name in alone.missing().into_iter().filter(|name| package::is_file_path(name)) {
            hold(folder, name, &mut held)?;
        }
    }
    Ok((design, held))
}

/// Reads a folder and those in it. What is neither file nor folder is left alone, so that
/// nothing outside is packed by a link.
fn gather(root: &Path, name: &str, depth: usize, held: &mut Files) -> Result<(), Halt> {
    let folder = root.join(name);
    if !folder.is_dir() {
        return Ok(());
    }
    let unreadable = |error: io::Error| Halt::Refused(files::cannot_read(&folder, &error));
    for entry in fs::read_dir(&folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let kind = entry.file_type().map_err(unreadable)?;
        let name = format!("{name}/{}", entry.file_name().to_string_lossy());
        if kind.is_file() {
            hold(root, name, held)?;
        } else if kind.is_dir() && depth > 0 {
            gather(root, &name, depth - 1, held)?;
        }
    }
    Ok(())
}

fn hold(root: &Path, name: String, held: &mut Files) -> Result<(), Halt> {
    if held.len() >= MOST_FILES {
        let message = Message::new("designs.too-many").with("file", files::shown(root));
        return Err(Halt::Refused(message));
    }
    let largest = package::LARGEST_FILE as u64;
    let bytes = files::read_up_to(&root.join(&name), largest).map_err(Halt::Refused)?;
    held.insert(name, bytes);
    Ok(())
}

/// Writes a package as a new folder, which appears whole or not at all.
pub(super) fn write(target: &Path, package: &Package) -> Result<(), Message> {
    let told = |key: &'static str| Message::new(key).with("file", files::shown(target));
    if target.symlink_metadata().is_ok() {
        return Err(told("file.exists"));
    }
    let parent = target.parent().filter(|parent| !parent.as_os_str().is_empty());
    let parent = parent.unwrap_or(Path::new("."));
    let make = || -> io::Result<()> {
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o777));
        let folder = builder.prefix(".marelle-").tempdir_in(parent)?;
        fill(folder.path(), package)?;
        fs::rename(folder.path(), target)?;
        // It has another name now, so there is nothing left to tidy up.
        let _ = folder.keep();
        Ok(())
    };
    make().map_err(|_| told("file.cannot-write"))
}

fn fill(folder: &Path, package: &Package) -> io::Result<()> {
    fs::write(folder.join(package::DESIGN), design::files::write(&package.design))?;
    for (name, bytes) in &package.files {
        // Names of packages lead nowhere else: the workshop has looked at them.
        let path = folder.join(name);
        if let Some(inner) = path.parent() {
            fs::create_dir_all(inner)?;
        }
        fs::write(path, bytes)?;
    }
    Ok(())
}
