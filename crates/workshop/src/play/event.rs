//! What an action does, told step by step for those who watch: praise, faces, removals, dice.
//!
//! Events are no part of the position; they are told by playing an action on a copy.

use game::Seat;
use i18n::Message;
use serde::{Deserialize, Serialize};

use crate::design::Words;

/// One thing that happens during an action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum Event {
    /// A token goes from one cell to another.
    Moved { kind: String, from: String, to: String },
    /// The faces of these cells come into view; for so many tenths of a second when they turn
    /// back, until a click when that is 0 and they turn back.
    Shown { cells: Vec<String>, tenths: Option<u16> },
    /// These cells turn their faces down again.
    TurnedBack { cells: Vec<String> },
    /// What was done is right: what to say, and whether in a dialog.
    Right { say: Message, own: Option<Words>, dialog: bool },
    /// What was done is not right: why, and whether in a dialog.
    Wrong { say: Message, own: Option<Words>, dialog: bool },
    /// The token goes back where it came from.
    WentBack { kind: String, to: String },
    /// A token leaves the board for the result zone of a seat, or the game.
    Removed { kind: String, from: String, to: Option<Seat> },
    /// Two tokens fight: their kinds and faces are shown.
    Fight { attacker: String, defender: String, cell: String },
    /// A die shows a face, from 0.
    Rolled { die: String, face: u16 },
    /// A shoe was filled.
    Refilled { board: String },
    /// A token or piece was turned.
    Turned { cell: String },
    /// The player must move the token there by hand.
    MustMove { from: String, to: String },
    /// A player falls asleep as winner or loser: what to say, and whether in a dialog.
    Asleep { seat: Seat, won: bool, say: Message, own: Option<Words>, dialog: bool },
    /// The hand is with this player now.
    Hand { seat: Seat },
    /// The play is over.
    Over,
}
