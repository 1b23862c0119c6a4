//! What was played on this device and how it went; nothing of it leaves the device.

use game::Reason as _;
use i18n::Message;
use leptos::prelude::*;
use session::Record;
use wasm_bindgen_futures::spawn_local;

use super::trouble::Trouble;
use crate::desk::{Desk, desk};
use crate::icon::{Icon, IconWords};
use crate::kept::Kept;
use crate::route::Route;
use crate::{begin, browser, pictures, progress, source, words};

/// No record of a game is larger.
const RECORD_BYTES: f64 = 4_000_000.0;
/// So many games that are over are listed.
const MOST_FINISHED: usize = 20;

/// Games played, won, refused touches and time, game by game.
#[component]
pub(crate) fn Progress() -> impl IntoView {
    let desk = desk();
    desk.want_pictures();
    let heading = move || {
        let name = desk.choices.with(|choices| choices.name.trim().to_owned());
        if name.is_empty() {
            return desk.say("web.progress");
        }
        desk.voice().say(&Message::new("web.progress-of").with("name", name))
    };
    // Nobody chosen is everybody.
    let person = RwSignal::new(String::new());
    let all = Memo::new(move |_| {
        let person = person.get();
        let person = Some(person.as_str()).filter(|name| !name.is_empty());
        desk.games.with(|games| progress::by_game(games, person))
    });
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1 class="whose"><Face />{heading}</h1>
            <p>{move || desk.say("web.progress-why")}</p>
            <OpenFile />
            <OfWhom person />
            <Show when=move || all.with(Vec::is_empty)>
                <p>{move || desk.say("web.progress-none")}</p>
            </Show>
            <Show when=move || !all.with(Vec::is_empty)>
                <Achieved all />
                <FinishedGames />
            </Show>
        </main>
    }
}

/// Whose games are shown, where several people finished one.
#[component]
fn OfWhom(person: RwSignal<String>) -> impl IntoView {
    let desk = desk();
    let people = Memo::new(move |_| desk.games.with(|games| progress::people(games)));
    let option = |name: String| {
        let value = name.clone();
        view! { <option value=value>{name}</option> }
    };
    view! {
        <Show when=move || { people.with(Vec::len) > 1 }>
            <label class="field">
                <span>{move || desk.say("web.of-whom")}</span>
                <select id="of-whom" on:change=move |event| person.set(event_target_value(&event))>
                    <option value="">{move || desk.say("web.everybody")}</option>
                    {move || people.get().into_iter().map(option).collect_view()}
                </select>
            </label>
        </Show>
    }
}

/// A line for each game.
#[component]
fn Achieved(all: Memo<Vec<progress::Progress>>) -> impl IntoView {
    const COLUMNS: [&str; 5] = [
        "web.column-game",
        "web.column-played",
        "web.column-won",
        "web.column-refused",
        "web.column-time",
    ];
    let desk = desk();
    let heading = |key| view! { <th scope="col">{move || desk.say(key)}</th> };
    let line = move |it: progress::Progress| {
        view! {
            <tr>
                <th scope="row">{title(desk, &it.game)}</th>
                <td>{it.played}</td>
                <td>{it.won}</td>
                <td>{it.refusals}</td>
                <td>{words::time(it.thought_ms)}</td>
            </tr>
        }
    };
    view! {
        <div class="wide">
            <table>
                <thead><tr>{COLUMNS.map(heading).collect_view()}</tr></thead>
                <tbody>{move || all.get().into_iter().map(line).collect_view()}</tbody>
            </table>
        </div>
    }
}

/// What a game is called by those who played it.
fn title(desk: Desk, game: &str) -> String {
    let voice = desk.voice();
    let kept = desk.games.with(|games| games.iter().find(|kept| kept.game == game).cloned());
    kept.map_or_else(|| voice.say(&Message::new(game.to_owned())), |kept| kept.title(&voice))
}

/// The last games that are over, to look back at.
#[component]
fn FinishedGames() -> impl IntoView {
    let desk = desk();
    let games = Memo::new(move |_| {
        desk.games.with(|games| {
            let over = games.iter().filter(|kept| kept.is_over);
            over.take(MOST_FINISHED).cloned().collect::<Vec<_>>()
        })
    });
    let line = |kept: Kept| view! { <Finished kept /> };
    view! {
        <h2>{move || desk.say("web.finished")}</h2>
        <ul class="list">{move || games.get().into_iter().map(line).collect_view()}</ul>
    }
}

#[component]
fn Finished(kept: Kept) -> impl IntoView {
    let desk = desk();
    let id = kept.id.clone();
    let words = move || {
        let voice = desk.voice();
        let moves = voice.say(&Message::new("web.moves").with("count", kept.moves));
        format!("{} · {moves}", kept.title(&voice))
    };
    view! {
        <li>
            <a href=Route::Replay(id).hash()>
                <Icon name="look" /><span>{words}</span>
            </a>
        </li>
    }
}

/// The picture of the person.
#[component]
fn Face() -> impl IntoView {
    let desk = desk();
    let drawing = move || {
        desk.pictures.track();
        let id = desk.choices.with(|choices| choices.picture.clone());
        pictures::drawing(&id, None, desk.lang.get())
    };
    view! {
        <span class="drawing" aria-hidden="true" inner_html=move || drawing().unwrap_or_default()></span>
    }
}

/// A game that comes from a file: it goes on, or is looked at when it is over.
#[component]
fn OpenFile() -> impl IntoView {
    let desk = desk();
    let trouble = RwSignal::new(None::<Message>);
    let open = move |event: leptos::ev::Event| {
        let Some(file) = browser::chosen_file(&event) else { return };
        trouble.set(None);
        spawn_local(async move {
            match read(desk, &file).await {
                Ok(route) => desk.go(&route),
                Err(why) => trouble.set(Some(why)),
            }
        });
    };
    view! {
        <label class="button file">
            <IconWords icon="upload" key="web.open-file" />
            <input type="file" id="open-file" accept=".txt,.marelle,text/plain" on:change=open />
        </label>
        <Trouble why=trouble id="file-trouble" />
    }
}

/// Reads a record and keeps its game on this device.
async fn read(desk: Desk, file: &web_sys::File) -> Result<Route, Message> {
    let bytes = browser::bytes_of(file, RECORD_BYTES).await?;
    let record = Record::read(&bytes).map_err(|why| why.message())?;
    let own = source::of(desk, record.game());
    let design = own.as_ref().map(|own| own.text.as_str());
    let opened = record.open(|id, settings| catalogue::open_with(id, design, settings));
    let session = opened.map_err(|why| why.message())?;
    let id = begin::take_in(desk, &session, own)?;
    Ok(if session.ending().is_some() { Route::Replay(id) } else { Route::Play(id) })
}
