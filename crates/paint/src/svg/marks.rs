//! What is to be noticed of a spot: its number, who wants it, what can be touched, what was.

use std::fmt::Write as _;

use geometry::{Point, Rect, Shape};
use scene::{Board, Mark, Spot, SpotKind};

use super::Canvas;
use super::ink::{self, GRID, INK, text};

/// The mark of a selected spot and of the last move, light around dark.
const RINGS: [(&str, u8); 2] = [("#ffffff", 10), ("#6b3fa0", 6)];

impl Canvas<'_> {
    pub(super) fn marks(&mut self, board: &Board, spot: &Spot) {
        let room = spot.outline.around();
        if spot.kind == SpotKind::Wall {
            if spot.marks.contains(&Mark::Ghost) {
                self.ghost(&spot.outline);
            }
            return;
        }
        let small = room.width.min(room.height);
        for mark in &spot.marks {
            match mark {
                Mark::Number(number) => self.number(room, *number),
                Mark::Goal(seat) => self.goal(board, room, *seat),
                Mark::Selected => self.ring(&spot.outline),
                Mark::LastMove => self.corners(room),
                // Who has chosen nothing yet sees no rings around all that can be chosen.
                Mark::Target if self.is_chosen || spot.pieces.is_empty() => {
                    self.target(room.center(), small, spot.pieces.is_empty());
                }
                Mark::Bonus(points) => {
                    let at = Point::new(room.center().x, room.center().y + small / 8);
                    self.body.push_str(&text(at, &format!("+{points}"), 30, INK, "middle"));
                }
                Mark::Hint => self.star(room),
                Mark::Ghost => self.ghost(&spot.outline),
                Mark::Target | Mark::Forbidden | Mark::Die(_) => {}
            }
        }
    }

    /// The number of a cell in its upper left corner, on a patch that keeps it legible.
    fn number(&mut self, room: Rect, number: u16) {
        let at = Point::new(room.corner.x + 5, room.corner.y + 22);
        let width = 12 * i32::try_from(number.to_string().len()).unwrap_or(1) + 6;
        let _ = write!(
            self.body,
            "<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"22\" rx=\"6\" fill=\"#ffffff\" \
             fill-opacity=\".8\"/>",
            at.x - 3,
            at.y - 18
        );
        self.body.push_str(&text(at, &number.to_string(), 20, INK, "start"));
    }

    /// Whose goal a cell is, in its lower right corner.
    fn goal(&mut self, board: &Board, room: Rect, seat: u8) {
        if board.spots.len() > 200 {
            return;
        }
        let (right, bottom) = (room.corner.x + room.width, room.corner.y + room.height);
        let _ = write!(
            self.body,
            "<path d=\"M{} {}v-20h14l-5 6l5 6h-14\" fill=\"{}\" stroke=\"#ffffff\" \
             stroke-width=\"1.5\"/>",
            right - 22,
            bottom - 6,
            ink::seat(seat)
        );
    }

    fn ring(&mut self, outline: &Shape) {
        let path = ink::path(outline);
        for (colour, width) in RINGS {
            let _ = write!(
                self.body,
                "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"
            );
        }
    }

    /// What would lie here: dashed, light around dark.
    fn ghost(&mut self, outline: &Shape) {
        let path = ink::path(outline);
        let _ = write!(
            self.body,
            "<path d=\"{path}\" fill=\"#1f5fbf\" fill-opacity=\".35\" stroke=\"#ffffff\" \
             stroke-width=\"6\"/><path d=\"{path}\" fill=\"none\" stroke=\"#1f5fbf\" \
             stroke-width=\"3\" stroke-dasharray=\"10 6\"/>"
        );
    }

    /// Advised: a ring and a star, so that colour is not needed.
    fn star(&mut self, room: Rect) {
        let center = room.center();
        let radius = room.width.min(room.height) / 2;
        let _ = write!(
            self.body,
            "<circle cx=\"{0}\" cy=\"{1}\" r=\"{radius}\" fill=\"none\" stroke=\"#ffffff\" \
             stroke-width=\"9\"/><circle cx=\"{0}\" cy=\"{1}\" r=\"{radius}\" fill=\"none\" \
             stroke=\"#6b3fa0\" stroke-width=\"5\" stroke-dasharray=\"14 7\"/>\
             <path transform=\"translate({0} {2})\" fill=\"#6b3fa0\" stroke=\"#ffffff\" \
             stroke-width=\"2\" d=\"M0 -15L4.4 -6L14 -4.6L7 2L8.8 12L0 7.4L-8.8 12L-7 2L-14 \
             -4.6L-4.4 -6Z\"/>",
            center.x,
            center.y,
            center.y - radius
        );
    }

    fn corners(&mut self, room: Rect) {
        let (x, y) = (room.corner.x + 5, room.corner.y + 5);
        let (right, bottom) = (x + room.width - 10, y + room.height - 10);
        let path = format!(
            "M{x} {}V{y}H{}M{} {y}H{right}V{}M{right} {}V{bottom}H{}M{} {bottom}H{x}V{}",
            y + 18,
            x + 18,
            right - 18,
            y + 18,
            bottom - 18,
            right - 18,
            x + 18,
            bottom - 18
        );
        for (colour, width) in RINGS {
            let width = width - 3;
            let _ = write!(
                self.body,
                "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"
            );
        }
    }

    /// A dot where something can go, a thin ring around what can be taken.
    fn target(&mut self, center: Point, small: i32, is_empty: bool) {
        let (radius, fill) =
            if is_empty { (small / 9, "#1f5fbf") } else { (small / 2 - 4, "none") };
        let _ = write!(
            self.body,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"#ffffff\" \
             stroke-width=\"5\"/><circle cx=\"{}\" cy=\"{}\" r=\"{radius}\" fill=\"none\" \
             stroke=\"#1f5fbf\" stroke-width=\"2.5\"/>",
            center.x, center.y, center.x, center.y
        );
    }
}

/// An arrow towards the board, or a bar where nothing goes in.
pub(super) fn slot(outline: &Shape, toward: Point, is_closed: bool) -> String {
    let room = outline.around();
    let (at, size) = (room.center(), room.width.min(room.height) * 4 / 10);
    let (across, down) = (toward.x - at.x, toward.y - at.y);
    let turn = match (across.abs() > down.abs(), across > 0, down > 0) {
        (true, true, _) => 90,
        (true, false, _) => 270,
        (false, _, true) => 180,
        (false, _, false) => 0,
    };
    let (path, fill) = if is_closed {
        (format!("M-{size} -4h{0}v8h-{0}z", 2 * size), "#8a8f9c")
    } else {
        (format!("M0 -{size}L{size} {size}H-{size}z"), "#1f5fbf")
    };
    format!(
        "<path transform=\"translate({} {}) rotate({turn})\" d=\"{path}\" fill=\"{fill}\" \
         stroke=\"#ffffff\" stroke-width=\"3\"/>",
        at.x, at.y
    )
}

/// A tile of stone with corridors to the sides that are open.
pub(super) fn tile(outline: &Shape, openings: u8) -> String {
    let room = outline.around();
    let Rect { corner, width, height } = room;
    let (center, way) = (room.center(), width / 3);
    let mut drawing = format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"#8b7a5e\" \
         stroke=\"{GRID}\" stroke-width=\"2\"/>",
        corner.x, corner.y
    );
    let ends = [
        (1, Point::new(center.x, corner.y)),
        (2, Point::new(corner.x + width, center.y)),
        (4, Point::new(center.x, corner.y + height)),
        (8, Point::new(corner.x, center.y)),
    ];
    for (side, end) in ends {
        if openings & side != 0 {
            let _ = write!(
                drawing,
                "<path d=\"M{} {}L{} {}\" stroke=\"#f6ead2\" stroke-width=\"{way}\"/>\
                 <circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"#f6ead2\"/>",
                center.x,
                center.y,
                end.x,
                end.y,
                center.x,
                center.y,
                way / 2
            );
        }
    }
    drawing
}
