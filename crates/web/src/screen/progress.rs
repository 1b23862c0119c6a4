//! What was played on this device and how it went; nothing of it leaves the device.

use game::Reason as _;
use i18n::Message;
use leptos::prelude::*;
use session::Record;
use wasm_bindgen_futures::spawn_local;

use crate::desk::{Desk, desk};
use crate::icon::Icon;
use crate::kept::{Kept, people, progress};
use crate::route::Route;
use crate::{browser, pictures, random, source};

/// No record of a game is larger.
const RECORD_BYTES: f64 = 4_000_000.0;

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
    let people = Memo::new(move |_| desk.games.with(|games| people(games)));
    let is_shared = move || people.with(Vec::len) > 1;
    let all = Memo::new(move |_| {
        let person = person.get();
        let person = Some(person.as_str()).filter(|name| !name.is_empty());
        desk.games.with(|games| progress(games, person))
    });
    let finished = Memo::new(move |_| {
        desk.games.with(|games| {
            games.iter().filter(|kept| kept.is_over).take(20).cloned().collect::<Vec<_>>()
        })
    });
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1 class="whose"><Face />{heading}</h1>
            <p>{move || desk.say("web.progress-why")}</p>
            <OpenFile />
            <Show when=is_shared>
                <label class="field">
                    <span>{move || desk.say("web.of-whom")}</span>
                    <select id="of-whom" on:change=move |event| person.set(event_target_value(&event))>
                        <option value="">{move || desk.say("web.everybody")}</option>
                        {move || people.get().into_iter().map(|name| {
                            let value = name.clone();
                            view! { <option value=value>{name}</option> }
                        }).collect_view()}
                    </select>
                </label>
            </Show>
            <Show when=move || all.with(Vec::is_empty)>
                <p>{move || desk.say("web.progress-none")}</p>
            </Show>
            <Show when=move || !all.with(Vec::is_empty)>
                <div class="wide">
                    <table>
                        <thead>
                            <tr>
                                {["game", "played", "won", "refused", "time"].map(|column| {
                                    let key = format!("web.column-{column}");
                                    view! { <th scope="col">{move || desk.voice().say(&Message::new(key.clone()))}</th> }
                                }).collect_view()}
                            </tr>
                        </thead>
                        <tbody>
                            {move || all.get().into_iter().map(|it| {
                                let minutes = it.thought_ms / 60_000;
                                let seconds = it.thought_ms / 1000 % 60;
                                view! {
                                    <tr>
                                        <th scope="row">{title(desk, &it.game)}</th>
                                        <td>{it.played}</td>
                                        <td>{it.won}</td>
                                        <td>{it.refusals}</td>
                                        <td>{format!("{minutes}:{seconds:02}")}</td>
                                    </tr>
                                }
                            }).collect_view()}
                        </tbody>
                    </table>
                </div>
                <h2>{move || desk.say("web.finished")}</h2>
                <ul class="list">
                    {move || finished.get().into_iter().map(|kept| view! { <Finished kept /> }).collect_view()}
                </ul>
            </Show>
        </main>
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
            <Icon name="upload" /><span>{move || desk.say("web.open-file")}</span>
            <input type="file" id="open-file" accept=".txt,.marelle,text/plain" on:change=open />
        </label>
        <p class="trouble" role="alert" id="file-trouble">
            {move || trouble.get().map(|why| desk.voice().say(&why))}
        </p>
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
    let name = random::seed().map_err(|_| Message::new("web.no-randomness"))?;
    let is_over = session.ending().is_some();
    let id = super::new_game::keep(desk, &session, own, name);
    Ok(if is_over { Route::Replay(id) } else { Route::Play(id) })
}

/// What a game is called by those who played it.
fn title(desk: Desk, game: &str) -> String {
    let voice = desk.voice();
    let kept = desk.games.with(|games| games.iter().find(|kept| kept.game == game).cloned());
    kept.map_or_else(|| voice.say(&Message::new(game.to_owned())), |kept| kept.title(&voice))
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
