//! A game as text: positions, moves and outcomes for records and protocols, and score sheets.
//!
//! Words for people are elsewhere: in the game's Fluent files.

use crate::{Chance, Outcome, Rules, Seat, SetupError, Sheet, SheetError};

/// How a game is written down and read.
pub trait Notation: Rules {
    /// The position as one line; it may hold hidden things and is not for opponents.
    fn position_text(&self, position: &Self::Position) -> String;
    /// Reads a position text.
    ///
    /// # Errors
    /// The field at fault, when the text is no possible position.
    fn parse_position(&self, text: &str) -> Result<Self::Position, SetupError>;
    /// The move as text, unique among the legal moves of the position.
    fn move_text(&self, position: &Self::Position, action: &Self::Move) -> String;
    /// Reads a move text in the position where it is meant; other spellings that people use
    /// are welcome. Whether the move is legal is for [`Rules::check`] to say.
    ///
    /// # Errors
    /// When the text cannot be read as a move of this game.
    fn parse_move(
        &self,
        position: &Self::Position,
        text: &str,
    ) -> Result<Self::Move, Self::Refusal>;
    /// The seat's word in the protocol: its number, unless the game has names for seats.
    fn seat_text(&self, seat: Seat) -> String {
        seat.to_string()
    }
    /// The outcome's words in the protocol.
    fn outcome_text(&self, position: &Self::Position, outcome: &Outcome) -> String {
        let _ = position;
        outcome.verdict.to_string()
    }
    /// A chance's word in records.
    fn chance_text(&self, position: &Self::Position, chance: Chance) -> String {
        let _ = position;
        chance.0.to_string()
    }
    /// The names of the score sheets it can write, the usual one first.
    fn sheet_formats(&self) -> &'static [&'static str] {
        &[]
    }
    /// Reads a score sheet in any format the game knows; moves are not checked here.
    ///
    /// # Errors
    /// The place where it cannot be read.
    fn read_sheet(&self, text: &str) -> Result<Sheet, SheetError> {
        Err(SheetError::at(text, 0))
    }
    /// Writes a score sheet; `None` when the game does not know the format.
    fn write_sheet(&self, format: &str, sheet: &Sheet) -> Option<String> {
        let _ = (format, sheet);
        None
    }
}
