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
    write_for(path, contents, replace, EVERYBODY)
}

/// The same for secrets: the file takes the place of an older one, and nobody but its owner can
/// read it, not even for a moment.
pub(crate) fn write_secret(path: &Path, contents: &[u8]) -> io::Result<()> {
    write_for(path, contents, Replace::Always, OWNER)
}

/// Who may read and write a new file, as far as the person's own mask allows it.
const EVERYBODY: u32 = 0o666;
const OWNER: u32 = 0o600;

fn write_for(path: &Path, contents: &[u8], replace: Replace, mode: u32) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let mut file = neighbour(folder, mode)?;
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

/// An empty file in the folder, readable by those whom the mode names.
#[cfg_attr(not(unix), expect(unused_variables, reason = "modes are known on Unix alone"))]
fn neighbour(folder: &Path, mode: u32) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(mode));
    builder.prefix(".marelle-").tempfile_in(folder)
}

/// Makes the names in a folder last too. Some systems cannot do that with folders; the file itself is
/// safe there by other means, so a refusal is no fault.
pub(crate) fn sync_names(folder: &Path) {
    let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
}
