//! The command line of Marelle: the front door, in front of every other crate.
//!
//! [`run`] is the whole program with its streams as arguments, so that tests need no process.
//! No rule stands here: games come from the catalogue, play goes through a session, boards are
//! drawn by the scene. Words stand in `i18n/`, in French and English.

mod analyse;
mod args;
mod board;
mod console;
mod designs;
pub mod engine;
mod files;
mod games;
mod halt;
mod hosting;
mod lines;
mod locale;
mod matches;
mod perft;
mod picture;
mod play;
mod record;
mod scores;
mod screen;
mod teller;
mod usage;
mod waiting;
mod words;

use std::borrow::Cow;
use std::ffi::OsString;
use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, BufRead, Write};

use clap::ArgMatches;
use i18n::{Lang, Message, Translator};
use paint::Alphabet;

use console::Console;
use halt::Halt;

pub use locale::Locale;
pub use words::{WORDS, translator};

/// What the program reads and writes.
#[expect(missing_docs, reason = "the names say it")]
pub struct Streams<'a> {
    pub input: &'a mut (dyn BufRead + Send),
    pub output: &'a mut dyn Write,
    pub errors: &'a mut dyn Write,
    /// Whether the output is a screen, which can be wiped.
    pub is_screen: bool,
}

/// Runs the program with these arguments, its own name first; returns its exit code: 0 when all
/// is well, 1 when something was refused or is damaged, 2 when the arguments make no sense.
pub fn run(
    args: impl IntoIterator<Item = OsString>,
    locale: &Locale,
    streams: &mut Streams<'_>,
) -> u8 {
    let args: Vec<OsString> = args.into_iter().collect();
    if let Some(sort) = hosting::reading::asked(&args) {
        return hosting::reading::run(sort, streams);
    }
    let args = args::with_designs(args);
    let lang = args::lang_wanted(&args).unwrap_or(locale.lang);
    match translator(lang) {
        Ok(words) => {
            let alphabet = if args::wants_ascii(&args) { Alphabet::Ascii } else { locale.alphabet };
            obey(&args, &words, alphabet, streams)
        }
        // Only tests of Marelle itself could ever see this: the words are part of the program.
        Err(error) => {
            let _ = writeln!(streams.errors, "{error}");
            1
        }
    }
}

fn obey(
    args: &[OsString],
    words: &Translator,
    alphabet: Alphabet,
    streams: &mut Streams<'_>,
) -> u8 {
    let result = match args::command(words).try_get_matches_from(args) {
        Ok(matches) => {
            let Streams { input, output, is_screen, .. } = streams;
            let is_screen = *is_screen;
            dispatch(&matches, &mut Console { input, output, words, alphabet, is_screen })
        }
        Err(error) => usage::answer(&error, alphabet, streams),
    };
    let result = result.and_then(|()| Ok(streams.output.flush()?));
    let Err(halt) = result else { return 0 };
    if let Some(message) = halt.message() {
        // When even this cannot be written, the exit code still speaks.
        let _ = writeln!(streams.errors, "{}", spelled(&told(&halt, &message, words), alphabet));
    }
    halt.exit_code()
}

/// Why, and for wrong arguments also where help is.
fn told(halt: &Halt, message: &Message, words: &Translator) -> String {
    let text = words.say(message);
    match halt {
        Halt::Usage(_) => format!("{text}\n{}", words.say(&Message::new("usage.see-help"))),
        _ => text,
    }
}

/// Words as an alphabet writes them.
fn spelled(text: &str, alphabet: Alphabet) -> Cow<'_, str> {
    match alphabet {
        Alphabet::Unicode => Cow::Borrowed(text),
        Alphabet::Ascii => Cow::Owned(sitting::plain(text)),
    }
}

/// A number that differs each time, where luck starts; records keep it.
fn fresh_seed() -> u64 {
    RandomState::new().hash_one(std::process::id())
}

fn dispatch(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    match matches.subcommand() {
        Some((args::GAMES, rest)) => games::run(rest, console),
        Some((args::PLAY, rest)) => play::run(rest, console),
        Some((args::JOIN, rest)) => screen::join(rest, console),
        Some((args::PERFT, rest)) => perft::run(rest, console),
        Some((args::RECORD, rest)) => record::run(rest, console),
        Some((args::PICTURE, rest)) => picture::run(rest, console),
        Some((args::WORKSHOP, rest)) => designs::run(rest, console),
        Some((args::MATCH, rest)) => matches::run(rest, console),
        Some((args::TOURNAMENT, rest)) => matches::tournament::run(rest, console),
        Some((args::ANALYSE, rest)) => analyse::run(rest, console),
        Some((args::SCORES, rest)) => scores::run(rest, console),
        Some((args::ENGINE, _)) => speak(console),
        Some((args::SERVE, rest)) => hosting::serve::run(rest, console),
        Some((args::ADMIN, rest)) => hosting::admin::run(rest, console),
        _ => screen::run(matches, console),
    }
}

/// Speaks the text protocol over the console.
fn speak(console: &mut Console<'_>) -> Result<(), Halt> {
    let lang: Lang = console.words.lang();
    // The words were read once already; they can be read again.
    let mut engine = engine::Engine::with_designs(lang).map_err(io::Error::other)?;
    Ok(engine::serve(&mut engine, console.input, console.output)?)
}

#[cfg(test)]
mod tests;
