//! A game that is played: the board, the line under it, who plays, what can be done.

mod comings;
mod company;
mod cover;
mod dice;
mod end;
mod feast;
mod panel;
mod scan;
mod switch;
mod typed;

use game::Seat;
use i18n::Message;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use scene::{Figure, Touch};
use sitting::{LineTone, Sitting};

use crate::board::view::{Boards, Part};
use crate::browser;
use crate::desk::desk;
use crate::icon::Icon;
use crate::play::Play;
use crate::route::Route;
use company::Asked;
use cover::{Dialog, HandOver};
use feast::Feast;
use panel::Panel;
use switch::Switch;

use super::stored::{Lost, stored};

/// A game that is kept on this device.
#[component]
pub(crate) fn PlayHere(id: String) -> impl IntoView {
    let desk = desk();
    let show = move || {
        let kept = desk.game(&id)?;
        let sitting = Sitting::new(kept.open()?, &desk.voice());
        let play = Play::kept(desk, sitting, kept);
        Some(view! { <PlayView play /> }.into_any())
    };
    let lost = || {
        let why = "web.lost-game-why";
        view! { <Lost heading="web.lost-game" why to=Route::Home /> }.into_any()
    };
    stored(desk, show, lost)
}

/// Any table on the screen.
#[component]
pub(crate) fn PlayView(play: Play) -> impl IntoView {
    let title = move || play.snapshot().title.clone();
    view! {
        <main id="main" tabindex="-1">
            <h1 class="unseen">{title}</h1>
            <Playing play />
        </main>
    }
}

/// A table: the board, the line under it, what stands beside it.
#[component]
pub(crate) fn Playing(play: Play) -> impl IntoView {
    play.desk.want_pictures();
    let sheets = play.sheets();
    let lit = RwSignal::new(Vec::<Touch>::new());
    let say = Callback::new(move |message: Message| play.say(&message));
    let on_gesture = Callback::new(move |gesture| play.take(gesture));
    let seats = move || play.scene().panels.len();
    let builds = RwSignal::new(false);
    // Building is over once something was built or moved.
    let plies = Memo::new(move |_| play.snapshot().plies);
    Effect::new(move |_| {
        plies.track();
        builds.set(false);
    });
    let escape = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && !play.snapshot_now().selection.is_empty() {
            play.let_go();
        }
    });
    on_cleanup(move || escape.remove());
    let layer = move || if builds.get() { "crossings" } else { "all" };
    let waits = move || if play.snapshot().awaits_touch { "touch" } else { "move" };
    // Places and buttons answer for themselves; a touch beside them ends a look too.
    let on_beside = move |event: MouseEvent| {
        if !browser::is_in_button(&event) {
            play.end_look();
        }
    };
    view! {
        <div class="play" data-seats=seats data-layer=layer data-waits=waits>
            <div class="table" on:click=on_beside>
                <div class="boards" id="boards">
                    <Boards sheets part=Part::Main say on_gesture lit builds=true />
                </div>
                <MessageLine play />
            </div>
            <Panel play builds>
                <div class="beside">
                    <Boards sheets part=Part::Beside say on_gesture lit />
                </div>
            </Panel>
            <Asked play />
            <Dialog play />
            <HandOver play />
            <Feast play />
            <Switch play sheets lit />
        </div>
    }
}

/// Whose turn it is, and the last explanation or praise; always at the same place.
#[component]
pub(super) fn MessageLine(play: Play) -> impl IntoView {
    let line = Memo::new(move |_| play.snapshot().line.clone());
    let prompt = Memo::new(move |_| line.with(|line| play.say(&line.prompt)));
    let said = Memo::new(move |_| line.with(|line| play.say_all(&line.said)));
    // What is said may stand below the screen, where words are large and screens small. Before
    // the first move the board is what one looks for.
    Effect::new(move |_| {
        if line.with(|line| !line.said.is_empty() && !line.greets) && !play.is_test() {
            request_animation_frame(|| browser::bring_into_sight("#line"));
        }
    });
    let tone = move || line.with(|line| line.tone);
    let icon = move || match tone() {
        LineTone::Right | LineTone::Won => view! { <Icon name="right" /> }.into_any(),
        // Whoever tried something else is shown where to look, and nothing crossed out.
        LineTone::Refused => view! { <Icon name="look" /> }.into_any(),
        LineTone::Hint => view! { <Icon name="hint" /> }.into_any(),
        LineTone::Plain | LineTone::Lost => ().into_any(),
    };
    // A machine may think while somebody looks at what was shown: nobody waits for it then.
    let is_waited_for = move || play.is_thinking().get() && !play.snapshot().awaits_touch;
    let hand = move || play.snapshot().hand.map_or(0, Seat::number);
    let is_disc = Memo::new(move |_| {
        let scene = play.scene();
        let mut panels = scene.panels.iter();
        panels.any(|panel| panel.seat == hand() && panel.token.figure == Figure::Disc)
    });
    view! {
        <div class="line" id="line" data-tone=move || tone().name()>
            <p data-seat=hand role="status">
                <span class="chip" class:disc=is_disc aria-hidden="true">
                    {move || if hand() > 0 { hand().to_string() } else { "★".to_owned() }}
                </span>
                <span id="prompt">{prompt}</span>
                <Show when=is_waited_for>
                    <span class="thinking">{move || play.desk.say("web.thinking")}</span>
                </Show>
            </p>
            <p class="said" id="said" role="status" aria-live="assertive">
                {icon}
                <span>{said}</span>
            </p>
        </div>
    }
}
