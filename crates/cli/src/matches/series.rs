//! Games that are played one after another and kept: what a match and a tournament share.
//!
//! Each opening is drawn from the seed and played once with every order of the seats. A game that
//! stands in the folder already is not played again.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::ArgMatches;
use game::{AnyGame, Outcome, Rng, Turn};
use i18n::Message;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use session::{Command, Match, Player, Record, Session, Table};

use super::player::{Entrant, Seated};
use crate::args::{self, Chosen};
use crate::halt::Halt;
use crate::{designs, files};

/// Raised by Ctrl-C: the game under way is played to its end, then the command stops.
static STOP: AtomicBool = AtomicBool::new(false);

/// Random moves at the start of each opening, where none are asked for.
const OPENING: u32 = 4;
/// What a program may think for a move.
const MOVETIME_MS: u64 = 1000;

/// A game and who may play it.
pub(super) struct Series {
    pub(super) game: Arc<dyn AnyGame>,
    pub(super) seed: u64,
    pub(super) entrants: Vec<Entrant>,
    opening: u32,
    movetime: u64,
    pub(super) folder: PathBuf,
}

/// One game of a series.
pub(super) struct Pairing<'a> {
    /// Its number, from 0, among those of the same entrants.
    pub(super) number: u32,
    /// The entrants that meet; they change seats from game to game.
    pub(super) group: &'a [usize],
}

impl Pairing<'_> {
    /// The entrant on each seat.
    pub(super) fn order(&self) -> Vec<usize> {
        let mut order = self.group.to_vec();
        let seats = order.len().max(1);
        order.rotate_left(self.number as usize % seats);
        order
    }

    /// The place of each member of the group among the seats.
    pub(super) fn seat_of(&self, entrant: usize) -> game::Seat {
        let index = self.order().iter().position(|&one| one == entrant);
        game::Seat::at(index.unwrap_or_default())
    }

    /// Games of one opening have the same number here.
    fn opening(&self) -> u64 {
        u64::from(self.number) / (self.group.len().max(1) as u64)
    }
}

impl Series {
    /// The options that a match and a tournament share.
    pub(super) fn read(
        id: &str,
        matches: &ArgMatches,
        entrants: Vec<Entrant>,
        folder: &str,
    ) -> Result<Self, Halt> {
        let Chosen { game, seed } = Chosen::named(id, matches)?;
        let kept = matches.get_one::<PathBuf>(args::RECORDS).cloned();
        Ok(Self {
            seed: seed.unwrap_or(1),
            opening: matches.get_one::<u32>(args::OPENING).copied().unwrap_or(OPENING),
            movetime: matches.get_one::<u64>(args::MOVETIME).copied().unwrap_or(MOVETIME_MS),
            folder: kept.unwrap_or_else(|| PathBuf::from(folder)),
            game,
            entrants,
        })
    }

    /// How entrants are called in records and tables: a letter, and what they are.
    pub(super) fn name(&self, entrant: usize) -> String {
        let label = char::from(b'A' + u8::try_from(entrant % 26).unwrap_or_default());
        self.entrants.get(entrant).map(|one| one.name(label)).unwrap_or_default()
    }

    /// A bar for so many games, and a key to stop after the game under way.
    pub(super) fn bar(games: u32) -> ProgressBar {
        // Only the first command of a program can ask for the key; tests run several.
        let _ = ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed));
        let target = ProgressDrawTarget::stderr();
        let bar = ProgressBar::with_draw_target(Some(games.into()), target);
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {eta}") {
            bar.set_style(style);
        }
        bar
    }

    pub(super) fn is_stopped() -> bool {
        STOP.load(Ordering::Relaxed)
    }

    /// The outcome of a game: of the record in this folder, or of a game played now and kept.
    pub(super) fn outcome(&self, folder: &Path, pairing: &Pairing<'_>) -> Result<Outcome, Halt> {
        let cannot = || Message::new("file.cannot-write").with("file", files::shown(folder));
        fs::create_dir_all(folder).map_err(|_| Halt::Refused(cannot()))?;
        let path = folder.join(format!("{:05}.marelle", pairing.number + 1));
        let session = match path.exists() {
            true => self.recorded(&path, pairing)?,
            false => self.play_game(&path, pairing)?,
        };
        let broken = || Message::new("match.other-match").with("file", files::shown(&path));
        let ending = session.ending().ok_or_else(|| Halt::Refused(broken()))?;
        Ok(ending.outcome.clone())
    }

    /// A game before its first thought: the opening, with its players.
    fn opened(&self, pairing: &Pairing<'_>) -> Result<Session, Halt> {
        let seed = self.seed.wrapping_add(pairing.opening());
        let mut rng = Rng::for_ply(seed, u64::MAX);
        let mut start = Match::new(Arc::clone(&self.game), seed);
        for _ in 0..self.opening {
            let moves = start.position().legal_moves();
            let Some(text) = rng.choose(&moves) else { break };
            let mut next = start.clone();
            next.play(text).map_err(|refused| Halt::refused(&refused))?;
            // An opening that ends the game is no opening.
            if next.position().turn() == Turn::Over {
                break;
            }
            start = next;
        }
        let seated = |entrant: usize| match self.entrants.get(entrant) {
            Some(Entrant::Level(level)) => Player::machine(self.name(entrant), *level),
            // To a record, whoever is no level of Marelle is a player with a name.
            _ => Player::human(self.name(entrant)),
        };
        let players = pairing.order().into_iter().map(seated).collect();
        Session::new(start, Table::new(players)).map_err(|error| Halt::because(&error))
    }

    fn play_game(&self, path: &Path, pairing: &Pairing<'_>) -> Result<Session, Halt> {
        let mut session = self.opened(pairing)?;
        let seated = |entrant: usize| {
            let entrant = self.entrants.get(entrant);
            entrant.map(|entrant| entrant.seated(&*self.game, self.movetime)).transpose()
        };
        let players: Result<Vec<Option<Seated>>, Halt> =
            pairing.order().into_iter().map(seated).collect();
        let mut players = players?;
        while let Some(seat) = session.hand() {
            // Each game has numbers of its own, and so has each move.
            let ply = session.played().moves().len() as u64;
            let seed = Rng::for_ply(u64::from(pairing.number), ply).bits();
            let player = players.get_mut(seat.index()).and_then(Option::as_mut);
            let choice = player.and_then(|player| player.choose(session.played(), seat, seed));
            let played = choice.map(|text| session.handle(Command::Play { seat, text }));
            if !matches!(played, Some(Ok(_))) {
                // No move, or one that cannot be played: the game is given up.
                session.handle(Command::Resign { seat }).map_err(|why| Halt::refused(&why))?;
            }
        }
        files::save(path, Record::of(&session).to_string(), false).map_err(Halt::Refused)?;
        Ok(session)
    }

    /// A game that was played before, after making sure that it is of this series.
    fn recorded(&self, path: &Path, pairing: &Pairing<'_>) -> Result<Session, Halt> {
        let record = Record::read(&files::read(path)?).map_err(|error| Halt::because(&error))?;
        let session = record.open(designs::open).map_err(|error| Halt::because(&error))?;
        let wanted = self.opened(pairing)?;
        let (played, opening) = (session.played(), wanted.played());
        let same = played.game().card().id == opening.game().card().id
            && played.game().settings() == opening.game().settings()
            && played.seed() == opening.seed()
            && session.table().players == wanted.table().players
            && played.moves().starts_with(opening.moves())
            && session.ending().is_some();
        if !same {
            let message = Message::new("match.other-match").with("file", files::shown(path));
            return Err(Halt::Refused(message));
        }
        Ok(session)
    }
}
