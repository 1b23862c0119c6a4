//! Writing a file so that it is whole at every moment, whatever happens.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// What happens to a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replace {
    /// The new one takes its place.
    Always,
    /// It stays, and writing is refused.
    Never,
}

/// Writes a whole file at once: a temporary neighbour takes its name when all of it is on the
/// disk. When this returns, a crash of the machine loses nothing of it.
///
/// # Errors
/// When it cannot be written, or is there and may not be replaced; nothing has changed then.
pub fn write_whole(path: &Path, contents: &[u8], replace: Replace) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let mut file = neighbour(folder)?;
    file.write_all(contents)?;
    file.as_file().sync_all()?;
    let kept = match replace {
        Replace::Always => file.persist(path),
        Replace::Never => file.persist_noclobber(path),
    };
    kept.map_err(|error| error.error)?;
    sync_names(folder);
    Ok(())
}

/// An empty file in the folder, as readable as any file that the person makes.
fn neighbour(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.prefix(".marelle-").tempfile_in(folder)
}

/// Makes the names in a folder last too. Some systems cannot do that with folders; the file itself is
/// safe there by other means, so a refusal is no fault.
pub(crate) fn sync_names(folder: &Path) {
    let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
}
