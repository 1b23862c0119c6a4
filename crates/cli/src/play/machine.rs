//! Machines at the table: who they are, and when it is their turn.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use clap::ArgMatches;
use game::{AnyGame, Level, Seat, Viewer};
use i18n::{Message, Translator};
use scene::Token;
use search::{Hint, Thinker};
use session::{Command, Controller, Player};

use super::LineMode;
use crate::args;
use crate::halt::Halt;
use crate::machines::{self, Terms, Threads};

/// The machine that moves for every seat without a person; it is made when it is first needed.
pub(super) struct Opponents {
    game: Arc<dyn AnyGame>,
    machine: Option<Box<dyn Thinker>>,
    /// Where the machine's own generator starts; it never is the seed of the match.
    seed: u64,
    threads: Threads,
}

impl Opponents {
    pub(super) fn new(game: &Arc<dyn AnyGame>, seed: u64, threads: Threads) -> Self {
        Self { game: Arc::clone(game), machine: None, seed, threads }
    }

    /// The same for a changed game.
    pub(super) fn for_game(&self, game: &Arc<dyn AnyGame>) -> Self {
        Self::new(game, self.seed, self.threads)
    }

    fn machine(&mut self) -> Option<&mut Box<dyn Thinker>> {
        if self.machine.is_none() {
            self.machine = machines::machine_for(&*self.game);
        }
        self.machine.as_mut()
    }
}

/// How many threads a machine may use, as the options ask.
pub(super) fn threads(matches: &ArgMatches) -> Threads {
    let asked = matches.try_get_one::<u32>(args::THREADS).ok().flatten();
    asked.and_then(|&number| Threads::new(number)).unwrap_or(Threads::ONE)
}

/// The players of a new game, as the options ask: people, unless told otherwise.
pub(super) fn players(
    seats: u8,
    matches: &ArgMatches,
    words: &Translator,
) -> Result<Vec<Player>, Halt> {
    let names: Vec<String> =
        matches.get_many::<String>(args::NAMES).unwrap_or_default().cloned().collect();
    let level = matches.get_one::<u8>(args::LEVEL).copied().and_then(Level::new);
    let others = level.map_or(Controller::Human, Controller::Machine);
    let mut controllers = vec![others; usize::from(seats)];
    if let Some(first) = controllers.first_mut() {
        *first = Controller::Human;
    }
    for text in matches.get_many::<String>(args::SEAT).unwrap_or_default() {
        let wrong = || Halt::Usage(Message::new("usage.bad-seat").with("text", text.as_str()));
        let (seat, controller) = parse_seat(text).ok_or_else(wrong)?;
        *controllers.get_mut(seat.index()).ok_or_else(wrong)? = controller;
    }
    if !names.is_empty() && names.len() != controllers.len() {
        let (wanted, given) = (seats, names.len());
        return Err(Halt::usage(&session::SessionError::WrongSeats { wanted, given }));
    }
    let tokens = tokens(seats, matches)?;
    // Without any name people are called by their numbers, and machines by their levels.
    let player = |(nth, controller): (usize, Controller)| {
        let name = match (names.get(nth), controller) {
            (Some(name), _) => name.clone(),
            (None, Controller::Human) => String::new(),
            (None, Controller::Machine(level)) => {
                format!("{} ({level})", words.say(&level.message()))
            }
        };
        Player { name, controller, token: tokens.get(nth).copied() }
    };
    Ok(controllers.into_iter().enumerate().map(player).collect())
}

/// One token a seat, or none at all.
fn tokens(seats: u8, matches: &ArgMatches) -> Result<Vec<Token>, Halt> {
    let read = |text: &String| {
        let token = text.parse().ok().and_then(Token::chosen);
        token.ok_or_else(|| {
            Halt::Usage(Message::new("usage.bad-token").with("text", i18n::clip(text)))
        })
    };
    let given = matches.get_many::<String>(args::TOKENS).unwrap_or_default();
    let tokens = given.map(read).collect::<Result<Vec<Token>, Halt>>()?;
    match tokens.len() {
        0 => Ok(tokens),
        given if given == usize::from(seats) => Ok(tokens),
        given => Err(Halt::usage(&session::SessionError::WrongSeats { wanted: seats, given })),
    }
}

/// `2=human`, `2=level:5` or `2=5`.
fn parse_seat(text: &str) -> Option<(Seat, Controller)> {
    let (seat, who) = text.split_once('=')?;
    let controller = match who {
        "human" => Controller::Human,
        who => {
            let number = who.strip_prefix("level:").unwrap_or(who);
            Controller::Machine(Level::new(number.parse().ok()?)?)
        }
    };
    Some((Seat::new(seat.parse().ok()?)?, controller))
}

impl LineMode<'_, '_> {
    /// Plays for machines until a person has the hand or the game is over.
    pub(super) fn let_machines_play(&mut self) -> Result<(), Halt> {
        while let Some((seat, level)) = self.table.session.machine_to_move() {
            let began = Instant::now();
            let position = self.table.session.played().position();
            let view = position.view(Viewer::Seat(seat));
            let ply = self.table.session.played().moves().len() as u64;
            let seed = self.opponents.seed.wrapping_add(ply);
            let (stop, threads) = (&AtomicBool::new(false), self.opponents.threads);
            let terms = Terms { level, seed, threads, is_timed: true, stop };
            let machine = self.opponents.machine();
            let choice =
                machine.and_then(|machine| machines::choice(&mut **machine, &view, &terms));
            let Some(text) = choice else { return self.say_key("line.no-machine") };
            let elapsed_ms = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
            self.command(Command::Tick { elapsed_ms })?;
            self.command(Command::Play { seat, text })?;
        }
        Ok(())
    }

    /// What a strong player would do for the person who has the hand.
    pub(super) fn advice(&mut self) -> Option<Hint> {
        let seat = self.table.session.hand()?;
        let view = self.table.session.played().position().view(Viewer::Seat(seat));
        let machine = self.opponents.machine()?;
        machines::hint(&mut **machine, &view, &AtomicBool::new(false))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_in_three_spellings() {
        let five = Controller::Machine(Level::new(5).unwrap());
        let second = Seat::FIRST.next(2);
        assert_eq!(parse_seat("2=level:5"), Some((second, five)));
        assert_eq!(parse_seat("2=5"), Some((second, five)));
        assert_eq!(parse_seat("1=human"), Some((Seat::FIRST, Controller::Human)));
        for wrong in ["", "2", "2=", "0=5", "2=11", "2=level:0", "x=5", "2=robot", "7=5"] {
            assert_eq!(parse_seat(wrong), None, "{wrong}");
        }
    }
}
