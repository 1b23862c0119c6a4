//! People who come by a code, give their names and play again.

use axum::http::Method;
use protocol::Role;
use protocol::live::{Ask, Happening, Tell};
use protocol::rest::{Joined, Made, MatchSummary};
use serde_json::json;

use crate::house::{Client, ELSEWHERE, House};

async fn join(house: &House, code: &str, name: &str) -> Joined {
    house.post("/api/join", json!({ "code": code, "name": name })).await.read()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_class_comes_by_a_code() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let asked = json!({ "game": "othello", "watch": true });
    let made: Made = house.post("/api/matches", asked).await.read();
    // Twenty come at once, by two servers of one store.
    let other = House::open(folder.path()).await;
    let mut joined = Vec::new();
    let code = format!(" {}-{} ", &made.code[..3].to_lowercase(), &made.code[3..]);
    let race = (0..20).map(|number| {
        let (house, code) =
            (if number % 2 == 0 { house.clone() } else { other.clone() }, code.clone());
        tokio::spawn(async move { join(&house, &code, &format!("Child {number}")).await })
    });
    for one in race.collect::<Vec<_>>() {
        joined.push(one.await.unwrap());
    }
    let mut seats: Vec<u8> = joined.iter().filter_map(|one| one.seat).collect();
    seats.sort_unstable();
    assert_eq!(seats, [1, 2]);
    let address = house.listen().await;
    for one in joined.iter().take(4) {
        let client = Client::enter(address, &one.link).await;
        assert_eq!(client.role, one.seat.map_or(Role::Spectator, Role::Seat));
    }
    let listed: Vec<MatchSummary> = house.get("/api/matches").await.read();
    let names: Vec<&str> = listed[0].players.iter().map(|player| &*player.name).collect();
    assert!(names.iter().all(|name| name.starts_with("Child ")), "{names:?}");

    let reply = house.post("/api/join", json!({ "code": "NOCODE", "name": "" })).await;
    assert_eq!(reply.refusal(), (404, "live.no-such-code".to_owned()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_entered_with_a_link_keeps_the_seat() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let made: Made = house.post("/api/matches", json!({ "game": "othello" })).await.read();
    let address = house.listen().await;
    let _anna = Client::enter(address, made.seats[0].as_deref().unwrap()).await;
    let ben = join(&house, &made.code, "Ben").await;
    assert_eq!(ben.seat, Some(2));
    let cleo = house.post("/api/join", json!({ "code": made.code, "name": "Cleo" })).await;
    assert_eq!(cleo.refusal(), (409, "live.seats-taken".to_owned()), "nobody may look on");
    let machine = json!({ "game": "othello", "players": [{ "machine": 1 }, {}] });
    let made: Made = house.post("/api/matches", machine).await.read();
    assert_eq!(join(&house, &made.code, "Dan").await.seat, Some(2), "the first is a machine's");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_are_kept_like_moves() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let settings = json!({ "size": "3" });
    let asked = json!({ "game": "quoridor", "settings": settings, "players": [{ "name": "A" }] });
    let made: Made = house.post("/api/matches", asked).await.read();
    let links: Vec<&str> = made.seats.iter().map(|link| link.as_deref().unwrap()).collect();
    let address = house.listen().await;
    let mut anna = Client::enter(address, links[0]).await;
    let mut ben = Client::enter(address, links[1]).await;
    let name = |name: &str| Ask::Name { wish: 3, name: name.to_owned() };
    assert_eq!(anna.play("b2").await, Ok(1));
    assert_eq!(ben.wish(&name("  Ben \n the Bold ")).await, Ok(2));
    assert_eq!(ben.wish(&name("Ben the Bold")).await, Ok(2), "the same name is no news");
    assert_eq!(ben.wish(&name(&"x".repeat(101))).await, Err("session.name-too-long".to_owned()));
    ben.sees(2).await;
    assert_eq!(ben.play("a3").await, Ok(3));
    anna.sees(3).await;
    assert_eq!(
        anna.wish(&Ask::Play { wish: 1, text: "join:Eve".into(), after: 3 }).await,
        Err("play.not-a-move".to_owned())
    );

    // All of it is there after a restart, in the order in which it happened.
    let again = House::open(folder.path()).await;
    let elsewhere = again.listen().await;
    let mut late = Client::enter(elsewhere, &made.spectator).await;
    let heard = late.until(|tell| matches!(tell, Tell::Happened { .. })).await;
    let Tell::Happened { events, .. } = heard else { panic!() };
    let [Happening::Played { seat: 1, .. }, Happening::Named { seat: 2, name: called }, third] =
        &events[..]
    else {
        panic!("{events:?}")
    };
    assert_eq!(called, "Ben the Bold");
    assert!(matches!(third, Happening::Played { seat: 2, .. }));
    let Tell::Welcome { players, .. } = &late.heard[0] else { panic!() };
    assert_eq!(players[1].name, "Ben the Bold");

    assert_eq!(anna.play("b3").await, Ok(4));
    assert_eq!(ben.wish(&name("Benno")).await, Err("session.game-over".to_owned()));
    let scores: Vec<protocol::rest::Score> = house.get("/api/scores").await.read();
    let names: Vec<&str> = scores.iter().map(|score| &*score.name).collect();
    assert_eq!(names, ["A", "Ben the Bold"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_taken_back_keeps_its_player() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let made: Made = house.post("/api/matches", json!({ "game": "othello" })).await.read();
    let links: Vec<&str> = made.seats.iter().map(|link| link.as_deref().unwrap()).collect();
    let address = house.listen().await;
    let mut anna = Client::enter(address, links[0]).await;
    let mut ben = Client::enter(address, links[1]).await;
    assert_eq!(anna.play("d3").await, Ok(1));
    ben.sees(1).await;
    assert_eq!(ben.play("c5").await, Ok(2));
    let undo = Ask::Undo { wish: 4, after: 2 };
    assert_eq!(ben.wish(&undo).await, Ok(2));
    assert_eq!(anna.wish(&undo).await, Ok(3));
    assert_eq!(anna.wish(&Ask::Undo { wish: 5, after: 3 }).await, Ok(3));
    assert_eq!(ben.wish(&Ask::Undo { wish: 5, after: 3 }).await, Ok(4));
    for house in [&house, &House::open(folder.path()).await] {
        let mut late = Client::enter(house.listen().await, &made.spectator).await;
        let heard = late.until(|tell| matches!(tell, Tell::Happened { .. })).await;
        let Tell::Happened { events, .. } = heard else { panic!() };
        let seats: Vec<u8> = events
            .iter()
            .map(|event| match event {
                Happening::Played { seat, .. } | Happening::Undone { seat } => *seat,
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(seats, [1, 2, 1, 2]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_who_want_play_again_with_seats_passed_on() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let asked = json!({ "game": "quoridor", "settings": { "size": "5" },
        "players": [{ "name": "Anna" }, { "name": "Ben" }], "clock": "counted" });
    let made: Made = house.post("/api/matches", asked).await.read();
    let links: Vec<&str> = made.seats.iter().map(|link| link.as_deref().unwrap()).collect();
    let address = house.listen().await;
    let mut anna = Client::enter(address, links[0]).await;
    let mut crowd = Client::enter(address, &made.spectator).await;
    let again = Ask::Rematch { wish: 8 };
    assert_eq!(anna.wish(&again).await, Err("live.not-over".to_owned()));
    assert_eq!(anna.wish(&Ask::Resign { wish: 7 }).await, Ok(1));
    assert_eq!(crowd.wish(&again).await, Err("live.only-players".to_owned()));
    assert_eq!(anna.wish(&again).await, Ok(1));
    let asked = anna.until(|tell| matches!(tell, Tell::AgainAsked { .. })).await;
    assert_eq!(asked, Tell::AgainAsked { by: vec![1] });

    // The other one comes by another server, which hears of it from the store.
    let other = House::open(folder.path()).await;
    let elsewhere = other.listen().await;
    let mut ben = Client::enter(elsewhere, links[1]).await;
    assert_eq!(ben.wish(&again).await, Ok(1));
    let is_link = |tell: &Tell| matches!(tell, Tell::Again { .. });
    let Tell::Again { link } = ben.until(is_link).await else { panic!() };
    let ben_again = Client::enter(elsewhere, &link).await;
    assert_eq!(ben_again.role, Role::Seat(1), "who came second begins");
    assert_eq!(ben_again.now().ticking, None, "his clock waits for her");
    let Tell::Welcome { players, game, settings, .. } = &ben_again.heard[0] else { panic!() };
    let names: Vec<&str> = players.iter().map(|player| &*player.name).collect();
    assert_eq!((names, game.as_str()), (vec!["Ben", "Anna"], "quoridor"));
    assert!(settings.contains(&("size".to_owned(), "5".to_owned())));

    // Who was away hears it on coming back; the same link each time.
    let Tell::Again { link } = Client::enter(address, links[0]).await.until(is_link).await else {
        panic!()
    };
    let Tell::Again { link: same } = Client::enter(elsewhere, links[0]).await.until(is_link).await
    else {
        panic!()
    };
    assert_eq!(link, same);
    let anna_again = Client::enter(address, &link).await;
    assert_eq!((anna_again.role, anna_again.now().ticking), (Role::Seat(2), Some(1)));
    let Tell::Again { link } = Client::enter(address, &made.spectator).await.until(is_link).await
    else {
        panic!()
    };
    assert_eq!(Client::enter(address, &link).await.role, Role::Spectator);
    let listed: Vec<MatchSummary> = house.get("/api/matches").await.read();
    assert_eq!(listed.len(), 2, "one match follows, not one for each who wants it");
}

/// Whoever comes while somebody thinks is told the time of that moment.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_hears_when_clocks_start() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let clock = json!({ "limited": { "initial_ms": 60_000, "increment_ms": 0 } });
    let asked = json!({ "game": "othello", "clock": clock });
    let made: Made = house.post("/api/matches", asked).await.read();
    let address = house.listen().await;
    let mut anna = Client::enter(address, made.seats[0].as_deref().unwrap()).await;
    assert_eq!((&anna.now().left_ms[..], anna.now().ticking), (&[60_000, 60_000][..], None));
    let ben = join(&house, &made.code, "Ben").await;
    anna.sees(1).await;
    assert_eq!(anna.now().ticking, None, "he has a seat, but has not come yet");
    let ben = Client::enter(address, &ben.link).await;
    assert_eq!(ben.now().ticking, Some(1));
    let runs = |tell: &Tell| matches!(tell, Tell::Happened { now, .. } if now.ticking == Some(1));
    let Tell::Happened { events, .. } = anna.until(runs).await else { panic!() };
    assert_eq!(events, []);
    tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    let crowd = Client::enter(address, &made.spectator).await;
    let left = &crowd.now().left_ms;
    assert!(left[0] <= 59_970 && left[1] == 60_000, "{left:?}");
}

#[tokio::test]
async fn codes_cannot_be_tried_for_long() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let guess = || house.ask(Method::POST, "/api/join").from(ELSEWHERE);
    let body = json!({ "code": "AAAAAA", "name": "" });
    let mut told = 0;
    let refused = loop {
        let reply = guess().json(body.clone()).await;
        match reply.refusal() {
            (404, _) => told += 1,
            other => break (other, reply.header("retry-after").parse::<u32>().unwrap()),
        }
    };
    assert!((40..50).contains(&told), "{told}");
    assert_eq!(refused.0, (429, "live.too-often".to_owned()));
    assert!((1..=4).contains(&refused.1));
    let other = house.post("/api/join", body).await;
    assert_eq!(other.refusal().0, 404, "other houses are not hindered");
}
