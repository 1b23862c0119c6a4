//! Tests of designed games from outside: design files, scripted plays, random designs.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panic")]
#[allow(dead_code, reason = "shared with the benches, which use more of it")]
mod baselines;
mod cases;
mod changes;
mod choosing;
mod clicks;
mod crowded;
mod files;
mod fresh;
mod generator;
mod knowledge;
mod laws;
mod least;
mod library;
mod look;
mod machine;
mod meetings;
mod naive;
mod perft;
mod plays;
mod run;
mod script;
mod secrets;
mod sentences;
mod starts;
mod time;

use std::path::{Path, PathBuf};

/// Where a kind of test data lies.
fn data(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder)
}

/// The files of a folder of test data: name without ending, and text.
fn texts(folder: &str) -> Vec<(String, String)> {
    let entries = std::fs::read_dir(data(folder)).unwrap();
    let mut found: Vec<(String, String)> = entries
        .map(|entry| {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, std::fs::read_to_string(&path).unwrap())
        })
        .collect();
    found.sort();
    found
}
