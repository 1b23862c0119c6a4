//! The root of all screens.

use i18n::{Lang, Message};
use leptos::prelude::*;

use crate::words;

/// The whole application.
#[component]
pub fn App() -> impl IntoView {
    let (lang, set_lang) = signal(words::preferred());
    let say = move |key: &'static str| words::voice(lang.get()).say(&Message::new(key));
    let switch = move |_| set_lang.update(|lang| *lang = other(*lang));
    Effect::new(move |_| words::declare(lang.get()));
    view! {
        <header class="top">
            <h1>{move || say("web")}</h1>
            <button class="quiet" lang=move || other(lang.get()).code() on:click=switch>
                {move || say("web.other-language")}
            </button>
        </header>
        <main id="main">
            <p>{move || say("web.summary")}</p>
        </main>
    }
}

const fn other(lang: Lang) -> Lang {
    match lang {
        Lang::En => Lang::Fr,
        Lang::Fr => Lang::En,
    }
}
