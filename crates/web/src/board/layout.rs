//! Where everything of a scene lies on the page: drawings, and the places above them that can be
//! touched. No browser is needed to know it.
//!
//! Boards that share a table lie on one sheet; the others get a sheet of their own beside it.

use geometry::{Point, Rect};
use i18n::Message;
use paint::svg::{Drawing, Studio, draw_live};
use scene::{Board, Mark, Reply, Scene, Spot, SpotKind, Touch};

use super::label::name;

/// A drawing with its places.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sheet {
    /// The name of its first board.
    pub(crate) id: String,
    /// What stands above it, where it has a sheet of its own: small boards have no room for words.
    pub(crate) caption: Option<Message>,
    pub(crate) drawing: Drawing,
    pub(crate) grids: Vec<Grid>,
}

/// Places that belong together: arrows go from one to the next.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Grid {
    pub(crate) layer: Layer,
    pub(crate) board: String,
    pub(crate) title: Option<Message>,
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

/// A rectangle in hundredths of a sheet's width and height.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Area {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// How far a finger may miss a corner or a ghost, in units of the board.
const CROSSING_REACH: i32 = 14;
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
            let own = Studio { say: studio.say, picture: studio.picture, title, prefix: &prefix };
            sheet(&boards, &own, number > 0)
        })
        .collect()
}

fn sheet(boards: &[&Board], studio: &Studio<'_>, is_beside: bool) -> Sheet {
    let mut part = Scene::empty();
    part.boards = boards.iter().map(|board| (*board).clone()).collect();
    let first = part.boards.first_mut().filter(|_| is_beside);
    let caption = first.and_then(|board| board.title.take());
    let drawing = draw_live(&part, studio);
    let laid = boards.iter().zip(&drawing.places);
    let grids = laid.flat_map(|(board, place)| grids(board, *place, drawing.view)).collect();
    let id = boards.first().map_or_else(String::new, |board| board.id.clone());
    Sheet { id, caption, drawing, grids }
}

fn grids(board: &Board, origin: Point, view: Rect) -> Vec<Grid> {
    let layers = [Layer::Cells, Layer::Crossings, Layer::Ghosts];
    let has_cells = board.spots.iter().any(|spot| spot.kind == SpotKind::Cell);
    let grid = |layer: Layer| {
        let spots = board.spots.iter().filter(|spot| layer_of(has_cells, spot) == Some(layer));
        let places: Vec<Place> = spots.map(|spot| place(board, spot, origin, view)).collect();
        let rows = in_rows(places, board.frame.step.y);
        let (board_id, title) = (board.id.clone(), board.title.clone());
        (!rows.is_empty()).then_some(Grid { layer, board: board_id, title, rows })
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

fn place(board: &Board, spot: &Spot, origin: Point, view: Rect) -> Place {
    let reach = match spot.kind {
        SpotKind::Crossing => CROSSING_REACH.min(board.frame.step.x / 2),
        SpotKind::Wall => GHOST_REACH,
        _ => 0,
    };
    let Rect { corner, width, height } = spot.outline.around();
    let hundredths = |length: i32, whole: i32| 100.0 * f64::from(length) / f64::from(whole.max(1));
    let area = Area {
        left: hundredths(corner.x - reach + origin.x - view.corner.x, view.width),
        top: hundredths(corner.y - reach + origin.y - view.corner.y, view.height),
        width: hundredths(width + 2 * reach, view.width),
        height: hundredths(height + 2 * reach, view.height),
    };
    Place {
        touch: spot.touch.clone(),
        area,
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
