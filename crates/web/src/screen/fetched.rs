//! Screens of games that somebody published: shown once the server has sent them, or why not.

use i18n::Message;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::desk::{Desk, desk};
use crate::route::Route;
use crate::source::Own;
use crate::{published, source};

/// Shows something of a game of the server, by the name under which it is played.
pub(super) fn fetched(
    desk: Desk,
    name: String,
    show: fn(Desk, String, Own) -> AnyView,
) -> impl IntoView {
    desk.want_all_pictures();
    let fetched = RwSignal::new(None::<Result<Own, Message>>);
    let asked = name.clone();
    spawn_local(async move {
        // Without the server it is as a game that was begun here knows it.
        let found = published::fetch(&asked).await;
        let found = found.or_else(|why| source::of(desk, &asked).ok_or(why));
        let _ = fetched.try_set(Some(found));
    });
    move || match fetched.get() {
        None => {
            let words = move || desk.say("sitting.connecting");
            view! { <p class="page" role="status">{words}</p> }.into_any()
        }
        Some(Err(why)) => view! { <NoGame is_own=true why /> }.into_any(),
        Some(Ok(own)) => show(desk, name.clone(), own),
    }
}

/// A game that is not there, or a design that cannot be played yet.
#[component]
pub(super) fn NoGame(is_own: bool, why: Message) -> impl IntoView {
    let desk = desk();
    let heading = if is_own { "make.unplayable" } else { "sitting.unknown-game" };
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1>{move || desk.say(heading)}</h1>
            {is_own.then(|| view! { <p>{move || desk.voice().say(&why)}</p> })}
            <a class="button primary" href=Route::Home.hash()>{move || desk.say("web.home")}</a>
        </main>
    }
}
