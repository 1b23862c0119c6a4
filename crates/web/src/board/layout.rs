//! Where everything of a scene lies on the page: drawings, and the places above them that can be
//! touched. No browser is needed to know it.
//!
//! Boards that share a table lie on one sheet; the others get a sheet of their own beside it.

use geometry::{Point, Rect};
use i18n::Message;
use paint::palette::Mode;
use paint::svg::{Drawing, Studio, covered, draw_live};
use scene::{Board, Mark, Reply, Scene, Spot, SpotKind, Theme, Touch};

use super::label::name;

/// A drawing with its places.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sheet {
    /// The name of its first board.
    pub(crate) id: String,
    /// What stands above it, where it has a sheet of its own: small boards have no room for words.
    pub(crate) caption: Option<Message>,
    pub(crate) drawing: Drawing,
    pub(crate) theme: Theme,
    pub(crate) mode: Mode,
    pub(crate) grids: Vec<Grid>,
}

/// Places that belong together: arrows go from one to the next.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Grid {
    pub(crate) layer: Layer,
    pub(crate) board: String,
    pub(crate) title: Option<Message>,
    /// What its places cover of the sheet.
    pub(crate) area: Area,
    pub(crate) rows: Vec<Vec<Place>>,
}

/// What sort of places a grid has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Layer {
    /// Cells, tiles, slots, piles.
    Cells,
    /// Corners between cells, where something can be built.
    Crossings,
    /// What can be built at the chosen corner.
    Ghosts,
}

impl Layer {
    /// Its name in style sheets and ids.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Cells => "cells",
            Self::Crossings => "crossings",
            Self::Ghosts => "ghosts",
        }
    }
}

/// A place that can be touched.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Place {
    pub(crate) touch: Touch,
    /// What it covers of its grid, not of the sheet: where cells grow, all places stay as they are.
    pub(crate) area: Area,
    pub(crate) center: Point,
    pub(crate) spot: Spot,
    /// How readers call it.
    pub(crate) name: Message,
}

impl Place {
    /// Whether a touch goes on towards a move.
    pub(crate) fn is_open(&self) -> bool {
        self.spot.reply == Reply::Accepts
    }

    pub(crate) fn has(&self, mark: Mark) -> bool {
        self.spot.marks.contains(&mark)
    }
}

/// A rectangle in hundredths of the width and height of what it lies in.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Area {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Area {
    /// What a part covers of the whole that it lies in.
    pub(super) fn of(part: Rect, whole: Rect) -> Self {
        let share = |length: i32, of: i32| 100.0 * f64::from(length) / f64::from(of.max(1));
        Self {
            left: share(part.corner.x - whole.corner.x, whole.width),
            top: share(part.corner.y - whole.corner.y, whole.height),
            width: share(part.width, whole.width),
            height: share(part.height, whole.height),
        }
    }

    /// Where it lies, as style sheets say it.
    pub(crate) fn style(self) -> String {
        let Self { left, top, width, height } = self;
        format!("left:{left:.4}%;top:{top:.4}%;width:{width:.4}%;height:{height:.4}%")
    }
}

/// How far a finger may miss a corner or a ghost, in units of the board.
const CROSSING_REACH: i32 = 14;
const SLOT_REACH: i32 = 18;
const GHOST_REACH: i32 = 12;

/// Lays out a scene.
///
/// The names of drawn parts begin with the number of their sheet, besides what the studio says.
pub(crate) fn sheets(scene: &Scene, studio: &Studio<'_>) -> Vec<Sheet> {
    let (together, apart): (Vec<&Board>, Vec<&Board>) = {
        let mut first = true;
        scene
            .boards
            .iter()
            .partition(|board| std::mem::take(&mut first) || board.frame.place.is_some())
    };
    let groups = std::iter::once(together).chain(apart.into_iter().map(|board| vec![board]));
    let groups = groups.filter(|boards| !boards.is_empty()).enumerate();
    groups
        .map(|(number, boards)| {
            let prefix = format!("{}{number}-", studio.prefix);
            let title = studio.title.clone();
            let own = Studio { title, prefix: &prefix, ..*studio };
            sheet(scene, &boards, &own, number > 0)
        })
        .collect()
}

fn sheet(scene: &Scene, boards: &[&Board], studio: &Studio<'_>, is_beside: bool) -> Sheet {
    let mut part = Scene {
        boards: boards.iter().map(|board| (*board).clone()).collect(),
        theme: scene.theme,
        has_coordinates: scene.has_coordinates,
        writings: scene.writings.clone(),
        ..Scene::empty()
    };
    let first = part.boards.first_mut().filter(|_| is_beside);
    let caption = first.and_then(|board| board.title.take());
    let drawing = draw_live(&part, studio);
    let laid = boards.iter().zip(&drawing.places);
    let grids = laid.flat_map(|(board, place)| grids(board, *place, drawing.view)).collect();
    let id = boards.first().map_or_else(String::new, |board| board.id.clone());
    Sheet { id, caption, drawing, theme: scene.theme, mode: studio.mode, grids }
}

fn grids(board: &Board, origin: Point, view: Rect) -> Vec<Grid> {
    let layers = [Layer::Cells, Layer::Crossings, Layer::Ghosts];
    let has_cells = board.spots.iter().any(|spot| spot.kind == SpotKind::Cell);
    let grid = |layer: Layer| {
        let is_here = |spot: &&Spot| layer_of(has_cells, spot) == Some(layer);
        let spots = || board.spots.iter().filter(is_here);
        let whole = spots().map(|spot| room(board, spot)).reduce(Rect::joined)?;
        let places = spots().map(|spot| place(board, spot, whole)).collect();
        let corner = Point::new(whole.corner.x + origin.x, whole.corner.y + origin.y);
        Some(Grid {
            layer,
            board: board.id.clone(),
            title: board.title.clone(),
            area: Area::of(Rect { corner, ..whole }, view),
            rows: in_rows(places, board.frame.step.y),
        })
    };
    layers.into_iter().filter_map(grid).collect()
}

/// The layer of a spot; standing walls and rims are only looked at. Where a board has no cells, its
/// crossings are what is played on.
fn layer_of(has_cells: bool, spot: &Spot) -> Option<Layer> {
    match spot.kind {
        SpotKind::Crossing if has_cells => Some(Layer::Crossings),
        SpotKind::Wall => spot.marks.contains(&Mark::Ghost).then_some(Layer::Ghosts),
        SpotKind::Rim => None,
        SpotKind::Cell
        | SpotKind::Crossing
        | SpotKind::Slot
        | SpotKind::Tile { .. }
        | SpotKind::Pile => Some(Layer::Cells),
    }
}

/// What answers to a touch of a spot, on its board.
fn room(board: &Board, spot: &Spot) -> Rect {
    let reach = match spot.kind {
        SpotKind::Crossing => CROSSING_REACH.min(board.frame.step.x / 2),
        SpotKind::Wall => GHOST_REACH,
        SpotKind::Slot => SLOT_REACH,
        _ => 0,
    };
    let Rect { corner, width, height } = covered(board, spot);
    Rect::new(corner.x - reach, corner.y - reach, width + 2 * reach, height + 2 * reach)
}

fn place(board: &Board, spot: &Spot, whole: Rect) -> Place {
    Place {
        touch: spot.touch.clone(),
        area: Area::of(room(board, spot), whole),
        center: spot.outline.center(),
        spot: spot.clone(),
        name: name(board, spot),
    }
}

/// Places whose middles lie less than half a step apart in height make a row.
fn in_rows(mut places: Vec<Place>, step: i32) -> Vec<Vec<Place>> {
    places.sort_by_key(|place| (place.center.y, place.center.x));
    let mut rows: Vec<Vec<Place>> = Vec::new();
    for place in places {
        let top = rows.last().and_then(|row| row.first()).map(|first| first.center.y);
        match (rows.last_mut(), top) {
            (Some(row), Some(top)) if 2 * (place.center.y - top) < step.max(2) => row.push(place),
            _ => rows.push(vec![place]),
        }
    }
    for row in &mut rows {
        row.sort_by_key(|place| place.center.x);
    }
    rows
}
