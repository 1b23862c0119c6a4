//! What each move was worth, judged by the machine while one reads.

use errands::Errand;
use game::{Turn, Viewer};
use i18n::Message;
use leptos::prelude::*;
use machine_host::{Answer, Ask, Question};
use review::analysis::{Analysis, Line, headings, lines, plot};
use sitting::Sitting;
use wasm_bindgen_futures::spawn_local;

use super::Film;
use crate::icon::Icon;
use crate::play::errand;
use crate::worker::Worker;

/// The judge of a game. Copies are the same one.
#[derive(Clone, Copy)]
struct Judge {
    film: Film,
    worker: StoredValue<Worker, LocalStorage>,
    analysis: RwSignal<Analysis>,
    is_busy: RwSignal<bool>,
}

impl Judge {
    fn new(film: Film) -> Self {
        let worker = StoredValue::new_local(Worker::default());
        on_cleanup(move || {
            let _ = worker.try_with_value(Worker::stop);
        });
        let analysis = RwSignal::new(film.nothing_judged());
        Self { film, worker, analysis, is_busy: RwSignal::new(false) }
    }

    /// Judges all moves, from the first; nothing begins twice.
    fn begin(self) {
        if self.is_busy.get_untracked() {
            return;
        }
        self.is_busy.set(true);
        self.analysis.set(self.film.nothing_judged());
        spawn_local(async move {
            self.judge_all().await;
            let _ = self.is_busy.try_set(false);
        });
    }

    /// Breaks off when the screen is gone or the worker is.
    async fn judge_all(self) -> Option<()> {
        for index in 0..self.film.last {
            let Some(question) = self.film.question(index)? else { continue };
            let asked = self.worker.try_with_value(|worker| worker.ask(&question, &[]))?;
            let (found, _) = asked.await.ok()?;
            if let Answer::Judged(Some(judged)) = found {
                self.analysis.try_update(|analysis| analysis.moves.push(*judged))?;
            }
        }
        Some(())
    }

    fn words(self) -> String {
        let count = self.analysis.with(|analysis| analysis.moves.len());
        let key = if self.is_busy.get() { "web.judging" } else { "web.judge" };
        let message = Message::new(key).with("count", count).with("all", self.film.last);
        self.film.desk.voice().say(&message)
    }

    /// The chances of the players, as a drawing.
    fn plot(self) -> Option<String> {
        let title = self.film.sitting.with_value(Sitting::title);
        let lang = self.film.desk.lang.get();
        self.analysis
            .with(|analysis| plot(analysis, &title, lang, &|it: &Message| self.film.say(it)))
    }

    /// The same in words, a line for each move.
    fn lines(self) -> Vec<Line> {
        let lang = self.film.desk.lang.get();
        self.analysis.with(|analysis| lines(analysis, lang, &|it: &Message| self.film.say(it)))
    }
}

impl Film {
    fn nothing_judged(self) -> Analysis {
        Analysis::new(self.sitting.with_value(|it| it.session().played().game().seats()))
    }

    /// The question what a move was worth, unless nobody chose it; `None` when the screen is gone.
    fn question(self, index: usize) -> Option<Option<Errand>> {
        self.sitting.try_with_value(|sitting| {
            let played = sitting.session().played();
            let (position, action) = (played.position_at(index)?, played.moves().get(index)?);
            let Turn::Seat(seat) = position.turn() else { return None };
            let (number, action) = (index + 1, action.text().into_owned());
            let ask = Ask::Judge { number, seat, action };
            let view = position.view(Viewer::Seat(seat));
            let question = Question { ask, view, seed: 0 };
            Some(self.own.with_value(|own| errand(&**played.game(), own.as_ref(), question)))
        })
    }
}

/// A button that begins it, and what was found so far.
#[component]
pub(super) fn Judging(film: Film) -> impl IntoView {
    let judge = Judge::new(film);
    view! {
        <section>
            <button type="button" class="primary" id="judge" on:click=move |_| judge.begin()>
                <Icon name="look" /><span>{move || judge.words()}</span>
            </button>
            <div class="plot" id="plot" inner_html=move || judge.plot().unwrap_or_default()></div>
            <Show when=move || !judge.lines().is_empty()>
                <Judged judge />
            </Show>
        </section>
    }
}

#[component]
fn Judged(judge: Judge) -> impl IntoView {
    let film = judge.film;
    let heading = move |words: Message| view! { <th scope="col">{film.say(&words)}</th> };
    let line = move |[number, cells @ ..]: Line| {
        let ply = number.parse().unwrap_or(0);
        let is_now = move || film.ply.get() == ply;
        let label = Message::new("web.move-of").with("ply", ply).with("last", film.last);
        let label = move || film.say(&label);
        let cells = cells.map(|cell| view! { <td>{cell}</td> });
        view! {
            <tr class:now=is_now>
                <td>
                    <button type="button" class="quiet ply" aria-label=label
                        on:click=move |_| film.show(ply)>{number}</button>
                </td>
                {cells.collect_view()}
            </tr>
        }
    };
    view! {
        <div class="wide" tabindex="0" role="region" aria-label=move || film.desk.say("web.judge-table")>
            <table>
                <thead><tr>{move || headings().map(heading).collect_view()}</tr></thead>
                <tbody>{move || judge.lines().into_iter().map(line).collect_view()}</tbody>
            </table>
        </div>
    }
}
