//! What is to be noticed of a spot: its number, who wants it, what can be touched, what was.

use std::fmt::Write as _;

use geometry::{Point, Rect, Shape};
use scene::{Board, Mark, Spot, SpotKind};

use super::Canvas;
use super::ink::{self, text};
use crate::palette::Palette;

/// The halo around the mark of a selected spot and of the last move, and the mark itself.
const RINGS: [u8; 2] = [10, 6];
/// On a larger board, dots everywhere would say nothing.
const FEW: usize = 8;

impl Canvas<'_> {
    /// Which targets of a board deserve a mark: where nothing is chosen and most places of a sort
    /// are free, dots would only say what is obvious.
    pub(super) fn worth_showing(&self, board: &Board) -> impl Fn(&Spot) -> bool + use<> {
        let is_chosen = self.is_chosen;
        let free = |kind: SpotKind| {
            let free = board.spots.iter().filter(move |it| it.kind == kind && it.pieces.is_empty());
            let (all, open) = free.fold((0, 0), |(all, open), spot| {
                (all + 1, open + usize::from(spot.marks.contains(&Mark::Target)))
            });
            open > FEW && 2 * open > all
        };
        let obvious = [SpotKind::Cell, SpotKind::Crossing].map(|kind| (kind, free(kind)));
        move |spot| {
            let is_obvious = |(kind, is): &(SpotKind, bool)| *is && *kind == spot.kind;
            // Who has chosen nothing yet sees no rings around all that can be chosen.
            is_chosen || spot.pieces.is_empty() && !obvious.iter().any(is_obvious)
        }
    }

    pub(super) fn marks(&mut self, board: &Board, spot: &Spot, shows: &dyn Fn(&Spot) -> bool) {
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
                Mark::Target if shows(spot) => {
                    self.target(room.center(), small, spot.pieces.is_empty());
                }
                Mark::Bonus(points) => {
                    let at = Point::new(room.center().x, room.center().y + small / 8);
                    self.body.push_str(&text(
                        at,
                        &format!("+{points}"),
                        30,
                        self.palette.letter,
                        "middle",
                    ));
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
            "<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"22\" rx=\"6\" fill=\"{}\"/>",
            at.x - 3,
            at.y - 18,
            self.palette.card
        );
        self.body.push_str(&text(at, &number.to_string(), 20, self.palette.ink, "start"));
    }

    /// Whose goal a cell is, in its lower right corner.
    fn goal(&mut self, board: &Board, room: Rect, seat: u8) {
        if board.spots.len() > 200 {
            return;
        }
        let (right, bottom) = (room.corner.x + room.width, room.corner.y + room.height);
        let _ = write!(
            self.body,
            "<path d=\"M{} {}v-20h14l-5 6l5 6h-14\" fill=\"{}\" stroke=\"{}\" \
             stroke-width=\"1.5\"/>",
            right - 22,
            bottom - 6,
            ink::seat(self.palette, seat),
            self.palette.halo
        );
    }

    fn ring(&mut self, outline: &Shape) {
        let path = ink::path(outline);
        self.ringed(&path, RINGS);
    }

    /// A line in the colour of what was chosen, with a halo.
    fn ringed(&mut self, path: &str, widths: [u8; 2]) {
        for (colour, width) in [self.palette.halo, self.palette.chosen].into_iter().zip(widths) {
            let _ = write!(
                self.body,
                "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"
            );
        }
    }

    /// What would lie here: dashed, light around dark.
    fn ghost(&mut self, outline: &Shape) {
        let Palette { mark, halo, .. } = *self.palette;
        let path = ink::path(outline);
        let _ = write!(
            self.body,
            "<path d=\"{path}\" fill=\"{mark}\" fill-opacity=\".35\" stroke=\"{halo}\" \
             stroke-width=\"6\"/><path d=\"{path}\" fill=\"none\" stroke=\"{mark}\" \
             stroke-width=\"3\" stroke-dasharray=\"10 6\"/>"
        );
    }

    /// Advised: a ring and a star, so that colour is not needed.
    fn star(&mut self, room: Rect) {
        let center = room.center();
        let radius = room.width.min(room.height) / 2;
        let Palette { hint, halo, .. } = *self.palette;
        let _ = write!(
            self.body,
            "<circle cx=\"{0}\" cy=\"{1}\" r=\"{radius}\" fill=\"none\" stroke=\"{halo}\" \
             stroke-width=\"9\"/><circle cx=\"{0}\" cy=\"{1}\" r=\"{radius}\" fill=\"none\" \
             stroke=\"{hint}\" stroke-width=\"5\" stroke-dasharray=\"14 7\"/>\
             <path transform=\"translate({0} {2})\" fill=\"{hint}\" stroke=\"{halo}\" \
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
        self.ringed(&path, RINGS.map(|width| width - 3));
    }

    /// A dot where something can go, a thin ring around what can be taken.
    fn target(&mut self, center: Point, small: i32, is_empty: bool) {
        let Palette { mark, halo, .. } = *self.palette;
        let (radius, fill) = if is_empty { (small / 9, mark) } else { (small / 2 - 4, "none") };
        let Point { x, y } = center;
        let _ = write!(
            self.body,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{halo}\" \
             stroke-width=\"5\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"none\" \
             stroke=\"{mark}\" stroke-width=\"2.5\"/>"
        );
    }
}

/// A button with an arrow towards the board, or a bar where nothing goes in.
pub(super) fn slot(palette: &Palette, room: Rect, toward: Point, is_closed: bool) -> String {
    let (at, side) = (room.center(), room.width.min(room.height));
    let (across, down) = (toward.x - at.x, toward.y - at.y);
    let turn = match (across.abs() > down.abs(), across > 0, down > 0) {
        (true, true, _) => 90,
        (true, false, _) => 270,
        (false, _, true) => 180,
        (false, _, false) => 0,
    };
    let Palette { mark, card, line, .. } = *palette;
    let (half, size) = (side * 38 / 100, side * 22 / 100);
    let (path, colour) = if is_closed {
        (format!("M-{size} -5h{0}v10h-{0}z", 2 * size), line)
    } else {
        (format!("M0 -{size}L{size} {size}H-{size}z"), mark)
    };
    format!(
        "<g transform=\"translate({} {}) rotate({turn})\"><rect x=\"-{half}\" y=\"-{half}\" \
         width=\"{}\" height=\"{}\" rx=\"16\" fill=\"{card}\" stroke=\"{colour}\" \
         stroke-width=\"3\"/><path d=\"{path}\" fill=\"{colour}\"/></g>",
        at.x,
        at.y,
        2 * half,
        2 * half
    )
}

/// A tile of stone with corridors to the sides that are open.
pub(super) fn tile(palette: &Palette, outline: &Shape, openings: u8) -> String {
    let room = outline.around();
    let Rect { corner, width, height } = room;
    let (center, broad) = (room.center(), width / 3);
    let Palette { stone, way, line, .. } = *palette;
    let mut drawing = format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{stone}\" \
         stroke=\"{line}\" stroke-width=\"2\"/>",
        corner.x, corner.y
    );
    let ends = [
        (1, Point::new(center.x, corner.y)),
        (2, Point::new(corner.x + width, center.y)),
        (4, Point::new(center.x, corner.y + height)),
        (8, Point::new(corner.x, center.y)),
    ];
    for (_, end) in ends.into_iter().filter(|(side, _)| openings & side != 0) {
        let _ = write!(
            drawing,
            "<path d=\"M{} {}L{} {}\" stroke=\"{way}\" stroke-width=\"{broad}\"/>",
            center.x, center.y, end.x, end.y
        );
    }
    if openings != 0 {
        let _ = write!(
            drawing,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{way}\"/>",
            center.x,
            center.y,
            broad / 2
        );
    }
    drawing
}
