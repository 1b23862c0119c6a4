//! Asking the server once; every refusal is a message that can be said.

use i18n::Message;
use leptos::prelude::window;
use protocol::Fault;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// What goes with a request.
pub(crate) enum Body {
    Nothing,
    Json(String),
    Bytes(Vec<u8>),
}

/// Posts something and reads the answer.
pub(crate) async fn post<A: Serialize, B: DeserializeOwned>(
    path: &str,
    asked: &A,
) -> Result<B, Message> {
    read(&ask("POST", path, Body::Json(json(asked)), None).await?)
}

/// Asks, and gives the text of the answer; `secret` is a link or the like, for the bearer.
pub(crate) async fn ask(
    method: &str,
    path: &str,
    body: Body,
    secret: Option<&str>,
) -> Result<String, Message> {
    let (is_ok, text) = sent(method, path, body, secret).await.map_err(|_| no_server())?;
    if is_ok {
        return Ok(text);
    }
    let fault: Result<Fault, _> = serde_json::from_str(&text);
    Err(fault.map_or_else(|_| no_server(), |fault| fault.why))
}

/// Reads an answer.
pub(crate) fn read<B: DeserializeOwned>(text: &str) -> Result<B, Message> {
    serde_json::from_str(text).map_err(|_| no_server())
}

/// What is asked, as text.
pub(crate) fn json(asked: &impl Serialize) -> String {
    // Plain data with text keys always has a JSON form.
    serde_json::to_string(asked).unwrap_or_default()
}

/// The bytes at an address.
pub(crate) async fn bytes(path: &str) -> Result<Vec<u8>, Message> {
    let fetched = async {
        let response = JsFuture::from(window().fetch_with_str(path)).await?;
        let response: Response = response.dyn_into()?;
        if !response.ok() {
            return Err(JsValue::from_str(&response.status_text()));
        }
        let bytes = JsFuture::from(response.array_buffer()?).await?;
        Ok(js_sys::Uint8Array::new(&bytes).to_vec())
    };
    fetched.await.map_err(|_: JsValue| no_server())
}

fn no_server() -> Message {
    Message::new("web.no-server")
}

async fn sent(
    method: &str,
    path: &str,
    body: Body,
    secret: Option<&str>,
) -> Result<(bool, String), JsValue> {
    let headers = Headers::new()?;
    let init = RequestInit::new();
    init.set_method(method);
    match body {
        Body::Nothing => {}
        Body::Json(text) => {
            headers.set("Content-Type", "application/json")?;
            init.set_body(&JsValue::from_str(&text));
        }
        Body::Bytes(bytes) => {
            headers.set("Content-Type", "application/octet-stream")?;
            init.set_body(&js_sys::Uint8Array::from(bytes.as_slice()));
        }
    }
    if let Some(secret) = secret {
        headers.set("Authorization", &format!("Bearer {secret}"))?;
    }
    init.set_headers(&headers);
    let response = JsFuture::from(window().fetch_with_str_and_init(path, &init)).await?;
    let response: Response = response.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.ok(), text.as_string().unwrap_or_default()))
}
