//! The game being tried beside the form: started over, seen through, against machines.

use game::Level;
use i18n::Message;
use leptos::prelude::*;

use super::bench::Bench;
use crate::icon::IconWords;
use crate::play::Play;
use crate::screen::game::Playing;
use crate::words;

/// A test that runs; what is changed in the form takes effect in it at once.
#[component]
pub(super) fn Trying(bench: Bench, play: Play) -> impl IntoView {
    let desk = bench.desk;
    let shows = move || play.shows_faces.get();
    let refused = move || bench.said.get().map(|said| bench.say(&said.words));
    view! {
        <section class="edit-middle trying" aria-label=move || desk.say("editing.try")>
            <div class="try-bar">
                <button type="button" id="start-over" on:click=move |_| bench.try_it()>
                    <IconWords icon="again" key="editing.start-over" />
                </button>
                <button type="button" id="show-faces" aria-pressed=move || shows().to_string()
                    on:click=move |_| play.shows_faces.set(!shows())>
                    <IconWords icon="look" key="editing.show-faces" />
                </button>
                <button type="button" id="step-back" on:click=move |_| bench.step_back()>
                    <IconWords icon="undo" key="web.undo" />
                </button>
                <Seats bench play />
            </div>
            <p class="trouble" id="refused" role="alert">{refused}</p>
            <Playing play />
        </section>
    }
}

/// Who plays: people, or machines of a level.
#[component]
fn Seats(bench: Bench, play: Play) -> impl IntoView {
    let desk = bench.desk;
    let count = play.scene_now().panels.len();
    let seat = move |number: usize| {
        let id = format!("who-{number}");
        let choose = move |event| {
            let level = event_target_value(&event).parse().ok().and_then(Level::new);
            bench.sit(number, level);
        };
        let is = move |level: u8| move || bench.level(number).map_or(0, Level::number) == level;
        let level = move |level: Level| {
            let name = move || words::level(level, &desk.voice());
            view! {
                <option value=level.number() prop:selected=is(level.number())>{name}</option>
            }
        };
        let label = move || bench.say(&Message::new("web.seat").with("number", number));
        view! {
            <label class="who">
                <span>{label}</span>
                <select id=id on:change=choose>
                    <option value="0" prop:selected=is(0)>{move || desk.say("web.person")}</option>
                    {Level::all().map(level).collect_view()}
                </select>
            </label>
        }
    };
    (1..=count).map(seat).collect_view()
}
