//! The files of players and the folder for them: never half a file, never over another one.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use i18n::{Message, Value};
use storage_files::{DataFolder, Replace, write_whole};

use crate::args;
use crate::halt::Halt;

/// The folder that was asked for, or the usual one.
pub(crate) fn data_folder(matches: &ArgMatches) -> Result<DataFolder, Halt> {
    let named = matches.get_one::<PathBuf>(args::DATA).map(DataFolder::at);
    let none = || Halt::Refused(Message::new("cli.no-data-folder"));
    named.or_else(DataFolder::of_this_person).ok_or_else(none)
}

/// Files larger than this are no records; the longest match is far below.
const LARGEST_FILE: u64 = 16 << 20;

/// The bytes of a file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Halt> {
    read_up_to(path, LARGEST_FILE).map_err(Halt::Refused)
}

/// The bytes of a file that is not larger than this. What the system says of its size is not
/// asked: some files have no end.
pub(crate) fn read_up_to(path: &Path, largest: u64) -> Result<Vec<u8>, Message> {
    let mut bytes = Vec::new();
    let most = largest.saturating_add(1);
    let read = File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes));
    let size = read.map_err(|error| cannot_read(path, &error))?;
    if u64::try_from(size).is_ok_and(|size| size <= largest) {
        return Ok(bytes);
    }
    Err(Message::new("file.too-large").with("file", shown(path)))
}

/// Bytes as text, or the line where they stop being text.
pub(crate) fn as_text(bytes: &[u8]) -> Result<&str, Halt> {
    std::str::from_utf8(bytes).map_err(|error| {
        let good = bytes.iter().take(error.valid_up_to());
        let line = good.filter(|&&byte| byte == b'\n').count() + 1;
        Halt::Refused(Message::new("file.not-text").with("line", line))
    })
}

pub(crate) fn cannot_read(path: &Path, error: &io::Error) -> Message {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "file.not-found",
        _ => "file.cannot-read",
    };
    Message::new(key).with("file", shown(path))
}

/// Writes a whole file at once. A file that is there already is replaced only if it is `own`, the
/// one this play wrote.
pub(crate) fn save(path: &Path, contents: impl AsRef<[u8]>, own: bool) -> Result<(), Message> {
    let told = |key| Message::new(key).with("file", shown(path));
    let replace = if own { Replace::Always } else { Replace::Never };
    write_whole(path, contents.as_ref(), replace).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => told("file.exists"),
        _ => told("file.cannot-write"),
    })
}

/// The first name of the form `othello-1.marelle` that is free. A design lends the name of its
/// file, without its folders and its ending.
pub(crate) fn free_name(game: &str) -> PathBuf {
    let game = game.rsplit(['/', '\\', ':']).next().unwrap_or_default();
    let game = game.split('.').next().unwrap_or_default();
    let names = (1..u32::MAX).map(|number| PathBuf::from(format!("{game}-{number}.marelle")));
    names.into_iter().find(|path| !path.exists()).unwrap_or_default()
}

/// What the names of files end in that hold a design or a saved game.
const ENDINGS: [&str; 2] = [".json", ".marelle"];

/// Whether a word is the name of a file where a game could be named.
pub(crate) fn is_file_name(word: &str) -> bool {
    ENDINGS.iter().any(|ending| word.ends_with(ending))
}

/// Says that there is a saved game where a game to play is wanted: both may end in `.marelle`.
pub(crate) fn is_saved_game(path: &Path) -> Message {
    let word = as_word(path.display().to_string());
    Message::new("file.is-saved-game").with("file", shown(path)).with("word", word)
}

/// Says that the design is not there that a saved game was played with.
pub(crate) fn design_gone(path: &Path) -> Message {
    Message::new("file.design-gone").with("file", shown(path))
}

/// Says that there is a game to play where a saved game is wanted.
pub(crate) fn is_game(path: &Path) -> Message {
    Message::new("file.is-game").with("file", shown(path)).with("word", as_game(path))
}

/// A design as a command names it, to be copied from the screen.
pub(crate) fn as_game(path: &Path) -> Value {
    let text = path.display().to_string();
    as_word(if is_file_name(&text) { text } else { format!("{}{text}", catalogue::DESIGN) })
}

/// A text as one word of a command, to be copied from the screen.
pub(crate) fn as_word(text: String) -> Value {
    let has_gaps = text.contains(char::is_whitespace);
    Value::Text(if has_gaps { format!("\"{text}\"") } else { text })
}

/// A path as it is told: whole.
pub(crate) fn shown(path: &Path) -> Value {
    path.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_its_own_file_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.marelle");
        assert_eq!(save(&path, "one", false), Ok(()));
        let refused = save(&path, "two", false).unwrap_err();
        assert_eq!(refused.key(), "file.exists");
        assert_eq!(read(&path).unwrap(), b"one");
        assert_eq!(save(&path, "three", true), Ok(()));
        assert_eq!(read(&path).unwrap(), b"three");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "no leftovers");
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let key = |path: &Path| read(path).unwrap_err().message().unwrap().key().to_owned();
        assert_eq!(key(&folder.path().join("none")), "file.not-found");
        assert_eq!(key(folder.path()), "file.cannot-read");
        if cfg!(unix) {
            assert_eq!(key(Path::new("/dev/zero")), "file.too-large");
        }
        let nowhere = folder.path().join("no/x");
        assert_eq!(save(&nowhere, "", false).unwrap_err().key(), "file.cannot-write");
        let not_text = as_text(b"a\nb\xff").unwrap_err().message().unwrap();
        assert_eq!(not_text, Message::new("file.not-text").with("line", 2usize));
    }
}
