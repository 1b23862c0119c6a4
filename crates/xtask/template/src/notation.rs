//! Texts of positions (`15 1`) and of moves (`2`), both ways.

use game::{Common, Fields, Seat, SetupError};

use crate::{Position, Refusal, SEATS, Take};

pub(crate) fn position_text(position: &Position) -> String {
    format!("{} {}", position.stones(), position.mover())
}

pub(crate) fn parse_position(most: u8, text: &str) -> Result<Position, SetupError> {
    let mut fields = Fields::of(text);
    let stones = fields.required("stones")?;
    let seat = fields.required("seat")?;
    fields.end()?;
    let stones = small_number(stones).ok_or_else(|| SetupError::unreadable("stones", stones))?;
    if stones > most {
        return Err(SetupError::impossible("stones", "heaps.too-many-stones"));
    }
    let mover = seat.parse().ok().filter(|mover: &Seat| mover.number() <= SEATS);
    let mover = mover.ok_or_else(|| SetupError::unreadable("seat", seat))?;
    Ok(Position::new(stones, mover))
}

pub(crate) fn parse_move(text: &str) -> Result<Take, Refusal> {
    small_number(text).map(Take).ok_or_else(|| Common::not_a_move(text).into())
}

/// A number as it is written here: no sign, no zero in front.
fn small_number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|number| number.to_string() == text)
}
