//! The players of a match: levels of Marelle, or programs that speak the text protocol.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use game::{AnyGame, Level, Played, Seat, Viewer};
use i18n::Message;
use search::{Make, Thinker, Watch};
use session::{LONGEST_NAME, Match};

use crate::halt::Halt;
use crate::lines::LONGEST_LINE;

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
                let machine = catalogue::machine_for(game, Make::default());
                let none = || Halt::Refused(Message::new("sitting.no-machine"));
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
                // Without a clock: what a level is worth must not depend on how busy the computer is.
                search::choice(&mut **machine, &view, *level, seed, Watch::NOBODY)
            }
            Self::Program(talk) => talk.choose(played),
        }
    }
}

/// A program takes this much longer than it was given before it is given up.
const GRACE: Duration = Duration::from_secs(20);
/// So many lines of a program wait to be heard; who says more has to wait.
const UNHEARD: usize = 64;

/// A talk with a program that speaks the text protocol. The program is not trusted: it may be
/// slow, silent, endless, or say what makes no sense.
pub(super) struct Talk {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
    movetime: u64,
    /// How long an answer may take.
    patience: Duration,
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
        keep_from_interrupts(&mut command);
        let mut child = command.spawn().map_err(|_| cannot())?;
        let input = child.stdin.take().ok_or_else(cannot)?;
        let output = child.stdout.take().ok_or_else(cannot)?;
        let (sender, answers) = sync_channel(UNHEARD);
        // It ends with the program's output, which ends with the program, or with the talk.
        thread::spawn(move || listen(output, &sender));
        let patience = Duration::from_millis(movetime) + GRACE;
        Ok(Self { child, input, answers, movetime, patience, game: String::new() })
    }

    fn choose(&mut self, played: &Match) -> Option<String> {
        let game = played.game();
        let wanted = format!("game {} {} seed={}", game.card().id, game.settings(), played.seed());
        if self.game != wanted {
            self.ask(&wanted, "ok")?;
            self.game = wanted;
        }
        let moves: Vec<_> = played.moves().iter().map(Played::text).collect();
        self.ask(&format!("position {}", moves.join(" ")), "ok")?;
        self.ask(&format!("go movetime={}", self.movetime), "bestmove")
    }

    /// What follows the answer word; `None` when it is a refusal or does not come. All other
    /// lines, such as `info` or a greeting, are passed over.
    fn ask(&mut self, line: &str, answer_word: &str) -> Option<String> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).ok()?;
        let asked = Instant::now();
        while let Some(left) = self.patience.checked_sub(asked.elapsed()) {
            let answer = self.answers.recv_timeout(left).ok()?;
            let (word, rest) = answer.split_once(char::is_whitespace).unwrap_or((&answer, ""));
            match word {
                word if word == answer_word => return Some(rest.trim().to_owned()),
                "error" => return None,
                _ => {}
            }
        }
        None
    }
}

/// Passes lines of text on until there are no more, one has no end, or nobody wants them. Who
/// writes on then is ended by the system.
fn listen(output: impl Read, answers: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut bytes = Vec::new();
        let most = u64::try_from(LONGEST_LINE).unwrap_or(u64::MAX);
        match output.by_ref().take(most).read_until(b'\n', &mut bytes) {
            Ok(1..) if bytes.ends_with(b"\n") || bytes.len() < LONGEST_LINE => {}
            _ => break,
        }
        // What is no text is no answer.
        if let Ok(text) = String::from_utf8(bytes)
            && answers.send(text).is_err()
        {
            break;
        }
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        // It may have ended already; either way nothing of it is left.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Ctrl-C stops the match after the game under way: it must not end those who play that game.
fn keep_from_interrupts(command: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(windows)]
    {
        const NEW_PROCESS_GROUP: u32 = 0x200;
        std::os::windows::process::CommandExt::creation_flags(command, NEW_PROCESS_GROUP);
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

    /// A program of a few lines of shell.
    #[cfg(unix)]
    fn talk(script: &str, patience: Duration) -> Talk {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("bot.sh");
        std::fs::write(&file, script).unwrap();
        let mut talk = Talk::with(&format!("sh {}", file.display()), 1).unwrap();
        talk.patience = patience;
        // The shell has opened its script once it answers; only then may the folder go.
        assert_eq!(talk.ask("hello", "here").as_deref(), Some(""));
        talk
    }

    #[cfg(unix)]
    #[test]
    fn programs_are_heard_with_their_greetings_and_remarks() {
        let script = "echo Bot 1.0, ok?\nread line\necho here\nread line\n\
            echo info depth 1; printf 'caf\\351\\n'; echo; echo bestmove f5\nread line\n";
        let mut talk = talk(script, Duration::from_secs(60));
        assert_eq!(talk.ask("go", "bestmove").as_deref(), Some("f5"));
    }

    #[cfg(unix)]
    #[test]
    fn programs_that_never_come_to_an_answer_are_given_up() {
        let soon = Duration::from_millis(300);
        for endless in
            ["yes info depth 1", "yes | tr -d '\n'", "sleep 60", "exit", "echo error no; sleep 60"]
        {
            let mut talk =
                talk(&format!("read line\necho here\nexec 2>&1; {endless}\n"), soon * 20);
            talk.patience = soon;
            let began = Instant::now();
            assert_eq!(talk.ask("go", "bestmove"), None, "{endless}");
            drop(talk);
            assert!(began.elapsed() < soon * 20, "{endless}");
        }
    }
}
