//! Beside the board: who plays and what they have, what can be done, the moves so far.

use i18n::Message;
use leptos::prelude::*;
use protocol::live::Ask;
use scene::{Button, Die, Figure, Reply, SeatPanel, SpotKind};
use sitting::Sitting;

use super::end::EndCard;
use crate::icon::Icon;
use crate::play::Play;
use crate::route::Route;
use crate::table::Table;

/// The whole panel; what lies beside the main board comes as children.
#[component]
pub(super) fn Panel(play: Play, builds: RwSignal<bool>, children: Children) -> impl IntoView {
    view! {
        <aside class="panel" aria-label=move || play.desk.say("web.panel")>
            <EndCard play />
            <Seats play />
            {children()}
            <Dice play />
            <GameButtons play builds />
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
        let level = machine().and_then(game::Level::new);
        level.map(|level| format!("{} · {}", level, play.say(&level.message())))
    };
    let counters = panel.counters.into_iter().map(|counter| {
        let label = counter.label.clone();
        view! {
            <span class="counter">
                <b>{counter.value}</b>" "{move || play.say(&label)}
            </span>
        }
    });
    let clock = move || {
        let times = play.with(|table| table.has_clock().then(|| table.times(seat)));
        times.map(|(used, left)| {
            let seconds = left.unwrap_or(used) / 1000;
            format!("{}:{:02}", seconds / 60, seconds % 60)
        })
    };
    let hand = panel.has_the_hand;
    view! {
        <li data-seat=seat class:hand=hand aria-current=hand.then_some("true")>
            <span class="chip" aria-hidden="true">{seat}</span>
            <span class="who">
                <span class="name">{name}</span>
                {move || level().map(|level| view! {
                    <span class="level"><Icon name="machine" />{level}</span>
                })}
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

fn face(die: &Die, lang: i18n::Lang) -> Option<impl IntoView + use<>> {
    let shown = die.faces.get(usize::from(die.shown?))?.clone();
    let words = match &shown {
        Figure::Picture { letter, .. } => letter.clone(),
        Figure::Text(text) => text.clone(),
        _ => return None,
    };
    let svg = match &shown {
        Figure::Picture { id, .. } => crate::pictures::library().find(id).map(|it| it.svg(lang)),
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
    let has_crossings = Memo::new(move |_| {
        let scene = play.scene();
        let has = |kind: SpotKind| {
            scene.boards.iter().flat_map(|board| &board.spots).any(|spot| spot.kind == kind)
        };
        has(SpotKind::Crossing) && has(SpotKind::Cell) && play.with(Table::may_act)
    });
    view! {
        <div class="buttons" id="game-buttons">
            <Show when=move || has_crossings.get()>
                <button type="button" class="game" id="build"
                    aria-pressed=move || builds.get().to_string()
                    on:click=move |_| builds.update(|builds| *builds = !*builds)>
                    <Icon name="wall" /><span>{move || play.desk.say("web.build")}</span>
                </button>
            </Show>
            {move || buttons.get().into_iter().map(button).collect_view()}
        </div>
    }
}

/// What can be done with the game as a whole.
#[component]
fn Actions(play: Play) -> impl IntoView {
    let is_online = play.with_now(|table| table.online().is_some());
    let is_over = move || play.with(|table| table.end().is_some());
    let asks_resign = RwSignal::new(false);
    let undo = move |_| {
        if is_online {
            play.change_online(|remote| Some(remote.ask_undo()));
        } else {
            play.change(Sitting::take_back);
        }
    };
    let resign = move |_| {
        if !asks_resign.get_untracked() {
            asks_resign.set(true);
            return;
        }
        asks_resign.set(false);
        if is_online {
            play.change_online(|remote| Some(remote.wish(|wish| Ask::Resign { wish })));
        } else {
            play.change(Sitting::resign);
        }
    };
    let resign_words = move || {
        let key = if asks_resign.get() { "web.resign-sure" } else { "web.resign" };
        play.desk.say(key)
    };
    let rules = move || {
        let game = play.with(Table::game_id);
        Route::Help(game).hash()
    };
    let can_resign = move || !play.is_test() && play.scene().panels.len() > 1;
    view! {
        <div class="actions">
            <Show when=move || !is_over()>
                <Show when=move || !play.is_test()>
                    <button type="button" id="undo" on:click=undo>
                        <Icon name="undo" /><span>{move || play.desk.say("web.undo")}</span>
                    </button>
                </Show>
                <Show when=move || !is_online>
                    <button type="button" id="hint" on:click=move |_| play.ask_advice()>
                        <Icon name="hint" /><span>{move || play.desk.say("web.hint")}</span>
                    </button>
                </Show>
                <Show when=can_resign>
                    <button type="button" id="resign" on:click=resign>
                        <Icon name="flag" /><span>{resign_words}</span>
                    </button>
                </Show>
            </Show>
            <Show when=move || !play.is_test()>
                <a class="button" id="rules" href=rules>
                    <Icon name="help" /><span>{move || play.desk.say("web.rules")}</span>
                </a>
                <a class="button" id="leave" href=Route::Home.hash()>
                    <Icon name="back" /><span>{move || play.desk.say("web.leave")}</span>
                </a>
            </Show>
        </div>
        <UndoAsked play />
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
                <button type="button" class="primary" id="undo-yes" on:click=agree>
                    {move || play.desk.say("web.yes")}
                </button>
                <button type="button" id="undo-no" on:click=refuse>
                    {move || play.desk.say("web.no")}
                </button>
            </div>
        </Show>
    }
}

/// The moves so far, for a game on this device.
#[component]
fn Moves(play: Play) -> impl IntoView {
    let moves = Memo::new(move |_| {
        play.with(|table| {
            let played = table.here().map(|it| it.session().played().moves().to_vec());
            played.unwrap_or_default().into_iter().map(|played| played.text).collect::<Vec<_>>()
        })
    });
    let hides = move || {
        play.with(|table| {
            table.here().is_some_and(|it| {
                let session = it.session();
                session.played().game().card().hides && session.ending().is_none()
            })
        })
    };
    let count = move || moves.with(Vec::len);
    let heading = move || play.say(&Message::new("web.moves").with("count", count()));
    view! {
        <Show when=move || { count() > 0 && !hides() }>
            <details class="moves">
                <summary>{heading}</summary>
                <ol>
                    {move || moves.get().into_iter().map(|text| view! { <li>{text}</li> }).collect_view()}
                </ol>
            </details>
        </Show>
    }
}
