//! The root of all screens.

use std::time::Duration;

use i18n::Lang;
use leptos::prelude::*;

use crate::desk::{Desk, Forgotten, desk};
use crate::icon::IconWords;
use crate::route::Route;
use crate::screen::{
    Edit, Help, Home, Join, Make, Maker, NewGame, Online, PlayHere, Progress, Replay, Settings,
};
use crate::{browser, store};

/// Shows a screen of games in the making.
pub(crate) type MakingScreen = fn(Route) -> AnyView;

/// The screens of games in the making.
pub(crate) fn making_screen(route: Route) -> AnyView {
    match route {
        Route::Maker { kind, own } => view! { <Maker kind own /> }.into_any(),
        Route::Edit(id) => view! { <Edit id /> }.into_any(),
        _ => view! { <Make /> }.into_any(),
    }
}

/// Opens the page that has those screens, at the same address, once all is kept.
pub(crate) fn to_the_maker(_: Route) -> AnyView {
    store::when_written(browser::reload);
    ().into_any()
}

/// The whole application.
pub(crate) fn app(making: MakingScreen) -> impl IntoView {
    let desk = Desk::new();
    provide_context(desk);
    // A screen is made anew only when another one is wanted.
    let route = Memo::new(move |_| desk.route.get());
    // Whoever comes back to the shelf finds it where they left it.
    let shelf = StoredValue::new(0.0);
    let _ = window_event_listener(leptos::ev::scroll, move |_| {
        if route.get_untracked() == Route::Home {
            shelf.set_value(browser::scrolled());
        }
    });
    Effect::new(move |came: Option<()>| {
        let height = if route.get() == Route::Home { shelf.get_value() } else { 0.0 };
        request_animation_frame(move || {
            // Readers begin with the new screen, and the next Tab leads into it.
            if came.is_some() && browser::is_focus_free() {
                browser::focus("main");
            }
            browser::scroll_to(height);
        });
    });
    Effect::new(move |_| {
        route.track();
        let name = desk.say("web");
        browser::title(&name);
        // Games are read from the store first.
        set_timeout(
            move || {
                let heading = browser::heading().filter(|heading| *heading != name);
                if let Some(heading) = heading {
                    browser::title(&format!("{heading} – {name}"));
                }
            },
            Duration::from_millis(250),
        );
    });
    view! {
        <a class="skip" href="#main" on:click=skip>{move || desk.say("web.skip")}</a>
        <Top />
        <Notice />
        {move || match route.get() {
            Route::Home => view! { <Home /> }.into_any(),
            Route::New(game) => view! { <NewGame game /> }.into_any(),
            Route::Play(id) => view! { <PlayHere id /> }.into_any(),
            Route::Online(link) => view! { <Online link /> }.into_any(),
            Route::Join(code) => view! { <Join code /> }.into_any(),
            Route::Replay(id) => view! { <Replay id /> }.into_any(),
            Route::Progress => view! { <Progress /> }.into_any(),
            Route::Settings => view! { <Settings /> }.into_any(),
            route @ (Route::Make | Route::Maker { .. } | Route::Edit(_)) => making(route),
            Route::Help(game) => view! { <Help game /> }.into_any(),
        }}
    }
}

/// The address stays that of the screen; only the focus moves.
fn skip(event: leptos::ev::MouseEvent) {
    event.prevent_default();
    browser::focus("main");
}

/// The line at the top of every screen.
#[component]
fn Top() -> impl IntoView {
    let desk = desk();
    let other = move || match desk.lang.get() {
        Lang::En => Lang::Fr,
        Lang::Fr => Lang::En,
    };
    let switch = move |_| {
        let chosen = Some(untrack(other));
        desk.choices.update(|choices| choices.lang = chosen);
    };
    view! {
        <header class="top">
            <a class="brand" href="#/">
                <IconWords icon="hopscotch" key="web" />
            </a>
            <nav aria-label=move || desk.say("web.nav")>
                <a class="button quiet" href="#/progress">
                    <IconWords icon="star" key="web.progress" />
                </a>
                <a class="button quiet" href="#/help">
                    <IconWords icon="help" key="web.help" />
                </a>
                <a class="button quiet" href="#/settings">
                    <IconWords icon="settings" key="web.settings" />
                </a>
                <SoundSwitch />
                <button type="button" class="quiet" id="language" lang=move || other().code() on:click=switch>
                    {move || desk.say("web.other-language")}
                </button>
            </nav>
        </header>
    }
}

/// Sounds on or off, on every screen.
#[component]
fn SoundSwitch() -> impl IntoView {
    let desk = desk();
    let is_on = move || desk.choices.with(|choices| choices.sound);
    let switch = move |_| desk.choices.update(|choices| choices.sound = !choices.sound);
    view! {
        <button type="button" class="button quiet" id="sound" aria-pressed=move || is_on().to_string()
            on:click=switch>
            {move || {
                let icon = if is_on() { "sound" } else { "silence" };
                view! { <IconWords icon key="web.sound-switch" /> }
            }}
        </button>
    }
}

/// What the page has to tell besides the screen.
#[component]
fn Notice() -> impl IntoView {
    let desk = desk();
    let words = move || desk.notice.get().map(|notice| desk.voice().say(&notice));
    let gone = move || match desk.forgotten.with(|it| matches!(it, Some(Forgotten::Design(_)))) {
        true => "make.deleted",
        false => "web.forgotten",
    };
    let bring_back = move |_| desk.bring_back();
    view! {
        <div class="notices" role="status">
            <Show when=move || desk.forgotten.with(Option::is_some)>
                <p class="notice">
                    <span>{move || desk.say(gone())}</span>
                    <button type="button" id="bring-back" on:click=bring_back>
                        <IconWords icon="undo" key="web.bring-back" />
                    </button>
                    <button type="button" class="quiet" on:click=move |_| desk.forgotten.set(None)>
                        {move || desk.say("web.close")}
                    </button>
                </p>
            </Show>
            {move || words().map(|words| view! {
                <p class="notice">
                    <span>{words}</span>
                    <button type="button" class="quiet" on:click=move |_| desk.notice.set(None)>
                        {move || desk.say("web.close")}
                    </button>
                </p>
            })}
        </div>
    }
}
