//! A link for others: whole, as a square of dots that a camera reads, and to be copied.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use wasm_bindgen_futures::spawn_local;

use crate::browser;
use crate::desk::desk;
use crate::icon::Icon;
use crate::route::Route;

/// The whole address of a screen.
pub(super) fn to(route: &Route) -> String {
    at(&browser::origin(), route)
}

/// The same under another address of the server.
pub(super) fn at(origin: &str, route: &Route) -> String {
    format!("{origin}/{}", route.hash())
}

/// A link as a square of dots.
#[component]
pub(super) fn LinkSquare(link: String) -> impl IntoView {
    let desk = desk();
    view! {
        <div class="qr" role="img" aria-label=move || desk.say("web.qr") inner_html=qr(&link)></div>
    }
}

/// A button that copies a link.
#[component]
pub(super) fn CopyLink(link: String) -> impl IntoView {
    let desk = desk();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let link = link.clone();
        spawn_local(async move {
            let _ = copied.try_set(browser::copy(&link).await);
        });
    };
    let words = move || desk.say(if copied.get() { "web.copied" } else { "web.copy" });
    view! {
        <button type="button" on:click=copy><Icon name="link" /><span>{words}</span></button>
    }
}

/// A square of dots that a camera reads.
fn qr(text: &str) -> String {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return String::new() };
    let side = code.size();
    let dots = (0..side).flat_map(|y| (0..side).map(move |x| (x, y)));
    let dots = dots.filter(|(x, y)| code.get_module(*x, *y));
    let path: String = dots.map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect();
    let whole = side + 8;
    format!(
        "<svg viewBox=\"-4 -4 {whole} {whole}\"><rect x=\"-4\" y=\"-4\" width=\"{whole}\" \
         height=\"{whole}\" fill=\"#ffffff\"/><path d=\"{path}\" fill=\"#000000\"/></svg>"
    )
}
