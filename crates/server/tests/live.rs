//! A real server on loopback, with real sockets and a real store.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panic")]

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use protocol::live::{Ask, Now, Tell};
use protocol::rest::{Made, NewMatch};
use protocol::{Player, Role};
use server::clock::SystemClock;
use server::machines::Machines;
use server::rooms::Rooms;
use storage_sqlite::SqliteStore;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A server on a free port over a store in this folder; it ends with the test.
async fn serve(folder: &Path) -> (SocketAddr, Arc<Rooms>) {
    let store = SqliteStore::open(&folder.join("marelle.db")).await.unwrap();
    let rooms = Rooms::new(Arc::new(store), Arc::new(SystemClock), Machines::new(1));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let app = server::http::app(rooms.clone(), &server::Config::default());
    tokio::spawn(async move { axum::serve(listener, app).await.unwrap() });
    (address, rooms)
}

fn asked(game: &str, machine: Option<u8>) -> NewMatch {
    let second = Player { name: "Ben".to_owned(), machine, token: None };
    let players = vec![Player { name: "Anna".to_owned(), ..Player::default() }, second];
    NewMatch { game: game.to_owned(), settings: Default::default(), players, clock: None }
}

struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    now: Option<Now>,
}

impl Client {
    async fn connect(address: SocketAddr) -> Self {
        let (socket, _) = connect_async(format!("ws://{address}/api/live")).await.unwrap();
        Self { socket, now: None }
    }

    async fn enter(address: SocketAddr, link: &str, after: u32) -> (Self, Role) {
        let mut client = Self::connect(address).await;
        client.say(&Ask::Hello { version: 1, link: link.to_owned(), after }).await;
        let Tell::Welcome { role, .. } = client.hear().await else { panic!("no welcome") };
        (client, role)
    }

    async fn say(&mut self, ask: &Ask) {
        self.raw(&serde_json::to_string(ask).unwrap()).await;
    }

    async fn raw(&mut self, text: &str) {
        self.socket.send(Frame::text(text)).await.unwrap();
    }

    async fn hear(&mut self) -> Tell {
        let frame = self.socket.next().await.unwrap().unwrap();
        let tell: Tell = serde_json::from_str(frame.to_text().unwrap()).unwrap();
        if let Tell::Happened { now, .. } = &tell {
            self.now = Some((**now).clone());
        }
        tell
    }

    /// Waits until so many events have happened.
    async fn sees(&mut self, plies: u32) -> Now {
        loop {
            match self.now.as_ref().filter(|now| now.plies >= plies) {
                Some(now) => return now.clone(),
                None => drop(self.hear().await),
            }
        }
    }

    /// Plays, and waits for the answer.
    async fn play(&mut self, after: u32, text: &str) -> Result<u32, String> {
        self.say(&Ask::Play { wish: 9, text: text.to_owned(), after }).await;
        loop {
            match self.hear().await {
                Tell::Done { wish: 9, plies } => return Ok(plies),
                Tell::Refused { wish: 9, fault } => return Err(fault.why.key().to_owned()),
                _ => {}
            }
        }
    }
}

async fn made(rooms: &Arc<Rooms>, asked: &NewMatch) -> (Made, String, Option<String>) {
    let made = rooms.make(asked).await.unwrap();
    let (one, two) = (made.seats[0].clone().unwrap(), made.seats[1].clone());
    (made, one, two)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_spectator_share_a_match() {
    let folder = tempfile::tempdir().unwrap();
    let (address, rooms) = serve(folder.path()).await;
    let (made, one, two) = made(&rooms, &asked("othello", None)).await;
    let (mut anna, role) = Client::enter(address, &one, 0).await;
    assert_eq!(role, Role::Seat(1));
    let (mut ben, _) = Client::enter(address, &two.unwrap(), 0).await;
    let (mut crowd, role) = Client::enter(address, &made.spectator, 0).await;
    assert_eq!(role, Role::Spectator);

    assert_eq!(ben.play(0, "d3").await, Err("session.not-your-turn".to_owned()));
    assert_eq!(crowd.play(0, "d3").await, Err("live.only-players".to_owned()));
    assert_eq!(anna.play(0, "a1").await, Err("othello.no-flip".to_owned()));
    assert_eq!(anna.play(0, "d3").await, Ok(1));
    for client in [&mut anna, &mut ben, &mut crowd] {
        assert_eq!(client.sees(1).await.hand, Some(2));
    }
    assert_eq!(ben.play(0, "c5").await, Err("live.late".to_owned()), "decided before the move");
    assert_eq!(ben.play(1, "c5").await, Ok(2));
    let seen = anna.sees(2).await;

    // Who was cut off comes back and hears what happened meanwhile, also from another server.
    drop(anna);
    let (elsewhere, _) = serve(folder.path()).await;
    let (mut anna, _) = Client::enter(elsewhere, &one, 1).await;
    let Tell::Happened { from, events, now } = anna.hear().await else { panic!("no news") };
    assert_eq!((from, events.len(), *now), (1, 1, seen));
    assert_eq!(anna.play(2, "f6").await, Ok(3));
    // The first server has not heard of it; the store has.
    let (mut twice, _) = Client::enter(address, &one, 2).await;
    assert_eq!(twice.play(2, "e6").await, Err("live.late".to_owned()));
    for client in [&mut twice, &mut ben] {
        assert_eq!(client.sees(3).await.plies, 3);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn machines_answer_by_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let (address, rooms) = serve(folder.path()).await;
    let (_, one, two) = made(&rooms, &asked("othello", Some(1))).await;
    assert_eq!(two, None, "nobody needs a link for a machine");
    let (mut anna, _) = Client::enter(address, &one, 0).await;
    assert_eq!(anna.play(0, "d3").await, Ok(1));
    let now = anna.sees(2).await;
    assert_eq!((now.plies, now.hand), (2, Some(1)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_says_strange_things_is_told_and_left() {
    let folder = tempfile::tempdir().unwrap();
    let (address, rooms) = serve(folder.path()).await;
    let (_, one, _) = made(&rooms, &asked("othello", None)).await;
    let hello = |version: u16, link: &str| {
        serde_json::to_string(&Ask::Hello { version, link: link.to_owned(), after: 0 }).unwrap()
    };
    for (text, key) in [
        ("what".to_owned(), "live.unreadable"),
        (r#"{"say":"resign","wish":1}"#.to_owned(), "live.no-hello"),
        (hello(2, &one), "live.other-version"),
        (hello(1, "guess"), "live.no-such-link"),
    ] {
        let mut client = Client::connect(address).await;
        client.raw(&text).await;
        let Tell::Bye { fault } = client.hear().await else { panic!("{text}") };
        assert_eq!(fault.why.key(), key, "{text}");
    }
    // In the middle of a game too; the game goes on without them.
    let (mut anna, _) = Client::enter(address, &one, 0).await;
    anna.raw("{}").await;
    while !matches!(anna.hear().await, Tell::Bye { .. }) {}
    let (mut anna, _) = Client::enter(address, &one, 0).await;
    assert_eq!(anna.play(0, "d3").await, Ok(1));
}

#[tokio::test]
async fn pages_of_other_sites_are_kept_out() {
    let folder = tempfile::tempdir().unwrap();
    let (address, _) = serve(folder.path()).await;
    for (origin, is_let_in) in
        [(format!("http://{address}"), true), ("http://evil.example".to_owned(), false)]
    {
        use tokio_tungstenite::tungstenite::client::IntoClientRequest;
        let mut request = format!("ws://{address}/api/live").into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        assert_eq!(connect_async(request).await.is_ok(), is_let_in, "{origin}");
    }
}
