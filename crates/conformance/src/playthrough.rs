//! One full game as text, to be compared with the one kept in the repository.

use std::fmt::Write;

use game::{AnyGame, Luck, Rng, Turn, Viewer};
use paint::{Alphabet, render};

/// Plays a random game from these seeds and tells it move by move: any change of rules, order,
/// chance or texts shows in the comparison.
#[must_use]
pub fn playthrough(game: &dyn AnyGame, seed: u64, play_seed: u64) -> String {
    let mut position = game.start(seed);
    let mut rng = Rng::from_seed(play_seed);
    let mut told = format!("{} {} seed={seed}\n", game.card().id, game.settings());
    for ply in 1.. {
        let moves = position.legal_moves();
        let Some(text) = rng.choose(&moves) else { break };
        let Turn::Seat(seat) = position.turn() else { break };
        let before = position.text();
        let mut luck = Rng::for_ply(seed, ply);
        let played = position.play(text, Luck::Draw(&mut luck)).expect("a listed move");
        let chances = played.chances.join(" ");
        let count = moves.len();
        let _ = writeln!(
            told,
            "{ply}. {seat} {text} {chances} of {count} at {before} {:016x}",
            position.hash()
        );
    }
    let outcome = position.outcome().map(|outcome| position.outcome_text(&outcome));
    let _ = writeln!(told, "{}", position.text());
    let _ = writeln!(told, "over {}", outcome.unwrap_or_default());
    told.push_str(&render(&position.scene(Viewer::Public, &[], None), Alphabet::Unicode));
    told
}
