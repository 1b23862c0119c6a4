//! A game beside the form that makes it: the real board, to be played at once. Nothing is kept.

use i18n::Message;
use leptos::prelude::*;
use scene::{Figure, Piece};
use sitting::Sitting;

use crate::board::view::{Boards, Part};
use crate::desk::{Desk, desk};
use crate::icon::IconWords;
use crate::play::Play;
use crate::screen::game::MessageLine;
use crate::source::{self, Own};
use crate::{random, words};

/// The name of a game that is not kept.
const NAME: &str = "own";

/// A game that is played as it is being made. Whether its hidden faces are shown outlives it: the
/// next letter of the form makes another one.
#[component]
pub(super) fn Live(own: Own, shows_faces: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    match begin(desk, own) {
        Ok(play) => {
            Effect::new(move |_| play.shows_faces.set(shows_faces.get()));
            view! { <ShowFaces play shows_faces /> <Board play /> }.into_any()
        }
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

/// Shows what lies face down, where a game hides something: are these the right pictures?
#[component]
fn ShowFaces(play: Play, shows_faces: RwSignal<bool>) -> impl IntoView {
    let is_hidden = |piece: &Piece| matches!(piece.figure, Figure::FaceDown { .. });
    let scene = play.scene_now();
    let mut pieces =
        scene.boards.iter().flat_map(|board| &board.spots).flat_map(|spot| &spot.pieces);
    let hides = shows_faces.get_untracked() || pieces.any(is_hidden);
    hides.then(|| {
        view! {
            <button type="button" class="quiet" id="show-faces"
                aria-pressed=move || shows_faces.get().to_string()
                on:click=move |_| shows_faces.update(|shows| *shows = !*shows)>
                <IconWords icon="look" key="editing.show-faces" />
            </button>
        }
    })
}

#[component]
fn Board(play: Play) -> impl IntoView {
    let sheets = play.sheets();
    let say = Callback::new(move |message: Message| play.say(&message));
    let on_gesture = Callback::new(move |gesture| play.take(gesture));
    let seats = move || play.scene().panels.len();
    view! {
        <div class="live-board" data-seats=seats>
            <div class="boards"><Boards sheets part=Part::Main say on_gesture lit=Vec::new() /></div>
            <div class="beside"><Boards sheets part=Part::Beside say on_gesture lit=Vec::new() /></div>
            <MessageLine play />
        </div>
    }
}
