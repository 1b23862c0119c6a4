//! Sitting down at somebody's match: a short code, a name, one button.

use i18n::Message;
use leptos::prelude::*;

use crate::desk::desk;
use crate::icon::Icon;
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
        trouble.set(None);
        let given = code.get_untracked().trim().to_uppercase();
        if given.is_empty() {
            trouble.set(Some(Message::new("web.join-no-code")));
            return;
        }
        let called = name.get_untracked().trim().to_owned();
        desk.choices.update(|choices| choices.name.clone_from(&called));
        online::join(desk, protocol::rest::Join { code: given, name: called }, trouble);
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
                    <Icon name="play" /><span>{move || desk.say("web.join-go")}</span>
                </button>
                <p class="trouble" role="alert" id="join-trouble">
                    {move || trouble.get().map(|why| desk.voice().say(&why))}
                </p>
            </form>
        </main>
    }
}
