//! Discs that can never be turned over again, as far as a quick look proves it.
//!
//! A disc is safe when along each of its four lines it cannot be outflanked: the line is full,
//! or beside it lies the edge or a safe disc of its own colour. Not all safe discs are found.

use crate::bits::{INNER, NOT_A, NOT_H};

/// The columns a and h.
const SIDES: u64 = !INNER;
/// The rows 1 and 8.
const ENDS: u64 = 0xff00_0000_0000_00ff;

/// The diagonals from the upper left to the lower right, then those from the upper right.
const DIAGONALS: [[u64; 15]; 2] = {
    let mut lines = [[0; 15]; 2];
    let mut square = 0;
    while square < 64 {
        let (col, row) = (square % 8, square / 8);
        lines[0][7 + col - row] |= 1 << square;
        lines[1][col + row] |= 1 << square;
        square += 1;
    }
    lines
};

/// The discs of `own` that are certainly safe.
#[inline(always)]
pub(crate) fn stable(own: u64, other: u64) -> u64 {
    let taken = own | other;
    let (rows, columns) = (full_rows(taken) | SIDES, full_columns(taken) | ENDS);
    let falling = full_diagonals(taken, &DIAGONALS[0]) | SIDES | ENDS;
    let rising = full_diagonals(taken, &DIAGONALS[1]) | SIDES | ENDS;
    let mut safe = own & rows & columns & falling & rising;
    if safe == 0 {
        return 0;
    }
    loop {
        let grown = own
            & (rows | ((safe << 1) & NOT_A) | ((safe >> 1) & NOT_H))
            & (columns | (safe << 8) | (safe >> 8))
            & (falling | ((safe << 9) & NOT_A) | ((safe >> 9) & NOT_H))
            & (rising | ((safe << 7) & NOT_H) | ((safe >> 7) & NOT_A));
        if grown | safe == safe {
            return safe;
        }
        safe |= grown;
    }
}

#[inline(always)]
const fn full_rows(taken: u64) -> u64 {
    let mut full = taken & (taken >> 4);
    full &= full >> 2;
    full &= full >> 1;
    (full & !NOT_A) * 0xff
}

#[inline(always)]
const fn full_columns(taken: u64) -> u64 {
    let mut full = taken & taken.rotate_right(32);
    full &= full.rotate_right(16);
    full & full.rotate_right(8)
}

#[inline(always)]
fn full_diagonals(taken: u64, lines: &[u64; 15]) -> u64 {
    lines.iter().filter(|&&line| taken & line == line).fold(0, |all, line| all | line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_and_what_leans_on_them_are_safe() {
        assert_eq!(stable(1, 0), 1);
        assert_eq!(stable(0b111, 0), 0b111);
        assert_eq!(stable(0b1011, 0), 0b11);
        // b2 leans on a1, b1 and a2 in three lines, but c1–a3 is open.
        assert_eq!(stable(0x0303, 0), 0x0103);
        // With c1 it leans on that line too.
        assert_eq!(stable(0x0307, 0), 0x0307);
    }

    #[test]
    fn on_a_full_board_every_disc_is_safe() {
        let own = 0x1234_5678_9abc_def0;
        assert_eq!(stable(own, !own), own);
    }
}
