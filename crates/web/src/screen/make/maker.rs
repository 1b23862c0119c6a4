//! A quick maker: a small form, and the game beside it, alive while the form is filled in.
//!
//! As soon as something was filled in, the game is kept on this device, and again on every
//! change.

use std::time::Duration;

use i18n::Message;
use leptos::ev::{ClipboardEvent, DragEvent};
use leptos::prelude::*;
use makers::Kind;
use wasm_bindgen_futures::spawn_local;
use web_sys::{File, FileList};

use super::fields::{FieldView, ListView, ToldView};
use super::live::Live;
use crate::designs::OwnDesign;
use crate::desk::{ALL_PICTURES, Desk, desk};
use crate::icon::Icon;
use crate::making::{Filled, NotYet, Quick};
use crate::route::Route;
use crate::screen::stored::{Lost, stored};
use crate::source::Own;
use crate::worker::Worker;
use crate::{brought, browser, random};

/// The game follows the form when nobody has typed for so long.
const PAUSE: Duration = Duration::from_millis(250);

/// A quick maker by its name; behind it the name of the game it made, once there is one.
#[component]
pub(crate) fn Maker(kind: String) -> impl IntoView {
    let desk = desk();
    desk.want_all_pictures();
    let (name, own) = kind
        .split_once('/')
        .map_or((kind.as_str(), None), |(name, own)| (name, Some(own.to_owned())));
    let kind = name.parse::<Kind>();
    let show = move || {
        let kind = *kind.as_ref().ok()?;
        Some(match own.as_ref().and_then(|id| desk.design(id)) {
            None => view! { <Workshop filled=Filled::new(kind) id=None /> }.into_any(),
            Some(own) => match own.live_form().cloned() {
                Some(filled) => view! { <Workshop filled id=Some(own.id) /> }.into_any(),
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

/// What the screen works on.
#[derive(Clone, Copy)]
struct Bench {
    desk: Desk,
    filled: RwSignal<Filled>,
    made: RwSignal<Option<Result<Quick, NotYet>>>,
    trouble: RwSignal<Option<Message>>,
    /// The game in the store, once there is one.
    id: StoredValue<Option<String>>,
}

impl Bench {
    /// Makes the game of the form as it is now; `None` when the form is no longer there, or has
    /// changed meanwhile: then a newer game is on its way.
    async fn make(self) -> Option<(Filled, Result<Quick, NotYet>)> {
        let filled = self.filled.try_get_untracked()?;
        let made = filled.make(self.desk.lang.get_untracked()).await;
        (self.filled.try_get_untracked().as_ref() == Some(&filled)).then_some((filled, made))
    }

    /// Makes the game anew and keeps it, when somebody filled in anything.
    fn follow(self) {
        spawn_local(async move {
            let Some((filled, made)) = self.make().await else { return };
            let is_touched = filled != Filled::new(filled.kind);
            // Before the pictures are there, words would stand in their place.
            let is_ready = self.desk.pictures.get_untracked() >= ALL_PICTURES;
            if let (Ok(quick), true) = (&made, is_touched && is_ready) {
                self.keep(filled, &quick.own);
            }
            self.made.set(Some(made));
        });
    }

    /// Keeps the game with its form; gives its name.
    fn keep(self, mut filled: Filled, own: &Own) -> Option<String> {
        // From now on the words stay in their language, whatever the page speaks.
        let lang = self.desk.lang.get_untracked().code().to_owned();
        filled.typed.entry("lang".to_owned()).or_insert(lang);
        let now = browser::now_ms();
        let known = self.id.get_value().and_then(|id| self.desk.design(&id));
        let is_new = known.is_none();
        let before = match known {
            Some(known) => known,
            None => OwnDesign::new(random::seed().ok()?, String::new(), own.files.clone(), now),
        };
        let kind = filled.kind;
        let next = before.made_by(filled, own);
        if next != before {
            self.desk.keep_design(OwnDesign { touched_ms: now, ..next.clone() });
            if !is_new {
                // One goes back to how it was before.
                self.desk.keep_version(&before, false);
            }
        }
        if is_new {
            self.id.set_value(Some(next.id.clone()));
            let address = Route::Maker(format!("{}/{}", kind.name(), next.id));
            browser::replace_hash(&address.hash());
        }
        Some(next.id)
    }

    /// The game as it is now, kept; why not, is told.
    async fn kept(self) -> Option<(String, Own)> {
        let (filled, made) = self.make().await?;
        match made {
            Ok(quick) => {
                let id = self.keep(filled, &quick.own);
                if id.is_none() {
                    self.trouble.set(Some(Message::new("web.no-randomness")));
                }
                Some((id?, quick.own))
            }
            Err(not) => {
                self.made.set(Some(Err(not)));
                None
            }
        }
    }

    fn play(self) {
        spawn_local(async move {
            let Some((id, own)) = self.kept().await else { return };
            match super::super::new_game::begin_own(self.desk, &id, own) {
                Ok(id) => self.desk.go(&Route::Play(id)),
                Err(why) => self.trouble.set(Some(why)),
            }
        });
    }

    fn change_more(self) {
        spawn_local(async move {
            if let Some((id, _)) = self.kept().await {
                self.desk.go(&Route::Edit(id));
            }
        });
    }

    /// Takes files that were chosen, dropped or pasted: pictures, or a list.
    fn take(self, files: &FileList) {
        let files: Vec<File> = (0..files.length()).filter_map(|at| files.get(at)).collect();
        spawn_local(async move {
            self.trouble.set(None);
            for file in files {
                if let Err(why) = self.take_one(&file).await {
                    self.trouble.set(Some(why));
                }
            }
        });
    }

    async fn take_one(self, file: &File) -> Result<(), Message> {
        #[expect(clippy::cast_precision_loss, reason = "a few mebibytes")]
        let bytes = browser::bytes_of(file, pictures::LARGEST_FILE as f64).await?;
        let refused = |why: Message| {
            Message::new("make.file-refused").with("name", file.name()).with("why", why)
        };
        if file.type_().starts_with("image/") {
            let picture = brought::take(&Worker::default(), &bytes).await.map_err(refused)?;
            self.filled.update(|filled| filled.bring(&file.name(), &bytes, &picture));
            return Ok(());
        }
        let read = makers::table::decode(&bytes);
        let (text, _) = read.map_err(|why| refused(game::Reason::message(&why)))?;
        self.filled.update(|filled| filled.set("list", text));
        Ok(())
    }
}

#[component]
fn Workshop(filled: Filled, id: Option<String>) -> impl IntoView {
    let desk = desk();
    let kind = filled.kind;
    let bench = Bench {
        desk,
        filled: RwSignal::new(filled),
        made: RwSignal::new(None),
        trouble: RwSignal::new(None),
        id: StoredValue::new(id),
    };
    spawn_local(async move {
        if let Some((_, made)) = bench.make().await {
            bench.made.set(Some(made));
        }
    });
    follow_form(bench);
    let asks_list = bench.filled.with_untracked(Filled::wants_list);
    let first_list = asks_list && Filled::example(kind, i18n::Lang::En).is_some();
    let (main, late): (Vec<_>, Vec<_>) = bench
        .filled
        .with_untracked(Filled::fields)
        .into_iter()
        .partition(|field| !["title", "lang", "seed"].contains(&field.name));
    let fields = move |fields: Vec<makers::Field>| {
        fields
            .into_iter()
            .map(|field| view! { <FieldView filled=bench.filled field /> })
            .collect_view()
    };
    view! {
        <main id="main" tabindex="-1" class="maker" on:dragover=allow on:drop=move |event| dropped(bench, &event)
            on:paste=move |event| pasted(bench, &event)>
            <section class="form card" aria-labelledby="maker-title">
                <h1 id="maker-title">{move || desk.voice().say(&kind.title())}</h1>
                <p>{move || desk.voice().say(&kind.summary())}</p>
                {first_list.then(|| view! { <ListView filled=bench.filled /> })}
                <PictureField bench />
                {fields(main)}
                {(asks_list && !first_list).then(|| view! {
                    <details class="more">
                        <summary>{move || desk.say("make.own-list")}</summary>
                        <ListView filled=bench.filled />
                    </details>
                })}
                <details class="more">
                    <summary>{move || desk.say("make.more")}</summary>
                    {fields(late)}
                </details>
            </section>
            <Beside bench />
        </main>
    }
}

/// The game follows the form after a moment, and the language at once.
fn follow_form(bench: Bench) {
    let count = StoredValue::new(0_u32);
    Effect::new(move |before: Option<()>| {
        bench.filled.track();
        bench.desk.pictures.track();
        bench.desk.lang.track();
        if before.is_none() {
            return;
        }
        count.update_value(|count| *count = count.wrapping_add(1));
        let now = count.get_value();
        set_timeout(
            move || {
                if count.try_get_value() == Some(now) {
                    bench.follow();
                }
            },
            PAUSE,
        );
    });
}

fn allow(event: DragEvent) {
    event.prevent_default();
}

fn dropped(bench: Bench, event: &DragEvent) {
    let files = event.data_transfer().and_then(|data| data.files());
    if let Some(files) = files.filter(|files| files.length() > 0) {
        event.prevent_default();
        bench.take(&files);
    }
}

fn pasted(bench: Bench, event: &ClipboardEvent) {
    let files = event.clipboard_data().and_then(|data| data.files());
    if let Some(files) = files.filter(|files| files.length() > 0) {
        event.prevent_default();
        bench.take(&files);
    }
}

/// Pictures or a list from files.
#[component]
fn PictureField(bench: Bench) -> impl IntoView {
    let desk = bench.desk;
    let wants_photo = bench.filled.with_untracked(Filled::wants_photo);
    let has_example =
        bench.filled.with_untracked(|it| Filled::example(it.kind, i18n::Lang::En).is_some());
    let key = if wants_photo { "make.photo" } else { "make.files" };
    let accept = match wants_photo {
        true => "image/png,image/jpeg,image/webp,image/svg+xml",
        false => "image/png,image/jpeg,image/webp,image/svg+xml,.txt,.csv,.tsv",
    };
    let choose = move |event: web_sys::Event| {
        if let Some(files) = browser::chosen_files(&event) {
            bench.take(&files);
        }
    };
    let photo = move || bench.filled.with(|it| it.photo.as_ref().map(|photo| photo.name.clone()));
    let put_away = move |_| bench.filled.update(|filled| filled.photo = None);
    view! {
        <Show when=move || wants_photo || has_example>
            <div class="files">
                <label class="button file">
                    <Icon name="upload" /><span>{move || desk.say(key)}</span>
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
fn Beside(bench: Bench) -> impl IntoView {
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
    let is_example =
        move || bench.made.with(|made| matches!(made, Some(Ok(quick)) if quick.is_example));
    view! {
        <section class="beside-form" aria-label=move || desk.say("make.live")>
            <div class="go">
                <button type="button" class="primary large" id="maker-play" on:click=move |_| bench.play()>
                    <Icon name="play" /><span>{move || desk.say("make.play")}</span>
                </button>
                <button type="button" id="maker-more" on:click=move |_| bench.change_more()>
                    <Icon name="edit" /><span>{move || desk.say("make.change-more")}</span>
                </button>
            </div>
            <p class="trouble" role="alert" id="maker-trouble">
                {move || bench.trouble.get().map(|why| desk.voice().say(&why))}
            </p>
            <ToldView told />
            <Show when=is_example>
                <p class="example" id="example">{move || desk.say("make.example")}</p>
            </Show>
            {move || own.get().map(|own| view! { <Live own /> })}
        </section>
    }
}
