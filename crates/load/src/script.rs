//! Games written down beforehand: players who cost nothing.

use std::sync::Arc;

use anyhow::{Result, anyhow, ensure};
use game::{Rng, Settings, Turn};
use session::Match;

/// The moves of a whole game, with who plays them, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script {
    /// The game by its id.
    pub game: String,
    /// Seat and move.
    pub moves: Vec<(u8, String)>,
}

impl Script {
    /// Random games. Only games in which nothing depends on luck can be written down before.
    ///
    /// # Errors
    /// When the game is unknown, is not for two, or has luck in it.
    pub fn random(game: &str, count: u64) -> Result<Vec<Arc<Self>>> {
        (0..count).map(|number| Self::one(game, number).map(Arc::new)).collect()
    }

    fn one(game: &str, number: u64) -> Result<Self> {
        let opened =
            catalogue::open(game, &Settings::none()).map_err(|error| anyhow!("{error}"))?;
        ensure!(opened.seats() == 2, "{game} is not for two");
        let mut rng = Rng::from_seed(number);
        let mut played = Match::new(opened.clone(), 1);
        let mut moves = Vec::new();
        while let Turn::Seat(seat) = played.position().turn() {
            let mut legal = played.position().legal_moves();
            let text = legal.swap_remove(rng.index(legal.len()));
            played.play(&text).map_err(|why| anyhow!("{text}: {why}"))?;
            moves.push((seat.number(), text));
        }
        // Under another seed the same game must go the same way.
        let mut other = Match::new(opened, 2);
        for (_, text) in &moves {
            let same = other.play(text).map(|played| played.chances.is_empty());
            ensure!(same == Ok(true), "{game} has luck in it and cannot be written down before");
        }
        Ok(Self { game: game.to_owned(), moves })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_without_luck_are_written_down() {
        let scripts = Script::random("othello", 3).unwrap();
        assert_eq!(scripts.len(), 3);
        assert_ne!(scripts[0], scripts[1]);
        assert_eq!(scripts[0].moves[0].0, 1);
        assert!(scripts.iter().all(|script| script.moves.len() > 8));
        for game in ["labyrinth", "chess"] {
            assert!(Script::random(game, 1).is_err(), "{game}");
        }
    }
}
