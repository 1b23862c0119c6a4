//! Random bits of the browser, for the seeds of games and the names of what is kept.

use i18n::Message;
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// A number that nobody can guess.
///
/// # Errors
/// When the browser gives no randomness.
pub(crate) fn seed() -> Result<u64, Message> {
    drawn().map_err(|_| Message::new("web.no-randomness"))
}

fn drawn() -> Result<u64, JsValue> {
    let mut bytes = [0; 8];
    window().crypto()?.get_random_values_with_u8_array(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}
