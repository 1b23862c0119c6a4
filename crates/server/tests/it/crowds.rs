//! Crowds and those who are slow on purpose: nobody is kept out by them, nothing fills up.

use std::future::pending;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use protocol::live::{Ask, Tell};
use server::Config;
use server::config::{Connections, Limits, Patience, Rate};
use server::pages::{Bytes, Pages};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::house::{Client, House};

/// Nobody who behaves waits longer.
const SOON: Duration = Duration::from_secs(2);
/// A page larger than what systems keep for those who do not read.
static PAGE: [u8; 16 << 20] = [b'x'; 16 << 20];

/// A whole server with one large page, until the test ends.
async fn serve(folder: &std::path::Path, config: Config) -> SocketAddr {
    let house = House::with(folder, &config).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let pages = Pages::new(|_| Some(Bytes::from_static(&PAGE)));
    tokio::spawn(async move {
        server::serving::serve(listener, house.rooms, &config, pages, pending()).await
    });
    address
}

async fn begin(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// What is answered, until the server ends it.
async fn rest(mut stream: TcpStream) -> Vec<u8> {
    let mut all = Vec::new();
    // A connection that was cut ends in one way or another.
    let _ = stream.read_to_end(&mut all).await;
    all
}

async fn ask(address: SocketAddr, path: &str) -> String {
    let text = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    let answer = tokio::time::timeout(SOON, rest(begin(address, &text).await)).await;
    String::from_utf8_lossy(&answer.expect("answered soon")).into_owned()
}

const HALF_HEAD: &str = "GET /health HTTP/1.1\r\nhost: a\r\nx-slow: ";
const HALF_BODY: &str = "POST /api/join HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n\
                         content-length: 60\r\n\r\n{\"code\":";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_requests_keep_nobody_out() {
    let folder = tempfile::tempdir().unwrap();
    let connections = Connections { per_address: 30, in_all: 40 };
    let address = serve(folder.path(), Config { connections, ..Config::default() }).await;
    let mut half = Vec::new();
    for number in 0..120 {
        half.push(begin(address, if number % 2 == 0 { HALF_HEAD } else { HALF_BODY }).await);
        if number % 10 == 0 {
            assert!(ask(address, "/health").await.ends_with("ok"), "after {number}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_slow_are_waited_for_but_not_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let short = Duration::from_millis(300);
    let patience = Patience { head: short, request: short, write: short, ..Patience::default() };
    let address = serve(folder.path(), Config { patience, ..Config::default() }).await;
    let began = Instant::now();
    for (text, answer) in [(HALF_HEAD, ""), ("", ""), (HALF_BODY, "live.too-slow")] {
        let told = tokio::time::timeout(SOON, rest(begin(address, text).await)).await.unwrap();
        let told = String::from_utf8_lossy(&told).into_owned();
        assert!(told.contains(answer), "{text}: {told}");
    }
    assert!(began.elapsed() >= 3 * short);
    // Who reads nothing of a long answer is cut off; the system keeps a few megabytes for them.
    let text = format!("GET /large.js HTTP/1.1\r\nhost: {address}\r\n\r\n");
    let silent = begin(address, &text).await;
    tokio::time::sleep(4 * short).await;
    let told = tokio::time::timeout(SOON, rest(silent)).await.unwrap();
    assert!(told.len() < PAGE.len(), "{} bytes came although nobody read", told.len());
    let whole = begin(address, &text.replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n")).await;
    assert!(rest(whole).await.len() > PAGE.len(), "who reads gets all of it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_are_under_the_limits_too() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { requests: Rate::new(5, 1), ..Limits::default() };
    let address = serve(folder.path(), Config { limits, ..Config::default() }).await;
    for _ in 0..5 {
        assert!(ask(address, "/other.js").await.starts_with("HTTP/1.1 200"));
    }
    assert!(ask(address, "/other.js").await.starts_with("HTTP/1.1 429"));
    assert!(ask(address, "/health").await.ends_with("ok"), "who watches is always answered");
}

/// A hello of ninety bytes may be answered with a hundred thousand: that counts as many requests.
#[tokio::test]
async fn a_long_story_is_not_told_again_and_again() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { requests: Rate::new(12, 1), ..Limits::default() };
    let config = Config { limits, ..Config::default() };
    let house = House::with(folder.path(), &config).await;
    let made = house.rooms.make(&serde_json::from_str(r#"{"game":"othello"}"#).unwrap()).await;
    let made = made.unwrap();
    let texts = (0..400).map(|nth| format!("name 1 Anna {nth}")).collect();
    let id = made.id.parse().unwrap();
    let append = storage::Append { id, after: 0, texts, at_ms: 0, record_head: None, ending: None };
    house.rooms.store().append(append).await.unwrap();
    // A server that knows nothing of it yet.
    let house = House::with(folder.path(), &config).await;
    let address = house.listen().await;
    let mut told = Vec::new();
    for after in [0, 0, 0, 400] {
        let mut client = Client::connect(address).await;
        let link = made.spectator.clone();
        client.say(&Ask::Hello { version: 1, link, after }).await;
        let first = client.hear().await;
        told.push(match first {
            Tell::Welcome { .. } => "welcome".to_owned(),
            Tell::Bye { fault } => fault.why.key().to_owned(),
            other => panic!("{other:?}"),
        });
    }
    // Each takes five: one to come in, four for what is told. Two are left for the others.
    assert_eq!(told, ["welcome", "welcome", "live.too-often", "welcome"]);
}

/// Who goes on and on is refused at first, and then sent away.
#[tokio::test]
async fn who_floods_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { wishes: Rate::new(5, 1), ..Limits::FREE };
    let house = House::with(folder.path(), &Config { limits, ..Config::default() }).await;
    let made = house.rooms.make(&serde_json::from_str(r#"{"game":"othello"}"#).unwrap()).await;
    let mut client = Client::enter(house.listen().await, &made.unwrap().spectator).await;
    for wish in 0..1100 {
        client.say(&Ask::Ping { wish }).await;
    }
    let bye = client.until(|tell| matches!(tell, Tell::Bye { .. })).await;
    assert!(matches!(bye, Tell::Bye { fault } if fault.why.key() == "live.too-often"));
    let refused = client.heard.iter().filter(|tell| matches!(tell, Tell::Refused { .. })).count();
    assert_eq!(refused, 1000);
}

/// Whoever asks whether the server is ready, the store is asked once in two seconds.
#[tokio::test]
async fn the_store_is_not_asked_each_time() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let began = Instant::now();
    assert_eq!(house.get("/ready").await.status.as_u16(), 200);
    house.rooms.store().close().await;
    loop {
        let status = house.get("/ready").await.status.as_u16();
        if status != 200 {
            assert_eq!(status, 503);
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(began.elapsed() >= SOON, "the first answer holds for a while");
}
