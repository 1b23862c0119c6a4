//! What all screens share: the language, the person's choices, the screen, the kept games.

use i18n::{Lang, Message, Translator};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::kept::Kept;
use crate::route::Route;
use crate::settings::Choices;
use crate::{browser, pictures, shelf, words};

/// Where the choices are kept.
const CHOICES: &str = "marelle.choices";

/// What every screen may use. Copies are the same desk.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) choices: RwSignal<Choices>,
    pub(crate) lang: Memo<Lang>,
    pub(crate) route: RwSignal<Route>,
    /// The games of this device, those touched last first.
    pub(crate) games: RwSignal<Vec<Kept>>,
    /// Whether the games were read from the store.
    pub(crate) has_read: RwSignal<bool>,
    /// Grows when more pictures are at hand.
    pub(crate) pictures: RwSignal<u32>,
    /// What is told until it is put away.
    pub(crate) notice: RwSignal<Option<Message>>,
    /// The game that was forgotten last; it may come back.
    pub(crate) forgotten: RwSignal<Option<Kept>>,
}

impl Desk {
    /// The desk of the page, with what was kept.
    pub(crate) fn new() -> Self {
        let kept = browser::stored(CHOICES).unwrap_or_default();
        let choices = RwSignal::new(Choices::read(&kept));
        let asked = words::preferred();
        let lang = Memo::new(move |_| choices.with(|choices| choices.lang(asked.code())));
        let desk = Self {
            choices,
            lang,
            route: RwSignal::new(Route::of(&browser::hash())),
            games: RwSignal::new(Vec::new()),
            has_read: RwSignal::new(false),
            pictures: RwSignal::new(0),
            notice: RwSignal::new(None),
            forgotten: RwSignal::new(None),
        };
        desk.follow();
        desk
    }

    fn follow(self) {
        Effect::new(move |_| words::declare(self.lang.get()));
        Effect::new(move |_| {
            let choices = self.choices.get();
            browser::store(CHOICES, &choices.text());
            browser::mark("data-look", choices.look.name());
            browser::mark("data-text", choices.text.name());
            browser::mark("data-still", if choices.still { "yes" } else { "no" });
        });
        browser::on_hash(move || self.route.set(Route::of(&browser::hash())));
        spawn_local(async move {
            // A browser that keeps nothing has no games.
            if let Ok(kept) = shelf::all().await {
                // Who was quick has begun a game already: that one is newer than any kept.
                self.games.update(|games| {
                    let new = |it: &Kept| games.iter().all(|known| known.id != it.id);
                    let kept: Vec<Kept> = kept.into_iter().filter(new).collect();
                    games.extend(kept);
                });
            }
            self.has_read.set(true);
        });
    }

    /// Fetches the large picture library, once; screens that show pictures ask for it.
    pub(crate) fn want_pictures(self) {
        spawn_local(async move {
            // Without it letters stand where pictures would.
            if pictures::load().await.is_ok() && self.pictures.get_untracked() == 0 {
                self.pictures.set(1);
            }
        });
    }

    /// Speaks the language of the desk.
    pub(crate) fn voice(self) -> Translator {
        words::voice(self.lang.get())
    }

    /// The words of a key without arguments.
    pub(crate) fn say(self, key: &'static str) -> String {
        self.voice().say(&Message::new(key))
    }

    /// Goes to another screen.
    pub(crate) fn go(self, route: &Route) {
        browser::set_hash(&route.hash());
    }

    /// Keeps a game on this device.
    pub(crate) fn keep(self, kept: Kept) {
        self.games.update(|games| {
            games.retain(|known| known.id != kept.id);
            games.insert(0, kept.clone());
        });
        spawn_local(async move {
            if shelf::write(&kept).await.is_err() {
                self.notice.set(Some(Message::new("web.not-kept")));
            }
        });
    }

    /// Forgets a game; it can be taken back until another is forgotten.
    pub(crate) fn forget(self, kept: Kept) {
        let id = kept.id.clone();
        self.games.update(|games| games.retain(|known| known.id != id));
        self.forgotten.set(Some(kept));
        spawn_local(async move {
            if shelf::remove(&id).await.is_err() {
                self.notice.set(Some(Message::new("web.not-kept")));
            }
        });
    }
}

/// The desk of the page.
///
/// # Panics
/// Never: the root of all screens provides it.
pub(crate) fn desk() -> Desk {
    expect_context::<Desk>()
}
