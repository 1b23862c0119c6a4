//! What moves on the board after a move: pieces walk, cards and discs turn, what is taken flies off.
//!
//! Everything stands already where it belongs; it is only shown on its way there, so that nobody
//! waits for it. Whoever wants a still screen sees none of it. What moves is decided in `plan`.

pub(crate) mod drag;
mod ghost;
pub(crate) mod plan;

use game::Told;
use geometry::Point;
use leptos::prelude::{document, window};
use scene::{Scene, SpotKind, Touch};
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use ghost::{Ghost, Moment, Place, animate, group_at, piece_at, place_of};

pub(crate) use ghost::Place as Room;
use plan::Motion;

const FLIP_MS: f64 = 300.0;
const STEP_MS: f64 = 220.0;
const SLIDE_MS: f64 = 300.0;
const FLIGHT_MS: f64 = 400.0;
const PUSH_MS: f64 = 400.0;
const COME_MS: f64 = 180.0;
const ROLL_MS: f64 = 600.0;
const GLOW_MS: f64 = 1000.0;
/// From one disc that turns to the next.
const RANK_MS: f64 = 90.0;
/// However far a piece goes, the next player need not wait longer.
const LONGEST_MS: f64 = 2600.0;

/// Whether nothing is to move: the person chose that, or the device asks for it.
pub(crate) fn is_unwanted() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.get_attribute("data-still").as_deref() == Some("yes"))
        || wants_still()
}

/// Whether the device asks for a still screen.
fn wants_still() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Motions with copies of what the drawing will soon not show any more.
pub(crate) struct Prepared(Vec<(Motion, Option<Ghost>)>);

/// Makes motions ready while the drawing still shows how everything was.
pub(crate) fn prepare(motions: Vec<Motion>) -> Prepared {
    let copy = |motion: Motion| {
        let ghost = match &motion {
            Motion::Turns { at, .. } | Motion::Leaves { from: at, .. } => copy_of(at),
            _ => None,
        };
        (motion, ghost)
    };
    Prepared(motions.into_iter().map(copy).collect())
}

fn copy_of(at: &Touch) -> Option<Ghost> {
    Ghost::of(&piece_at(at)?)
}

impl Prepared {
    /// Shows the motions in the drawing as it is now.
    pub(crate) fn show(self, scene: &Scene) {
        // Who walks through a maze that is pushed waits until it stands still.
        let pushes = self.0.iter().any(|(motion, _)| matches!(motion, Motion::Pushed { .. }));
        let wait = if pushes { PUSH_MS } else { 0.0 };
        for (motion, ghost) in self.0 {
            match motion {
                Motion::Goes { path, counts } => drop(goes(&path, counts, wait)),
                Motion::Turns { at, rank } => turns(&at, ghost, rank),
                Motion::Comes { at } => comes(scene, &at),
                Motion::Leaves { by, .. } => leaves(ghost, by),
                Motion::Pushed { slot } => push(scene, &slot),
                Motion::Relinked => relinked(),
            }
        }
    }
}

/// The topmost piece of the last place of a path goes there, hop by hop.
fn goes(path: &[Touch], counts: bool, wait: f64) -> Option<()> {
    let (from, to) = (path.first()?, path.last()?);
    let piece = piece_at(to)?;
    let ghost = Ghost::of(&piece)?;
    let room = place_of(to)?;
    let end = room.middle();
    let away = |place: Place| (place.middle().0 - end.0, place.middle().1 - end.1);
    if let Some(dropped) = drag::dropped_from(from) {
        let start = (dropped.0 - ghost.middle().0, dropped.1 - ghost.middle().1);
        travel(&piece, ghost, &[start, (0.0, 0.0)], (drag::SNAP_MS, wait), 1.0);
        return Some(());
    }
    let stops: Vec<(f64, f64)> = path.iter().filter_map(place_of).map(away).collect();
    let legs = stops.len().checked_sub(1).filter(|legs| *legs > 0)?;
    #[expect(clippy::cast_precision_loss, reason = "a board has no such number of places")]
    let walk = (STEP_MS * legs as f64).min(LONGEST_MS);
    let ms = if legs == 1 { SLIDE_MS } else { walk };
    let size = |place: Place| (place.width() / room.width().max(1.0)).clamp(0.3, 3.0);
    let grown = path.first().and_then(place_of).map_or(1.0, size);
    if counts {
        for step in 1..=legs {
            #[expect(clippy::cast_precision_loss, reason = "a board has no such number of places")]
            ghost.counted(step, wait + ms * step as f64 / legs as f64);
        }
    }
    travel(&piece, ghost, &stops, (ms, wait), grown);
    Some(())
}

/// Lets a copy travel over some points while its piece is out of sight; it begins as large as it
/// was there.
fn travel(piece: &Element, ghost: Ghost, stops: &[(f64, f64)], (ms, wait): (f64, f64), grown: f64) {
    let hops = stops.len() > 2;
    #[expect(clippy::cast_precision_loss, reason = "a board has no such number of places")]
    let part = |at: f64| at / (stops.len() - 1) as f64;
    let mut moments = Vec::new();
    let nexts = stops.iter().skip(1).map(Some).chain([None]);
    for ((number, (x, y)), next) in (0_u32..).zip(stops).zip(nexts) {
        let number = f64::from(number);
        let scale = if moments.is_empty() { (grown, grown) } else { (1.0, 1.0) };
        moments.push(Moment { x: *x, y: *y, scale, ..Moment::rest(part(number)) });
        if let Some((to_x, to_y)) = next.filter(|_| hops) {
            let (x, y) = ((x + to_x) / 2.0, (y + to_y) / 2.0 - 8.0);
            moments.push(Moment { x, y, scale: (1.1, 1.1), ..Moment::rest(part(number + 0.5)) });
        }
    }
    let unseen = Moment { opacity: 0.0, ..Moment::rest(0.0) };
    animate(piece, &[unseen, Moment { at: 1.0, ..unseen }], wait + ms, 0.0);
    ghost.go(&moments, ms, wait);
}

/// The board comes anew with its lines.
fn relinked() {
    let Ok(Some(drawing)) = document().query_selector("#boards .picture svg") else { return };
    let pale = Moment { opacity: 0.0, scale: (0.97, 0.97), ..Moment::rest(0.0) };
    animate(&drawing, &[pale, Moment::rest(1.0)], PUSH_MS, 0.0);
}

/// The old face turns away, then the new one comes.
fn turns(at: &Touch, old: Option<Ghost>, rank: i32) {
    let wait = f64::from(rank) * RANK_MS;
    let edge = |at: f64| Moment { scale: (0.02, 1.0), ..Moment::rest(at) };
    if let Some(piece) = piece_at(at) {
        let hidden = Moment { opacity: 0.0, ..edge(0.0) };
        let till = Moment { at: 0.5, ..hidden };
        animate(&piece, &[hidden, till, edge(0.5), Moment::rest(1.0)], FLIP_MS, wait);
    }
    if let Some(old) = old {
        old.go(&[Moment::rest(0.0), edge(1.0)], FLIP_MS / 2.0, wait);
    }
}

/// A wall slides in along its length; anything else is put down.
fn comes(scene: &Scene, at: &Touch) {
    let Some((piece, spot)) = piece_at(at).zip(scene.spot(at)) else { return };
    let room = spot.outline.around();
    let is_wall = spot.kind == SpotKind::Wall;
    let scale = match (is_wall, room.width > room.height) {
        (true, true) => (0.05, 1.0),
        (true, false) => (1.0, 0.05),
        (false, _) => (0.6, 0.6),
    };
    let ms = if is_wall { SLIDE_MS } else { COME_MS };
    let small = Moment { scale, ..Moment::rest(0.0) };
    animate(&piece, &[small, Moment::rest(1.0)], ms, 0.0);
}

/// What was taken flies to whom it belongs now; what nobody gets fades.
fn leaves(ghost: Option<Ghost>, by: Option<u8>) {
    let Some(ghost) = ghost else { return };
    let css = by.map(|seat| format!(".seats [data-seat=\"{seat}\"] .chip"));
    let home = css.and_then(|css| document().query_selector(&css).ok().flatten());
    let home = home.and_then(|home| Place::of(&home));
    let (x, y) = home.map_or((0.0, 0.0), |home| {
        let (from, to) = (ghost.middle(), home.middle());
        (to.0 - from.0, to.1 - from.1)
    });
    let gone = Moment { x, y, scale: (0.3, 0.3), opacity: 0.2, at: 1.0 };
    ghost.go(&[Moment::rest(0.0), gone], FLIGHT_MS, 0.0);
}

/// What belongs together glows for a moment.
pub(crate) fn glow(places: &[Touch]) {
    let large = |at: f64| Moment { scale: (1.1, 1.1), ..Moment::rest(at) };
    let moments =
        [Moment::rest(0.0), large(0.25), Moment::rest(0.5), large(0.75), Moment::rest(1.0)];
    for piece in places.iter().filter_map(piece_at) {
        animate(&piece, &moments, GLOW_MS, FLIP_MS);
    }
}

/// Dice tumble whenever they are rolled.
pub(crate) fn roll(told: &[Told]) {
    if !told.iter().any(|told| matches!(told, Told::Rolled { .. })) {
        return;
    }
    let Ok(dice) = document().query_selector_all("#dice .die") else { return };
    let hop = |at: f64, y: f64, scale: f64| Moment { y, scale: (scale, scale), ..Moment::rest(at) };
    let moments = [
        hop(0.0, 0.0, 0.7),
        hop(0.3, -26.0, 1.1),
        hop(0.6, 0.0, 0.95),
        hop(0.8, -8.0, 1.02),
        hop(1.0, 0.0, 1.0),
    ];
    for at in 0..dice.length() {
        if let Some(die) = dice.get(at).and_then(|it| it.dyn_into::<Element>().ok()) {
            animate(&die, &moments, ROLL_MS, 0.0);
        }
    }
}

/// Shows how the tiles of a line came in at a slot.
pub(crate) fn push(scene: &Scene, slot: &Touch) {
    let Some(slot) = scene.spot(slot).filter(|spot| spot.kind == SpotKind::Slot) else { return };
    let Some(board) = scene.boards.iter().find(|board| board.spots.contains(slot)) else { return };
    let line = plan::line_of(board, slot);
    let at = slot.outline.center();
    let (first, step) = (line.first().map_or(at, |it| it.outline.center()), board.frame.step);
    let is_column = (first.x - at.x).abs() < (first.y - at.y).abs();
    let way = if is_column {
        Point::new(0, (at.y - first.y).signum() * step.y)
    } else {
        Point::new((at.x - first.x).signum() * step.x, 0)
    };
    let from = Moment { x: f64::from(way.x), y: f64::from(way.y), ..Moment::rest(0.0) };
    let groups = |spot: &scene::Spot| ["tile", "pieces"].map(|part| group_at(part, &spot.touch));
    for group in line.into_iter().flat_map(groups).flatten() {
        animate(&group, &[from, Moment::rest(1.0)], PUSH_MS, 0.0);
    }
}
