//! The text protocol fed with any lines: one answer each, and what is refused changes nothing.

use cli::engine::{Engine, Line, read_line};
use i18n::Lang;

/// The words that an answer's last line begins with.
const ANSWERS: &[&str] = &[
    "ok", "error", "games", "options", "text", "legal", "turn", "over", "perft", "bestmove",
    "hint", "view",
];

/// Answers the lines of an input.
///
/// # Panics
/// When an answer is not one of the protocol's, or a refused line changed the table.
pub fn protocol(data: &[u8]) {
    let Ok(mut engine) = Engine::new(Lang::En) else { return };
    let mut input = data;
    for _ in 0..50 {
        let Ok(Some(line)) = read_line(&mut input) else { return };
        // Counting leaves takes as long as the depth asks for; it is no question of parsing.
        if matches!(&line, Line::Text(text) if text.trim_start().starts_with("perft")) {
            continue;
        }
        // Machines think no longer than it takes to see the flag.
        engine.stop_flag().store(true, std::sync::atomic::Ordering::Relaxed);
        let before = engine.handle("text");
        let answer = engine.handle_line(&line);
        let word = answer.last().split(' ').next().unwrap_or_default();
        assert!(ANSWERS.contains(&word), "{line:?} is answered by {answer}");
        assert!(!answer.last().contains('\n'), "{line:?} gets more than one last line");
        if word == "error" {
            assert_eq!(engine.handle("text").last(), before.last(), "{line:?} changed the table");
        }
        if answer.ends() {
            return;
        }
    }
}
