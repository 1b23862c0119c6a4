//! A game of one's own on the server: for everybody there, by a link and a square of dots.

use i18n::Message;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::super::online::qr;
use crate::designs::OwnDesign;
use crate::desk::desk;
use crate::icon::Icon;
use crate::route::Route;
use crate::{browser, published};

/// Where the key of a refusal means that the educator's password is asked for.
const WANTED: &str = "live.password-wanted";

/// Publishes a game, and tells how others come to it.
#[component]
pub(crate) fn Publish(own: Memo<Option<OwnDesign>>) -> impl IntoView {
    let desk = desk();
    let trouble = RwSignal::new(None::<Message>);
    let is_busy = RwSignal::new(false);
    let password = RwSignal::new(String::new());
    let publish = move || {
        let Some(now) = own.get_untracked().filter(|_| !is_busy.get_untracked()) else { return };
        is_busy.set(true);
        let typed = password.get_untracked();
        spawn_local(async move {
            let done = async {
                if !typed.is_empty() {
                    published::log_in(typed).await?;
                }
                published::publish(&now).await
            };
            match done.await {
                Ok(published) => {
                    trouble.set(None);
                    // It may have been changed meanwhile: only where it is is new.
                    let latest = desk.design(&now.id).unwrap_or(now);
                    desk.keep_design(OwnDesign { published: Some(published), ..latest });
                }
                Err(why) => trouble.set(Some(why)),
            }
            is_busy.set(false);
        });
    };
    // Whoever opens this wants it published, or published again.
    publish();
    let link = move || {
        let id = own.with(|own| own.as_ref()?.published.as_ref().map(|it| it.id.clone()))?;
        let route = Route::New(published::name_of(&id));
        Some(format!("{}/{}", browser::origin(), route.hash()))
    };
    let wants_password =
        move || trouble.with(|why| why.as_ref().is_some_and(|why| why.key() == WANTED));
    let is_done = move || !is_busy.get() && trouble.with(Option::is_none);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        publish();
    };
    view! {
        <div class="publish">
            <p role="status">{move || is_busy.get().then(|| desk.say("make.publishing"))}</p>
            <p class="trouble" role="alert">{move || trouble.get().map(|why| desk.voice().say(&why))}</p>
            <Show when=wants_password>
                <form class="rename" on:submit=submit>
                    <label>
                        <span>{move || desk.say("make.password")}</span>
                        <input type="password" autocomplete="current-password"
                            on:input=move |event| password.set(event_target_value(&event)) />
                    </label>
                    <button type="submit">{move || desk.say("make.publish")}</button>
                </form>
            </Show>
            {move || link().filter(|_| is_done()).map(|link| view! { <Way link /> })}
        </div>
    }
}

/// The link, as words and as a square of dots.
#[component]
fn Way(link: String) -> impl IntoView {
    let desk = desk();
    let copied = RwSignal::new(false);
    let square = qr(&link);
    let copy = {
        let link = link.clone();
        move |_| {
            browser::copy(&link);
            copied.set(true);
        }
    };
    view! {
        <p>{move || desk.say("make.published")}</p>
        <div class="qr" role="img" aria-label=move || desk.say("web.qr") inner_html=square></div>
        <p><a href=link class="play-link">{move || desk.say("make.link")}</a></p>
        <button type="button" on:click=copy>
            <Icon name="link" />
            <span>{move || desk.say(if copied.get() { "web.copied" } else { "web.copy" })}</span>
        </button>
    }
}
