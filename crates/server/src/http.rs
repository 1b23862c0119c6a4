//! What is asked once, over HTTP. Every refusal is a [`Fault`] with a status; causes stay here.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use i18n::Message;
use protocol::rest::{Made, NewMatch, Score};
use protocol::{Fault, LONGEST_ASKED};
use storage::Page;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::live;
use crate::rooms::{Rooms, store_fault};

/// The longest list that is answered.
const LONGEST_LIST: u32 = 100;

/// What every answer says to browsers: nothing from elsewhere, nothing embedded, nothing sniffed.
const HEADERS: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; \
         form-action 'self'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Everything that this server answers, without any socket.
pub fn app(rooms: Arc<Rooms>) -> Router {
    let router = Router::new()
        .route("/api/matches", post(make))
        .route("/api/scores", get(scores))
        .route("/api/live", get(live::enter))
        .route("/health", get(|| async { "ok" }))
        .route("/ready", get(ready))
        .fallback(async || refused(StatusCode::NOT_FOUND, Message::new("live.no-such-page")))
        .layer(DefaultBodyLimit::max(LONGEST_ASKED))
        .with_state(rooms);
    HEADERS.into_iter().fold(router, |router, (name, value)| {
        let value = HeaderValue::from_static(value);
        router.layer(SetResponseHeaderLayer::overriding(name, value))
    })
}

async fn make(
    State(rooms): State<Arc<Rooms>>,
    asked: Result<Json<NewMatch>, JsonRejection>,
) -> Result<(StatusCode, Json<Made>), Response> {
    let Json(asked) = asked.map_err(|rejection| unreadable(&rejection))?;
    let made = rooms.make(&asked).await.map_err(|fault| answer(&fault))?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn scores(State(rooms): State<Arc<Rooms>>) -> Result<Json<Vec<Score>>, Response> {
    let page = Page { skip: 0, most: LONGEST_LIST };
    let scores = rooms.store().scores(page).await;
    let scores = scores.map_err(|error| answer(&store_fault(&error)))?;
    let score = |score: storage::Score| {
        let storage::Score { name, points, won, played } = score;
        Score { name, points, won, played }
    };
    Ok(Json(scores.into_iter().map(score).collect()))
}

async fn ready(State(rooms): State<Arc<Rooms>>) -> Result<&'static str, Response> {
    let census = rooms.store().census().await;
    census.map(|_| "ready").map_err(|error| answer(&store_fault(&error)))
}

fn unreadable(rejection: &JsonRejection) -> Response {
    let message = Message::new("live.unreadable").with("why", i18n::clip(&rejection.body_text()));
    refused(rejection.status(), message)
}

/// The store's troubles are ours, everything else is the asker's.
fn answer(fault: &Fault) -> Response {
    let status = match fault.why.key() {
        "live.disk-full" => StatusCode::INSUFFICIENT_STORAGE,
        "live.store-away" | "live.no-randomness" => StatusCode::SERVICE_UNAVAILABLE,
        "live.no-such-link" => StatusCode::NOT_FOUND,
        "live.late" => StatusCode::CONFLICT,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    refused(status, fault.why.clone())
}

fn refused(status: StatusCode, why: Message) -> Response {
    (status, Json(Fault { why })).into_response()
}
