//! `marelle` without a word: the menu on a real terminal, a short help elsewhere.

use std::io::{self, IsTerminal as _};

use clap::ArgMatches;
use game::Reason as _;
use tui::{Colours, Surroundings};

use crate::args;
use crate::console::Console;
use crate::halt::Halt;
use crate::{designs, files, fresh_seed};

/// A terminal that cannot place its cursor.
const DUMB: &str = "dumb";

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let variable = |name: &str| std::env::var(name).ok();
    let is_dumb = variable("TERM").is_some_and(|term| term == DUMB);
    if !console.is_screen || !io::stdin().is_terminal() || is_dumb {
        return Ok(console.line(&args::welcome(console.words))?);
    }
    Ok(tui::run(Surroundings {
        lang: console.words.lang(),
        alphabet: console.alphabet,
        colours: Colours::of_variables(&variable),
        // Without a folder everything can be played; only nothing is kept.
        data: files::data_folder(matches).ok(),
        folder: std::env::current_dir().unwrap_or_default(),
        open: |id, settings| designs::open(id, settings).map_err(|error| error.message()),
        seed: fresh_seed(),
        today: jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string(),
    })?)
}
