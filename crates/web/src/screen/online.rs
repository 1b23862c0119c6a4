//! A match on a server: the same table, with the way to invite others beside it.

use i18n::Message;
use leptos::prelude::*;
use protocol::rest::Reach;
use wasm_bindgen_futures::spawn_local;

use super::game::PlayView;
use super::link::{self, CopyLink, LinkSquare};
use crate::browser;
use crate::desk::{Desk, desk};
use crate::online::{self, Invitation, invitation};
use crate::play::Play;
use crate::route::Route;

/// The match of a secret link.
#[component]
pub(crate) fn Online(link: String) -> impl IntoView {
    let desk = desk();
    let play = Play::online(desk, &link);
    let invitation = invitation(&link);
    let is_away =
        move || play.with(|table| table.online().is_some_and(|remote| !remote.is_connected()));
    let bye = move || play.with(|table| Some(table.say(table.online()?.bye()?)));
    let is_void = move || play.with(|table| table.online().is_some_and(|remote| remote.is_void()));
    let has_left = move || {
        let key = play.with(|table| Some(table.online()?.bye()?.key().to_owned()));
        key.as_deref() == Some("live.seat-left")
    };
    let heading = move || desk.say(if has_left() { "web.seat-given-up" } else { "web.lost-game" });
    view! {
        <Show when=move || bye().is_none() fallback=move || view! {
            <main id="main" tabindex="-1" class="page">
                <h1>{heading}</h1>
                <p id="bye">{bye}</p>
                <div class="actions">
                    <a class="button primary" href=Route::Home.hash()>{move || desk.say("web.home")}</a>
                    // Somebody whose link is void may well have lost a seat.
                    <Show when=is_void>
                        <a class="button" id="join-again" href=Route::Join(None).hash()>
                            {move || desk.say("web.join")}
                        </a>
                    </Show>
                </div>
            </main>
        }>
            <p class="wire" role="status">
                {move || is_away().then(|| desk.say("sitting.connecting"))}
            </p>
            {invitation.clone().map(|invitation| view! {
                <aside aria-label=move || desk.say("web.invite")><Invite play invitation /></aside>
            })}
            <PlayView play />
        </Show>
    }
}

/// How others come to this match. It is open as long as somebody is missing, and stays at hand.
#[component]
fn Invite(play: Play, invitation: Invitation) -> impl IntoView {
    let desk = desk();
    let is_wanted = Memo::new(move |_| {
        let free = play.with(|table| table.online().map_or(0, |remote| remote.free_seats()));
        let now = play.snapshot();
        // Whoever has begun alone, in a game that lets others come, wants to invite them.
        let people = now.seats.iter().filter(|seat| seat.machine.is_none()).count();
        now.end.is_none() && (free > 0 || people == 1 && now.plies == 0)
    });
    let reach = RwSignal::new(Found::Asked);
    if browser::is_here_only() {
        spawn_local(async move {
            let found = online::reach().await.map_or(Found::Unknown, Found::Reach);
            let _ = reach.try_set(found);
        });
    } else {
        reach.set(Found::Unknown);
    }
    let Invitation { code, spectator, .. } = invitation;
    let invitation = StoredValue::new((code, spectator));
    view! {
        <details class="invite card" id="invitation" open=move || is_wanted.get()>
            <summary>{move || desk.say("web.invite-others")}</summary>
            {move || {
                let (code, spectator) = invitation.get_value();
                match reach.get() {
                    Found::Asked => ().into_any(),
                    Found::Unknown => {
                        view! { <ForOthers origin=browser::origin() others=Vec::new() code spectator /> }
                            .into_any()
                    }
                    Found::Reach(reach) => for_others(desk, reach, code, spectator),
                }
            }}
        </details>
    }
}

/// What is known of how others find the server.
#[derive(Clone)]
enum Found {
    /// It is being asked.
    Asked,
    /// This page's own address is all there is, and good enough.
    Unknown,
    Reach(Reach),
}

/// Who sits at the computer of the server knows it by a name that leads others nowhere.
fn for_others(desk: Desk, reach: Reach, code: String, spectator: String) -> AnyView {
    if !reach.open {
        let command = reach.command;
        let watch = link::to(&Route::Online(spectator));
        let words = code_words(desk, &code);
        return view! {
            <div class="for-others" id="closed">
                <div>
                    <p>{move || desk.say("web.only-this-device")}</p>
                    <p>{move || desk.say("web.open-up")}" "<code>{command}</code></p>
                    <p>{move || desk.say("web.here-too")}</p>
                    <p class="code" id="code" data-code=code>{words}</p>
                    <p><a href=watch id="watch">{move || desk.say("web.watch-link")}</a></p>
                </div>
            </div>
        }
        .into_any();
    }
    let mut addresses = reach.addresses.into_iter();
    let origin = addresses.next().unwrap_or_else(browser::origin);
    view! { <ForOthers origin others=addresses.collect() code spectator /> }.into_any()
}

fn code_words(desk: Desk, code: &str) -> impl Fn() -> String + Clone + Send + use<> {
    let words = Message::new("web.invite-code").with("code", code);
    move || desk.voice().say(&words)
}

/// The link as a square of dots, the code, and where else the server may be found.
#[component]
fn ForOthers(
    origin: String,
    others: Vec<String>,
    code: String,
    spectator: String,
) -> impl IntoView {
    let desk = desk();
    let join = link::at(&origin, &Route::Join(Some(code.clone())));
    let watch = link::at(&origin, &Route::Online(spectator));
    let words = code_words(desk, &code);
    let others = (!others.is_empty()).then(|| {
        let told = Message::new("web.other-addresses").with("addresses", others.join(", "));
        view! { <p class="detail">{move || desk.voice().say(&told)}</p> }
    });
    view! {
        <div class="for-others">
            <LinkSquare link=join.clone() />
            <div>
                <p>{move || desk.say("web.invite-how")}</p>
                <p class="code" id="code" data-code=code>{words}</p>
                <p class="detail" id="address">{origin}</p>
                {others}
                <CopyLink link=join />
                <p><a href=watch id="watch">{move || desk.say("web.watch-link")}</a></p>
            </div>
        </div>
    }
}
