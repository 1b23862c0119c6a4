//! A design from a file: a package, or the plain design.

use i18n::Message;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::desk::{Desk, desk};
use crate::icon::IconWords;
use crate::route::Route;
use crate::{browser, packages};

/// Opens a file as a game of one's own.
#[component]
pub(super) fn OpenFile(trouble: RwSignal<Option<Message>>) -> impl IntoView {
    let desk = desk();
    let choose = move |event: web_sys::Event| {
        let Some(file) = browser::chosen_file(&event) else { return };
        spawn_local(async move {
            match open(desk, &file).await {
                Ok(id) => desk.go(&Route::New(id)),
                Err(why) => trouble.set(Some(why)),
            }
        });
    };
    view! {
        <label class="button file">
            <IconWords icon="upload" key="make.open" />
            <input type="file" id="open-design" accept=".marelle,.json" on:change=choose />
        </label>
    }
}

/// Reads a file and keeps its game on this device; gives its name.
async fn open(desk: Desk, file: &web_sys::File) -> Result<String, Message> {
    #[expect(clippy::cast_precision_loss, reason = "some mebibytes")]
    let bytes = browser::bytes_of(file, workshop::package::LARGEST_PACKAGE as f64).await?;
    desk.add_design(packages::read(&bytes).await?)
}
