//! Refusals over HTTP: always a [`Fault`] as JSON with the status that fits; causes stay here.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use i18n::Message;
use protocol::Fault;
use storage::StoreError;

use crate::limits;
use crate::rooms::store_fault;

/// A refusal.
#[derive(Debug)]
pub(crate) struct Refusal {
    status: StatusCode,
    why: Message,
    retry_after_s: Option<u64>,
}

/// What a handler answers.
pub(crate) type Answer<T> = Result<T, Refusal>;

impl Refusal {
    pub(crate) const fn new(status: StatusCode, why: Message) -> Self {
        Self { status, why, retry_after_s: None }
    }

    pub(crate) const fn not_found(why: Message) -> Self {
        Self::new(StatusCode::NOT_FOUND, why)
    }

    /// The store is away.
    pub(crate) fn store_away() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("live.store-away"))
    }

    /// Somebody asks too often.
    pub(crate) fn too_often(wait: std::time::Duration) -> Self {
        let (why, seconds) = (limits::too_often(wait).why, limits::seconds(wait));
        Self { status: StatusCode::TOO_MANY_REQUESTS, why, retry_after_s: Some(seconds) }
    }
}

/// The store's troubles are ours, everything else is the asker's.
impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        let status = match fault.why.key() {
            "live.disk-full" => StatusCode::INSUFFICIENT_STORAGE,
            "live.store-away" | "live.no-randomness" => StatusCode::SERVICE_UNAVAILABLE,
            "live.no-such-link" | "live.no-such-code" | "live.no-such-design" => {
                StatusCode::NOT_FOUND
            }
            "live.nobody-called-so" => StatusCode::NOT_FOUND,
            "live.late" | "live.not-over" | "live.seats-taken" | "live.one-seat"
            | "live.seat-asked" | "live.ask-educator" => StatusCode::CONFLICT,
            "live.code-over" | "live.seat-refused" => StatusCode::GONE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self::new(status, fault.why)
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        Self::from(store_fault(error))
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let Self { status, why, retry_after_s } = self;
        let mut response = (status, Json(Fault { why })).into_response();
        let headers = response.headers_mut();
        if let Some(seconds) = retry_after_s {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}
