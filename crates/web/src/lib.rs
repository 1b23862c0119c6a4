//! Marelle in the browser: screens around the same table as the terminal's.
//!
//! One module serves twice: the page starts it with [`start_app`], each worker loads it again and
//! calls [`worker_handle`], so that thinking never holds up the page. Neither is started by
//! loading. No rule is here; what is not the browser's business is tested without one.

#![allow(unreachable_pub, reason = "components of leptos expand to public items")]

mod album;
pub mod app;
mod board;
mod browser;
mod designs;
mod desk;
mod http;
mod icon;
mod inspect;
mod kept;
mod label;
mod machine;
mod making;
mod online;
mod packages;
pub mod pictures;
mod play;
mod published;
pub mod random;
mod remote;
mod route;
mod scan;
mod screen;
mod settings;
mod shelf;
mod socket;
mod sound;
mod source;
mod table;
mod thumbnail;
pub mod words;
pub mod worker;

use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the application in the page.
#[wasm_bindgen]
pub fn start_app() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}

/// Answers one question inside a worker: JSON in, JSON out.
#[wasm_bindgen]
#[must_use]
pub fn worker_handle(text: &str) -> String {
    console_error_panic_hook::set_once();
    inspect::handle(text, &js_sys::Date::now)
        .unwrap_or_else(|| machine::handle(text, &js_sys::Date::now))
}
