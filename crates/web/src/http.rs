//! Asking the server once; every refusal is a message that can be said.

use i18n::Message;
use leptos::prelude::window;
use protocol::Fault;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Posts something and reads the answer.
pub(crate) async fn post<A: Serialize, B: DeserializeOwned>(
    path: &str,
    asked: &A,
) -> Result<B, Message> {
    // Plain data with text keys always has a JSON form.
    let body = serde_json::to_string(asked).unwrap_or_default();
    let (is_ok, text) = sent(path, &body).await.map_err(|_| Message::new("web.no-server"))?;
    let unread = || Message::new("web.no-server");
    if is_ok {
        return serde_json::from_str(&text).map_err(|_| unread());
    }
    let fault: Result<Fault, _> = serde_json::from_str(&text);
    Err(fault.map_or_else(|_| unread(), |fault| fault.why))
}

async fn sent(path: &str, body: &str) -> Result<(bool, String), JsValue> {
    let headers = Headers::new()?;
    headers.set("Content-Type", "application/json")?;
    let init = RequestInit::new();
    init.set_method("POST");
    init.set_body(&JsValue::from_str(body));
    init.set_headers(&headers);
    let response = JsFuture::from(window().fetch_with_str_and_init(path, &init)).await?;
    let response: Response = response.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.ok(), text.as_string().unwrap_or_default()))
}
