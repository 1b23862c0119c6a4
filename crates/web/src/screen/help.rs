//! Pages to read: how Marelle works, and the rules of each game.

use i18n::{Message, Translator};
use leptos::prelude::*;

use crate::desk::desk;
use crate::icon::Icon;
use crate::route::Route;

/// The help, or the rules of one game.
#[component]
pub(crate) fn Help(game: Option<String>) -> impl IntoView {
    let desk = desk();
    match game.filter(|id| catalogue::family(id).is_ok()) {
        Some(id) => view! { <Rules id /> }.into_any(),
        None => view! {
            <main id="main" tabindex="-1" class="page">
                <h1>{move || desk.say("web.help")}</h1>
                {["touch", "keys", "switch", "together", "kept"].map(|part| {
                    let (heading, text) = (format!("web.help-{part}"), format!("web.help-{part}-text"));
                    view! {
                        <h2>{move || desk.voice().say(&Message::new(heading.clone()))}</h2>
                        <Lines key=text />
                    }
                }).collect_view()}
                <h2>{move || desk.say("web.rules")}</h2>
                <ul class="list">
                    {catalogue::ids().map(|id| {
                        let title = move || desk.voice().say(&Message::new(id));
                        view! { <li><a href=Route::Help(Some(id.to_owned())).hash()>{title}</a></li> }
                    }).collect_view()}
                </ul>
            </main>
        }
        .into_any(),
    }
}

#[component]
fn Rules(id: String) -> impl IntoView {
    let desk = desk();
    let key = |part: &str| format!("{id}.{part}");
    let parts =
        [("", key("summary")), ("web.rules", key("rules")), ("web.notation", key("notation"))];
    let parts = parts.map(|(heading, key)| {
        let known = key.clone();
        let is_there = move || desk.voice().has(&known);
        view! {
            <Show when=is_there>
                {(!heading.is_empty()).then(|| view! { <h2>{move || desk.say(heading)}</h2> })}
                <Lines key=key.clone() />
            </Show>
        }
    });
    let name = id.clone();
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1>{move || desk.voice().say(&Message::new(name.clone()))}</h1>
            {parts.collect_view()}
            <a class="button primary" href=Route::New(id).hash()>
                <Icon name="play" /><span>{move || desk.say("web.play-it")}</span>
            </a>
        </main>
    }
}

/// A text of several lines, a paragraph each.
#[component]
fn Lines(key: String) -> impl IntoView {
    let desk = desk();
    move || {
        let text = desk.voice().say(&Message::new(key.clone()));
        text.lines().map(|line| view! { <p>{line.to_owned()}</p> }).collect_view()
    }
}

/// What a game is about, in a sentence or two.
pub(super) fn summary(id: &str, voice: &Translator) -> String {
    let key = format!("{id}.summary");
    if voice.has(&key) { voice.say(&Message::new(key)) } else { String::new() }
}
