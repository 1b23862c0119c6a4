//! What a server tells about itself: its OpenAPI document and its numbers.

use axum::http::Method;
use protocol::live::Ask;
use protocol::rest::Made;
use serde_json::{Value, json};
use server::{Config, password};

use crate::house::{Client, ELSEWHERE, House};

#[tokio::test]
async fn every_path_is_documented() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let document: Value = house.get("/api/openapi.json").await.read();
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() > 15, "{}", paths.len());
    for (path, methods) in paths {
        let filled = path.replace("{id}", &"0".repeat(26)).replace("{digest}", &"0".repeat(64));
        let filled = filled.replace("{seat}", &format!("{}-1", "0".repeat(26)));
        for method in methods.as_object().unwrap().keys() {
            let method: Method = method.to_uppercase().parse().unwrap();
            let reply = house.ask(method.clone(), &filled).send("").await;
            let text = reply.text();
            assert!(!text.contains("live.no-such-page"), "{method} {path} leads nowhere");
        }
    }
    // And the page for people names them all.
    let page = include_str!("../../../../docs/src/live.md");
    for path in paths.keys() {
        let written = path.replace("{id}", "<id>").replace("{digest}", "<digest>");
        let written = written.replace("{seat}", "<id>-<seat>");
        assert!(page.contains(&written), "{written} is not on the page");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn numbers_are_for_those_who_watch() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let asked = json!({ "game": "othello", "players": [{}, {}] });
    let made: Made = house.post("/api/matches", asked).await.read();
    let mut anna = Client::enter(house.listen().await, made.seats[0].as_ref().unwrap()).await;
    assert_eq!(anna.play("d3").await, Ok(1));
    anna.sees(1).await;
    assert!(anna.wish(&Ask::Play { wish: 2, text: "c5".into(), after: 1 }).await.is_err());
    let numbers = house.get("/metrics").await;
    assert!(numbers.header("content-type").starts_with("application/openmetrics-text"));
    for line in [
        "marelle_sockets 1",
        "marelle_rooms 1",
        "marelle_events_total 1",
        "marelle_refusals_total 1",
        "marelle_append_seconds_count 1",
        "marelle_machines_thinking 0",
        "marelle_machines_waiting 0",
    ] {
        assert!(numbers.text().lines().any(|told| told == line), "{line}: {}", numbers.text());
    }
    let strange = house.ask(Method::GET, "/metrics").from(ELSEWHERE).send("").await;
    assert_eq!(strange.refusal().0, 403);
    let other = tempfile::tempdir().unwrap();
    let host_password = Some(password::hash("midi").unwrap());
    let guarded = House::with(other.path(), &Config { host_password, ..Config::default() }).await;
    let strange = guarded.ask(Method::GET, "/metrics").from(ELSEWHERE).send("").await;
    assert_eq!(strange.refusal().0, 401);
    assert_eq!(guarded.get("/metrics").await.status.as_u16(), 200, "here without a password");
}
