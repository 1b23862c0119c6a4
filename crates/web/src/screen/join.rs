//! Sitting down at somebody's match: a short code, a name, one button. Whoever lost a seat there
//! asks the others for it.

use std::time::Duration;

use i18n::Message;
use leptos::prelude::*;
use protocol::rest::{AskSeat, SeatAsked};
use wasm_bindgen_futures::spawn_local;

use super::trouble::Trouble;
use crate::desk::{Desk, desk};
use crate::icon::IconWords;
use crate::online;
use crate::route::Route;

/// How often it is asked whether the others have agreed.
const ASK_AGAIN: Duration = Duration::from_secs(2);

/// After these somebody may have had a seat there.
const NO_SEAT: [&str; 4] =
    ["live.seats-taken", "live.code-over", "live.nobody-called-so", "live.seat-refused"];

/// The form; a code that came with the address stands in it already.
#[component]
pub(crate) fn Join(code: Option<String>) -> impl IntoView {
    let desk = desk();
    let code = RwSignal::new(code.unwrap_or_default());
    let name = RwSignal::new(desk.choices.with_untracked(|choices| choices.name.clone()));
    let trouble = RwSignal::new(None::<Message>);
    let waiting = RwSignal::new(None::<SeatAsked>);
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some((code, name)) = written(desk, code, name, trouble) {
            online::join(desk, protocol::rest::Join { code, name }, trouble);
        }
    };
    let may_ask = move || {
        waiting.with(Option::is_none)
            && trouble.with(|why| why.as_ref().is_some_and(|why| NO_SEAT.contains(&why.key())))
    };
    let ask = move |_| {
        let Some((code, name)) = written(desk, code, name, trouble) else { return };
        spawn_local(async move {
            match online::ask_for_seat(&AskSeat { code, name }).await {
                Ok(asked) => wait(desk, asked, waiting, trouble),
                Err(why) => drop(trouble.try_set(Some(why))),
            }
        });
    };
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1>{move || desk.say("web.join")}</h1>
            <form class="card" on:submit=join>
                <label class="field">
                    <span>{move || desk.say("web.join-code")}</span>
                    <input type="text" id="join-code" class="code" maxlength="12" autocomplete="off"
                        autocapitalize="characters" spellcheck="false"
                        prop:value=move || code.get()
                        on:input=move |event| code.set(event_target_value(&event)) />
                </label>
                <label class="field">
                    <span>{move || desk.say("web.name")}</span>
                    <input type="text" id="join-name" maxlength="40" autocomplete="off"
                        prop:value=move || name.get()
                        on:input=move |event| name.set(event_target_value(&event)) />
                </label>
                <button type="submit" class="primary large" id="join-go">
                    <IconWords icon="play" key="web.join-go" />
                </button>
                <Trouble why=trouble id="join-trouble" />
                <Show when=may_ask>
                    <p>{move || desk.say("web.lost-seat")}</p>
                    <button type="button" id="ask-seat" on:click=ask>
                        <IconWords icon="again" key="web.ask-seat" />
                    </button>
                </Show>
                <Waiting waiting />
            </form>
        </main>
    }
}

/// How it stands with a seat that was asked for.
#[component]
fn Waiting(waiting: RwSignal<Option<SeatAsked>>) -> impl IntoView {
    let desk = desk();
    let words = move || {
        waiting.get().map(|asked| {
            desk.say(if asked.asked > 0 { "web.seat-waiting" } else { "web.seat-nobody" })
        })
    };
    view! { <p id="seat-waiting" role="status">{words}</p> }
}

/// The code and the name, once there is a code.
fn written(
    desk: Desk,
    code: RwSignal<String>,
    name: RwSignal<String>,
    trouble: RwSignal<Option<Message>>,
) -> Option<(String, String)> {
    trouble.set(None);
    let code = code.with_untracked(|code| code.trim().to_uppercase());
    let name = name.with_untracked(|name| name.trim().to_owned());
    if code.is_empty() {
        trouble.set(Some(Message::new("web.join-no-code")));
        return None;
    }
    desk.choices.update(|choices| choices.name.clone_from(&name));
    Some((code, name))
}

/// Asks now and then how it stands, for as long as the screen is there, and sits down once the
/// others have agreed.
fn wait(
    desk: Desk,
    asked: SeatAsked,
    waiting: RwSignal<Option<SeatAsked>>,
    trouble: RwSignal<Option<Message>>,
) {
    if asked.given {
        return desk.go(&Route::Online(asked.link));
    }
    let link = asked.link.clone();
    // Whoever went to another screen does not wait any more.
    if waiting.try_set(Some(asked)).is_some() {
        return;
    }
    let again = move || {
        spawn_local(async move {
            match online::seat_asked(&link).await {
                Ok(asked) => wait(desk, asked, waiting, trouble),
                Err(why) => {
                    let _ = waiting.try_set(None);
                    let _ = trouble.try_set(Some(why));
                }
            }
        });
    };
    set_timeout(again, ASK_AGAIN);
}
