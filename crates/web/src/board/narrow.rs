//! The boards of a table on a narrow screen: below each other, so that their cells stay large.

use geometry::{Point, Rect, Shape};
use scene::{Board, Figure, Scene};

/// Room for the letters at the edges of a board, for its title, and between boards.
const EDGE: i32 = 50;
const TITLE: i32 = 60;
const GAP: i32 = 30;
/// A title may be wider than a board of one cell.
const TITLE_WIDTH: i32 = 300;

/// A board that is so much wider than high, in hundredths, is turned upright.
const WIDE: i32 = 130;

/// Turns a wide board of stones upright, and lays the boards that share a table below each other,
/// where that leaves more room for cells.
pub(crate) fn stack(scene: &mut Scene) {
    if let [board] = scene.boards.as_mut_slice()
        && looks_alike_turned(board)
    {
        turn(board);
        // Letters along slanting lines would stand in the way of the cells.
        board.labels.clear();
    }
    let is_on_table = |board: &&mut Board| board.frame.place.is_some();
    let mut boards: Vec<&mut Board> = scene.boards.iter_mut().filter(is_on_table).collect();
    let lying: Vec<Rect> = boards.iter().map(|board| on_table(board)).collect();
    let widest = lying.iter().map(|it| it.width).max().unwrap_or(0);
    let stacked = [2, 3, 4].map(|halves| in_rows(&lying, widest * halves / 2));
    let Some(best) = stacked.into_iter().min_by_key(|ground| badness(ground)) else { return };
    if badness(&best) >= badness(&lying) {
        return;
    }
    for ((board, from), to) in boards.iter_mut().zip(lying).zip(best) {
        if let Some(place) = &mut board.frame.place {
            place.x += to.corner.x - from.corner.x;
            place.y += to.corner.y - from.corner.y;
        }
    }
}

/// Whether a wide board of one's own looks the same from any side: hexagons with stones.
fn looks_alike_turned(board: &Board) -> bool {
    let spots = || board.spots.iter().map(|spot| spot.outline.around());
    let is_wide = spots().reduce(Rect::joined).is_some_and(|it| it.width * 100 > it.height * WIDE);
    let is_plain = board.spots.iter().all(|spot| {
        !matches!(spot.outline, Shape::Rect(_))
            && spot.pieces.iter().all(|piece| piece.figure == Figure::Disc)
    });
    is_wide && is_plain && board.frame.place.is_none()
}

/// Turns a board by a quarter, its right side down.
fn turn(board: &mut Board) {
    let point = |at: &Point| Point::new(-at.y, at.x);
    let turned = |shape: &Shape| match shape {
        Shape::Rect(Rect { corner: Point { x, y }, width, height }) => {
            Shape::Rect(Rect::new(-y - height, *x, *height, *width))
        }
        Shape::Circle { center, radius } => {
            Shape::Circle { center: point(center), radius: *radius }
        }
        Shape::Polygon(corners) => Shape::Polygon(corners.iter().map(point).collect()),
    };
    for spot in &mut board.spots {
        spot.outline = turned(&spot.outline);
    }
    for link in &mut board.links {
        (link.from, link.to) = (point(&link.from), point(&link.to));
    }
    let Rect { corner: Point { x, y }, width, height } = board.bounds;
    board.bounds = Rect::new(-y - height, x, height, width);
    board.frame.step = Point::new(board.frame.step.y, board.frame.step.x);
    board.frame.token = Point::new(board.frame.token.y, board.frame.token.x);
}

/// The first board, and the others in rows below it, as many in a row as have so much room.
fn in_rows(lying: &[Rect], room: i32) -> Vec<Rect> {
    let Some((main, others)) = lying.split_first() else { return Vec::new() };
    let below = |at: i32, height: i32| at + height + EDGE + GAP + TITLE;
    let (mut x, mut y, mut highest) = (0, below(0, main.height), 0);
    let mut laid = vec![Rect::new(0, 0, main.width, main.height)];
    for Rect { width, height, .. } in others {
        if x > 0 && x + width > room {
            (x, y, highest) = (0, below(y, highest), 0);
        }
        laid.push(Rect::new(x, y, *width, *height));
        (x, highest) = (x + (*width).max(TITLE_WIDTH) + EDGE + GAP, highest.max(*height));
    }
    laid
}

/// How far a table is from the room that a telephone has for it: three wide and five high.
fn badness(lying: &[Rect]) -> i32 {
    let table = lying.iter().copied().reduce(Rect::joined).unwrap_or(Rect::new(0, 0, 0, 0));
    (table.width * 5).max(table.height * 3)
}

/// What the cells of a board cover on the table.
fn on_table(board: &Board) -> Rect {
    let place = board.frame.place.unwrap_or(Point::new(0, 0));
    let spots = board.spots.iter().map(|spot| spot.outline.around());
    let cells = spots.reduce(Rect::joined).unwrap_or(Rect::new(0, 0, 0, 0));
    Rect::new(cells.corner.x + place.x, cells.corner.y + place.y, cells.width, cells.height)
}
