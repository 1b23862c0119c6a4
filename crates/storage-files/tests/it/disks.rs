//! Disks that are full or closed: nothing is lost, and the reason is told.
//!
//! A small disk of its own is mounted where the machine allows it; elsewhere that part is left
//! out, loudly.

use std::fs;
use std::path::Path;
use std::process::Command;

use storage_files::{DataFolder, StorageError};

use crate::{folder, won};

/// A folder in the way of a file, or a file in the way of a folder.
#[test]
fn what_is_in_the_way_is_told() {
    let (outer, data) = folder();
    fs::write(outer.path().join("deep"), "a file").unwrap();
    assert_eq!(data.add_results("a-1", &[won("Anna")]).unwrap_err().key(), "storage.cannot-write");
    assert_eq!(data.new_game_file("a").unwrap_err().key(), "storage.cannot-write");
    let (_outer, data) = folder();
    fs::create_dir_all(data.path().join("scores.txt")).unwrap();
    assert_eq!(data.scores().unwrap_err().key(), "storage.cannot-read");
    assert_eq!(data.add_results("a-1", &[won("Anna")]).unwrap_err().key(), "storage.cannot-read");
}

#[test]
fn a_file_that_is_no_score_file_is_not_swallowed() {
    let (_outer, data) = folder();
    fs::create_dir_all(data.path()).unwrap();
    let file = fs::File::create(data.path().join("scores.txt")).unwrap();
    file.set_len(1 << 40).unwrap();
    assert_eq!(data.scores().unwrap_err().key(), "storage.too-large");
}

/// A disk of 128 kB that is unmounted at the end.
struct SmallDisk<'a>(&'a Path);

impl<'a> SmallDisk<'a> {
    fn at(path: &'a Path) -> Option<Self> {
        let options = ["-t", "tmpfs", "-o", "size=128k", "tmpfs"];
        mount(&options, path).then_some(Self(path))
    }
}

impl Drop for SmallDisk<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0).status();
    }
}

fn mount(options: &[&str], path: &Path) -> bool {
    let ran = Command::new("mount").args(options).arg(path).output();
    ran.is_ok_and(|ran| ran.status.success())
}

#[test]
fn a_full_or_closed_disk_loses_nothing() {
    let outer = tempfile::tempdir().unwrap();
    let Some(_disk) = SmallDisk::at(outer.path()) else {
        eprintln!("LEFT OUT: no disk can be mounted here, full and closed disks are not tested");
        return;
    };
    let data = DataFolder::at(outer.path());
    data.add_results("a-1", &[won("Anna")]).unwrap();
    let game = data.new_game_file("othello").unwrap();
    game.write("first move").unwrap();

    let filler = outer.path().join("filler");
    let mut size = 128 << 10;
    while size > 0 {
        let room: Vec<u8> = vec![b'x'; size];
        let mut grown = fs::read(&filler).unwrap_or_default();
        grown.extend(room);
        let _ = fs::write(&filler, grown);
        size /= 2;
    }
    let long = "x".repeat(64 << 10);
    assert_eq!(game.write(&long).unwrap_err().key(), "storage.disk-full");
    let many: Vec<_> = (0..2000).map(|number| won(&format!("Player {number}"))).collect();
    assert_eq!(data.add_results("a-2", &many).unwrap_err().key(), "storage.disk-full");
    assert_eq!(data.games().unwrap()[0].read().unwrap(), "first move");
    assert_eq!(data.scores().unwrap().ranked().len(), 1);

    fs::remove_file(&filler).unwrap();
    game.write(&long).unwrap();
    assert_eq!(data.add_results("a-2", &[won("Anna")]).unwrap().of("Anna").unwrap().points, 10);

    drop(game);
    assert!(mount(&["-o", "remount,ro"], outer.path()), "a disk of ours can be closed");
    let key = |error: StorageError| error.key();
    assert_eq!(data.games().unwrap()[0].open().map_err(key).err(), Some("storage.read-only"));
    assert_eq!(data.new_game_file("othello").map_err(key).err(), Some("storage.read-only"));
    assert_eq!(data.add_results("a-3", &[won("Anna")]).unwrap_err().key(), "storage.read-only");
    assert_eq!(data.scores().unwrap().of("Anna").unwrap().points, 10);
    assert_eq!(data.games().unwrap()[0].read().unwrap(), long);
}
