//! The players of a match: levels of Marelle, or programs that speak the text protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use game::{AnyGame, Level, Seat, Viewer};
use i18n::Message;
use search::Thinker;
use session::{LONGEST_NAME, Match};

use crate::halt::Halt;
use crate::machines::{self, Terms, Threads};

/// A player as the command names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Entrant {
    Level(Level),
    /// A command line and its words.
    Program(String),
}

impl Entrant {
    /// `level:5` or `cmd:python3 bot.py`.
    pub(super) fn parse(text: &str) -> Option<Self> {
        if let Some(number) = text.strip_prefix("level:") {
            return Some(Self::Level(Level::new(number.parse().ok()?)?));
        }
        let words = text.strip_prefix("cmd:")?.trim();
        (!words.is_empty()).then(|| Self::Program(words.to_owned()))
    }

    /// How records call it.
    pub(super) fn name(&self, side: char) -> String {
        let name = match self {
            Self::Level(level) => format!("{side} level:{level}"),
            Self::Program(words) => format!("{side} cmd:{words}"),
        };
        let plain = name.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
        plain.take(LONGEST_NAME).collect()
    }

    /// Ready to play this game.
    pub(super) fn seated(&self, game: &dyn AnyGame, movetime: u64) -> Result<Seated, Halt> {
        Ok(match self {
            Self::Level(level) => {
                let machine = machines::machine_for(game);
                let none = || Halt::Refused(Message::new("line.no-machine"));
                Seated::Level(*level, machine.ok_or_else(none)?)
            }
            Self::Program(words) => Seated::Program(Box::new(Talk::with(words, movetime)?)),
        })
    }
}

/// A player at the board.
pub(super) enum Seated {
    Level(Level, Box<dyn Thinker>),
    Program(Box<Talk>),
}

impl Seated {
    /// Its move; `None` when it has none to give, which loses.
    pub(super) fn choose(&mut self, played: &Match, seat: Seat, seed: u64) -> Option<String> {
        match self {
            Self::Level(level, machine) => {
                let view = played.position().view(Viewer::Seat(seat));
                let stop = &AtomicBool::new(false);
                // What a level is worth must not depend on how busy the computer is.
                let (threads, is_timed) = (Threads::ONE, false);
                let terms = Terms { level: *level, seed, threads, is_timed, stop };
                machines::choice(&mut **machine, &view, &terms)
            }
            Self::Program(talk) => talk.choose(played),
        }
    }
}

/// A program takes this much longer than it was given before it is given up.
const GRACE: Duration = Duration::from_secs(20);

/// A talk with a program that speaks the text protocol.
pub(super) struct Talk {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
    movetime: u64,
    /// The game that was announced last.
    game: String,
}

impl Talk {
    fn with(words: &str, movetime: u64) -> Result<Self, Halt> {
        let cannot = || Halt::Refused(Message::new("match.no-program").with("words", words));
        let mut parts = words.split_whitespace();
        let program = parts.next().ok_or_else(cannot)?;
        let mut command = Command::new(program);
        command.args(parts).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|_| cannot())?;
        let input = child.stdin.take().ok_or_else(cannot)?;
        let output = child.stdout.take().ok_or_else(cannot)?;
        let (sender, answers) = channel();
        // It ends with the program's output, which ends with the program.
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self { child, input, answers, movetime, game: String::new() })
    }

    fn choose(&mut self, played: &Match) -> Option<String> {
        let game = played.game();
        let wanted = format!("game {} {} seed={}", game.card().id, game.settings(), played.seed());
        if self.game != wanted {
            self.ask(&wanted)?;
            self.game = wanted;
        }
        let moves: Vec<&str> = played.moves().iter().map(|played| played.text.as_str()).collect();
        self.ask(&format!("position {}", moves.join(" ")))?;
        let answer = self.ask(&format!("go movetime={}", self.movetime))?;
        answer.strip_prefix("bestmove ").map(|text| text.trim().to_owned())
    }

    /// The last line of the answer; `None` when it is a refusal or does not come.
    fn ask(&mut self, line: &str) -> Option<String> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).ok()?;
        let patience = Duration::from_millis(self.movetime) + GRACE;
        loop {
            let answer = self.answers.recv_timeout(patience).ok()?;
            match answer.split(' ').next() {
                Some("info" | "") => {}
                Some("error") => return None,
                _ => return Some(answer),
            }
        }
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        // It may have ended already; either way nothing of it is left.
        let _ = writeln!(self.input, "quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_levels_or_commands() {
        let five = Entrant::Level(Level::new(5).unwrap());
        assert_eq!(Entrant::parse("level:5"), Some(five.clone()));
        assert_eq!(five.name('A'), "A level:5");
        let bot = Entrant::parse("cmd: python3 bot.py").unwrap();
        assert_eq!(bot.name('B'), "B cmd:python3 bot.py");
        for wrong in ["", "5", "level:0", "level:x", "cmd:", "cmd:  ", "human"] {
            assert_eq!(Entrant::parse(wrong), None, "{wrong}");
        }
    }
}
