//! Games that are played one after another and kept: what a match and a tournament share.
//!
//! Each opening is drawn from the seed and played once with every order of the seats. A game that
//! stands in the folder already is not played again.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;
use game::{AnyGame, Outcome, Rng, Turn};
use i18n::Message;
use indicatif::{ProgressBar, ProgressStyle};
use session::{Command, Match, Player, Record, Session, Table};

use super::player::{Entrant, Seated};
use crate::args::{self, Chosen};
use crate::halt::Halt;
use crate::{designs, files, waiting};

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

    /// A bar for so many games. Who asks to stop is heard after the game under way.
    pub(super) fn bar(games: u32) -> ProgressBar {
        let bar = waiting::bar(games.into());
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {eta}") {
            bar.set_style(style);
        }
        bar
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
        self.outcome_of(&session).ok_or_else(|| of_another_match(&path))
    }

    /// How a game ended. To a session, programs are people, whose games are never too long; here
    /// such a game ends as it does among machines.
    fn outcome_of(&self, session: &Session) -> Option<Outcome> {
        if let Some(ending) = session.ending() {
            return Some(ending.outcome.clone());
        }
        let mut again = Match::new(Arc::clone(&self.game), session.played().seed());
        for played in session.played().moves() {
            again.act_recorded(&played.action, &played.chances).ok()?;
        }
        again.position().outcome()
    }

    /// The first moves of a game, before anybody thinks.
    fn opening(&self, pairing: &Pairing<'_>) -> Result<Match, Halt> {
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
        Ok(start)
    }

    /// The players of a game around its opening.
    fn seated(&self, opening: Match, pairing: &Pairing<'_>) -> Result<Session, Halt> {
        let player = |entrant: usize| match self.entrants.get(entrant) {
            Some(Entrant::Level(level)) => Player::machine(self.name(entrant), *level),
            // To a record, whoever is no level of Marelle is a player with a name.
            _ => Player::human(self.name(entrant)),
        };
        let players = pairing.order().into_iter().map(player).collect();
        Session::new(opening, Table::new(players)).map_err(|error| Halt::because(&error))
    }

    fn play_game(&self, path: &Path, pairing: &Pairing<'_>) -> Result<Session, Halt> {
        let mut played = self.opening(pairing)?;
        let mut session = self.seated(played.clone(), pairing)?;
        let thinker = |entrant: usize| {
            let entrant = self.entrants.get(entrant);
            entrant.map(|entrant| entrant.seated(&*self.game, self.movetime)).transpose()
        };
        let thinkers: Result<Vec<Option<Seated>>, Halt> =
            pairing.order().into_iter().map(thinker).collect();
        let mut thinkers = thinkers?;
        while let (Some(seat), Turn::Seat(_)) = (session.hand(), played.position().turn()) {
            // Each game has numbers of its own, and so has each move.
            let ply = played.moves().len() as u64;
            let seed = Rng::for_ply(u64::from(pairing.number), ply).bits();
            let thinker = thinkers.get_mut(seat.index()).and_then(Option::as_mut);
            let choice = thinker.and_then(|thinker| thinker.choose(&played, seat, seed));
            let command = match choice.and_then(|text| moved(&mut played, &text)) {
                Some(text) => Command::Play { seat, text },
                // No move, or one that cannot be played: the game is given up.
                None => Command::Resign { seat },
            };
            session.handle(command).map_err(|why| Halt::refused(&why))?;
        }
        files::save(path, Record::whole_of(&session).to_string(), false).map_err(Halt::Refused)?;
        Ok(session)
    }

    /// A game that was played before, after making sure that it is of this series.
    fn recorded(&self, path: &Path, pairing: &Pairing<'_>) -> Result<Session, Halt> {
        let record = Record::read(&files::read(path)?).map_err(|error| Halt::because(&error))?;
        let session = designs::replay(&record).map_err(|error| Halt::because(&error))?;
        let wanted = self.seated(self.opening(pairing)?, pairing)?;
        let (played, opening) = (session.played(), wanted.played());
        let same = played.game().card().id == opening.game().card().id
            && played.game().settings() == opening.game().settings()
            && played.seed() == opening.seed()
            && session.table().players == wanted.table().players
            && played.moves().starts_with(opening.moves());
        if same { Ok(session) } else { Err(of_another_match(path)) }
    }
}

/// Plays a move, and nothing but a move: who plays here changes neither rules nor players. Gives
/// it as the game writes it.
fn moved(played: &mut Match, text: &str) -> Option<String> {
    played.play(text).ok().map(|played| played.text().into_owned())
}

fn of_another_match(path: &Path) -> Halt {
    Halt::Refused(Message::new("match.other-match").with("file", files::shown(path)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A token that goes to and fro for ever, by turns of two.
    const ENDLESS: &str = r#"{
      "tokens": [{"id": "man", "in_grid": "one-cell"}],
      "grid": {"rows": 1, "columns": 2, "order": "kept", "tokens": ["man ."]},
      "players": [{}, {}]
    }"#;

    fn series() -> Series {
        let design = design::files::read(ENDLESS.as_bytes()).unwrap();
        let game = workshop::open("endless", &design, &game::Settings::none()).unwrap();
        let program = Entrant::Program("bot".to_owned());
        Series {
            game: game::erase(game),
            seed: 1,
            entrants: vec![program.clone(), program],
            opening: 0,
            movetime: 1,
            folder: PathBuf::new(),
        }
    }

    #[test]
    fn a_game_of_programs_ends_when_it_is_too_long() {
        let series = series();
        let pairing = Pairing { number: 0, group: &[0, 1] };
        let mut played = series.opening(&pairing).unwrap();
        let mut session = series.seated(played.clone(), &pairing).unwrap();
        assert_eq!(series.outcome_of(&session), None);
        for to_and_fro in ["a1-b1", "b1-a1"].into_iter().cycle() {
            let Turn::Seat(seat) = played.position().turn() else { break };
            let text = moved(&mut played, to_and_fro).unwrap();
            session.handle(Command::Play { seat, text }).unwrap();
        }
        assert_eq!(session.ending(), None, "people could go on");
        assert_eq!(series.outcome_of(&session), played.position().outcome());
        assert!(played.position().outcome().is_some());
    }

    #[test]
    fn only_moves_are_played() {
        let mut played = series().opening(&Pairing { number: 0, group: &[0, 1] }).unwrap();
        for no_move in ["", "click:a1", "join:Eve", "leave:1", "change:{}", "b1-a1", "resign"] {
            assert_eq!(moved(&mut played, no_move), None, "{no_move}");
        }
        assert_eq!(moved(&mut played, " A1-B1 ").as_deref(), Some("a1-b1"));
    }
}
