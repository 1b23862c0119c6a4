//! `marelle play`: a game in line mode. The board is shown, a line is asked for, and so on.
//!
//! The sitting keeps what every device keeps: the session with its rules, its words, advice and
//! the questions to machines. Here is only reading and telling.

mod machine;
mod order;
mod players;
mod telling;

use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::ArgMatches;
use game::{Seat, Told};
use i18n::Message;
use session::{Command, Event, Match, Record, Session, Table, Typed};

use crate::args::{self, Chosen};
use crate::console::Console;
use crate::halt::Halt;
use crate::lines::{Line, read_line};
use crate::teller::Teller;
use crate::{designs, files, fresh_seed, record};
use machine_host::Threads;

use machine::Opponents;
use order::Order;

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let file = matches.get_one::<PathBuf>(args::LOAD).cloned();
    let threads = matches.subcommand().map_or(Threads::ONE, |(_, chosen)| machine::threads(chosen));
    let session = match (&file, matches.subcommand()) {
        (Some(file), chosen) => resumed(file, chosen.map(|(id, _)| id))?,
        (None, Some((id, matches))) => new_session(id, matches, console)?,
        (None, None) => {
            let known = catalogue::ids().collect::<Vec<_>>().join(", ");
            let message = Message::new("usage.which-game").with("known", known);
            return Err(Halt::Usage(message));
        }
    };
    LineMode::new(session, file, threads, console).run()
}

/// Plays a design file. A saved game that is named in its place goes on.
pub(crate) fn run_design(
    path: &Path,
    matches: &ArgMatches,
    console: &mut Console<'_>,
) -> Result<(), Halt> {
    let id = &designs::id_of(path);
    let file = matches.get_one::<PathBuf>(args::LOAD).cloned();
    let is_saved = path.is_file() && files::read(path).is_ok_and(|bytes| Record::begins(&bytes));
    let file = file.or_else(|| is_saved.then(|| path.to_owned()));
    let session = match &file {
        Some(_) if is_saved => resumed(path, None)?,
        Some(file) => resumed(file, Some(id))?,
        None => {
            let is_test = matches.get_flag(args::TEST);
            seated(Chosen::from_design(id, matches)?, matches, is_test, console)?
        }
    };
    LineMode::new(session, file, machine::threads(matches), console).run()
}

fn new_session(id: &str, matches: &ArgMatches, console: &Console<'_>) -> Result<Session, Halt> {
    seated(Chosen::from_flags(id, matches)?, matches, false, console)
}

fn seated(
    chosen: Chosen,
    matches: &ArgMatches,
    is_test: bool,
    console: &Console<'_>,
) -> Result<Session, Halt> {
    let seed = chosen.seed.unwrap_or_else(fresh_seed);
    let players = players::seated(chosen.game.seats(), matches, console.words)?;
    let mut table = Table::new(players);
    table.test = is_test;
    // Who tries a game out plays every seat.
    table.pass_device = chosen.game.card().hides && !is_test;
    Session::new(Match::new(chosen.game, seed), table).map_err(|error| Halt::usage(&error))
}

fn resumed(file: &Path, id: Option<&str>) -> Result<Session, Halt> {
    let session = record::resume(file)?;
    let saved = session.played().game().card().id.clone();
    match id {
        Some(id) if saved != id => {
            let message = Message::new("line.other-game").with("game", saved.into_owned());
            Err(Halt::Refused(message))
        }
        _ => Ok(session),
    }
}

/// A game at the terminal.
struct LineMode<'a, 'b> {
    table: Teller<'a, 'b>,
    /// The file this play was loaded from or saved to.
    file: Option<PathBuf>,
    /// How long the log was when it was last saved or loaded.
    saved: usize,
    /// An order that only counts when it is given twice in a row.
    to_confirm: Option<Order<'static>>,
    opponents: Opponents,
}

impl<'a, 'b> LineMode<'a, 'b> {
    fn new(
        session: Session,
        file: Option<PathBuf>,
        threads: Threads,
        console: &'a mut Console<'b>,
    ) -> Self {
        let saved = session.log().len();
        let opponents = Opponents::new(fresh_seed(), threads);
        let table = Teller::new(session, console);
        Self { table, file, saved, to_confirm: None, opponents }
    }

    fn say_key(&mut self, key: &'static str) -> Result<(), Halt> {
        Ok(self.table.say_key(key)?)
    }

    fn say(&mut self, message: &Message) -> Result<(), Halt> {
        Ok(self.table.say(message)?)
    }

    fn run(mut self) -> Result<(), Halt> {
        if self.session().log().is_empty() {
            self.tell_instructions(true)?;
        }
        self.say_key("line.welcome")?;
        self.show_board()?;
        if let Some(ending) = self.session().ending().cloned() {
            self.announce(&ending)?;
        }
        loop {
            self.let_machines_play()?;
            let Some(line) = self.ask()? else {
                self.table.console.line("")?;
                return self.say_key(if self.is_saved() { "line.bye" } else { "line.not-saved" });
            };
            match line {
                Line::Text(text) => {
                    if self.obey(&Order::read(&text))? {
                        return self.say_key("line.bye");
                    }
                }
                Line::TooLong | Line::NotText => self.say_key("line.not-readable")?,
            }
        }
    }

    fn session(&self) -> &Session {
        self.table.session()
    }

    /// Asks for a line. Where the device goes around, the first one only says that it has arrived.
    fn ask(&mut self) -> Result<Option<Line>, Halt> {
        while let Some(next) = self.session().awaits() {
            self.say(&Message::new("line.hand-over").with("player", next))?;
            if self.read()?.is_none() {
                return Ok(None);
            }
            self.command(Command::HandOver)?;
        }
        self.read()
    }

    /// Reads a line; the time until it comes counts for the player who has the hand.
    fn read(&mut self) -> Result<Option<Line>, Halt> {
        write!(self.table.console.output, "> ")?;
        self.table.console.output.flush()?;
        let began = Instant::now();
        let line = read_line(self.table.console.input)?;
        // Who types has seen what was in view for a moment.
        self.table.sitting.turn_faces_down();
        self.let_time_pass(ms_since(began))?;
        Ok(line)
    }

    /// Time is told only where something comes of it.
    fn let_time_pass(&mut self, elapsed_ms: u64) -> Result<(), Halt> {
        let events = self.table.sitting.let_time_pass(elapsed_ms);
        let (counted, others): (Vec<Event>, Vec<Event>) =
            events.into_iter().partition(|event| matches!(event, Event::Played { .. }));
        let has_moved = !counted.is_empty();
        let is_told = has_moved && self.told().iter().any(|told| told.saying().is_some());
        if is_told || !others.is_empty() {
            self.tell_all(&others, has_moved)?;
        }
        Ok(())
    }

    /// Does what was typed; says whether that was all.
    fn obey(&mut self, order: &Order<'_>) -> Result<bool, Halt> {
        let confirmed = self.to_confirm.take();
        match order {
            Order::Look => self.show_board()?,
            Order::Help => self.help()?,
            Order::Rules => self.rules()?,
            Order::Moves => self.list_moves()?,
            Order::Advice => self.advise()?,
            Order::Save(file) => self.save(file.map(PathBuf::from))?,
            Order::Move(text) => self.act(|seat| Typed::read(text).command(seat))?,
            Order::TakeBack => self.act(|seat| Command::TakeBack { seat })?,
            Order::Join(name) => self.command(Command::Join { name: (*name).to_owned() })?,
            Order::Leave(name) => self.let_go(name)?,
            Order::Resign if confirmed == Some(Order::Resign) => {
                self.act(|seat| Command::Resign { seat })?;
            }
            Order::Resign if self.session().ending().is_none() => {
                self.to_confirm = Some(Order::Resign);
                self.say_key("line.resign-again")?;
            }
            Order::Resign => self.say_key("session.game-over")?,
            Order::Quit if self.is_saved() || confirmed == Some(Order::Quit) => return Ok(true),
            Order::Quit => {
                self.to_confirm = Some(Order::Quit);
                self.say_key("line.quit-again")?;
            }
        }
        Ok(false)
    }

    /// Lets a player go who is called by name or number.
    fn let_go(&mut self, name: &str) -> Result<(), Halt> {
        match self.table.sitting.seat_called(name) {
            Some(seat) => self.command(Command::Leave { seat }),
            None => self.say(&Message::new("line.no-such-player").with("name", name)),
        }
    }

    /// A command of the player who has the hand, or of the maker when a test is over.
    fn act(&mut self, command: impl FnOnce(Seat) -> Command) -> Result<(), Halt> {
        match self.session().asker() {
            Some(seat) => self.command(command(seat)),
            None => self.say_key("session.game-over"),
        }
    }

    /// Lets the session do it, and tells what happened or why not.
    fn command(&mut self, command: Command) -> Result<(), Halt> {
        match self.table.sitting.handle(command) {
            Ok(events) => self.tell_played(&events),
            Err(refused) => self.say(refused.message()),
        }
    }

    /// Tells what happened when somebody did something.
    fn tell_played(&mut self, events: &[Event]) -> Result<(), Halt> {
        let has_moved = events.iter().any(|event| matches!(event, Event::Played { .. }));
        if events.is_empty() { Ok(()) } else { self.tell_all(events, has_moved) }
    }

    /// Tells these events, shows the board as it is now and announces the end.
    fn tell_all(&mut self, events: &[Event], has_moved: bool) -> Result<(), Halt> {
        if self.session().awaits().is_some() {
            self.table.console.wipe()?;
        }
        for event in events {
            self.tell(event)?;
        }
        if events.iter().any(is_change) {
            // A game that was changed may say other words.
            self.table.listen_anew();
        }
        self.show_after(has_moved)?;
        match events.last() {
            Some(Event::Ended(ending)) => self.announce(ending),
            _ => Ok(()),
        }
    }

    /// What the last move did, for whoever looks.
    fn told(&self) -> Vec<Told> {
        self.session().told(self.session().viewer())
    }

    fn list_moves(&mut self) -> Result<(), Halt> {
        let mut moves = self.session().played().position().legal_moves();
        moves.sort_unstable();
        Ok(self.table.list(&moves)?)
    }

    fn is_saved(&self) -> bool {
        self.saved == self.session().log().len()
    }

    fn save(&mut self, file: Option<PathBuf>) -> Result<(), Halt> {
        self.table.sitting.pause();
        let id = self.session().played().game().card().id.clone();
        let path = file.or_else(|| self.file.clone()).unwrap_or_else(|| files::free_name(&id));
        let is_own = self.file.as_ref() == Some(&path);
        let text = Record::whole_of(self.session()).to_string();
        match files::save(&path, &text, is_own) {
            Ok(()) => {
                self.saved = self.session().log().len();
                self.say(&Message::new("line.saved").with("file", files::shown(&path)))?;
                self.file = Some(path);
                Ok(())
            }
            Err(message) => self.say(&message),
        }
    }
}

/// Whether other rules or other players are in force now.
fn is_change(event: &Event) -> bool {
    match event {
        Event::Played { action, .. } | Event::Undone { action, .. } => action.changes_game(),
        event => matches!(event, Event::Joined { .. } | Event::Left { .. }),
    }
}

fn ms_since(began: Instant) -> u64 {
    u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX)
}
