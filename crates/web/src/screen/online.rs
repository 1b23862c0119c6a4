//! A match on a server: the same table, with the way to invite others beside it.

use i18n::Message;
use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use super::game::PlayView;
use crate::browser;
use crate::desk::desk;
use crate::icon::Icon;
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
                <h1>{move || desk.say("web.match-over")}</h1>
                <p>{bye}</p>
                <a class="button primary" href=Route::Home.hash()>{move || desk.say("web.home")}</a>
            </main>
        }>
            <p class="wire" role="status">
                {move || is_away().then(|| desk.say("web.connecting"))}
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
    let is_fresh = move || play.with(|table| table.plies() == 0);
    let address = move |route: &Route| format!("{}/{}", browser::origin(), route.hash());
    let join = address(&Route::Join(Some(invitation.code.clone())));
    let watch = address(&Route::Online(invitation.spectator.clone()));
    let qr = qr(&join);
    let copied = RwSignal::new(false);
    let copy = {
        let join = join.clone();
        move |_| {
            browser::copy(&join);
            copied.set(true);
        }
    };
    let code = invitation.code.clone();
    let words =
        move || desk.voice().say(&Message::new("web.invite-code").with("code", code.clone()));
    view! {
        <details class="invite card" id="invitation" open=is_fresh>
            <summary>{move || desk.say("web.invite")}</summary>
            <div class="ways">
                <div class="qr" role="img" aria-label=move || desk.say("web.qr") inner_html=qr></div>
                <div>
                    <p>{move || desk.say("web.invite-how")}</p>
                    <p class="code" id="code" data-code=invitation.code>{words}</p>
                    <button type="button" id="copy" on:click=copy>
                        <Icon name="link" />
                        <span>{move || desk.say(if copied.get() { "web.copied" } else { "web.copy" })}</span>
                    </button>
                    <p><a href=watch id="watch">{move || desk.say("web.watch-link")}</a></p>
                </div>
            </div>
        </details>
    }
}

/// A square of dots that a camera reads.
pub(super) fn qr(text: &str) -> String {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return String::new() };
    let side = code.size();
    let dots = (0..side).flat_map(|y| (0..side).map(move |x| (x, y)));
    let dots = dots.filter(|(x, y)| code.get_module(*x, *y));
    let path: String = dots.map(|(x, y)| format!("M{x} {y}h1v1h-1z")).collect();
    let whole = side + 8;
    format!(
        "<svg viewBox=\"-4 -4 {whole} {whole}\"><rect x=\"-4\" y=\"-4\" width=\"{whole}\" \
         height=\"{whole}\" fill=\"#ffffff\"/><path d=\"{path}\" fill=\"#000000\"/></svg>"
    )
}
