//! A kept game, move by move, with a look back at what each move was worth.

mod judging;

use std::sync::Arc;

use game::Viewer;
use i18n::Message;
use leptos::prelude::*;
use session::Session;
use sitting::Sitting;

use super::stored::{Lost, stored};
use crate::board::view::{Boards, Gesture, Part, Sheets};
use crate::desk::{Desk, desk};
use crate::icon::{Icon, IconWords};
use crate::kept::Kept;
use crate::route::Route;
use crate::source::Own;
use crate::{browser, play};
use judging::Judging;

/// The game of a name in the store.
#[component]
pub(crate) fn Replay(id: String) -> impl IntoView {
    let desk = desk();
    desk.want_pictures();
    let show = move || {
        let kept = desk.game(&id)?;
        let film = Film::new(desk, kept.open()?, kept.own.clone());
        Some(view! { <ReplayView film kept /> }.into_any())
    };
    stored(desk, show, || view! { <Lost heading="web.lost-game" to=Route::Home /> }.into_any())
}

/// A game that was played, at one of its moves. Copies are the same one.
#[derive(Clone, Copy)]
struct Film {
    desk: Desk,
    sitting: StoredValue<Sitting>,
    own: StoredValue<Option<Own>>,
    /// Who looks at it.
    viewer: Viewer,
    /// How many moves it has.
    last: usize,
    /// After how many of them it is shown.
    ply: RwSignal<usize>,
}

impl Film {
    fn new(desk: Desk, session: Session, own: Option<Own>) -> Self {
        if own.is_some() {
            desk.want_all_pictures();
        }
        let last = session.played().moves().len();
        // Secrets stay secrets until the game is over.
        let viewer = if session.ending().is_some() { session.viewer() } else { Viewer::Public };
        let sitting = StoredValue::new(Sitting::new(session, &desk.voice()));
        Effect::new(move |_| {
            let words = desk.voice();
            sitting.update_value(|sitting| sitting.listen_anew(&words));
        });
        let (own, ply) = (StoredValue::new(own), RwSignal::new(last));
        Self { desk, sitting, own, viewer, last, ply }
    }

    fn show(self, ply: usize) {
        self.ply.set(ply.min(self.last));
    }

    fn say(self, message: &Message) -> String {
        self.desk.lang.track();
        self.sitting.with_value(|sitting| sitting.say(message))
    }

    /// The position laid out for the page.
    fn sheets(self) -> Sheets {
        Memo::new(move |_| {
            self.desk.pictures.track();
            let look = (self.desk.lang.get(), self.desk.mode.get());
            Arc::new(self.sitting.with_value(|sitting| {
                let session = sitting.session();
                let mut scene = session.scene_at(self.ply.get(), self.viewer);
                self.desk.choices.with(|choices| choices.apply(&mut scene));
                // Nothing can be touched any more.
                scene.hide_targets();
                let say = |message: &Message| sitting.say(message);
                let game = &session.played().game().card().id;
                self.own.with_value(|own| play::sheets_of(&scene, &say, game, own.as_ref(), look))
            }))
        })
    }

    /// The number of the move that was played last, and the move.
    fn how_far(self) -> String {
        let ply = self.ply.get();
        let words = Message::new("web.move-of").with("ply", ply).with("last", self.last);
        let words = self.desk.voice().say(&words);
        let text = self.sitting.with_value(|sitting| {
            let moves = sitting.session().played().moves();
            ply.checked_sub(1).and_then(|at| moves.get(at)).map(|played| played.text().into_owned())
        });
        text.map_or_else(|| words.clone(), |text| format!("{words} · {text}"))
    }
}

#[component]
fn ReplayView(film: Film, kept: Kept) -> impl IntoView {
    let desk = film.desk;
    let sheets = film.sheets();
    let say = Callback::new(move |message: Message| film.say(&message));
    let nothing = Callback::new(|_: Gesture| ());
    let saved = kept.clone();
    let download = move |_| browser::save_as("marelle.txt", &saved.whole());
    view! {
        <main id="main" tabindex="-1" class="play">
            <h1 class="unseen">{move || kept.title(&desk.voice())}</h1>
            <div class="table">
                <div class="boards">
                    <Boards sheets part=Part::Main say on_gesture=nothing lit=Vec::new() />
                </div>
                <div class="line">
                    <p role="status" id="how-far">{move || film.how_far()}</p>
                    <Steps film />
                </div>
            </div>
            <aside class="panel" aria-label=move || desk.say("web.panel")>
                <div class="beside">
                    <Boards sheets part=Part::Beside say on_gesture=nothing lit=Vec::new() />
                </div>
                <div class="actions">
                    <button type="button" id="download" on:click=download>
                        <IconWords icon="download" key="web.download" />
                    </button>
                    <a class="button" href=Route::Home.hash()>
                        <IconWords icon="back" key="web.home" />
                    </a>
                </div>
                <Judging film />
            </aside>
        </main>
    }
}

/// From move to move: by steps, or to any of them.
#[component]
fn Steps(film: Film) -> impl IntoView {
    let Film { desk, last, ply, .. } = film;
    let slide = move |event| film.show(event_target_value(&event).parse().unwrap_or(0));
    let step =
        move |id: &'static str, icon: &'static str, key: &'static str, to: fn(Film) -> usize| {
            view! {
                <button type="button" id=id aria-label=move || desk.say(key)
                    on:click=move |_| film.show(to(film))>
                    <Icon name=icon />
                </button>
            }
        };
    view! {
        <div class="film">
            {step("film-first", "first", "web.film-first", |_| 0)}
            {step("film-back", "back", "web.film-back", |it| it.ply.get_untracked().saturating_sub(1))}
            <input type="range" id="film" min="0" max=last prop:value=move || ply.get()
                aria-label=move || desk.say("web.film") on:input=slide />
            {step("film-next", "next", "web.film-next", |it| it.ply.get_untracked() + 1)}
            {step("film-last", "last", "web.film-last", |it| it.last)}
        </div>
    }
}
