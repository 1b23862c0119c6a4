//! A server as it runs: it answers at a socket until it is told to stop, and then loses nothing.

pub(crate) mod crowd;
mod wire;

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::Service as _;

use crate::config::{Config, Connections, Patience};
use crate::http;
use crate::pages::Pages;
use crate::rooms::Rooms;
use crowd::{Crowd, Slot, Stage};
use wire::Wire;

/// How long a request that was begun is waited for when the server stops.
const LAST_REQUESTS: Duration = Duration::from_millis(700);
/// How long nobody is let in when the system has no connection left.
const BREATH: Duration = Duration::from_millis(100);

/// Answers until the future ends. Then nobody new is let in, what was begun is finished, all who
/// are there are told to come back later, and the store is closed.
///
/// # Errors
/// When the socket cannot be used any more.
pub async fn serve(
    listener: TcpListener,
    rooms: Arc<Rooms>,
    config: &Config,
    pages: Pages,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    rooms.keep_house();
    // Behind a proxy everybody comes from its address.
    let per_address = if config.trust_proxy { usize::MAX } else { config.connections.per_address };
    let door = Door {
        app: http::app_with(rooms.clone(), config, pages),
        crowd: Crowd::new(Connections { per_address, ..config.connections }),
        patience: config.patience,
        stopping: rooms.stopping().clone(),
        guests: TaskTracker::new(),
    };
    tokio::select! {
        () = door.let_in(&listener) => {}
        () = stop => {}
    }
    drop(listener);
    rooms.stopping().cancel();
    door.guests.close();
    // Who has not finished by then has had its time.
    let _ = tokio::time::timeout(LAST_REQUESTS, door.guests.wait()).await;
    rooms.stop().await;
    Ok(())
}

/// Where everybody comes in.
struct Door {
    app: Router,
    crowd: Arc<Crowd>,
    patience: Patience,
    stopping: CancellationToken,
    guests: TaskTracker,
}

impl Door {
    async fn let_in(&self, listener: &TcpListener) {
        loop {
            match listener.accept().await {
                Ok((stream, peer)) => self.greet(stream, peer),
                Err(error) => {
                    tracing::warn!(%error, "nobody can be let in");
                    tokio::time::sleep(BREATH).await;
                }
            }
        }
    }

    fn greet(&self, stream: TcpStream, peer: SocketAddr) {
        let Some(slot) = self.crowd.enter(http::house_of(peer.ip().to_canonical())) else {
            tracing::debug!("too many are connected");
            return;
        };
        // Answers are short and wait for nobody: joined with later ones they would be late.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection may be slow");
        }
        let (app, stopping) = (self.app.clone(), self.stopping.clone());
        self.guests.spawn(attend(stream, peer, Arc::new(slot), app, self.patience, stopping));
    }
}

/// Answers what is asked over one connection.
async fn attend(
    stream: TcpStream,
    peer: SocketAddr,
    slot: Arc<Slot>,
    app: Router,
    patience: Patience,
    stopping: CancellationToken,
) {
    let wire = TokioIo::new(Wire::new(stream, patience.write, slot.clone()));
    let leave = slot.leave.clone();
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        answer(app.clone(), request, peer, slot.clone())
    });
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(patience.head);
    let mut serving = std::pin::pin!(server.serve_connection(wire, service).with_upgrades());
    tokio::select! {
        // Whoever breaks off, says strange things or is too slow is gone.
        _ = serving.as_mut() => return,
        () = leave.cancelled() => return,
        () = stopping.cancelled() => serving.as_mut().graceful_shutdown(),
    }
    let _ = serving.await;
}

async fn answer(
    mut app: Router,
    request: Request<Incoming>,
    peer: SocketAddr,
    slot: Arc<Slot>,
) -> Result<Response, Infallible> {
    slot.reach(Stage::Busy);
    let mut request = request.map(Body::new);
    // Limits count by who asks.
    request.extensions_mut().insert(ConnectInfo(peer));
    let answer = app.call(request).await?;
    let is_live = answer.status() == StatusCode::SWITCHING_PROTOCOLS;
    slot.reach(if is_live { Stage::Live } else { Stage::Idle });
    Ok(answer)
}
