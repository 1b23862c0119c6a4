//! The keys of the editor: those of what can be done with the selected part, and undo and redo.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use super::bench::Bench;
use crate::desk::Desk;

/// Listens as long as the screen is there. Whoever types in a field keeps all keys.
pub(super) fn follow(bench: Bench) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if is_typing(&event) {
            return;
        }
        let pressed = pressed(&event);
        match pressed.as_str() {
            "Ctrl+Z" => bench.undo(),
            "Ctrl+Y" | "Ctrl+Shift+Z" => bench.redo(),
            pressed => {
                let actions = bench.with_now(workbench::Workbench::actions);
                let Some(action) = actions.into_iter().find(|it| it.key == Some(pressed)) else {
                    return;
                };
                match action.closed {
                    Some(why) => bench.refuse(why),
                    None => bench.act(action.name),
                }
            }
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
}

/// Whether the keys belong to a field; one that is only ticked leaves them to the editor.
fn is_typing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    let is_ticked = |it: &web_sys::Element| {
        let field = it.dyn_ref::<web_sys::HtmlInputElement>();
        field.is_some_and(|field| field.type_() == "checkbox")
    };
    target.is_some_and(|it| {
        matches!(it.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT") && !is_ticked(&it)
    })
}

/// The keys that are pressed together, as actions name them.
fn pressed(event: &KeyboardEvent) -> String {
    let mut keys = Vec::new();
    if event.ctrl_key() || event.meta_key() {
        keys.push("Ctrl");
    }
    if event.alt_key() {
        keys.push("Alt");
    }
    if event.shift_key() && event.key() != "+" {
        keys.push("Shift");
    }
    let key = event.key();
    let key = match key.as_str() {
        "+" | "=" => "Plus".to_owned(),
        "-" => "Minus".to_owned(),
        letter if letter.chars().count() == 1 => letter.to_uppercase(),
        named => named.to_owned(),
    };
    let keys = keys.into_iter().map(str::to_owned).chain([key]);
    keys.collect::<Vec<_>>().join("+")
}

/// Keys as people read them, such as `Maj + →`.
pub(super) fn written(keys: &str, desk: Desk) -> String {
    let key = |name: &str| match name {
        "Shift" => desk.say("web.key-shift"),
        "Delete" => desk.say("web.key-delete"),
        "Plus" => "+".to_owned(),
        "Minus" => "−".to_owned(),
        "ArrowLeft" => "←".to_owned(),
        "ArrowRight" => "→".to_owned(),
        "ArrowUp" => "↑".to_owned(),
        "ArrowDown" => "↓".to_owned(),
        other => other.to_owned(),
    };
    keys.split('+').map(key).collect::<Vec<_>>().join(" + ")
}
