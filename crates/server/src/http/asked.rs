//! What comes with a request, read with care: bodies, parts of lists, names in paths.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};

use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use i18n::Message;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use storage::Page;

use super::faults::Refusal;

/// Longer bodies are read on a thread of their own.
const SHORT_BODY: usize = 32 << 10;
/// The longest list that is answered.
const LONGEST_LIST: u32 = 100;

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

/// A part of a list: `?skip=…&most=…`.
pub(crate) struct Part(pub(crate) Page);

/// What stands behind the `?`.
pub(crate) struct Asked<T>(pub(crate) T);

/// A name in the path; what is none opens nothing.
pub(crate) struct Named<T>(pub(crate) T);

/// The secret in `Authorization: Bearer …`.
pub(crate) struct Bearer(pub(crate) Option<String>);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SkipMost {
    #[serde(default)]
    skip: u32,
    #[serde(default = "longest")]
    most: u32,
}

const fn longest() -> u32 {
    LONGEST_LIST
}

impl<T: DeserializeOwned + Send + 'static, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        if !is_json(request.headers()) {
            let why = "Content-Type: application/json is expected";
            return Err(unreadable(StatusCode::UNSUPPORTED_MEDIA_TYPE, why));
        }
        let bytes = Bytes::from_request(request, state).await;
        let bytes =
            bytes.map_err(|rejection| unreadable(rejection.status(), &rejection.body_text()))?;
        if bytes.len() <= SHORT_BODY {
            return body(&bytes);
        }
        // The threads that serve everybody do not read what is long.
        let read = tokio::task::spawn_blocking(move || body(&bytes)).await;
        read.unwrap_or_else(|_| Err(Refusal::store_away()))
    }
}

/// Reads a body that is all there.
fn body<T: DeserializeOwned>(bytes: &[u8]) -> Result<Body<T>, Refusal> {
    let read = Json::<T>::from_bytes(bytes);
    read.map(|Json(value)| Body(value))
        .map_err(|rejection: JsonRejection| unreadable(rejection.status(), &rejection.body_text()))
}

/// Whether a request says that it brings JSON. Forms of other sites cannot say that.
fn is_json(head: &HeaderMap) -> bool {
    let said = head.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let kind = said.and_then(|said| said.split(';').next()).unwrap_or_default();
    let kind = kind.trim().to_ascii_lowercase();
    kind == "application/json" || kind.starts_with("application/") && kind.ends_with("+json")
}

impl<S: Send + Sync> FromRequestParts<S> for Part {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let Asked(SkipMost { skip, most }) = Asked::from_request_parts(parts, state).await?;
        Ok(Self(Page { skip, most: most.min(LONGEST_LIST) }))
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let asked = Query::<T>::from_request_parts(parts, state).await;
        asked.map(|Query(value)| Self(value)).map_err(|rejection: QueryRejection| {
            unreadable(StatusCode::BAD_REQUEST, &rejection.body_text())
        })
    }
}

impl<T: std::str::FromStr, S: Send + Sync> FromRequestParts<S> for Named<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let nothing = || Refusal::not_found(Message::new("live.no-such-page"));
        let name = Path::<String>::from_request_parts(parts, state).await;
        let Path(name) = name.map_err(|_: PathRejection| nothing())?;
        name.parse().map(Self).map_err(|_| nothing())
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(Self(bearer(parts)))
    }
}

/// The secret of a request, where it has one.
pub(crate) fn bearer(parts: &Parts) -> Option<String> {
    let value = parts.headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (kind, secret) = value.split_once(' ')?;
    kind.eq_ignore_ascii_case("bearer").then(|| secret.trim().to_owned())
}

pub(crate) fn unreadable(status: StatusCode, why: &str) -> Refusal {
    Refusal::new(status, Message::new("live.unreadable").with("why", i18n::clip(why)))
}
