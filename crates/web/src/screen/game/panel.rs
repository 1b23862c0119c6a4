//! Beside the board: what can be done, who plays and what they have, the moves so far.

use game::{Action, Seat};
use i18n::Message;
use leptos::prelude::*;
use scene::{Board, Button, Counter, Figure, Reply, SeatPanel, Spot, SpotKind};
use sitting::{Request, SeatShown};

use super::comings::Comings;
use super::company::{Company, GetUp, PresenceMark};
use super::dice::Dice;
use super::end::{EndCard, LookBack};
use super::typed::Typed;
use crate::icon::{Icon, IconWords};
use crate::play::Play;
use crate::route::Route;
use crate::words;

/// The whole panel; what lies beside the main board comes as children. What one plays with comes
/// first: on small screens the rest is out of sight.
#[component]
pub(super) fn Panel(play: Play, builds: RwSignal<bool>, children: Children) -> impl IntoView {
    view! {
        <aside class="panel" aria-label=move || play.desk.say("web.panel")>
            <EndCard play />
            {children()}
            <Dice play />
            <GameButtons play builds />
            <Seats play />
            <Company play />
            <Actions play />
            <Moves play />
            <Typed play />
        </aside>
    }
}

/// Counters of moves and mistakes.
const TRIES: [&str; 2] = ["workshop.moves", "workshop.slips"];

#[component]
fn Seats(play: Play) -> impl IntoView {
    let panels = Memo::new(move |_| play.scene().panels.clone());
    view! {
        <ul class="seats" aria-label=move || play.desk.say("web.players")>
            {move || panels.get().into_iter().map(|panel| view! { <SeatLine play panel /> }).collect_view()}
        </ul>
    }
}

#[component]
fn SeatLine(play: Play, panel: SeatPanel) -> impl IntoView {
    let seat = panel.seat;
    let shown = move || Seat::new(seat).and_then(|seat| play.snapshot().seat(seat).cloned());
    // A clock that ticks leaves who plays alone.
    let name = Memo::new(move |_| shown().map(|seat| seat.name));
    let machine = Memo::new(move |_| shown()?.machine);
    let level = move || machine.get().map(|level| words::level(level, &play.desk.voice()));
    // How often somebody tried is nobody's affair, unless an educator wants to know or tries the
    // game while making it.
    let counts = play.is_test() || play.desk.choices.with_untracked(|choices| choices.counters);
    let is_shown = move |counter: &Counter| counts || !TRIES.contains(&counter.label.key());
    let counters = panel.counters.into_iter().filter(is_shown).map(|counter| {
        let label = counter.label.clone();
        view! {
            <span class="counter">
                {move || play.say(&label)}" "<b>{counter.value}</b>
            </span>
        }
    });
    let clock = move || {
        let SeatShown { used_ms, left_ms, .. } = shown().filter(|_| play.snapshot().has_clock)?;
        // Whoever has any time left sees at least a second, and no second is skipped.
        Some(words::time(left_ms.map_or(used_ms, |left| left.next_multiple_of(1_000))))
    };
    let hand = panel.has_the_hand;
    let is_disc = panel.token.figure == Figure::Disc;
    view! {
        <li data-seat=seat class:hand=hand aria-current=hand.then_some("true")>
            <span class="chip" class:disc=is_disc aria-hidden="true">{seat}</span>
            <span class="who">
                {move || match level() {
                    Some(level) => view! {
                        <span class="level"><Icon name="machine" />{level}</span>
                    }.into_any(),
                    None => view! { <span class="name">{name}</span> }.into_any(),
                }}
            </span>
            <PresenceMark play seat />
            <span class="counters">{counters.collect_view()}</span>
            {move || clock().map(|clock| view! { <span class="clock">{clock}</span> })}
        </li>
    }
}

/// The buttons of the game itself: pass, roll, turn the tile.
///
/// Where something is built between cells, one more makes those places large for fingers.
#[component]
fn GameButtons(play: Play, builds: RwSignal<bool>) -> impl IntoView {
    // Nothing can be done in a game that is over.
    let buttons = Memo::new(move |_| {
        // Nor by whoever looks on.
        let is_closed = play.snapshot().end.is_some() || play.looks_on();
        if is_closed { Vec::new() } else { play.scene().buttons.clone() }
    });
    let button = move |button: Button| {
        let (touch, label) = (button.touch, button.label);
        let id = format!("button-{}", touch.as_str());
        let is_closed = button.reply == Reply::Explains;
        view! {
            <button type="button" class="game" class:closed=is_closed id=id
                on:click=move |_| play.request(Request::Touch(touch.clone()))>
                {move || play.say(&label)}
            </button>
        }
    };
    let may_build = Memo::new(move |_| {
        let scene = play.scene();
        let takes = |spot: &Spot| spot.kind == SpotKind::Crossing && spot.reply == Reply::Accepts;
        let has_cells = |board: &Board| board.spots.iter().any(|it| it.kind == SpotKind::Cell);
        let is_built_on = |board: &Board| has_cells(board) && board.spots.iter().any(takes);
        scene.boards.iter().any(is_built_on) && play.snapshot().may_act
    });
    view! {
        <div class="buttons" id="game-buttons">
            <Show when=move || may_build.get()>
                <button type="button" class="game" id="build"
                    aria-pressed=move || builds.get().to_string()
                    on:click=move |_| builds.update(|builds| *builds = !*builds)>
                    <IconWords icon="wall" key="web.build" />
                </button>
            </Show>
            {move || buttons.get().into_iter().map(button).collect_view()}
        </div>
    }
}

/// What can be done with the game as a whole.
#[component]
fn Actions(play: Play) -> impl IntoView {
    let is_over = move || play.snapshot().end.is_some();
    let rules = move || Route::Help(play.snapshot().game.clone()).hash();
    view! {
        <div class="actions">
            <Show when=move || !is_over() && !play.looks_on()>
                <WhilePlaying play />
            </Show>
            <Show when=move || is_over() && !play.is_test()>
                <LookBack play />
            </Show>
            <Show when=move || !play.is_test()>
                <a class="button" id="rules" href=rules>
                    <IconWords icon="help" key="web.rules" />
                </a>
            </Show>
            <Show when=move || !play.is_test() && !is_over()>
                <a class="button" id="leave" href=Route::Home.hash()>
                    <IconWords icon="back" key="web.leave" />
                </a>
            </Show>
        </div>
    }
}

/// What ends with the game.
#[component]
fn WhilePlaying(play: Play) -> impl IntoView {
    let can_resign = move || !play.is_test() && play.scene().panels.len() > 1;
    let undo = move |_| play.request(Request::TakeBack);
    // Online, whoever made the match has decided.
    let may_hint = move || play.with(|table| table.online().is_none_or(|it| it.allows_hints()));
    view! {
        <Show when=move || !play.is_test()>
            <button type="button" id="undo" on:click=undo>
                <IconWords icon="undo" key="web.undo" />
            </button>
        </Show>
        <Show when=may_hint>
            <button type="button" id="hint" on:click=move |_| play.ask_advice()>
                <IconWords icon="hint" key="web.hint" />
            </button>
        </Show>
        <Show when=can_resign>
            <Resign play />
        </Show>
        <Show when=move || !play.is_test()>
            <Comings play />
        </Show>
        <Show when=move || play.is_online()>
            <GetUp play />
        </Show>
    }
}

/// Gives up, once that was said twice.
#[component]
fn Resign(play: Play) -> impl IntoView {
    let asks = RwSignal::new(false);
    let resign = move |_| {
        let is_sure = asks.get_untracked();
        asks.set(!is_sure);
        if is_sure {
            play.request(Request::Resign);
        }
    };
    let words = move || play.desk.say(if asks.get() { "web.resign-sure" } else { "web.resign" });
    view! {
        <button type="button" id="resign" on:click=resign>
            <Icon name="flag" /><span>{words}</span>
        </button>
    }
}

/// The moves so far.
#[component]
fn Moves(play: Play) -> impl IntoView {
    let moves = Memo::new(move |_| play.snapshot().moves.clone());
    // The rules of a game that is tried may change in the middle of it.
    let told = move |action: &Action| match action {
        Action::Rules(_) => play.say(&Message::new("web.rules-changed")),
        Action::Join(name) if name.is_empty() => play.say(&Message::new("web.player-joined")),
        Action::Join(name) => {
            play.say(&Message::new("web.player-named-joined").with("name", name.as_str()))
        }
        Action::Leave(seat) => {
            play.say(&Message::new("web.player-left").with("number", seat.number()))
        }
        _ => action.text().into_owned(),
    };
    let count = move || moves.with(Vec::len);
    let heading = move || play.say(&Message::new("web.moves").with("count", count()));
    view! {
        <Show when=move || { count() > 0 }>
            <details class="moves">
                <summary>{heading}</summary>
                <ol>
                    {move || moves.get().iter().map(|action| view! { <li>{told(action)}</li> }).collect_view()}
                </ol>
            </details>
        </Show>
    }
}
