//! Whole games of every kind, typed to their ends.
//!
//! A game is played in memory first; then a game with the same seed is opened in the terminal and
//! every move typed. So the end is known, and so is every move that must be on the disk.

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use game::{Level, Settings, Viewer};
use search::{Make, Watch};
use session::{Command, Match, Player, Record, Session, Table};

use crate::screen::{Setup, Terminal};
use crate::{files, moves, record};

const SEED: u64 = 11;
/// A turned card may swallow a touch; then it is made again.
const SECOND_TRY: Duration = Duration::from_secs(4);

fn begun(game: &str, settings: &[&str]) -> Session {
    let settings = Settings::parse(settings.iter().copied()).unwrap();
    let game = catalogue::open(game, &settings).unwrap();
    let names = ["Anna", "Ben", "Cleo", "Dan"].into_iter().take(usize::from(game.seats()));
    let mut table = Table::new(names.map(Player::human).collect());
    table.pass_device = game.card().hides;
    Session::new(Match::new(game, SEED), table).unwrap()
}

/// Plays it with a weak machine in every seat.
fn played(game: &str, settings: &[&str]) -> Session {
    let mut session = begun(game, settings);
    let mut machine = catalogue::machine_for(&**session.played().game(), Make::default()).unwrap();
    while let Some(seat) = session.hand() {
        let _ = session.handle(Command::HandOver);
        let view = session.played().position().view(Viewer::Seat(seat));
        let (stop, began) = (AtomicBool::new(false), Instant::now());
        let elapsed = || began.elapsed();
        let ply = session.log().len() as u64;
        let watch = Watch::new(&stop, &elapsed);
        let text = search::choice(&mut *machine, &view, Level::FIRST, ply, watch).unwrap();
        session.handle(Command::Play { seat, text }).unwrap();
        assert!(session.log().len() < 400, "{game} does not end");
    }
    session
}

/// Types every move, and makes sure that each is on the disk when it is shown.
fn typed_to_the_end(game: &str, settings: &[&str]) {
    let wanted = Record::of(&played(game, settings));
    let data = tempfile::tempdir().unwrap();
    fs::create_dir(data.path().join("games")).unwrap();
    let start = Record::of(&begun(game, settings)).to_string();
    fs::write(data.path().join("games/start.marelle"), start).unwrap();
    let mut terminal = Terminal::start(Setup::new(data.path()));
    terminal.sees("What would you like to do?");
    terminal.press_and_see("2", "Which game do you want to go on with?");
    terminal.press("\r");
    terminal.waits("the game", |screen| !screen.contains("Which game"));
    let mut shadow = begun(game, settings);
    for (done, entry) in wanted.moves().iter().enumerate() {
        let session::Act::Play { action, .. } = &entry.act else { panic!("a move") };
        let text = &action.text();
        if shadow.awaits().is_some() {
            terminal.sees("Press Enter when you are ready");
            terminal.press("\r");
            terminal.waits("the board", |screen| !screen.contains("Press Enter when you are"));
            shadow.handle(Command::HandOver).unwrap();
        }
        type_move(&mut terminal, data.path(), text, done + 1);
        let seat = shadow.hand().unwrap();
        shadow.handle(Command::Play { seat, text: text.to_string() }).unwrap();
    }
    terminal.sees("play again");
    let kept = record(data.path(), "finished").unwrap();
    assert_eq!(kept.result(), wanted.result());
    assert_eq!(files(data.path(), "games").len(), 0);
}

fn type_move(terminal: &mut Terminal, data: &Path, text: &str, count: usize) {
    for _ in 0..5 {
        terminal.press(&format!(":{text}\r"));
        let began = Instant::now();
        while began.elapsed() < SECOND_TRY {
            if moves(data).len() == count {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
    panic!("{text} was not played:\n{}", terminal.screen());
}

#[test]
fn othello() {
    typed_to_the_end("othello", &[]);
}

#[test]
fn quoridor() {
    typed_to_the_end("quoridor", &["size=5"]);
}

#[test]
fn labyrinth() {
    typed_to_the_end("labyrinth", &["players=2"]);
}

#[test]
fn mansuba() {
    typed_to_the_end("mansuba", &["preset=school"]);
}

#[test]
fn memory() {
    typed_to_the_end("memory", &[]);
}

#[test]
fn the_goose() {
    typed_to_the_end("goose", &[]);
}
