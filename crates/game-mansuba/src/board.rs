//! Positions: pieces on and off, and hashing. Where everything starts is said in `rules`.

use game::Side;

use crate::hash;
use crate::jail::{Jail, Prisoner};
use crate::pieces::{Piece, Sort};
use crate::places::Places;
use crate::relation::Relation;

/// A state of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The pieces of each side.
    sides: [Places; 2],
    /// The pieces of each sort.
    sorts: [Places; 3],
    /// The sum of the numbers of all pieces and prisoners; see [`Position::hash_at`].
    sum: u64,
    jail: Jail,
    pub(crate) relation: Relation,
    /// Turns played.
    pub(crate) turn: u16,
    /// Who has the hand, or threw the coin that is in the air.
    pub(crate) side: Side,
    pub(crate) phase: Phase,
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The side that has the hand plays.
    Play,
    /// A coin decides whether this prisoner comes free.
    Coin(Prisoner),
    /// The relation changes.
    Switch,
    /// Nothing: this side has won, or nobody.
    Over(Option<Side>),
}

impl Position {
    /// An empty board.
    pub(crate) fn empty(relation: Relation) -> Self {
        Self {
            sides: [Places::NONE; 2],
            sorts: [Places::NONE; 3],
            sum: 0,
            jail: Jail::default(),
            relation,
            turn: 0,
            side: Side::Black,
            phase: Phase::Play,
        }
    }

    /// The pieces of a side.
    #[inline(always)]
    pub(crate) const fn pieces(&self, side: Side) -> Places {
        self.sides[side as usize]
    }

    /// The pieces of a side of one sort.
    #[inline(always)]
    pub(crate) fn pieces_of(&self, piece: Piece) -> Places {
        self.sides[piece.side as usize] & self.sorts[piece.sort as usize]
    }

    pub(crate) const fn jail(&self) -> &Jail {
        &self.jail
    }

    pub(crate) fn piece_at(&self, place: u8) -> Option<Piece> {
        let side = Side::BOTH.into_iter().find(|&side| self.pieces(side).has(place))?;
        let sort = Sort::ALL.into_iter().find(|&sort| self.sorts[sort as usize].has(place))?;
        Some(Piece { side, sort })
    }

    /// Puts a piece on a free place.
    pub(crate) fn put(&mut self, piece: Piece, place: u8) {
        self.sides[piece.side as usize].insert(place);
        self.sorts[piece.sort as usize].insert(place);
        self.sum = self.sum.wrapping_add(hash::piece(piece, place));
    }

    /// Takes a piece away from the place where it stands.
    pub(crate) fn lift(&mut self, piece: Piece, place: u8) {
        self.sides[piece.side as usize].remove(place);
        self.sorts[piece.sort as usize].remove(place);
        self.sum = self.sum.wrapping_sub(hash::piece(piece, place));
    }

    pub(crate) fn imprison(&mut self, prisoner: Prisoner) {
        self.jail.put(prisoner);
        self.sum = self.sum.wrapping_add(hash::prisoner(prisoner));
    }

    /// Lets a prisoner that is held go back to its place.
    pub(crate) fn free(&mut self, prisoner: Prisoner) {
        self.jail.take(prisoner);
        self.sum = self.sum.wrapping_sub(hash::prisoner(prisoner));
        self.put(prisoner.piece, prisoner.place);
    }

    /// The hash as if this many turns had been played: what stands where is summed up by every
    /// change, the few numbers beside it are mixed in when they are asked for.
    #[inline]
    pub(crate) fn hash_at(&self, turn: u16) -> u64 {
        self.sum.wrapping_add(hash::state(self.packed(turn)))
    }

    /// The hash, with the sum made anew.
    pub(crate) fn rehash(&self) -> u64 {
        let held = self.jail.prisoners().iter();
        let mut sum = held.fold(0u64, |sum, &held| sum.wrapping_add(hash::prisoner(held)));
        for place in 0..=u8::MAX {
            if let Some(piece) = self.piece_at(place) {
                sum = sum.wrapping_add(hash::piece(piece, place));
            }
        }
        sum.wrapping_add(hash::state(self.packed(self.turn)))
    }

    /// Turn, relation and what happens next in one number. Who won is seen on the board.
    fn packed(&self, turn: u16) -> u32 {
        let side = self.side as u32;
        let phase = match self.phase {
            Phase::Play => side,
            Phase::Switch => 2 + side,
            Phase::Over(_) => 4,
            Phase::Coin(Prisoner { place, piece }) => {
                (5 + 3 * side + piece.sort as u32) << 8 | u32::from(place)
            }
        };
        // The turn takes 14 bits, the relation 2, the phase 12.
        phase << 16 | (self.relation as u32) << 14 | u32::from(turn)
    }
}
