//! A game of one's own on the server: for everybody there, by a link and a square of dots.

use i18n::Message;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::designs::{OwnDesign, Published};
use crate::desk::{Desk, desk};
use crate::icon::IconWords;
use crate::route::Route;
use crate::screen::link::{self, CopyLink, LinkSquare};
use crate::screen::trouble::Trouble;
use crate::{browser, published};

/// Where the key of a refusal means that the educator's password is asked for.
const WANTED: &str = "live.password-wanted";

/// A game on its way to the server. Copies are the same one.
#[derive(Clone, Copy)]
struct Publishing {
    desk: Desk,
    own: Memo<Option<OwnDesign>>,
    password: RwSignal<String>,
    trouble: RwSignal<Option<Message>>,
    is_busy: RwSignal<bool>,
    /// Whether it was taken off the server just now.
    is_gone: RwSignal<bool>,
}

impl Publishing {
    fn begin(self) {
        let Some(own) = self.own.get_untracked().filter(|_| !self.is_busy.get_untracked()) else {
            return;
        };
        self.is_busy.set(true);
        spawn_local(async move {
            self.trouble.set(self.publish(own).await.err());
            self.is_busy.set(false);
        });
    }

    async fn publish(self, own: OwnDesign) -> Result<(), Message> {
        let password = self.password.get_untracked();
        if !password.is_empty() {
            published::log_in(password).await?;
        }
        let published = published::publish(&own).await?;
        // It may have been changed meanwhile: only where it is is new.
        let latest = self.desk.design(&own.id).unwrap_or(own);
        self.desk.keep_design(OwnDesign { published: Some(published), ..latest });
        Ok(())
    }

    /// Lets others copy and change the game, or no longer.
    fn let_copy(self, copying: bool) {
        let Some(published) = self.published() else { return };
        self.is_busy.set(true);
        spawn_local(async move {
            let done = published::share(&published, copying).await;
            if done.is_ok() {
                self.note(Some(Published { copying, ..published }));
            }
            self.trouble.set(done.err());
            self.is_busy.set(false);
        });
    }

    fn withdraw(self) {
        let Some(published) = self.published() else { return };
        self.is_busy.set(true);
        spawn_local(async move {
            let done = published::withdraw(&published).await;
            self.is_gone.set(done.is_ok());
            if done.is_ok() {
                self.note(None);
            }
            self.trouble.set(done.err());
            self.is_busy.set(false);
        });
    }

    fn published(self) -> Option<Published> {
        self.own.with_untracked(|own| own.as_ref()?.published.clone())
    }

    /// Keeps where the game is now.
    fn note(self, published: Option<Published>) {
        if let Some(own) = self.own.get_untracked() {
            self.desk.keep_design(OwnDesign { published, ..own });
        }
    }

    /// The link to the game, once it is on the server as it is now.
    fn link(self) -> Option<String> {
        let is_done = !self.is_busy.get() && self.trouble.with(Option::is_none);
        let id = self.own.with(|own| own.as_ref()?.published.as_ref().map(|it| it.id.clone()))?;
        is_done.then(|| link::to(&Route::New(published::name_of(&id))))
    }

    fn wants_password(self) -> bool {
        self.trouble.with(|why| why.as_ref().is_some_and(|why| why.key() == WANTED))
    }
}

/// Publishes a game, and tells how others come to it.
#[component]
pub(crate) fn Publish(own: Memo<Option<OwnDesign>>) -> impl IntoView {
    let desk = desk();
    let (password, trouble) = (RwSignal::new(String::new()), RwSignal::new(None));
    let [is_busy, is_gone] = [(); 2].map(|()| RwSignal::new(false));
    let publishing = Publishing { desk, own, password, trouble, is_busy, is_gone };
    // Whoever opens this wants it published, or published again.
    publishing.begin();
    let words = move || publishing.is_busy.get().then(|| desk.say("make.publishing"));
    // It may open below the last line of the screen, and grows with what is told.
    let link = Memo::new(move |_| publishing.link());
    let wants_password = Memo::new(move |_| publishing.wants_password());
    Effect::new(move |_| {
        link.track();
        wants_password.track();
        request_animation_frame(|| browser::bring_into_sight("#publish"));
    });
    view! {
        <div class="publish" id="publish">
            <p role="status">{words}</p>
            <Trouble why=trouble />
            <Show when=move || wants_password.get()>
                <Password publishing />
            </Show>
            {move || link.get().map(|link| view! { <Way link /> <Afterwards publishing /> })}
            <Show when=move || publishing.is_gone.get()>
                <p role="status">{move || desk.say("make.withdrawn")}</p>
            </Show>
        </div>
    }
}

/// The educator's password.
#[component]
fn Password(publishing: Publishing) -> impl IntoView {
    let desk = publishing.desk;
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        publishing.begin();
    };
    view! {
        <form class="rename" on:submit=submit>
            <label>
                <span>{move || desk.say("make.password")}</span>
                <input type="password" autocomplete="current-password"
                    on:input=move |event| publishing.password.set(event_target_value(&event)) />
            </label>
            <button type="submit">{move || desk.say("make.publish")}</button>
        </form>
    }
}

/// The link, as words and as a square of dots.
#[component]
fn Way(link: String) -> impl IntoView {
    let desk = desk();
    view! {
        <p>{move || desk.say("make.published")}</p>
        <LinkSquare link=link.clone() />
        <p><a href=link.clone() class="play-link">{move || desk.say("make.link")}</a></p>
        <CopyLink link />
    }
}

/// What its maker decides once it is there: whether others may copy it, and that it goes again.
#[component]
fn Afterwards(publishing: Publishing) -> impl IntoView {
    let desk = publishing.desk;
    let copying = move || {
        let published = publishing.own.with(|own| own.as_ref()?.published.clone());
        published.is_some_and(|published| published.copying)
    };
    view! {
        <label class="tick">
            <input type="checkbox" data-act="let-copy" prop:checked=copying
                on:change=move |event| publishing.let_copy(event_target_checked(&event)) />
            <span>{move || desk.say("make.let-copy")}</span>
        </label>
        <button type="button" class="quiet" data-act="withdraw" on:click=move |_| publishing.withdraw()>
            <IconWords icon="delete" key="make.withdraw" />
        </button>
    }
}
