//! A match on a server: the same table, with the way to invite others beside it.

use i18n::Message;
use leptos::prelude::*;

use super::game::PlayView;
use super::link::{self, CopyLink, LinkSquare};
use crate::desk::desk;
use crate::online::{Invitation, invitation};
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
    view! {
        <Show when=move || bye().is_none() fallback=move || view! {
            <main id="main" tabindex="-1" class="page">
                <h1>{move || desk.say("web.lost-game")}</h1>
                <p>{bye}</p>
                <a class="button primary" href=Route::Home.hash()>{move || desk.say("web.home")}</a>
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

/// How others come to this match; it is put away once the game is under way.
#[component]
fn Invite(play: Play, invitation: Invitation) -> impl IntoView {
    let desk = desk();
    let is_fresh = move || play.snapshot().plies == 0;
    let Invitation { code, spectator, .. } = invitation;
    let join = link::to(&Route::Join(Some(code.clone())));
    let watch = link::to(&Route::Online(spectator));
    let words = {
        let words = Message::new("web.invite-code").with("code", code.as_str());
        move || desk.voice().say(&words)
    };
    view! {
        <details class="invite card" id="invitation" open=is_fresh>
            <summary>{move || desk.say("web.invite")}</summary>
            <div class="for-others">
                <LinkSquare link=join.clone() />
                <div>
                    <p>{move || desk.say("web.invite-how")}</p>
                    <p class="code" id="code" data-code=code>{words}</p>
                    <CopyLink link=join />
                    <p><a href=watch id="watch">{move || desk.say("web.watch-link")}</a></p>
                </div>
            </div>
        </details>
    }
}
