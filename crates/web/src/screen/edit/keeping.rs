//! Under the fields: earlier versions to go back to, a file to take along.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::bench::Bench;
use crate::designs::Version;
use crate::icon::Icon;

/// What can be done with the design as a file.
#[component]
pub(super) fn Keeping(bench: Bench) -> impl IntoView {
    let desk = bench.desk;
    let versions = RwSignal::new(Vec::<Version>::new());
    let look = move |_| {
        spawn_local(async move { versions.set(desk.versions(&bench.id()).await) });
    };
    let line = move |version: Version| {
        let when = crate::browser::moment(version.at_ms, desk.lang.get_untracked());
        let words = i18n::Message::new("editing.version-of").with("when", when);
        view! {
            <li>
                <button type="button" on:click=move |_| bench.go_back(&version)>
                    <Icon name="undo" /><span>{move || bench.say(&words)}</span>
                </button>
            </li>
        }
    };
    view! {
        <details class="card keeping" on:toggle=look>
            <summary>{move || desk.say("editing.versions")}</summary>
            <Show when=move || versions.with(Vec::is_empty)>
                <p>{move || desk.say("editing.no-versions")}</p>
            </Show>
            <ul class="list">{move || versions.get().into_iter().map(line).collect_view()}</ul>
        </details>
    }
}
