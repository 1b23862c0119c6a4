//! Mouse and fingers over a sheet: walls in one gesture, and places that are small for a finger.
//!
//! What is meant is decided in `aim`. Everything else goes on to the places themselves.

use leptos::ev;
use leptos::prelude::*;
use scene::Touch;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, MouseEvent, PointerEvent};

use super::aim::{Aim, Gaps, Hand, around};
use super::layout::Sheet;
use super::motion::Room;
use super::view::{Gesture, Sheets};

/// How large a place is at least that a finger can mean alone, in points of the screen.
const TARGET: f64 = 44.0;
/// Farther away nothing was meant.
const FAR: f64 = 40.0;
/// A finger that is drawn farther than this draws a wall.
const DRAWN: f64 = 14.0;

/// The pointers over one sheet. Copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Pointing {
    sheets: Sheets,
    number: usize,
    /// Whether walls are built in one gesture here.
    builds: bool,
    on_gesture: Callback<Gesture>,
    /// The wall that is meant, and whether a finger has still to say that it is.
    pub(super) aim: RwSignal<Option<(Aim, bool)>>,
    /// Around where the sheet is enlarged.
    pub(super) near: RwSignal<Option<(f64, f64)>>,
    hand: StoredValue<Hand>,
    /// Where a finger was put down, as a share of the sheet and on the screen.
    press: StoredValue<Option<Press>>,
    /// Whether the click that ends this gesture has been answered.
    is_answered: StoredValue<bool>,
}

#[derive(Clone, Copy)]
struct Press {
    share: (f64, f64),
    at: (f64, f64),
}

impl Pointing {
    pub(super) fn over(
        sheets: Sheets,
        number: usize,
        builds: bool,
        on_gesture: Callback<Gesture>,
    ) -> Self {
        let pointing = Self {
            sheets,
            number,
            builds: builds && number == 0,
            on_gesture,
            aim: RwSignal::new(None),
            near: RwSignal::new(None),
            hand: StoredValue::new(Hand::Mouse),
            press: StoredValue::new(None),
            is_answered: StoredValue::new(false),
        };
        let handle = window_event_listener(ev::keydown, move |event| {
            if event.key() == "Escape" {
                pointing.forget();
            }
        });
        on_cleanup(move || handle.remove());
        pointing
    }

    /// Nothing is meant any more.
    fn forget(self) {
        if self.aim.with_untracked(Option::is_some) {
            self.aim.set(None);
        }
        if self.near.with_untracked(Option::is_some) {
            self.near.set(None);
        }
    }

    fn with<T>(self, read: impl FnOnce(&Sheet) -> T) -> Option<T> {
        self.sheets.with_untracked(|sheets| sheets.get(self.number).map(read))
    }

    fn gaps(self) -> Option<Gaps> {
        if self.builds { self.with(Gaps::of).flatten() } else { None }
    }

    pub(super) fn pressed(self, event: &PointerEvent) {
        let is_finger = event.pointer_type() == "touch";
        self.hand.set_value(if is_finger { Hand::Finger } else { Hand::Mouse });
        self.is_answered.set_value(false);
        let press = over(event).filter(|_| is_finger && !holds_piece(event));
        self.press.set_value(press.map(|(share, _)| Press { share, at: at(event) }));
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let Some(gaps) = self.gaps() else { return self.aim.set(None) };
        let Some((share, _)) = over(event) else { return };
        let aim = match self.press.get_value() {
            Some(press) => {
                let (x, y) = at(event);
                let far = (x - press.at.0).hypot(y - press.at.1);
                if far < DRAWN {
                    return;
                }
                gaps.drawn(press.share, share)
            }
            None if event.pointer_type() == "touch" => return,
            None => gaps.aimed(share, Hand::Mouse),
        };
        let aim = aim.map(|aim| (aim, false));
        if self.aim.with_untracked(|known| *known != aim) {
            self.aim.set(aim);
        }
    }

    /// A finger that drew along a gap has built there.
    pub(super) fn released(self, event: &PointerEvent) {
        let Some(press) = self.press.try_update_value(Option::take).flatten() else { return };
        let (x, y) = at(event);
        let is_drawn = (x - press.at.0).hypot(y - press.at.1) >= DRAWN;
        if let Some((aim, _)) = self.aim.get_untracked().filter(|_| is_drawn) {
            self.is_answered.set_value(true);
            self.build(aim);
        }
    }

    /// The pointer has left.
    pub(super) fn left(self) {
        if self.hand.get_value() == Hand::Mouse {
            self.aim.set(None);
        }
    }

    fn build(self, aim: Aim) {
        self.aim.set(None);
        self.on_gesture.run(Gesture::Build { crossing: aim.crossing, wall: aim.wall });
    }

    /// A click before the places hear of it. Keys click too, without a number.
    pub(super) fn clicked(self, event: &MouseEvent) {
        if event.detail() == 0 {
            return;
        }
        let Some((share, size)) = over(event) else { return };
        let is_answered = self.is_answered.get_value() || self.means_wall(event, share);
        if is_answered || self.means_neighbour(share, size) {
            event.stop_propagation();
            event.prevent_default();
        }
    }

    fn means_wall(self, event: &MouseEvent, share: (f64, f64)) -> bool {
        let Some(gaps) = self.gaps() else { return false };
        let hand = self.hand.get_value();
        let Some(aim) = gaps.aimed(share, hand) else {
            self.aim.set(None);
            // Where somebody clicks twice at a corner, the second click chooses no wall.
            return event.detail() > 1 && is_over_ghost(event);
        };
        let is_sure = self.aim.with_untracked(|known| {
            known.as_ref().is_some_and(|(known, _)| known.wall == aim.wall)
        });
        if hand == Hand::Mouse || is_sure {
            self.build(aim);
        } else {
            self.aim.set(Some((aim, true)));
        }
        true
    }

    /// Where places are small, a finger means the nearest one that is open; where there are
    /// several, they are enlarged, and it is touched again.
    fn means_neighbour(self, share: (f64, f64), size: (f64, f64)) -> bool {
        if self.hand.get_value() != Hand::Finger {
            return false;
        }
        let is_near = self.near.with_untracked(Option::is_some);
        self.near.set(None);
        let Some(near) = self.with(|sheet| {
            let is_small = least_side(sheet, size).is_some_and(|side| side < TARGET);
            let open = around(&sheet.grids, size, share);
            let near: Vec<Touch> = open
                .into_iter()
                .take_while(|(far, _)| *far <= FAR)
                .map(|(_, touch)| touch.clone())
                .collect();
            (is_small || is_near).then_some(near)
        }) else {
            return false;
        };
        match near.as_deref() {
            None | Some([]) => return false,
            Some([_, _, ..]) if !is_near => self.near.set(Some(share)),
            Some([first, ..]) => self.on_gesture.run(Gesture::Touch(first.clone())),
        }
        true
    }
}

/// The shorter side of the smallest place of a sheet on the screen.
fn least_side(sheet: &Sheet, (width, height): (f64, f64)) -> Option<f64> {
    let sides = sheet.grids.iter().flat_map(|grid| {
        let of = grid.area;
        grid.rows.iter().flatten().filter(|place| place.is_open()).map(move |place| {
            let wide = place.area.width * of.width * width / 10_000.0;
            let high = place.area.height * of.height * height / 10_000.0;
            wide.min(high)
        })
    });
    sides.reduce(f64::min)
}

fn at(event: &MouseEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Where on the sheet something happened, as a share of it, and how large the sheet is.
fn over(event: &MouseEvent) -> Option<((f64, f64), (f64, f64))> {
    let sheet = event.current_target()?.dyn_into::<Element>().ok()?;
    let room = Room::of(&sheet)?;
    Some((room.share(at(event)), room.size()))
}

fn button(event: &MouseEvent, css: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(css).is_ok_and(|found| found.is_some()))
}

/// Whether something lies there that a finger can carry away.
fn holds_piece(event: &MouseEvent) -> bool {
    button(event, ".place.movable")
}

fn is_over_ghost(event: &MouseEvent) -> bool {
    button(event, ".ghosts .place")
}
