//! The picture library, fetched when it is needed; what Marelle draws itself is always there.

use std::borrow::Cow;
use std::cell::RefCell;

use leptos::prelude::{document, window};
use pictures::Library;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlMetaElement, Response};

thread_local! {
    static LOADED: RefCell<Option<&'static Library>> = const { RefCell::new(None) };
}

/// The pictures at hand now.
#[must_use]
pub fn library() -> &'static Library {
    LOADED.with_borrow(|loaded| loaded.unwrap_or_else(|| pictures::library()))
}

/// Fetches the whole library, once.
///
/// # Errors
/// When it cannot be fetched or read; nothing is changed then.
pub async fn load() -> Result<&'static Library, JsValue> {
    if let Some(loaded) = LOADED.with_borrow(|loaded| *loaded) {
        return Ok(loaded);
    }
    let words = fetch("meta[name=marelle-picture-words]").await?;
    let drawings = fetch("meta[name=marelle-picture-drawings]").await?;
    let words = String::from_utf8_lossy(&words);
    let read = Library::read(&words, Cow::Owned(drawings));
    let read = read.map_err(|error| JsValue::from_str(&error.to_string()))?;
    // It is read once and kept as long as the page lives.
    let read: &'static Library = Box::leak(Box::new(read));
    LOADED.set(Some(read));
    Ok(read)
}

/// The bytes of the file that a meta element names.
async fn fetch(selector: &str) -> Result<Vec<u8>, JsValue> {
    let meta = document().query_selector(selector)?;
    let meta = meta.and_then(|meta| meta.dyn_into::<HtmlMetaElement>().ok());
    let address = meta.ok_or_else(|| JsValue::from_str(selector))?.content();
    let response = JsFuture::from(window().fetch_with_str(&address)).await?;
    let response: Response = response.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::from_str(&response.status_text()));
    }
    let bytes = JsFuture::from(response.array_buffer()?).await?;
    Ok(js_sys::Uint8Array::new(&bytes).to_vec())
}
