//! The story of every store, told to SQLite, and what is its own: reopening, copies, full disks.
#![allow(clippy::unwrap_used, reason = "tests fail by panic")]

use std::path::Path;
use std::sync::Arc;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use storage::{Append, MatchStore, Store};
use storage_sqlite::SqliteStore;
use storage_story::new_match;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_lives_through_the_story() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("marelle.db")).await.unwrap();
    storage_story::tell(Arc::new(store)).await;
}

#[tokio::test]
async fn what_was_kept_is_there_after_closing_and_in_a_copy() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("marelle.db"), folder.path().join("copy.db"));
    let store = SqliteStore::open(&path).await.unwrap();
    let new = new_match(1);
    store.create_match(&new).await.unwrap();
    let texts = vec!["e2 10ms".to_owned()];
    store
        .append(Append { id: new.id, after: 0, texts, at_ms: 5, record_head: None, ending: None })
        .await
        .unwrap();
    let kept = store.load_match(new.id).await.unwrap();
    store.back_up(&copy).await.unwrap();
    assert!(store.back_up(&copy).await.is_err(), "a copy is never overwritten");
    store.close().await;
    for file in [&path, &copy] {
        let again = SqliteStore::open(file).await.unwrap();
        assert_eq!(again.load_match(new.id).await.unwrap(), kept);
        again.check().await.unwrap();
        again.close().await;
    }
}

/// A store of the first three migrations: options, seed and start stood beside the record's head,
/// which had another name.
#[tokio::test]
async fn an_older_store_comes_along() {
    let folder = tempfile::tempdir().unwrap();
    let older = folder.path().join("migrations");
    std::fs::create_dir(&older).unwrap();
    for name in ["0001_start.sql", "0002_people.sql", "0003_thinking.sql"] {
        let known = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(name);
        std::fs::copy(known, older.join(name)).unwrap();
    }
    let path = folder.path().join("marelle.db");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let pool = SqlitePool::connect_with(options).await.unwrap();
    Migrator::new(older).await.unwrap().run(&pool).await.unwrap();
    let new = new_match(1);
    let insert = "INSERT INTO matches (id, game, settings, seed, seating, made_ms, touched_ms)
                  VALUES (?, ?, 'size=9', 7, ?, 5, 5)";
    let insert = sqlx::query(insert).bind(new.id.to_bytes().to_vec()).bind(&new.game);
    insert.bind(&new.record_head).execute(&pool).await.unwrap();
    pool.close().await;
    let store = SqliteStore::open(&path).await.unwrap();
    let head = store.load_match(new.id).await.unwrap().unwrap().head;
    assert_eq!((head.made.game, head.made.record_head), (new.game, new.record_head));
    store.check().await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn what_is_no_store_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("marelle.db");
    std::fs::write(&path, "dear diary, ".repeat(500)).unwrap();
    let key = SqliteStore::open(&path).await.err().map(|error| error.key());
    assert_eq!(key, Some("store.damaged"));
    assert_eq!(std::fs::read(&path).unwrap(), "dear diary, ".repeat(500).as_bytes());
    let nowhere = SqliteStore::open(&folder.path().join("no/marelle.db")).await;
    assert_eq!(nowhere.err().map(|error| error.key()), Some("store.unavailable"));
}
