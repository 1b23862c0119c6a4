//! A game beside the form that makes it: the real board, to be played at once. Nothing is kept.

use i18n::Message;
use leptos::prelude::*;
use sitting::Sitting;

use crate::board::view::{Boards, Part};
use crate::desk::{Desk, desk};
use crate::play::Play;
use crate::screen::game::MessageLine;
use crate::source::{self, Own};
use crate::{random, words};

/// The name of a game that is not kept.
const NAME: &str = "own";

/// A game that is played as it is being made.
#[component]
pub(super) fn Live(own: Own) -> impl IntoView {
    let desk = desk();
    match begin(desk, own) {
        Ok(play) => view! { <Board play /> }.into_any(),
        Err(why) => view! { <p class="trouble">{move || desk.voice().say(&why)}</p> }.into_any(),
    }
}

fn begin(desk: Desk, own: Own) -> Result<Play, Message> {
    // Without randomness of the browser it is dealt the same again.
    let seeds = [random::seed().unwrap_or(1), random::seed().unwrap_or(1)];
    let form = source::form(NAME, Some(&own), &[])?;
    let words = words::voice(desk.lang.get_untracked());
    let session = form.begin(&words, seeds)?;
    Ok(Play::here(desk, Sitting::new(session, &words), Some(own)))
}

#[component]
fn Board(play: Play) -> impl IntoView {
    let sheets = play.sheets();
    let say = Callback::new(move |message: Message| play.say(&message));
    let on_gesture = Callback::new(move |gesture| play.take(&gesture));
    let seats = move || play.scene().panels.len();
    view! {
        <div class="live-board" data-seats=seats>
            <div class="boards"><Boards sheets part=Part::Main say on_gesture lit=Vec::new() /></div>
            <div class="beside"><Boards sheets part=Part::Beside say on_gesture lit=Vec::new() /></div>
            <MessageLine play />
        </div>
    }
}
