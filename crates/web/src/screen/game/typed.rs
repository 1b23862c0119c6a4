//! Typing a move instead of touching it: a field behind a fold, for those who know how moves are
//! written. What cannot be read is said in the line, as after a touch.

use leptos::prelude::*;
use sitting::Request;

use crate::icon::IconWords;
use crate::play::Play;

/// The longest line that is read.
const LONGEST: usize = 80;

/// The field, as long as somebody here can move.
#[component]
pub(super) fn Typed(play: Play) -> impl IntoView {
    let can_move = Memo::new(move |_| play.snapshot().end.is_none() && !play.is_test());
    view! {
        <Show when=move || can_move.get()>
            <details class="typed">
                <summary id="type-move">{move || play.desk.say("web.type-move")}</summary>
                <Field play />
            </details>
        </Show>
    }
}

#[component]
fn Field(play: Play) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let done = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let line = typed.get_untracked();
        if line.trim().is_empty() {
            return;
        }
        let before = play.snapshot_now().plies;
        play.request(Request::Type(line.trim().to_owned()));
        // What was refused stays to be put right.
        if play.snapshot_now().plies != before {
            typed.set(String::new());
        }
    };
    view! {
        <form class="coming" on:submit=done>
            <label>
                <span>{move || play.desk.say("web.typed-move")}</span>
                <input type="text" id="typed-move" maxlength=LONGEST autocomplete="off"
                    autocapitalize="off" spellcheck="false" prop:value=move || typed.get()
                    on:input=move |event| typed.set(event_target_value(&event)) />
            </label>
            <button type="submit" id="typed-move-done">
                <IconWords icon="right" key="web.typed-move-done" />
            </button>
        </form>
    }
}
