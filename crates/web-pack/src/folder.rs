//! The folder of the files, with their packed twins.
//!
//! What is the same as before is not touched: packing takes long, and whatever was built from
//! the folder need not be built again.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, Result, bail};

use crate::squeeze;

/// Fills the folder with these files and nothing else, their packed twins beside them if wanted.
/// Gives the size of each as it is sent.
pub(crate) fn fill(out: &Path, files: Vec<(&str, &[u8])>, packs: bool) -> Result<Vec<usize>> {
    let lay = |(name, bytes): (&str, &[u8])| -> Result<Laid> {
        let path = out.join(name);
        let is_same = fs::read(&path).is_ok_and(|before| before == bytes);
        if !is_same {
            fs::create_dir_all(path.parent().unwrap_or(out))?;
        }
        let (twins, size) = match packs {
            true => squeeze::twins(&path, bytes, is_same)?,
            false => (Vec::new(), bytes.len()),
        };
        // The file comes last: whoever breaks off before packs its twins anew the next time.
        if !is_same {
            fs::write(&path, bytes).with_context(|| path.display().to_string())?;
        }
        Ok(Laid { paths: [vec![path], twins].concat(), size })
    };
    // A few large files take nearly all of the time; they are packed side by side.
    let lay = &lay;
    let laid: Result<Vec<Laid>> = thread::scope(|scope| {
        let workers: Vec<_> =
            files.into_iter().map(|file| scope.spawn(move || lay(file))).collect();
        let ended = workers.into_iter().map(|worker| worker.join());
        ended.map(|laid| laid.unwrap_or_else(|_| bail!("packing broke off"))).collect()
    });
    let laid = laid?;
    let wanted = laid.iter().flat_map(|laid| laid.paths.iter().cloned()).collect();
    remove_others(out, &wanted)?;
    Ok(laid.into_iter().map(|laid| laid.size).collect())
}

struct Laid {
    paths: Vec<PathBuf>,
    size: usize,
}

fn remove_others(folder: &Path, wanted: &BTreeSet<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, wanted)?;
        } else if !wanted.contains(&path) {
            fs::remove_file(&path).with_context(|| path.display().to_string())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let mut names = Vec::new();
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => names.extend(self::names(&path)),
                false => names.push(path.file_name().unwrap().to_string_lossy().into_owned()),
            }
        }
        names.sort();
        names
    }

    #[test]
    fn the_folder_holds_the_files_and_nothing_of_before() {
        let folder = tempfile::tempdir().unwrap();
        let text = b"again and again and again and again".repeat(9);
        let sizes = fill(folder.path(), vec![("assets/old.js", &text)], true).unwrap();
        assert!(sizes[0] < text.len() / 2);
        assert_eq!(names(folder.path()), ["old.js", "old.js.br", "old.js.gz"]);
        fill(folder.path(), vec![("new.js", b"1")], true).unwrap();
        assert_eq!(names(folder.path()), ["new.js"]);
    }

    #[test]
    fn what_is_the_same_stays_untouched_and_what_is_not_is_packed_anew() {
        let folder = tempfile::tempdir().unwrap();
        let (path, twin) = (folder.path().join("a.js"), folder.path().join("a.js.br"));
        let (one, other) = (b"one ".repeat(99), b"other ".repeat(99));
        let size = fill(folder.path(), vec![("a.js", &one)], true).unwrap();
        // A mark that only packing anew would remove.
        fs::write(&twin, b"mark").unwrap();
        let begun = fs::metadata(&path).unwrap().modified().unwrap();
        assert_eq!(fill(folder.path(), vec![("a.js", &one)], true).unwrap(), [4]);
        assert_eq!(fs::metadata(&path).unwrap().modified().unwrap(), begun);
        let next = fill(folder.path(), vec![("a.js", &other)], true).unwrap();
        assert_ne!(fs::read(&twin).unwrap(), b"mark");
        assert_ne!(next, size);
    }
}
