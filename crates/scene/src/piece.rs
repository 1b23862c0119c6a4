//! Pieces and marks: what stands on a spot and what is to be noticed of it.

use i18n::Message;
use serde::{Deserialize, Serialize};
use unicode_width::UnicodeWidthChar;

/// A piece as it is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Its look.
    pub figure: Figure,
    /// The seat it belongs to, from 1; front ends give each seat a colour and a shape.
    pub owner: Option<u8>,
    /// Its name for people and screen readers.
    pub name: Message,
    /// Other seats that it belongs to as well.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shared_with: Vec<u8>,
    /// How far it is turned clockwise, in degrees.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub turned: u16,
    /// The sides where it goes on into the next cell, for a piece of several cells: north 1,
    /// east 2, south 4, west 8.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub joins: u16,
    /// How it is drawn where it is a card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
}

/// What stands on the face of a card besides its picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// The picture alone.
    Picture,
    /// The name below the picture.
    Named,
    /// Nothing: a photograph fills it.
    Filled,
}

impl Piece {
    /// A piece that stands upright on one cell.
    #[must_use]
    pub const fn new(figure: Figure, owner: Option<u8>, name: Message) -> Self {
        Self { figure, owner, name, shared_with: Vec::new(), turned: 0, joins: 0, card: None }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_zero(number: &u16) -> bool {
    *number == 0
}

/// The look of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// A round disc.
    Disc,
    /// A player's pawn or other upright piece.
    Pawn(Token),
    /// A wall as long as its spot.
    Wall,
    /// A picture of the library, with what stands for it in text.
    Picture {
        /// The picture's name in the library.
        id: String,
        /// What stands for it where there are only letters: one, or a few.
        letter: String,
    },
    /// Written letters or digits.
    Text(String),
    /// The back of something whose face this seat may not see.
    FaceDown {
        /// The picture of the back; a plain one when there is none.
        back: Option<String>,
    },
}

/// The character that stands for a piece in text; it differs for each kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Token(pub char);

impl Token {
    /// A character that a player chose; none when it would be unseen or need two columns.
    #[must_use]
    pub fn chosen(letter: char) -> Option<Self> {
        let is_seen = !letter.is_whitespace() && letter.width() == Some(1);
        is_seen.then_some(Self(letter))
    }

    /// What stands for a seat until its player chooses something else: its number.
    #[must_use]
    pub fn of_seat(number: u8) -> Self {
        Self(char::from_digit(u32::from(number), 10).unwrap_or('?'))
    }
}

/// Something to be noticed of a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// A touch here makes or continues a move.
    Target,
    /// Touched already on the way to a move.
    Selected,
    /// The last move was here.
    LastMove,
    /// A goal of this seat.
    Goal(u8),
    /// Points lie here.
    Bonus(u8),
    /// The number of the place on a path.
    Number(u16),
    /// Nothing may be put here now.
    Forbidden,
    /// Advised.
    Hint,
    /// Shown as if it were already placed.
    Ghost,
    /// A die lies here and rolls for who comes: its index among the scene's dice.
    Die(u8),
}
