//! Matches on servers at which somebody sits here, so that they find back to them.
//!
//! ```text
//! server http://localhost:7878
//! name Anna
//! seat 0123456789abcdef http://localhost:7878 Othello
//! ```
//!
//! The link of a seat is a secret: nobody but its owner can read the file. What a server or a
//! match is, nobody knows here.

use crate::lock::Lock;
use crate::whole::write_secret;
use crate::{DataFolder, StorageError, folder};

/// So many seats are remembered, the last ones first.
const MOST: usize = 20;
/// Far more than so many seats need.
const LARGEST: u64 = 64 << 10;
/// What a new file begins with.
const HEAD: &str = "\
# Marelle: games on servers. Links are secrets: show this file to nobody.
# Marelle : parties sur des serveurs. Les liens sont secrets : ne montre ce fichier à personne.
";

/// What is remembered of games on servers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Online {
    /// The server where somebody joined last.
    pub server: Option<String>,
    /// How they were called there.
    pub name: Option<String>,
    /// The seats at matches that go on, the last one first.
    pub seats: Vec<OnlineSeat>,
}

/// A seat at a match on a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlineSeat {
    /// The secret link.
    pub link: String,
    /// The address of the server.
    pub server: String,
    /// What the game is called.
    pub title: String,
}

impl Online {
    /// Remembers a seat as the last one; not one whose link or server is no single word.
    pub fn remember(&mut self, seat: OnlineSeat) {
        let is_word = |text: &str| !text.is_empty() && !text.contains(char::is_whitespace);
        if !is_word(&seat.link) || !is_word(&seat.server) {
            return;
        }
        self.forget(&seat.link);
        self.seats.insert(0, seat);
        self.seats.truncate(MOST);
    }

    /// Forgets the seat of a link.
    pub fn forget(&mut self, link: &str) {
        self.seats.retain(|seat| seat.link != link);
    }

    /// What is not understood is left out.
    fn read(text: &str) -> Self {
        let mut read = Self::default();
        for line in text.lines() {
            match line.split_once(' ') {
                Some(("server", server)) => read.server = Some(server.to_owned()),
                Some(("name", name)) => read.name = Some(name.to_owned()),
                Some(("seat", seat)) => read.seats.extend(read_seat(seat)),
                _ => {}
            }
        }
        read.seats.truncate(MOST);
        read
    }

    fn write(&self) -> String {
        let server =
            self.server.iter().map(|server| format!("server {}\n", storage::one_line(server)));
        let name = self.name.iter().map(|name| format!("name {}\n", storage::one_line(name)));
        let seats = self.seats.iter().map(|OnlineSeat { link, server, title }| {
            format!("seat {link} {server} {}\n", storage::one_line(title))
        });
        std::iter::once(HEAD.to_owned()).chain(server).chain(name).chain(seats).collect()
    }
}

fn read_seat(text: &str) -> Option<OnlineSeat> {
    let mut parts = text.splitn(3, ' ').map(str::to_owned);
    let (link, server) = (parts.next()?, parts.next()?);
    let title = parts.next().unwrap_or_default();
    (!link.is_empty() && !server.is_empty()).then_some(OnlineSeat { link, server, title })
}

impl DataFolder {
    /// What is remembered of games on servers.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn online(&self) -> Result<Online, StorageError> {
        let bytes = folder::read(&self.online_path(), LARGEST)?.unwrap_or_default();
        Ok(Online::read(&String::from_utf8_lossy(&bytes)))
    }

    /// Changes it, while no other program does.
    ///
    /// # Errors
    /// When it cannot be read or written; it is then as it was.
    pub fn change_online(&self, change: impl FnOnce(&mut Online)) -> Result<(), StorageError> {
        folder::make(self.path())?;
        let path = self.online_path();
        let _lock = Lock::soon(&self.online_lock_path()).map_err(|error| error.about(&path))?;
        let before = self.online()?;
        let mut after = before.clone();
        change(&mut after);
        if after == before {
            return Ok(());
        }
        let written = write_secret(&path, after.write().as_bytes());
        written.map_err(|error| StorageError::writing(&path, error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(link: &str) -> OnlineSeat {
        let (server, title) = ("http://localhost:7878".to_owned(), "Tour du\nlac".to_owned());
        OnlineSeat { link: link.to_owned(), server, title }
    }

    #[test]
    fn seats_are_found_again_and_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let data = DataFolder::at(folder.path().join("new"));
        assert_eq!(data.online().unwrap(), Online::default());
        let remember = |link: &str| data.change_online(|online| online.remember(seat(link)));
        for link in ["one", "two", "one"] {
            remember(link).unwrap();
        }
        data.change_online(|online| online.server = Some("https://a.example".to_owned())).unwrap();
        let kept = data.online().unwrap();
        let links: Vec<&str> = kept.seats.iter().map(|seat| seat.link.as_str()).collect();
        assert_eq!(links, ["one", "two"]);
        assert_eq!(kept.seats[0].title, "Tour du lac");
        assert_eq!(kept.server.as_deref(), Some("https://a.example"));
        data.change_online(|online| online.forget("one")).unwrap();
        assert_eq!(data.online().unwrap().seats.len(), 1);
        remember("two words\nserver evil").unwrap();
        assert_eq!(data.online().unwrap().seats.len(), 1);
        (0..30).for_each(|number| remember(&number.to_string()).unwrap());
        assert_eq!(data.online().unwrap().seats.len(), MOST);
    }

    #[test]
    #[cfg(unix)]
    fn nobody_else_reads_the_links() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let data = DataFolder::at(folder.path());
        // Also where an older file could be read by others.
        std::fs::write(data.online_path(), "").unwrap();
        data.change_online(|online| online.remember(seat("secret"))).unwrap();
        let mode = std::fs::metadata(data.online_path()).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[test]
    fn what_is_not_understood_is_left_out() {
        let read = Online::read("seat\nseat x\nseat a b\nnonsense\n\nname \nseat  b c\n");
        assert_eq!(read.seats.len(), 1);
        assert_eq!((read.seats[0].link.as_str(), read.seats[0].title.as_str()), ("a", ""));
    }
}
