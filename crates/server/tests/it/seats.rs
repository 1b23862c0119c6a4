//! A seat belongs to one person, and codes do not last.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use axum::http::Method;
use protocol::Role;
use protocol::live::{Ask, Tell};
use protocol::rest::{Join, Joined, Made};
use serde_json::json;
use server::Config;
use server::clock::Clock;
use server::config::{Limits, Makers, Rate};
use server::machines::Machines;
use server::rooms::Rooms;
use storage_sqlite::SqliteStore;

use crate::house::{Client, ELSEWHERE, House};

async fn made(house: &House) -> Made {
    house.post("/api/matches", json!({ "game": "labyrinth" })).await.read()
}

#[track_caller]
fn why(tell: &Tell) -> &str {
    let Tell::Bye { fault } = tell else { panic!("{tell:?}") };
    fault.why.key()
}

/// Whoever made the match told the links, and may have kept them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_made_the_match_cannot_look_into_a_seat_that_somebody_took() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (made, address) = (made(&house).await, house.listen().await);
    let link = |seat: usize| made.seats[seat].as_deref().unwrap();
    let _maker = Client::enter(address, link(0)).await;
    let asked = json!({ "code": made.code, "name": "Ben" });
    // Somebody sits at the socket already when Ben comes by the code, but never said hello.
    let ben: Joined = house.post("/api/join", asked).await.read();
    assert_eq!(ben.seat, Some(2));
    let mut spy = Client::connect(address).await;
    spy.say(&Ask::Hello { version: 1, link: link(1).to_owned(), after: 0 }).await;
    assert_eq!(why(&spy.hear().await), "live.no-such-link");
    let mut ben = Client::enter(address, &ben.link).await;
    assert_eq!(ben.role, Role::Seat(2));
    assert!(ben.wish(&Ask::Ping { wish: 1 }).await.is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_sat_there_with_a_link_that_became_void_is_sent_away() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (made, address) = (made(&house).await, house.listen().await);
    let mut spy = Client::enter(address, made.seats[0].as_deref().unwrap()).await;
    // The table gives the seat to somebody else, at another server of the store.
    let claim = storage::Claim {
        id: made.id.parse().unwrap(),
        seat: 2,
        link: Some(server::secrets::digest_of("new")),
        device: None,
        at_ms: 1,
    };
    house.rooms.store().claim_seat(&claim).await.unwrap();
    house.rooms.ask_store().await.unwrap();
    assert!(spy.wish(&Ask::Ping { wish: 1 }).await.is_ok(), "another seat");
    let mut two = Client::connect(address).await;
    let hello = Ask::Hello { version: 1, link: made.seats[1].clone().unwrap(), after: 0 };
    two.say(&hello).await;
    assert_eq!(why(&two.hear().await), "live.no-such-link");
}

fn cookie_of(reply: &crate::house::Reply) -> String {
    let cookie = reply.header("set-cookie");
    assert!(cookie.contains("HttpOnly; SameSite=Strict; Path=/; Max-Age="), "{cookie}");
    cookie.split(';').next().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_has_one_seat_and_keeps_it() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (address, othello) = (house.listen().await, json!({ "game": "othello" }));
    let reply = house.post("/api/matches", othello.clone()).await;
    let (anna, made): (String, Made) = (cookie_of(&reply), reply.read());
    let link = |seat: usize| made.seats[seat].as_deref().unwrap();
    let ben = cookie_of(&house.post("/api/matches", othello).await);
    let is_in = |tell: &Tell| matches!(tell, Tell::Welcome { .. });

    let (_here, answer) = Client::hello_from(address, link(0), &anna).await;
    assert!(is_in(&answer));
    let (_, answer) = Client::hello_from(address, link(0), &anna).await;
    assert!(is_in(&answer), "coming back is fine");
    let (_, answer) = Client::hello_from(address, link(0), &ben).await;
    assert_eq!(why(&answer), "live.seat-taken");
    let (_, answer) = Client::hello_from(address, link(0), "other=1").await;
    assert_eq!(why(&answer), "live.seat-taken", "nor a program");
    let (_, answer) = Client::hello_from(address, link(1), &anna).await;
    assert_eq!(why(&answer), "live.one-seat");
    let join = |cookie: &str| {
        let wish = house.ask(Method::POST, "/api/join").header("cookie", cookie);
        wish.json(json!({ "code": made.code, "name": "" }))
    };
    assert_eq!(join(&anna).await.refusal(), (409, "live.one-seat".to_owned()));
    let joined: Joined = join(&ben).await.read();
    assert_eq!(joined.seat, Some(2));
    let (_, answer) = Client::hello_from(address, &joined.link, &ben).await;
    assert!(is_in(&answer));

    // Unless the match was made for one device.
    let asked = json!({ "game": "othello", "one_device": true });
    let made: Made = house.post("/api/matches", asked).await.read();
    for link in made.seats.iter().flatten() {
        assert!(is_in(&Client::hello_from(address, link, &anna).await.1));
    }
}

/// A day that tests turn to.
#[derive(Default)]
pub(crate) struct Date(pub(crate) AtomicI64);

impl Clock for Date {
    fn now_ms(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }

    fn steady_ms(&self) -> u64 {
        0
    }
}

#[tokio::test]
async fn codes_end_with_the_match_and_after_a_day() {
    let folder = tempfile::tempdir().unwrap();
    let date = Arc::new(Date::default());
    let store = Arc::new(SqliteStore::open(&folder.path().join("marelle.db")).await.unwrap());
    let rooms = Rooms::new(store, date.clone(), Machines::new(1));
    let asked = serde_json::from_value(json!({ "game": "othello" })).unwrap();
    let join = async |code: &str| {
        let joined = rooms.join(&Join { code: code.to_owned(), name: String::new() }, None).await;
        joined.map(|joined| joined.seat).map_err(|fault| fault.why.key().to_owned())
    };
    let made = rooms.make(&asked).await.unwrap();
    date.0.store(86_400_000, Ordering::Relaxed);
    assert_eq!(join(&made.code).await, Ok(Some(1)));
    date.0.store(86_400_001, Ordering::Relaxed);
    assert_eq!(join(&made.code).await, Err("live.code-over".to_owned()));

    let made = rooms.make(&asked).await.unwrap();
    let (place, _) = rooms.enter(&made.host).await.unwrap();
    rooms.ask(&place, Role::Seat(1), &Ask::Resign { wish: 1 }).await.unwrap();
    assert_eq!(join(&made.code).await, Err("live.code-over".to_owned()));
}

/// Whoever has a thousand addresses guesses no more than whoever has one.
#[tokio::test]
async fn wrong_codes_of_all_addresses_count_together() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { wrong_codes: Rate::new(10, 60), ..Limits::default() };
    let house = House::with(folder.path(), &Config { limits, ..Config::default() }).await;
    let made = made(&house).await;
    let guess = async |number: u8, code: &str| {
        let from = format!("10.0.0.{number}:99");
        let wish = house.ask(Method::POST, "/api/join").from(&from);
        wish.json(json!({ "code": code, "name": "" })).await.status.as_u16()
    };
    let mut told = Vec::new();
    for number in 0..12 {
        told.push(guess(number, "WRONGA").await);
    }
    assert_eq!(told.iter().filter(|status| **status == 404).count(), 11, "{told:?}");
    assert_eq!(guess(100, &made.code).await, 429, "right or wrong, everybody waits a second");
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    assert_eq!(guess(100, &made.code).await, 200);
    let numbers = house.get("/metrics").await.text();
    assert!(numbers.contains("marelle_wrong_codes_total 11"), "{numbers}");
}

#[tokio::test]
async fn a_browser_can_be_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let forgotten = house.ask(Method::POST, "/api/forget-device").from(ELSEWHERE);
    let forgotten = forgotten.header("cookie", "marelle_device=x").send("").await;
    assert_eq!(forgotten.status.as_u16(), 204);
    let cookie = forgotten.header("set-cookie");
    assert!(cookie.starts_with("marelle_device=;") && cookie.contains("Max-Age=0"), "{cookie}");
}

#[tokio::test]
async fn matches_can_be_left_to_educators() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { matches: Makers::Educators, ..Config::default() };
    let house = House::with(folder.path(), &config).await;
    let asked = json!({ "game": "othello" });
    let made: Made = house.post("/api/matches", asked.clone()).await.read();
    let pupil = |path| house.ask(Method::POST, path).from(ELSEWHERE);
    let refused = pupil("/api/matches").json(asked).await;
    assert_eq!(refused.refusal(), (403, "live.only-here".to_owned()));
    let joined = pupil("/api/join").json(json!({ "code": made.code, "name": "Anna" })).await;
    assert_eq!(joined.status.as_u16(), 200, "who was invited plays");
}
