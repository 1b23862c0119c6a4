//! Texts: positions as one line of eight fields, moves as `N2/1/c4`.
//!
//! A position text holds every card; it is for set-ups and analysis, not for opponents.

use game::{Common, Fields, Notation, Seat, SetupError, parse_exactly};
use geometry::Cell;

use crate::board::{Position, Setup};
use crate::moves::Move;
use crate::slots::Slot;
use crate::tiles::{CELLS, Tile, Treasure, number_of};
use crate::{Labyrinth, Refusal};

/// Stands for nothing: no insertion yet, no card, nobody's turn.
const NONE: &str = "-";

impl Notation for Labyrinth {
    fn position_text(&self, position: &Position) -> String {
        let setup = position.setup(self);
        let pawns: Vec<String> = setup.pawns.iter().map(Cell::to_string).collect();
        [
            tiles_text(&setup.tiles),
            setup.hand.to_string(),
            pawns.join(","),
            setup.last.map_or_else(|| NONE.to_owned(), |slot| slot.to_string()),
            card_lists(&setup.cards),
            card_lists(&setup.found),
            setup.to_move.map_or_else(|| NONE.to_owned(), |seat| seat.to_string()),
            setup.round.to_string(),
        ]
        .join(" ")
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        let mut fields = Fields::of(text);
        let setup = Setup {
            tiles: parse_tiles(fields.required("tiles")?)?,
            hand: parse_hand(fields.required("hand")?)?,
            pawns: parse_pawns(fields.required("pawns")?)?,
            last: parse_last(fields.required("last")?)?,
            cards: parse_card_lists("cards", fields.required("cards")?)?,
            found: parse_card_lists("found", fields.required("found")?)?,
            to_move: parse_to_move(fields.required("to_move")?)?,
            round: parse_round(fields.required("round")?)?,
        };
        fields.end()?;
        Position::new(self, &setup)
    }

    fn move_text(&self, _position: &Position, action: &Move) -> String {
        format!("{}/{}/{}", action.slot, action.turns, action.to())
    }

    /// `N2/1/c4` in either case, with blanks instead of strokes, and without the turns when
    /// there are none (`N2/c4`). `O` is west in French.
    fn parse_move(&self, _position: &Position, text: &str) -> Result<Move, Refusal> {
        let not_a_move = || Refusal::from(Common::not_a_move(text));
        let is_stroke = |letter: char| letter == '/' || letter.is_whitespace();
        let parts: Vec<&str> =
            text.split(is_stroke).filter(|part| !part.is_empty()).take(4).collect();
        let (slot, turns, to) = match parts[..] {
            [slot, turns, to] => (slot, turns, to),
            [slot, to] => (slot, "0", to),
            _ => return Err(not_a_move()),
        };
        let slot = parse_slot(slot).ok_or_else(not_a_move)??;
        let turns: u8 = match turns.as_bytes() {
            [digit @ b'0'..=b'3'] => digit - b'0',
            [b'4'..=b'9'] => return Err(Refusal::TooManyTurns),
            _ => return Err(not_a_move()),
        };
        let cell: Cell = to.parse().map_err(|_| not_a_move())?;
        let to = number_of(cell).ok_or(Refusal::OffBoard)?;
        Ok(Move { slot, turns, to })
    }
}

/// Tiles without separator, two characters each.
pub(crate) fn tiles_text(tiles: &[Tile]) -> String {
    tiles.iter().map(Tile::to_string).collect()
}

pub(crate) fn parse_tiles(text: &str) -> Result<Vec<Tile>, SetupError> {
    let letters: Vec<char> = text.chars().take(2 * usize::from(CELLS) + 1).collect();
    if letters.len() != 2 * usize::from(CELLS) {
        return Err(SetupError::impossible("tiles", "labyrinth.setup-tile-count"));
    }
    let tiles = letters.chunks(2).map(|pair| match pair {
        [openings, treasure] => Tile::parse(*openings, *treasure),
        _ => None,
    });
    tiles.collect::<Option<_>>().ok_or_else(|| SetupError::unreadable("tiles", text))
}

pub(crate) fn parse_hand(text: &str) -> Result<Tile, SetupError> {
    let mut letters = text.chars();
    let tile = match (letters.next(), letters.next(), letters.next()) {
        (Some(openings), Some(treasure), None) => Tile::parse(openings, treasure),
        _ => None,
    };
    tile.ok_or_else(|| SetupError::unreadable("hand", text))
}

fn parse_pawns(text: &str) -> Result<Vec<Cell>, SetupError> {
    let cell = |name| parse_exactly(name).ok_or_else(|| SetupError::unreadable("pawns", name));
    text.split(',').map(cell).collect()
}

pub(crate) fn parse_last(text: &str) -> Result<Option<Slot>, SetupError> {
    match text {
        NONE => Ok(None),
        _ => text.parse().map(Some).map_err(|_| SetupError::unreadable("last", text)),
    }
}

fn card_lists(lists: &[Vec<Treasure>]) -> String {
    let lists: Vec<String> = lists
        .iter()
        .map(|list| if list.is_empty() { NONE.to_owned() } else { letters(list) })
        .collect();
    lists.join(",")
}

/// The letters of some cards.
pub(crate) fn letters(cards: &[Treasure]) -> String {
    cards.iter().map(|card| card.letter()).collect()
}

fn parse_card_lists(field: &'static str, text: &str) -> Result<Vec<Vec<Treasure>>, SetupError> {
    let list = |list: &str| match list {
        NONE => Ok(Vec::new()),
        "" => Err(SetupError::unreadable(field, text)),
        _ => parse_letters(field, list),
    };
    text.split(',').map(list).collect()
}

/// Cards from their letters.
pub(crate) fn parse_letters(field: &'static str, text: &str) -> Result<Vec<Treasure>, SetupError> {
    let cards = text.chars().map(Treasure::of_letter).collect::<Option<_>>();
    cards.ok_or_else(|| SetupError::unreadable(field, text))
}

fn parse_to_move(text: &str) -> Result<Option<Seat>, SetupError> {
    if text == NONE {
        return Ok(None);
    }
    parse_exactly(text).map(Some).ok_or_else(|| SetupError::unreadable("to_move", text))
}

fn parse_round(text: &str) -> Result<u32, SetupError> {
    parse_exactly(text).ok_or_else(|| SetupError::unreadable("round", text))
}

/// The slot a person means; a refusal when the side has no slot on that line.
fn parse_slot(text: &str) -> Option<Result<Slot, Refusal>> {
    let mut letters = text.chars();
    let side = match letters.next()?.to_ascii_uppercase() {
        'O' => 'W',
        side @ ('N' | 'E' | 'S' | 'W') => side,
        _ => return None,
    };
    let line = letters.next().filter(char::is_ascii_digit)?;
    match letters.next() {
        Some(_) => None,
        None => Some(format!("{side}{line}").parse().map_err(|_| Refusal::NoSlot)),
    }
}
