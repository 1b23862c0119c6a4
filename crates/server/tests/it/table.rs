//! Who is at a table: present and away, getting up, machines and others in free seats, players who
//! come, and seats that are given back.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::http::Method;
use protocol::live::{Ask, Presence, Tell};
use protocol::rest::{AskSeat, Join, Joined, Made, NewMatch, Reach, SeatAsked};
use protocol::{Fault, Role};
use serde_json::{Value, json};
use server::Config;
use server::config::{Limits, Rate};
use server::machines::Machines;
use server::rooms::Rooms;
use storage_sqlite::SqliteStore;

use crate::house::{Client, ELSEWHERE, House, Reply};
use crate::seats::Date;

use Presence::{Away, Free, Here, Machine};

async fn made(house: &House, asked: Value) -> Made {
    house.post("/api/matches", asked).await.read()
}

async fn join(house: &House, made: &Made, name: &str) -> Reply {
    house.post("/api/join", json!({ "code": made.code, "name": name })).await
}

async fn sit(house: &House, made: &Made, name: &str) -> Joined {
    join(house, made, name).await.read()
}

async fn table(client: &mut Client, wanted: &[Presence]) {
    let is_it = |tell: &Tell| matches!(tell, Tell::Table { seats } if seats == wanted);
    // What was heard before may be over: the last word counts.
    loop {
        let last = client.heard.iter().rev().find(|tell| matches!(tell, Tell::Table { .. }));
        if last.is_some_and(&is_it) {
            return;
        }
        client.hear().await;
    }
}

async fn bye(client: &mut Client) -> String {
    match client.until(|tell| matches!(tell, Tell::Bye { .. })).await {
        Tell::Bye { fault: Fault { why } } => why.key().to_owned(),
        other => panic!("{other:?}"),
    }
}

async fn ask_seat(house: &House, made: &Made, name: &str) -> Reply {
    house.post("/api/seats", json!({ "code": made.code, "name": name })).await
}

async fn asked_again(house: &House, link: &str) -> Reply {
    house.ask(Method::GET, "/api/seats").bearer(link).send("").await
}

const fn give(seat: u8, yes: bool) -> Ask {
    Ask::GiveSeat { wish: 9, seat, yes }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_hear_who_is_there_who_is_away_and_who_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (made, address) = (made(&house, json!({ "game": "othello" })).await, house.listen().await);
    let mut anna = Client::enter(address, made.seats[0].as_deref().unwrap()).await;
    table(&mut anna, &[Here, Free]).await;
    let ben = sit(&house, &made, "Ben").await;
    table(&mut anna, &[Here, Away]).await;
    let mut ben = Client::enter(address, &ben.link).await;
    table(&mut anna, &[Here, Here]).await;
    table(&mut ben, &[Here, Here]).await;
    drop(ben);
    table(&mut anna, &[Here, Away]).await;
    // Whoever looks on is nobody at the table.
    let mut crowd = Client::enter(address, &made.spectator).await;
    table(&mut crowd, &[Here, Away]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_is_given_up_is_free_for_others_or_a_machine() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (made, address) = (made(&house, json!({ "game": "othello" })).await, house.listen().await);
    let mut anna = Client::enter(address, made.seats[0].as_deref().unwrap()).await;
    let ben_link = sit(&house, &made, "Ben").await.link;
    let mut ben = Client::enter(address, &ben_link).await;
    let machine = Ask::Machine { wish: 1, seat: 2, level: 1 };
    assert_eq!(anna.wish(&machine).await, Err("live.seat-not-free".to_owned()));
    anna.sees(1).await;
    assert_eq!(anna.play("d3").await, Ok(2));

    ben.wish(&Ask::Leave { wish: 2 }).await.unwrap();
    assert_eq!(bye(&mut ben).await, "live.seat-left");
    table(&mut anna, &[Here, Free]).await;
    // His link is void, his name is gone, and somebody else goes on where he was.
    let mut void = Client::connect(address).await;
    void.say(&Ask::Hello { version: 1, link: ben_link, after: 0 }).await;
    assert_eq!(bye(&mut void).await, "live.no-such-link");
    let zoe = sit(&house, &made, "Zoé").await;
    assert_eq!(zoe.seat, Some(2));
    let mut zoe = Client::enter(address, &zoe.link).await;
    assert_eq!(zoe.role, Role::Seat(2));
    let after = zoe.plies;
    assert_eq!(zoe.play("c3").await, Ok(after + 1));

    zoe.wish(&Ask::Leave { wish: 3 }).await.unwrap();
    table(&mut anna, &[Here, Free]).await;
    let spectator = Client::enter(address, &made.spectator).await.wish(&machine).await;
    assert_eq!(spectator, Err("live.only-players".to_owned()));
    let strange = Ask::Machine { wish: 1, seat: 2, level: 11 };
    assert_eq!(anna.wish(&strange).await, Err("live.bad-level".to_owned()));
    assert!(anna.wish(&machine).await.is_ok());
    table(&mut anna, &[Here, Machine]).await;
    let level = anna.until(|tell| match tell {
        Tell::Welcome { players, .. } => players[1].machine == Some(1),
        _ => false,
    });
    level.await;
    assert_eq!(join(&house, &made, "Eve").await.refusal(), (409, "live.seats-taken".to_owned()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_machine_that_took_a_seat_still_plays_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let made = made(&house, json!({ "game": "othello" })).await;
    let link = made.seats[0].as_deref().unwrap();
    let mut anna = Client::enter(house.listen().await, link).await;
    assert!(anna.wish(&Ask::Machine { wish: 1, seat: 2, level: 1 }).await.is_ok());
    let again = House::open(folder.path()).await;
    let mut anna = Client::enter(again.listen().await, link).await;
    table(&mut anna, &[Here, Machine]).await;
    let after = anna.plies;
    anna.play("d3").await.unwrap();
    anna.sees(after + 2).await;
    assert_eq!(anna.now().hand, Some(1), "the machine has answered");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_the_game_lets_players_come_the_code_adds_one() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let asked = json!({ "game": "pigeon-vole", "settings": { "players": "1" } });
    let (made, address) = (made(&house, asked).await, house.listen().await);
    let mut anna = Client::enter(address, made.seats[0].as_deref().unwrap()).await;
    for (name, seat) in [("Ben", 2), ("Zoé", 3), ("Tim", 4)] {
        assert_eq!(sit(&house, &made, name).await.seat, Some(seat), "{name}");
    }
    table(&mut anna, &[Here, Away, Away, Away]).await;
    let four = anna.until(|tell| match tell {
        Tell::Welcome { players, settings, .. } => {
            players.len() == 4 && settings.contains(&("players".to_owned(), "4".to_owned()))
        }
        _ => false,
    });
    four.await;
    // Who came is not taken back, and comes back after a restart by their name.
    let undo = Ask::Undo { wish: 1, after: anna.plies };
    assert_eq!(anna.wish(&undo).await, Err("live.somebody-came".to_owned()));
    let again = House::open(folder.path()).await;
    let mut anna = Client::enter(again.listen().await, made.seats[0].as_deref().unwrap()).await;
    let names = |tell: &Tell| match tell {
        Tell::Welcome { players, .. } => {
            Some(players.iter().map(|it| it.name.clone()).collect::<Vec<_>>())
        }
        _ => None,
    };
    let known = anna.heard.iter().find_map(names).unwrap();
    assert_eq!(known, ["", "Ben", "Zoé", "Tim"]);
    table(&mut anna, &[Here, Away, Away, Away]).await;
    // In all, as many as the design says: then the table is full.
    let mut last = join(&again, &made, "").await;
    while last.status.is_success() {
        last = join(&again, &made, "").await;
    }
    assert_eq!(last.refusal(), (409, "live.seats-taken".to_owned()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_seat_is_given_back_when_the_others_agree() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (made, address) =
        (made(&house, json!({ "game": "labyrinth" })).await, house.listen().await);
    let mut anna = Client::enter(address, made.seats[0].as_deref().unwrap()).await;
    let old = sit(&house, &made, "Ben").await.link;
    drop(Client::enter(address, &old).await);
    table(&mut anna, &[Here, Away]).await;

    let wrong = ask_seat(&house, &made, "Bob").await;
    assert_eq!(wrong.refusal(), (404, "live.nobody-called-so".to_owned()));
    assert_eq!(ask_seat(&house, &made, "").await.refusal().1, "live.nobody-called-so");
    let asked: SeatAsked = ask_seat(&house, &made, " ben ").await.read();
    assert_eq!((asked.seat, asked.asked, asked.given), (2, 1, false));
    assert_eq!(ask_seat(&house, &made, "Ben").await.refusal(), (409, "live.seat-asked".to_owned()));
    anna.until(|tell| *tell == Tell::SeatAsked { seats: vec![2] }).await;
    // The link opens nothing yet, and whoever looks on has no say.
    let mut early = Client::connect(address).await;
    early.say(&Ask::Hello { version: 1, link: asked.link.clone(), after: 0 }).await;
    assert_eq!(bye(&mut early).await, "live.no-such-link");
    let mut crowd = Client::enter(address, &made.spectator).await;
    assert_eq!(crowd.wish(&give(2, true)).await, Err("live.only-players".to_owned()));

    assert!(anna.wish(&give(2, true)).await.is_ok());
    let state: SeatAsked = asked_again(&house, &asked.link).await.read();
    assert!(state.given);
    let ben = Client::enter(address, &asked.link).await;
    assert_eq!(ben.role, Role::Seat(2));
    let mut void = Client::connect(address).await;
    void.say(&Ask::Hello { version: 1, link: old, after: 0 }).await;
    assert_eq!(bye(&mut void).await, "live.no-such-link");
    assert_eq!(anna.wish(&give(2, true)).await, Err("live.no-seat-asked".to_owned()));
}

/// Somebody asks in the name of one who is there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_a_seat_to_a_stranger_while_they_sit_there() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (made, address) =
        (made(&house, json!({ "game": "labyrinth" })).await, house.listen().await);
    let mut anna = Client::enter(address, made.seats[0].as_deref().unwrap()).await;
    let ben = sit(&house, &made, "Ben").await.link;
    let mut ben = Client::enter(address, &ben).await;
    let asked: SeatAsked = ask_seat(&house, &made, "Ben").await.read();
    assert_eq!(asked.asked, 2, "Ben is asked too");
    ben.until(|tell| *tell == Tell::SeatAsked { seats: vec![2] }).await;
    // Anna believes the stranger; that is not enough.
    assert!(anna.wish(&give(2, true)).await.is_ok());
    let state: SeatAsked = asked_again(&house, &asked.link).await.read();
    assert_eq!((state.asked, state.given), (1, false));
    assert!(ben.wish(&give(2, false)).await.is_ok());
    let refused = asked_again(&house, &asked.link).await;
    assert_eq!(refused.refusal(), (410, "live.seat-refused".to_owned()));
    assert!(ben.wish(&Ask::Ping { wish: 1 }).await.is_ok(), "he still sits there");
    // And nobody is asked again and again.
    assert_eq!(ask_seat(&house, &made, "Ben").await.refusal().1, "live.seat-asked");
    let mut anna = Client::enter(address, made.seats[0].as_deref().unwrap()).await;
    assert_eq!(anna.wish(&give(2, true)).await, Err("live.no-seat-asked".to_owned()));
}

/// With nobody at the table there is nobody to agree: whoever looks after the server decides.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_nobody_is_there_the_educator_gives_a_seat() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (made, address) = (made(&house, json!({ "game": "othello" })).await, house.listen().await);
    let old = sit(&house, &made, "Anna").await.link;
    let asked: SeatAsked = ask_seat(&house, &made, "Anna").await.read();
    assert_eq!((asked.asked, asked.given), (0, false));
    let state: SeatAsked = asked_again(&house, &asked.link).await.read();
    assert!(!state.given, "nobody has agreed");
    let path = format!("/api/seats/{}-1", made.id);
    let stranger = house.ask(Method::POST, &path).from(ELSEWHERE).bearer(&made.host).send("").await;
    assert_eq!(stranger.refusal(), (403, "live.only-here".to_owned()));
    let given: Joined = house.ask(Method::POST, &path).send("").await.read();
    assert_eq!(Client::enter(address, &given.link).await.role, Role::Seat(1));
    let mut void = Client::connect(address).await;
    void.say(&Ask::Hello { version: 1, link: old, after: 0 }).await;
    assert_eq!(bye(&mut void).await, "live.no-such-link");
    let strange = house.ask(Method::POST, &format!("/api/seats/{}-9", made.id)).send("").await;
    assert_eq!(strange.refusal().1, "live.only-players");
}

/// Whoever comes later is asked as well.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_back_is_asked_for_the_seat_of_another() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (made, address) = (made(&house, json!({ "game": "othello" })).await, house.listen().await);
    let anna = sit(&house, &made, "Anna").await.link;
    sit(&house, &made, "Ben").await;
    let asked: SeatAsked = ask_seat(&house, &made, "Ben").await.read();
    assert_eq!(asked.asked, 0);
    let mut anna = Client::enter(address, &anna).await;
    anna.until(|tell| *tell == Tell::SeatAsked { seats: vec![2] }).await;
    assert!(anna.wish(&give(2, true)).await.is_ok());
    assert_eq!(Client::enter(address, &asked.link).await.role, Role::Seat(2));
}

/// A design comes along with a match, and is gone with it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_design_that_is_brought_goes_with_its_match() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let text = design::files::write(&workshop::library::entry("goose").unwrap().design);
    let text = text.replace("Blue", "Azure");
    let asked = json!({ "game": "own", "design": text });
    let stranger = house.ask(Method::POST, "/api/matches").from(ELSEWHERE);
    let made: Made = stranger.json(asked).await.read();
    let anna = Client::enter(house.listen().await, made.seats[0].as_deref().unwrap()).await;
    let game = anna.heard.iter().find_map(|tell| match tell {
        Tell::Welcome { game, .. } => game.strip_prefix("design:").map(str::to_owned),
        _ => None,
    });
    let path = format!("/api/design-files/{}", game.unwrap());
    assert_eq!(house.get(&path).await.text(), text);
    // Nobody finds it on any list.
    assert_eq!(house.get("/api/all-designs").await.text(), "[]");
    house.rooms.drop_idle_own().await;
    assert!(house.get(&path).await.status.is_success(), "it is young");
    let delete = house.ask(Method::DELETE, &format!("/api/matches/{}", made.id));
    assert!(delete.bearer(&made.host).send("").await.status.is_success());
    assert_eq!(house.get(&path).await.refusal().0, 404);

    let faulty = text.replace("\"marelle_design\": 2", "\"marelle_design\": 99");
    for strange in ["", "[1]", &faulty] {
        let asked = json!({ "game": "own", "design": strange });
        let reply = house.post("/api/matches", asked).await;
        assert_eq!(reply.status.as_u16(), 422, "{strange}: {}", reply.text());
    }
    let long = format!("{text}{}", " ".repeat(600_000));
    let reply = house.post("/api/matches", json!({ "game": "own", "design": long })).await;
    assert_eq!(reply.refusal(), (413, "live.design-long".to_owned()));
}

#[tokio::test]
async fn a_server_says_who_may_bring_designs_and_how_it_is_reached() {
    let folder = tempfile::tempdir().unwrap();
    let reach = server::config::Reach {
        is_open: true,
        addresses: vec!["http://192.168.1.2:7878".to_owned()],
        command: "marelle serve".to_owned(),
    };
    let own_designs = server::config::OwnDesigns::Educator;
    let config = server::Config { reach, own_designs, ..server::Config::default() };
    let house = House::with(folder.path(), &config).await;
    let here: Reach = house.get("/api/reach").await.read();
    assert_eq!((here.open, here.addresses.len(), here.own_designs), (true, 1, true));
    let there = house.ask(Method::GET, "/api/reach").from(ELSEWHERE).send("").await;
    let there: Reach = there.read();
    assert_eq!((there.open, there.addresses.len(), there.own_designs), (true, 0, false));
    assert_eq!((&*here.command, &*there.command), ("marelle serve", ""));
    let asked = json!({ "game": "own", "design": "{}" });
    let stranger = house.ask(Method::POST, "/api/matches").from(ELSEWHERE).json(asked).await;
    assert_eq!(stranger.refusal(), (403, "live.only-here".to_owned()));
}

/// What nobody plays any more goes by itself, and nothing else.
#[tokio::test]
async fn matches_with_designs_of_their_own_do_not_stay_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let date = Arc::new(Date::default());
    let store = Arc::new(SqliteStore::open(&folder.path().join("marelle.db")).await.unwrap());
    let rooms = Rooms::new(store, date.clone(), Machines::new(1));
    let text = design::files::write(&workshop::library::entry("goose").unwrap().design);
    let own = NewMatch { game: "own".to_owned(), design: Some(text), ..NewMatch::default() };
    let other = NewMatch { game: "othello".to_owned(), ..NewMatch::default() };
    let own = rooms.make(&own).await.unwrap();
    let other = rooms.make(&other).await.unwrap();
    let is_there = async |made: &Made| rooms.enter(&made.host).await.is_ok();
    date.0.store(30 * 86_400_000, Ordering::Relaxed);
    rooms.drop_idle_own().await;
    assert!(is_there(&own).await);
    date.0.store(30 * 86_400_000 + 1, Ordering::Relaxed);
    rooms.drop_idle_own().await;
    assert!(!is_there(&own).await && is_there(&other).await);
}

/// An expired code seats nobody, and still finds the table; a match that is over has none.
#[tokio::test]
async fn a_code_that_is_used_up_still_asks_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let date = Arc::new(Date::default());
    let store = Arc::new(SqliteStore::open(&folder.path().join("marelle.db")).await.unwrap());
    let rooms = Rooms::new(store, date.clone(), Machines::new(1));
    let asked = NewMatch { game: "othello".to_owned(), ..NewMatch::default() };
    let made = rooms.make(&asked).await.unwrap();
    let join = Join { code: made.code.clone(), name: "Ada".to_owned() };
    assert_eq!(rooms.join(&join, None).await.unwrap().seat, Some(1));
    date.0.store(86_400_001, Ordering::Relaxed);
    assert_eq!(rooms.join(&join, None).await.unwrap_err().why.key(), "live.code-over");
    let lost = AskSeat { code: made.code.to_lowercase(), name: "ada".to_owned() };
    assert_eq!(rooms.ask_for_seat(&lost, None).await.unwrap().seat, 1);
    let (place, _) = rooms.enter(&made.host).await.unwrap();
    rooms.ask(&place, Role::Seat(1), &Ask::Resign { wish: 1 }).await.unwrap();
    assert_eq!(rooms.ask_for_seat(&lost, None).await.unwrap_err().why.key(), "live.code-over");
}

/// Asking for seats is no way to guess codes.
#[tokio::test]
async fn seats_are_not_asked_for_without_end() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { joins: Rate::new(3, 1), ..Limits::FREE };
    let house = House::with(folder.path(), &Config { limits, ..Config::default() }).await;
    let guess = json!({ "code": "WRONGA", "name": "Ben" });
    let mut told = Vec::new();
    for _ in 0..4 {
        told.push(house.post("/api/seats", guess.clone()).await.refusal().0);
    }
    assert_eq!(told, [404, 404, 404, 429]);
    let numbers = house.get("/metrics").await.text();
    assert!(numbers.contains("marelle_wrong_codes_total 3"), "{numbers}");
    let unknown = house.ask(Method::GET, "/api/seats").bearer("made-up").send("").await;
    assert_eq!(unknown.refusal(), (410, "live.seat-refused".to_owned()));
    assert_eq!(house.get("/api/seats").await.refusal().0, 401);
}
