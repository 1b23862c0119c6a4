//! A scene drawn as a vector picture: for the book, the shelf of games and printing.
//!
//! The caller lends the words and the pictures; nothing here knows a game. What moves or is
//! touched is a front end's business: [`draw_live`] tells it where everything lies.

mod cards;
mod ground;
mod ink;
mod letters;
mod marks;
mod pieces;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use geometry::{Point, Rect, Shape};
use i18n::{Message, escaped};
use scene::{Board, Die, Figure, Ground, Label, Mark, Scene, Spot, SpotKind, Theme};

use crate::palette::{self, Mode, Palette};
use ink::text;
use letters::Lettering;

pub use ground::{covered, pattern};

/// Around everything, and around the cells of a board.
const MARGIN: i32 = 30;
const PADDING: i32 = 14;
/// Room for the letters at the edges of a board, for titles above and legends below.
const EDGE: i32 = 34;
const TITLE: i32 = 56;
const LEGEND: i32 = 50;
const DIE: i32 = 110;

/// What the caller lends to a drawing.
pub struct Studio<'a> {
    /// The words of a message.
    pub say: &'a dyn Fn(&Message) -> String,
    /// A whole vector picture by its id.
    pub picture: &'a dyn Fn(&str) -> Option<String>,
    /// What the picture shows, for those who cannot see it.
    pub title: String,
    /// What the names of parts begin with, so that several pictures can stand in one page.
    pub prefix: &'a str,
    /// How bright the page is.
    pub mode: Mode,
}

/// A drawing that is touched: what lies where, in the units of its view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The vector picture. What stands on a spot is a group with the spot's name (`data-at`).
    pub svg: String,
    /// What it covers.
    pub view: Rect,
    /// Where the origin of each board's plane lies in it.
    pub places: Vec<Point>,
}

/// Draws a scene: its boards with titles and zones, and its dice.
#[must_use]
pub fn draw(scene: &Scene, studio: &Studio<'_>) -> String {
    drawing(scene, studio, false).svg
}

/// Draws a scene for a page: on no ground of its own, with names for all that may move.
#[must_use]
pub fn draw_live(scene: &Scene, studio: &Studio<'_>) -> Drawing {
    drawing(scene, studio, true)
}

fn drawing(scene: &Scene, studio: &Studio<'_>, is_live: bool) -> Drawing {
    let mut scene = Cow::Borrowed(scene);
    if !scene.has_coordinates {
        scene.to_mut().hide_coordinates();
    }
    let scene = scene.as_ref();
    let places = places(scene);
    let spots = scene.boards.iter().flat_map(|board| &board.spots);
    let is_chosen = spots.into_iter().any(|spot| spot.marks.contains(&Mark::Selected));
    let mut canvas = Canvas {
        studio,
        is_live,
        is_chosen,
        theme: scene.theme,
        palette: palette::palette(scene.theme, studio.mode),
        letters: cards::lettering(scene, studio.say),
        symbols: BTreeMap::new(),
        body: String::new(),
    };
    let mut whole: Option<Rect> = None;
    for (board, place) in scene.boards.iter().zip(&places) {
        let ground = canvas.board(board, *place);
        whole = Some(whole.map_or(ground, |whole| whole.joined(ground)));
    }
    let whole = whole.unwrap_or(Rect::new(0, 0, 1, 1));
    let mut whole = whole.joined(canvas.legend(scene, whole));
    let mut at = Point::new(whole.corner.x, whole.corner.y + whole.height + MARGIN);
    for die in &scene.dice {
        if canvas.die(die, at) {
            at.x += DIE + MARGIN;
        }
    }
    if at.x > whole.corner.x {
        whole.height += DIE + MARGIN;
    }
    let (x, y) = (whole.corner.x - MARGIN, whole.corner.y - MARGIN);
    let view = Rect::new(x, y, whole.width + 2 * MARGIN, whole.height + 2 * MARGIN);
    Drawing { svg: canvas.into_document(view), view, places }
}

/// Where boards lie: where they say, else one below the other.
fn places(scene: &Scene) -> Vec<Point> {
    let mut y = 0;
    let place = |board: &Board| {
        let cells = extent(board);
        y += TITLE;
        let stacked = Point::new(-cells.corner.x, y - cells.corner.y);
        y += cells.height + 2 * (EDGE + PADDING);
        board.frame.place.unwrap_or(stacked)
    };
    scene.boards.iter().map(place).collect()
}

struct Canvas<'a> {
    studio: &'a Studio<'a>,
    is_live: bool,
    /// Something is selected, so that targets answer a question.
    is_chosen: bool,
    theme: Theme,
    /// The colours of the board that is drawn now.
    palette: &'static Palette,
    letters: Lettering,
    /// Every picture is drawn once and used where it stands; those that are missing are known.
    symbols: BTreeMap<String, Option<(usize, String)>>,
    body: String,
}

impl Canvas<'_> {
    /// Draws a board and says what it covers on the table.
    fn board(&mut self, board: &Board, place: Point) -> Rect {
        let of_table = palette::palette(self.theme, self.studio.mode);
        self.palette =
            if board.ground == Ground::Felt { palette::felt(self.studio.mode) } else { of_table };
        let cells = extent(board);
        let ground = ground::of(board, cells);
        let _ = write!(self.body, "<g transform=\"translate({} {})\">", place.x, place.y);
        self.ground(board, ground);
        if let Some(id) = &board.frame.background {
            self.stretched(id, cells);
        }
        self.links(board);
        let is_seen = ground::seen_cells(board);
        for spot in board.spots.iter().filter(|spot| is_seen(spot)) {
            self.cell(board, spot);
        }
        self.pieces(board);
        let shows_targets = self.worth_showing(board);
        for spot in &board.spots {
            self.marks(board, spot, &shows_targets);
        }
        let is_tray = board.ground == Ground::Card;
        let letter = if is_tray { self.palette.writing } else { self.palette.letter };
        for label in &board.labels {
            self.edge_label(label, cells, letter);
        }
        let (mut width, mut above) = (ground.width, 0);
        if let Some(title) = &board.title {
            let words = (self.studio.say)(title);
            let at = Point::new(ground.corner.x + 6, ground.corner.y - 16);
            self.body.push_str(&text(at, &words, 28, of_table.writing, "start"));
            (width, above) = (width.max(6 + letters::length(&words, 28)), TITLE);
        }
        self.body.push_str("</g>");
        self.palette = of_table;
        let corner = Point::new(place.x + ground.corner.x, place.y + ground.corner.y - above);
        Rect { corner, width, height: ground.height + above }
    }

    /// Whether nothing has depth, because only outlines count.
    fn is_flat(&self) -> bool {
        self.studio.mode == Mode::Contrast
    }

    /// A thickness in tenths, as the mode wants it.
    fn thick(&self, tenths: u16) -> String {
        let hundredths = u32::from(tenths) * u32::from(self.palette.thickness) / 10;
        format!("{}.{:02}", hundredths / 100, hundredths % 100)
    }

    fn links(&mut self, board: &Board) {
        let (colour, width) = (self.palette.line, self.thick(40));
        for link in &board.links {
            let (from, to) = (link.from, link.to);
            let _ = write!(
                self.body,
                "<path d=\"M{} {}L{} {}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>",
                from.x, from.y, to.x, to.y
            );
        }
    }

    /// A cell with the tint of its zone.
    fn cell(&mut self, board: &Board, spot: &Spot) {
        match spot.kind {
            SpotKind::Tile { openings } => {
                let tile = marks::tile(self.palette, &spot.outline, openings);
                return self.named("tile", spot, &tile);
            }
            SpotKind::Slot => {
                let is_closed = spot.marks.contains(&Mark::Forbidden);
                let toward = extent(board).center();
                let room = covered(board, spot);
                let slot = marks::slot(self.palette, room, toward, is_closed);
                return self.body.push_str(&slot);
            }
            _ => {}
        }
        let outline = ink::path(&spot.outline);
        let is_bare = board.frame.line == 0 || board.frame.background.is_some();
        let fill = if is_bare { "none" } else { self.palette.cell };
        let (line, width) = (self.palette.line, self.thick(board.frame.line.saturating_mul(10)));
        let _ = write!(
            self.body,
            "<path d=\"{outline}\" fill=\"{fill}\" stroke=\"{line}\" stroke-width=\"{width}\"/>"
        );
        // Where lines make the board, a point is where they meet.
        if let (0, Shape::Circle { center, .. }) = (board.frame.line, &spot.outline) {
            let _ = write!(
                self.body,
                "<circle cx=\"{}\" cy=\"{}\" r=\"8\" fill=\"{line}\"/>",
                center.x, center.y
            );
        }
        if let Some(tint) = board.zone_of(spot).and_then(|zone| zone.tint) {
            let tint = ink::tint(tint);
            let _ = write!(
                self.body,
                "<path d=\"{outline}\" fill=\"url(#{}zone{tint})\"/>",
                self.studio.prefix
            );
        }
    }

    /// Part of a live drawing that may move, with the name of its spot.
    fn named(&mut self, what: &str, spot: &Spot, drawing: &str) {
        if !self.is_live || drawing.is_empty() {
            return self.body.push_str(drawing);
        }
        let name = escaped(spot.touch.as_str());
        let _ = write!(self.body, "<g class=\"{what}\" data-at=\"{name}\">{drawing}</g>");
    }

    /// A letter at the edge, close to the cells whatever the room a text drawing needs.
    fn edge_label(&mut self, label: &Label, cells: Rect, colour: &str) {
        let near =
            |at: i32, from: i32, length: i32| at.clamp(from - EDGE / 2, from + length + EDGE / 2);
        let x = near(label.at.x, cells.corner.x, cells.width);
        let y = near(label.at.y, cells.corner.y, cells.height);
        let is_outside = x != label.at.x || y != label.at.y;
        let size = if is_outside { 22 } else { 30 };
        self.body.push_str(&text(Point::new(x, y + size / 3), &label.text, size, colour, "middle"));
    }

    /// The names of the zones with their tints, below all boards; says what it covers.
    fn legend(&mut self, scene: &Scene, whole: Rect) -> Rect {
        let bottom = whole.corner.y + whole.height;
        let start = Point::new(whole.corner.x, bottom + MARGIN);
        let (mut at, mut widest) = (start, 0);
        for zone in scene.boards.iter().flat_map(|board| &board.zones) {
            let Some(tint) = zone.tint else { continue };
            let words = (self.studio.say)(&zone.name);
            // Pictures of games name no zones.
            if words.is_empty() {
                continue;
            }
            let width = 70 + 15 * i32::try_from(words.chars().count()).unwrap_or(0);
            if at.x > start.x && at.x + width > start.x + whole.width {
                at = Point::new(start.x, at.y + LEGEND);
            }
            let _ = write!(
                self.body,
                "<g transform=\"translate({} {})\" stroke=\"{}\" stroke-width=\"2\"><rect width=\"36\" \
                 height=\"30\" rx=\"6\" fill=\"{}\"/><rect width=\"36\" height=\"30\" rx=\"6\" \
                 fill=\"url(#{}zone{})\"/></g>",
                at.x,
                at.y,
                self.palette.line,
                self.palette.cell,
                self.studio.prefix,
                ink::tint(tint)
            );
            let beside = Point::new(at.x + 46, at.y + 24);
            self.body.push_str(&text(beside, &words, 26, self.palette.writing, "start"));
            at.x += width;
            widest = widest.max(at.x - start.x);
        }
        let height = if at == start { 0 } else { at.y - start.y + LEGEND + MARGIN / 2 };
        Rect::new(start.x, bottom, widest, height)
    }

    /// The face that was shown last, or the last face; says whether there is one.
    fn die(&mut self, die: &Die, at: Point) -> bool {
        let shown = die.shown.and_then(|face| die.faces.get(usize::from(face)));
        let Some(face) = shown.or_else(|| die.faces.last()) else { return false };
        let (center, size) = (Point::new(at.x + DIE / 2, at.y + DIE / 2), Point::new(DIE, DIE));
        match face {
            Figure::Picture { id, letter } => {
                if !self.picture(id, center, size, 0) {
                    self.tile(center, size, letter);
                }
            }
            Figure::Text(letter) => self.tile(center, size, letter),
            _ => return false,
        }
        true
    }

    /// Draws a picture of the library in the middle of a place; says whether there is one.
    fn picture(&mut self, id: &str, center: Point, size: Point, turned: u16) -> bool {
        let Some(number) = self.symbol(id) else { return false };
        let turn = match turned {
            0 => String::new(),
            _ => format!(" transform=\"rotate({turned} {} {})\"", center.x, center.y),
        };
        let (x, y) = (center.x - size.x / 2, center.y - size.y / 2);
        let prefix = self.studio.prefix;
        let _ = write!(
            self.body,
            "<use href=\"#{prefix}p{number}\" x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\"{turn}/>",
            size.x, size.y
        );
        true
    }

    /// Draws a picture over a whole rectangle, whatever its own form; says whether there is one.
    fn stretched(&mut self, id: &str, room: Rect) -> bool {
        let Some(number) = self.symbol(id) else { return false };
        // In hundredths, so that no platform rounds otherwise.
        let scale = |length: i32| format!("{}.{:02}", length / 100, length % 100);
        let prefix = self.studio.prefix;
        let _ = write!(
            self.body,
            "<use href=\"#{prefix}p{number}\" width=\"100\" height=\"100\" \
             transform=\"translate({} {}) scale({} {})\"/>",
            room.corner.x,
            room.corner.y,
            scale(room.width.max(1)),
            scale(room.height.max(1))
        );
        true
    }

    /// The number of a picture among those of the drawing.
    fn symbol(&mut self, id: &str) -> Option<usize> {
        let (number, studio) = (self.symbols.len(), self.studio);
        let symbol = self.symbols.entry(id.to_owned()).or_insert_with(|| {
            (studio.picture)(id)
                .and_then(|svg| ink::symbol(studio.prefix, number, &svg))
                .map(|svg| (number, svg))
        });
        symbol.as_ref().map(|(number, _)| *number)
    }

    fn into_document(self, view: Rect) -> String {
        let Rect { corner: Point { x, y }, width, height } = view;
        let symbols = self.symbols.values().flatten().map(|(_, svg)| svg.as_str());
        let symbols: String = symbols.collect();
        let prefix = self.studio.prefix;
        let has_zones = self.body.contains(&format!("url(#{prefix}zone"));
        let patterns = if has_zones { ink::patterns(prefix, self.palette) } else { String::new() };
        let (title, ground) = if self.is_live {
            // The page has its own ground, and says with its own means what can be seen.
            (String::new(), String::new())
        } else {
            let title = escaped(&self.studio.title);
            let place = format!("x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"");
            let table = ground::table(self.palette, self.theme, prefix, &place);
            (format!("<title>{title}</title>"), table)
        };
        let body = self.body;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {width} {height}\" \
             role=\"img\">{title}<defs>{patterns}{symbols}</defs>{ground}{body}</svg>\n"
        )
    }
}

/// What all spots of a board cover; its bounds when it has none.
fn extent(board: &Board) -> Rect {
    board.spots.iter().map(|spot| covered(board, spot)).reduce(Rect::joined).unwrap_or(board.bounds)
}
