//! A piece under the finger: it lifts, follows, and lies down again where it is let go.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::ev;
use leptos::prelude::{document, request_animation_frame, window_event_listener};
use scene::Touch;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::PointerEvent;

use super::ghost::{Ghost, Moment, animated, call, piece_at};

/// How long a piece needs to its place once it is let go.
pub(super) const SNAP_MS: f64 = 160.0;
/// A pressed pointer that goes no farther means a touch.
const SLACK: f64 = 6.0;
const LIFTED: f64 = 1.06;
/// No drag lasts longer.
const AGE_MS: f64 = 600_000.0;

/// What a drag comes to.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// Something was lifted from a place.
    Lift(Touch),
    /// It was let go over another one.
    Drop { from: Touch, to: Touch },
}

/// A pointer that is pressed on a place.
struct Press {
    from: Touch,
    pointer: i32,
    start: (f64, f64),
    is_movable: bool,
    is_still: bool,
    tell: Rc<dyn Fn(Step)>,
}

/// What is lifted, or was let go this moment.
struct Held {
    from: Touch,
    ghost: Ghost,
    /// How far it was carried.
    way: (f64, f64),
    /// Hides what it is a copy of.
    veil: Option<JsValue>,
}

thread_local! {
    /// One pointer drags at a time.
    static PRESS: RefCell<Option<Press>> = const { RefCell::new(None) };
    static HELD: RefCell<Option<Held>> = const { RefCell::new(None) };
    static DROPPED: RefCell<Option<Held>> = const { RefCell::new(None) };
    static LISTENS: Cell<bool> = const { Cell::new(false) };
}

/// Follows a pressed pointer until it is let go.
///
/// A finger's release is told to where it was pressed, a mouse's to where it is let go; the window
/// hears of both. `is_movable` says whether something can be lifted, `is_still` that nothing grows.
pub(crate) fn follow(
    from: Touch,
    press: &PointerEvent,
    is_movable: bool,
    is_still: bool,
    tell: impl Fn(Step) + 'static,
) {
    let (pointer, start) = (press.pointer_id(), at(press));
    PRESS.set(Some(Press { from, pointer, start, is_movable, is_still, tell: Rc::new(tell) }));
    if !LISTENS.replace(true) {
        // They live as long as the page.
        let _ = window_event_listener(ev::pointermove, |event| moved(&event));
        let _ = window_event_listener(ev::pointerup, |event| ended(&event));
        let _ = window_event_listener(ev::pointercancel, |event| ended(&event));
    }
}

fn moved(event: &PointerEvent) {
    let (x, y) = at(event);
    let lifted = PRESS.with_borrow(|press| {
        let press =
            press.as_ref().filter(|it| it.is_movable && it.pointer == event.pointer_id())?;
        let way = (x - press.start.0, y - press.start.1);
        let is_new = HELD.with_borrow(Option::is_none) && way.0.hypot(way.1) > SLACK;
        if is_new {
            lift(&press.from, press.is_still);
        }
        carry(way, press.is_still);
        is_new.then(|| (press.from.clone(), Rc::clone(&press.tell)))
    });
    // Whoever is told may look at the press again.
    if let Some((from, tell)) = lifted {
        tell(Step::Lift(from));
    }
    light_up(event);
}

fn ended(event: &PointerEvent) {
    let is_pressed = |press: &mut Press| press.pointer == event.pointer_id();
    let Some(press) = PRESS.with_borrow_mut(|press| press.take_if(is_pressed)) else { return };
    let is_over = event.type_() == "pointerup";
    let to = place_under(event).filter(|to| is_over && *to != press.from);
    release();
    if let Some(to) = to {
        (press.tell)(Step::Drop { from: press.from, to });
    }
    request_animation_frame(|| request_animation_frame(go_back));
}

fn at(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Takes what lies on top of a place into the hand.
fn lift(from: &Touch, is_still: bool) {
    let piece = piece_at(from);
    let Some(ghost) = piece.as_ref().and_then(Ghost::of) else { return };
    ghost.appear();
    ghost.put(0.0, 0.0, if is_still { 1.0 } else { LIFTED });
    HELD.set(Some(Held { from: from.clone(), ghost, way: (0.0, 0.0), veil: None }));
    // What was touched is drawn anew first.
    let from = from.clone();
    request_animation_frame(move || {
        HELD.with_borrow_mut(|held| {
            let Some(held) = held.as_mut().filter(|held| held.from == from) else { return };
            let pale = Moment { opacity: 0.2, ..Moment::rest(0.0) };
            let pale = [pale, Moment { at: 1.0, ..pale }];
            held.veil = piece_at(&from).and_then(|it| animated(&it, &pale, AGE_MS, 0.0).ok());
        });
    });
}

fn carry(way: (f64, f64), is_still: bool) {
    HELD.with_borrow_mut(|held| {
        if let Some(held) = held {
            held.way = way;
            held.ghost.put(way.0, way.1, if is_still { 1.0 } else { LIFTED });
        }
    });
}

/// The place under the pointer is lit where something may go.
fn light_up(event: &PointerEvent) {
    if HELD.with_borrow(Option::is_none) {
        return;
    }
    darken();
    if let Some(place) = button_under(event) {
        drop(place.class_list().add_1("under"));
    }
}

fn darken() {
    if let Ok(Some(lit)) = document().query_selector(".place.under") {
        drop(lit.class_list().remove_1("under"));
    }
}

/// The hand opens.
fn release() {
    darken();
    let Some(held) = HELD.take() else { return };
    if let Some(veil) = &held.veil {
        drop(call(veil, "cancel", &js_sys::Array::new()));
    }
    DROPPED.set(Some(held));
}

/// Where the middle of what was just let go is on the screen, if it came from there; it is shown
/// on its way by whoever asks.
pub(super) fn dropped_from(from: &Touch) -> Option<(f64, f64)> {
    let held = DROPPED.with_borrow_mut(|dropped| dropped.take_if(|held| held.from == *from))?;
    let (x, y) = held.ghost.middle();
    let place = (x + held.way.0, y + held.way.1);
    held.ghost.vanish_after(0.0);
    Some(place)
}

/// What nobody took goes back to where it was.
fn go_back() {
    let Some(held) = DROPPED.take() else { return };
    let (x, y) = held.way;
    held.ghost.put(0.0, 0.0, 1.0);
    let moments = [Moment { x, y, ..Moment::rest(0.0) }, Moment::rest(1.0)];
    held.ghost.go(&moments, SNAP_MS, 0.0);
}

/// The place under a pointer, wherever it was pressed.
fn place_under(event: &PointerEvent) -> Option<Touch> {
    button_under(event)?.get_attribute("data-touch").map(Touch)
}

fn button_under(event: &PointerEvent) -> Option<web_sys::HtmlElement> {
    #[expect(clippy::cast_precision_loss, reason = "no screen is that large")]
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let element = document().element_from_point(x, y)?;
    let button = element.dyn_into::<web_sys::HtmlElement>().ok()?;
    button.has_attribute("data-touch").then_some(button)
}
