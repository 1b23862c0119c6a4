//! The first page: two doors, to play and to make; then the games as pictures, those that wait to
//! go on, and ways to play together.

mod row;
mod search;

use i18n::Message;
use leptos::prelude::*;
use makers::Kind;
use protocol::rest::DesignSummary;
use wasm_bindgen_futures::spawn_local;

use super::make::{MakerCard, Mine, MineNamed};
use crate::desk::{Desk, desk};
use crate::icon::{Icon, IconWords};
use crate::kept::Kept;
use crate::online::{self, Place};
use crate::route::Route;
use crate::{browser, progress, published, thumbnail};
use row::{Difficulty, Row};
use search::{fits, found, maker_fits, name_fits};

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
                <Doors />
                <Resume />
            </Show>
            <div id="games" tabindex="-1">
                {Row::ALL.map(|row| view! { <RowView row query /> }).collect_view()}
            </div>
            <Show when=move || !is_searching() fallback=move || view! { <Found query /> }>
                <Mine most=4 />
                <Shared />
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

/// The two doors: to the games below, and to games of one's own.
#[component]
fn Doors() -> impl IntoView {
    let desk = desk();
    // The address stays that of the first page; only the focus moves.
    let to_the_games = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        browser::focus("games");
    };
    view! {
        <nav class="doors" aria-label=move || desk.say("web.doors")>
            <a class="door primary" id="play-door" href="#games" on:click=to_the_games>
                <Icon name="play" />
                <span class="title">{move || desk.say("web.door-play")}</span>
                <span class="detail">{move || desk.say("web.door-play-why")}</span>
            </a>
            <a class="door" id="make" href=Route::Make.hash()>
                <Icon name="edit" />
                <span class="title">{move || desk.say("web.door-make")}</span>
                <span class="detail">{move || desk.say("web.door-make-why")}</span>
            </a>
        </nav>
    }
}

/// What is found besides the games of the shelf: games of one's own, and makers.
#[component]
fn Found(query: RwSignal<String>) -> impl IntoView {
    let desk = desk();
    let makers = Memo::new(move |_| {
        let (query, lang) = (query.get(), desk.lang.get());
        Kind::ALL.into_iter().filter(|kind| maker_fits(*kind, &query, lang)).collect::<Vec<_>>()
    });
    let own = Memo::new(move |_| {
        let (query, lang) = (query.get(), desk.lang.get());
        desk.designs.with(|all| {
            let fitting = all.iter().filter(|own| name_fits(&own.name(lang), &query));
            fitting.map(|own| own.id.clone()).collect::<Vec<_>>()
        })
    });
    let is_nothing = move || {
        let is_shelf = found(&query.get(), desk.lang.get()) > 0;
        !is_shelf && makers.with(Vec::is_empty) && own.with(Vec::is_empty)
    };
    view! {
        <MineNamed ids=own />
        <Show when=move || !makers.with(Vec::is_empty)>
            <section class="row" id="found-makers">
                <h2>{move || desk.say("make")}</h2>
                <ul class="cards">
                    <For each=move || makers.get() key=|kind| *kind let:kind>
                        <MakerCard kind />
                    </For>
                </ul>
            </section>
        </Show>
        <Show when=is_nothing>
            <p role="status">{move || desk.say("web.search-nothing")}</p>
        </Show>
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
        let copy = it.copying.then(|| view! { <CopyShared id=it.id name=name.clone() /> });
        view! { <li><a class="button" href=route.hash()>{name}</a>{copy}</li> }
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

/// A game of the server becomes one's own, to be changed, where its maker allows that.
#[component]
fn CopyShared(id: String, name: String) -> impl IntoView {
    let desk = desk();
    let copy = move |_| {
        let asked = published::name_of(&id);
        spawn_local(async move {
            match published::fetch(&asked).await.and_then(|own| desk.add_design(own)) {
                Ok(own) => desk.go(&Route::Edit(own)),
                Err(why) => desk.notice.set(Some(why)),
            }
        });
    };
    let words =
        move || desk.voice().say(&Message::new("make.copy-shared").with("name", name.clone()));
    view! {
        <button type="button" class="quiet" data-act="copy-shared" aria-label=words on:click=copy>
            <Icon name="copy" />
        </button>
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
        let fitting = row.games().into_iter().filter(|family| fits(family, &query, lang));
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
        move || about(&id, desk)
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

/// How many can play, and how hard it is.
fn about(id: &str, desk: Desk) -> String {
    let Ok(family) = catalogue::family(id) else { return String::new() };
    let voice = desk.voice();
    let numbers: Vec<u8> = match family.design() {
        Some(entry) => entry.players.clone(),
        None => {
            let spec = family.card().options.iter().find(|spec| spec.name == "players");
            let values = spec.map(sitting::values).unwrap_or_default();
            let given: Vec<u8> = values.iter().filter_map(|value| value.parse().ok()).collect();
            if given.is_empty() { vec![2] } else { given }
        }
    };
    let players = players(&numbers).map(|players| voice.say(&players));
    let hard = Difficulty::of(family).map(|hard| voice.say(&Message::new(hard.key())));
    players.into_iter().chain(hard).collect::<Vec<_>>().join(" · ")
}

/// So many can play, told shortly: a span, or each number where some between are left out.
fn players(numbers: &[u8]) -> Option<Message> {
    let (least, most) = (*numbers.iter().min()?, *numbers.iter().max()?);
    let is_span = usize::from(most - least) + 1 == numbers.len();
    if least == most {
        return Some(Message::new("web.for-players").with("least", least));
    }
    if is_span {
        return Some(Message::new("web.for-players-to").with("least", least).with("most", most));
    }
    let others: Vec<String> =
        numbers.iter().filter(|number| **number != most).map(u8::to_string).collect();
    Some(Message::new("web.for-players-or").with("some", others.join(", ")).with("most", most))
}

#[cfg(test)]
mod tests {
    use i18n::Lang;

    use super::*;

    #[test]
    fn it_is_told_how_many_can_play() {
        let told = |numbers: &[u8]| {
            Lang::ALL.map(|lang| crate::words::voice(lang).say(&players(numbers).unwrap()))
        };
        assert_eq!(told(&[1]), ["For one player", "Pour un joueur"]);
        assert_eq!(told(&[2, 3, 4]), ["For 2 to 4 players", "Pour 2 à 4 joueurs"]);
        assert_eq!(told(&[2, 4]), ["For 2 or 4 players", "Pour 2 ou 4 joueurs"]);
        assert_eq!(told(&[2, 3, 4, 6])[0], "For 2, 3, 4 or 6 players");
        assert_eq!(players(&[]), None);
    }
}
