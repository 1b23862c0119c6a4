//! What lies under everything: the table with its pattern, boards and trays, and which cells of a
//! board are drawn.

use std::fmt::Write as _;

use geometry::{Point, Rect, UNIT};
use scene::{Board, Ground, Spot, SpotKind, Theme};

use super::{Canvas, EDGE, PADDING};
use crate::palette::{Mode, Palette, palette};

/// How wide and deep a place is where something is pushed in, whatever its mark: a finger finds it.
const SLOT: i32 = UNIT + 4;

impl Canvas<'_> {
    /// A board, or a tray beside it, in the light from the top left.
    pub(super) fn ground(&mut self, board: &Board, ground: Rect) {
        if !board.frame.visible {
            return;
        }
        let Rect { corner: Point { x, y }, width, height } = ground;
        let is_tray = board.ground == Ground::Card;
        let Palette { board: wood, rim, tray, line, .. } = *self.palette;
        let (fill, rim) = if is_tray { (tray, line) } else { (wood, rim) };
        if !is_tray && !self.is_flat() {
            let _ = write!(
                self.body,
                "<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\" rx=\"18\" \
                 fill=\"#000000\" fill-opacity=\".18\"/>",
                x + 3,
                y + 9
            );
        }
        let thick = self.thick(if is_tray { 15 } else { 40 });
        let _ = write!(
            self.body,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"18\" \
             fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"{thick}\"/>"
        );
        if !is_tray && !self.is_flat() {
            let _ = write!(
                self.body,
                "<path d=\"M{} {}V{}a14 14 0 0 1 14-14H{}\" fill=\"none\" stroke=\"#ffffff\" \
                 stroke-opacity=\".4\" stroke-width=\"3\" stroke-linecap=\"round\"/>",
                x + 5,
                y + height - 20,
                y + 19,
                x + width - 20
            );
        }
    }
}

/// What a board covers with its edge, in its own plane.
pub(super) fn of(board: &Board, cells: Rect) -> Rect {
    let has = |outside: &dyn Fn(Point) -> bool| board.labels.iter().any(|it| outside(it.at));
    let edge = |is_there: bool| PADDING + if is_there { EDGE } else { 0 };
    let (right, bottom) = (cells.corner.x + cells.width, cells.corner.y + cells.height);
    let left_edge = edge(has(&|at| at.x < cells.corner.x));
    let top_edge = edge(has(&|at| at.y < cells.corner.y));
    Rect::new(
        cells.corner.x - left_edge,
        cells.corner.y - top_edge,
        cells.width + left_edge + edge(has(&|at| at.x > right)),
        cells.height + top_edge + edge(has(&|at| at.y > bottom)),
    )
}

/// What a spot covers for eyes and fingers: its outline, and beside a board of tiles enough to be
/// touched.
#[must_use]
pub fn covered(board: &Board, spot: &Spot) -> Rect {
    let room = spot.outline.around();
    if spot.kind != SpotKind::Slot {
        return room;
    }
    let is_tile = |spot: &&Spot| matches!(spot.kind, SpotKind::Tile { .. });
    let tiles = board.spots.iter().filter(is_tile).map(|spot| spot.outline.around());
    let Some(tiles) = tiles.reduce(Rect::joined) else { return room };
    let (at, end) =
        (room.center(), Point::new(tiles.corner.x + tiles.width, tiles.corner.y + tiles.height));
    let beside = |from: i32, to: i32, at: i32| match (at < from, at > to) {
        (true, _) => from - SLOT,
        (_, true) => to,
        _ => at - SLOT / 2,
    };
    let (x, y) = (beside(tiles.corner.x, end.x, at.x), beside(tiles.corner.y, end.y, at.y));
    Rect::new(x, y, SLOT, SLOT)
}

/// Which spots of a board are drawn as cells: walls and rims are pieces, and corners between cells
/// are seen without a line of their own.
pub(super) fn seen_cells(board: &Board) -> impl Fn(&Spot) -> bool + use<> {
    let is_visible = board.frame.visible;
    let has_cells = board.spots.iter().any(|spot| spot.kind == SpotKind::Cell);
    move |spot| {
        is_visible
            && match spot.kind {
                SpotKind::Wall | SpotKind::Rim => false,
                SpotKind::Crossing => !has_cells,
                _ => true,
            }
    }
}

/// The table under a picture that stands alone.
pub(super) fn table(it: &Palette, theme: Theme, prefix: &str, place: &str) -> String {
    let (side, drawing) = motif(theme);
    format!(
        "<defs><pattern id=\"{prefix}table\" width=\"{side}\" height=\"{side}\" \
         patternUnits=\"userSpaceOnUse\">{}</pattern></defs><rect {place} fill=\"{}\"/>\
         <rect {place} fill=\"url(#{prefix}table)\"/>",
        coloured(drawing, it.pattern),
        it.table
    )
}

/// The pattern of a table as a small vector picture that repeats.
#[must_use]
pub fn pattern(theme: Theme, mode: Mode) -> String {
    let (side, drawing) = motif(theme);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}\" height=\"{side}\">{}</svg>",
        coloured(drawing, palette(theme, mode).pattern)
    )
}

fn coloured(drawing: &str, colour: &str) -> String {
    format!("<g fill=\"{colour}\" stroke=\"{colour}\">{drawing}</g>")
}

/// What repeats on a table, and the side of the square in which it repeats.
const fn motif(theme: Theme) -> (u16, &'static str) {
    match theme {
        // The grain of wood.
        Theme::Table => (
            180,
            "<path d=\"M0 22C40 14 80 34 120 24S160 18 180 22M0 67C50 75 90 57 130 67S170 71 180 67\
             M0 112C30 106 70 122 110 113S160 107 180 112M0 157C50 150 100 167 140 157S170 153 180 \
             157\" fill=\"none\" stroke-width=\"3\"/>",
        ),
        // Scraps of cut paper.
        Theme::Paper => (
            120,
            "<path d=\"M18 20l14-5 4 13-14 5ZM78 38l11 8-8 11-11-8ZM36 84l14 2-2 14-14-2ZM96 96l9-10 \
             10 9-9 10Z\" stroke=\"none\"/>",
        ),
        // Leaves.
        Theme::Garden => (
            140,
            "<path d=\"M24 40C24 24 38 16 52 16C52 32 40 42 24 40ZM98 62C88 50 92 34 102 26C112 38 110 \
             54 98 62ZM40 118C28 108 28 94 36 84C48 94 50 108 40 118ZM96 126C96 112 108 102 122 102C122 \
             116 112 126 96 126Z\" stroke=\"none\"/>",
        ),
        // Waves.
        Theme::Sea => (
            120,
            "<path d=\"M-10 24q10-12 20 0t20 0t20 0M50 70q10-12 20 0t20 0t20 0M-10 108q10-12 20 0t20 \
             0M80 24q8-10 16 0t16 0\" fill=\"none\" stroke-width=\"4\" stroke-linecap=\"round\"/>",
        ),
        // Stars.
        Theme::Night => (
            150,
            "<path d=\"M30 22l3 8 8 3-8 3-3 8-3-8-8-3 8-3ZM112 66l2 6 6 2-6 2-2 6-2-6-6-2 6-2ZM52 \
             116l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z\" stroke=\"none\"/><circle cx=\"84\" cy=\"30\" r=\"2.5\"/>\
             <circle cx=\"22\" cy=\"80\" r=\"2\"/><circle cx=\"124\" cy=\"124\" r=\"2.5\"/>\
             <circle cx=\"92\" cy=\"140\" r=\"2\"/>",
        ),
    }
}
