//! A picture for a token, a face of a die or a board: found by words, or brought along.

use i18n::{Lang, Message};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{ClipboardEvent, Event, File};
use workbench::{Control, Input, Part};

use super::control::Of;
use crate::icon::IconWords;
use crate::{browser, pictures};

/// So many are shown at once.
const FOUND: usize = 30;

/// The picture that is chosen, and the way to another one.
#[component]
pub(super) fn PickPicture(of: Of) -> impl IntoView {
    let now = move || {
        of.get(|control| match control {
            Control::Picture(id) => Some(id.clone()),
            _ => None,
        })
    };
    let is_open = RwSignal::new(false);
    let desk = of.bench.desk;
    let open = move |_| {
        is_open.update(|open| *open = !*open);
        desk.want_all_pictures();
        // What opens below the last line of the screen would not be noticed.
        request_animation_frame(move || browser::bring_into_sight(&format!("#{}", finder_id(of))));
    };
    let drawing = move || {
        desk.pictures.track();
        of.bench.drawing(&now())
    };
    let name = move || {
        let id = now();
        desk.pictures.track();
        let known = pictures::library().find(&id).map(|it| it.name(desk.lang.get()));
        known.unwrap_or_else(|| id.rsplit('/').next().unwrap_or_default().to_owned())
    };
    view! {
        <div class="pick-picture">
            <span class="drawing" inner_html=drawing></span>
            <span>{name}</span>
            <button type="button" id=of.id() aria-expanded=move || is_open.get().to_string()
                on:click=open>
                <IconWords icon="search" key="make.choose-picture" />
            </button>
        </div>
        <Show when=move || is_open.get()>
            <Finder of is_open />
        </Show>
    }
}

fn finder_id(of: Of) -> String {
    format!("{}-finder", of.id())
}

/// Takes a picture, or none where the name is empty, and leads back to where it was asked for.
#[derive(Clone, Copy)]
struct Choice {
    of: Of,
    is_open: RwSignal<bool>,
}

impl Choice {
    fn choose(self, id: String) {
        self.of.fill(Input::Picture(id));
        self.is_open.set(false);
        browser::focus(&self.of.id());
    }

    /// Takes a picture of this device.
    fn bring(self, file: File) {
        let bench = self.of.bench;
        spawn_local(async move {
            match bench.bring_picture(&file).await {
                Ok(path) => self.choose(path),
                Err(why) => bench.refuse(why),
            }
        });
    }

    fn chosen(self, event: &Event) {
        browser::chosen_file(event).into_iter().for_each(|file| self.bring(file));
    }

    fn pasted(self, event: &ClipboardEvent) {
        browser::pasted_picture(event).into_iter().for_each(|file| self.bring(file));
    }
}

/// All ways to another picture.
#[component]
fn Finder(of: Of, is_open: RwSignal<bool>) -> impl IntoView {
    let choice = Choice { of, is_open };
    view! {
        <div id=finder_id(of) on:paste=move |event| choice.pasted(&event)>
            <Search choice />
            <Others choice />
            <p class="help">{move || of.bench.desk.say("editing.paste-picture")}</p>
        </div>
    }
}

/// Pictures of the library, found by words.
#[component]
fn Search(choice: Choice) -> impl IntoView {
    let Choice { of, .. } = choice;
    let desk = of.bench.desk;
    let query = RwSignal::new(suggested(of));
    let found = Memo::new(move |_| {
        desk.pictures.track();
        found(&query.get(), desk.lang.get())
    });
    let count = move || {
        let count = found.with(Vec::len);
        of.bench.say(&Message::new("editing.pictures-found").with("count", count))
    };
    let picture = move |(id, name): (String, String)| {
        let svg = of.bench.drawing(&id);
        view! {
            <li>
                <button type="button" data-picture=id.clone() aria-label=name.clone() title=name
                    on:click=move |_| choice.choose(id.clone())>
                    <span class="drawing" inner_html=svg></span>
                </button>
            </li>
        }
    };
    let id = format!("{}-search", of.id());
    view! {
        <label for=id.clone()>{move || desk.say("editing.search-picture")}</label>
        <input type="search" id=id autocomplete="off" prop:value=query
            on:input=move |event| query.set(event_target_value(&event)) />
        <ul class="found-pictures">
            {move || found.get().into_iter().map(picture).collect_view()}
        </ul>
        <p class="unseen" role="status">{count}</p>
    }
}

/// Whoever named a token first looks for that, where a picture has such a name.
fn suggested(of: Of) -> String {
    let lang = of.bench.desk.lang.get_untracked();
    let name = of.bench.with_now(|bench| {
        let Part::Token(id) = bench.selected() else { return None };
        let kind = bench.design().tokens.iter().find(|kind| kind.id == *id)?;
        Some(kind.name.in_lang(lang).to_owned())
    });
    name.filter(|name| !found(name, lang).is_empty()).unwrap_or_default()
}

/// The ids and names of pictures that fit some words; of the first ones where there are none.
fn found(words: &str, lang: Lang) -> Vec<(String, String)> {
    let library = pictures::library();
    let found = if words.trim().is_empty() {
        library.all().take(FOUND).collect()
    } else {
        library.search(words, lang, FOUND)
    };
    found.iter().map(|it| (it.id(), it.name(lang))).collect()
}

/// A picture of this device, a photo, or none.
#[component]
fn Others(choice: Choice) -> impl IntoView {
    let desk = choice.of.bench.desk;
    let has_camera = RwSignal::new(false);
    spawn_local(async move { has_camera.set(browser::has_camera().await) });
    let chosen = move |event: Event| choice.chosen(&event);
    view! {
        <div class="edit-actions">
            <label class="button file">
                <IconWords icon="upload" key="editing.own-picture" />
                <input type="file" accept="image/*" id=format!("{}-file", choice.of.id()) on:change=chosen />
            </label>
            <Show when=move || has_camera.get()>
                <label class="button file">
                    <IconWords icon="look" key="editing.photo" />
                    <input type="file" accept="image/*" capture="environment" on:change=chosen />
                </label>
            </Show>
            <button type="button" class="quiet" on:click=move |_| choice.choose(String::new())>
                {move || desk.say("editing.no-picture")}
            </button>
        </div>
    }
}
