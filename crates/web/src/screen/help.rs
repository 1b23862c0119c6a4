//! Pages to read: how Marelle works, the guides, and the rules of each game.

mod drawings;
mod guides;

use i18n::{Message, Translator};
use leptos::prelude::*;

use super::fetched::fetched;
use crate::desk::desk;
use crate::guide::GUIDES;
use crate::icon::IconWords;
use crate::published;
use crate::route::Route;
use crate::source::{self, Own};
use drawings::drawing;
use guides::Guide;

/// The help, or the rules of one game.
#[component]
pub(crate) fn Help(game: Option<String>) -> impl IntoView {
    if let Some(name) = GUIDES.into_iter().find(|it| Some(*it) == game.as_deref()) {
        return view! { <Guide name /> }.into_any();
    }
    let desk = desk();
    let is_shelf = game.as_ref().is_none_or(|id| catalogue::family(id).is_ok());
    (move || {
        // Games of one's own are there once the store was read.
        if is_shelf || desk.has_read.get() {
            view! { <Read game=game.clone() /> }.into_any()
        } else {
            ().into_any()
        }
    })
    .into_any()
}

/// What the help explains, each with a picture.
const PARTS: [&str; 5] = ["touch", "keys", "switch", "together", "kept"];

#[component]
fn Read(game: Option<String>) -> impl IntoView {
    let desk = desk();
    let own = game.as_ref().and_then(|id| Some((id.clone(), source::of(desk, id)?)));
    if let Some(name) = game.clone().filter(|id| own.is_none() && published::id_of(id).is_some()) {
        let rules = |_, id, own| view! { <OwnRules id own /> }.into_any();
        return fetched(desk, name, rules).into_any();
    }
    match (game.filter(|id| catalogue::family(id).is_ok()), own) {
        (Some(id), _) => view! { <Rules id /> }.into_any(),
        (None, Some((id, own))) => view! { <OwnRules id own /> }.into_any(),
        (None, None) => view! { <General /> }.into_any(),
    }
}

/// How everything works.
#[component]
fn General() -> impl IntoView {
    let desk = desk();
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1>{move || desk.say("web.help")}</h1>
            <nav class="guides" aria-label=move || desk.say("web.guides")>
                {GUIDES.map(|name| {
                    let route = Route::Help(Some(name.to_owned()));
                    let words = move || desk.voice().say(&Message::new(format!("web.{name}")));
                    view! { <a class="button" id=name href=route.hash()>{words}</a> }
                }).collect_view()}
            </nav>
            {PARTS.map(|part| {
                let (heading, text) = (format!("web.help-{part}"), format!("web.help-{part}-text"));
                view! {
                    <section class="help-part">
                        <svg viewBox="0 0 120 72" aria-hidden="true" inner_html=drawing(part)></svg>
                        <div>
                            <h2>{move || desk.voice().say(&Message::new(heading.clone()))}</h2>
                            <Lines key=text />
                        </div>
                    </section>
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
                <IconWords icon="play" key="web.play-it" />
            </a>
        </main>
    }
}

/// How a game that somebody made is played, in its maker's words.
#[component]
fn OwnRules(id: String, own: Own) -> impl IntoView {
    let desk = desk();
    let design = StoredValue::new(own.design().unwrap_or_default());
    let name = move || design.with_value(|it| it.name.in_lang(desk.lang.get()).to_owned());
    let lines = move || {
        let text = design.with_value(|it| it.instructions.in_lang(desk.lang.get()).to_owned());
        text.lines().map(|line| view! { <p>{line.to_owned()}</p> }).collect_view()
    };
    let notation = move || {
        let keys = design.with_value(workshop::library::notation);
        keys.into_iter().map(|key| view! { <p>{desk.say(key)}</p> }).collect_view()
    };
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1>{name}</h1>
            <h2>{move || desk.say("web.rules")}</h2>
            {lines}
            <h2>{move || desk.say("web.notation")}</h2>
            {notation}
            <a class="button primary" href=Route::New(id).hash()>
                <IconWords icon="play" key="web.play-it" />
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
pub(super) fn summary(id: &str, own: Option<&Own>, voice: &Translator) -> String {
    if let Some(own) = own {
        let design = own.design().unwrap_or_default();
        return design.instructions.in_lang(voice.lang()).to_owned();
    }
    let key = format!("{id}.summary");
    if voice.has(&key) { voice.say(&Message::new(key)) } else { String::new() }
}
