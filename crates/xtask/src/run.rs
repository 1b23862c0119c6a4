//! `cargo xtask run`: builds the program and starts it.

use anyhow::Result;

use crate::process;
use crate::workspace::Workspace;

/// The word that leads to the menu in the terminal, which `marelle` alone opens.
const TERMINAL: &str = "tui";

/// What to start.
#[derive(clap::Args)]
pub(crate) struct Options {
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
    // The first build takes minutes: it shows how far it is.
    process::run(process::cargo(workspace).arg("build").args(program))?;
    let mut marelle = process::cargo(workspace);
    marelle.args(["run", "--quiet"]).args(program).arg("--").args(words(options));
    process::become_it(&mut marelle)
}

fn words(options: &Options) -> Vec<&str> {
    match options.words.as_slice() {
        // The server does not open pages yet.
        [] => vec![],
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
    fn without_words_it_opens_the_menu_and_words_are_passed_on() {
        for (line, passed) in [
            (&["run"][..], &[][..]),
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
