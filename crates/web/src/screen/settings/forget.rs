//! “Forget me on this device”: one step, asked twice, after which nothing of the person is left
//! here. For computers that many share.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::desk::desk;
use crate::http::Body;
use crate::icon::IconWords;
use crate::{browser, http, store};

/// The button, and what is asked before anything goes.
#[component]
pub(super) fn Forget() -> impl IntoView {
    let desk = desk();
    let asks = RwSignal::new(false);
    let ask = move |_| {
        asks.set(true);
        request_animation_frame(|| browser::focus("keep-me"));
    };
    let keep = move |_| {
        asks.set(false);
        request_animation_frame(|| browser::focus("forget-me"));
    };
    view! {
        <fieldset>
            <legend>{move || desk.say("web.forget-heading")}</legend>
            <p>{move || desk.say("web.forget-why")}</p>
            <Show when=move || !asks.get()>
                <button type="button" id="forget-me" on:click=ask>
                    <IconWords icon="delete" key="web.forget-me" />
                </button>
            </Show>
            <Show when=move || asks.get()>
                <div role="alertdialog" aria-labelledby="forget-question">
                    <p id="forget-question">{move || desk.say("web.forget-question")}</p>
                    <div class="own-actions">
                        <button type="button" class="primary" id="keep-me" on:click=keep>
                            {move || desk.say("web.forget-no")}
                        </button>
                        <button type="button" id="forget-now" on:click=move |_| forget()>
                            {move || desk.say("web.forget-yes")}
                        </button>
                    </div>
                </div>
            </Show>
        </fieldset>
    }
}

/// Everything goes; the page begins as on a new device.
fn forget() {
    spawn_local(async {
        // Without a server there is no cookie of it either.
        drop(http::ask("POST", "/api/forget-device", Body::Nothing, None).await);
        drop(http::ask("POST", "/api/logout", Body::Nothing, None).await);
        // What cannot be cleared was never kept.
        drop(store::clear().await);
        browser::forget_all();
    });
}
