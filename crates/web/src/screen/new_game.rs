//! A game before it begins: what it is, who plays, with which options; then one button.

mod fields;

use game::OptionSpec;
use i18n::Message;
use leptos::prelude::*;
use sitting::Form;
use wasm_bindgen_futures::spawn_local;

use super::fetched::{NoGame, fetched};
use super::help;
use super::trouble::Trouble;
use crate::begin::begin;
use crate::desk::{Desk, desk};
use crate::icon::IconWords;
use crate::online::Allowed;
use crate::route::Route;
use crate::source::Own;
use crate::{online, published, source, thumbnail};
use fields::{ClockField, OnlineFields, OptionField, SeatField};

/// A new game of this id.
#[component]
pub(crate) fn NewGame(game: String) -> impl IntoView {
    let desk = desk();
    desk.want_pictures();
    if published::id_of(&game).is_some() {
        return fetched(desk, game, |desk, name, own| opened(desk, &name, Some(own))).into_any();
    }
    let is_of_shelf = catalogue::family(&game).is_ok();
    (move || {
        // Games of one's own are there once the store was read.
        if !is_of_shelf && !desk.has_read.get() {
            return ().into_any();
        }
        let own = source::of(desk, &game);
        if own.is_some() {
            desk.want_all_pictures();
        }
        opened(desk, &game, own)
    })
    .into_any()
}

/// The form of a game, or why there is none.
fn opened(desk: Desk, id: &str, own: Option<Own>) -> AnyView {
    let name = desk.choices.with_untracked(|choices| choices.name.clone());
    match source::form(id, own.as_ref(), &[name]) {
        Ok(form) => view! { <FormView form own id=id.to_owned() /> }.into_any(),
        Err(why) => view! { <NoGame is_own=own.is_some() why /> }.into_any(),
    }
}

/// A form that is being filled in. Copies are the same one.
#[derive(Clone, Copy)]
struct Filling {
    form: StoredValue<Form>,
    /// Grows when the form has changed.
    version: RwSignal<u32>,
    trouble: RwSignal<Option<Message>>,
    /// What is allowed when it is played online.
    allowed: RwSignal<Allowed>,
}

impl Filling {
    fn new(form: Form) -> Self {
        let (version, trouble) = (RwSignal::new(0), RwSignal::new(None));
        // Who learns may be helped; who plays for the win has to allow it.
        let hints = catalogue::design_of(&**form.game()).is_some();
        let allowed = RwSignal::new(Allowed { hints, ..Allowed::default() });
        Self { form: StoredValue::new(form), version, trouble, allowed }
    }

    /// Reads the form; whoever reads it is told when it changes.
    fn with<T>(self, read: impl FnOnce(&Form) -> T) -> T {
        self.version.track();
        self.form.with_value(read)
    }

    /// Reads it without being told.
    fn with_now<T>(self, read: impl FnOnce(&Form) -> T) -> T {
        self.form.with_value(read)
    }

    /// Changes the form, or tells why not.
    fn change(self, change: impl FnOnce(&mut Form) -> Result<(), Message>) {
        self.trouble.set(self.form.try_update_value(change).and_then(Result::err));
        self.version.update(|version| *version += 1);
    }
}

#[component]
fn FormView(form: Form, own: Option<Own>, id: String) -> impl IntoView {
    let desk = desk();
    let filling = Filling::new(form);
    let own = StoredValue::new(own);
    let online = OnlineGame::of(desk, &id);
    // Only another number of seats makes their fields anew: whoever types keeps the focus.
    let seats = Memo::new(move |_| filling.with(|form| form.seats.len()));
    let options = filling.with_now(|form| form.options().cloned().collect::<Vec<_>>());
    let (first, others): (Vec<_>, Vec<_>) =
        options.into_iter().partition(|spec| spec.name == "players" || spec.name == "preset");
    let field = move |spec: OptionSpec| view! { <OptionField filling spec /> };
    let seat = move |seat: usize| view! { <SeatField filling seat /> };
    view! {
        <main id="main" tabindex="-1" class="new-game">
            <About filling own id=id.clone() />
            <section class="form card" aria-labelledby="who">
                <h2 id="who">{move || desk.say("web.who-plays")}</h2>
                {first.into_iter().map(field).collect_view()}
                <ol class="who">{move || (0..seats.get()).map(seat).collect_view()}</ol>
                <Go filling own online />
                <Trouble why=filling.trouble />
                <details class="more">
                    <summary>{move || desk.say("web.more-choices")}</summary>
                    <ClockField filling />
                    {others.into_iter().map(field).collect_view()}
                    <Show when=move || online.get().is_some()>
                        <OnlineFields allowed=filling.allowed />
                    </Show>
                </details>
            </section>
        </main>
    }
}

/// What it is.
#[component]
fn About(filling: Filling, own: StoredValue<Option<Own>>, id: String) -> impl IntoView {
    let desk = desk();
    let id = StoredValue::new(id);
    let title = move || filling.with(|form| catalogue::title(&**form.game(), &desk.voice()));
    // Drawn anew only where options changed the game: names and levels do not.
    let settings = Memo::new(move |_| filling.with(|form| form.settings().clone()));
    let picture = move || {
        desk.pictures.track();
        settings.track();
        let game = filling.with_now(|form| form.game().clone());
        let look = desk.look();
        id.with_value(|id| {
            own.with_value(|own| thumbnail::of_start(id, own.as_ref(), &*game, look))
        })
    };
    let summary = move || {
        id.with_value(|id| own.with_value(|own| help::summary(id, own.as_ref(), &desk.voice())))
    };
    view! {
        <section class="about">
            <h1>{title}</h1>
            <img src=picture alt="" />
            <p>{summary}</p>
            <a href=Route::Help(Some(id.get_value())).hash()>{move || desk.say("web.rules")}</a>
        </section>
    }
}

/// How a game is called on the server.
#[derive(Clone, Debug, PartialEq, Eq)]
enum OnlineGame {
    /// By this name.
    Named(String),
    /// It is one's own and was not published: it goes along with the match, and is gone with it.
    Brought,
}

impl OnlineGame {
    /// How this game is played online; nothing where the server does not take it.
    fn of(desk: Desk, id: &str) -> RwSignal<Option<Self>> {
        let found = RwSignal::new(None);
        match desk.design(id) {
            Some(own) => match own.published {
                Some(it) => found.set(Some(Self::Named(published::name_of(&it.id)))),
                None => spawn_local(async move {
                    if online::reach().await.is_some_and(|reach| reach.own_designs) {
                        let _ = found.try_set(Some(Self::Brought));
                    }
                }),
            },
            None if catalogue::family(id).is_ok() || published::id_of(id).is_some() => {
                found.set(Some(Self::Named(id.to_owned())));
            }
            None => {}
        }
        found
    }
}

/// The ways to begin: here, or online where the server takes the game.
#[component]
fn Go(
    filling: Filling,
    own: StoredValue<Option<Own>>,
    online: RwSignal<Option<OnlineGame>>,
) -> impl IntoView {
    let desk = desk();
    let begin = move |_| match filling.with_now(|form| begin(desk, form, own.get_value())) {
        Ok(id) => desk.go(&Route::Play(id)),
        Err(why) => filling.trouble.set(Some(why)),
    };
    let invite = move |_| {
        let allowed = filling.allowed.get_untracked();
        let mut asked = filling.with_now(|form| online::asked(form, allowed, &desk.voice()));
        match online.get_untracked() {
            Some(OnlineGame::Named(name)) => asked.game = name,
            Some(OnlineGame::Brought) => asked.design = own.get_value().map(|own| own.text),
            None => return,
        }
        online::invite(desk, asked, filling.trouble);
    };
    // Pictures of one's own stay on the device; that is said before, not after.
    let keeps_pictures = move || {
        let has_some = own.with_value(|own| own.as_ref().is_some_and(|own| !own.files.is_empty()));
        online.get() == Some(OnlineGame::Brought) && has_some
    };
    view! {
        <div class="go">
            <button type="button" class="primary large" id="begin" on:click=begin>
                <IconWords icon="play" key="web.play" />
            </button>
            <Show when=move || online.get().is_some()>
                <button type="button" id="invite" on:click=invite>
                    <IconWords icon="link" key="web.invite" />
                </button>
            </Show>
        </div>
        <Show when=move || online.get() == Some(OnlineGame::Brought)>
            <p class="detail" id="brought">{move || desk.say("web.brought")}</p>
        </Show>
        <Show when=keeps_pictures>
            <p class="detail">{move || desk.say("web.own-pictures-stay")}</p>
        </Show>
    }
}
