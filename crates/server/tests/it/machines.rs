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
    let (made, mut anna) = against(&house, 8).await;
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

/// Whoever opens many matches makes their own machines wait, not those of others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_matches_of_strong_machines_do_not_starve_a_weak_one() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut others = Vec::new();
    for _ in 0..10 {
        let (_, mut other) = against(&house, 10).await;
        assert_eq!(other.play("d3").await, Ok(1));
        others.push(other);
    }
    let (_, mut anna) = against(&house, 1).await;
    let began = std::time::Instant::now();
    assert_eq!(anna.play("d3").await, Ok(1));
    anna.sees(2).await;
    assert!(began.elapsed().as_secs() < 2, "{:?}", began.elapsed());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn machines_do_not_play_among_themselves_nor_for_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let machines = json!({ "game": "othello", "players": [{ "machine": 1 }, { "machine": 1 }] });
    let refused = house.post("/api/matches", machines).await;
    assert_eq!(refused.refusal(), (422, "live.no-people".to_owned()));
    // The machine begins, but only when somebody looks.
    let asked = json!({ "game": "othello", "players": [{ "machine": 1 }, {}] });
    let made: Made = house.post("/api/matches", asked).await.read();
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    let id = made.id.parse().unwrap();
    assert_eq!(house.rooms.store().load_match(id).await.unwrap().unwrap().events.len(), 0);
    let mut crowd = Client::enter(house.listen().await, &made.spectator).await;
    crowd.sees(1).await;
}
