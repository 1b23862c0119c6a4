//! Ends that nobody asked for: a kill, a signal, a closed terminal, a window that shrinks.

use crate::screen::{Setup, Terminal};
use crate::{moves, quoridor_for_two};

/// Goes on with the only game that waits.
fn go_on(setup: Setup<'_>) -> Terminal {
    let mut terminal = Terminal::start(setup);
    terminal.sees("What would you like to do?");
    terminal.press_and_see("2", "Which game do you want to go on with?");
    terminal.press_and_see("\r", "it is your turn.");
    terminal
}

#[test]
fn a_killed_game_is_there_at_the_next_start_with_every_move() {
    let data = tempfile::tempdir().unwrap();
    let setup = Setup::new(data.path());
    let mut terminal = Terminal::start(setup);
    quoridor_for_two(&mut terminal);
    let mut played = Vec::new();
    for (text, next) in [("c2", "Ben"), ("c4", "Anna"), ("d3h", "Ben"), ("d4", "Anna")] {
        terminal.press_and_see(&format!("{text}\r"), &format!("{next}, it is your turn."));
        played.push(text);
        // Whatever is shown is kept.
        terminal.kill();
        assert_eq!(moves(data.path()), played);
        terminal = go_on(setup);
        terminal.sees(&format!("{next}, it is your turn."));
    }
}

#[test]
fn whoever_is_asked_to_end_saves_first_and_tidies_up() {
    let data = tempfile::tempdir().unwrap();
    let setup = Setup::new(data.path());
    for end in ["TERM", "\x03"] {
        let mut terminal = Terminal::start(setup);
        if moves(data.path()).is_empty() {
            quoridor_for_two(&mut terminal);
            terminal.press_and_see("c2\r", "Ben, it is your turn.");
        } else {
            drop(terminal);
            terminal = go_on(setup);
        }
        if end == "TERM" {
            terminal.signal(end)
        } else {
            terminal.press(end)
        }
        assert!(terminal.ends_well());
        assert!(!terminal.is_on_its_own_screen());
        assert_eq!(moves(data.path()), ["c2"]);
    }
}

#[test]
fn a_closed_terminal_ends_the_program_and_keeps_the_game() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(Setup::new(data.path()));
    quoridor_for_two(&mut terminal);
    terminal.press_and_see("c2\r", "Ben, it is your turn.");
    terminal.close();
    assert_eq!(moves(data.path()), ["c2"]);
}

#[test]
fn a_window_too_small_says_so_and_a_large_one_is_used() {
    let data = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::start(Setup::new(data.path()));
    quoridor_for_two(&mut terminal);
    terminal.resize(40, 10);
    terminal.sees("too small");
    terminal.resize(140, 45);
    terminal.sees("Anna, it is your turn.");
    let screen = terminal.screen();
    let widest = screen.lines().map(|line| line.chars().count()).max();
    assert!(widest > Some(80), "{screen}");
}
