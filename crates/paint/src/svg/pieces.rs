//! Pieces: cards and tiles, discs, pawns, walls, and bodies of several cells.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use geometry::{Point, Rect};
use scene::{Board, Figure, Piece, Spot, SpotKind};

use super::Canvas;
use super::ink::{self, text};
use crate::palette::Palette;

/// How much of its cell a token fills, in hundredths.
const FILLS: i32 = 86;
/// The same of cards and tiles.
const CARD_FILLS: i32 = 92;

impl Canvas<'_> {
    /// All pieces of a board, those of several cells once.
    pub(super) fn pieces(&mut self, board: &Board) {
        for body in bodies(board) {
            self.body_of(board, &body);
        }
        for spot in &board.spots {
            let whole: Vec<&Piece> = spot.pieces.iter().filter(|piece| piece.joins == 0).collect();
            let before = self.body.len();
            for (level, piece) in (0..).zip(&whole) {
                let center = spot.outline.center();
                // Those that lie on others are a little smaller and lower.
                let center = Point::new(center.x + 6 * level, center.y + 6 * level);
                if self.is_live {
                    // Each may move by itself.
                    self.body.push_str("<g class=\"piece\">");
                    self.piece(board, spot, piece, center);
                    self.body.push_str("</g>");
                } else {
                    self.piece(board, spot, piece, center);
                }
            }
            let pieces = self.body.split_off(before);
            self.named("pieces", spot, &pieces);
        }
    }

    fn piece(&mut self, board: &Board, spot: &Spot, piece: &Piece, center: Point) {
        let room = spot.outline.around();
        if piece.figure == Figure::Wall {
            return self.wall(room);
        }
        let token = board.frame.token;
        let room = Point::new(token.x.min(room.width), token.y.min(room.height));
        let part = |share: i32| Point::new(room.x * share / 100, room.y * share / 100);
        let size = part(FILLS);
        let badge = match &piece.figure {
            Figure::Picture { id, .. } => {
                let size = match piece.card {
                    // What lies end to end touches its neighbours.
                    _ if id.starts_with("domino:") => room,
                    // Drawings of the design's own may be parts of one picture.
                    None if id.contains('/') => room,
                    Some(_) => part(CARD_FILLS),
                    None => size,
                };
                let is_pale = self.palette.is_dark && !matches!(spot.kind, SpotKind::Tile { .. });
                if is_pale && piece.card.is_none() && has_dark_outlines(id) {
                    self.pale(center, size);
                }
                self.pictured(piece, center, size);
                true
            }
            Figure::FaceDown { back } => {
                self.back(back.as_deref(), center, part(CARD_FILLS));
                true
            }
            Figure::Text(letters) => {
                self.tile(center, part(CARD_FILLS), letters);
                true
            }
            Figure::Pawn(letter) => {
                self.pawn(center, size, piece.owner, &letter.0.to_string());
                false
            }
            Figure::Disc => {
                self.disc(center, size, piece.owner);
                false
            }
            Figure::Wall => false,
        };
        if badge && spot.kind != SpotKind::Pile {
            self.badges(piece, center, size);
        }
    }

    /// A light ground for a drawing on a dark board.
    fn pale(&mut self, center: Point, size: Point) {
        let (x, y) = (center.x - size.x / 2, center.y - size.y / 2);
        let _ = write!(
            self.body,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"{}\"/>",
            size.x,
            size.y,
            size.x.min(size.y) / 4,
            self.palette.card
        );
    }

    /// The numbers of the owners in their colours, in the lower right corner.
    fn badges(&mut self, piece: &Piece, center: Point, size: Point) {
        let owners = piece.owner.into_iter().chain(piece.shared_with.iter().copied());
        for (number, owner) in (0..).zip(owners) {
            let x = center.x + size.x / 2 - 10 - 22 * number;
            let y = center.y + size.y / 2 - 8;
            let _ = write!(
                self.body,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"12\" fill=\"{}\" stroke=\"{}\" \
                 stroke-width=\"2.5\"/>",
                ink::seat(self.palette, owner),
                self.palette.halo
            );
            let at = Point::new(x, y + 6);
            let number = owner.to_string();
            self.body.push_str(&text(at, &number, 17, self.palette.on_seat, "middle"));
        }
    }

    fn pawn(&mut self, center: Point, size: Point, owner: Option<u8>, letter: &str) {
        let palette = self.palette;
        let colour = owner.map_or(palette.outline, |owner| ink::seat(palette, owner));
        let radius = size.x.min(size.y) * 42 / 100;
        self.round_shadow(center, radius + 2);
        let Point { x, y } = center;
        let _ = write!(
            self.body,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"{}\"/>\
             <circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{colour}\" stroke=\"{}\" \
             stroke-width=\"{}\"/>",
            radius + 3,
            palette.halo,
            palette.outline,
            self.thick(20)
        );
        self.shine(center, radius);
        let at = Point::new(x, y + radius / 3 + 2);
        self.body.push_str(&text(at, letter, radius, palette.on_seat, "middle"));
    }

    fn disc(&mut self, center: Point, size: Point, owner: Option<u8>) {
        let Palette { discs: [dark, light], disc_rims: [on_dark, on_light], .. } = *self.palette;
        let (fill, rim) = if owner == Some(1) { (dark, on_dark) } else { (light, on_light) };
        let radius = size.x.min(size.y) / 2;
        self.round_shadow(center, radius);
        let _ = write!(
            self.body,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{rim}\" \
             stroke-width=\"{}\"/>",
            center.x,
            center.y,
            self.thick(25)
        );
        self.shine(center, radius);
    }

    /// The light from the top left on something round.
    fn shine(&mut self, center: Point, radius: i32) {
        if self.is_flat() {
            return;
        }
        let inner = radius * 76 / 100;
        let (x, y) = (center.x, center.y);
        let _ = write!(
            self.body,
            "<path d=\"M{} {}A{inner} {inner} 0 0 1 {} {}\" fill=\"none\" stroke=\"#ffffff\" \
             stroke-opacity=\".35\" stroke-width=\"{}\" stroke-linecap=\"round\"/>",
            x - inner * 9 / 10,
            y - inner * 4 / 10,
            x + inner * 3 / 10,
            y - inner * 95 / 100,
            (radius / 9).max(2)
        );
    }

    fn wall(&mut self, room: Rect) {
        let Rect { corner, width, height } = room;
        self.shadow(corner.x, corner.y, Point::new(width, height), 6);
        let _ = write!(
            self.body,
            "<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\" rx=\"6\" \
             fill=\"{}\" stroke=\"{}\" stroke-width=\"2\"/>",
            corner.x, corner.y, self.palette.wall, self.palette.halo
        );
    }

    /// A piece of several cells: its picture over all of it when that is a rectangle; else a body
    /// of paper, with the picture on its first cell.
    fn body_of(&mut self, board: &Board, body: &[(&Spot, &Piece)]) {
        let Some(((first, piece), room)) = body.first().zip(covered(body)) else { return };
        let Figure::Picture { id, letter } = &piece.figure else { return };
        let step = board.frame.step;
        let cell = first.outline.around();
        let columns = (room.width - cell.width) / step.x.max(1) + 1;
        let rows = (room.height - cell.height) / step.y.max(1) + 1;
        let is_rectangle = i32::try_from(body.len()).is_ok_and(|cells| cells == columns * rows);
        let Rect { corner, width, height } = room;
        let inside = Rect::new(corner.x + 4, corner.y + 4, width - 8, height - 8);
        if is_rectangle && self.stretched(id, inside) {
            return;
        }
        for (spot, piece) in body {
            self.body.push_str(&limb(self.palette, spot.outline.around(), piece.joins));
        }
        let center = first.outline.center();
        let size = Point::new(step.x * 6 / 10, step.y * 6 / 10);
        if !self.picture(id, center, size, piece.turned) {
            self.tile(center, size, letter);
        }
    }
}

/// Whether a picture of the library has thin dark outlines, as drawings of things have.
fn has_dark_outlines(id: &str) -> bool {
    id.starts_with("picture:") || id.starts_with("openmoji:")
}

/// The cells of every piece that covers several, each from its first cell on.
fn bodies(board: &Board) -> Vec<Vec<(&Spot, &Piece)>> {
    let part = |spot: &'_ Spot| spot.pieces.iter().position(|piece| piece.joins != 0);
    let parts: BTreeMap<Point, &Spot> = board
        .spots
        .iter()
        .filter(|spot| part(spot).is_some())
        .map(|spot| (spot.outline.center(), spot))
        .collect();
    let mut seen: Vec<Point> = Vec::new();
    let mut bodies = Vec::new();
    for spot in &board.spots {
        let mut open = vec![spot.outline.center()];
        let mut body = Vec::new();
        while let Some(at) = open.pop() {
            let Some(spot) = parts.get(&at).filter(|_| !seen.contains(&at)) else { continue };
            let Some(piece) = spot.pieces.iter().find(|piece| piece.joins != 0) else { continue };
            seen.push(at);
            body.push((*spot, piece));
            let step = board.frame.step;
            let ways = [(1, (0, -1)), (2, (1, 0)), (4, (0, 1)), (8, (-1, 0))];
            let joined = ways.into_iter().filter(|(side, _)| piece.joins & side != 0);
            open.extend(joined.map(|(_, (x, y))| Point::new(at.x + x * step.x, at.y + y * step.y)));
        }
        bodies.extend((!body.is_empty()).then_some(body));
    }
    bodies
}

fn covered(body: &[(&Spot, &Piece)]) -> Option<Rect> {
    body.iter().map(|(spot, _)| spot.outline.around()).reduce(Rect::joined)
}

/// One cell of a body: open to the sides where it goes on.
fn limb(palette: &Palette, room: Rect, joins: u16) -> String {
    let inset = |side: u16| if joins & side == 0 { 5 } else { 0 };
    let (left, top) = (room.corner.x + inset(8), room.corner.y + inset(1));
    let (width, height) = (room.width - inset(8) - inset(2), room.height - inset(1) - inset(4));
    format!(
        "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"{}\" \
         stroke=\"{}\" stroke-width=\"1\"/>",
        palette.card, palette.line
    )
}
