//! `marelle match`: many games between two players, and what they prove.
//!
//! Games come in pairs: each opening, drawn from the seed, is played with both seat orders. Every
//! game is kept as a record in a folder; a match that was stopped goes on where it was.

mod player;
mod tally;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::ArgMatches;
use game::{AnyGame, Rng, Seat, Turn};
use i18n::{Message, Value};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::json;
use session::{Command, Match, Player, Record, Session, Table};

use crate::args::{self, Chosen};
use crate::console::Console;
use crate::halt::Halt;
use crate::{designs, files};

use player::{Entrant, Seated};
use tally::{Decision, Sprt, Tally};

/// Raised by Ctrl-C: the game under way is played to its end, then the match stops.
static STOP: AtomicBool = AtomicBool::new(false);

/// Random moves at the start of each pair, where none are asked for.
const OPENING: u32 = 4;
/// What a program may think for a move.
const MOVETIME_MS: u64 = 1000;

/// What is to be played.
struct Plan {
    game: Arc<dyn AnyGame>,
    seed: u64,
    entrants: [Entrant; 2],
    games: u32,
    opening: u32,
    movetime: u64,
    sprt: Option<Sprt>,
    folder: PathBuf,
}

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let Some((id, matches)) = matches.subcommand() else {
        return Err(Halt::Usage(Message::new("usage.more-wanted")));
    };
    let plan = Plan::read(id, matches)?;
    let tally = plan.play()?;
    if matches.get_flag(args::JSON) {
        let text = serde_json::to_string_pretty(&plan.as_json(&tally));
        return Ok(console.line(&text.map_err(std::io::Error::other)?)?);
    }
    plan.tell(&tally, console)
}

impl Plan {
    fn read(id: &str, matches: &ArgMatches) -> Result<Self, Halt> {
        let Chosen { game, seed } = Chosen::named(id, matches)?;
        if game.seats() != 2 {
            return Err(Halt::Usage(Message::new("match.two-seats")));
        }
        let entrant = |name: &str| {
            let text = matches.get_one::<String>(name).map(String::as_str).unwrap_or_default();
            let wrong = || Halt::Usage(Message::new("match.bad-player").with("text", text));
            Entrant::parse(text).ok_or_else(wrong)
        };
        let sprt = matches.get_one::<String>(args::SPRT).map(|text| {
            let wrong = || Halt::Usage(Message::new("match.bad-sprt").with("text", text.as_str()));
            Sprt::parse(text).ok_or_else(wrong)
        });
        let entrants = [entrant(args::FIRST)?, entrant(args::SECOND)?];
        let number = |name: &str| matches.get_one::<u32>(name).copied();
        let folder = matches.get_one::<PathBuf>(args::RECORDS).cloned();
        Ok(Self {
            seed: seed.unwrap_or(1),
            games: number(args::MATCH_GAMES).unwrap_or(20),
            opening: number(args::OPENING).unwrap_or(OPENING),
            movetime: matches.get_one::<u64>(args::MOVETIME).copied().unwrap_or(MOVETIME_MS),
            sprt: sprt.transpose()?,
            folder: folder.unwrap_or_else(|| PathBuf::from("match")),
            game,
            entrants,
        })
    }

    /// Plays what is not recorded yet.
    fn play(&self) -> Result<Tally, Halt> {
        let cannot = || Message::new("file.cannot-write").with("file", files::shown(&self.folder));
        fs::create_dir_all(&self.folder).map_err(|_| Halt::Refused(cannot()))?;
        // Only the first command of a program can ask for the key; tests run several.
        let _ = ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed));
        let target = ProgressDrawTarget::stderr();
        let bar = ProgressBar::with_draw_target(Some(self.games.into()), target);
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {eta}") {
            bar.set_style(style);
        }
        let mut tally = Tally::default();
        for number in 0..self.games {
            let path = self.folder.join(format!("{:05}.marelle", number + 1));
            let points = match path.exists() {
                true => self.recorded(&path, number)?,
                false => self.play_game(&path, number)?,
            };
            tally.add(points);
            bar.inc(1);
            bar.set_message(format!("{:+.0}", tally.elo()));
            let is_decided = self.sprt.is_some_and(|test| tally.decision(test) != Decision::Open);
            if is_decided || STOP.load(Ordering::Relaxed) {
                break;
            }
        }
        bar.finish_and_clear();
        Ok(tally)
    }

    /// The seat of the first player in a game: they change places within each pair.
    const fn seat_of_first(number: u32) -> Seat {
        if number.is_multiple_of(2) { Seat::FIRST } else { Seat::FIRST.next(2) }
    }

    /// The game of this number before its first thought: the opening, with its players.
    fn opened(&self, number: u32) -> Result<Session, Halt> {
        let pair = u64::from(number / 2);
        let seed = self.seed.wrapping_add(pair);
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
        let mut players: Vec<Player> = ['A', 'B']
            .into_iter()
            .zip(&self.entrants)
            .map(|(side, entrant)| match entrant {
                Entrant::Level(level) => Player::machine(entrant.name(side), *level),
                // To a record, whoever is no level of Marelle is a player with a name.
                Entrant::Program(_) => Player::human(entrant.name(side)),
            })
            .collect();
        if Self::seat_of_first(number) != Seat::FIRST {
            players.reverse();
        }
        Session::new(start, Table::new(players)).map_err(|error| Halt::because(&error))
    }

    fn play_game(&self, path: &Path, number: u32) -> Result<f64, Halt> {
        let mut session = self.opened(number)?;
        let first = Self::seat_of_first(number);
        let seated = |entrant: &Entrant| entrant.seated(&*self.game, self.movetime);
        let [a, b] = &self.entrants;
        let mut players: [Seated; 2] = [seated(a)?, seated(b)?];
        while let Some(seat) = session.hand() {
            // Each game has numbers of its own, and so has each move.
            let seed =
                Rng::for_ply(u64::from(number), session.played().moves().len() as u64).bits();
            let [a, b] = &mut players;
            let player = if seat == first { a } else { b };
            let choice = player.choose(session.played(), seat, seed);
            let played = choice.map(|text| session.handle(Command::Play { seat, text }));
            if !matches!(played, Some(Ok(_))) {
                // No move, or one that cannot be played: the game is given up.
                session.handle(Command::Resign { seat }).map_err(|why| Halt::refused(&why))?;
            }
        }
        files::save(path, Record::of(&session).to_string(), false).map_err(Halt::Refused)?;
        Ok(points(&session, first))
    }

    /// The points of a game that was played before, after making sure that it is of this match.
    fn recorded(&self, path: &Path, number: u32) -> Result<f64, Halt> {
        let record = Record::read(&files::read(path)?).map_err(|error| Halt::because(&error))?;
        let session = record.open(designs::open).map_err(|error| Halt::because(&error))?;
        let wanted = self.opened(number)?;
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
        Ok(points(&session, Self::seat_of_first(number)))
    }

    fn tell(&self, tally: &Tally, console: &mut Console<'_>) -> Result<(), Halt> {
        let [a, b] = [('A', 0), ('B', 1)].map(|(side, nth)| self.entrants[nth].name(side));
        console.say(
            &Message::new("match.result")
                .with("first", Value::Text(a))
                .with("second", Value::Text(b))
                .with("wins", tally.wins)
                .with("draws", tally.draws)
                .with("losses", tally.losses),
        )?;
        let (low, high) = tally.interval();
        let shown = |elo: f64| match elo.is_finite() {
            true => format!("{elo:+.0}"),
            false if elo > 0.0 => "+∞".to_owned(),
            false => "−∞".to_owned(),
        };
        console.say(
            &Message::new("match.elo")
                .with("elo", Value::Text(shown(tally.elo())))
                .with("low", Value::Text(shown(low)))
                .with("high", Value::Text(shown(high))),
        )?;
        if let Some(test) = self.sprt {
            console.say_key(match tally.decision(test) {
                Decision::Open => "match.sprt-open",
                Decision::Smaller => "match.sprt-smaller",
                Decision::Larger => "match.sprt-larger",
            })?;
        }
        let kept = Message::new("match.kept").with("folder", files::shown(&self.folder));
        Ok(console.say(&kept)?)
    }

    fn as_json(&self, tally: &Tally) -> serde_json::Value {
        let (low, high) = tally.interval();
        // What is not finite has no number in JSON.
        let number = |elo: f64| elo.is_finite().then_some((elo * 10.0).round() / 10.0);
        let sprt = self.sprt.map(|test| {
            let decision = match tally.decision(test) {
                Decision::Open => "open",
                Decision::Smaller => "smaller",
                Decision::Larger => "larger",
            };
            json!({
                "elo0": test.elo0,
                "elo1": test.elo1,
                "log_likelihood_ratio": tally.log_likelihood(test),
                "decision": decision,
            })
        });
        json!({
            "game": self.game.card().id,
            "settings": self.game.settings().to_string(),
            "seed": self.seed,
            "a": self.entrants[0].name('A'),
            "b": self.entrants[1].name('B'),
            "games": tally.games(),
            "wins": tally.wins,
            "draws": tally.draws,
            "losses": tally.losses,
            "score": tally.score(),
            "elo": number(tally.elo()),
            "elo_low": number(low),
            "elo_high": number(high),
            "sprt": sprt,
        })
    }
}

/// 1 for a win of this seat, ½ for a draw, 0 for a loss.
fn points(session: &Session, seat: Seat) -> f64 {
    session
        .ending()
        .map_or(0.5, |ending| f64::midpoint(f64::from(ending.outcome.payoff(seat, 2)), 1.0))
}
