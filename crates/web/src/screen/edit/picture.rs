//! A picture for a token, a face of a die or a board: found by words, or brought along.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use workbench::{Control, Input};

use super::control::Of;
use crate::icon::Icon;
use crate::pictures;

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
                <Icon name="search" /><span>{move || desk.say("editing.choose-picture")}</span>
            </button>
        </div>
        <Show when=move || is_open.get()>
            <Finder of is_open />
        </Show>
    }
}

#[component]
fn Finder(of: Of, is_open: RwSignal<bool>) -> impl IntoView {
    let desk = of.bench.desk;
    let query = RwSignal::new(String::new());
    let found = Memo::new(move |_| {
        desk.pictures.track();
        let lang = desk.lang.get();
        let library = pictures::library();
        let words = query.get();
        let found = if words.trim().is_empty() {
            library.all().take(FOUND).collect()
        } else {
            library.search(&words, lang, FOUND)
        };
        found.iter().map(|it| (it.id(), it.name(lang))).collect::<Vec<_>>()
    });
    let choose = move |id: String| {
        of.fill(Input::Picture(id));
        is_open.set(false);
        crate::browser::focus(&of.id());
    };
    let picture = move |(id, name): (String, String)| {
        let svg = of.bench.drawing(&id);
        view! {
            <li>
                <button type="button" data-picture=id.clone() aria-label=name.clone() title=name
                    on:click=move |_| choose(id.clone())>
                    <span class="drawing" inner_html=svg></span>
                </button>
            </li>
        }
    };
    let bring = move |file: web_sys::File| {
        spawn_local(async move {
            match of.bench.bring_picture(&file).await {
                Ok(path) => choose(path),
                Err(why) => of.bench.refuse(why),
            }
        });
    };
    let chosen = move |event: leptos::ev::Event| {
        crate::browser::chosen_file(&event).into_iter().for_each(bring);
    };
    let pasted = move |event: web_sys::ClipboardEvent| {
        crate::browser::pasted_picture(&event).into_iter().for_each(bring);
    };
    let has_camera = RwSignal::new(false);
    spawn_local(async move { has_camera.set(crate::browser::has_camera().await) });
    let search_id = format!("{}-search", of.id());
    view! {
        <div class="finder" on:paste=pasted>
            <label for=search_id.clone()>{move || desk.say("editing.search-picture")}</label>
            <input type="search" id=search_id autocomplete="off" prop:value=query
                on:input=move |event| query.set(event_target_value(&event)) />
            <ul class="found-pictures">
                {move || found.get().into_iter().map(picture).collect_view()}
            </ul>
            <p class="unseen" role="status">
                {move || of.bench.say(&i18n::Message::new("editing.pictures-found").with("count", found.with(Vec::len)))}
            </p>
            <div class="edit-actions">
                <label class="button file">
                    <Icon name="upload" /><span>{move || desk.say("editing.own-picture")}</span>
                    <input type="file" accept="image/*" id=format!("{}-file", of.id()) on:change=chosen />
                </label>
                <Show when=move || has_camera.get()>
                    <label class="button file">
                        <Icon name="look" /><span>{move || desk.say("editing.photo")}</span>
                        <input type="file" accept="image/*" capture="environment" on:change=chosen />
                    </label>
                </Show>
                <button type="button" class="quiet" on:click=move |_| choose(String::new())>
                    {move || desk.say("editing.no-picture")}
                </button>
            </div>
            <p class="help">{move || desk.say("editing.paste-picture")}</p>
        </div>
    }
}
