//! The page of those who play: what a first visit fetches. It has everything of `web` but the
//! screens of games in the making, which come with `web-maker`.

use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the application in the page.
#[wasm_bindgen]
pub fn start_app() {
    web::start_player();
}
