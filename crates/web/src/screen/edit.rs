//! A design of one's own: its parts at the left, the living game in the middle, the few fields of
//! the selected part at the right. Nothing hides the game, and nothing has to be filled in.

mod bench;
mod control;
mod fields;
mod handles;
mod keeping;
mod keys;
mod list;
mod middle;
mod outlook;
mod parts;
mod picture;
mod remarks;
mod trying;

use i18n::Message;
use leptos::prelude::*;
use workbench::Workbench;

use crate::desk::desk;
use crate::icon::{Icon, IconWords};
use crate::route::Route;
use bench::Bench;
use fields::Fields;
use keeping::Keeping;
use middle::Middle;
use outlook::Outlook;
use parts::Parts;

use super::stored::{Lost, stored};

/// The design of a name in the store.
#[component]
pub(crate) fn Edit(id: String) -> impl IntoView {
    let desk = desk();
    desk.want_all_pictures();
    let show = move || {
        let own = desk.design(&id)?;
        let workbench = Workbench::new(&own.id, own.design()?);
        let bench = Bench::new(desk, own, workbench);
        Some(view! { <EditView bench /> }.into_any())
    };
    let lost = || view! { <Lost heading="editing.lost" to=Route::Make /> }.into_any();
    stored(desk, show, lost)
}

#[component]
fn EditView(bench: Bench) -> impl IntoView {
    keys::follow(bench);
    view! {
        <main id="main" tabindex="-1" class="edit">
            <Head bench />
            <Parts bench />
            <Middle bench />
            <div class="edit-side">
                <Fields bench />
                <Outlook bench />
                <Keeping bench />
            </div>
        </main>
    }
}

/// What concerns the whole: its name, making or trying, back and forth.
#[component]
fn Head(bench: Bench) -> impl IntoView {
    let desk = bench.desk;
    let name = move || {
        let lang = desk.lang.get();
        bench.with(|bench| bench.design().name.in_lang(lang).to_owned())
    };
    let rename = move |event| bench.rename(&event_target_value(&event), desk.lang.get_untracked());
    view! {
        <header>
            <h1 class="unseen">{move || desk.say("editing")}</h1>
            <div class="name">
                <label for="game-name">{move || desk.say("editing.game-name")}</label>
                <input type="text" id="game-name" autocomplete="off" prop:value=name on:input=rename />
            </div>
            <MakeOrTry bench />
            <BackAndForth bench />
            <a class="button primary" id="play" href=move || Route::New(bench.id()).hash()>
                <IconWords icon="play" key="web.play" />
            </a>
            <p class="saved" role="status"><IconWords icon="right" key="editing.saved" /></p>
        </header>
    }
}

#[component]
fn MakeOrTry(bench: Bench) -> impl IntoView {
    let is_tried = move || bench.is_tried();
    view! {
        <div class="two-ways" role="group" aria-label=move || bench.desk.say("editing.the-game")>
            <button type="button" id="make" aria-pressed=move || (!is_tried()).to_string()
                on:click=move |_| bench.stop_trying()>
                <IconWords icon="settings" key="editing.make" />
            </button>
            <button type="button" id="try" aria-pressed=move || is_tried().to_string()
                on:click=move |_| bench.try_it()>
                <IconWords icon="play" key="editing.try" />
            </button>
        </div>
    }
}

/// Undo and redo, each with what it would change.
#[component]
fn BackAndForth(bench: Bench) -> impl IntoView {
    let undo = move || bench.with(Workbench::to_undo);
    let redo = move || bench.with(Workbench::to_redo);
    let words = move |key: &'static str, none: &'static str, what: Option<Message>| match what {
        Some(what) => bench.say(&Message::new(key).with("what", bench.say(&what))),
        None => bench.desk.say(none),
    };
    let undo_words = move || words("editing.undo", "editing.nothing-to-undo", undo());
    let redo_words = move || words("editing.redo", "editing.nothing-to-redo", redo());
    view! {
        <button type="button" id="undo-edit" aria-disabled=move || undo().is_none().then_some("true")
            aria-label=undo_words title=undo_words on:click=move |_| bench.undo()>
            <Icon name="undo" />
        </button>
        <button type="button" id="redo-edit" aria-disabled=move || redo().is_none().then_some("true")
            aria-label=redo_words title=redo_words on:click=move |_| bench.redo()>
            <Icon name="redo" />
        </button>
    }
}
