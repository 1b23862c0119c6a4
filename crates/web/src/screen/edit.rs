//! A design of one's own, part by part.

use leptos::prelude::*;

use crate::desk::desk;

/// The design of a name in the store.
#[component]
pub(crate) fn Edit(id: String) -> impl IntoView {
    let desk = desk();
    let name = move || {
        desk.has_read.track();
        desk.design(&id).map(|own| own.name(desk.lang.get()))
    };
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1>{name}</h1>
        </main>
    }
}
