//! Machines at the tables of a server.

use protocol::live::Ask;
use protocol::rest::Made;
use serde_json::json;
use storage::Append;

use crate::house::{Client, House};

/// Somebody begins against a machine of this level.
async fn against(house: &House, level: u8) -> (Made, Client) {
    let asked = json!({ "game": "othello", "players": [{}, { "machine": level }] });
    let made: Made = house.post("/api/matches", asked).await.read();
    let client = Client::enter(house.listen().await, made.seats[0].as_deref().unwrap()).await;
    (made, client)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn machines_answer_by_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (made, mut anna) = against(&house, 1).await;
    assert_eq!(made.seats[1], None, "nobody needs a link for a machine");
    assert_eq!(anna.play("d3").await, Ok(1));
    anna.sees(2).await;
    assert_eq!((anna.now().plies, anna.now().hand), (2, Some(1)));
}

/// The only place to think is taken by the first match; whoever asks often takes none of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_machine_thinks_once_about_each_position() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (_, mut anna) = against(&house, 10).await;
    assert_eq!(anna.play("d3").await, Ok(1));
    for wish in 0..20 {
        assert_eq!(anna.wish(&Ask::Ping { wish }).await, Ok(1), "it has not played yet");
    }
    let numbers = house.get("/metrics").await.text();
    assert!(numbers.lines().any(|line| line == "marelle_machines_waiting 0"), "{numbers}");
    // It stops when its move is wanted no more, and others can think.
    anna.wish(&Ask::Resign { wish: 20 }).await.unwrap();
    let (_, mut ben) = against(&house, 1).await;
    assert_eq!(ben.play("d3").await, Ok(1));
    ben.sees(2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_machine_whose_move_came_late_thinks_again() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    // While this one thinks, the other waits.
    let (_, mut ben) = against(&house, 10).await;
    assert_eq!(ben.play("d3").await, Ok(1));
    let (made, mut anna) = against(&house, 1).await;
    assert_eq!(anna.play("d3").await, Ok(1));
    // Another server keeps a name meanwhile.
    let named = Append {
        id: made.id.parse().unwrap(),
        after: 1,
        texts: vec!["name 1 Anna".to_owned()],
        at_ms: 0,
        record_head: None,
        ending: None,
    };
    house.rooms.store().append(named).await.unwrap();
    ben.wish(&Ask::Resign { wish: 2 }).await.unwrap();
    anna.sees(3).await;
    assert_eq!(anna.now().hand, Some(1));
}
