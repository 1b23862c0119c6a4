//! What is kept in the browser: a database of its own, written after every move and change.
//!
//! Games, designs and versions are JSON texts, so that what cannot be read any more harms nothing
//! else; pictures are bytes under their digests. Where the browser keeps nothing (private windows
//! of some), games are played and made all the same.

use std::cell::Cell;
use std::time::Duration;

use idb::{Database, DatabaseEvent as _, Error, Factory, ObjectStoreParams, TransactionMode};
use leptos::prelude::set_timeout;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

use crate::album;
use crate::designs::{OwnDesign, Version};
use crate::kept::Kept;

const DATABASE: &str = "marelle";
/// Grows when a store is added; what is in the others stays.
const NUMBER: u32 = 2;
const GAMES: &str = "games";
const DESIGNS: &str = "designs";
const VERSIONS: &str = "versions";
const PICTURES: &str = "pictures";
const STORES: [&str; 4] = [GAMES, DESIGNS, VERSIONS, PICTURES];

async fn open() -> Result<Database, Error> {
    let mut request = Factory::new()?.open(DATABASE, Some(NUMBER))?;
    request.on_upgrade_needed(|event| {
        // Only a browser that keeps nothing fails here; then opening fails as well.
        if let Ok(database) = event.database() {
            let known = database.store_names();
            for name in STORES.iter().filter(|name| !known.iter().any(|it| it == *name)) {
                drop(database.create_object_store(name, ObjectStoreParams::new()));
            }
        }
    });
    request.await
}

/// How often it is looked whether all is written.
const LOOK: Duration = Duration::from_millis(20);

thread_local! {
    static WRITING: Cell<u32> = const { Cell::new(0) };
}

/// Something is being written as long as this is there.
struct Writing;

impl Writing {
    fn begin() -> Self {
        WRITING.set(WRITING.get() + 1);
        Self
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        WRITING.set(WRITING.get().saturating_sub(1));
    }
}

/// Calls once nothing is being written any more.
pub(crate) fn when_written(call: fn()) {
    // What was asked for just now begins with the next turn.
    let look = move || if WRITING.get() == 0 { call() } else { when_written(call) };
    set_timeout(look, LOOK);
}

async fn put(store: &str, key: &str, value: JsValue) -> Result<(), Error> {
    let _writing = Writing::begin();
    let database = open().await?;
    let transaction = database.transaction(&[store], TransactionMode::ReadWrite)?;
    transaction.object_store(store)?.put(&value, Some(&JsValue::from_str(key)))?.await?;
    transaction.commit()?.await?;
    database.close();
    Ok(())
}

async fn delete(store: &str, key: &str) -> Result<(), Error> {
    let _writing = Writing::begin();
    let database = open().await?;
    let transaction = database.transaction(&[store], TransactionMode::ReadWrite)?;
    transaction.object_store(store)?.delete(JsValue::from_str(key))?.await?;
    transaction.commit()?.await?;
    database.close();
    Ok(())
}

/// What was found in a store.
pub(crate) struct Found<T> {
    /// All that can be read; the rest is left where it is.
    pub(crate) all: Vec<T>,
    /// Whether there is no such rest.
    pub(crate) is_whole: bool,
}

impl<T: DeserializeOwned> Found<T> {
    fn of(values: &[JsValue]) -> Self {
        let read = |value: &JsValue| serde_json::from_str(&value.as_string()?).ok();
        let all: Vec<T> = values.iter().filter_map(read).collect();
        Self { is_whole: all.len() == values.len(), all }
    }
}

async fn found<T: DeserializeOwned>(store: &str) -> Result<Found<T>, Error> {
    let database = open().await?;
    let transaction = database.transaction(&[store], TransactionMode::ReadOnly)?;
    let values = transaction.object_store(store)?.get_all(None, None)?.await?;
    database.close();
    Ok(Found::of(&values))
}

fn json(value: &impl Serialize) -> JsValue {
    // Plain data always has a JSON form.
    JsValue::from_str(&serde_json::to_string(value).unwrap_or_default())
}

/// The games, those touched last first.
pub(crate) async fn games() -> Result<Found<Kept>, Error> {
    let mut games: Found<Kept> = found(GAMES).await?;
    games.all.sort_by(|one, other| other.touched_ms.total_cmp(&one.touched_ms));
    Ok(games)
}

/// The designs, those touched last first.
pub(crate) async fn designs() -> Result<Found<OwnDesign>, Error> {
    let mut designs: Found<OwnDesign> = found(DESIGNS).await?;
    designs.all.sort_by(|one, other| other.touched_ms.total_cmp(&one.touched_ms));
    Ok(designs)
}

/// Lays all kept pictures into the album; says their digests.
pub(crate) async fn fill_album() -> Result<Vec<String>, Error> {
    let database = open().await?;
    let transaction = database.transaction(&[PICTURES], TransactionMode::ReadOnly)?;
    let values = transaction.object_store(PICTURES)?.get_all(None, None)?.await?;
    let digests =
        values.iter().map(|value| album::take_written(&js_sys::Uint8Array::new(value).to_vec()));
    let digests = digests.collect();
    database.close();
    Ok(digests)
}

/// Writes a game over what is kept under its name.
pub(crate) async fn write(kept: &Kept) -> Result<(), Error> {
    put(GAMES, &kept.id, json(kept)).await
}

/// Forgets a game.
pub(crate) async fn remove(id: &str) -> Result<(), Error> {
    delete(GAMES, id).await
}

/// Writes a design, as JSON, over what is kept under its name.
pub(crate) async fn write_design(id: &str, text: &str) -> Result<(), Error> {
    put(DESIGNS, id, JsValue::from_str(text)).await
}

/// Forgets a design; its versions stay until they are swept away.
pub(crate) async fn remove_design(id: &str) -> Result<(), Error> {
    delete(DESIGNS, id).await
}

/// Forgets everything.
pub(crate) async fn clear() -> Result<(), Error> {
    let database = open().await?;
    let transaction = database.transaction(&STORES, TransactionMode::ReadWrite)?;
    for name in STORES {
        transaction.object_store(name)?.clear()?.await?;
    }
    transaction.commit()?.await?;
    database.close();
    Ok(())
}

/// The earlier versions of a design, the newest first.
pub(crate) async fn versions(id: &str) -> Result<Vec<Version>, Error> {
    let database = open().await?;
    let transaction = database.transaction(&[VERSIONS], TransactionMode::ReadOnly)?;
    let found = transaction.object_store(VERSIONS)?.get(JsValue::from_str(id))?.await?;
    database.close();
    let found = found.and_then(|value| value.as_string());
    Ok(found.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}

/// Writes all versions of a design.
pub(crate) async fn write_versions(id: &str, versions: &[Version]) -> Result<(), Error> {
    put(VERSIONS, id, json(&versions)).await
}

/// Writes a picture of the album.
pub(crate) async fn write_picture(digest: &str) -> Result<(), Error> {
    let Some(bytes) = album::find(digest) else { return Ok(()) };
    put(PICTURES, digest, js_sys::Uint8Array::from(&*bytes).into()).await
}

/// Sweeps away what belongs to nothing any more: versions of designs that are gone, and pictures
/// that nobody shows, of those that were there when the page began. These must be all games and
/// designs that there are.
pub(crate) async fn sweep(
    games: &[Kept],
    designs: &[OwnDesign],
    pictures: &[String],
) -> Result<(), Error> {
    let database = open().await?;
    let transaction = database.transaction(&[VERSIONS], TransactionMode::ReadOnly)?;
    let keys = transaction.object_store(VERSIONS)?.get_all_keys(None, None)?.await?;
    database.close();
    let mut named: Vec<String> = Vec::new();
    for id in keys.iter().filter_map(JsValue::as_string) {
        if designs.iter().any(|own| own.id == id) {
            let files = versions(&id).await?.into_iter().map(|version| version.files);
            named.extend(files.flat_map(album::Paths::into_values));
        } else {
            delete(VERSIONS, &id).await?;
        }
    }
    let of_designs = designs.iter().flat_map(OwnDesign::digests);
    let of_games = games.iter().filter_map(|kept| kept.own.as_ref());
    let of_games = of_games.flat_map(|own| own.files.values());
    for digest in album::unnamed(pictures.iter(), named.iter().chain(of_designs).chain(of_games)) {
        delete(PICTURES, &digest).await?;
        album::forget(&digest);
    }
    Ok(())
}
