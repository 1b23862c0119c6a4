//! A copy of a piece above the page, for its way: what lies on the board stays where it belongs.

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::{document, set_timeout};
use scene::Touch;
use std::time::Duration;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Element, HtmlElement};

/// A moment of an animation: how far from where it began, how large, how visible.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    pub(super) at: f64,
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) scale: (f64, f64),
    pub(super) opacity: f64,
}

impl Moment {
    /// Where it is and as it is, at this part of the time.
    pub(super) const fn rest(at: f64) -> Self {
        Self { at, x: 0.0, y: 0.0, scale: (1.0, 1.0), opacity: 1.0 }
    }
}

/// What something covers, on the screen or in its drawing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Place {
    /// What an element covers of the screen.
    pub(crate) fn of(element: &Element) -> Option<Self> {
        Self::asked(element, "getBoundingClientRect")
    }

    /// The same as one of the browser's own measures says it.
    fn asked(element: &Element, measure: &str) -> Option<Self> {
        let found = call(element, measure, &Array::new()).ok()?;
        let side = |name: &str| Reflect::get(&found, &name.into()).ok()?.as_f64();
        let (left, top) = (side("x")?, side("y")?);
        Some(Self { left, top, width: side("width")?, height: side("height")? })
    }

    /// How wide and high it is.
    pub(crate) const fn size(self) -> (f64, f64) {
        (self.width, self.height)
    }

    /// Where a point of the screen lies in it, as shares of its width and height.
    pub(crate) fn share(self, (x, y): (f64, f64)) -> (f64, f64) {
        ((x - self.left) / self.width.max(1.0), (y - self.top) / self.height.max(1.0))
    }

    pub(super) const fn width(self) -> f64 {
        self.width
    }

    pub(super) fn middle(self) -> (f64, f64) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }
}

/// The copy, above everything, where its piece was when it was taken.
#[derive(Clone, Debug)]
pub(super) struct Ghost {
    element: HtmlElement,
    place: Place,
}

impl Ghost {
    /// A copy of a drawn piece.
    pub(super) fn of(piece: &Element) -> Option<Self> {
        let place = Place::of(piece)?;
        let bounds = Place::asked(piece, "getBBox")?;
        let Place { left: x, top: y, width, height } = bounds;
        if width <= 0.0 || height <= 0.0 || place.width <= 0.0 {
            return None;
        }
        let element: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
        element.set_class_name("ghost-piece");
        element.set_attribute("aria-hidden", "true").ok()?;
        let style = format!(
            "left:{}px;top:{}px;width:{}px;height:{}px",
            place.left, place.top, place.width, place.height
        );
        // Pages take no styles as text.
        element.style().set_css_text(&style);
        let drawing = format!(
            "<svg viewBox=\"{x} {y} {width} {height}\" preserveAspectRatio=\"none\"><defs>{}</defs>{}</svg>",
            symbols(piece),
            piece.outer_html()
        );
        element.set_inner_html(&drawing);
        Some(Self { element, place })
    }

    /// Where it is taken from.
    pub(super) fn middle(&self) -> (f64, f64) {
        self.place.middle()
    }

    /// Shows it.
    pub(super) fn appear(&self) {
        if let Some(body) = document().body() {
            drop(body.append_child(&self.element));
        }
    }

    /// Puts it elsewhere, as under a finger.
    pub(super) fn put(&self, x: f64, y: f64, scale: f64) {
        let style = format!("translate({x:.1}px,{y:.1}px) scale({scale})");
        drop(self.element.style().set_property("transform", &style));
    }

    /// Shows it on its way, then takes it away.
    pub(super) fn go(self, moments: &[Moment], ms: f64, wait: f64) {
        self.appear();
        animate(&self.element, moments, ms, wait);
        self.vanish_after(ms + wait);
    }

    /// Says a number beside it.
    pub(super) fn counted(&self, number: usize, after: f64) {
        let element = self.element.clone();
        let say = move || {
            drop(element.set_attribute("data-count", &number.to_string()));
        };
        set_timeout(say, millis(after));
    }

    /// Takes it away a little later.
    pub(super) fn vanish_after(self, ms: f64) {
        set_timeout(move || self.element.remove(), millis(ms));
    }
}

fn millis(ms: f64) -> Duration {
    Duration::from_secs_f64((ms / 1000.0).clamp(0.0, 60.0))
}

/// The pictures that a drawn part names, so that it can be shown without its drawing.
fn symbols(piece: &Element) -> String {
    let Ok(uses) = piece.query_selector_all("use") else { return String::new() };
    let names = (0..uses.length()).filter_map(|at| {
        let element: Element = uses.get(at)?.dyn_into().ok()?;
        element.get_attribute("href")?.strip_prefix('#').map(str::to_owned)
    });
    let mut names: Vec<String> = names.collect();
    names.dedup();
    let drawn = names.iter().filter_map(|name| document().get_element_by_id(name));
    drawn.map(|symbol| symbol.outer_html()).collect()
}

/// The topmost drawn piece of a place.
pub(super) fn piece_at(at: &Touch) -> Option<Element> {
    let pieces = group_at("pieces", at)?;
    pieces.last_element_child().filter(|it| it.class_list().contains("piece"))
}

/// What is drawn of a place under a name.
pub(super) fn group_at(part: &str, at: &Touch) -> Option<Element> {
    let name = at.as_str().replace(['"', '\\'], "");
    document().query_selector(&format!(".picture .{part}[data-at=\"{name}\"]")).ok()?
}

/// Where a place is on the screen.
pub(super) fn place_of(at: &Touch) -> Option<Place> {
    let name = at.as_str().replace(['"', '\\'], "");
    let found = document().query_selector(&format!(".sheet [data-touch=\"{name}\"]")).ok()?;
    Place::of(&found?)
}

/// Plays an animation on an element; a failed one leaves everything where it belongs.
pub(super) fn animate(element: &Element, moments: &[Moment], ms: f64, wait: f64) {
    let _ = animated(element, moments, ms, wait);
}

/// The same; what comes back can end it.
pub(super) fn animated(
    element: &Element,
    moments: &[Moment],
    ms: f64,
    wait: f64,
) -> Result<JsValue, JsValue> {
    let frames = Array::new();
    for moment in moments {
        let Moment { at, x, y, scale: (wide, high), opacity } = *moment;
        let frame = Object::new();
        let transform = format!("translate({x:.2}px,{y:.2}px) scale({wide:.3},{high:.3})");
        Reflect::set(&frame, &"transform".into(), &transform.into())?;
        Reflect::set(&frame, &"opacity".into(), &opacity.into())?;
        Reflect::set(&frame, &"offset".into(), &at.into())?;
        frames.push(&frame);
    }
    let options = Object::new();
    for (name, value) in [("duration", ms), ("delay", wait)] {
        Reflect::set(&options, &name.into(), &value.into())?;
    }
    Reflect::set(&options, &"fill".into(), &"backwards".into())?;
    Reflect::set(&options, &"easing".into(), &"ease-in-out".into())?;
    call(element, "animate", &Array::of2(&frames, &options))
}

/// Calls what a browser has under a name.
pub(super) fn call(on: &JsValue, name: &str, given: &Array) -> Result<JsValue, JsValue> {
    Reflect::get(on, &name.into())?.dyn_into::<Function>()?.apply(on, given)
}
