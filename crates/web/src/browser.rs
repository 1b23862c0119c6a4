//! The few things that are asked of the browser itself, each in one line for its callers.

use i18n::{Lang, Message};
use leptos::prelude::{
    GetUntracked as _, RwSignal, Set as _, document, window, window_event_listener,
};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Element, HtmlElement, HtmlMetaElement, MouseEvent, ScrollIntoViewOptions, ScrollLogicalPosition,
};

/// The part of the address behind `#`.
pub(crate) fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Goes to another part; the browser's way back leads here.
pub(crate) fn set_hash(hash: &str) {
    // A part of an address can always be set.
    drop(window().location().set_hash(hash));
}

/// Changes the part without another step on the way back.
pub(crate) fn replace_hash(hash: &str) {
    if let Ok(history) = window().history() {
        drop(history.replace_state_with_url(&JsValue::NULL, "", Some(hash)));
    }
}

/// Opens the page anew.
pub(crate) fn reload() {
    // A page can always be opened anew.
    drop(window().location().reload());
}

/// Where this page comes from, as `https://host:port`.
pub(crate) fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// Whether the address of this page leads nowhere on other devices: it names the computer itself.
pub(crate) fn is_here_only() -> bool {
    let host = window().location().hostname().unwrap_or_default();
    host == "localhost" || host == "[::1]" || host.starts_with("127.")
}

/// Where a part of the application is: the page names them all, such as `marelle-worker`.
pub(crate) fn address_of(part: &str) -> Result<String, JsValue> {
    let meta = document().query_selector(&format!("meta[name={part}]"))?;
    let meta = meta.and_then(|meta| meta.dyn_into::<HtmlMetaElement>().ok());
    meta.map(|meta| meta.content()).ok_or_else(|| JsValue::from_str(part))
}

/// Calls when the part behind `#` changes, as long as the page lives.
pub(crate) fn on_hash(call: impl Fn() + 'static) {
    let closure = Closure::<dyn Fn()>::new(call);
    let listener = closure.as_ref().unchecked_ref();
    drop(window().add_event_listener_with_callback("hashchange", listener));
    closure.forget();
}

/// A text that was kept under a name.
pub(crate) fn stored(name: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(name).ok()?
}

/// Keeps a text under a name, where the browser keeps anything.
pub(crate) fn store(name: &str, text: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        drop(storage.set_item(name, text));
    }
}

/// Forgets every text that was kept, and begins the page anew.
pub(crate) fn forget_all() {
    for storage in [window().local_storage(), window().session_storage()] {
        if let Ok(Some(storage)) = storage {
            drop(storage.clear());
        }
    }
    // What the page still knows must not be written again.
    let location = window().location();
    drop(location.replace(&location.pathname().unwrap_or_else(|_| "/".to_owned())));
}

/// Sets an attribute of the whole page, for style sheets.
pub(crate) fn mark(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        drop(root.set_attribute(name, value));
    }
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> f64 {
    js_sys::Date::now()
}

/// Milliseconds of a clock that nobody sets: only the time between two askings means anything.
pub(crate) fn steady_ms() -> f64 {
    window().performance().map_or_else(now_ms, |clock| clock.now())
}

/// Whether somebody can see the page: it is neither behind another one nor put away.
pub(crate) fn is_seen() -> bool {
    !document().hidden()
}

/// A moment as people write it: day and time.
pub(crate) fn moment(ms: f64, lang: Lang) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(ms));
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A plain object takes any field.
        drop(js_sys::Reflect::set(&options, &name.into(), &value.into()));
    }
    date.to_locale_string(lang.code(), &options).into()
}

/// Moves the focus to an element, when it is there.
pub(crate) fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        drop(element.focus());
    }
}

/// Whether the screen is that of a telephone held upright.
fn is_narrow() -> bool {
    let query = window().match_media("(max-width: 37.5rem) and (orientation: portrait)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// The same as long as the page lives, also when the telephone is turned.
pub(crate) fn narrowness() -> RwSignal<bool> {
    let narrow = RwSignal::new(is_narrow());
    let _ = window_event_listener(leptos::ev::resize, move |_| {
        if narrow.get_untracked() != is_narrow() {
            narrow.set(is_narrow());
        }
    });
    narrow
}

/// How bright the page is where nothing else was chosen, as long as the page lives.
pub(crate) fn darkness() -> RwSignal<bool> {
    let query = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
    let dark = RwSignal::new(query.as_ref().is_some_and(web_sys::MediaQueryList::matches));
    if let Some(query) = query {
        let asked = query.clone();
        let changed = Closure::<dyn Fn()>::new(move || dark.set(asked.matches()));
        let listener = changed.as_ref().unchecked_ref();
        drop(query.add_event_listener_with_callback("change", listener));
        // It listens as long as the page lives.
        changed.forget();
    }
    dark
}

/// Whether what was clicked is a button or lies in one.
pub(crate) fn is_in_button(event: &MouseEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest("button").is_ok_and(|button| button.is_some()))
}

/// Scrolls as little as is needed to see the first element that a selector names.
pub(crate) fn bring_into_sight(css: &str) {
    if let Ok(Some(element)) = document().query_selector(css) {
        let nearest = ScrollIntoViewOptions::new();
        nearest.set_block(ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&nearest);
    }
}

/// Hands a text to the person as a file.
pub(crate) fn save_as(name: &str, text: &str) {
    let encoded = js_sys::encode_uri_component(text);
    save_from(name, &format!("data:text/plain;charset=utf-8,{encoded}"));
}

/// Hands bytes to the person as a file.
pub(crate) fn save_bytes(name: &str, bytes: &[u8]) {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    let Ok(blob) = web_sys::Blob::new_with_u8_array_sequence(&parts) else { return };
    let Ok(address) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    save_from(name, &address);
    drop(web_sys::Url::revoke_object_url(&address));
}

fn save_from(name: &str, address: &str) {
    let Ok(link) = document().create_element("a") else { return };
    drop(link.set_attribute("href", address));
    drop(link.set_attribute("download", name));
    if let Ok(link) = link.dyn_into::<HtmlElement>() {
        link.click();
    }
}

/// The file that somebody chose; the field is ready for the same file once more.
pub(crate) fn chosen_file(event: &web_sys::Event) -> Option<web_sys::File> {
    let field: web_sys::HtmlInputElement = event.target()?.dyn_into().ok()?;
    let file = field.files()?.get(0);
    field.set_value("");
    file
}

/// The files that somebody chose, several at once.
pub(crate) fn chosen_files(event: &web_sys::Event) -> Option<web_sys::FileList> {
    let field: web_sys::HtmlInputElement = event.target()?.dyn_into().ok()?;
    field.files().filter(|files| files.length() > 0)
}

/// What stands in a file, when it is not larger than so many bytes.
pub(crate) async fn bytes_of(file: &web_sys::File, most: f64) -> Result<Vec<u8>, Message> {
    if file.size() > most {
        return Err(too_large());
    }
    let read = JsFuture::from(file.array_buffer()).await;
    let read = read.map_err(|_| unread())?;
    Ok(js_sys::Uint8Array::new(&read).to_vec())
}

/// A file is larger than anything that is read.
pub(crate) fn too_large() -> Message {
    Message::new("web.file-too-large")
}

/// A file cannot be read.
pub(crate) fn unread() -> Message {
    Message::new("web.file-unread")
}

/// The picture that somebody pastes, when it is one.
pub(crate) fn pasted_picture(event: &web_sys::ClipboardEvent) -> Option<web_sys::File> {
    let file = event.clipboard_data()?.files()?.get(0)?;
    event.prevent_default();
    Some(file)
}

/// Whether the device has a camera, as far as it tells.
pub(crate) async fn has_camera() -> bool {
    let Ok(devices) = window().navigator().media_devices() else { return false };
    let Ok(asked) = devices.enumerate_devices() else { return false };
    let Ok(found) = JsFuture::from(asked).await else { return false };
    let is_camera = |device: JsValue| {
        let device: Option<web_sys::MediaDeviceInfo> = device.dyn_into().ok();
        device.is_some_and(|it| it.kind() == web_sys::MediaDeviceKind::Videoinput)
    };
    js_sys::Array::from(&found).iter().any(is_camera)
}

/// Copies a text; tells whether that was done.
pub(crate) async fn copy(text: &str) -> bool {
    let clipboard = window().navigator().clipboard();
    // A page that came over plain HTTP, as from a laptop in a classroom, is given none.
    let is_there = !AsRef::<JsValue>::as_ref(&clipboard).is_undefined();
    let is_copied = is_there && JsFuture::from(clipboard.write_text(text)).await.is_ok();
    is_copied || copied_as_by_hand(text).unwrap_or(false)
}

/// Selects a text and lets the browser copy what is selected.
fn copied_as_by_hand(text: &str) -> Option<bool> {
    let focused = document().active_element().and_then(|it| it.dyn_into::<HtmlElement>().ok());
    let field = document().create_element("textarea").ok()?;
    let field: web_sys::HtmlTextAreaElement = field.dyn_into().ok()?;
    field.set_value(text);
    document().body()?.append_child(&field).ok()?;
    field.select();
    let page: web_sys::HtmlDocument = document().dyn_into().ok()?;
    let is_copied = page.exec_command("copy").ok();
    field.remove();
    if let Some(focused) = focused {
        drop(focused.focus());
    }
    is_copied
}

/// Speaks a sentence aloud, instead of what is being said.
pub(crate) fn speak(words: &str, lang: &str) {
    let (Ok(voice), Ok(saying)) =
        (window().speech_synthesis(), web_sys::SpeechSynthesisUtterance::new_with_text(words))
    else {
        return;
    };
    saying.set_lang(lang);
    voice.cancel();
    voice.speak(&saying);
}

/// The title of the window.
pub(crate) fn title(words: &str) {
    document().set_title(words);
}

/// What the screen is about.
pub(crate) fn heading() -> Option<String> {
    let heading = document().query_selector("main h1").ok()??.text_content()?;
    Some(heading.trim().to_owned()).filter(|heading| !heading.is_empty())
}

/// Whether the focus is nowhere, as after a change of the screen.
pub(crate) fn is_focus_free() -> bool {
    document().active_element().is_none_or(|it| it.tag_name() == "BODY")
}

/// How far the screen is scrolled down.
pub(crate) fn scrolled() -> f64 {
    window().scroll_y().unwrap_or_default()
}

/// Scrolls the screen so far down.
pub(crate) fn scroll_to(height: f64) {
    window().scroll_to_with_x_and_y(0.0, height);
}
