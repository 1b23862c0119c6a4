//! Texts of positions (`15 1`) and of moves (`2`), both ways.

use game::{Common, Fields, Notation, Seat, SetupError, parse_exactly};

use crate::rules::SEATS;
use crate::{Heaps, Position, Refusal, Take};

impl Notation for Heaps {
    fn position_text(&self, position: &Position) -> String {
        format!("{} {}", position.stones, position.mover)
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        let mut fields = Fields::of(text);
        let stones = fields.required("stones")?;
        let seat = fields.required("seat")?;
        fields.end()?;
        let stones =
            parse_exactly(stones).ok_or_else(|| SetupError::unreadable("stones", stones))?;
        if stones > self.stones {
            return Err(SetupError::impossible("stones", "heaps.too-many-stones"));
        }
        let mover = parse_exactly(seat).filter(|mover: &Seat| mover.number() <= SEATS);
        let mover = mover.ok_or_else(|| SetupError::unreadable("seat", seat))?;
        Ok(Position { stones, mover })
    }

    fn move_text(&self, _position: &Position, action: &Take) -> String {
        action.to_string()
    }

    fn parse_move(&self, _position: &Position, text: &str) -> Result<Take, Refusal> {
        parse_exactly(text).map(Take).ok_or_else(|| Common::not_a_move(text).into())
    }
}
