//! The text protocol: one line in, one answer out, for every game.
//!
//! [`Engine`] is a table without seats that answers lines; [`serve`] connects it to an input and
//! an output, and reads ahead so that `stop` is heard while a machine thinks. Undo has no limit
//! here: the protocol serves analysis, not play among people.

mod answer;
mod command;
mod fault;
mod serve;
mod thinking;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use game::{AnyGame, AnyPosition, Refused, Seat, Settings, Told, Turn, Viewer};
use i18n::{Lang, Message, SourceError, Translator};
use paint::Alphabet;
use session::{Match, Typed};

use crate::{designs, perft};
use command::{Change, Command, Query};
use fault::Trouble;
use thinking::Thinking;

pub use crate::lines::{LONGEST_LINE, Line, read_line};
pub use answer::Answer;
pub use fault::Fault;
pub use serve::serve;

/// Answers the lines of the protocol.
pub struct Engine {
    english: Translator,
    french: Translator,
    lang: Lang,
    table: Option<Match>,
    thinking: Thinking,
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
        Ok(Self { english, french, lang, table: None, thinking: Thinking::default(), open })
    }

    /// Answers one line; a line that makes no sense changes nothing.
    pub fn handle(&mut self, line: &str) -> Answer {
        self.handle_line(&Line::Text(line.to_owned()))
    }

    /// Answers whatever came in place of a line.
    pub fn handle_line(&mut self, line: &Line) -> Answer {
        let mut told = Vec::new();
        let answer = self.handle_telling(line, &mut |info| told.push(info));
        answer.after_all(told)
    }

    /// Answers a line; what a machine finds on the way is told at once.
    pub fn handle_telling(&mut self, line: &Line, tell: &mut dyn FnMut(String)) -> Answer {
        let answer = match line {
            Line::Text(text) => Command::parse(text).and_then(|command| self.obey(command, tell)),
            Line::TooLong => Err(Fault::LineTooLong.into()),
            Line::NotText => Err(Fault::NotText.into()),
        };
        answer.unwrap_or_else(|trouble| self.refuse(&trouble))
    }

    /// The flag that ends the search under way when it is raised.
    #[must_use]
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.thinking.stop)
    }

    fn refuse(&self, trouble: &Trouble) -> Answer {
        let told = i18n::sentence(&self.say(&trouble.message));
        Answer::line(format!("error {} {told}", trouble.key))
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

    fn obey(
        &mut self,
        command: Command<'_>,
        tell: &mut dyn FnMut(String),
    ) -> Result<Answer, Trouble> {
        match command {
            Command::Games => return Ok(Answer::line(listed("games", catalogue::ids()))),
            Command::Game { id, settings, seed } => {
                self.table = Some(Match::new((self.open)(id, &settings)?, seed));
            }
            Command::SetLang(lang) => self.lang = lang,
            Command::SetThreads(threads) => self.thinking.threads = threads,
            Command::Quit => return Ok(Answer::ok().ending()),
            Command::Change(change) => {
                let table = self.table()?;
                let (viewer, moves) = (table.viewer(), table.moves().len());
                change_table(table, &change)?;
                let has_moved = table.moves().len() > moves;
                if has_moved && matches!(change, Change::Play { .. }) {
                    return Ok(Answer::ok().after(self.sayings(viewer)));
                }
            }
            Command::Query(query) => return answer(self.table()?, &query),
            Command::Stop => self.thinking.stop.store(false, Ordering::Relaxed),
            Command::Go(go) => {
                let table = self.table.as_ref().ok_or(Fault::NoGame)?;
                return self.thinking.go(table, &go, tell);
            }
            Command::Hint => {
                let table = self.table.as_ref().ok_or(Fault::NoGame)?;
                let hint = self.thinking.hint(table)?;
                return Ok(Answer::line(format!("hint {} {}", hint.action, self.say(&hint.why))));
            }
        }
        Ok(Answer::ok())
    }

    /// What the game says of the last move to the player who made it, as lines.
    fn sayings(&self, viewer: Viewer) -> Vec<String> {
        let told = self.table.as_ref().map(|table| table.told(viewer)).unwrap_or_default();
        let sayings = told.iter().filter_map(Told::saying);
        let line = |text: String| {
            format!("info say {}", i18n::sentence(&text.replace(char::is_control, " ")))
        };
        sayings.map(|saying| line(self.say(&saying.message))).collect()
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
            enter(table, text).map_err(|refused| Trouble::refused(&refused))?;
        }
        Change::Undo => {
            table.undo().ok_or(Fault::NothingToUndo)?;
        }
    }
    Ok(())
}

/// Plays a move or makes a click. The rules and the players stay those of `game`: options
/// change them there.
fn enter(table: &mut Match, text: &str) -> Result<(), Refused> {
    match Typed::read(text) {
        Typed::Change(_) | Typed::Join(_) | Typed::Leave(_) => {
            Err(Refused::because(&Fault::NoChange))
        }
        typed => table.enter(typed).map(drop),
    }
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
            let count = perft::counted(position, *depth);
            let time = format!("info time {}", began.elapsed().as_millis());
            Answer::line(format!("perft {count}")).after([time])
        }
        Query::View { seat } => {
            let viewer = Viewer::Seat(seat_named(game, seat)?);
            Answer::line(format!("view {}", position.view(viewer)))
        }
        Query::Show => {
            let scene = table.scene(table.viewer(), table.selection());
            let drawing = paint::render(&scene, Alphabet::Unicode);
            Answer::ok().after(drawing.lines().map(str::to_owned))
        }
    })
}

/// The start of the same game, then these moves; the table itself is left alone.
fn replayed(table: &Match, moves: &[&str]) -> Result<Match, Trouble> {
    let mut fresh = Match::new(table.game().clone(), table.seed());
    for (text, number) in moves.iter().zip(1..) {
        enter(&mut fresh, text).map_err(|refused| Trouble::in_list(number, text, &refused))?;
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

fn listed<'a>(word: &str, items: impl Iterator<Item = &'a str>) -> String {
    items.filter(|item| !item.is_empty()).fold(word.to_owned(), |line, item| line + " " + item)
}

#[cfg(test)]
mod tests;
