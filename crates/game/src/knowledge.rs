//! The scale on which machines measure positions and ends.
//!
//! One number says how good something is for one seat. Within [`DECIDED`] it is an estimate or a
//! margin in the game's own units; beyond, the end is certain and the rest of the number tells
//! how many moves away it is, so that a nearer win is better and a farther loss less bad. What a
//! game knows of itself is written in the contract, section "Knowledge"; looking ahead is the
//! search's work.

/// Every score stays strictly between `-WIN` and `WIN`.
pub const WIN: i32 = 1_000_000;

/// A score beyond this, or below its negative, is a certain win or loss.
pub const DECIDED: i32 = 900_000;

/// So many moves to the goal when it cannot be reached any more.
pub const NEVER: u32 = u32::MAX;

/// The score of a certain win so many moves away; 0 moves when the game has just been won.
#[must_use]
pub const fn won_in(moves: u32) -> i32 {
    // The smaller of two numbers fits, because the other one does.
    let far = (WIN - DECIDED - 2) as u32;
    WIN - 1 - (if moves < far { moves } else { far }) as i32
}

/// The score of a certain loss so many moves away.
#[must_use]
pub const fn lost_in(moves: u32) -> i32 {
    -won_in(moves)
}

/// How many moves away a certain win (or loss) is; `None` for scores that are not certain.
#[must_use]
pub const fn moves_until_end(score: i32) -> Option<u32> {
    let size = score.unsigned_abs();
    if size > DECIDED as u32 && size < WIN as u32 { Some(WIN as u32 - 1 - size) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearer_wins_and_farther_losses_are_better() {
        assert!(won_in(0) < WIN);
        assert!(won_in(3) > won_in(4));
        assert!(lost_in(3) < lost_in(4));
        assert!(won_in(u32::MAX) > DECIDED);
        assert_eq!(moves_until_end(won_in(7)), Some(7));
        assert_eq!(moves_until_end(lost_in(0)), Some(0));
        assert_eq!(moves_until_end(DECIDED), None);
        assert_eq!(moves_until_end(-12), None);
    }
}
