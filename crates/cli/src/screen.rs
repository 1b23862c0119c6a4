//! The screen of a real terminal: `marelle` without a word opens the menu, or tells a short help
//! elsewhere; `marelle join` opens a match on a server.

use std::io::{self, IsTerminal as _};

use clap::ArgMatches;
use game::Reason as _;
use i18n::Message;
use tui::{Colours, Invite, Surroundings};

use crate::args;
use crate::console::Console;
use crate::halt::Halt;
use crate::{designs, files, fresh_seed};

/// A terminal that cannot place its cursor.
const DUMB: &str = "dumb";

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    if !is_there(console) {
        return Ok(console.line(&args::welcome(console.words))?);
    }
    open(matches, console, None)
}

pub(crate) fn join(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    if !is_there(console) {
        return Err(Halt::Refused(Message::new("cli.screen-wanted")));
    }
    let given = |name| matches.get_one::<String>(name).cloned();
    let (server, name) = (given(args::SERVER), given(args::NAME));
    let invite = Invite { given: given(args::GIVEN).unwrap_or_default(), server, name };
    open(matches, console, Some(invite))
}

/// Whether there is a terminal that can be drawn on and has keys.
fn is_there(console: &Console<'_>) -> bool {
    let is_dumb = std::env::var("TERM").is_ok_and(|term| term == DUMB);
    console.is_screen && io::stdin().is_terminal() && !is_dumb
}

fn open(matches: &ArgMatches, console: &Console<'_>, join: Option<Invite>) -> Result<(), Halt> {
    let variable = |name: &str| std::env::var(name).ok();
    Ok(tui::run(Surroundings {
        lang: console.words.lang(),
        alphabet: console.alphabet,
        colours: Colours::of_variables(&variable),
        // Without a folder everything can be played; only nothing is kept.
        data: files::data_folder(matches).ok(),
        folder: std::env::current_dir().unwrap_or_default(),
        open: |id, design, settings| {
            designs::open_saved(id, design, settings).map_err(|error| error.message())
        },
        seed: fresh_seed(),
        today: jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string(),
        join,
    })?)
}
