//! A quick maker: a small form, and the game beside it, alive while the form is filled in.
//!
//! As soon as something was filled in, the game is kept on this device, and again on every
//! change.

use leptos::ev::DragEvent;
use leptos::prelude::*;
use makers::Kind;
use web_sys::{DataTransfer, Event};

use super::bench::QuickBench;
use super::fields::{FieldView, ListView, ToldView};
use super::live::Live;
use crate::browser;
use crate::desk::desk;
use crate::icon::{Icon, IconWords};
use crate::making::Filled;
use crate::route::Route;
use crate::screen::stored::{Lost, stored};
use crate::screen::trouble::Trouble;
use crate::source::Own;

/// A quick maker by its name, with the name of the game it made, once there is one.
#[component]
pub(crate) fn Maker(kind: String, own: Option<String>) -> impl IntoView {
    let desk = desk();
    desk.want_all_pictures();
    let kind = kind.parse::<Kind>().ok();
    let show = move || {
        let kind = kind?;
        Some(match own.as_ref().and_then(|id| desk.design(id)) {
            None => view! { <MakerView filled=Filled::new(kind) id=None /> }.into_any(),
            Some(own) => match own.live_form().cloned() {
                Some(filled) => view! { <MakerView filled id=Some(own.id) /> }.into_any(),
                // It was changed otherwise since: the form would undo that.
                None => {
                    desk.go(&Route::Edit(own.id));
                    ().into_any()
                }
            },
        })
    };
    stored(desk, show, || view! { <Lost heading="make.unknown" to=Route::Make /> }.into_any())
}

#[component]
fn MakerView(filled: Filled, id: Option<String>) -> impl IntoView {
    let bench = QuickBench::new(desk(), filled, id);
    view! {
        <main id="main" tabindex="-1" class="maker" on:dragover=allow
            on:drop=move |event| given(bench, &event, event.data_transfer())
            on:paste=move |event| given(bench, &event, event.clipboard_data())>
            <MakerForm bench />
            <Beside bench />
        </main>
    }
}

/// What can be filled in, what matters most first.
#[component]
fn MakerForm(bench: QuickBench) -> impl IntoView {
    let QuickBench { desk, filled, .. } = bench;
    let kind = filled.with_untracked(|filled| filled.kind);
    let asks_list = filled.with_untracked(Filled::wants_list);
    let first_list = asks_list && filled.with_untracked(Filled::has_example);
    let (of_kind, of_all) = filled.with_untracked(Filled::fields);
    let field = move |field| view! { <FieldView filled field /> };
    view! {
        <section class="form card" aria-labelledby="maker-title">
            <h1 id="maker-title">{move || desk.voice().say(&kind.title())}</h1>
            <p>{move || desk.voice().say(&kind.summary())}</p>
            {first_list.then(|| view! { <ListView filled /> })}
            <PictureField bench />
            {of_kind.into_iter().map(field).collect_view()}
            {(asks_list && !first_list).then(|| view! {
                <details class="more">
                    <summary>{move || desk.say("make.own-list")}</summary>
                    <ListView filled />
                </details>
            })}
            <details class="more">
                <summary>{move || desk.say("web.more-choices")}</summary>
                {of_all.into_iter().map(field).collect_view()}
            </details>
        </section>
    }
}

fn allow(event: DragEvent) {
    event.prevent_default();
}

/// Files that were dropped or pasted; anything else is left to the browser.
fn given(bench: QuickBench, event: &Event, data: Option<DataTransfer>) {
    let files = data.and_then(|data| data.files());
    if let Some(files) = files.filter(|files| files.length() > 0) {
        event.prevent_default();
        bench.take(&files);
    }
}

/// Pictures or a list from files.
#[component]
fn PictureField(bench: QuickBench) -> impl IntoView {
    let wants_photo = bench.filled.with_untracked(Filled::wants_photo);
    let takes_pictures = bench.filled.with_untracked(|filled| filled.takes(true));
    let key = if wants_photo { "make.choose-picture" } else { "make.files" };
    let accept = match wants_photo {
        true => "image/png,image/jpeg,image/webp,image/bmp,image/svg+xml",
        false => "image/png,image/jpeg,image/webp,image/bmp,image/svg+xml,.txt,.csv,.tsv",
    };
    let choose = move |event: web_sys::Event| {
        if let Some(files) = browser::chosen_files(&event) {
            bench.take(&files);
        }
    };
    let photo = move || bench.filled.with(|it| it.photo.as_ref().map(|photo| photo.name.clone()));
    let put_away = move |_| bench.filled.update(|filled| filled.photo = None);
    view! {
        <Show when=move || takes_pictures>
            <div class="files">
                <label class="button file">
                    <IconWords icon="upload" key />
                    <input type="file" id="maker-files" multiple=!wants_photo accept=accept
                        on:change=choose />
                </label>
                {move || photo().map(|name| view! {
                    <button type="button" class="quiet" id="no-photo" on:click=put_away>
                        <Icon name="delete" /><span>{name}</span>
                    </button>
                })}
            </div>
        </Show>
    }
}

/// The game, what there is to say of it, and what can be done with it.
#[component]
fn Beside(bench: QuickBench) -> impl IntoView {
    let desk = bench.desk;
    // The last game stays in view while a form makes none.
    let own = Memo::new(move |before: Option<&Option<Own>>| {
        bench.made.with(|made| match made {
            Some(Ok(quick)) => Some(quick.own.clone()),
            _ => before.cloned().flatten(),
        })
    });
    let told = Signal::derive(move || {
        bench.made.with(|made| match made {
            Some(Ok(quick)) => quick.told.clone(),
            Some(Err(not)) => std::iter::once(&not.why).chain(&not.told).cloned().collect(),
            None => Vec::new(),
        })
    });
    let shows_faces = RwSignal::new(false);
    let is_example =
        move || bench.made.with(|made| matches!(made, Some(Ok(quick)) if quick.is_example));
    view! {
        <section class="beside-form" aria-label=move || desk.say("make.live")>
            <div class="go">
                <button type="button" class="primary large" id="maker-play" on:click=move |_| bench.play()>
                    <IconWords icon="play" key="web.play" />
                </button>
                <button type="button" id="maker-more" on:click=move |_| bench.change_more()>
                    <IconWords icon="edit" key="make.change-more" />
                </button>
            </div>
            <Trouble why=bench.trouble id="maker-trouble" />
            <ToldView told />
            <Show when=is_example>
                <p class="example" id="example">{move || desk.say("make.example")}</p>
            </Show>
            {move || own.get().map(|own| view! { <Live own shows_faces /> })}
        </section>
    }
}
