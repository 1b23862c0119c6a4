//! What all screens share: the language, the person's choices, the screen, the kept games.

use std::collections::BTreeMap;

use i18n::{Lang, Message, Translator};
use leptos::prelude::*;
use paint::palette::Mode;
use wasm_bindgen_futures::spawn_local;

use crate::designs::{self, OwnDesign, Version};
use crate::kept::Kept;
use crate::route::Route;
use crate::settings::{Choices, Look};
use crate::source::Own;
use crate::{album, browser, pictures, random, store, words};

/// Where the choices are kept.
const CHOICES: &str = "marelle.choices";
/// Where the design that was changed last is kept as well: at once, while the store takes a moment
/// that a page may not have.
const LAST_DESIGN: &str = "marelle.last-design";

/// How far [`Desk::pictures`] has grown when no more are to come.
pub(crate) const ALL_PICTURES: u32 = 2;

/// What was forgotten last; it may come back.
#[derive(Clone)]
pub(crate) enum Forgotten {
    Game(Box<Kept>),
    Design(Box<OwnDesign>),
}

/// What every screen may use. Copies are the same desk.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) choices: RwSignal<Choices>,
    pub(crate) lang: Memo<Lang>,
    pub(crate) route: RwSignal<Route>,
    /// The games of this device, those touched last first.
    pub(crate) games: RwSignal<Vec<Kept>>,
    /// The designs that people made on this device, those changed last first.
    pub(crate) designs: RwSignal<Vec<OwnDesign>>,
    /// Whether the games and designs were read from the store.
    pub(crate) has_read: RwSignal<bool>,
    /// Whether the screen is that of a telephone held upright.
    pub(crate) is_narrow: RwSignal<bool>,
    /// How bright boards are drawn.
    pub(crate) mode: Memo<Mode>,
    /// Grows when more pictures are at hand.
    pub(crate) pictures: RwSignal<u32>,
    /// What is told until it is put away.
    pub(crate) notice: RwSignal<Option<Message>>,
    /// What the lot decided when the last game began, by the game's name; told once.
    pub(crate) drawn: StoredValue<Option<(String, Message)>>,
    /// What was forgotten last; it may come back.
    pub(crate) forgotten: RwSignal<Option<Forgotten>>,
    /// When the newest version of a design was kept, once that was looked up.
    newest: StoredValue<BTreeMap<String, f64>>,
}

impl Desk {
    /// The desk of the page, with what was kept.
    pub(crate) fn new() -> Self {
        let kept = browser::stored(CHOICES).unwrap_or_default();
        let choices = RwSignal::new(Choices::read(&kept));
        let preferred = words::preferred();
        let lang = Memo::new(move |_| choices.with(|choices| choices.lang).unwrap_or(preferred));
        let darkness = browser::darkness();
        let mode = Memo::new(move |_| mode_of(choices.with(|it| it.look), darkness.get()));
        let desk = Self {
            choices,
            lang,
            mode,
            route: RwSignal::new(Route::of(&browser::hash())),
            games: RwSignal::new(Vec::new()),
            designs: RwSignal::new(Vec::new()),
            has_read: RwSignal::new(false),
            is_narrow: browser::narrowness(),
            pictures: RwSignal::new(0),
            notice: RwSignal::new(None),
            drawn: StoredValue::new(None),
            forgotten: RwSignal::new(None),
            newest: StoredValue::new(BTreeMap::new()),
        };
        desk.follow();
        desk
    }

    fn follow(self) {
        // For readers and voices.
        Effect::new(move |_| browser::mark("lang", self.lang.get().code()));
        Effect::new(move |_| {
            let choices = self.choices.get();
            browser::store(CHOICES, &choices.text());
            browser::mark("data-look", choices.look.name());
            browser::mark("data-text", choices.text.name());
            browser::mark("data-still", if choices.still { "yes" } else { "no" });
        });
        browser::on_hash(move || self.route.set(Route::of(&browser::hash())));
        spawn_local(self.read());
    }

    /// Reads what is kept. A browser that keeps nothing has no games.
    async fn read(self) {
        let pictures = store::fill_album().await.unwrap_or_default();
        let mut is_whole = [false; 2];
        // Who was quick has begun already: what is there now is newer than anything kept.
        if let Ok(kept) = store::games().await {
            is_whole[0] = kept.is_whole;
            self.games.update(|games| add_unknown(games, kept.all, |kept| &kept.id));
        }
        if let Ok(kept) = store::designs().await {
            is_whole[1] = kept.is_whole;
            self.designs.update(|designs| add_unknown(designs, kept.all, |own| &own.id));
        }
        self.take_last_design();
        self.has_read.set(true);
        // Nobody knows which pictures belong to what cannot be read, perhaps by this version only.
        if is_whole == [true; 2] {
            let (games, designs) = (self.games.get_untracked(), self.designs.get_untracked());
            // What could not be swept away today lies there until tomorrow.
            drop(store::sweep(&games, &designs, &pictures).await);
        }
    }

    /// The page may have gone before the store had written the last change.
    fn take_last_design(self) {
        let last = browser::stored(LAST_DESIGN).unwrap_or_default();
        let Ok(last) = serde_json::from_str::<OwnDesign>(&last) else { return };
        let is_newer = self.designs.with_untracked(|designs| {
            let known = designs.iter().find(|own| own.id == last.id);
            known.is_none_or(|known| known.touched_ms < last.touched_ms)
        });
        if is_newer {
            self.keep_design(last);
        }
    }

    /// Fetches the pictures of the shelf, once; screens that show pictures ask for them.
    pub(crate) fn want_pictures(self) {
        spawn_local(async move {
            // Without them letters stand where pictures would.
            if pictures::load().await.is_some() && self.pictures.get_untracked() == 0 {
                self.pictures.set(1);
            }
        });
    }

    /// Fetches the large picture library, once, for games that people make.
    pub(crate) fn want_all_pictures(self) {
        spawn_local(async move {
            // Where they cannot be fetched, no more will come either.
            let _ = pictures::load_whole().await;
            if self.pictures.get_untracked() < ALL_PICTURES {
                self.pictures.set(ALL_PICTURES);
            }
        });
    }

    /// The language and how bright the page is: what pictures of games depend on.
    pub(crate) fn look(self) -> (Lang, Mode) {
        (self.lang.get(), self.mode.get())
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
        self.keep_pictures(kept.own.iter().flat_map(|own| own.files.values()));
        self.write(async move { store::write(&kept).await });
    }

    /// A game of this device.
    pub(crate) fn game(self, id: &str) -> Option<Kept> {
        self.games.with_untracked(|games| games.iter().find(|kept| kept.id == id).cloned())
    }

    /// Forgets a game; it can be taken back until something else is forgotten.
    pub(crate) fn forget(self, kept: Kept) {
        let id = kept.id.clone();
        self.games.update(|games| games.retain(|known| known.id != id));
        self.forgotten.set(Some(Forgotten::Game(Box::new(kept))));
        self.write(async move { store::remove(&id).await });
    }

    /// Lets go of games that nobody has moved in: whoever only looked at some would find all of
    /// them waiting.
    pub(crate) fn forget_unplayed(self) {
        let (gone, kept) = self.games.get_untracked().into_iter().partition(Kept::is_unplayed);
        let gone: Vec<Kept> = gone;
        if gone.is_empty() {
            return;
        }
        self.games.set(kept);
        self.write(async move {
            // Another window may have played one of them meanwhile: what is stored decides.
            let stored = store::games().await?.all;
            let unplayed = stored.iter().filter(|kept| kept.is_unplayed());
            for kept in unplayed.filter(|kept| gone.iter().any(|it| it.id == kept.id)) {
                store::remove(&kept.id).await?;
            }
            Ok(())
        });
    }

    /// A design of this device.
    pub(crate) fn design(self, id: &str) -> Option<OwnDesign> {
        self.designs.with_untracked(|designs| designs.iter().find(|own| own.id == id).cloned())
    }

    /// Adds a design, with a first version to come back to; gives its name.
    ///
    /// # Errors
    /// When the browser gives no randomness.
    pub(crate) fn add_design(self, own: Own) -> Result<String, Message> {
        let own = OwnDesign::new(random::seed()?, own.text, own.files, browser::now_ms());
        let id = own.id.clone();
        self.keep_version(&own);
        self.keep_design(own);
        Ok(id)
    }

    /// Keeps a design as it is now: for a new one, and after every change.
    pub(crate) fn keep_design(self, own: OwnDesign) {
        // Plain data always has a JSON form.
        let text = serde_json::to_string(&own).unwrap_or_default();
        browser::store(LAST_DESIGN, &text);
        self.keep_pictures(own.digests());
        let id = own.id.clone();
        self.designs.update(|designs| {
            designs.retain(|known| known.id != own.id);
            designs.insert(0, own);
        });
        self.write(async move { store::write_design(&id, &text).await });
    }

    /// Changes the store; that it cannot be changed is told.
    fn write(self, writing: impl Future<Output = Result<(), idb::Error>> + 'static) {
        spawn_local(async move {
            if writing.await.is_err() {
                self.notice.set(Some(Message::new("web.not-kept")));
            }
        });
    }

    /// Writes the pictures that the store lacks.
    fn keep_pictures<'a>(self, digests: impl Iterator<Item = &'a String>) {
        for digest in album::unwritten(digests) {
            self.write(async move {
                let written = store::write_picture(&digest).await;
                if written.is_err() {
                    album::lacks(&digest);
                }
                written
            });
        }
    }

    /// Forgets a design; it can be taken back until something else is forgotten. Games that were
    /// begun with it go on.
    pub(crate) fn forget_design(self, own: OwnDesign) {
        let id = own.id.clone();
        browser::store(LAST_DESIGN, "");
        self.designs.update(|designs| designs.retain(|known| known.id != id));
        self.forgotten.set(Some(Forgotten::Design(Box::new(own))));
        self.write(async move { store::remove_design(&id).await });
    }

    /// What was forgotten last is there again.
    pub(crate) fn bring_back(self) {
        match self.forgotten.try_update(Option::take).flatten() {
            Some(Forgotten::Game(kept)) => self.keep(*kept),
            Some(Forgotten::Design(own)) => self.keep_design(*own),
            None => {}
        }
    }

    /// Keeps a version of a design to come back to.
    fn keep_version(self, own: &OwnDesign) {
        self.keep_version_if(own, |_, _| true);
    }

    /// The same, unless the last one is not old yet. Designs are written with every letter that is
    /// typed: what is known is not looked up again.
    pub(crate) fn keep_version_when_due(self, own: &OwnDesign) {
        let newest = self.newest.with_value(|newest| newest.get(&own.id).copied());
        if designs::is_due(newest, browser::now_ms()) {
            self.keep_version_if(own, designs::is_due);
        }
    }

    fn keep_version_if(self, own: &OwnDesign, is_wanted: fn(Option<f64>, f64) -> bool) {
        let (id, version) = (own.id.clone(), own.version(browser::now_ms()));
        spawn_local(async move {
            // Without the versions that were kept, none is written over them.
            let Ok(mut versions) = store::versions(&id).await else { return };
            let newest = |versions: &[Version]| versions.first().map(|version| version.at_ms);
            if is_wanted(newest(&versions), version.at_ms)
                && designs::add_version(&mut versions, version)
            {
                drop(store::write_versions(&id, &versions).await);
            }
            let newest = newest(&versions);
            self.newest.update_value(|known| known.extend(newest.map(|at_ms| (id, at_ms))));
        });
    }

    /// The earlier versions of a design, the newest first.
    pub(crate) async fn versions(self, id: &str) -> Vec<Version> {
        store::versions(id).await.unwrap_or_default()
    }

    /// Goes back to an earlier version; the one of now is kept.
    pub(crate) fn go_back(self, own: &OwnDesign, version: &Version) {
        self.keep_version(own);
        self.keep_design(own.back_to(version, browser::now_ms()));
    }
}

/// How bright boards are drawn where this look was chosen on such a device.
const fn mode_of(look: Look, is_dark: bool) -> Mode {
    match (look, is_dark) {
        (Look::Contrast, _) => Mode::Contrast,
        (Look::Dark, _) | (Look::Device, true) => Mode::Dark,
        (Look::Light, _) | (Look::Device, false) => Mode::Light,
    }
}

/// Adds what is not known by its name yet.
fn add_unknown<T>(all: &mut Vec<T>, mut more: Vec<T>, id: fn(&T) -> &String) {
    more.retain(|new| all.iter().all(|known| id(known) != id(new)));
    all.append(&mut more);
}

/// The desk of the page.
///
/// # Panics
/// Never: the root of all screens provides it.
pub(crate) fn desk() -> Desk {
    expect_context::<Desk>()
}
