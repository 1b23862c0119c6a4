//! The page of those who make games: everything of `web`. It is fetched when somebody first makes
//! something; `web-player` opens sooner.

use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the application in the page.
#[wasm_bindgen]
pub fn start_app() {
    web::start_maker();
}
