//! One's own games: play, change, copy, rename, delete, download, publish.

use i18n::Message;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::publish::Publish;
use super::versions::Versions;
use crate::designs::OwnDesign;
use crate::desk::{Desk, desk};
use crate::icon::IconWords;
use crate::route::Route;
use crate::{browser, packages, pictures, random, thumbnail};

/// The games that were made on this device, those changed last first, at most so many.
#[component]
pub(crate) fn Mine(most: usize) -> impl IntoView {
    let desk = desk();
    // Only the order makes the cards anew: each follows its own game.
    let ids = Memo::new(move |_| {
        desk.designs.with(|all| all.iter().take(most).map(|own| own.id.clone()).collect::<Vec<_>>())
    });
    view! { <MineNamed ids /> }
}

/// Games that were made on this device, by their names in the store.
#[component]
pub(crate) fn MineNamed(ids: Memo<Vec<String>>) -> impl IntoView {
    let desk = desk();
    Effect::new(move |_| {
        if !ids.with(Vec::is_empty) {
            desk.want_all_pictures();
        }
    });
    view! {
        <Show when=move || !ids.with(Vec::is_empty)>
            <section class="row" id="mine">
                <h2>{move || desk.say("make.mine")}</h2>
                <ul class="cards">
                    <For each=move || ids.get() key=String::clone let:id>
                        <OwnCard id />
                    </For>
                </ul>
            </section>
        </Show>
    }
}

/// What is unfolded on the card of a game. Copies are the same one.
#[derive(Clone, Copy)]
struct Unfolded {
    renames: RwSignal<bool>,
    publishes: RwSignal<bool>,
    goes_back: RwSignal<bool>,
}

#[component]
fn OwnCard(id: String) -> impl IntoView {
    let desk = desk();
    let own = Memo::new({
        let id = id.clone();
        move |_| desk.designs.with(|all| all.iter().find(|own| own.id == id).cloned())
    });
    let [renames, publishes, goes_back] = [(); 3].map(|()| RwSignal::new(false));
    let unfolded = Unfolded { renames, publishes, goes_back };
    let play = Route::New(id.clone()).hash();
    view! {
        <li class="game-card own-card" data-own=id>
            <a href=play.clone()><About own /></a>
            <Show when=move || renames.get()><Rename own renames /></Show>
            <Show when=move || publishes.get()><Publish own /></Show>
            <Show when=move || goes_back.get()><Versions own /></Show>
            <div class="own-actions">
                <a class="button primary" data-act="play" href=play>
                    <IconWords icon="play" key="web.play" />
                </a>
                <button type="button" class="quiet" data-act="change" on:click=move |_| change(desk, own)>
                    <IconWords icon="edit" key="make.change" />
                </button>
                <details class="menu">
                    <summary><IconWords icon="more" key="make.other" /></summary>
                    <Others own unfolded />
                </details>
            </div>
        </li>
    }
}

/// Its picture, its name, and when it was last changed.
#[component]
fn About(own: Memo<Option<OwnDesign>>) -> impl IntoView {
    let desk = desk();
    let name = move || own.with(|own| own.as_ref().map(|own| called(desk, own)));
    let picture = move || {
        desk.pictures.track();
        own.with(|own| {
            let own = own.as_ref()?;
            Some(thumbnail::of_game(&own.id, Some(&own.playable()), desk.look()))
        })
    };
    let when = move || {
        own.with(|own| own.as_ref().map(|own| browser::moment(own.touched_ms, desk.lang.get())))
    };
    view! {
        <img src=picture alt="" loading="lazy" />
        <span class="title">{name}</span>
        <span class="detail">{when}</span>
    }
}

/// What a game is called, even when it has no name.
fn called(desk: Desk, own: &OwnDesign) -> String {
    let name = own.name(desk.lang.get());
    if name.trim().is_empty() { desk.say("catalogue.unnamed") } else { name }
}

/// Back to the form that made it, or to its parts.
fn change(desk: Desk, own: Memo<Option<OwnDesign>>) {
    let Some(own) = own.get_untracked() else { return };
    let kind = own.live_form().map(|form| form.kind);
    desk.go(&match kind {
        Some(kind) => Route::maker(kind, Some(own.id)),
        None => Route::Edit(own.id),
    });
}

/// What else can be done with a game.
#[component]
fn Others(own: Memo<Option<OwnDesign>>, unfolded: Unfolded) -> impl IntoView {
    let Unfolded { renames, publishes, goes_back } = unfolded;
    let with = move |act: fn(Desk, OwnDesign)| {
        let desk = desk();
        Callback::new(move |()| own.get_untracked().into_iter().for_each(|own| act(desk, own)))
    };
    let toggle = |open: RwSignal<bool>| Callback::new(move |()| open.update(|it| *it = !*it));
    let rename = Callback::new(move |()| renames.set(true));
    view! {
        <Act name="rename" icon="edit" key="make.rename" act=rename />
        <Act name="copy" icon="copy" key="make.copy" act=with(copy) />
        <Act name="download" icon="download" key="make.download" act=with(download) />
        <Act name="publish" icon="share" key="make.publish" act=toggle(publishes) />
        <Act name="versions" icon="clock" key="make.versions" act=toggle(goes_back) />
        <Act name="delete" icon="delete" key="make.delete" act=with(Desk::forget_design) />
    }
}

#[component]
fn Act(
    name: &'static str,
    icon: &'static str,
    key: &'static str,
    act: Callback<()>,
) -> impl IntoView {
    view! {
        <button type="button" class="quiet" data-act=name on:click=move |_| act.run(())>
            <IconWords icon key />
        </button>
    }
}

fn copy(desk: Desk, own: OwnDesign) {
    let number = match random::seed() {
        Ok(number) => number,
        Err(why) => return desk.notice.set(Some(why)),
    };
    let lang = desk.lang.get_untracked();
    let name = Message::new("make.copy-of").with("name", called(desk, &own));
    let name = desk.voice().say(&name);
    desk.keep_design(own.copied(number, &name, lang, browser::now_ms()));
}

pub(crate) fn download(desk: Desk, own: OwnDesign) {
    spawn_local(async move {
        // Whose pictures these are is known by the library; without it they are not thanked.
        let _ = pictures::load_whole().await;
        let thanks = desk.voice().say(&Message::new(::pictures::ATTRIBUTION));
        match packages::write(&own, &thanks, desk.lang.get_untracked()).await {
            Ok((name, bytes)) => browser::save_bytes(&name, &bytes),
            Err(why) => desk.notice.set(Some(why)),
        }
    });
}

/// A new name for a game.
#[component]
fn Rename(own: Memo<Option<OwnDesign>>, renames: RwSignal<bool>) -> impl IntoView {
    let desk = desk();
    let name =
        own.with_untracked(|own| own.as_ref().map(|own| own.name(desk.lang.get_untracked())));
    let typed = RwSignal::new(name.unwrap_or_default());
    let done = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(own) = own.get_untracked() {
            let lang = desk.lang.get_untracked();
            desk.keep_design(own.renamed(&typed.get_untracked(), lang, browser::now_ms()));
        }
        renames.set(false);
    };
    let field = NodeRef::<leptos::html::Input>::new();
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            drop(field.focus());
        }
    });
    view! {
        <form class="rename" on:submit=done>
            <label>
                <span class="unseen">{move || desk.say("make.new-name")}</span>
                <input type="text" maxlength="200" node_ref=field prop:value=move || typed.get()
                    on:input=move |event| typed.set(event_target_value(&event)) />
            </label>
            <button type="submit" data-act="rename-done">
                <IconWords icon="right" key="make.rename-done" />
            </button>
        </form>
    }
}
