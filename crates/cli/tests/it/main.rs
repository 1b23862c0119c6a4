//! The real program, driven through its arguments, input and files.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panic")]

mod analyse;
mod campaigns;
mod care;
mod corpus;
mod engine;
mod gallery;
mod games;
mod hosting;
mod library;
mod matches;
mod photo;
mod pictures;
mod play;
mod power;
mod record;
mod review;
mod scores;
mod scripts;
mod servers;
mod telling;
mod workshop;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Where a kind of test data of designs lies.
fn data(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../workshop/tests").join(folder)
}

/// The files of a folder of it: name without ending, and text.
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

/// What a run of the program gave.
struct Ran {
    code: Option<i32>,
    output: String,
    errors: String,
}

/// Runs `marelle` with these arguments in a folder, and sends it these bytes.
fn marelle(folder: &Path, args: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_marelle"))
        .args(args)
        .current_dir(folder)
        .env("LC_ALL", "en_GB.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // Written from elsewhere, so that neither side waits for the other with a full pipe.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        code: output.status.code(),
        output: String::from_utf8(output.stdout).unwrap(),
        errors: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs `marelle workshop` in a folder.
fn workshop(folder: &Path, args: &[&str]) -> Ran {
    marelle(folder, &[&["workshop"], args].concat(), b"")
}

/// Runs `marelle` where no file matters.
fn anywhere(args: &[&str], input: &[u8]) -> Ran {
    marelle(tempfile::tempdir().unwrap().path(), args, input)
}
