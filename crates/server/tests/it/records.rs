//! Games, lists of matches, records and deletion.

use axum::http::Method;
use protocol::live::{Ask, Tell};
use protocol::rest::{GameCard, Made, MatchSummary};
use serde_json::json;
use storage::Page;

use crate::house::{Client, ELSEWHERE, HERE, House};

#[tokio::test]
async fn the_shelf_is_listed() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let cards: Vec<GameCard> = house.get("/api/games").await.read();
    let ids: Vec<&str> = cards.iter().map(|card| &*card.id).collect();
    assert_eq!(ids, catalogue::ids().collect::<Vec<_>>());
    let card = |id: &str| cards.iter().find(|card| card.id == id).unwrap();
    assert_eq!((card("othello").seats.clone(), card("othello").hides), (vec![2], false));
    assert_eq!(card("quoridor").seats, [2, 4]);
    assert!(card("labyrinth").hides);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_leaves_when_the_match_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let made: Made = house.post("/api/matches", json!({ "game": "labyrinth" })).await.read();
    let record = || house.ask(Method::GET, "/api/match/record").from(ELSEWHERE);
    assert_eq!(record().send("").await.refusal(), (401, "live.link-wanted".to_owned()));
    let wrong = record().bearer("guess").send("").await;
    assert_eq!(wrong.refusal(), (404, "live.no-such-link".to_owned()));
    for link in [&made.host, &made.spectator, made.seats[0].as_ref().unwrap()] {
        let early = record().bearer(link).send("").await;
        assert_eq!(early.refusal(), (409, "live.not-over".to_owned()), "it would tell the seed");
    }
    let address = house.listen().await;
    let mut client = Client::enter(address, made.seats[1].as_ref().unwrap()).await;
    client.wish(&Ask::Resign { wish: 1 }).await.unwrap();
    let reply = record().bearer(&made.spectator).send("").await;
    assert_eq!(reply.header("content-type"), "text/plain; charset=utf-8");
    assert!(reply.header("content-disposition").contains(&made.id));
    let read = session::Record::read(&reply.body).unwrap();
    let replayed = read.open(catalogue::open).unwrap();
    assert_eq!((read.game(), replayed.ending().is_some()), ("labyrinth", true));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_educator_lists_and_deletes() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut made = Vec::new();
    for _ in 0..3 {
        let one: Made = house.post("/api/matches", json!({ "game": "othello" })).await.read();
        made.push(one);
    }
    let list = |from, path: &str| house.ask(Method::GET, path).from(from);
    let refused = list(ELSEWHERE, "/api/matches").send("").await;
    assert_eq!(refused.refusal(), (403, "live.only-here".to_owned()));
    let all: Vec<MatchSummary> = list(HERE, "/api/matches").send("").await.read();
    let part: Vec<MatchSummary> = list(HERE, "/api/matches?skip=1&most=1").send("").await.read();
    assert_eq!((all.len(), &part[..]), (3, &all[1..2]));
    for query in ["?skip=-1", "?most=x", "?skip=4294967296", "?colour=red"] {
        let reply = list(HERE, &format!("/api/matches{query}")).send("").await;
        assert_eq!(reply.refusal(), (400, "live.unreadable".to_owned()), "{query}");
    }

    let delete =
        |id: &str| house.ask(Method::DELETE, &format!("/api/matches/{id}")).from(ELSEWHERE);
    let id = &made[0].id;
    assert_eq!(delete(id).send("").await.refusal().0, 403);
    for wrong in [&made[1].host, &made[0].spectator] {
        assert_eq!(delete(id).bearer(wrong).send("").await.refusal().0, 403);
    }
    let mut watching =
        Client::enter(house.listen().await, made[0].seats[0].as_ref().unwrap()).await;
    assert_eq!(delete(id).bearer(&made[0].host).send("").await.status.as_u16(), 204);
    let bye = watching.until(|tell| matches!(tell, Tell::Bye { .. })).await;
    let Tell::Bye { fault } = bye else { panic!("{bye:?}") };
    assert_eq!(fault.why.key(), "live.no-such-link");
    assert_eq!(
        delete(id).bearer(&made[0].host).send("").await.refusal().0,
        403,
        "its link is gone"
    );
    let here = house.ask(Method::DELETE, &format!("/api/matches/{id}")).send("").await;
    assert_eq!(here.refusal(), (404, "live.no-such-match".to_owned()));
    let path = format!("/api/matches/{}", made[1].id);
    assert_eq!(house.ask(Method::DELETE, &path).send("").await.status.as_u16(), 204);
    let audit = house.rooms.store().audit(Page { skip: 0, most: 9 }).await.unwrap();
    let audit: Vec<(&str, String)> =
        audit.iter().map(|entry| (&*entry.by, entry.what.clone())).collect();
    let gone = |made: &Made| format!("match {}", made.id);
    assert_eq!(audit, [("the host", gone(&made[1])), ("who made it", gone(&made[0]))]);
    let nonsense = house.ask(Method::DELETE, "/api/matches/nonsense").send("").await;
    assert_eq!(nonsense.refusal(), (404, "live.no-such-page".to_owned()));
}
