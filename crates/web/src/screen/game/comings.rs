//! Players who come and go while a game is played on this device, where the game lets them: two
//! buttons, each of which opens what it asks for. Who may come or go is the game's to say.

use game::Seat;
use leptos::html::{Button, Input};
use leptos::prelude::*;
use session::LONGEST_NAME;
use sitting::Request;

use crate::icon::IconWords;
use crate::play::Play;

/// What is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// The name of somebody who comes.
    Name,
    /// Who goes.
    Who,
}

/// The two buttons, and what is asked below them.
#[component]
pub(super) fn Comings(play: Play) -> impl IntoView {
    let may = Memo::new(move |_| {
        let now = play.snapshot();
        (now.may_join, now.may_leave)
    });
    let asked = RwSignal::new(None::<Asked>);
    // When the table is full, or nobody may go any more, nothing is asked.
    let asks = move |what: Asked| {
        let (may_join, may_leave) = may.get();
        let may = if what == Asked::Name { may_join } else { may_leave };
        may && asked.get() == Some(what)
    };
    view! {
        <Show when=move || may.get().0>
            <Opener asked what=Asked::Name id="add-player" icon="add" key="web.add-player" />
        </Show>
        <Show when=move || may.get().1>
            <Opener asked what=Asked::Who id="remove-player" icon="refused" key="web.remove-player" />
        </Show>
        <Show when=move || asks(Asked::Name)>
            <NewPlayer play asked />
        </Show>
        <Show when=move || asks(Asked::Who)>
            <WhoGoes play asked />
        </Show>
    }
}

/// A button that opens a question, and closes it again. It takes the focus back afterwards.
#[component]
fn Opener(
    asked: RwSignal<Option<Asked>>,
    what: Asked,
    id: &'static str,
    icon: &'static str,
    key: &'static str,
) -> impl IntoView {
    let is_open = move || asked.get() == Some(what);
    let button = NodeRef::<Button>::new();
    Effect::new(move |was_open: Option<bool>| {
        let is_open = is_open();
        if was_open == Some(true) && asked.get_untracked().is_none() {
            drop(button.get_untracked().map(|button| button.focus()));
        }
        is_open
    });
    let toggle = move |_| asked.update(|now| *now = (*now != Some(what)).then_some(what));
    view! {
        <button type="button" id=id node_ref=button aria-expanded=move || is_open().to_string()
            on:click=toggle>
            <IconWords icon key />
        </button>
    }
}

/// The name of somebody who comes; without one they are called by their number.
#[component]
fn NewPlayer(play: Play, asked: RwSignal<Option<Asked>>) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let field = NodeRef::<Input>::new();
    Effect::new(move |_| drop(field.get().map(|field| field.focus())));
    let done = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        asked.set(None);
        play.request(Request::Join(typed.get_untracked()));
    };
    view! {
        <form class="coming" on:submit=done on:keydown=move |event| close_on_escape(&event, asked)>
            <label>
                <span>{move || play.desk.say("web.new-player-name")}</span>
                <input type="text" id="new-player" maxlength=LONGEST_NAME autocomplete="off"
                    node_ref=field prop:value=move || typed.get()
                    on:input=move |event| typed.set(event_target_value(&event)) />
            </label>
            <button type="submit" class="primary" id="new-player-done">
                <IconWords icon="right" key="web.new-player-done" />
            </button>
        </form>
    }
}

/// A button for everybody who could go.
#[component]
fn WhoGoes(play: Play, asked: RwSignal<Option<Asked>>) -> impl IntoView {
    let names = Memo::new(move |_| {
        let seats = play.snapshot().seats.clone();
        seats.into_iter().map(|seat| seat.name).collect::<Vec<String>>()
    });
    let button = move |(index, name): (usize, String)| {
        let seat = Seat::at(index);
        let leave = move |_| {
            asked.set(None);
            play.request(Request::Leave(seat));
        };
        view! {
            <button type="button" data-leaves=seat.number() on:click=leave>{name}</button>
        }
    };
    view! {
        <div class="coming" role="group" aria-labelledby="who-goes"
            on:keydown=move |event| close_on_escape(&event, asked)>
            <span id="who-goes">{move || play.desk.say("web.who-goes")}</span>
            {move || names.get().into_iter().enumerate().map(button).collect_view()}
        </div>
    }
}

fn close_on_escape(event: &web_sys::KeyboardEvent, asked: RwSignal<Option<Asked>>) {
    if event.key() == "Escape" {
        event.stop_propagation();
        asked.set(None);
    }
}
