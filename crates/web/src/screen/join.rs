//! Sitting down at somebody's match: a short code, a name, one button.

use i18n::Message;
use leptos::prelude::*;

use super::trouble::Trouble;
use crate::desk::{Desk, desk};
use crate::icon::IconWords;
use crate::online;

/// The form; a code that came with the address stands in it already.
#[component]
pub(crate) fn Join(code: Option<String>) -> impl IntoView {
    let desk = desk();
    let code = RwSignal::new(code.unwrap_or_default());
    let name = RwSignal::new(desk.choices.with_untracked(|choices| choices.name.clone()));
    let trouble = RwSignal::new(None::<Message>);
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        join(desk, &code.get_untracked(), &name.get_untracked(), trouble);
    };
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1>{move || desk.say("web.join")}</h1>
            <form class="card" on:submit=join>
                <label class="field">
                    <span>{move || desk.say("web.join-code")}</span>
                    <input type="text" id="join-code" class="code" maxlength="12" autocomplete="off"
                        autocapitalize="characters" spellcheck="false"
                        prop:value=move || code.get()
                        on:input=move |event| code.set(event_target_value(&event)) />
                </label>
                <label class="field">
                    <span>{move || desk.say("web.name")}</span>
                    <input type="text" id="join-name" maxlength="40" autocomplete="off"
                        prop:value=move || name.get()
                        on:input=move |event| name.set(event_target_value(&event)) />
                </label>
                <button type="submit" class="primary large" id="join-go">
                    <IconWords icon="play" key="web.join-go" />
                </button>
                <Trouble why=trouble id="join-trouble" />
            </form>
        </main>
    }
}

/// Sits down, once there is a code.
fn join(desk: Desk, code: &str, name: &str, trouble: RwSignal<Option<Message>>) {
    trouble.set(None);
    let (code, name) = (code.trim().to_uppercase(), name.trim().to_owned());
    if code.is_empty() {
        trouble.set(Some(Message::new("web.join-no-code")));
        return;
    }
    desk.choices.update(|choices| choices.name.clone_from(&name));
    online::join(desk, protocol::rest::Join { code, name }, trouble);
}
