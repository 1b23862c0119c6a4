//! A sitting told line by line at a console: what play, records and analyses share.

use std::io;

use game::BySeat;
use i18n::{Message, Value};
use session::{Ending, Session};
use sitting::Sitting;

use crate::board::{self, WIDTH, wrapped};
use crate::console::Console;

/// A sitting and the console where it is told.
pub(crate) struct Teller<'a, 'b> {
    pub(crate) sitting: Sitting,
    pub(crate) console: &'a mut Console<'b>,
}

impl<'a, 'b> Teller<'a, 'b> {
    pub(crate) fn new(session: Session, console: &'a mut Console<'b>) -> Self {
        Self { sitting: Sitting::new(session, console.words), console }
    }

    pub(crate) const fn session(&self) -> &Session {
        self.sitting.session()
    }

    /// Takes the words of the game anew, which was changed.
    pub(crate) fn listen_anew(&mut self) {
        self.sitting.listen_anew(self.console.words);
    }

    /// The words of a message, with the players' names.
    pub(crate) fn words(&self, message: &Message) -> String {
        self.sitting.say(message)
    }

    /// Says a message as a sentence of its own.
    pub(crate) fn say(&mut self, message: &Message) -> io::Result<()> {
        let text = i18n::sentence(&self.words(message));
        self.console.line(&text)
    }

    /// Says a message without arguments as it is: it may begin with what is to be typed.
    pub(crate) fn say_key(&mut self, key: &str) -> io::Result<()> {
        let text = self.words(&Message::new(key.to_owned()));
        self.console.line(&text)
    }

    /// Draws a scene of the session after an empty line.
    pub(crate) fn draw(&mut self, scene: &scene::Scene) -> io::Result<()> {
        let drawing = board::as_text(scene, self.console.alphabet, &|message| self.words(message));
        self.console.line("")?;
        self.console.line(&drawing)
    }

    /// A line of somebody's own text, broken where the screen ends.
    pub(crate) fn list_text(&mut self, text: &str) -> io::Result<()> {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        wrapped(&words, WIDTH).iter().try_for_each(|line| self.console.line(line))
    }

    /// Lists words, in lines that fit the screen.
    pub(crate) fn list(&mut self, words: &[String]) -> io::Result<()> {
        wrapped(words, WIDTH).iter().try_for_each(|line| self.console.line(&format!("  {line}")))
    }

    /// How it ended and what each seat takes home.
    pub(crate) fn announce(&mut self, ending: &Ending) -> io::Result<()> {
        self.say(&ending.outcome.verdict.message())?;
        self.tell_points(ending)
    }

    /// What each seat takes home.
    pub(crate) fn tell_points(&mut self, ending: &Ending) -> io::Result<()> {
        if let Some(scores) = &ending.outcome.scores {
            self.say_numbers("line.scores", scores)?;
        }
        self.say_numbers("line.points", &ending.points)
    }

    fn say_numbers(&mut self, key: &'static str, numbers: &BySeat<i32>) -> io::Result<()> {
        let each = numbers.iter().map(|(seat, number)| {
            let name = Value::Text(self.sitting.name(seat));
            self.words(&Message::new("line.counter").with("label", name).with("value", *number))
        });
        let list = each.collect::<Vec<_>>().join(", ");
        self.say(&Message::new(key).with("list", Value::Text(list)))
    }
}
