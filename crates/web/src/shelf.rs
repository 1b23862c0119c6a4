//! Where games are kept in the browser: a database of its own, written after every move.
//!
//! Values are JSON texts, so that what cannot be read any more harms nothing else. Where the
//! browser keeps nothing (private windows of some), games are played all the same.

use idb::{Database, DatabaseEvent as _, Error, Factory, ObjectStoreParams, TransactionMode};
use wasm_bindgen::JsValue;

use crate::kept::Kept;

const DATABASE: &str = "marelle";
const GAMES: &str = "games";

async fn open() -> Result<Database, Error> {
    let mut request = Factory::new()?.open(DATABASE, Some(1))?;
    request.on_upgrade_needed(|event| {
        // Only a browser that keeps nothing fails here; then opening fails as well.
        if let Ok(database) = event.database() {
            drop(database.create_object_store(GAMES, ObjectStoreParams::new()));
        }
    });
    request.await
}

/// All games, those touched last first; what cannot be read is left where it is.
pub(crate) async fn all() -> Result<Vec<Kept>, Error> {
    let database = open().await?;
    let transaction = database.transaction(&[GAMES], TransactionMode::ReadOnly)?;
    let values = transaction.object_store(GAMES)?.get_all(None, None)?.await?;
    let texts = values.iter().filter_map(JsValue::as_string);
    let mut games: Vec<Kept> = texts.filter_map(|text| serde_json::from_str(&text).ok()).collect();
    games.sort_by(|one, other| other.touched_ms.total_cmp(&one.touched_ms));
    database.close();
    Ok(games)
}

/// Writes a game over what is kept under its name.
pub(crate) async fn write(kept: &Kept) -> Result<(), Error> {
    // Plain data always has a JSON form.
    let text = serde_json::to_string(kept).unwrap_or_default();
    let database = open().await?;
    let transaction = database.transaction(&[GAMES], TransactionMode::ReadWrite)?;
    let key = JsValue::from_str(&kept.id);
    transaction.object_store(GAMES)?.put(&JsValue::from_str(&text), Some(&key))?.await?;
    transaction.commit()?.await?;
    database.close();
    Ok(())
}

/// Forgets a game.
pub(crate) async fn remove(id: &str) -> Result<(), Error> {
    let database = open().await?;
    let transaction = database.transaction(&[GAMES], TransactionMode::ReadWrite)?;
    transaction.object_store(GAMES)?.delete(JsValue::from_str(id))?.await?;
    transaction.commit()?.await?;
    database.close();
    Ok(())
}
