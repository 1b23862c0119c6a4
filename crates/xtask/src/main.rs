//! The workshop's own tools, called `cargo xtask <command>`.
//!
//! Everything that automates work on Marelle is here; there are no scripts. Nothing here is part
//! of what a player runs.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a tool speaks to its terminal")]

mod browsers;
mod load;
mod new_game;
mod pictures;
mod postgres;
mod process;
mod run;
mod rust_text;
mod sizes;
mod steps;
mod strength;
mod tidy;
mod wasm;
mod web;
mod workspace;

use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use workspace::Workspace;

/// The tools of the Marelle workshop.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Builds Marelle and starts it; `run -- tui` opens its menu in the terminal.
    Run(run::Options),
    /// Runs everything that continuous integration runs.
    Test(steps::Options),
    /// Checks layers, headers, sizes, messages and other habits of the house.
    Tidy,
    /// Prints how long files and functions are, as a table.
    Sizes(sizes::Options),
    /// Makes a new game: one folder with a small playable example, and its line in the catalogue.
    NewGame {
        /// Its id in kebab-case, such as `nine-mens-morris`.
        name: String,
    },
    /// Builds the picture library anew from packages of npm; it is committed, so this is seldom.
    Pictures {
        /// Compares what is built with what is committed, and writes nothing.
        #[arg(long)]
        check: bool,
    },
    /// Draws the pictures of the book's gallery anew.
    Gallery,
    /// Lets levels meet in every game and prints who is stronger, by how much and how surely.
    Strength(strength::Options),
    /// Lets many games be played on a server over real sockets, and measures it.
    Load {
        /// What to pass on, such as `--games 1000 --every 1..3`; see `--help`. With
        /// `--postgres` first, the server gets a PostgreSQL that is made for it.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Runs a command of cargo while a PostgreSQL server for tests is there.
    Postgres {
        /// The command, such as `test -p storage-postgres`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, required = true)]
        arguments: Vec<String>,
    },
    /// Builds the application for browsers.
    Web(web::Options),
    /// Installs a browser for tests, where this user may.
    Browsers,
    /// Takes the pictures of the application for the book anew.
    Screenshots {
        /// Instead, a contact sheet of every game, to be looked at, in target/sheets.
        #[arg(long)]
        sheets: bool,
    },
    /// Runs the benches of the whole workspace.
    Bench {
        /// What to pass on to the benches, such as a part of a name, or `--quick`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
}

fn main() -> ExitCode {
    match act(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // The last line says what failed; a backtrace below it would hide that.
            eprintln!("\n{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn act(command: Command) -> Result<()> {
    let workspace = Workspace::around(Path::new("."))?;
    match command {
        Command::Run(options) => run::run(&workspace, &options),
        Command::Test(options) => steps::run(&workspace, &options),
        Command::Tidy => tidy::run(&workspace),
        Command::Sizes(options) => sizes::run(&workspace, &options),
        Command::NewGame { name } => new_game::run(&workspace, &name),
        Command::Pictures { check } => pictures::run(&workspace, check),
        Command::Gallery => {
            let mut test = process::cargo(&workspace);
            let test = test.args(["test", "--package", "cli", "--test", "it", "gallery::"]);
            process::run(test.env("GALLERY", "draw"))
        }
        Command::Postgres { arguments } => {
            let server = postgres::Postgres::start(&workspace)?;
            let mut cargo = process::cargo(&workspace);
            process::run(cargo.args(arguments).env(postgres::VARIABLE, server.address()))
        }
        Command::Web(options) => web::build(&workspace, options).map(drop),
        Command::Browsers => browsers::install(&workspace),
        Command::Screenshots { sheets: true } => browsers::sheets(&workspace),
        Command::Screenshots { sheets: false } => browsers::screenshots(&workspace),
        Command::Load { arguments } => load::run(&workspace, &arguments),
        Command::Strength(options) => strength::run(&workspace, &options),
        Command::Bench { arguments } => {
            let mut bench = process::cargo(&workspace);
            process::run(bench.args(["bench", "--workspace", "--bench", "*", "--"]).args(arguments))
        }
    }
}
