//! The laws every game obeys, in one call per game; perft tables, cases of rule books and
//! playthroughs as data; what benches of games share.
//!
//! Laws prove coherence, not truth: a game may keep all of them and still play something else.
//! Truth comes from perft tables, rule-book cases and games of independent programs.
//!
//! A game's `tests/it/laws.rs` names its variants and a naive move generator; `laws!` makes a test
//! of every law.
//!
//! ```
//! use conformance::{OK, START};
//! use game::Rules;
//! use game_othello::{Move, Othello, Position, Square};
//!
//! struct Specimen;
//!
//! impl conformance::Specimen for Specimen {
//!     type Game = Othello;
//!
//!     fn variants() -> Vec<(&'static str, Othello)> {
//!         vec![("usual", conformance::configured(""))]
//!     }
//!
//!     /// A real one follows the rule book and asks nothing of the game.
//!     fn naive_moves(game: &Othello, position: &Position) -> Vec<Move> {
//!         let squares = game_othello::GRID.cells().filter_map(Square::at);
//!         let moves = squares.map(Move::Place).chain([Move::Pass]);
//!         moves.filter(|action| game.check(position, action).is_ok()).collect()
//!     }
//! }
//!
//! conformance::laws!(Specimen);
//!
//! conformance::laws::naive::<Specimen>();
//! conformance::check_cases::<Othello>(&[
//!     ("", START, "f5", OK),
//!     ("", START, "a1", "othello.no-flip"),
//! ]);
//! ```
//!
//! Each law runs on random games; a failure prints the variant, the seeds and the fewest moves
//! that show it. `SLOW_TESTS=1` runs many more games.
//!
//! This crate is for tests: it panics when a law is broken, and is never part of a program.
#![allow(clippy::panic, clippy::expect_used, clippy::unwrap_used, reason = "tests fail by panic")]

#[cfg(feature = "benches")]
pub mod benches;
mod cases;
pub mod laws;
mod perft;
mod playthrough;
mod walk;
pub mod wording;

pub use cases::{
    OK, START, check_bad_positions, check_cases, check_games, configured, legal_texts, verdict,
};
pub use perft::check_perft_table;
pub use playthrough::playthrough;
pub use walk::{Specimen, is_slow};

/// One test a law for a [`Specimen`].
#[macro_export]
macro_rules! laws {
    ($specimen:ty) => {
        #[test]
        fn law_1_a_position_is_over_or_has_moves_of_the_mover_alone() {
            $crate::laws::turns::<$specimen>();
        }
        #[test]
        fn law_2_listed_moves_are_accepted_and_all_others_refused() {
            $crate::laws::listing::<$specimen>();
        }
        #[test]
        fn law_3_undo_restores_everything() {
            $crate::laws::undoing::<$specimen>();
        }
        #[test]
        fn law_4_texts_read_back() {
            $crate::laws::texts::<$specimen>();
        }
        #[test]
        fn law_4_words_are_short_and_alike_in_both_languages() {
            $crate::laws::words::<$specimen>();
        }
        #[test]
        fn law_5_hashes_are_kept_up_to_date() {
            $crate::laws::hashes::<$specimen>();
        }
        #[test]
        fn law_6_every_game_ends_with_fair_scores() {
            $crate::laws::endings::<$specimen>();
        }
        #[test]
        fn law_7_a_replay_gives_the_same_game() {
            $crate::laws::replays::<$specimen>();
        }
        #[test]
        fn law_8_views_hide_what_is_hidden() {
            $crate::laws::views::<$specimen>();
        }
        #[test]
        fn law_8_views_from_outside_are_not_believed() {
            $crate::laws::strange_views::<$specimen>();
        }
        #[test]
        fn law_8_what_is_told_hides_it_too() {
            $crate::laws::tellings::<$specimen>();
        }
        #[test]
        fn law_8_symmetries_map_moves_to_moves() {
            $crate::laws::symmetries::<$specimen>();
        }
        #[test]
        fn law_9_evaluations_stay_below_a_win() {
            $crate::laws::evaluations::<$specimen>();
        }
        #[test]
        fn law_9_every_move_can_be_touched() {
            $crate::laws::touches::<$specimen>();
        }
        #[test]
        fn law_10_fast_moves_are_the_naive_moves() {
            $crate::laws::naive::<$specimen>();
        }
    };
}
