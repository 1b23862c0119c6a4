//! What was played on this device and how it went; nothing of it leaves the device.

use i18n::Message;
use leptos::prelude::*;

use super::opened::OpenFile;
use super::trouble::Trouble;
use crate::desk::{Desk, desk};
use crate::icon::Icon;
use crate::kept::Kept;
use crate::route::Route;
use crate::stickers::Stickers;
use crate::{pictures, progress, words};

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
    let trouble = RwSignal::new(None::<Message>);
    let person: Person = RwSignal::new(None);
    let all = Memo::new(move |_| {
        let person = person.get();
        desk.games.with(|games| progress::by_game(games, person.as_deref()))
    });
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1 class="whose"><Face />{heading}</h1>
            <p>{move || desk.say("web.progress-why")}</p>
            <Stickers />
            <OpenFile id="open-file" key="web.open-file" trouble />
            <Trouble why=trouble id="file-trouble" />
            <OfWhom person />
            <Games person is_over=false />
            <Show when=move || all.with(Vec::is_empty)>
                <p>{move || desk.say("web.progress-none")}</p>
            </Show>
            <Show when=move || !all.with(Vec::is_empty)>
                <Achieved all />
            </Show>
            <Games person is_over=true />
        </main>
    }
}

/// Whose games are shown; those of everybody, when nobody is chosen.
type Person = RwSignal<Option<String>>;

/// Chooses whose games are shown, where several people finished one.
#[component]
fn OfWhom(person: Person) -> impl IntoView {
    let desk = desk();
    let choose =
        move |event| person.set(Some(event_target_value(&event)).filter(|name| !name.is_empty()));
    let people = Memo::new(move |_| desk.games.with(|games| progress::people(games)));
    let option = |name: String| {
        let value = name.clone();
        view! { <option value=value>{name}</option> }
    };
    view! {
        <Show when=move || { people.with(Vec::len) > 1 }>
            <label class="field">
                <span>{move || desk.say("web.of-whom")}</span>
                <select id="of-whom" on:change=choose>
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

/// Games that go on, or the last ones that are over, to look back at.
#[component]
fn Games(person: Person, is_over: bool) -> impl IntoView {
    let desk = desk();
    let (id, heading, most) = match is_over {
        true => ("finished", "web.finished", MOST_FINISHED),
        false => ("waiting", "web.resume", usize::MAX),
    };
    let games = Memo::new(move |_| {
        let person = person.get();
        desk.games.with(|games| {
            let games = progress::games_of(games, person.as_deref(), is_over);
            games.take(most).cloned().collect::<Vec<_>>()
        })
    });
    let line = |kept: Kept| view! { <Game kept /> };
    view! {
        <Show when=move || !games.with(Vec::is_empty)>
            <h2>{move || desk.say(heading)}</h2>
            <ul class="list" id=id>{move || games.get().into_iter().map(line).collect_view()}</ul>
        </Show>
    }
}

#[component]
fn Game(kept: Kept) -> impl IntoView {
    let desk = desk();
    let id = kept.id.clone();
    let (route, icon) = match kept.is_over {
        true => (Route::Replay(id), "look"),
        false => (Route::Play(id), "play"),
    };
    let words = move || {
        let voice = desk.voice();
        let moves = voice.say(&Message::new("web.moves").with("count", kept.moves));
        format!("{} · {moves}", kept.title(&voice))
    };
    view! {
        <li>
            <a href=route.hash()>
                <Icon name=icon /><span>{words}</span>
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
