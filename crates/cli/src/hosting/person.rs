//! `marelle admin export-person`: everything that is kept under one name, for whoever asks what a
//! server knows of them. Games hold the names of those who played along, too.

use std::path::Path;

use i18n::Message;
use serde_json::{Value, json};
use server::room;
use storage::{MatchHead, Score, Store, known_as};

use super::export::{file_name, folder_for, pages, whole_record, write};
use super::{Site, told};
use crate::console::Console;
use crate::files::shown;
use crate::halt::Halt;

/// The file that tells what there is.
const OVERVIEW: &str = "person.json";

pub(super) async fn run(
    name: &str,
    folder: &Path,
    site: &Site,
    console: &mut Console<'_>,
) -> Result<(), Halt> {
    let store = site.open().await?;
    let done = written(&*store, name, folder, site).await;
    store.close().await;
    let told = Message::new("admin.person-exported").with("games", done?.to_string());
    Ok(console.say(&told.with("folder", shown(folder)))?)
}

/// Writes it all; says in how many games the name stands.
async fn written(store: &dyn Store, name: &str, folder: &Path, site: &Site) -> Result<usize, Halt> {
    let fault = |error| told(&error, site.shown());
    folder_for(folder, "games")?;
    let mut games = Vec::new();
    for page in pages() {
        let heads = store.list_matches(page).await.map_err(fault)?;
        for head in &heads {
            let stored = store.load_match(head.made.id).await.map_err(fault)?;
            let theirs = |stored: &_| room::without_name(stored, name).is_some();
            let Some(stored) = stored.filter(theirs) else { continue };
            let file = file_name(&head.made.game, head.made.id, "marelle");
            // A game that cannot be read any more is named all the same.
            let record = whole_record(store, &stored).await.map_err(fault)?;
            if let Some(record) = &record {
                write(&folder.join("games").join(&file), &record.to_string())?;
            }
            games.push(told_of(head, record.is_some().then_some(file)));
        }
        if heads.is_empty() {
            break;
        }
    }
    let score = score_of(store, name).await.map_err(fault)?;
    let count = games.len();
    let overview = json!({ "name": name, "score": score, "games": games });
    // Plain data with text keys always has a JSON form.
    let overview = serde_json::to_string_pretty(&overview).unwrap_or_default();
    write(&folder.join(OVERVIEW), &overview)?;
    Ok(count)
}

fn told_of(head: &MatchHead, file: Option<String>) -> Value {
    json!({
        "id": head.made.id.to_string(),
        "game": head.made.game,
        "made_ms": head.made.made_ms,
        "touched_ms": head.touched_ms,
        "is_over": head.outcome.is_some(),
        "file": file,
    })
}

/// The points under a name, where there are any.
async fn score_of(store: &dyn Store, name: &str) -> Result<Option<Value>, storage::StoreError> {
    let wanted = known_as(name);
    for page in pages() {
        let scores = store.scores(page).await?;
        let found = scores.iter().find(|score| known_as(&score.name) == wanted);
        if let Some(Score { name, points, won, played }) = found {
            let score = json!({ "name": name, "points": points, "won": won, "played": played });
            return Ok(Some(score));
        }
        if scores.is_empty() {
            break;
        }
    }
    Ok(None)
}
