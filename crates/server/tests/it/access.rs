//! The educator's space, headers and strange requests.

use axum::http::Method;
use protocol::rest::Ticket;
use serde_json::json;
use server::{Config, password};

use crate::house::{ELSEWHERE, HERE, House};

fn with_password() -> Config {
    let host_password = Some(password::hash("à midi").unwrap());
    Config { host_password, ..Config::default() }
}

#[tokio::test]
async fn a_password_opens_the_space_of_the_educator() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::with(folder.path(), &with_password()).await;
    let list = || house.ask(Method::GET, "/api/matches").from(ELSEWHERE);
    let here = house.get("/api/matches").await;
    assert_eq!(here.refusal(), (401, "live.password-wanted".to_owned()), "here too");
    assert_eq!(here.header("www-authenticate"), "Bearer");
    let wrong = house.post("/api/login", json!({ "password": "minuit" })).await;
    assert_eq!(wrong.refusal(), (401, "live.wrong-password".to_owned()));
    let right = house.post("/api/login", json!({ "password": "à midi" })).await;
    let cookie = right.header("set-cookie").to_owned();
    for part in ["marelle_host=", "HttpOnly", "SameSite=Strict", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let Ticket { ticket } = right.read();
    assert_eq!(list().bearer(&ticket).send("").await.status.as_u16(), 200);
    let cookie = format!("other=1; marelle_host={ticket}");
    assert_eq!(list().header("cookie", &cookie).send("").await.status.as_u16(), 200);
    let foreign = list()
        .header("cookie", &cookie)
        .header("host", "play.example")
        .header("origin", "https://evil.example");
    assert_eq!(foreign.send("").await.refusal().0, 401);
    assert_eq!(list().bearer("9999999999999.AAAA").send("").await.refusal().0, 401);

    // Another password makes tickets void, and guesses are counted.
    let other = tempfile::tempdir().unwrap();
    let changed = House::with(other.path(), &with_password()).await;
    let list = changed.ask(Method::GET, "/api/matches").bearer(&ticket);
    assert_eq!(list.send("").await.refusal().0, 401);
    let out = house.ask(Method::POST, "/api/logout").from(ELSEWHERE).bearer(&ticket).send("").await;
    let gone = house.ask(Method::GET, "/api/matches").bearer(&ticket).send("").await;
    assert_eq!(gone.refusal().0, 401, "who has logged out is out");
    assert!(out.header("set-cookie").contains("Max-Age=0"));
    let mut guesses = 0;
    while house.post("/api/login", json!({ "password": "x" })).await.refusal().0 == 401 {
        guesses += 1;
    }
    assert!(guesses < 12, "{guesses}");
}

#[tokio::test]
async fn without_a_password_nobody_logs_in() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let reply = house.post("/api/login", json!({ "password": "" })).await;
    assert_eq!(reply.refusal(), (404, "live.no-password".to_owned()));
    for (from, headers, status) in [
        (HERE, vec![], 200),
        (ELSEWHERE, vec![], 403),
        (HERE, vec![("host", "evil.example")], 403),
        (HERE, vec![("x-forwarded-for", "127.0.0.1")], 403),
        (HERE, vec![("host", "127.0.0.1:8080"), ("via", "1.1 nginx")], 403),
        (HERE, vec![("host", "localhost:7878"), ("origin", "http://localhost:7878")], 200),
        (HERE, vec![("host", "localhost:7878"), ("origin", "http://evil.example")], 403),
    ] {
        let mut wish = house.ask(Method::GET, "/api/all-designs").from(from);
        for (name, value) in &headers {
            wish = wish.header(name, value);
        }
        assert_eq!(wish.send("").await.status.as_u16(), status, "{from} {headers:?}");
    }
}

#[tokio::test]
async fn names_are_for_the_educator_alone() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let scores = house.ask(Method::GET, "/api/scores").from(ELSEWHERE).send("").await;
    assert_eq!(scores.refusal(), (403, "live.only-here".to_owned()));
    assert_eq!(house.get("/api/scores").await.status.as_u16(), 200);
}

#[tokio::test]
async fn over_https_nobody_is_let_back_to_plain_http() {
    let folder = tempfile::tempdir().unwrap();
    let house =
        House::with(folder.path(), &Config { trust_proxy: true, ..Config::default() }).await;
    for (proto, wanted) in [("https", true), ("http", false)] {
        let asked = house.ask(Method::POST, "/api/matches").header("x-forwarded-proto", proto);
        let reply = asked.json(json!({ "game": "othello" })).await;
        let safe = reply.header("set-cookie").starts_with("__Host-marelle_device=");
        let stays = reply.header("strict-transport-security").starts_with("max-age=");
        assert_eq!((safe, stays), (wanted, wanted), "{proto}");
        assert_eq!(reply.header("set-cookie").contains("; Secure"), wanted);
    }
}

#[tokio::test]
async fn every_answer_is_strict_with_browsers() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for path in ["/health", "/api/games", "/api/nothing", "/api/pictures/zz", "/api/login"] {
        let reply = house.get(path).await;
        assert!(reply.header("content-security-policy").contains("default-src"), "{path}");
        assert_eq!(reply.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(reply.header("x-frame-options"), "DENY", "{path}");
        assert_eq!(reply.header("cross-origin-resource-policy"), "same-origin", "{path}");
        assert!(reply.header("permissions-policy").contains("microphone=()"), "{path}");
        assert_eq!(reply.header("cache-control"), "no-store", "{path}");
    }
}

#[tokio::test]
async fn strange_requests_are_told_why() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let post = |path: &str| house.ask(Method::POST, path).from(ELSEWHERE);
    let plain = post("/api/matches").send("{}").await;
    assert_eq!(plain.refusal(), (415, "live.unreadable".to_owned()));
    let json = || post("/api/matches").header("content-type", "application/json");
    for (body, status) in [
        ("", 400),
        ("{", 400),
        ("[]", 422),
        ("{}", 422),
        (r#"{"game":"othello","seed":1}"#, 422),
        (r#"{"game":7}"#, 422),
    ] {
        assert_eq!(json().send(body).await.refusal(), (status, "live.unreadable".to_owned()));
    }
    let long = format!(r#"{{"game":"othello","design":"{}"}}"#, "x".repeat(1_200_000));
    assert_eq!(json().send(long).await.refusal().0, 413);
    let unknown = json().send(r#"{"game":"chess"}"#).await;
    assert_eq!(unknown.refusal(), (422, "catalogue.unknown-game".to_owned()));
    assert_eq!(house.get("/api/join").await.refusal().0, 405);
    assert_eq!(house.get("/nothing").await.refusal(), (404, "live.no-such-page".to_owned()));
    assert_eq!(house.get("/api/designs/%ff").await.refusal().0, 404);
}

#[tokio::test]
async fn one_house_cannot_ask_without_end() {
    use server::config::{Limits, Rate};
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { requests: Rate::new(5, 1), ..Limits::default() };
    let house = House::with(folder.path(), &Config { limits, ..Config::default() }).await;
    let ask = |from| house.ask(Method::GET, "/api/games").from(from).send("");
    for _ in 0..5 {
        assert_eq!(ask(ELSEWHERE).await.status.as_u16(), 200);
    }
    assert_eq!(ask(ELSEWHERE).await.refusal(), (429, "live.too-often".to_owned()));
    assert_eq!(ask(HERE).await.status.as_u16(), 200);
    let health = house.ask(Method::GET, "/health").from(ELSEWHERE).send("").await;
    assert_eq!(health.text(), "ok", "who watches the server is always answered");
}
