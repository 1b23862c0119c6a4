//! A server on loopback with an empty store that is gone at the end, for tools that try every
//! request; `CONTRIBUTING.md` tells how. It prints its address, and has no limits of how often.
#![allow(clippy::print_stdout, reason = "the address must be told")]

use std::net::SocketAddr;
use std::sync::Arc;

use server::Config;
use server::clock::SystemClock;
use server::config::Limits;
use server::machines::Machines;
use server::rooms::Rooms;
use storage_sqlite::SqliteStore;

#[tokio::main(flavor = "multi_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let store = SqliteStore::open(&folder.path().join("marelle.db")).await?;
    let rooms = Rooms::new(Arc::new(store), Arc::new(SystemClock), Machines::new(1));
    let config = Config { limits: Limits::FREE, ..Config::default() };
    let app = server::http::app(rooms, &config);
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    println!("http://{}", listener.local_addr()?);
    let app = app.into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, app).await?;
    Ok(())
}
