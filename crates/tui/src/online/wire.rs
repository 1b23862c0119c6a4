//! The wire to a server, on a thread of its own: made again whenever it breaks.
//!
//! Whoever holds a [`Wire`] hears what comes in, and gets a way to say something with each new
//! connection; what was not said when it broke is lost with it. What the words mean is not known
//! here.

use std::io;
use std::net::TcpStream;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError};
use std::time::{Duration, Instant};

use game::MAX_SEATS;
use protocol::live::{Ask, Tell};
use tungstenite::protocol::WebSocketConfig;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Connector, Error, Message, WebSocket};

use super::address::Server;
use super::{http, trust};

/// After a break it is tried again so soon, then twice as late each time, up to the longest.
const FIRST_RETRY: Duration = Duration::from_millis(500);
const LONGEST_RETRY: Duration = Duration::from_secs(8);
/// A server that takes longer to answer or to take something is not there.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long is listened before it is looked whether there is something to say.
const LISTEN: Duration = Duration::from_millis(50);
/// How often the server is asked whether it is there, and after which silence it is not.
const PING: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(60);
/// No message of a server is longer, in bytes.
const LARGEST: usize = 8 << 20;
/// So many messages wait to be heard; then the server waits.
const WAITING: usize = 64;
/// No clock runs longer: about three years, in milliseconds.
const LONGEST_MS: u64 = 100_000_000_000;

/// What comes over the wire.
pub(crate) enum Heard {
    /// It is open; this is how to say something, as long as it is.
    Open(Sender<Ask>),
    /// The server says something; with the file of the design where the match needs one.
    Tell(Box<Tell>, Option<String>),
    /// It broke, and is made again.
    Cut,
}

/// A wire; dropping it closes it.
pub(crate) struct Wire {
    heard: Receiver<Heard>,
    _alive: Sender<()>,
}

impl Wire {
    /// Connects to a server, and again whenever that breaks.
    pub(crate) fn to(server: Server) -> Self {
        let (out, heard) = mpsc::sync_channel(WAITING);
        let (alive, ended) = mpsc::channel();
        std::thread::spawn(move || Keeper { server, out, ended }.keep());
        Self { heard, _alive: alive }
    }

    /// A wire that leads nowhere.
    pub(crate) fn closed() -> Self {
        Self { heard: mpsc::sync_channel(0).1, _alive: mpsc::channel().0 }
    }

    /// A wire whose other end is held by a test.
    #[cfg(test)]
    pub(crate) fn pair() -> (Self, SyncSender<Heard>) {
        let (out, heard) = mpsc::sync_channel(WAITING);
        (Self { heard, _alive: mpsc::channel().0 }, out)
    }

    /// The next thing that was heard, if anything was.
    pub(crate) fn heard(&self) -> Option<Heard> {
        self.heard.try_recv().ok()
    }
}

/// The thread's end of a wire.
struct Keeper {
    server: Server,
    out: SyncSender<Heard>,
    /// Nothing comes here; it ends when the wire is dropped.
    ended: Receiver<()>,
}

/// Why a connection ends.
enum End {
    /// It broke.
    Broken,
    /// Nobody listens any more.
    Unwanted,
}

impl<T> From<mpsc::SendError<T>> for End {
    fn from(_: mpsc::SendError<T>) -> Self {
        Self::Unwanted
    }
}

impl From<Error> for End {
    fn from(_: Error) -> Self {
        Self::Broken
    }
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

impl Keeper {
    fn keep(&self) {
        let mut retry = FIRST_RETRY;
        loop {
            if let Some(mut socket) = open(&self.server) {
                retry = FIRST_RETRY;
                let end = self.converse(&mut socket);
                // Whoever is there is told that nobody comes back; it is no fault if they are not.
                let _ = socket.close(None).and_then(|()| socket.flush());
                if matches!(end, Err(End::Unwanted)) || self.out.send(Heard::Cut).is_err() {
                    return;
                }
            }
            if self.ended.recv_timeout(retry) != Err(RecvTimeoutError::Timeout) {
                return;
            }
            retry = (2 * retry).min(LONGEST_RETRY);
        }
    }

    /// Says and hears until the connection ends.
    fn converse(&self, socket: &mut Socket) -> Result<(), End> {
        let (asks, wanted) = mpsc::channel();
        self.out.send(Heard::Open(asks))?;
        let (mut heard, mut pinged) = (Instant::now(), Instant::now());
        loop {
            if self.ended.try_recv() == Err(TryRecvError::Disconnected) {
                return Err(End::Unwanted);
            }
            while let Ok(ask) = wanted.try_recv() {
                // Plain data with text keys always has a JSON form.
                let text = serde_json::to_string(&ask).unwrap_or_default();
                socket.send(Message::text(text))?;
            }
            if pinged.elapsed() > PING {
                pinged = Instant::now();
                socket.send(Message::Ping(Vec::new().into()))?;
            }
            match socket.read() {
                Ok(message) => {
                    heard = Instant::now();
                    self.hear(&message)?;
                }
                Err(Error::Io(error)) if is_silence(&error) => {}
                Err(_) => return Err(End::Broken),
            }
            if heard.elapsed() > SILENCE {
                return Err(End::Broken);
            }
        }
    }

    /// Passes on what was said; what cannot be read is left out, as browsers do.
    fn hear(&self, message: &Message) -> Result<(), End> {
        let Message::Text(text) = message else { return Ok(()) };
        let Ok(tell) = serde_json::from_str::<Tell>(text) else { return Ok(()) };
        if !is_sound(&tell) {
            return Ok(());
        }
        // A match of a published design needs its file before anything can be shown.
        let design = match &tell {
            Tell::Welcome { game, .. } => match game.strip_prefix(catalogue::DESIGN) {
                Some(digest) => http::design(&self.server, digest).map_err(|_| End::Broken)?,
                None => None,
            },
            _ => None,
        };
        Ok(self.out.send(Heard::Tell(Box::new(tell), design))?)
    }
}

/// Whether a table can count with this: no server of Marelle says anything else.
fn is_sound(tell: &Tell) -> bool {
    match tell {
        Tell::Welcome { players, .. } => players.len() <= usize::from(MAX_SEATS),
        Tell::Happened { now, .. } => {
            now.used_ms.iter().chain(&now.left_ms).all(|ms| *ms <= LONGEST_MS)
        }
        _ => true,
    }
}

/// Nothing came for a while.
fn is_silence(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
}

/// Connects; nothing when the server is not there.
fn open(server: &Server) -> Option<Socket> {
    let addresses = server.sockets().ok()?;
    let connect = |address| TcpStream::connect_timeout(address, PATIENCE).ok();
    let stream = addresses.iter().find_map(connect)?;
    stream.set_nodelay(true).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    stream.set_write_timeout(Some(PATIENCE)).ok()?;
    let same = stream.try_clone().ok()?;
    let config = WebSocketConfig::default();
    let config = config.max_message_size(Some(LARGEST)).max_frame_size(Some(LARGEST));
    let connector = Some(Connector::Rustls(trust::socket(&trust::certificates())?));
    let made = tungstenite::client_tls_with_config(server.live(), stream, Some(config), connector);
    let (socket, _) = made.ok()?;
    same.set_read_timeout(Some(LISTEN)).ok()?;
    Some(socket)
}
