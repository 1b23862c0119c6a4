//! What is asked once, over HTTP. Every refusal is a [`protocol::Fault`] with a status.
//!
//! Here is which path leads where, and what holds for all of them: headers, sizes, limits. It
//! opens no socket.

mod access;
mod asked;
mod cookies;
mod designs;
mod faults;
mod login;
mod matches;
mod openapi;
mod pictures;
mod ready;
mod seats;

use std::ops::Deref;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRef, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{delete, get, post, put};
use i18n::Message;
use protocol::{Fault, LONGEST_ASKED};
use tokio::sync::Semaphore;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::config::Config;
use crate::limits::Gates;
use crate::live;
use crate::pages::{self, Pages};
use crate::reading::{Found, Readers, Sort};
use crate::rooms::Rooms;
use access::Host;
use faults::{Answer, Refusal};

pub(crate) use access::{Asker, house_of, is_from_here};
pub(crate) use cookies::Device;

/// What every answer says to browsers: nothing from elsewhere, nothing embedded, nothing sniffed.
/// An answer that says something stricter keeps it.
const HEADERS: [(HeaderName, &str); 8] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
         style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; \
         base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    // Pages and files say how long they may be kept; lists with names and secrets may not.
    (header::CACHE_CONTROL, "no-store"),
];

/// The text form that Prometheus reads.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// So many passwords are looked at together: each takes 19 MiB for a moment.
const PORTERS: usize = 2;
/// A design's file as JSON inside JSON may be twice as long as it is.
const LONGEST_DESIGN: usize = 2 * design::files::LARGEST_FILE;

/// What every answer may need.
#[derive(Clone)]
pub(crate) struct Shared(Arc<Parts>);

/// See [`Shared`].
pub(crate) struct Parts {
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) config: Config,
    pub(crate) gates: Gates,
    ready: ready::Ready,
    /// Who reads pictures and designs: that takes a while.
    readers: Readers,
    /// Who may read passwords: nobody waits for pictures at the door.
    porters: Arc<Semaphore>,
}

impl Deref for Shared {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl FromRef<Shared> for Arc<Rooms> {
    fn from_ref(shared: &Shared) -> Self {
        shared.rooms.clone()
    }
}

impl Shared {
    /// Reads a picture or a design, a few at the same time.
    async fn read(&self, sort: Sort, bytes: Bytes) -> Answer<(Found, Vec<u8>)> {
        let (found, written) = self.readers.read(sort, bytes).await.map_err(|error| {
            tracing::error!(%error, "a file could not be read");
            Refusal::store_away()
        })?;
        if let Found::Refused { status, why } = found {
            let status = StatusCode::from_u16(status).unwrap_or(StatusCode::UNPROCESSABLE_ENTITY);
            return Err(Refusal::new(status, why));
        }
        Ok((found, written))
    }

    /// Looks at a password on a thread of its own, a few at the same time.
    async fn look<T: Send + 'static>(
        &self,
        look: impl FnOnce() -> T + Send + 'static,
    ) -> Answer<T> {
        let place = self.porters.clone().acquire_owned().await;
        let place = place.map_err(|_| Refusal::store_away())?;
        let done = tokio::task::spawn_blocking(move || {
            let done = look();
            drop(place);
            done
        });
        done.await.map_err(|_| Refusal::store_away())
    }
}

/// Everything that this server answers, without any socket. Whoever serves it tells the address of
/// those who ask (`into_make_service_with_connect_info::<SocketAddr>`): limits count by it.
pub fn app(rooms: Arc<Rooms>, config: &Config) -> Router {
    app_with(rooms, config, Pages::none())
}

/// The same, and these pages.
pub fn app_with(rooms: Arc<Rooms>, config: &Config, pages: Pages) -> Router {
    let shared = Shared(Arc::new(Parts {
        rooms,
        config: config.clone(),
        gates: Gates::new(&config.limits),
        ready: ready::Ready::default(),
        readers: Readers::new(config),
        porters: Arc::new(Semaphore::new(PORTERS)),
    }));
    let router = api()
        .fallback(async move |method: Method, uri: Uri, headers: HeaderMap| {
            let found = pages::answer(&pages, &method, uri.path(), &headers);
            found.ok_or_else(|| Refusal::not_found(Message::new("live.no-such-page")))
        })
        .method_not_allowed_fallback(async || {
            Refusal::new(StatusCode::METHOD_NOT_ALLOWED, Message::new("live.no-such-page"))
        })
        .layer(from_fn_with_state(shared.clone(), not_too_often))
        // Who watches over the server is always answered.
        .route("/health", get(health))
        .route("/ready", get(ready))
        .layer(from_fn_with_state(shared.clone(), in_time))
        .with_state(shared);
    HEADERS.into_iter().fold(router, |router, (name, value)| {
        let value = HeaderValue::from_static(value);
        router.layer(SetResponseHeaderLayer::if_not_present(name, value))
    })
}

fn api() -> Router<Shared> {
    let designs = Router::new()
        .route("/api/designs", get(designs::list).post(designs::save))
        .route("/api/designs/{id}/versions", get(designs::versions).post(designs::save_next))
        .layer(DefaultBodyLimit::max(LONGEST_DESIGN));
    let pictures = Router::new()
        .route("/api/pictures", post(pictures::upload))
        // One byte more, so that the answer is the same wherever the size is noticed.
        .layer(DefaultBodyLimit::max(::pictures::LARGEST_FILE + 1));
    // A match may come with the design that it is played with, as text inside JSON.
    let new_matches = Router::new()
        .route("/api/matches", get(matches::list).post(matches::make))
        .layer(DefaultBodyLimit::max(LONGEST_ASKED + 2 * matches::LONGEST_BROUGHT));
    let others = Router::new()
        .route("/api/games", get(matches::games))
        .route("/api/reach", get(matches::reach))
        .route("/api/seats", get(seats::asked).post(seats::ask))
        .route("/api/seats/{seat}", post(seats::hand_out))
        .route("/api/matches/{id}", delete(matches::delete))
        .route("/api/match/record", get(matches::record))
        .route("/api/join", post(matches::join))
        .route("/api/scores", get(matches::scores))
        .route("/api/all-designs", get(designs::list_all))
        .route("/api/designs/{id}", get(designs::load).delete(designs::delete))
        .route("/api/designs/{id}/shared", put(designs::share))
        .route("/api/designs/{id}/copy", post(designs::copy))
        .route("/api/design-files/{digest}", get(designs::file))
        .route("/api/pictures/{digest}", get(pictures::show))
        .route("/api/forget-device", post(cookies::forget))
        .route("/api/login", post(login::log_in))
        .route("/api/logout", post(login::log_out))
        .route("/api/live", get(live::enter))
        .route("/api/openapi.json", get(openapi::document))
        .route("/metrics", get(metrics))
        .layer(DefaultBodyLimit::max(LONGEST_ASKED));
    designs.merge(pictures).merge(new_matches).merge(others)
}

/// The limit that holds for everything.
async fn not_too_often(
    State(shared): State<Shared>,
    asker: Asker,
    request: Request,
    next: Next,
) -> Response {
    let passed = shared.gates.requests.pass(&asker.address).map_err(Refusal::too_often);
    let answer = match passed {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    };
    if answer.status() == StatusCode::TOO_MANY_REQUESTS {
        shared.rooms.metrics().too_often.inc();
        tracing::info!("somebody asks too often");
    }
    answer
}

/// Nobody keeps a request for longer than this, whatever they send or wait for. Who came by HTTPS
/// comes by HTTPS again.
async fn in_time(State(shared): State<Shared>, request: Request, next: Next) -> Answer<Response> {
    let is_encrypted = cookies::is_encrypted(&shared, request.headers());
    let answer = tokio::time::timeout(shared.config.patience.request, next.run(request)).await;
    let mut answer = answer
        .map_err(|_| Refusal::new(StatusCode::REQUEST_TIMEOUT, Message::new("live.too-slow")))?;
    if is_encrypted {
        let a_year = HeaderValue::from_static("max-age=31536000");
        answer.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, a_year);
    }
    Ok(answer)
}

/// Numbers for Prometheus: on the computer itself, or in the educator's space.
#[utoipa::path(get, path = "/metrics", tag = "watching", security((), ("host" = [])),
    responses(
        (status = 200, body = String, content_type = "application/openmetrics-text"),
        (status = "4XX", body = Fault),
    ))]
async fn metrics(
    State(shared): State<Shared>,
    asker: Asker,
    host: Result<Host, Refusal>,
) -> Answer<([(HeaderName, &'static str); 1], String)> {
    if !asker.is_here {
        host?;
    }
    Ok(([(header::CONTENT_TYPE, OPEN_METRICS)], shared.rooms.watched()))
}

/// Whether the program runs.
#[utoipa::path(get, path = "/health", tag = "watching",
    responses((status = 200, body = String, content_type = "text/plain")))]
async fn health() -> &'static str {
    "ok"
}

/// Whether the store can be written.
#[utoipa::path(get, path = "/ready", tag = "watching",
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = "5XX", body = Fault),
    ))]
async fn ready(State(shared): State<Shared>) -> Answer<&'static str> {
    shared.ready.ask(&shared).await?;
    Ok("ready")
}
