//! The end of a game: praise or comfort, points, and what to do next.

use i18n::Message;
use leptos::prelude::*;
use protocol::live::Ask;

use crate::icon::Icon;
use crate::play::Play;
use crate::route::Route;
use crate::table::{End, Table};

/// Stands beside the board once the game is over; the board stays in view.
#[component]
pub(super) fn EndCard(play: Play) -> impl IntoView {
    let end = Memo::new(move |_| play.with(Table::end));
    move || end.get().map(|end| view! { <Ended play end /> })
}

#[component]
fn Ended(play: Play, end: End) -> impl IntoView {
    let heading = move || {
        let key = match end.won {
            Some(true) => "web.won",
            Some(false) => "web.lost",
            None => "web.over",
        };
        play.desk.say(key)
    };
    let points = end.points.clone();
    let seats = (1_u8..).zip(points).map(move |(seat, points)| {
        let name = move || play.with(|table| table.name(seat));
        view! { <li data-seat=seat><span>{name}</span><b>{points}</b></li> }
    });
    let has_points = end.points.len() > 1;
    let tone = match end.won {
        Some(true) => "won",
        Some(false) => "lost",
        None => "over",
    };
    view! {
        <section class="end card" id="end" data-tone=tone aria-labelledby="end-words">
            <h2 id="end-words">
                <Icon name="star" /><span>{heading}</span>
            </h2>
            <p>{move || play.line().prompt}</p>
            {has_points.then(|| view! {
                <ul class="points" aria-label=move || play.desk.say("web.points")>
                    {seats.collect_view()}
                </ul>
            })}
            <div class="actions">
                <Again play />
                <LookBack play />
                <a class="button" href=Route::Home.hash()>
                    <Icon name="back" /><span>{move || play.desk.say("web.home")}</span>
                </a>
            </div>
        </section>
    }
}

/// Plays once more: the same game, with the seats changed online.
#[component]
fn Again(play: Play) -> impl IntoView {
    let is_online = play.with_now(|table| table.online().is_some());
    let asked = RwSignal::new(false);
    let again = move |_| {
        if is_online {
            asked.set(true);
            play.change_online(|remote| Some(remote.wish(|wish| Ask::Rematch { wish })));
        } else if let Some(id) = super::super::new_game::again(play) {
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

#[component]
fn LookBack(play: Play) -> impl IntoView {
    let to = play.id().map(|id| Route::Replay(id).hash());
    to.map(|href| {
        let words = move || play.say(&Message::new("web.look-back"));
        view! {
            <a class="button" id="look-back" href=href>
                <Icon name="look" /><span>{words}</span>
            </a>
        }
    })
}
