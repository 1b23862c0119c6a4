//! One connection: what is asked once over HTTP, and a seat or a place to look on from.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use futures_util::{SinkExt, StreamExt};
use protocol::VERSION;
use protocol::live::{Ask, Tell};
use protocol::rest::{Made, NewDesign, NewMatch, SavedDesign, SavedPicture};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};

/// Whoever hears nothing for so long waits in vain; a server that is merely slow takes far less.
const PATIENCE: Duration = Duration::from_secs(60);

/// Makes a match.
///
/// # Errors
/// When the server does not answer, or refuses.
pub async fn make_match(address: SocketAddr, game: &str) -> Result<Made> {
    let asked = NewMatch { game: game.to_owned(), ..NewMatch::default() };
    make(address, &asked).await
}

/// Makes the match that is asked for.
///
/// # Errors
/// When the server does not answer, or refuses.
pub async fn make(address: SocketAddr, asked: &NewMatch) -> Result<Made> {
    let body = serde_json::to_string(asked)?;
    let answer = request(address, "POST", "/api/matches", "", &body).await?;
    serde_json::from_str(&answer).context("no match was made")
}

/// Saves a design; only on the computer itself.
///
/// # Errors
/// When the server does not answer, or refuses.
pub async fn save_design(address: SocketAddr, text: &str) -> Result<SavedDesign> {
    let body = serde_json::to_string(&NewDesign { text: text.to_owned() })?;
    let answer = request(address, "POST", "/api/designs", "", &body).await?;
    serde_json::from_str(&answer).context("no design was saved")
}

/// Saves a drawing; only on the computer itself.
///
/// # Errors
/// When the server does not answer, or refuses.
pub async fn save_drawing(address: SocketAddr, drawing: &str) -> Result<SavedPicture> {
    let answer = request(address, "POST", "/api/pictures", "", drawing).await?;
    serde_json::from_str(&answer).context("no drawing was saved")
}

/// Removes a match, with the link of the one who made it.
///
/// # Errors
/// When the server does not answer, or refuses.
pub async fn delete_match(address: SocketAddr, made: &Made) -> Result<()> {
    let (path, bearer) = (format!("/api/matches/{}", made.id), format!("Bearer {}", made.host));
    request(address, "DELETE", &path, &bearer, "").await.map(|_| ())
}

/// Whether the server says that it is ready.
pub async fn is_ready(address: SocketAddr) -> bool {
    request(address, "GET", "/ready", "", "").await.is_ok()
}

/// Asks once and gives the body of the answer. A client of a few lines: one request for each
/// connection, and an answer that ends with it.
async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    bearer: &str,
    body: &str,
) -> Result<String> {
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         authorization: {bearer}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    let mut answer = String::new();
    let read = stream.read_to_string(&mut answer);
    tokio::time::timeout(PATIENCE, read).await.with_context(|| format!("{method} {path}"))??;
    let (head, body) = answer.split_once("\r\n\r\n").context("an answer without an end")?;
    ensure!(head.starts_with("HTTP/1.1 2"), "{}: {body}", head.lines().next().unwrap_or_default());
    Ok(body.to_owned())
}

/// Somebody at a match.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    /// How many events are known.
    pub plies: u32,
}

impl Client {
    /// Comes with a link, and waits until it knows how things are.
    ///
    /// # Errors
    /// When the server does not answer, or refuses.
    pub async fn enter(address: SocketAddr, link: &str) -> Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let asked = client_async(format!("ws://{address}/api/live"), stream);
        let (socket, _) = tokio::time::timeout(PATIENCE, asked).await.context("no answer")??;
        let mut client = Self { socket, plies: 0 };
        client.say(&Ask::Hello { version: VERSION, link: link.to_owned(), after: 0 }).await?;
        while !matches!(client.hear().await?, Tell::Happened { .. }) {}
        Ok(client)
    }

    /// Plays, and waits until that is kept.
    ///
    /// # Errors
    /// When the connection breaks, or the move is refused.
    pub async fn play(&mut self, text: &str) -> Result<()> {
        let after = self.plies;
        self.say(&Ask::Play { wish: after, text: text.to_owned(), after }).await?;
        loop {
            match self.hear().await? {
                Tell::Done { wish, .. } if wish == after => return Ok(()),
                Tell::Refused { fault, .. } => bail!("{text}: {}", fault.why.key()),
                _ => {}
            }
        }
    }

    /// Waits until so many events have happened.
    ///
    /// # Errors
    /// When the connection breaks.
    pub async fn sees(&mut self, plies: u32) -> Result<()> {
        while self.plies < plies {
            self.hear().await?;
        }
        Ok(())
    }

    /// Says something.
    ///
    /// # Errors
    /// When the connection breaks.
    pub async fn say(&mut self, ask: &Ask) -> Result<()> {
        Ok(self.socket.send(Frame::text(serde_json::to_string(ask)?)).await?)
    }

    /// The next thing that is told.
    ///
    /// # Errors
    /// When the connection breaks, the server says goodbye, or nothing is told for a minute.
    pub async fn hear(&mut self) -> Result<Tell> {
        let told = tokio::time::timeout(PATIENCE, self.hear_text()).await;
        let text =
            told.with_context(|| format!("nothing is told after {} events", self.plies))??;
        let tell: Tell = serde_json::from_str(&text).context("strange words")?;
        match &tell {
            Tell::Happened { now, .. } => self.plies = now.plies,
            Tell::Bye { fault } => bail!("bye: {}", fault.why.key()),
            _ => {}
        }
        Ok(tell)
    }

    async fn hear_text(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.socket.next().await.context("the connection ended")?? {
                // The library has answered it.
                Frame::Ping(_) => {}
                frame => return Ok(frame.into_text()?),
            }
        }
    }
}
