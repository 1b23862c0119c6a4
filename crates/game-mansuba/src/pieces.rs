//! Sides, sorts and pieces, with their letters and words.

use game::Side;

/// What a piece is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sort {
    /// Steps to a neighbour, or jumps over pieces in chains.
    #[default]
    Pawn,
    /// Goes straight as far as it likes.
    Tower,
    /// Goes two straight steps over anything.
    Elephant,
}

impl Sort {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Pawn, Self::Tower, Self::Elephant];

    /// Its word in move texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pawn => "pawn",
            Self::Tower => "tower",
            Self::Elephant => "elephant",
        }
    }
}

/// A side's piece of some sort.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Piece {
    pub(crate) side: Side,
    pub(crate) sort: Sort,
}

impl Piece {
    pub(crate) const fn letter(self) -> char {
        let letter = match self.sort {
            Sort::Pawn => 'P',
            Sort::Tower => 'T',
            Sort::Elephant => 'E',
        };
        match self.side {
            Side::Black => letter,
            Side::White => letter.to_ascii_lowercase(),
        }
    }

    pub(crate) fn of_letter(letter: char) -> Option<Self> {
        Self::all().find(|piece| piece.letter() == letter)
    }

    fn all() -> impl Iterator<Item = Self> {
        Side::BOTH.into_iter().flat_map(|side| Sort::ALL.map(|sort| Self { side, sort }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_read_back() {
        let letters: String = Piece::all().map(Piece::letter).collect();
        assert_eq!(letters, "PTEpte");
        assert!(Piece::all().all(|piece| Piece::of_letter(piece.letter()) == Some(piece)));
        assert_eq!(Piece::of_letter('.'), None);
    }
}
