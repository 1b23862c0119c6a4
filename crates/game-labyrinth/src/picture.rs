//! The main board of the picture: 49 tiles with their corridors, treasures, pawns and slots.

use game::{Seat, Viewer};
use geometry::{Cell, Point, Rect, Shape, UNIT};
use scene::{Board, Ground, Label, Mark, Pitch, Spot, SpotKind, Touch};

use crate::Labyrinth;
use crate::board::{Position, home};
use crate::scene::{known_cards, pawn, treasure_piece};
use crate::slots::{Side, Slot};
use crate::tiles::{CELLS, SIDE, cell_at};
use crate::touches::Chosen;

/// A tile as characters: walls two wide and one high around a corridor that holds three letters.
pub(crate) const PITCH: Pitch = Pitch { cols: 7, rows: 3 };
/// Room for coordinates and slots left and right, and above and below. In a text drawing it is
/// seven characters and two lines.
const MARGIN: Point = Point::new(100, 67);
/// The middle of a slot, from the edge of the board outwards.
const SLOT_AWAY: Point = Point::new(45, 28);
/// The size of a slot.
const SLOT_SIZE: Point = Point::new(70, 40);
/// The middle of a coordinate, from the edge of the board outwards.
const LABEL_AWAY: Point = Point::new(90, 58);
/// The side of the whole board.
const EDGE: i32 = SIDE as i32 * UNIT;

/// The maze as `shown`: the position itself, or after the push that was chosen.
pub(crate) fn maze(
    game: &Labyrinth,
    viewer: Viewer,
    position: &Position,
    shown: &Position,
    chosen: Option<Chosen>,
) -> Board {
    let mut spots: Vec<Spot> = (0..CELLS).map(|cell| tile_spot(game, shown, cell)).collect();
    for cell in goals(game, viewer, shown) {
        if let (Some(seat), Some(spot)) = (viewer.seat(), spots.get_mut(usize::from(cell))) {
            spot.marks.push(Mark::Goal(seat.number()));
        }
    }
    if let Some(Chosen { slot, .. }) = chosen
        && let Some(spot) = spots.get_mut(usize::from(slot.track().entry))
    {
        spot.marks.push(Mark::Ghost);
    }
    spots.extend(Slot::all().map(|slot| slot_spot(position, slot)));
    let bounds = Rect::new(-MARGIN.x, -MARGIN.y, EDGE + 2 * MARGIN.x, EDGE + 2 * MARGIN.y);
    let labels = (0..SIDE).flat_map(coordinates).collect();
    Board { spots, labels, ..Board::new("maze", Ground::Wood, bounds, PITCH) }
}

/// Where the viewer has to go: its treasures, as far as it knows them, or its corner.
fn goals(game: &Labyrinth, viewer: Viewer, shown: &Position) -> Vec<u8> {
    let Some(seat) = viewer.seat() else { return Vec::new() };
    let cards = known_cards(game, viewer, shown);
    if cards.is_empty() {
        return vec![home(game.players, seat.index())];
    }
    cards.into_iter().filter_map(|card| shown.cell_of(card)).collect()
}

fn tile_spot(game: &Labyrinth, shown: &Position, cell: u8) -> Spot {
    let name = cell_at(cell);
    let (x, y) = (i32::from(name.col) * UNIT, i32::from(name.row) * UNIT);
    let outline = Shape::Rect(Rect::new(x, y, UNIT, UNIT));
    let tile = shown.tile(cell);
    let kind = SpotKind::Tile { openings: tile.openings };
    let mut spot = Spot::new(Touch::new(name), kind, outline);
    spot.pieces.extend(tile.treasure.map(treasure_piece));
    let here = Seat::all(game.players).filter(|seat| shown.pawns[seat.index()] == cell);
    spot.pieces.extend(here.map(pawn));
    spot
}

fn slot_spot(position: &Position, slot: Slot) -> Spot {
    let along = i32::from(slot.line()) * UNIT - UNIT / 2;
    let middle = match slot.side() {
        Side::North => Point::new(along, -SLOT_AWAY.y),
        Side::East => Point::new(EDGE + SLOT_AWAY.x, along),
        Side::South => Point::new(along, EDGE + SLOT_AWAY.y),
        Side::West => Point::new(-SLOT_AWAY.x, along),
    };
    let Point { x: width, y: height } = SLOT_SIZE;
    let outline = Rect::new(middle.x - width / 2, middle.y - height / 2, width, height);
    let mut spot = Spot::new(Touch::new(slot), SpotKind::Slot, Shape::Rect(outline));
    if Some(slot) == position.closed_slot() {
        spot.marks.push(Mark::Forbidden);
    }
    spot
}

/// The letter above a column and the number left of a row.
fn coordinates(line: u8) -> [Label; 2] {
    let middle = i32::from(line) * UNIT + UNIT / 2;
    let letter = Cell::column_letter(line).to_string();
    [
        Label { at: Point::new(middle, -LABEL_AWAY.y), text: letter },
        Label { at: Point::new(-LABEL_AWAY.x, middle), text: (line + 1).to_string() },
    ]
}
