//! Screens of what the store keeps: shown once the store was read, or told to be lost.

use leptos::prelude::*;

use crate::desk::{Desk, desk};
use crate::route::Route;

/// Shows something of the store, which is read soon after the page has opened; `show` finds
/// nothing where it is not there any more.
pub(crate) fn stored(
    desk: Desk,
    show: impl Fn() -> Option<AnyView> + Send + 'static,
    lost: fn() -> AnyView,
) -> impl IntoView {
    move || if desk.has_read.get() { show().unwrap_or_else(lost) } else { ().into_any() }
}

/// Says that something is not there, and leads elsewhere.
#[component]
pub(crate) fn Lost(
    heading: &'static str,
    #[prop(optional)] why: Option<&'static str>,
    to: Route,
) -> impl IntoView {
    let desk = desk();
    let words = if to == Route::Make { "make" } else { "web.home" };
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1>{move || desk.say(heading)}</h1>
            {why.map(|why| view! { <p>{move || desk.say(why)}</p> })}
            <a class="button primary" href=to.hash()>{move || desk.say(words)}</a>
        </main>
    }
}
