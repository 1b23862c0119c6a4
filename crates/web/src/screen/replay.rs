//! A kept game, move by move, with a look back at what each move was worth.

use std::sync::Arc;

use errands::{Ask, Errand, Found, Task};
use game::{Turn, Viewer};
use i18n::Message;
use leptos::prelude::*;
use review::analysis::{Analysis, headings, lines, plot};
use scene::Touch;
use session::Session;
use sitting::Sitting;
use wasm_bindgen_futures::spawn_local;

use super::stored::{Lost, stored};
use crate::board::view::{Boards, Part};
use crate::desk::desk;
use crate::icon::Icon;
use crate::kept::Kept;
use crate::route::Route;
use crate::source::Own;
use crate::worker::Worker;
use crate::{browser, play};

/// The game of a name in the store.
#[component]
pub(crate) fn Replay(id: String) -> impl IntoView {
    let desk = desk();
    desk.want_pictures();
    let show = move || {
        let kept = desk.game(&id)?;
        let session = kept.open()?;
        Some(view! { <Film session kept /> }.into_any())
    };
    stored(desk, show, || view! { <Lost heading="web.lost-game" to=Route::Home /> }.into_any())
}

#[component]
fn Film(session: Session, kept: Kept) -> impl IntoView {
    let desk = desk();
    let last = session.played().moves().len();
    let texts: Vec<String> =
        session.played().moves().iter().map(|played| played.text.clone()).collect();
    // Secrets stay secrets until the game is over.
    let viewer = if session.ending().is_some() { session.viewer() } else { Viewer::Public };
    if kept.own.is_some() {
        desk.want_all_pictures();
    }
    let own = StoredValue::new(kept.own.clone());
    let record = kept.record.clone();
    let sitting = StoredValue::new(Sitting::new(session, &desk.voice()));
    let ply = RwSignal::new(last);
    Effect::new(move |_| {
        let words = desk.voice();
        sitting.update_value(|sitting| sitting.listen_anew(&words));
    });
    let sheets = Memo::new(move |_| {
        desk.pictures.track();
        let lang = desk.lang.get();
        Arc::new(sitting.with_value(|sitting| {
            let scene = sitting.session().played().scene_at(ply.get(), viewer, &[]);
            let say = |message: &Message| sitting.say(message);
            let game = &sitting.session().played().game().card().id;
            own.with_value(|own| play::sheets_of(&scene, &say, game, own.as_ref(), lang))
        }))
    });
    let say = Callback::new(move |message: Message| {
        desk.lang.track();
        sitting.with_value(|sitting| sitting.say(&message))
    });
    let nothing = Callback::new(|_: Touch| ());
    let to = move |next: usize| ply.set(next.min(last));
    let how_far = move || {
        let at = ply.get();
        let text = at.checked_sub(1).and_then(|index| texts.get(index).cloned());
        let words =
            desk.voice().say(&Message::new("web.move-of").with("ply", at).with("last", last));
        text.map_or_else(|| words.clone(), |text| format!("{words} · {text}"))
    };
    let title = move || kept.title(&desk.voice());
    let download = move |_| browser::save_as("marelle.txt", &record);
    view! {
        <main id="main" tabindex="-1" class="play replay">
            <h1 class="unseen">{title}</h1>
            <div class="table">
                <div class="boards">
                    <Boards sheets part=Part::Main say on_touch=nothing lit=Vec::new() />
                </div>
                <div class="line">
                    <p class="prompt" role="status" id="how-far">{how_far}</p>
                    <div class="film">
                        <button type="button" id="film-first" aria-label=move || desk.say("web.film-first")
                            on:click=move |_| to(0)><Icon name="first" /></button>
                        <button type="button" id="film-back" aria-label=move || desk.say("web.film-back")
                            on:click=move |_| to(ply.get_untracked().saturating_sub(1))><Icon name="back" /></button>
                        <input type="range" id="film" min="0" max=last prop:value=move || ply.get()
                            aria-label=move || desk.say("web.film")
                            on:input=move |event| to(event_target_value(&event).parse().unwrap_or(0)) />
                        <button type="button" id="film-next" aria-label=move || desk.say("web.film-next")
                            on:click=move |_| to(ply.get_untracked() + 1)><Icon name="next" /></button>
                        <button type="button" id="film-last" aria-label=move || desk.say("web.film-last")
                            on:click=move |_| to(last)><Icon name="last" /></button>
                    </div>
                </div>
            </div>
            <aside class="panel" aria-label=move || desk.say("web.panel")>
                <div class="beside">
                    <Boards sheets part=Part::Beside say on_touch=nothing lit=Vec::new() />
                </div>
                <div class="actions">
                    <button type="button" id="download" on:click=download>
                        <Icon name="download" /><span>{move || desk.say("web.download")}</span>
                    </button>
                    <a class="button" href=Route::Home.hash()>
                        <Icon name="back" /><span>{move || desk.say("web.home")}</span>
                    </a>
                </div>
                <LookBack sitting own ply />
            </aside>
        </main>
    }
}

/// What each move was worth, judged by the machine while one reads.
#[component]
fn LookBack(
    sitting: StoredValue<Sitting>,
    own: StoredValue<Option<Own>>,
    ply: RwSignal<usize>,
) -> impl IntoView {
    let desk = desk();
    let worker = StoredValue::new_local(Worker::default());
    on_cleanup(move || {
        let _ = worker.try_with_value(Worker::stop);
    });
    let seats = sitting.with_value(|it| it.session().played().game().seats());
    let analysis = RwSignal::new(None::<Analysis>);
    let is_busy = RwSignal::new(false);
    let begin = move |_| {
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        analysis.set(Some(Analysis::new(seats)));
        spawn_local(async move {
            let last = sitting.with_value(|it| it.session().played().moves().len());
            for index in 0..last {
                let task = sitting.try_with_value(|it| {
                    own.with_value(|own| task(it.session(), own.as_ref(), index))
                });
                let Some(task) = task else { return };
                let Some(task) = task else { continue };
                let Some(asked) = worker.try_with_value(|worker| worker.ask(&task, &[])) else {
                    return;
                };
                let Ok((found, _)) = asked.await else { return };
                if let Found::Judged(Some(judged)) = found {
                    let told =
                        analysis.try_update(|it| it.as_mut().map(|it| it.moves.push(*judged)));
                    if told.is_none() {
                        return;
                    }
                }
            }
            is_busy.set(false);
        });
    };
    let say = move |message: &Message| {
        desk.lang.track();
        sitting.with_value(|sitting| sitting.say(message))
    };
    let picture = move || {
        let title = sitting.with_value(Sitting::title);
        analysis.with(|it| plot(it.as_ref()?, &title, desk.lang.get(), &say))
    };
    let table = move || {
        analysis
            .with(|it| it.as_ref().map(|it| lines(it, desk.lang.get(), &say)).unwrap_or_default())
    };
    let words = move || {
        let count = analysis.with(|it| it.as_ref().map_or(0, |it| it.moves.len()));
        let key = if is_busy.get() { "web.judging" } else { "web.judge" };
        desk.voice().say(&Message::new(key).with("count", count))
    };
    view! {
        <section class="look-back">
            <button type="button" class="primary" id="judge" on:click=begin>
                <Icon name="look" /><span>{words}</span>
            </button>
            <div class="plot" id="plot" inner_html=move || picture().unwrap_or_default()></div>
            <Show when=move || !table().is_empty()>
                <div class="wide" tabindex="0" role="region" aria-label=move || desk.say("web.judge-table")>
                    <table>
                        <thead><tr>
                            {move || headings().map(|heading| view! { <th scope="col">{say(&heading)}</th> }).collect_view()}
                        </tr></thead>
                        <tbody>
                            {move || table().into_iter().map(|line| {
                                let number: usize = line.first().and_then(|it| it.parse().ok()).unwrap_or(0);
                                let is_now = move || ply.get() == number;
                                let cells = line.map(|cell| view! { <td>{cell}</td> });
                                view! { <tr class:now=is_now>{cells.collect_view()}</tr> }
                            }).collect_view()}
                        </tbody>
                    </table>
                </div>
            </Show>
        </section>
    }
}

/// The question what a move was worth; none where nobody chose it.
fn task(session: &Session, own: Option<&Own>, index: usize) -> Option<Errand> {
    let played = session.played();
    let (position, played_move) = (played.position_at(index)?, played.moves().get(index)?);
    let Turn::Seat(seat) = position.turn() else { return None };
    let settings = played.game().settings();
    let ask =
        Ask::Judge { number: index + 1, seat: seat.number(), action: played_move.text.clone() };
    Some(Errand::Think(Task {
        game: played.game().card().id.to_string(),
        design: own.map(|own| own.text.clone()),
        settings: settings
            .iter()
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect(),
        view: position.view(Viewer::Seat(seat)),
        ask,
        seed: 0,
    }))
}
