//! What happens at another server is found in the store, also where its word was lost: these
//! servers hear no words at all.

use axum::http::Method;
use protocol::live::{Ask, Tell};
use protocol::rest::Made;
use serde_json::json;

use crate::house::{Client, House};

/// Anna at one server and Ben at another that share a store.
async fn table(here: &House, there: &House) -> (Made, Client, Client) {
    let asked = json!({ "game": "othello", "players": [{}, {}] });
    let made: Made = here.post("/api/matches", asked).await.read();
    let link = |seat: usize| made.seats[seat].as_deref().unwrap();
    let anna = Client::enter(here.listen().await, link(0)).await;
    let ben = Client::enter(there.listen().await, link(1)).await;
    (made, anna, ben)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_wishes_and_the_end_of_a_match_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there) = (House::open(folder.path()).await, House::open(folder.path()).await);
    let (made, mut anna, mut ben) = table(&here, &there).await;

    assert_eq!(anna.play("d3").await, Ok(1));
    there.rooms.ask_store().await.unwrap();
    ben.sees(1).await;

    assert_eq!(anna.wish(&Ask::Undo { wish: 1, after: 1 }).await, Ok(1));
    there.rooms.ask_store().await.unwrap();
    ben.until(|tell| *tell == Tell::UndoAsked { by: vec![1] }).await;

    assert_eq!(ben.wish(&Ask::RefuseUndo { wish: 2 }).await, Ok(1));
    here.rooms.ask_store().await.unwrap();
    anna.until(|tell| *tell == Tell::UndoAsked { by: Vec::new() }).await;

    let gone = here.ask(Method::DELETE, &format!("/api/matches/{}", made.id));
    assert!(gone.bearer(&made.host).send("").await.status.is_success());
    there.rooms.ask_store().await.unwrap();
    let is_gone =
        |tell: &Tell| matches!(tell, Tell::Bye { fault } if fault.why.key() == "live.no-such-link");
    ben.until(is_gone).await;
    assert_eq!(there.rooms.open_count(), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_new_is_told_to_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there) = (House::open(folder.path()).await, House::open(folder.path()).await);
    let (_made, _anna, mut ben) = table(&here, &there).await;
    ben.until(|tell| matches!(tell, Tell::Table { .. })).await;
    there.rooms.ask_store().await.unwrap();
    let heard = ben.heard.len();
    assert_eq!(ben.wish(&Ask::Ping { wish: 3 }).await, Ok(0));
    assert_eq!(ben.heard.len(), heard + 1, "the answer alone: {:?}", ben.heard);
}
