//! The data folder as programs use it: real files, several programs, full and closed disks.
#![allow(clippy::unwrap_used, reason = "tests fail by panic")]

mod disks;
mod games;
mod scores;

use storage_files::{DataFolder, GameResult};

/// A folder that is not there yet, in one that goes with the test.
fn folder() -> (tempfile::TempDir, DataFolder) {
    let outer = tempfile::tempdir().unwrap();
    let data = DataFolder::at(outer.path().join("deep/data"));
    (outer, data)
}

fn won(name: &str) -> GameResult {
    GameResult { name: name.to_owned(), points: 5, won: true }
}

fn lost(name: &str, points: i32) -> GameResult {
    GameResult { name: name.to_owned(), points, won: false }
}
