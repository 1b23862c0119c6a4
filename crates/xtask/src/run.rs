//! `cargo xtask run`: builds everything, starts the server and opens the browser.

use anyhow::Result;

use crate::workspace::Workspace;
use crate::{process, web};

/// The word that leads to the menu in the terminal, which `marelle` alone opens.
const TERMINAL: &str = "tui";

/// What to start.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Tells the address instead of opening the browser.
    #[arg(long)]
    no_open: bool,
    /// Builds the application for browsers quickly, for those who work on it.
    #[arg(long)]
    dev: bool,
    /// What to pass on to `marelle` instead, such as `play othello`; `tui` opens its menu.
    #[arg(last = true)]
    words: Vec<String>,
}

/// Builds and starts Marelle.
///
/// # Errors
/// When it cannot be built or does not end well.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let program = ["--release", "--package", "cli", "--bin", "marelle"];
    let is_server = options.words.is_empty();
    if is_server {
        println!("== 1/2: the pages for the browser (the first time takes some minutes) ==");
        prepare_pages(workspace, options)?;
        println!("== 2/2: the program ==");
    }
    // The first build takes minutes: it shows how far it is.
    process::run(process::cargo(workspace).arg("build").args(program))?;
    let mut marelle = process::cargo(workspace);
    marelle.args(["run", "--quiet"]).args(program).arg("--").args(words(options));
    process::become_it(&mut marelle)
}

/// The application for browsers; where it cannot be built, the server runs without pages.
fn prepare_pages(workspace: &Workspace, options: &Options) -> Result<()> {
    let asked = web::Options { dev: options.dev, add_target: false };
    if web::build(workspace, asked)?.is_none() {
        println!(
            "The server starts without its pages. Meanwhile `cargo xtask run -- {TERMINAL}` \
             opens Marelle in the terminal."
        );
    }
    Ok(())
}

fn words(options: &Options) -> Vec<&str> {
    match options.words.as_slice() {
        [] if options.no_open => vec!["serve"],
        [] => vec!["serve", "--open"],
        [word] if word == TERMINAL => vec![],
        words => words.iter().map(String::as_str).collect(),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: Options,
    }

    #[test]
    fn without_words_it_serves_and_words_are_passed_on() {
        for (line, passed) in [
            (&["run"][..], &["serve", "--open"][..]),
            (&["run", "--no-open"], &["serve"]),
            (&["run", "--", "tui"], &[]),
            (
                &["run", "--", "play", "othello", "--level", "3"],
                &["play", "othello", "--level", "3"],
            ),
        ] {
            assert_eq!(words(&Line::parse_from(line).options), passed, "{line:?}");
        }
    }
}
