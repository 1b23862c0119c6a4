//! Designs on the server: saved, shared, copied, deleted, and played.

use axum::http::Method;
use protocol::live::{Ask, Tell};
use protocol::rest::{DesignFile, DesignSummary, DesignVersion, Made, SavedDesign};
use serde_json::json;

use crate::house::{Client, ELSEWHERE, House};

fn text_of(id: &str) -> String {
    design::files::write(&workshop::library::entry(id).unwrap().design)
}

async fn save(house: &House, text: &str) -> SavedDesign {
    house.post("/api/designs", json!({ "text": text })).await.read()
}

#[tokio::test]
async fn designs_grow_in_versions() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (memory, goose) = (text_of("memory"), text_of("goose"));
    let stranger = house.ask(Method::POST, "/api/designs").from(ELSEWHERE);
    let refused = stranger.json(json!({ "text": memory })).await;
    assert_eq!(refused.refusal(), (403, "live.only-here".to_owned()));
    let saved = save(&house, &memory).await;
    assert_eq!((saved.version, saved.faults.len()), (1, 0));
    let edit = saved.edit.clone().unwrap();

    // With its secret from anywhere; who was too late hears so.
    let path = format!("/api/designs/{}/versions", saved.id);
    let next = |secret: &str, after: u32| {
        let wish = house.ask(Method::POST, &path).from(ELSEWHERE).bearer(secret);
        wish.json(json!({ "text": goose, "after": after }))
    };
    assert_eq!(next("guess", 1).await.refusal().0, 403);
    let second: SavedDesign = next(&edit, 1).await.read();
    assert_eq!((second.version, second.edit), (2, None));
    for after in [0, 1, 3, u32::MAX] {
        assert_eq!(next(&edit, after).await.refusal(), (409, "live.design-late".to_owned()));
    }
    let versions: Vec<DesignVersion> = house.get(&path).await.read();
    assert_eq!(versions.iter().map(|one| one.version).collect::<Vec<_>>(), [2, 1]);
    let load = |query: &str| {
        let path = format!("/api/designs/{}{query}", saved.id);
        async { house.ask(Method::GET, &{ path }).from(ELSEWHERE).send("").await }
    };
    let newest: DesignFile = load("").await.read();
    let first: DesignFile = load("?version=1").await.read();
    assert_eq!((newest.version, newest.text), (2, goose.clone()));
    assert_eq!((first.version, first.text), (1, memory));
    assert_eq!(load("?version=3").await.refusal(), (404, "live.no-such-design".to_owned()));
    assert_eq!(load("?version=x").await.refusal().0, 400);
}

#[tokio::test]
async fn designs_are_shared_copied_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let saved = save(&house, &text_of("memory")).await;
    let edit = saved.edit.clone().unwrap();
    let list = |path: &str| {
        let wish = house.ask(Method::GET, path).from(crate::house::HERE);
        async { wish.send("").await.read::<Vec<DesignSummary>>() }
    };
    assert_eq!((list("/api/designs").await, list("/api/all-designs").await.len()), (vec![], 1));
    let path = format!("/api/designs/{}/shared", saved.id);
    let share = |shared: bool| {
        house
            .ask(Method::PUT, &path)
            .from(ELSEWHERE)
            .bearer(&edit)
            .json(json!({ "shared": shared }))
    };
    assert_eq!(share(true).await.status.as_u16(), 204);
    let shared = list("/api/designs").await;
    assert_eq!((shared.len(), &shared[0].id, shared[0].shared), (1, &saved.id, true));
    assert!(!shared[0].name.is_empty());
    assert_eq!(share(false).await.status.as_u16(), 204);
    assert_eq!(list("/api/designs").await, []);

    let copies = format!("/api/designs/{}/copy", saved.id);
    let copy = || house.post(&copies, json!({}));
    assert_eq!(copy().await.refusal(), (403, "live.no-copying".to_owned()));
    let sharing = json!({ "shared": true, "copying": true });
    assert_eq!(house.ask(Method::PUT, &path).json(sharing).await.status.as_u16(), 204);
    assert!(list("/api/designs").await[0].copying);
    let copy = copy().await;
    assert_eq!(share(false).await.status.as_u16(), 204);
    let copy: SavedDesign = copy.read();
    assert_ne!((&copy.id, &copy.edit), (&saved.id, &saved.edit));
    let delete = || {
        let path = format!("/api/designs/{}", saved.id);
        house.ask(Method::DELETE, &path).from(ELSEWHERE)
    };
    let others = delete().bearer(copy.edit.as_deref().unwrap());
    assert_eq!(others.send("").await.refusal().0, 403);
    assert_eq!(delete().bearer(&edit).send("").await.status.as_u16(), 204);
    assert_eq!(list("/api/all-designs").await[0].id, copy.id);
    let audit = house.rooms.store().audit(storage::Page { skip: 0, most: 9 }).await.unwrap();
    assert_eq!((&*audit[0].by, &audit[0].what), ("its maker", &format!("design {}", saved.id)));
    let gone = house.ask(Method::PUT, &path).json(json!({ "shared": true })).await;
    assert_eq!(gone.refusal(), (404, "live.no-such-design".to_owned()));
}

#[tokio::test]
async fn what_is_no_design_is_told_and_drafts_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let deep = "[".repeat(100_000);
    for text in ["", "{", "[]", "{\"marelle_design\": 99}", &deep] {
        let reply = house.post("/api/designs", json!({ "text": text })).await;
        let (status, key) = reply.refusal();
        assert_eq!((status, key.split('.').next()), (422, Some("design")), "{key}");
    }
    let huge = " ".repeat(design::files::LARGEST_FILE + 1);
    let reply = house.post("/api/designs", json!({ "text": huge })).await;
    assert_eq!(reply.refusal().0, 422);
    let huge = " ".repeat(3 * design::files::LARGEST_FILE);
    let reply = house.post("/api/designs", json!({ "text": huge })).await;
    assert_eq!(reply.refusal().0, 413);

    // A draft that cannot be played yet may be saved, with what is missing.
    let mut draft = workshop::library::entry("goose").unwrap().design.clone();
    draft.players.clear();
    let draft = design::files::write(&draft);
    let broken = design::files::read_checked(&draft).map(|(_, faults)| faults.len());
    let Ok(1..) = broken else { panic!("not a draft with faults: {broken:?}") };
    let saved = save(&house, &draft).await;
    assert!(!saved.faults.is_empty());
    let made = house.post("/api/matches", json!({ "game": format!("design:{}", saved.id) })).await;
    assert_eq!(made.refusal().0, 422);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_saved_design_is_played_and_outlives_its_deletion() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let saved = save(&house, &text_of("memory")).await;
    for wrong in [
        "design:",
        "design:xyz",
        &format!("design:{}@9", saved.id),
        &format!("design:{}@x", saved.id),
        &format!("design:{}", "0".repeat(64)),
    ] {
        let reply = house.post("/api/matches", json!({ "game": wrong })).await;
        assert_eq!(reply.refusal(), (404, "live.no-such-design".to_owned()), "{wrong}");
    }
    let game = format!("design:{}@1", saved.id);
    let made: Made = house.post("/api/matches", json!({ "game": game })).await.read();
    let links: Vec<&str> = made.seats.iter().map(|link| link.as_deref().unwrap()).collect();
    let mut anna = Client::enter(house.listen().await, links[0]).await;
    let Tell::Welcome { game, .. } = anna.heard[0].clone() else { panic!() };
    let digest = game.strip_prefix("design:").unwrap();
    let file = house.get(&format!("/api/design-files/{digest}")).await;
    assert_eq!(file.text(), text_of("memory"), "clients draw it");
    assert!(file.header("cache-control").contains("immutable"));
    let first = first_move(&house, links[0]).await;
    assert_eq!(anna.play(&first).await, Ok(1));

    let path = format!("/api/designs/{}", saved.id);
    assert_eq!(house.ask(Method::DELETE, &path).send("").await.status.as_u16(), 204);
    // Another server, which knows only the store.
    let other = House::open(folder.path()).await;
    let address = other.listen().await;
    let mut anna = Client::enter(address, links[0]).await;
    assert_eq!(anna.plies, 1);
    let hand = hand_of(&mut anna).await;
    let next = first_move(&other, links[usize::from(hand) - 1]).await;
    let mut player = Client::enter(address, links[usize::from(hand) - 1]).await;
    assert_eq!(player.play(&next).await, Ok(2));
}

async fn hand_of(client: &mut Client) -> u8 {
    let heard = client.until(|tell| matches!(tell, Tell::Happened { .. })).await;
    let Tell::Happened { now, .. } = heard else { panic!() };
    now.hand.unwrap()
}

/// Any move of the one who has the hand.
async fn first_move(house: &House, link: &str) -> String {
    let (place, _) = house.rooms.enter(link).await.unwrap();
    let room = place.room().await;
    room.session().played().position().legal_moves()[0].clone()
}

/// Who takes a record home has all that is needed to look at it again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_leaves_with_its_design() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let saved = save(&house, &text_of("memory")).await;
    let made: Made =
        house.post("/api/matches", json!({ "game": format!("design:{}", saved.id) })).await.read();
    let mut client = Client::enter(house.listen().await, made.seats[0].as_ref().unwrap()).await;
    client.wish(&Ask::Resign { wish: 1 }).await.unwrap();
    let record = house.ask(Method::GET, "/api/match/record").from(ELSEWHERE);
    let reply = record.bearer(&made.spectator).send("").await;
    let read = session::Record::read(&reply.body).unwrap();
    let opener = |id: &str, settings: &_| catalogue::open_with(id, read.design(), settings);
    assert!(read.open(opener).unwrap().ending().is_some());
}
