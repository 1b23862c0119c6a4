//! Beside the board: what can be done, who plays and what they have, the moves so far.

use game::Level;
use i18n::{Lang, Message};
use leptos::prelude::*;
use protocol::live::Ask;
use scene::{Board, Button, Die, Figure, Reply, SeatPanel, Spot, SpotKind};
use sitting::Sitting;

use super::end::EndCard;
use crate::icon::{Icon, IconWords};
use crate::play::Play;
use crate::route::Route;
use crate::table::Table;
use crate::{pictures, words};

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
            <Actions play />
            <Moves play />
        </aside>
    }
}

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
    let name = move || play.with(|table| table.name(seat));
    let machine = move || play.with(|table| table.machine(seat));
    let level = move || {
        let level = machine().and_then(Level::new);
        level.map(|level| words::level(level, &play.desk.voice()))
    };
    let counters = panel.counters.into_iter().map(|counter| {
        let label = counter.label.clone();
        view! {
            <span class="counter">
                {move || play.say(&label)}" "<b>{counter.value}</b>
            </span>
        }
    });
    let clock = move || {
        let times = play.with(|table| table.has_clock().then(|| table.times(seat)));
        times.map(|(used, left)| words::time(left.unwrap_or(used)))
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
            <span class="counters">{counters.collect_view()}</span>
            {move || clock().map(|clock| view! { <span class="clock">{clock}</span> })}
        </li>
    }
}

/// The dice as they fell.
#[component]
fn Dice(play: Play) -> impl IntoView {
    let dice = Memo::new(move |_| play.scene().dice.clone());
    let is_there = move || dice.with(|dice| dice.iter().any(|die| die.shown.is_some()));
    view! {
        <Show when=is_there>
            <div class="dice" id="dice">
                {move || dice.get().iter().filter_map(|die| face(die, play.desk.lang.get())).collect_view()}
            </div>
        </Show>
    }
}

fn face(die: &Die, lang: Lang) -> Option<impl IntoView + use<>> {
    let shown = die.faces.get(usize::from(die.shown?))?.clone();
    let words = match &shown {
        Figure::Picture { letter, .. } => letter.clone(),
        Figure::Text(text) => text.clone(),
        _ => return None,
    };
    let svg = match &shown {
        Figure::Picture { id, .. } => pictures::library().find(id).map(|it| it.svg(lang)),
        _ => None,
    };
    Some(match svg {
        Some(svg) => view! {
            <span class="die" role="img" aria-label=words inner_html=svg></span>
        }
        .into_any(),
        None => view! { <span class="die">{words}</span> }.into_any(),
    })
}

/// The buttons of the game itself: pass, roll, turn the tile.
///
/// Where something is built between cells, one more makes those places large for fingers.
#[component]
fn GameButtons(play: Play, builds: RwSignal<bool>) -> impl IntoView {
    let buttons = Memo::new(move |_| play.scene().buttons.clone());
    let button = move |button: Button| {
        let (touch, label) = (button.touch, button.label);
        let id = format!("button-{}", touch.as_str());
        let is_closed = button.reply == Reply::Explains;
        view! {
            <button type="button" class="game" class:closed=is_closed id=id
                on:click=move |_| play.touch(&touch)>
                {move || play.say(&label)}
            </button>
        }
    };
    let may_build = Memo::new(move |_| {
        let scene = play.scene();
        let takes = |spot: &Spot| spot.kind == SpotKind::Crossing && spot.reply == Reply::Accepts;
        let has_cells = |board: &Board| board.spots.iter().any(|it| it.kind == SpotKind::Cell);
        let is_built_on = |board: &Board| has_cells(board) && board.spots.iter().any(takes);
        scene.boards.iter().any(is_built_on) && play.with(Table::may_act)
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
    let is_over = move || play.with(|table| table.end().is_some());
    let rules = move || Route::Help(play.with(Table::game_id)).hash();
    view! {
        <div class="actions">
            <Show when=move || !is_over()>
                <WhilePlaying play />
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
        <UndoAsked play />
    }
}

/// What ends with the game.
#[component]
fn WhilePlaying(play: Play) -> impl IntoView {
    let can_resign = move || !play.is_test() && play.scene().panels.len() > 1;
    let undo = move |_| {
        if play.is_online() {
            play.change_online(|remote| Some(remote.ask_undo()));
        } else {
            play.change(Sitting::take_back);
        }
    };
    view! {
        <Show when=move || !play.is_test()>
            <button type="button" id="undo" on:click=undo>
                <IconWords icon="undo" key="web.undo" />
            </button>
        </Show>
        <Show when=move || !play.is_online()>
            <button type="button" id="hint" on:click=move |_| play.ask_advice()>
                <IconWords icon="hint" key="web.hint" />
            </button>
        </Show>
        <Show when=can_resign>
            <Resign play />
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
        match (is_sure, play.is_online()) {
            (false, _) => {}
            (true, true) => {
                play.change_online(|remote| Some(remote.wish(|wish| Ask::Resign { wish })));
            }
            (true, false) => play.change(Sitting::resign),
        }
    };
    let words = move || play.desk.say(if asks.get() { "web.resign-sure" } else { "web.resign" });
    view! {
        <button type="button" id="resign" on:click=resign>
            <Icon name="flag" /><span>{words}</span>
        </button>
    }
}

/// Somebody online wants to take a move back.
#[component]
fn UndoAsked(play: Play) -> impl IntoView {
    let is_asked =
        move || play.with(|table| table.online().is_some_and(|remote| remote.is_asked_for_undo()));
    let agree = move |_| play.change_online(|remote| Some(remote.ask_undo()));
    let refuse = move |_| {
        play.change_online(|remote| Some(remote.wish(|wish| Ask::RefuseUndo { wish })));
    };
    view! {
        <Show when=is_asked>
            <div class="asked" role="alertdialog" aria-label=move || play.desk.say("web.undo-wanted")>
                <p>{move || play.desk.say("web.undo-wanted")}</p>
                <div class="actions">
                    <button type="button" class="primary" id="undo-yes" on:click=agree>
                        {move || play.desk.say("web.yes")}
                    </button>
                    <button type="button" id="undo-no" on:click=refuse>
                        {move || play.desk.say("web.no")}
                    </button>
                </div>
            </div>
        </Show>
    }
}

/// The moves so far.
#[component]
fn Moves(play: Play) -> impl IntoView {
    let moves = Memo::new(move |_| play.with(Table::moves));
    // The rules of a game that is tried may change in the middle of it.
    let told = move |text: &str| match game::Change::read(text) {
        Some(game::Change::Rules(_)) => play.say(&Message::new("web.rules-changed")),
        _ => text.to_owned(),
    };
    let count = move || moves.with(Vec::len);
    let heading = move || play.say(&Message::new("web.moves").with("count", count()));
    view! {
        <Show when=move || { count() > 0 }>
            <details class="moves">
                <summary>{heading}</summary>
                <ol>
                    {move || moves.get().iter().map(|text| view! { <li>{told(text)}</li> }).collect_view()}
                </ol>
            </details>
        </Show>
    }
}
