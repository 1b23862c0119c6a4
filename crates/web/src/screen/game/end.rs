//! The end of a game: praise or comfort, a sticker, and what to do next.

use leptos::prelude::*;
use sitting::{End, Request};
use wasm_bindgen_futures::spawn_local;

use super::super::opened::played_online;
use super::super::trouble::Trouble;
use super::feast::Prize;
use crate::desk::desk;
use crate::icon::{Icon, IconWords};
use crate::play::Play;
use crate::route::Route;
use crate::stickers::{self, Sticker, StickerPicture};
use crate::{begin, browser, pictures};

/// Stands beside the board once the game is over and was looked at; the board stays in view.
#[component]
pub(super) fn EndCard(play: Play) -> impl IntoView {
    let end = Memo::new(move |_| play.snapshot().end.clone().filter(|_| !play.lingers()));
    move || end.get().map(|end| view! { <Ended play end /> })
}

#[component]
fn Ended(play: Play, end: End) -> impl IntoView {
    let desk = play.desk;
    let tone = match end.won {
        Some(true) => "won",
        Some(false) => "lost",
        None => "over",
    };
    // Where several share the device, it says how the game ended; the line says it beside.
    let heading = move || match end.won {
        Some(true) => desk.say("web.won"),
        Some(false) => desk.say("web.lost"),
        None => play.say(&play.snapshot().line.prompt),
    };
    let is_won = end.won == Some(true);
    let sticker = (is_won && !play.is_test()).then(|| stickers::earn(play)).flatten();
    // On small screens it may stand below the last line.
    request_animation_frame(|| browser::bring_into_sight("#end"));
    let face = move || {
        desk.pictures.track();
        desk.choices.with(|choices| pictures::drawing(&choices.picture, None, desk.lang.get()))
    };
    let name = move || desk.choices.with(|choices| choices.name.trim().to_owned());
    view! {
        <section class="end card" id="end" data-tone=tone aria-labelledby="end-words">
            {(end.won != Some(false)).then(|| view! { <Prize desk /> })}
            <h2 id="end-words">
                {is_won.then(|| view! {
                    <span class="drawing" aria-hidden="true" inner_html=move || face().unwrap_or_default()></span>
                })}
                <span>{heading}</span>
            </h2>
            {is_won.then(|| view! { <p class="winner">{name}</p> })}
            {sticker.map(|sticker| view! { <Earned sticker /> })}
            // A test is started over by whoever tries it, beside the form.
            <Show when=move || !play.is_test()>
                <div class="actions">
                    <Again play />
                    <a class="button" id="others" href=Route::Home.hash()>
                        <IconWords icon="next" key="web.other-games" />
                    </a>
                </div>
            </Show>
        </section>
    }
}

/// A sticker that was earned just now, and where it is kept.
#[component]
fn Earned(sticker: Sticker) -> impl IntoView {
    let desk = desk();
    view! {
        <p class="earned">
            <StickerPicture sticker />
            <a href=Route::Progress.hash()>{move || desk.say("web.sticker-earned")}</a>
        </p>
    }
}

/// Plays once more: the same game, with the seats changed online.
#[component]
fn Again(play: Play) -> impl IntoView {
    let asked = RwSignal::new(false);
    let again = move |_| {
        if play.is_online() {
            asked.set(true);
            play.request(Request::Rematch);
        } else if let Some(id) = begin::again(play) {
            play.desk.go(&Route::Play(id));
        }
    };
    // The server sends the link once everybody wants to play again.
    Effect::new(move |_| {
        let link = play.with(|table| table.online()?.again().map(str::to_owned));
        if let Some(link) = link {
            play.desk.go(&Route::Online(link));
        }
    });
    let is_wanted =
        move || play.with(|table| table.online().is_some_and(|remote| remote.others_want_again()));
    let words = move || {
        play.desk.say(match (asked.get(), is_wanted()) {
            (true, _) => "web.again-asked",
            (false, true) => "web.again-wanted",
            (false, false) => "web.again",
        })
    };
    view! {
        <button type="button" class="primary" id="again" on:click=again>
            <Icon name="again" /><span>{words}</span>
        </button>
    }
}

/// Shows the game move by move; one of a server is fetched first.
#[component]
pub(super) fn LookBack(play: Play) -> impl IntoView {
    let trouble = RwSignal::new(None);
    let link = play.with_now(|table| table.online().map(|remote| remote.link().to_owned()));
    let here = play.id().map(|id| {
        view! {
            <a class="button" id="look-back" href=Route::Replay(id).hash()>
                <IconWords icon="look" key="web.look-back" />
            </a>
        }
    });
    let there = link.map(|link| {
        let fetch = move |_| {
            let link = link.clone();
            spawn_local(async move {
                match played_online(play.desk, &link, play.own()).await {
                    Ok(route) => play.desk.go(&route),
                    Err(why) => trouble.set(Some(why)),
                }
            });
        };
        view! {
            <button type="button" id="look-back" on:click=fetch>
                <IconWords icon="look" key="web.look-back" />
            </button>
            <Trouble why=trouble />
        }
    });
    view! { {here}{there} }
}
