//! From a file to a session: Marelle's own record, or a score sheet that a game can read.

use std::path::Path;

use clap::ArgMatches;
use game::Sheet;
use i18n::Message;
use session::{Command, Match, Player, Record, RecordError, Session, Table};

use crate::args::{self, Chosen};
use crate::halt::Halt;
use crate::{designs, files};
use designs::is_design;

/// A session as a file tells it.
pub(crate) struct Source {
    pub(crate) session: Session,
    /// When it was played, if the file says so.
    pub(super) date: Option<String>,
    /// The result as a sheet states it.
    pub(super) stated: Option<String>,
}

impl Source {
    /// Reads a record; with `--game`, what is no record is read as a sheet of that game.
    pub(crate) fn read(path: &Path, matches: &ArgMatches) -> Result<Self, Halt> {
        let bytes = &files::read(path)?;
        match (Record::read(bytes), matches.get_one::<String>(args::GAME)) {
            (Ok(record), _) => {
                let session = open(&record)?;
                Ok(Self { session, date: record.date().map(str::to_owned), stated: None })
            }
            (Err(RecordError::NotARecord), Some(id)) => {
                let chosen = Chosen::from_pairs(id, matches)?;
                read_sheet(&chosen, files::as_text(bytes)?)
            }
            (Err(RecordError::NotARecord), None) => Err(Halt::Refused(match is_design(bytes) {
                true => files::is_game(path),
                false => Message::new("file.not-a-record"),
            })),
            (Err(error), _) => Err(Halt::because(&error)),
        }
    }
}

/// The session of a record, ready to go on.
pub(crate) fn resume(path: &Path) -> Result<Session, Halt> {
    let bytes = files::read(path)?;
    let record = Record::read(&bytes).map_err(|error| match error {
        RecordError::NotARecord if is_design(&bytes) => Halt::Refused(files::is_game(path)),
        error => Halt::because(&error),
    });
    open(&record?)
}

fn open(record: &Record) -> Result<Session, Halt> {
    designs::replay(record).map_err(|error| Halt::because(&error))
}

fn read_sheet(chosen: &Chosen, text: &str) -> Result<Source, Halt> {
    let sheet = chosen.game.read_sheet(text).map_err(|error| Halt::because(&error))?;
    let session = replayed(chosen, &sheet)?;
    Ok(Source { session, date: None, stated: sheet.result })
}

/// Plays what the sheet says, with its thinking times.
fn replayed(chosen: &Chosen, sheet: &Sheet) -> Result<Session, Halt> {
    let (game, seed) = (chosen.game.clone(), chosen.seed.unwrap_or(0));
    let mut names = sheet.players.clone();
    names.resize(game.seats().into(), String::new());
    let start = match &sheet.start {
        None => Match::new(game, seed),
        Some(text) => {
            Match::from_position(game, seed, text).map_err(|error| Halt::because(&error))?
        }
    };
    let table = Table::new(names.into_iter().map(Player::human).collect());
    let mut session = Session::new(start, table).map_err(|error| Halt::because(&error))?;
    for (index, text) in sheet.moves.iter().enumerate() {
        let elapsed_ms = sheet.times.get(index).copied().flatten().unwrap_or(0);
        // Nobody has the hand after the end; the session says so whoever asks.
        let seat = session.hand().unwrap_or(game::Seat::FIRST);
        let told = session
            .handle(Command::Tick { elapsed_ms })
            .and_then(|_| session.handle(Command::Play { seat, text: text.clone() }));
        told.map_err(|refused| {
            let message = Message::new("cli.move-refused").with("number", index + 1);
            Halt::Refused(
                message.with("text", text.as_str()).with("why", refused.message().clone()),
            )
        })?;
    }
    Ok(session)
}
