//! A match over real sockets: wishes come in, news go out.

use std::time::Duration;

use protocol::Role;
use protocol::live::{Ask, Tell};
use protocol::rest::Made;
use serde_json::json;
use server::Config;
use server::config::Limits;
use tokio_tungstenite::connect_async;

use crate::house::{Client, House};

async fn othello(house: &House) -> Made {
    house.post("/api/matches", json!({ "game": "othello", "players": [{}, {}] })).await.read()
}

fn link(made: &Made, seat: usize) -> &str {
    made.seats[seat].as_deref().unwrap()
}

fn play(after: u32, text: &str) -> Ask {
    Ask::Play { wish: 9, text: text.to_owned(), after }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_spectator_share_a_match() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (made, address) = (othello(&house).await, house.listen().await);
    let mut anna = Client::enter(address, link(&made, 0)).await;
    assert_eq!(anna.role, Role::Seat(1));
    let mut ben = Client::enter(address, link(&made, 1)).await;
    let mut crowd = Client::enter(address, &made.spectator).await;
    assert_eq!(crowd.role, Role::Spectator);

    let refused = |why: &str| Err(why.to_owned());
    assert_eq!(ben.wish(&play(0, "d3")).await, refused("session.not-your-turn"));
    assert_eq!(crowd.wish(&play(0, "d3")).await, refused("live.only-players"));
    assert_eq!(anna.wish(&play(0, "a1")).await, refused("othello.no-flip"));
    assert_eq!(anna.wish(&play(0, "d3")).await, Ok(1));
    for client in [&mut anna, &mut ben, &mut crowd] {
        client.sees(1).await;
        assert_eq!(client.now().hand, Some(2));
    }
    assert_eq!(ben.wish(&play(0, "c5")).await, refused("live.late"), "decided before the move");
    assert_eq!(ben.wish(&play(1, "c5")).await, Ok(2));
    anna.sees(2).await;
    let seen = anna.now().clone();

    // Who was cut off comes back and hears what happened meanwhile, also from another server.
    drop(anna);
    let elsewhere = House::open(folder.path()).await.listen().await;
    let mut anna = Client::come_back(elsewhere, link(&made, 0), 1).await;
    let Tell::Happened { from, events, now } = &anna.heard[1] else { panic!("{:?}", anna.heard) };
    assert_eq!((*from, events.len(), &**now), (1, 1, &seen));
    assert_eq!(anna.wish(&play(2, "f6")).await, Ok(3));
    // The first server has not heard of it; the store has.
    let mut twice = Client::come_back(address, link(&made, 0), 2).await;
    assert_eq!(twice.wish(&play(2, "e6")).await, refused("live.late"));
    for client in [&mut twice, &mut ben] {
        client.sees(3).await;
        assert_eq!(client.plies, 3);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_says_strange_things_is_told_and_left() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (made, address) = (othello(&house).await, house.listen().await);
    let hello = |version: u16, link: &str| {
        serde_json::to_string(&Ask::Hello { version, link: link.to_owned(), after: 0 }).unwrap()
    };
    for (text, key) in [
        ("what".to_owned(), "live.unreadable"),
        (r#"{"say":"resign","wish":1}"#.to_owned(), "live.no-hello"),
        (hello(2, link(&made, 0)), "live.other-version"),
        (hello(1, "guess"), "live.no-such-link"),
    ] {
        let mut client = Client::connect(address).await;
        client.raw(&text).await;
        let Tell::Bye { fault } = client.hear().await else { panic!("{text}") };
        assert_eq!(fault.why.key(), key, "{text}");
    }
    // In the middle of a game too; the game goes on without them.
    let mut anna = Client::enter(address, link(&made, 0)).await;
    anna.raw("{}").await;
    anna.until(|tell| matches!(tell, Tell::Bye { .. })).await;
    let mut anna = Client::enter(address, link(&made, 0)).await;
    assert_eq!(anna.play("d3").await, Ok(1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_answers_stays_and_who_is_out_of_reach_is_let_go() {
    let folder = tempfile::tempdir().unwrap();
    let heartbeat = Duration::from_millis(250);
    let config = Config { heartbeat, limits: Limits::FREE, ..Config::default() };
    let house = House::with(folder.path(), &config).await;
    let (made, address) = (othello(&house).await, house.listen().await);
    let mut anna = Client::enter(address, link(&made, 0)).await;
    // Whoever reads nothing answers nothing, like a device out of reach.
    let _ben = Client::enter(address, link(&made, 1)).await;
    let sockets = async |count: usize| {
        house.get("/metrics").await.text().contains(&format!("marelle_sockets {count}\n"))
    };
    assert!(sockets(2).await);
    while !sockets(1).await {
        assert!(anna.wish(&Ask::Ping { wish: 1 }).await.is_ok());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(anna.knocks > 0, "the server asks");
    assert_eq!(anna.play("d3").await, Ok(1));
}

#[tokio::test]
async fn pages_of_other_sites_are_kept_out() {
    use tokio_tungstenite::tungstenite::client::IntoClientRequest;
    let folder = tempfile::tempdir().unwrap();
    let address = House::open(folder.path()).await.listen().await;
    for (origin, is_let_in) in
        [(format!("http://{address}"), true), ("http://evil.example".to_owned(), false)]
    {
        let mut request = format!("ws://{address}/api/live").into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        assert_eq!(connect_async(request).await.is_ok(), is_let_in, "{origin}");
    }
}
