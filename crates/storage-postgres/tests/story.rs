//! The story of every store, told to a real PostgreSQL, and what is its own: several servers.
//!
//! `cargo xtask test` starts one and names it in `MARELLE_TEST_POSTGRES`; without it these tests
//! are left out, loudly.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stderr,
    reason = "tests fail by panic and tell what they leave out"
)]

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
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

/// The server for tests gets a certificate that its owner made; who asks for a connection that
/// nobody else can read makes sure whose it is.
#[tokio::test]
async fn the_wire_is_encrypted_where_that_is_asked_for() {
    let Some(address) = database().await else { return };
    let folder = tempfile::tempdir().unwrap();
    let (own, other) = (folder.path().join("own.pem"), folder.path().join("other.pem"));
    let made = rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()]).unwrap();
    std::fs::write(&own, pem("CERTIFICATE", made.cert.der())).unwrap();
    let stranger = rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()]).unwrap();
    std::fs::write(&other, pem("CERTIFICATE", stranger.cert.der())).unwrap();
    let mut admin = PgConnection::connect(&address).await.unwrap();
    let key = pem("PRIVATE KEY", &made.signing_key.serialize_der());
    certify(&mut admin, &pem("CERTIFICATE", made.cert.der()), &key).await;

    let asked = |words: &str| format!("{address}?sslmode={words}");
    let trusts =
        |file: &std::path::Path| asked(&format!("verify-full&sslrootcert={}", file.display()));
    for (address, is_encrypted) in
        [(asked("require"), true), (trusts(&own), true), (asked("disable"), false)]
    {
        let mut wire = PgConnection::connect(&address).await.unwrap();
        let asks = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
        let ssl: bool = sqlx::query_scalar(asks).fetch_one(&mut wire).await.unwrap();
        assert_eq!(ssl, is_encrypted, "{address}");
        let store = PostgresStore::open(&address).await.unwrap();
        store.create_match(&new_match(1)).await.or_else(already).unwrap();
        assert!(store.load_match(new_match(1).id).await.unwrap().is_some());
        store.close().await;
    }
    // Nobody is believed whose certificate says another name, or that nobody here knows.
    let elsewhere = trusts(&own).replace("127.0.0.1", "localhost");
    for address in [trusts(&other), asked("verify-full"), elsewhere] {
        let refused = PostgresStore::open(&address).await.err();
        assert_eq!(refused.map(|error| error.key()), Some("store.unavailable"), "{address}");
    }
}

/// Bytes as such files hold them.
fn pem(name: &str, bytes: &[u8]) -> String {
    let letters = STANDARD.encode(bytes);
    let lines: Vec<&str> =
        letters.as_bytes().chunks(64).map(|line| std::str::from_utf8(line).unwrap()).collect();
    format!("-----BEGIN {name}-----\n{}\n-----END {name}-----\n", lines.join("\n"))
}

fn already(error: storage::StoreError) -> Result<(), storage::StoreError> {
    if error.key() == "store.taken" { Ok(()) } else { Err(error) }
}

/// Puts a certificate and its key into the server's own folder, and has it use them.
async fn certify(admin: &mut PgConnection, certificate: &str, key: &str) {
    for (text, file) in [(certificate, "marelle.crt"), (key, "marelle.key")] {
        let write = format!(
            "COPY (SELECT unnest(string_to_array('{}', E'\\n'))) TO PROGRAM 'umask 077; cat > {file}'",
            text.trim()
        );
        admin.execute(sqlx::AssertSqlSafe(write)).await.unwrap();
    }
    for set in [
        "ALTER SYSTEM SET ssl_cert_file = 'marelle.crt'",
        "ALTER SYSTEM SET ssl_key_file = 'marelle.key'",
        "ALTER SYSTEM SET ssl = on",
        "SELECT pg_reload_conf()",
    ] {
        admin.execute(set).await.unwrap();
    }
    for _ in 0..500 {
        let ssl: String = sqlx::query_scalar("SHOW ssl").fetch_one(&mut *admin).await.unwrap();
        if ssl == "on" {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the server takes no certificate");
}

#[tokio::test]
async fn a_server_that_does_not_answer_is_told() {
    let nowhere = PostgresStore::open("postgres://marelle@127.0.0.1:1/marelle").await;
    assert_eq!(nowhere.err().map(|error| error.key()), Some("store.unavailable"));
}
