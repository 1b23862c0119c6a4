//! One token in thirty-two bits: its kind, owners, quarter turns and what has happened to it.
//!
//! The empty cell is [`Token::NONE`]. What a kind is like stands in the compiled tables.

/// A token as it lies in a cell. A piece fills several cells: its first cell holds the token
/// itself, the others hold it with the number of the shape's cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Token(pub(crate) u32);

const KIND_BITS: u32 = 10;
const OWNERS_AT: u32 = 10;
const TURNED_AT: u32 = 16;
/// Three bits, enough for the six turns of hexagons.
const TURNS: u32 = 7;
const BODY_AT: u32 = 24;

use design::MAX_KINDS;

const _: () = assert!(MAX_KINDS == (1 << KIND_BITS) - 1, "every kind has a number of its own");

impl Token {
    /// No token.
    pub(crate) const NONE: Self = Self(0);
    /// It lies face up, whatever its kind says.
    pub(crate) const FACE_UP: u32 = 1 << 19;
    /// Everybody has seen its face.
    pub(crate) const SEEN: u32 = 1 << 20;
    /// Picked, waiting for the comparison.
    pub(crate) const PICKED: u32 = 1 << 21;
    /// It stands in a zone where it was found wrong: it gives that zone nothing.
    pub(crate) const WRONG: u32 = 1 << 22;
    /// It was placed and not yet validated.
    pub(crate) const WAITS: u32 = 1 << 23;
    /// All saw it step inside the grid while its face lay down: it is no kind that stays.
    pub(crate) const STEPPED: u32 = 1 << 30;

    pub(crate) const fn new(kind: usize, owners: u8, turned: u8) -> Self {
        let owners = (owners as u32 & 0x3f) << OWNERS_AT;
        Self((kind as u32 + 1) | owners | ((turned as u32 & TURNS) << TURNED_AT))
    }

    #[inline]
    pub(crate) const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// The same token as one of another kind.
    pub(crate) const fn of_kind(self, kind: usize) -> Self {
        Self((self.0 & !(MAX_KINDS as u32)) | (kind as u32 + 1))
    }

    /// The index of its kind; meaningless for no token.
    #[inline]
    pub(crate) const fn kind(self) -> usize {
        ((self.0 & MAX_KINDS as u32).wrapping_sub(1) & MAX_KINDS as u32) as usize
    }

    /// Its owners, a bit a seat.
    #[inline]
    pub(crate) const fn owners(self) -> u8 {
        (self.0 >> OWNERS_AT) as u8 & 0x3f
    }

    #[inline]
    pub(crate) const fn turned(self) -> u8 {
        ((self.0 >> TURNED_AT) & TURNS) as u8
    }

    /// Which cell of a shape this is; 0 for the first.
    #[inline]
    pub(crate) const fn body(self) -> usize {
        (self.0 >> BODY_AT) as usize & 0x3f
    }

    #[inline]
    pub(crate) const fn has(self, flag: u32) -> bool {
        self.0 & flag != 0
    }

    #[inline]
    pub(crate) const fn with(self, flags: u32) -> Self {
        Self(self.0 | flags)
    }

    #[inline]
    pub(crate) const fn without(self, flags: u32) -> Self {
        Self(self.0 & !flags)
    }

    pub(crate) const fn owned_by(self, owners: u8) -> Self {
        Self(self.0 | ((owners as u32 & 0x3f) << OWNERS_AT))
    }

    /// The same token with other owners.
    pub(crate) const fn belonging_to(self, owners: u8) -> Self {
        Self(self.0 & !(0x3f << OWNERS_AT) | ((owners as u32 & 0x3f) << OWNERS_AT))
    }

    /// The same token when this seat leaves the play: later seats count one less.
    pub(crate) const fn without_seat(self, seat: u8) -> Self {
        let before = self.owners() & ((1 << seat) - 1);
        let after = (self.owners() >> seat >> 1) << seat;
        Self((self.0 & !(0x3f << OWNERS_AT)) | ((before | after) as u32) << OWNERS_AT)
    }

    pub(crate) const fn facing(self, turned: u8) -> Self {
        Self((self.0 & !(TURNS << TURNED_AT)) | ((turned as u32 & TURNS) << TURNED_AT))
    }

    /// The same token as it fills another cell of its shape.
    pub(crate) const fn as_body(self, index: usize) -> Self {
        Self((self.0 & !(0x3f << BODY_AT)) | ((index as u32 & 0x3f) << BODY_AT))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_keeps_to_itself() {
        let token = Token::new(7, 0b10_0001, 5).with(Token::SEEN | Token::WAITS).as_body(63);
        assert_eq!((token.kind(), token.owners(), token.turned()), (7, 0b10_0001, 5));
        assert_eq!(token.body(), 63);
        assert!(token.has(Token::SEEN) && token.has(Token::WAITS) && !token.has(Token::PICKED));
        assert_eq!(token.as_body(0).facing(1).turned(), 1);
        assert_eq!(Token::new(MAX_KINDS - 1, 0, 0).kind(), MAX_KINDS - 1);
        assert!(!Token::NONE.is_some());
    }
}
