//! A file from elsewhere: a saved game, a package or a plain design. Each is opened as what it is,
//! wherever it is given.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use game::Reason as _;
use i18n::Message;
use leptos::prelude::*;
use session::{LONGEST_RECORD, Record};
use wasm_bindgen_futures::spawn_local;

use crate::desk::{Desk, desk};
use crate::http::{self, Body};
use crate::icon::IconWords;
use crate::route::Route;
use crate::source::Own;
use crate::{begin, browser, packages, random, source};

/// A button that opens a file; why that cannot be done is told elsewhere.
#[component]
pub(super) fn OpenFile(
    id: &'static str,
    key: &'static str,
    trouble: RwSignal<Option<Message>>,
) -> impl IntoView {
    let desk = desk();
    let choose = move |event: web_sys::Event| {
        let Some(file) = browser::chosen_file(&event) else { return };
        trouble.set(None);
        spawn_local(async move {
            match open(desk, &file).await {
                Ok(route) => desk.go(&route),
                Err(why) => trouble.set(Some(why)),
            }
        });
    };
    view! {
        <label class="button file">
            <IconWords icon="upload" key />
            <input type="file" id=id accept=".marelle,.json,.txt,text/plain" on:change=choose />
        </label>
    }
}

/// Reads a file and keeps what is in it on this device; says where it is shown.
async fn open(desk: Desk, file: &web_sys::File) -> Result<Route, Message> {
    #[expect(clippy::cast_precision_loss, reason = "some mebibytes")]
    let bytes = browser::bytes_of(file, design::package::LARGEST_PACKAGE as f64).await?;
    if is_design(&bytes) {
        return Ok(Route::New(desk.add_design(packages::read(&bytes).await?)?));
    }
    if bytes.len() > LONGEST_RECORD {
        return Err(browser::too_large());
    }
    take_in(desk, &bytes, None, random::seed()?)
}

/// The game of a match on the server that is over, kept on this device; says where it is shown.
/// The same match is kept once, however often one looks back at it.
pub(super) async fn played_online(
    desk: Desk,
    link: &str,
    own: Option<Own>,
) -> Result<Route, Message> {
    let record = http::ask("GET", "/api/match/record", Body::Nothing, Some(link)).await?;
    let mut number = DefaultHasher::new();
    link.hash(&mut number);
    take_in(desk, record.as_bytes(), own, number.finish())
}

/// Whether bytes begin as packages and designs do. A saved game begins otherwise.
fn is_design(bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    text.starts_with(b"PK") || text.trim_ascii_start().starts_with(b"{")
}

/// A saved game goes on, or is looked at when it is over.
fn take_in(desk: Desk, bytes: &[u8], own: Option<Own>, number: u64) -> Result<Route, Message> {
    let record = Record::read(bytes).map_err(|why| why.message())?;
    let own = own.or_else(|| source::of(desk, record.game()));
    let own = source::as_carried(record.design(), own);
    let design = own.as_ref().map(|own| own.text.as_str());
    let opened = record.open(|id, settings| catalogue::open_with(id, design, settings));
    let session = opened.map_err(|why| why.message())?;
    let id = begin::keep(desk, &session, own, number);
    Ok(if session.ending().is_some() { Route::Replay(id) } else { Route::Play(id) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kept::tests::played;

    #[test]
    fn designs_are_told_from_saved_games() {
        assert!(!is_design(Record::of(&played()).to_string().as_bytes()));
        assert!(!is_design(b"Dear Anna, the sea is warm.") && !is_design(b""));
        let design = &workshop::library::entry("memory").unwrap().design;
        let text = design::files::write(design);
        assert!(is_design(text.as_bytes()) && is_design(format!("\u{feff}\n {text}").as_bytes()));
        let package = design::package::pack(design, &design::package::Files::new()).unwrap();
        assert!(is_design(&package));
    }
}
