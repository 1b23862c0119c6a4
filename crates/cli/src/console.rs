//! Where a command reads and writes, with the words it speaks.

use std::io::{self, BufRead, Write};

use i18n::{Message, Translator};
use paint::Alphabet;
use serde::Serialize;

/// Input, output, language and letters of one command.
pub(crate) struct Console<'a> {
    pub(crate) input: &'a mut (dyn BufRead + Send),
    pub(crate) output: &'a mut dyn Write,
    pub(crate) words: &'a Translator,
    pub(crate) alphabet: Alphabet,
    pub(crate) is_screen: bool,
}

/// Wipes a terminal, with what was scrolled out of sight, and goes to its top.
const WIPE: &str = "\x1b[2J\x1b[3J\x1b[H";

impl Console<'_> {
    /// The words of a message.
    pub(crate) fn words(&self, message: &Message) -> String {
        self.words.say(message)
    }

    /// Writes a line for people, with plain signs only where that is wanted.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{}", crate::spelled(text, self.alphabet))
    }

    /// Writes a text for programs, sign for sign.
    pub(crate) fn data(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    /// Writes an answer as JSON.
    pub(crate) fn json(&mut self, answer: &impl Serialize) -> io::Result<()> {
        self.data(&serde_json::to_string_pretty(answer)?)
    }

    /// Wipes what stands on the screen: the next person may not see it. Elsewhere an empty line
    /// must do.
    pub(crate) fn wipe(&mut self) -> io::Result<()> {
        if self.is_screen { write!(self.output, "{WIPE}") } else { self.line("") }
    }

    /// Says a message as a line.
    pub(crate) fn say(&mut self, message: &Message) -> io::Result<()> {
        let text = self.words(message);
        self.line(&text)
    }

    /// Says a key without arguments as a line.
    pub(crate) fn say_key(&mut self, key: &'static str) -> io::Result<()> {
        self.say(&Message::new(key))
    }
}
