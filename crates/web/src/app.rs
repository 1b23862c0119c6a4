//! The root of all screens.

use leptos::prelude::*;

use crate::desk::{Desk, desk};
use crate::icon::Icon;
use crate::route::Route;
use crate::screen::{
    Edit, Help, Home, Join, Make, Maker, NewGame, Online, PlayHere, Progress, Replay, Settings,
};

/// Shows a screen of games in the making.
pub(crate) type Making = fn(Route) -> AnyView;

/// The screens of games in the making.
pub(crate) fn making(route: Route) -> AnyView {
    match route {
        Route::Maker(kind) => view! { <Maker kind /> }.into_any(),
        Route::Edit(id) => view! { <Edit id /> }.into_any(),
        _ => view! { <Make /> }.into_any(),
    }
}

/// Opens the page that has those screens, at the same address, once all is kept.
pub(crate) fn to_the_maker(_: Route) -> AnyView {
    crate::shelf::when_written(crate::browser::reload);
    ().into_any()
}

/// The whole application.
pub(crate) fn app(making: Making) -> impl IntoView {
    let desk = Desk::new();
    provide_context(desk);
    // A screen is made anew only when another one is wanted.
    let route = Memo::new(move |_| desk.route.get());
    Effect::new(move |_| {
        route.track();
        crate::browser::title(&desk.say("web"));
        crate::browser::to_top();
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
            route @ (Route::Make | Route::Maker(_) | Route::Edit(_)) => making(route),
            Route::Help(game) => view! { <Help game /> }.into_any(),
        }}
    }
}

/// The address stays that of the screen; only the focus moves.
fn skip(event: leptos::ev::MouseEvent) {
    event.prevent_default();
    crate::browser::focus("main");
}

/// The line at the top of every screen.
#[component]
fn Top() -> impl IntoView {
    let desk = desk();
    let switch = move |_| {
        let next = if desk.lang.get_untracked() == i18n::Lang::Fr { "en" } else { "fr" };
        desk.choices.update(|choices| choices.lang = Some(next.to_owned()));
    };
    let other = move || if desk.lang.get() == i18n::Lang::Fr { "en" } else { "fr" };
    view! {
        <header class="top">
            <a class="brand" href="#/">
                <Icon name="hopscotch" />
                <span>{move || desk.say("web")}</span>
            </a>
            <nav aria-label=move || desk.say("web.nav")>
                <a class="button quiet" href="#/progress">
                    <Icon name="star" /><span>{move || desk.say("web.progress")}</span>
                </a>
                <a class="button quiet" href="#/help">
                    <Icon name="help" /><span>{move || desk.say("web.help")}</span>
                </a>
                <a class="button quiet" href="#/settings">
                    <Icon name="settings" /><span>{move || desk.say("web.settings")}</span>
                </a>
                <button type="button" class="quiet" id="language" lang=other on:click=switch>
                    {move || desk.say("web.other-language")}
                </button>
            </nav>
        </header>
    }
}

/// What the page has to tell besides the screen.
#[component]
fn Notice() -> impl IntoView {
    let desk = desk();
    let words = move || desk.notice.get().map(|notice| desk.voice().say(&notice));
    let bring_back = move |_| desk.bring_back();
    view! {
        <div class="notices" role="status">
            <Show when=move || desk.forgotten.with(Option::is_some)>
                <p class="notice">
                    <span>{move || desk.say("web.forgotten")}</span>
                    <button type="button" id="bring-back" on:click=bring_back>
                        <Icon name="undo" /><span>{move || desk.say("web.bring-back")}</span>
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
