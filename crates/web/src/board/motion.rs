//! What moves on the board after a move: pieces slide to their new places, tiles are pushed.
//!
//! Everything stands already where it belongs; it is only shown on its way there. Whoever wants a
//! still screen sees none of it.

use geometry::Point;
use js_sys::{Array, Object, Reflect};
use leptos::prelude::{document, window};
use scene::{Scene, Spot, SpotKind, Touch};
use wasm_bindgen::{JsCast as _, JsValue};

use game::Told;

const SLIDE_MS: f64 = 200.0;
const PUSH_MS: f64 = 400.0;

/// Whether the device asks for a still screen.
pub(crate) fn wants_still() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Shows how pieces came to where they are.
pub(crate) fn slide(scene: &Scene, told: &[Told]) {
    for told in told {
        let Told::Moved { from, to } = told else { continue };
        let centers = (scene.spot(from), scene.spot(to));
        if let (Some(from), Some(to)) = centers {
            let (start, end) = (from.outline.center(), to.outline.center());
            let way = Point::new(start.x - end.x, start.y - end.y);
            animate("pieces", &to.touch, way, SLIDE_MS);
        }
    }
}

/// Shows how the tiles of a line came in at a slot.
pub(crate) fn push(scene: &Scene, slot: &Touch) {
    let Some(slot) = scene.spot(slot).filter(|spot| spot.kind == SpotKind::Slot) else { return };
    let is_tile = |spot: &&Spot| matches!(spot.kind, SpotKind::Tile { .. });
    let Some(board) = scene.boards.iter().find(|board| board.spots.contains(slot)) else { return };
    let tiles = || board.spots.iter().filter(is_tile);
    let at = slot.outline.center();
    let reach = |spot: &Spot| {
        let center = spot.outline.center();
        ((center.x - at.x).abs(), (center.y - at.y).abs())
    };
    let (across, along) = tiles().map(reach).min_by_key(|(x, y)| x + y).unwrap_or_default();
    let is_column = across < along;
    let line = tiles().filter(|spot| {
        let (x, y) = reach(spot);
        if is_column { x < board.frame.step.x / 2 } else { y < board.frame.step.y / 2 }
    });
    for spot in line {
        let center = spot.outline.center();
        let way = if is_column {
            Point::new(0, (at.y - center.y).signum() * board.frame.step.y)
        } else {
            Point::new((at.x - center.x).signum() * board.frame.step.x, 0)
        };
        animate("tile", &spot.touch, way, PUSH_MS);
        animate("pieces", &spot.touch, way, PUSH_MS);
    }
}

/// Lets a part of the drawing come from somewhere.
fn animate(part: &str, at: &Touch, from: Point, ms: f64) {
    // A failed animation leaves everything where it belongs.
    let _ = animated(part, at, from, ms);
}

fn animated(part: &str, at: &Touch, from: Point, ms: f64) -> Result<(), JsValue> {
    let name = at.as_str().replace(['"', '\\'], "");
    let found = document().query_selector(&format!(".picture .{part}[data-at=\"{name}\"]"))?;
    let Some(element) = found else { return Ok(()) };
    let frame = |x: i32, y: i32| -> Result<Object, JsValue> {
        let frame = Object::new();
        let transform = format!("translate({x}px, {y}px)");
        Reflect::set(&frame, &"transform".into(), &transform.into())?;
        Ok(frame)
    };
    let frames = Array::of2(&frame(from.x, from.y)?.into(), &frame(0, 0)?.into());
    let options = Object::new();
    Reflect::set(&options, &"duration".into(), &ms.into())?;
    Reflect::set(&options, &"easing".into(), &"ease-in-out".into())?;
    let call = Reflect::get(&element, &"animate".into())?.dyn_into::<js_sys::Function>()?;
    call.call2(&element, &frames, &options)?;
    Ok(())
}
