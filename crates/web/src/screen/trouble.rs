//! Why something could not be done, said at once where it was tried.

use i18n::Message;
use leptos::prelude::*;

use crate::desk::desk;

/// The reason, while there is one.
#[component]
pub(crate) fn Trouble(
    why: RwSignal<Option<Message>>,
    #[prop(optional)] id: Option<&'static str>,
) -> impl IntoView {
    let desk = desk();
    let words = move || why.get().map(|why| desk.voice().say(&why));
    view! { <p class="trouble" role="alert" id=id>{words}</p> }
}
