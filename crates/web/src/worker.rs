//! A worker of the browser, from the page's side: questions in, answers later.
//!
//! What workers run is a module of its own, fetched when it is first needed and compiled once for
//! all of them. A worker answers one question after the other. It cannot be interrupted, only
//! ended: [`Worker::stop`] ends it, tells all who wait, and the next question starts a new one.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;

use errands::Errand;
use futures_channel::oneshot;
use i18n::Message;
use js_sys::{Array, Promise, Uint8Array, WebAssembly};
use leptos::prelude::window;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::MessageEvent;

use crate::browser;

/// The script that a worker begins with, and the module that it is handed.
const SCRIPT: &str = "marelle-worker";
const MODULE: &str = "marelle-worker-module";

/// An answer as it comes: its text, and the bytes that go along with it.
type Answer = (String, Vec<Vec<u8>>);

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoAnswer {
    /// It was stopped before it answered.
    Stopped,
    /// The browser could not start it, or it broke off.
    Broken,
}

/// Works away from the page. Copies are the same worker.
#[derive(Clone, Default)]
pub(crate) struct Worker {
    inner: Rc<Inner>,
}

#[derive(Default)]
struct Inner {
    running: RefCell<Option<Running>>,
    waiting: Rc<Waiting>,
}

impl fmt::Debug for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let waiting = self.inner.waiting.by_number.borrow().len();
        f.debug_struct("Worker").field("waiting", &waiting).finish_non_exhaustive()
    }
}

/// Who waits for an answer, by the number of the question.
#[derive(Default)]
struct Waiting {
    last: Cell<u32>,
    /// Whether the worker broke: nothing more comes from it.
    is_broken: Cell<bool>,
    by_number: RefCell<BTreeMap<u32, oneshot::Sender<Result<Answer, NoAnswer>>>>,
}

/// A started worker and what it calls; these must live as long as it does.
struct Running {
    worker: web_sys::Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_trouble: Closure<dyn FnMut(JsValue)>,
}

impl Worker {
    /// Asks, and starts the worker if none runs. What goes along with the answer comes with it.
    ///
    /// # Errors
    /// When it is stopped or breaks before the answer.
    pub(crate) fn ask<T: DeserializeOwned>(
        &self,
        errand: &Errand,
        parcels: &[&[u8]],
    ) -> impl Future<Output = Result<(T, Vec<Vec<u8>>), NoAnswer>> + use<T> {
        let (number, answer) = self.inner.waiting.enter();
        // Plain data with text keys always has a JSON form.
        let text = serde_json::to_string(errand).unwrap_or_default();
        if self.inner.post(number, &text, parcels).is_err() {
            self.inner.waiting.tell(number, Err(NoAnswer::Broken));
        }
        async {
            let (text, parcels) = answer.await.unwrap_or(Err(NoAnswer::Stopped))?;
            let told = serde_json::from_str(&text).map_err(|_| NoAnswer::Broken)?;
            Ok((told, parcels))
        }
    }

    /// Lets it work on files: what came of them, with other files, or why nothing did.
    ///
    /// # Errors
    /// When the files cannot be used so, or there is no answer.
    pub(crate) async fn work_on<T: DeserializeOwned>(
        &self,
        errand: &Errand,
        files: &[&[u8]],
    ) -> Result<(T, Vec<Vec<u8>>), Message> {
        let answer = self.ask::<Result<T, Message>>(errand, files).await;
        let (told, files) = answer.map_err(|_| browser::unread())?;
        Ok((told?, files))
    }

    /// Ends whatever is thought of now; who waits is told.
    pub(crate) fn stop(&self) {
        self.inner.running.take();
        self.inner.waiting.is_broken.set(false);
        self.inner.waiting.tell_all(NoAnswer::Stopped);
    }
}

impl Inner {
    fn post(&self, number: u32, text: &str, parcels: &[&[u8]]) -> Result<(), JsValue> {
        let mut running = self.running.borrow_mut();
        if self.waiting.is_broken.take() {
            running.take();
        }
        let running = match &mut *running {
            Some(running) => running,
            none => none.insert(Running::start(&self.waiting)?),
        };
        let parcels: Array = parcels.iter().map(|parcel| Uint8Array::from(*parcel)).collect();
        running.worker.post_message(&Array::of3(&number.into(), &text.into(), &parcels))
    }
}

impl Waiting {
    fn enter(&self) -> (u32, oneshot::Receiver<Result<Answer, NoAnswer>>) {
        let number = self.last.get().wrapping_add(1);
        self.last.set(number);
        let (sender, receiver) = oneshot::channel();
        self.by_number.borrow_mut().insert(number, sender);
        (number, receiver)
    }

    fn tell(&self, number: u32, answer: Result<Answer, NoAnswer>) {
        if let Some(waiting) = self.by_number.borrow_mut().remove(&number) {
            // Who no longer waits need not be told.
            drop(waiting.send(answer));
        }
    }

    fn break_off(&self, why: NoAnswer) {
        self.is_broken.set(true);
        self.tell_all(why);
    }

    fn tell_all(&self, why: NoAnswer) {
        for (_, waiting) in self.by_number.take() {
            drop(waiting.send(Err(why)));
        }
    }
}

impl Running {
    fn start(waiting: &Rc<Waiting>) -> Result<Self, JsValue> {
        let worker = web_sys::Worker::new(&browser::address_of(SCRIPT)?)?;
        let told = Rc::clone(waiting);
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            match read(&event.data()) {
                (number, Ok(answer)) => told.tell(number, Ok(answer)),
                // A module that broke off once is not to be trusted again.
                (_, Err(why)) => told.break_off(why),
            }
        });
        let told = Rc::clone(waiting);
        let on_trouble = Closure::<dyn FnMut(JsValue)>::new(move |_| {
            told.break_off(NoAnswer::Broken);
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_trouble.as_ref().unchecked_ref()));
        let (told, handed) = (Rc::clone(waiting), worker.clone());
        spawn_local(async move {
            let posted = module().await.and_then(|module| handed.post_message(&module));
            if posted.is_err() {
                told.break_off(NoAnswer::Broken);
            }
        });
        Ok(Self { worker, _on_message: on_message, _on_trouble: on_trouble })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

thread_local! {
    /// The module of all workers, on its way or there.
    static COMPILED: RefCell<Option<Promise>> = const { RefCell::new(None) };
}

/// The module of all workers; one that could not be fetched is asked for again the next time.
async fn module() -> Result<JsValue, JsValue> {
    let known = COMPILED.with_borrow(Clone::clone);
    let compiled = match known {
        Some(compiled) => compiled,
        None => {
            let fetched = window().fetch_with_str(&browser::address_of(MODULE)?);
            COMPILED.with_borrow_mut(|kept| {
                kept.insert(WebAssembly::compile_streaming(&fetched)).clone()
            })
        }
    };
    let module = JsFuture::from(compiled).await;
    if module.is_err() {
        COMPILED.take();
    }
    module
}

/// A message of the worker: the number of a question, and its answer unless it broke.
fn read(message: &JsValue) -> (u32, Result<Answer, NoAnswer>) {
    let message = Array::from(message);
    let parcels = Array::from(&message.get(2));
    let parcels = parcels.iter().map(|parcel| Uint8Array::new(&parcel).to_vec()).collect();
    let text = message.get(1).as_string().ok_or(NoAnswer::Broken);
    // Numbers come back as they were given; one that does not finds nobody who waits.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "see above")]
    let number = message.get(0).as_f64().unwrap_or_default() as u32;
    (number, text.map(|text| (text, parcels)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two_words() -> Answer {
        ("two words".to_owned(), Vec::new())
    }

    #[test]
    fn who_waits_gets_the_answer_of_the_own_question() {
        let waiting = Waiting::default();
        let (first, mut one) = waiting.enter();
        let (second, mut two) = waiting.enter();
        waiting.tell(second, Ok(two_words()));
        assert_eq!(two.try_recv(), Ok(Some(Ok(two_words()))));
        assert_eq!(one.try_recv(), Ok(None));
        waiting.tell(first, Err(NoAnswer::Broken));
        assert_eq!(one.try_recv(), Ok(Some(Err(NoAnswer::Broken))));
    }

    #[test]
    fn all_are_told_of_a_stop_and_nobody_twice() {
        let waiting = Waiting::default();
        let (number, mut answer) = waiting.enter();
        waiting.tell_all(NoAnswer::Stopped);
        waiting.tell(number, Ok(two_words()));
        assert_eq!(answer.try_recv(), Ok(Some(Err(NoAnswer::Stopped))));
    }
}
