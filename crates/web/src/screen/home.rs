//! The shelf: the games as pictures, those that wait to go on, and ways to play together.

mod row;
mod search;

use i18n::Message;
use leptos::prelude::*;
use makers::Kind;
use protocol::rest::DesignSummary;
use wasm_bindgen_futures::spawn_local;

use super::make::Mine;
use crate::desk::{Desk, desk};
use crate::icon::{Icon, IconWords};
use crate::kept::Kept;
use crate::online::{self, Place};
use crate::route::Route;
use crate::{progress, published, thumbnail};
use row::Row;
use search::{fits, found};

/// The first screen.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let desk = desk();
    desk.want_pictures();
    let query = RwSignal::new(String::new());
    let is_searching = move || !query.with(|query| query.trim().is_empty());
    view! {
        <main id="main" tabindex="-1" class="home">
            <section class="welcome">
                <div>
                    <h1>{move || desk.say("web.welcome")}</h1>
                    <p>{move || desk.say("web.summary")}</p>
                </div>
                <div class="tools">
                    <Search query />
                    <a class="button" id="join" href=Route::Join(None).hash()>
                        <IconWords icon="link" key="web.join" />
                    </a>
                </div>
            </section>
            <Show when=move || !is_searching()>
                <Resume />
                <MakeRow />
                <Mine most=4 />
                <Shared />
            </Show>
            {move || Row::ALL.into_iter().map(|row| view! { <RowView row query /> }).collect_view()}
            <Show when=move || is_searching() && found(&query.get(), desk.lang.get()) == 0>
                <p role="status">{move || desk.say("web.search-nothing")}</p>
            </Show>
            <footer>
                {move || pictures::CREDITS.map(|key| {
                    view! { <p>{desk.voice().say(&Message::new(key))}</p> }
                }).collect_view()}
            </footer>
        </main>
    }
}

/// The field to look for a game.
#[component]
fn Search(query: RwSignal<String>) -> impl IntoView {
    let desk = desk();
    view! {
        <label class="search">
            <Icon name="search" />
            <span class="unseen">{move || desk.say("web.search")}</span>
            <input type="search" id="search" placeholder=move || desk.say("web.search")
                prop:value=move || query.get()
                on:input=move |event| query.set(event_target_value(&event)) />
        </label>
    }
}

/// The ways to a game of one's own that are wanted most.
const FIRST_MAKERS: [Kind; 5] =
    [Kind::Memory, Kind::Families, Kind::PigeonVole, Kind::SlidingPuzzle, Kind::Goose];

/// The way to games of one's own.
#[component]
fn MakeRow() -> impl IntoView {
    let desk = desk();
    let link = move |kind: Kind| {
        view! {
            <a class="button" href=Route::maker(kind, None).hash() data-maker=kind.name()>
                {move || desk.voice().say(&kind.title())}
            </a>
        }
    };
    view! {
        <section class="make-row card">
            <div>
                <h2>{move || desk.say("make")}</h2>
                <p>{move || desk.say("make.summary")}</p>
            </div>
            <nav class="makers" aria-label=move || desk.say("make")>
                {FIRST_MAKERS.map(link).collect_view()}
                <a class="button primary" id="make" href=Route::Make.hash()>
                    <IconWords icon="add" key="make.all" />
                </a>
            </nav>
        </section>
    }
}

/// Games that somebody published on this server.
#[component]
fn Shared() -> impl IntoView {
    let desk = desk();
    let all = RwSignal::new(Vec::new());
    spawn_local(async move {
        // Without a server there are none.
        if let Ok(shared) = published::shared().await {
            all.try_set(shared);
        }
    });
    let card = move |it: DesignSummary| {
        let name = if it.name.trim().is_empty() { desk.say("catalogue.unnamed") } else { it.name };
        let route = Route::New(published::name_of(&it.id));
        view! { <li><a class="button" href=route.hash()>{name}</a></li> }
    };
    view! {
        <Show when=move || !all.with(Vec::is_empty)>
            <section class="row" id="shared">
                <h2>{move || desk.say("make.shared")}</h2>
                <ul class="makers">{move || all.get().into_iter().map(card).collect_view()}</ul>
            </section>
        </Show>
    }
}

/// So many games that are not over are shown as pictures.
const MOST_WAITING: usize = 4;

/// The last games that are not over, and the way to the others.
#[component]
fn Resume() -> impl IntoView {
    let desk = desk();
    let waiting = Memo::new(move |_| {
        desk.games.with(|games| {
            let waiting = progress::games_of(games, None, false);
            waiting.take(MOST_WAITING).cloned().collect::<Vec<_>>()
        })
    });
    let are_more = move || {
        desk.games.with(|all| progress::games_of(all, None, false).nth(MOST_WAITING).is_some())
    };
    let places = RwSignal::new(online::places());
    view! {
        <Show when=move || !waiting.with(Vec::is_empty) || !places.with(Vec::is_empty)>
            <section class="row" id="resume">
                <h2>{move || desk.say("web.resume")}</h2>
                <ul class="cards">
                    {move || {
                        let all = places.get().into_iter();
                        all.map(|place| view! { <WaitingOnline place places /> }).collect_view()
                    }}
                    {move || waiting.get().into_iter().map(|kept| view! { <Waiting kept /> }).collect_view()}
                </ul>
                <Show when=are_more>
                    <a class="button quiet" id="all-waiting" href=Route::Progress.hash()>
                        <IconWords icon="star" key="web.progress" />
                    </a>
                </Show>
            </section>
        </Show>
    }
}

#[component]
fn Waiting(kept: Kept) -> impl IntoView {
    let desk = desk();
    let id = kept.id.clone();
    let title = {
        let kept = kept.clone();
        move || kept.title(&desk.voice())
    };
    let how_far = move || desk.voice().say(&Message::new("web.moves").with("count", kept.moves));
    let picture = {
        let kept = kept.clone();
        move || {
            desk.pictures.track();
            thumbnail::of_kept(&kept, desk.look())
        }
    };
    let forget = {
        let kept = kept.clone();
        move |_| desk.forget(kept.clone())
    };
    view! {
        <li class="game-card">
            <a href=Route::Play(id).hash()>
                <img src=picture alt="" />
                <span class="title">{title}</span>
                <span class="detail">{how_far}</span>
            </a>
            <button type="button" class="quiet forget" on:click=forget>
                <IconWords icon="delete" key="web.forget" />
            </button>
        </li>
    }
}

/// A match on the server at which somebody sits here.
#[component]
fn WaitingOnline(place: Place, places: RwSignal<Vec<Place>>) -> impl IntoView {
    let desk = desk();
    let Place { link, game, title } = place;
    let route = Route::Online(link.clone());
    let title = {
        let shelf = catalogue::family(&game).is_ok().then(|| Message::new(game.clone()));
        move || shelf.as_ref().map_or_else(|| title.clone(), |it| desk.voice().say(it))
    };
    let picture = move || {
        desk.pictures.track();
        thumbnail::of_game(&game, None, desk.look())
    };
    let forget = move |_| {
        online::forget(&link);
        places.set(online::places());
    };
    view! {
        <li class="game-card">
            <a href=route.hash() data-online="">
                <img src=picture alt="" />
                <span class="title">{title}</span>
                <span class="detail">{move || desk.say("web.online")}</span>
            </a>
            <button type="button" class="quiet forget" on:click=forget>
                <IconWords icon="delete" key="web.forget" />
            </button>
        </li>
    }
}

/// A row of games that fit what somebody looks for.
#[component]
fn RowView(row: Row, query: RwSignal<String>) -> impl IntoView {
    let desk = desk();
    let games = Memo::new(move |_| {
        let (query, lang) = (query.get(), desk.lang.get());
        let of_row = catalogue::families().iter().filter(|family| Row::of(family) == row);
        let fitting = of_row.filter(|family| fits(family, &query, lang));
        fitting.map(|family| family.card().id.to_string()).collect::<Vec<_>>()
    });
    view! {
        <Show when=move || !games.with(Vec::is_empty)>
            <section class="row">
                <h2>{move || desk.say(row.key())}</h2>
                <ul class="cards">
                    {move || games.get().into_iter().map(|id| view! { <GameCard id /> }).collect_view()}
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn GameCard(id: String) -> impl IntoView {
    let desk = desk();
    let key = id.clone();
    let title = move || desk.voice().say(&Message::new(key.clone()));
    let detail = {
        let id = id.clone();
        move || players(&id, desk)
    };
    let picture = {
        let id = id.clone();
        move || {
            desk.pictures.track();
            thumbnail::of_game(&id, None, desk.look())
        }
    };
    view! {
        <li class="game-card">
            <a href=Route::New(id.clone()).hash() data-game=id>
                <img src=picture alt="" loading="lazy" />
                <span class="title">{title}</span>
                <span class="detail">{detail}</span>
            </a>
        </li>
    }
}

/// How many can play.
fn players(id: &str, desk: Desk) -> String {
    let Ok(family) = catalogue::family(id) else { return String::new() };
    let numbers: Vec<u8> = match family.design() {
        Some(entry) => entry.players.clone(),
        None => {
            let spec = family.card().options.iter().find(|spec| spec.name == "players");
            let values = spec.map(sitting::values).unwrap_or_default();
            let given: Vec<u8> = values.iter().filter_map(|value| value.parse().ok()).collect();
            if given.is_empty() { vec![2] } else { given }
        }
    };
    let (least, most) = (numbers.iter().min(), numbers.iter().max());
    let (Some(least), Some(most)) = (least, most) else { return String::new() };
    let key = if least == most { "web.for-players" } else { "web.for-players-to" };
    desk.voice().say(&Message::new(key).with("least", *least).with("most", *most))
}
