//! Who is at the table of a match on a server: a mark at each seat, what is told when somebody
//! comes or goes, free seats, and what the table is asked.

use game::{Level, Seat};
use i18n::{Message, Value};
use leptos::prelude::*;
use protocol::live::Presence;
use sitting::Request;

use crate::icon::{Icon, IconWords};
use crate::play::Play;
use crate::route::Route;
use crate::words;

/// How strong the machine is that takes a free seat, unless somebody chooses otherwise.
const USUAL_LEVEL: u8 = 3;

/// Whether somebody is there, beside their name.
#[component]
pub(super) fn PresenceMark(play: Play, seat: u8) -> impl IntoView {
    let presence =
        Memo::new(move |_| play.with(|table| table.online()?.presence(Seat::new(seat)?)));
    let key = move || match presence.get() {
        Some(Presence::Here) => Some(("here", "web.seat-here")),
        Some(Presence::Away) => Some(("away", "web.seat-away")),
        Some(Presence::Free) => Some(("free", "web.seat-free")),
        _ => None,
    };
    move || {
        key().map(|(state, key)| {
            view! {
                <span class="presence" data-presence=state>{move || play.desk.say(key)}</span>
            }
        })
    }
}

/// Who has come or gone, read out when nothing else is said; who is missing; who only looks on.
#[component]
pub(super) fn Company(play: Play) -> impl IntoView {
    let news = Memo::new(move |_| {
        let mut news = play.with(|table| table.online().map(|it| it.news().to_vec()));
        // How many are missing is said already.
        news.iter_mut().for_each(|news| news.retain(|it| it.key() != "sitting.seat-free"));
        news.unwrap_or_default()
    });
    let is_over = move || play.snapshot().end.is_some();
    let missing =
        Memo::new(move |_| match play.with(|table| table.online().map(|it| it.free_seats())) {
            Some(free) if !is_over() => free,
            _ => 0,
        });
    let told = move || {
        (missing.get() > 0)
            .then(|| play.say(&Message::new("web.missing").with("count", missing.get())))
    };
    let looks_on = Memo::new(move |_| play.looks_on());
    view! {
        <Show when=move || looks_on.get()>
            <p class="looks-on" id="looks-on"><IconWords icon="look" key="web.looks-on" /></p>
        </Show>
        <Show when=move || play.is_online()>
            <p class="company" id="company" role="status" aria-live="polite">
                {move || told()}" "{move || news.with(|news| play.say_all(news))}
            </p>
            <Show when=move || looks_on.get() && missing.get() != 0>
                <a class="button" id="sit-down" href=Route::Join(None).hash()>
                    <IconWords icon="add" key="web.sit-down" />
                </a>
            </Show>
            <FreeSeat play />
        </Show>
    }
}

/// A machine may take a free seat: nobody has to wait for ever.
#[component]
fn FreeSeat(play: Play) -> impl IntoView {
    let free = Memo::new(move |_| {
        if play.snapshot().end.is_some() || play.looks_on() {
            return None;
        }
        let seats = play.snapshot().seats.len();
        let is_free = |seat: &Seat| {
            play.with(|table| table.online()?.presence(*seat)) == Some(Presence::Free)
        };
        (0..seats).map(Seat::at).find(is_free)
    });
    let level = RwSignal::new(USUAL_LEVEL);
    let sit = move |_| {
        if let (Some(seat), Some(level)) = (free.get_untracked(), Level::new(level.get_untracked()))
        {
            play.request(Request::SeatMachine(seat, level));
        }
    };
    let levels = move || {
        let option = |it: Level| {
            let is_chosen = move || level.get() == it.number();
            let name = words::level(it, &play.desk.voice());
            view! { <option value=it.number() selected=is_chosen>{name}</option> }
        };
        Level::all().map(option).collect_view()
    };
    view! {
        <Show when=move || free.get().is_some()>
            <details class="free-seat">
                <summary>{move || play.desk.say("web.machine-instead")}</summary>
                <div class="actions">
                    <select id="machine-level" aria-label=move || play.desk.say("web.machine-level")
                        on:change=move |event| {
                            level.set(event_target_value(&event).parse().unwrap_or(USUAL_LEVEL));
                        }>
                        {levels}
                    </select>
                    <button type="button" id="machine-sits" on:click=sit>
                        <IconWords icon="machine" key="web.machine-sits" />
                    </button>
                </div>
            </details>
        </Show>
    }
}

/// Gets up from the seat, once that was said twice.
#[component]
pub(super) fn GetUp(play: Play) -> impl IntoView {
    let asks = RwSignal::new(false);
    let get_up = move |_| {
        let is_sure = asks.get_untracked();
        asks.set(!is_sure);
        if is_sure {
            play.request(Request::GetUp);
        }
    };
    let words = move || play.desk.say(if asks.get() { "web.get-up-sure" } else { "web.get-up" });
    view! {
        <button type="button" id="get-up" on:click=get_up>
            <Icon name="share" /><span>{words}</span>
        </button>
    }
}

/// What the others ask of this person. It stays in sight, wherever the page is scrolled to.
#[component]
pub(super) fn Asked(play: Play) -> impl IntoView {
    let is_asked =
        move || play.with(|table| table.online().is_some_and(|remote| remote.is_asked_for_undo()));
    let seat = Memo::new(move |_| play.with(|table| table.online()?.asked_for_seat()));
    let who = move || {
        let seat = seat.get()?;
        let is_mine = play.with(|table| table.online()?.seat()) == Some(seat.number());
        let key = if is_mine { "web.own-seat-wanted" } else { "web.seat-wanted" };
        Some(play.say(&Message::new(key).with("player", Value::Seat(seat.number()))))
    };
    let answer = move |yes: bool| {
        if let Some(seat) = seat.get_untracked() {
            play.request(Request::GiveSeat(seat, yes));
        }
    };
    view! {
        <Show when=is_asked>
            <Question words=Signal::derive(move || play.desk.say("web.undo-wanted")) id="undo"
                yes=Callback::new(move |()| play.request(Request::TakeBack))
                no=Callback::new(move |()| play.request(Request::RefuseUndo)) play />
        </Show>
        <Show when=move || seat.get().is_some()>
            <Question words=Signal::derive(move || who().unwrap_or_default()) id="seat"
                yes=Callback::new(move |()| answer(true))
                no=Callback::new(move |()| answer(false)) play />
        </Show>
    }
}

#[component]
fn Question(
    play: Play,
    words: Signal<String>,
    id: &'static str,
    yes: Callback<()>,
    no: Callback<()>,
) -> impl IntoView {
    view! {
        <div class="asked" role="alertdialog" aria-labelledby=format!("{id}-asked")>
            <p id=format!("{id}-asked") role="alert">{words}</p>
            <div class="actions">
                <button type="button" class="primary" id=format!("{id}-yes") on:click=move |_| yes.run(())>
                    {move || play.desk.say("web.yes")}
                </button>
                <button type="button" id=format!("{id}-no") on:click=move |_| no.run(())>
                    {move || play.desk.say("web.no")}
                </button>
            </div>
        </div>
    }
}
