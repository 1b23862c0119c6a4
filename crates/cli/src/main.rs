//! The program `marelle`: everything of it stands in the library.

use std::io;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut streams = cli::Streams {
        input: &mut io::stdin().lock(),
        output: &mut io::stdout().lock(),
        errors: &mut io::stderr().lock(),
    };
    cli::run(std::env::args_os(), &cli::Locale::of_system(), &mut streams).into()
}
