//! Making games: the ways to begin, and one's own games.

use leptos::prelude::*;

use crate::desk::desk;

/// The ways to begin a game of one's own, and those that are there.
#[component]
pub(crate) fn Make() -> impl IntoView {
    let desk = desk();
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1>{move || desk.say("make")}</h1>
        </main>
    }
}

/// A quick maker by its name.
#[component]
pub(crate) fn Maker(kind: String) -> impl IntoView {
    let desk = desk();
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1>{move || desk.say("make")}</h1>
            <p>{kind}</p>
        </main>
    }
}
