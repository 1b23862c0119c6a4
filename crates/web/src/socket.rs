//! The wire to a server: it is made again when it breaks, and whoever missed something catches up.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::set_timeout;
use protocol::live::{Ask, Tell};
use sitting::Remote;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, WebSocket};

use crate::play::Play;
use crate::{browser, online, published};

/// After a break it is tried again so soon, then twice as late each time, up to the longest.
const FIRST_RETRY_MS: u64 = 500;
const LONGEST_RETRY_MS: u64 = 8_000;

/// An open wire; dropping it closes it.
pub(crate) struct Socket {
    socket: WebSocket,
    _on_open: Closure<dyn FnMut()>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut()>,
}

impl Socket {
    /// Says something; what is lost with the wire is asked again by the person.
    pub(crate) fn send(&self, ask: &Ask) {
        // Plain data with text keys always has a JSON form.
        if let Ok(text) = serde_json::to_string(ask) {
            drop(self.socket.send_with_str(&text));
        }
    }
}

impl Socket {
    /// Ends the wire; a new one is made by and by.
    pub(crate) fn end(&self) {
        drop(self.socket.close());
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onclose(None);
        self.socket.set_onmessage(None);
        self.socket.set_onopen(None);
        drop(self.socket.close());
    }
}

/// Connects a table to its server, and again whenever the wire breaks.
pub(crate) fn connect(play: Play) {
    connect_after(play, FIRST_RETRY_MS);
}

fn connect_after(play: Play, retry_ms: u64) {
    let address = browser::origin().replacen("http", "ws", 1) + "/api/live";
    let Ok(socket) = WebSocket::new(&address) else { return };
    let was_open = Rc::new(Cell::new(false));
    let on_open = Closure::<dyn FnMut()>::new({
        let (socket, was_open) = (socket.clone(), Rc::clone(&was_open));
        move || {
            was_open.set(true);
            greet(play, &socket);
        }
    });
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let tell = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        if let Some(tell) = tell {
            hear(play, tell);
        }
    });
    let on_close = Closure::<dyn FnMut()>::new(move || {
        let later = (2 * retry_ms).min(LONGEST_RETRY_MS);
        connect_again(play, retry_ms, if was_open.get() { FIRST_RETRY_MS } else { later });
    });
    socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
    play.hold(Socket { socket, _on_open: on_open, _on_message: on_message, _on_close: on_close });
}

/// Says who comes, and how much of the match is known.
fn greet(play: Play, socket: &WebSocket) {
    let hello = play.with_now(|table| table.online().map(|remote| remote.hello()));
    if let Some(text) = hello.and_then(|hello| serde_json::to_string(&hello).ok()) {
        drop(socket.send_with_str(&text));
    }
}

/// The wire broke: tries again after a while, unless the server has said goodbye. Should that
/// fail as well, the try after it waits for `next_ms`.
fn connect_again(play: Play, retry_ms: u64, next_ms: u64) {
    if !play.is_alive() {
        return;
    }
    play.change_online(Remote::cut_off);
    if play.with_now(|table| table.online().is_some_and(|it| it.bye().is_some())) {
        return;
    }
    let again = move || {
        if play.is_alive() {
            connect_after(play, next_ms);
        }
    };
    set_timeout(again, Duration::from_millis(retry_ms));
}

fn hear(play: Play, tell: Tell) {
    if !play.is_alive() {
        return;
    }
    // A match of a published design needs its file before anything can be shown.
    if let Tell::Welcome { game, .. } = &tell
        && published::id_of(game).is_some()
        && play.own().is_none()
    {
        let name = game.clone();
        spawn_local(async move {
            match published::fetch(&name).await {
                Ok(own) => {
                    play.take_own(published::with_own_pictures(play.desk, own));
                    hear_now(play, tell);
                }
                // Without its file nothing can be shown: it is asked for again with a new wire.
                Err(_) => play.hang_up(),
            }
        });
        return;
    }
    hear_now(play, tell);
}

fn hear_now(play: Play, tell: Tell) {
    if !play.is_alive() {
        return;
    }
    let words = play.desk.voice();
    let design = play.own().map(|own| own.text);
    play.change_online(|remote| remote.hear(tell, design.as_deref(), &words));
    let now = play.snapshot_now();
    play.with_now(|table| table.online().map(|remote| online::note(remote, &now)));
}
