//! The program `marelle`: everything of it stands in the library.

use std::io::{self, BufReader, IsTerminal as _};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut streams = cli::Streams {
        // Not locked: another thread reads it while a machine thinks.
        input: &mut BufReader::new(io::stdin()),
        output: &mut io::stdout().lock(),
        // Not locked either: a server's log comes from all of its threads, and waits for whoever
        // has the lock.
        errors: &mut io::stderr(),
        is_screen: io::stdout().is_terminal(),
    };
    cli::run(std::env::args_os(), &cli::Locale::of_system(), &mut streams).into()
}
