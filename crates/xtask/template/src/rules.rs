//! The rules: what may be played, what it does, how the game ends.

use game::{Card, Common, Outcome, Rules, Seat, Settings, Turn, Verdict, hash_number};

use crate::{CARD, Heaps, Position, Take};

pub(crate) const SEATS: u8 = 2;
/// The most stones that may be taken at once.
pub(crate) const MOST: u8 = 3;

game::reasons! {
    /// Why a move is refused.
    pub enum Refusal from Common(Common) {
        OneToThree = "heaps.one-to-three", "one to three stones may be taken";
        NotSoMany { left: u8 } = "heaps.not-so-many", "only {left} stones are left";
    }
}

impl Rules for Heaps {
    type Position = Position;
    type Move = Take;
    type Undo = Position;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        &CARD
    }

    fn settings(&self) -> Settings {
        let mut settings = Settings::none();
        settings.set("stones", self.stones);
        settings
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    /// Every move takes at least one stone.
    fn max_plies(&self) -> u32 {
        u32::from(self.stones)
    }

    fn start(&self, _seed: u64) -> Position {
        Position { stones: self.stones, mover: Seat::FIRST }
    }

    fn turn(&self, position: &Position) -> Turn {
        if position.stones == 0 { Turn::Over } else { Turn::Seat(position.mover) }
    }

    /// The last stone was taken by the seat before the one that would have the hand.
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let winner = position.mover.next(SEATS);
        (position.stones == 0).then(|| Outcome::plain(Verdict::Winner(winner)))
    }

    /// The smallest first.
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Take>) {
        moves.clear();
        moves.extend((1..=MOST.min(position.stones)).map(Take));
    }

    fn check(&self, position: &Position, Take(count): &Take) -> Result<(), Refusal> {
        if position.stones == 0 {
            return Err(Common::GameOver.into());
        }
        if !(1..=MOST).contains(count) {
            return Err(Refusal::OneToThree);
        }
        if *count > position.stones {
            return Err(Refusal::NotSoMany { left: position.stones });
        }
        Ok(())
    }

    fn apply_unchecked(&self, position: &mut Position, Take(count): &Take) -> Position {
        let before = *position;
        position.stones = before.stones.saturating_sub(*count);
        position.mover = before.mover.next(SEATS);
        before
    }

    fn undo(&self, position: &mut Position, before: Position) {
        *position = before;
    }

    fn rehash(&self, position: &Position) -> u64 {
        let mover = if position.mover == Seat::FIRST { 0 } else { SECOND_TO_MOVE };
        hash_number(0, u64::from(position.stones) + 1) ^ mover
    }
}

const SECOND_TO_MOVE: u64 = 0x9e37_79b9_7f4a_7c15;
