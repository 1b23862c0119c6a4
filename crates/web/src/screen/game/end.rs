//! The end of a game: praise or comfort, points, and what to do next.

use game::Seat;
use leptos::prelude::*;
use sitting::{End, Request};
use wasm_bindgen_futures::spawn_local;

use super::super::opened::played_online;
use super::super::trouble::Trouble;
use crate::icon::{Icon, IconWords};
use crate::play::Play;
use crate::route::Route;
use crate::{begin, browser};

/// Stands beside the board once the game is over; the board stays in view.
#[component]
pub(super) fn EndCard(play: Play) -> impl IntoView {
    let end = Memo::new(move |_| play.snapshot().end.clone());
    move || end.get().map(|end| view! { <Ended play end /> })
}

#[component]
fn Ended(play: Play, end: End) -> impl IntoView {
    let tone = match end.won {
        Some(true) => "won",
        Some(false) => "lost",
        None => "over",
    };
    // Where several share the device, it says how the game ended; the line says it beside.
    let heading = move || match end.won {
        Some(true) => play.desk.say("web.won"),
        Some(false) => play.desk.say("web.lost"),
        None => play.say(&play.snapshot().line.prompt),
    };
    let points = end.points.clone();
    let seats = points.into_iter().enumerate().map(move |(index, points)| {
        let seat = Seat::at(index);
        let name = move || play.snapshot().seat(seat).map(|seat| seat.name.clone());
        let label = move || play.desk.say("web.points");
        view! {
            <li data-seat=seat.number()>
                <span>{name}</span>
                <span class="counter">{label}" "<b>{points}</b></span>
            </li>
        }
    });
    let has_points = end.points.len() > 1;
    // On small screens it may stand below the last line.
    request_animation_frame(|| browser::bring_into_sight("#end"));
    view! {
        <section class="end card" id="end" data-tone=tone aria-labelledby="end-words">
            <h2 id="end-words"><Icon name="star" /><span>{heading}</span></h2>
            {has_points.then(|| view! {
                <ul class="points" aria-label=move || play.desk.say("web.points")>
                    {seats.collect_view()}
                </ul>
            })}
            // A test is started over by whoever tries it, beside the form.
            <Show when=move || !play.is_test()>
                <div class="actions">
                    <Again play />
                    <LookBack play />
                    <a class="button" href=Route::Home.hash()>
                        <IconWords icon="back" key="web.home" />
                    </a>
                </div>
            </Show>
        </section>
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
fn LookBack(play: Play) -> impl IntoView {
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
