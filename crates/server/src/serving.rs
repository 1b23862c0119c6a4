//! A server as it runs: it answers at a socket until it is told to stop, and then loses nothing.

use std::future::{Future, IntoFuture as _};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;

use crate::config::Config;
use crate::http;
use crate::pages::Pages;
use crate::rooms::Rooms;

/// How long a request that was begun is waited for when the server stops.
const PATIENCE: Duration = Duration::from_secs(5);

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
    let stopping = rooms.stopping().clone();
    let stop = async move {
        stop.await;
        stopping.cancel();
    };
    let late = {
        let stopping = rooms.stopping().clone();
        async move {
            stopping.cancelled().await;
            tokio::time::sleep(PATIENCE).await;
        }
    };
    let app = http::app_with(rooms.clone(), config, pages);
    // Limits count by who asks.
    let app = app.into_make_service_with_connect_info::<SocketAddr>();
    // Answers are short and wait for nobody: joined with later ones they would be late.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection may be slow");
        }
    });
    let serving = axum::serve(listener, app).with_graceful_shutdown(stop);
    let served = tokio::select! {
        served = serving.into_future() => served,
        () = late => Ok(()),
    };
    rooms.stop().await;
    served
}
