//! Under the fields: a file to take along, others to share with, earlier versions to go back to.

use leptos::prelude::*;

use super::bench::Bench;
use crate::icon::IconWords;
use crate::screen::make::{Publish, Versions, download};

/// What can be done with the design as a whole.
#[component]
pub(super) fn Keeping(bench: Bench) -> impl IntoView {
    let desk = bench.desk;
    let id = bench.id();
    let own =
        Memo::new(move |_| desk.designs.with(|all| all.iter().find(|own| own.id == id).cloned()));
    // Publishing and going back change the design beside the bench.
    Effect::new(move |_| own.get().into_iter().for_each(|own| bench.take_up(own)));
    let save = move |_| own.get_untracked().into_iter().for_each(|own| download(desk, own));
    let shares = RwSignal::new(false);
    let goes_back = RwSignal::new(false);
    let toggle = |open: RwSignal<bool>| move |_| open.update(|it| *it = !*it);
    view! {
        <div class="card">
            <div class="edit-actions">
                <button type="button" id="download" on:click=save>
                    <IconWords icon="download" key="make.download" />
                </button>
                <button type="button" id="share" aria-expanded=move || shares.get().to_string()
                    on:click=toggle(shares)>
                    <IconWords icon="share" key="make.publish" />
                </button>
                <button type="button" id="versions" aria-expanded=move || goes_back.get().to_string()
                    on:click=toggle(goes_back)>
                    <IconWords icon="clock" key="make.versions" />
                </button>
            </div>
            <Show when=move || shares.get()><Publish own /></Show>
            <Show when=move || goes_back.get()><Versions own /></Show>
        </div>
    }
}
