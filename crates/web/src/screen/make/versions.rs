//! A game of one's own as it was earlier, to go back to.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::browser;
use crate::designs::{OwnDesign, Version};
use crate::desk::desk;
use crate::icon::Icon;

/// The earlier versions of a game, the newest first.
#[component]
pub(crate) fn Versions(own: Memo<Option<OwnDesign>>) -> impl IntoView {
    let desk = desk();
    let all = RwSignal::new(None::<Vec<Version>>);
    // Those that are kept change with the game.
    Effect::new(move |_| {
        let Some(now) = own.get() else { return };
        spawn_local(async move {
            let mut kept = desk.versions(&now.id).await;
            kept.retain(|version| version.text != now.text);
            let is_opened = all.try_get_untracked().is_some_and(|all| all.is_none());
            all.try_set(Some(kept));
            if is_opened {
                request_animation_frame(|| browser::bring_into_sight("#earlier"));
            }
        });
    });
    let go = move |version: &Version| {
        if let Some(now) = own.get_untracked() {
            desk.go_back(&now, version);
        }
    };
    let line = move |version: Version| {
        let when = browser::moment(version.at_ms, desk.lang.get());
        view! {
            <li>
                <button type="button" class="quiet" data-act="go-back" on:click=move |_| go(&version)>
                    <Icon name="undo" /><span>{when}</span>
                </button>
            </li>
        }
    };
    let is_empty = move || all.with(|all| all.as_ref().is_some_and(Vec::is_empty));
    view! {
        <div class="publish" id="earlier">
            <Show when=is_empty><p>{move || desk.say("make.no-versions")}</p></Show>
            <ul class="told">
                {move || all.get().unwrap_or_default().into_iter().map(line).collect_view()}
            </ul>
        </div>
    }
}
