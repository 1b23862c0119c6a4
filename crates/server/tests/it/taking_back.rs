//! Wishes to take a move back: all hear of them, whatever comes in between.

use std::time::Duration;

use protocol::Role;
use protocol::live::{Ask, Tell};
use protocol::rest::Made;
use serde_json::json;

use crate::house::{Client, House};

/// Long enough for a wish to get from a socket to the room, mostly.
const A_WHILE: Duration = Duration::from_millis(100);

/// A match in which Anna has played once.
async fn begun(house: &House) -> (Made, Client) {
    let asked = json!({ "game": "othello", "players": [{}, {}] });
    let made: Made = house.post("/api/matches", asked).await.read();
    let mut anna = Client::enter(house.listen().await, made.seats[0].as_deref().unwrap()).await;
    assert_eq!(anna.play("d3").await, Ok(1));
    anna.sees(1).await;
    (made, anna)
}

/// All that was told of taking back.
fn told(client: &Client) -> Vec<Vec<u8>> {
    let by = |tell: &Tell| match tell {
        Tell::UndoAsked { by } => Some(by.clone()),
        _ => None,
    };
    client.heard.iter().filter_map(by).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wish_that_is_refused_at_once_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (made, mut anna) = begun(&house).await;
    let (place, _) = house.rooms.enter(&made.spectator).await.unwrap();
    let refuse = Ask::RefuseUndo { wish: 1 };
    loop {
        anna.heard.clear();
        // Her wish waits for the room, and right behind it the one who refuses: she can be told
        // of her wish only when it is over.
        let room = place.room().await;
        anna.say(&Ask::Undo { wish: 4, after: 1 }).await;
        tokio::time::sleep(A_WHILE).await;
        let refusal = {
            let (rooms, place, refuse) = (house.rooms.clone(), place.clone(), refuse.clone());
            tokio::spawn(async move { rooms.ask(&place, Role::Seat(2), &refuse).await })
        };
        tokio::time::sleep(A_WHILE).await;
        drop(room);
        if refusal.await.unwrap().is_ok() {
            break;
        }
        // He was too early: it is refused by and by.
        anna.until(|tell| matches!(tell, Tell::UndoAsked { .. })).await;
        house.rooms.ask(&place, Role::Seat(2), &refuse).await.unwrap();
        anna.until(|tell| *tell == Tell::UndoAsked { by: Vec::new() }).await;
    }
    // What goes with an answer comes before the next.
    assert_eq!(anna.wish(&Ask::Ping { wish: 5 }).await, Ok(1), "the wish itself");
    assert_eq!(anna.wish(&Ask::Ping { wish: 6 }).await, Ok(1));
    assert_eq!(told(&anna).last(), Some(&Vec::new()), "{:?}", anna.heard);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_back_hears_that_a_wish_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (made, mut anna) = begun(&house).await;
    let link = made.seats[1].as_deref().unwrap();
    let address = house.listen().await;
    let mut ben = Client::enter(address, link).await;
    assert_eq!(anna.wish(&Ask::Undo { wish: 4, after: 1 }).await, Ok(1));
    ben.until(|tell| *tell == Tell::UndoAsked { by: vec![1] }).await;
    drop(ben);
    assert_eq!(anna.wish(&Ask::RefuseUndo { wish: 5 }).await, Ok(1));
    let mut ben = Client::come_back(address, link, 1).await;
    assert_eq!(ben.wish(&Ask::Ping { wish: 6 }).await, Ok(1));
    assert_eq!(told(&ben), [Vec::<u8>::new()]);
    // Who has never been here believes nothing.
    let mut crowd = Client::enter(address, &made.spectator).await;
    assert_eq!(crowd.wish(&Ask::Ping { wish: 7 }).await, Ok(1));
    assert_eq!(told(&crowd), Vec::<Vec<u8>>::new());
}

/// Names and endings are events like moves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_next_event_makes_a_wish_void() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (made, mut anna) = begun(&house).await;
    let mut ben = Client::enter(house.listen().await, made.seats[1].as_deref().unwrap()).await;
    let is_asked = |tell: &Tell| *tell == Tell::UndoAsked { by: vec![1] };
    assert_eq!(anna.wish(&Ask::Undo { wish: 4, after: 1 }).await, Ok(1));
    ben.until(is_asked).await;
    let name = Ask::Name { wish: 5, name: "Ben".to_owned() };
    assert_eq!(ben.wish(&name).await, Ok(2));
    assert_eq!(ben.wish(&Ask::RefuseUndo { wish: 6 }).await, Err("live.nothing-asked".to_owned()));
    assert_eq!(told(&ben).last(), Some(&Vec::new()));
    ben.heard.clear();
    assert_eq!(anna.wish(&Ask::Undo { wish: 7, after: 2 }).await, Ok(2));
    ben.until(is_asked).await;
    assert_eq!(ben.wish(&Ask::Resign { wish: 8 }).await, Ok(3));
    assert_eq!(
        ben.wish(&Ask::Undo { wish: 9, after: 3 }).await,
        Err("session.game-over".to_owned())
    );
    assert_eq!(told(&ben).last(), Some(&Vec::new()));
}
