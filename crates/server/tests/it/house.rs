//! A server with its store, asked without a socket or with one.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use futures_util::{SinkExt, StreamExt};
use protocol::Role;
use protocol::live::{Ask, Now, Tell};
use serde::de::DeserializeOwned;
use serde_json::Value;
use server::Config;
use server::clock::SystemClock;
use server::machines::Machines;
use server::rooms::Rooms;
use storage_sqlite::SqliteStore;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;

/// The computer itself, and somebody else's.
pub(crate) const HERE: &str = "127.0.0.1:5000";
pub(crate) const ELSEWHERE: &str = "192.168.1.20:5000";

/// Whoever hears nothing for so long waits in vain.
const PATIENCE: Duration = Duration::from_secs(60);

#[derive(Clone)]
pub(crate) struct House {
    pub(crate) rooms: Arc<Rooms>,
    app: Router,
}

pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

/// A request that is being put together.
pub(crate) struct Wish<'a> {
    house: &'a House,
    from: SocketAddr,
    request: axum::http::request::Builder,
}

impl House {
    pub(crate) async fn open(folder: &Path) -> Self {
        Self::with(folder, &Config::default()).await
    }

    pub(crate) async fn with(folder: &Path, config: &Config) -> Self {
        let store = SqliteStore::open(&folder.join("marelle.db")).await.unwrap();
        let rooms = Rooms::new(Arc::new(store), Arc::new(SystemClock), Machines::new(1));
        let app = server::http::app(rooms.clone(), config);
        Self { rooms, app }
    }

    /// A free port on which it answers, until the test ends.
    pub(crate) async fn listen(&self) -> SocketAddr {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = self.app.clone().into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, app).await.unwrap() });
        address
    }

    pub(crate) fn ask(&self, method: Method, path: &str) -> Wish<'_> {
        let request = Request::builder().method(method).uri(path);
        Wish { house: self, from: HERE.parse().unwrap(), request }
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.ask(Method::GET, path).send("").await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Reply {
        self.ask(Method::POST, path).json(body).await
    }
}

impl Wish<'_> {
    pub(crate) fn from(self, address: &str) -> Self {
        Self { from: address.parse().unwrap(), ..self }
    }

    pub(crate) fn header(self, name: &str, value: &str) -> Self {
        Self { request: self.request.header(name, value), ..self }
    }

    pub(crate) fn bearer(self, secret: &str) -> Self {
        self.header("authorization", &format!("Bearer {secret}"))
    }

    pub(crate) async fn json(self, body: Value) -> Reply {
        self.header("content-type", "application/json").send(body.to_string()).await
    }

    pub(crate) async fn send(self, body: impl Into<Body>) -> Reply {
        let mut request = self.request.body(body.into()).unwrap();
        request.extensions_mut().insert(ConnectInfo(self.from));
        let answer = self.house.app.clone().oneshot(request).await.unwrap();
        let (parts, body) = answer.into_parts();
        let body = axum::body::to_bytes(body, usize::MAX).await.unwrap().to_vec();
        Reply { status: parts.status, headers: parts.headers, body }
    }
}

impl Reply {
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    #[track_caller]
    pub(crate) fn read<T: DeserializeOwned>(&self) -> T {
        assert!(self.status.is_success(), "{} {}", self.status, self.text());
        serde_json::from_slice(&self.body).unwrap()
    }

    /// The status and the key of a refusal.
    #[track_caller]
    pub(crate) fn refusal(&self) -> (u16, String) {
        let fault: protocol::Fault = serde_json::from_slice(&self.body)
            .unwrap_or_else(|_| panic!("{} {}", self.status, self.text()));
        (self.status.as_u16(), fault.why.key().to_owned())
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

/// Somebody at a WebSocket.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What was heard besides answers to wishes.
    pub(crate) heard: Vec<Tell>,
    pub(crate) role: Role,
    pub(crate) plies: u32,
    /// How often the server asked whether they are still there.
    pub(crate) knocks: usize,
}

impl Client {
    /// Somebody who has said nothing yet.
    pub(crate) async fn connect(address: SocketAddr) -> Self {
        let (socket, _) = connect_async(format!("ws://{address}/api/live")).await.unwrap();
        Self { socket, heard: Vec::new(), role: Role::Spectator, plies: 0, knocks: 0 }
    }

    pub(crate) async fn enter(address: SocketAddr, link: &str) -> Self {
        Self::come_back(address, link, 0).await
    }

    /// Says hello from a browser that is known by this cookie; says what is answered first.
    pub(crate) async fn hello_from(address: SocketAddr, link: &str, cookie: &str) -> (Self, Tell) {
        let mut request = format!("ws://{address}/api/live").into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        let (socket, _) = connect_async(request).await.unwrap();
        let mut client =
            Self { socket, heard: Vec::new(), role: Role::Spectator, plies: 0, knocks: 0 };
        client.say(&Ask::Hello { version: 1, link: link.to_owned(), after: 0 }).await;
        let answer = client.hear().await;
        (client, answer)
    }

    /// Enters, knowing so many events already.
    pub(crate) async fn come_back(address: SocketAddr, link: &str, after: u32) -> Self {
        let mut client = Self::connect(address).await;
        client.say(&Ask::Hello { version: 1, link: link.to_owned(), after }).await;
        let Tell::Welcome { role, .. } = client.hear().await else { panic!("no welcome") };
        client.role = role;
        client.until(|tell| matches!(tell, Tell::Happened { .. })).await;
        client
    }

    pub(crate) async fn say(&mut self, ask: &Ask) {
        self.raw(&serde_json::to_string(ask).unwrap()).await;
    }

    pub(crate) async fn raw(&mut self, text: &str) {
        self.socket.send(Frame::text(text)).await.unwrap();
    }

    pub(crate) async fn hear(&mut self) -> Tell {
        let text = loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match frame.unwrap().unwrap().unwrap() {
                Frame::Ping(_) => self.knocks += 1,
                frame => break frame.into_text().unwrap(),
            }
        };
        let tell: Tell = serde_json::from_str(&text).unwrap();
        if let Tell::Happened { now, .. } = &tell {
            self.plies = now.plies;
        }
        self.heard.push(tell.clone());
        tell
    }

    /// Hears until something was said, now or before.
    pub(crate) async fn until(&mut self, is_it: impl Fn(&Tell) -> bool) -> Tell {
        if let Some(tell) = self.heard.iter().find(|tell| is_it(tell)) {
            return tell.clone();
        }
        loop {
            let tell = self.hear().await;
            if is_it(&tell) {
                return tell;
            }
        }
    }

    /// Hears until so many events have happened.
    pub(crate) async fn sees(&mut self, plies: u32) {
        while self.plies < plies {
            self.hear().await;
        }
    }

    /// How things are, by what was heard last.
    pub(crate) fn now(&self) -> &Now {
        let last = self.heard.iter().rev().find_map(|tell| match tell {
            Tell::Happened { now, .. } => Some(&**now),
            _ => None,
        });
        last.unwrap()
    }

    /// Wishes something and waits for the answer.
    pub(crate) async fn wish(&mut self, ask: &Ask) -> Result<u32, String> {
        self.say(ask).await;
        loop {
            match self.hear().await {
                Tell::Done { plies, .. } => return Ok(plies),
                Tell::Refused { fault, .. } => return Err(fault.why.key().to_owned()),
                _ => {}
            }
        }
    }

    pub(crate) async fn play(&mut self, text: &str) -> Result<u32, String> {
        let after = self.plies;
        self.wish(&Ask::Play { wish: 1, text: text.to_owned(), after }).await
    }
}
