//! `marelle admin export`: finished games and designs as files that people and programs read.

use std::fs;
use std::path::Path;

use catalogue::DESIGN;
use i18n::Message;
use server::room;
use session::Record;
use storage::{Id, Page, Store, StoreError, StoredMatch};

use super::{Site, refused, told};
use crate::console::Console;
use crate::files::{self, shown};
use crate::halt::Halt;

/// How many are asked for at a time.
const AT_A_TIME: u32 = 500;

/// What became of the things.
#[derive(Default)]
struct Tally {
    games: u64,
    designs: u64,
    unreadable: u64,
}

pub(super) async fn run(folder: &Path, site: &Site, console: &mut Console<'_>) -> Result<(), Halt> {
    let store = site.open().await?;
    let done = everything(&*store, folder, site).await;
    store.close().await;
    let Tally { games, designs, unreadable } = done?;
    let told = Message::new("admin.exported")
        .with("games", games.to_string())
        .with("designs", designs.to_string());
    console.say(&told.with("folder", shown(folder)))?;
    if unreadable > 0 {
        return Err(Halt::Refused(
            Message::new("admin.unreadable").with("count", unreadable.to_string()),
        ));
    }
    Ok(())
}

async fn everything(store: &dyn Store, folder: &Path, site: &Site) -> Result<Tally, Halt> {
    for name in ["games", "designs"] {
        folder_for(folder, name)?;
    }
    let fault = |error: StoreError| told(&error, site.shown());
    let mut tally = Tally::default();
    for page in pages() {
        let heads = store.list_matches(page).await.map_err(fault)?;
        for head in heads.iter().filter(|head| head.outcome.is_some()) {
            let Some(stored) = store.load_match(head.made.id).await.map_err(fault)? else {
                continue;
            };
            match whole_record(store, &stored).await.map_err(fault)? {
                Some(record) => {
                    let name = file_name(&head.made.game, head.made.id, "marelle");
                    tally.games +=
                        u64::from(write(&folder.join("games").join(name), &record.to_string())?);
                }
                None => tally.unreadable += 1,
            }
        }
        if heads.is_empty() {
            break;
        }
    }
    for page in pages() {
        let designs = store.list_designs(false, page).await.map_err(fault)?;
        for design in &designs {
            let version = store.load_design(design.id, None).await.map_err(fault)?;
            let Some(version) = version else { continue };
            // A newer version stands beside what was written at an earlier time.
            let ending = format!("{}.json", version.version);
            let name = file_name(&version.name, version.id, &ending);
            tally.designs += u64::from(write(&folder.join("designs").join(name), &version.text)?);
        }
        if designs.is_empty() {
            break;
        }
    }
    Ok(tally)
}

/// Makes a folder within another.
pub(super) fn folder_for(folder: &Path, name: &str) -> Result<(), Halt> {
    let made = fs::create_dir_all(folder.join(name));
    made.map_err(|_| refused("serve.cannot-write", shown(folder)))
}

/// The record of a match with its design in it, where the server keeps one for it; `None` where
/// the record cannot be read. It is not replayed: what was kept is what is written.
pub(super) async fn whole_record(
    store: &dyn Store,
    stored: &StoredMatch,
) -> Result<Option<Record>, StoreError> {
    let Ok(record) = room::record_of(stored) else { return Ok(None) };
    let digest = record.game().strip_prefix(DESIGN).and_then(|digest| digest.parse().ok());
    let Some(digest) = digest else { return Ok(Some(record)) };
    let file = store.load_file(&digest).await?;
    let text = file.and_then(|file| String::from_utf8(file.bytes).ok());
    let game = text
        .and_then(|text| catalogue::open_with(record.game(), Some(&text), &record.settings()).ok());
    Ok(Some(match game {
        Some(game) => record.carrying(&*game),
        None => record,
    }))
}

pub(super) fn pages() -> impl Iterator<Item = Page> {
    (0..u32::MAX / AT_A_TIME).map(|number| Page { skip: number * AT_A_TIME, most: AT_A_TIME })
}

/// A name that every system takes, unlike any other.
pub(super) fn file_name(name: &str, id: Id, ending: &str) -> String {
    let letter = |letter: char| if letter.is_alphanumeric() { letter } else { '-' };
    let name: String = name.chars().take(40).map(letter).collect();
    format!("{name}-{id}.{ending}")
}

/// Whether it was written; what is there from an earlier time stays.
pub(super) fn write(path: &Path, text: &str) -> Result<bool, Halt> {
    if path.exists() {
        return Ok(false);
    }
    files::save(path, text, false).map(|()| true).map_err(Halt::Refused)
}

#[cfg(test)]
mod tests {
    use storage::{DesignStore as _, DesignVersion};
    use storage_sqlite::SqliteStore;

    use super::*;

    #[test]
    fn a_design_that_was_changed_is_written_again_beside_the_old_one() {
        let folder = tempfile::tempdir().unwrap();
        let site = Site::Folder(folder.path().to_owned());
        let written = super::super::block_on(async {
            let store = SqliteStore::open(&folder.path().join("marelle.db")).await.unwrap();
            for version in 1..=2 {
                let (name, text) = ("My game/1".to_owned(), format!("version {version}"));
                let saved = DesignVersion { id: Id(7), version, name, text, saved_ms: 0 };
                store.save_design(&saved).await.unwrap();
                for wanted in [1, 0] {
                    let tally = everything(&store, &folder.path().join("out"), &site).await?;
                    assert_eq!(tally.designs, wanted, "what is there stays");
                }
            }
            store.close().await;
            Ok(fs::read_dir(folder.path().join("out/designs"))?)
        });
        let texts = written.unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
        let mut texts: Vec<String> = texts.collect();
        texts.sort();
        assert_eq!(texts, ["version 1", "version 2"]);
    }
}
