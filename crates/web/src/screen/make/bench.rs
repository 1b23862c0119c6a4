//! A quick game that is being made on the page: its form, what came of it, and where it is kept.

use std::time::Duration;

use i18n::Message;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{File, FileList};

use crate::designs::OwnDesign;
use crate::desk::{ALL_PICTURES, Desk};
use crate::making::{Filled, NotYet, Quick};
use crate::route::Route;
use crate::source::Own;
use crate::worker::Worker;
use crate::{begin, brought, browser, random};

/// The game follows the form when nobody has typed for so long.
const PAUSE: Duration = Duration::from_millis(250);

/// A form that makes a game. Copies are the same one.
#[derive(Clone, Copy)]
pub(super) struct QuickBench {
    pub(super) desk: Desk,
    pub(super) filled: RwSignal<Filled>,
    pub(super) made: RwSignal<Option<Result<Quick, NotYet>>>,
    pub(super) trouble: RwSignal<Option<Message>>,
    /// The game in the store, once there is one.
    id: StoredValue<Option<String>>,
}

impl QuickBench {
    pub(super) fn new(desk: Desk, filled: Filled, id: Option<String>) -> Self {
        let bench = Self {
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
        bench.follow_form();
        bench
    }

    /// The game follows the form, the language and the pictures after a moment.
    fn follow_form(self) {
        let count = StoredValue::new(0_u32);
        Effect::new(move |before: Option<()>| {
            self.filled.track();
            self.desk.pictures.track();
            self.desk.lang.track();
            if before.is_none() {
                return;
            }
            count.update_value(|count| *count = count.wrapping_add(1));
            let now = count.get_value();
            set_timeout(
                move || {
                    if count.try_get_value() == Some(now) {
                        self.follow();
                    }
                },
                PAUSE,
            );
        });
    }

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
                self.desk.keep_version_when_due(&before);
            }
        }
        if is_new {
            self.id.set_value(Some(next.id.clone()));
            let address = Route::maker(kind, Some(next.id.clone()));
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

    pub(super) fn play(self) {
        spawn_local(async move {
            let Some((id, own)) = self.kept().await else { return };
            match begin::begin_own(self.desk, &id, own) {
                Ok(id) => self.desk.go(&Route::Play(id)),
                Err(why) => self.trouble.set(Some(why)),
            }
        });
    }

    pub(super) fn change_more(self) {
        spawn_local(async move {
            if let Some((id, _)) = self.kept().await {
                self.desk.go(&Route::Edit(id));
            }
        });
    }

    /// Takes files that were chosen, dropped or pasted: pictures, or a list.
    pub(super) fn take(self, files: &FileList) {
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
        let is_picture = file.type_().starts_with("image/");
        if !self.filled.with_untracked(|filled| filled.takes(is_picture)) {
            return Err(refused(Message::new("make.file-unwanted")));
        }
        if is_picture {
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
