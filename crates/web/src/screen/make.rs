//! Making games: the ways to begin, and one's own games.

mod bench;
mod fields;
mod live;
mod maker;
mod mine;
mod publish;
mod versions;

use design::Design;
use i18n::Message;
use leptos::prelude::*;
use makers::Kind;
use wasm_bindgen_futures::spawn_local;
use workshop::library::{self, Entry};

pub(crate) use maker::Maker;
pub(super) use mine::{Mine, MineNamed, download};
pub(super) use publish::Publish;
pub(super) use versions::Versions;

use super::opened::OpenFile;
use super::trouble::Trouble;
use crate::album::{self, Paths};
use crate::desk::{Desk, desk};
use crate::icon::IconWords;
use crate::making::Filled;
use crate::route::Route;
use crate::source::Own;
use crate::thumbnail;

/// The ways to begin a game of one's own, and those that are there.
#[component]
pub(crate) fn Make() -> impl IntoView {
    let desk = desk();
    desk.want_all_pictures();
    let trouble = RwSignal::new(None::<Message>);
    let empty = move |_| begin(desk, &Design::default(), Paths::new());
    let guide = Route::Help(Some("guide-educators".to_owned())).hash();
    view! {
        <main id="main" tabindex="-1" class="home make">
            <section class="welcome">
                <div>
                    <h1>{move || desk.say("make")}</h1>
                    <p>{move || desk.say("make.summary")}</p>
                </div>
                <div class="tools">
                    <button type="button" id="empty-game" on:click=empty>
                        <IconWords icon="add" key="make.empty" />
                    </button>
                    <OpenFile id="open-design" key="make.open" trouble />
                    <a class="button" id="make-guide" href=guide>
                        <IconWords icon="help" key="web.guide-educators" />
                    </a>
                </div>
            </section>
            <Trouble why=trouble id="open-trouble" />
            <Mine most=usize::MAX />
            <section class="row">
                <h2>{move || desk.say("make.quick")}</h2>
                <p>{move || desk.say("make.quick-why")}</p>
                <ul class="cards">
                    {Kind::ALL.map(|kind| view! { <MakerCard kind /> }).collect_view()}
                </ul>
            </section>
            <section class="row">
                <h2>{move || desk.say("make.copies")}</h2>
                <p>{move || desk.say("make.copies-why")}</p>
                <ul class="cards">
                    {library::entries().iter().map(|entry| view! { <CopyCard entry /> }).collect_view()}
                </ul>
            </section>
            <About />
        </main>
    }
}

/// What Marelle is, its version, its licence and whose work is in it.
#[component]
fn About() -> impl IntoView {
    let desk = desk();
    let version = move || {
        let version = Message::new("make.about-version").with("version", env!("CARGO_PKG_VERSION"));
        desk.voice().say(&version)
    };
    let lines = ["make.about-what", "make.about-thesis", "make.about-licence"];
    let lines = lines.into_iter().chain(pictures::CREDITS);
    view! {
        <details class="row about" id="about">
            <summary>{move || desk.say("make.about")}</summary>
            <p>{version}</p>
            {lines.map(|key| view! { <p>{move || desk.say(key)}</p> }).collect_view()}
        </details>
    }
}

/// A quick maker as a card, with a picture of what it makes.
#[component]
pub(super) fn MakerCard(kind: Kind) -> impl IntoView {
    let desk = desk();
    // Some are made of a picture that the worker cuts first.
    let picture = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        desk.pictures.track();
        let (lang, mode) = desk.look();
        spawn_local(async move {
            if let Ok(quick) = Filled::new(kind).make(lang).await {
                let _ = picture.try_set(Some(thumbnail::of_game(
                    "own",
                    Some(&quick.own),
                    (lang, mode),
                )));
            }
        });
    });
    view! {
        <li class="game-card">
            <a href=Route::maker(kind, None).hash() data-maker=kind.name()>
                <img src=move || picture.get() alt="" loading="lazy" />
                <span class="title">{move || desk.voice().say(&kind.title())}</span>
                <span class="detail">{move || desk.voice().say(&kind.summary())}</span>
            </a>
        </li>
    }
}

/// A game of the library, to be copied and changed.
#[component]
fn CopyCard(entry: &'static Entry) -> impl IntoView {
    let desk = desk();
    let picture = move || {
        desk.pictures.track();
        thumbnail::of_game(entry.id, None, desk.look())
    };
    let copy = move |_| {
        let files = entry.files.iter();
        let files = files.map(|(path, bytes)| ((*path).to_owned(), album::take(bytes)));
        begin(desk, &entry.design, files.collect());
    };
    view! {
        <li class="game-card">
            <button type="button" class="plain" data-copy=entry.id on:click=copy>
                <img src=picture alt="" loading="lazy" />
                <span class="title">{move || desk.voice().say(&Message::new(entry.id))}</span>
            </button>
        </li>
    }
}

/// A new design of one's own, opened in the editor.
fn begin(desk: Desk, design: &Design, files: Paths) {
    match desk.add_design(Own { text: design::files::write(design), files }) {
        Ok(id) => desk.go(&Route::Edit(id)),
        Err(why) => desk.notice.set(Some(why)),
    }
}
