//! The text protocol: one line in, one answer out, for every game.
//!
//! [`Engine`] is the pure part, a table without seats or clocks that answers lines; [`serve`]
//! connects it to an input and an output. It asks no machine for moves yet, and undo has no
//! limit here: the protocol serves analysis, not play among people.

mod answer;
mod command;
mod fault;

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::time::Instant;

use game::{AnyGame, AnyPosition, Seat, Settings, Turn, Viewer};
use i18n::{Lang, Message, SourceError, Translator};
use scene::Alphabet;
use session::Match;

use crate::designs;
use command::{Change, Command, Query};
use fault::Trouble;

pub use crate::lines::{LONGEST_LINE, Line, read_line};
pub use answer::Answer;
pub use fault::Fault;

/// Answers the lines of the protocol.
pub struct Engine {
    english: Translator,
    french: Translator,
    lang: Lang,
    table: Option<Match>,
    open: Opener,
}

/// Makes a game from its id and options.
type Opener = fn(&str, &Settings) -> Result<Arc<dyn AnyGame>, designs::OpenError>;

impl Engine {
    /// An engine with an empty table that speaks this language and knows the games of the shelf.
    ///
    /// # Errors
    /// When Marelle's own words cannot be read.
    pub fn new(lang: Lang) -> Result<Self, SourceError> {
        Self::opening(lang, designs::open_on_shelf)
    }

    /// An engine that also opens `design:<file>`: it reads files.
    ///
    /// # Errors
    /// When Marelle's own words cannot be read.
    pub fn with_designs(lang: Lang) -> Result<Self, SourceError> {
        Self::opening(lang, designs::open)
    }

    fn opening(lang: Lang, open: Opener) -> Result<Self, SourceError> {
        let english = crate::words::translator(Lang::En)?;
        let french = crate::words::translator(Lang::Fr)?;
        Ok(Self { english, french, lang, table: None, open })
    }

    /// Answers one line; a line that makes no sense changes nothing.
    pub fn handle(&mut self, line: &str) -> Answer {
        let answer = Command::parse(line).and_then(|command| self.obey(command));
        answer.unwrap_or_else(|trouble| self.refuse(&trouble))
    }

    /// Answers whatever came in place of a line.
    pub fn handle_line(&mut self, line: &Line) -> Answer {
        match line {
            Line::Text(text) => self.handle(text),
            Line::TooLong => self.refuse(&Fault::LineTooLong.into()),
            Line::NotText => self.refuse(&Fault::NotText.into()),
        }
    }

    fn refuse(&self, trouble: &Trouble) -> Answer {
        Answer::line(format!("error {} {}", trouble.key, self.say(&trouble.message)))
    }

    fn say(&self, message: &Message) -> String {
        let stock = match self.lang {
            Lang::En => &self.english,
            Lang::Fr => &self.french,
        };
        match &self.table {
            Some(table) => table.game().voice(stock).say(message),
            None => stock.say(message),
        }
    }

    fn obey(&mut self, command: Command<'_>) -> Result<Answer, Trouble> {
        match command {
            Command::Games => return Ok(Answer::line(listed("games", catalogue::ids()))),
            Command::Game { id, settings, seed } => {
                self.table = Some(Match::new((self.open)(id, &settings)?, seed));
            }
            Command::SetLang(lang) => self.lang = lang,
            Command::Quit => return Ok(Answer::ok().ending()),
            Command::Change(change) => change_table(self.table()?, &change)?,
            Command::Query(query) => return answer(self.table()?, &query),
            Command::Machine => {
                self.table()?;
                return Err(Fault::NoMachine.into());
            }
        }
        Ok(Answer::ok())
    }

    fn table(&mut self) -> Result<&mut Match, Fault> {
        self.table.as_mut().ok_or(Fault::NoGame)
    }
}

/// Changes the game on the table, wholly or not at all.
fn change_table(table: &mut Match, change: &Change<'_>) -> Result<(), Trouble> {
    match change {
        Change::Position { moves } => *table = replayed(table, moves)?,
        Change::Setup { text } => {
            *table = Match::from_position(table.game().clone(), table.seed(), text)?;
        }
        Change::Play { text } => {
            table.enter(text).map_err(|refused| Trouble::refused(&refused))?;
        }
        Change::Undo => {
            table.undo().ok_or(Fault::NothingToUndo)?;
        }
    }
    Ok(())
}

fn answer(table: &Match, query: &Query<'_>) -> Result<Answer, Trouble> {
    let (game, position) = (table.game().as_ref(), table.position());
    Ok(match query {
        Query::Options => {
            let (settings, seed) = (game.settings().to_string(), format!("seed={}", table.seed()));
            Answer::line(listed("options", [settings.as_str(), &seed].into_iter()))
        }
        Query::Text => Answer::line(format!("text {}", position.text())),
        Query::Legal => {
            let mut moves = position.legal_moves();
            moves.sort_unstable();
            Answer::line(listed("legal", moves.iter().map(String::as_str)))
        }
        Query::Turn => Answer::line(turn_line(game, position)),
        Query::Perft { depth } => {
            let began = Instant::now();
            let count = position.perft(*depth);
            let time = format!("info time {}", began.elapsed().as_millis());
            Answer::line(format!("perft {count}")).after([time])
        }
        Query::View { seat } => {
            let viewer = Viewer::Seat(seat_named(game, seat)?);
            Answer::line(format!("view {}", position.view(viewer)))
        }
        Query::Show => {
            let scene = position.scene(viewer_now(position), table.selection(), table.last_move());
            let drawing = scene::render(&scene, Alphabet::Unicode);
            Answer::ok().after(drawing.lines().map(str::to_owned))
        }
    })
}

/// The start of the same game, then these moves; the table itself is left alone.
fn replayed(table: &Match, moves: &[&str]) -> Result<Match, Trouble> {
    let mut fresh = Match::new(table.game().clone(), table.seed());
    for (text, number) in moves.iter().zip(1..) {
        fresh.enter(text).map_err(|refused| Trouble::in_list(number, text, &refused))?;
    }
    Ok(fresh)
}

fn turn_line(game: &dyn AnyGame, position: &dyn AnyPosition) -> String {
    match (position.turn(), position.outcome()) {
        (Turn::Seat(seat), _) => format!("turn {}", game.seat_text(seat)),
        (_, Some(outcome)) => format!("over {}", position.outcome_text(&outcome)),
        // Chances are resolved when a move is played; no position stands before one.
        (_, None) => "turn chance".to_owned(),
    }
}

/// A seat by its number or by the game's own word for it.
fn seat_named(game: &dyn AnyGame, text: &str) -> Result<Seat, Fault> {
    let is_meant = |seat: &Seat| game.seat_text(*seat) == text || seat.to_string() == text;
    let named = Seat::all(game.seats()).find(is_meant);
    named.ok_or_else(|| Fault::NoSuchSeat { text: i18n::clip(text) })
}

/// The board is shown as the player to move sees it.
fn viewer_now(position: &dyn AnyPosition) -> Viewer {
    match position.turn() {
        Turn::Seat(seat) => Viewer::Seat(seat),
        Turn::Chance | Turn::Over => Viewer::Public,
    }
}

fn listed<'a>(word: &str, items: impl Iterator<Item = &'a str>) -> String {
    items.filter(|item| !item.is_empty()).fold(word.to_owned(), |line, item| line + " " + item)
}

/// Answers every line of the input until it ends or says `quit`.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub fn serve(
    engine: &mut Engine,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> io::Result<()> {
    while let Some(line) = read_line(input)? {
        let answer = engine.handle_line(&line);
        output.write_all(answer.to_string().as_bytes())?;
        output.flush()?;
        if answer.ends() {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
