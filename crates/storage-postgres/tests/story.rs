//! The story of every store, told to a real PostgreSQL, and what is its own: several servers.
//!
//! `cargo xtask test` starts one and names it in `MARELLE_TEST_POSTGRES`; without it these tests
//! are left out, loudly.
#![allow(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "tests fail by panic and tell what they leave out"
)]

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{Connection, Executor, PgConnection};
use storage::{Append, MatchStore, Store};
use storage_postgres::PostgresStore;
use storage_story::new_match;

/// The address of a new, empty database on the server for tests.
async fn database() -> Option<String> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let Ok(server) = std::env::var("MARELLE_TEST_POSTGRES") else {
        eprintln!("LEFT OUT: no PostgreSQL. `cargo xtask test` starts one.");
        return None;
    };
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("marelle_{}_{number}", std::process::id());
    let mut admin = PgConnection::connect(&format!("{server}/postgres")).await.unwrap();
    let make = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    admin.execute(make).await.unwrap();
    Some(format!("{server}/{name}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_lives_through_the_story() {
    let Some(address) = database().await else { return };
    storage_story::tell(Arc::new(PostgresStore::open(&address).await.unwrap())).await;
}

/// Two servers on one database: each hears what the other writes, and only one is first.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_share_a_match() {
    let Some(address) = database().await else { return };
    let one = PostgresStore::open(&address).await.unwrap();
    let other = PostgresStore::open(&address).await.unwrap();
    let mut heard = other.changes().await.unwrap().unwrap();
    let new = new_match(1);
    one.create_match(&new).await.unwrap();
    let wish = |text: &str| Append {
        id: new.id,
        after: 0,
        texts: vec![text.to_owned()],
        at_ms: 5,
        record_head: None,
        ending: None,
    };
    one.append(wish("e2 1ms")).await.unwrap();
    assert_eq!(heard.next().await.unwrap(), Some((new.id, 1)));
    assert_eq!(other.append(wish("e3 1ms")).await.unwrap_err().key(), "store.conflict");
    assert_eq!(other.events_from(new.id, 0).await.unwrap()[0].text, "e2 1ms");
    one.close().await;
    other.check().await.unwrap();
}

#[tokio::test]
async fn a_server_that_does_not_answer_is_told() {
    let nowhere = PostgresStore::open("postgres://marelle@127.0.0.1:1/marelle").await;
    assert_eq!(nowhere.err().map(|error| error.key()), Some("store.unavailable"));
}
