//! Cookies: the educator's ticket, and what a browser is known by at matches.
//!
//! Over HTTPS their names say that nobody else may have set them (`__Host-`); on a school's own
//! network there is no HTTPS, and they do without.

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use protocol::Fault;
use storage::{Digest, Id};

use super::Shared;
use crate::secrets::{digest_of, random_id};

/// Who has given the password.
pub(crate) const TICKET: &str = "marelle_host";
/// Which browser it is.
const DEVICE: &str = "marelle_device";
/// What is put before names over HTTPS.
const SAFE: &str = "__Host-";
/// A browser is known for thirty days.
const DEVICE_LASTS: &str = "; Max-Age=2592000";

/// A cookie as it is set.
pub(crate) type SetCookie = [(HeaderName, String); 1];

/// The browser at which somebody sits, by the digest of its cookie; programs have none. What it
/// is to be called, where it is new.
pub(crate) struct Device {
    pub(crate) known: Option<Digest>,
    new: Option<String>,
}

impl Device {
    /// The cookie of a browser that has none yet.
    pub(crate) fn cookie(self) -> Option<SetCookie> {
        self.new.map(|cookie| [(header::SET_COOKIE, cookie)])
    }
}

impl FromRequestParts<Shared> for Device {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Shared,
    ) -> Result<Self, Self::Rejection> {
        let known = all(&parts.headers, DEVICE).find(|value| value.parse::<Id>().is_ok());
        let known = known.map(|value| digest_of(&format!("device {value}")));
        let is_encrypted = is_encrypted(shared, &parts.headers);
        let make = |id: Id| set(DEVICE, &id.to_string(), is_encrypted, DEVICE_LASTS);
        let new = if known.is_none() { random_id().ok().map(make) } else { None };
        Ok(Self { known, new })
    }
}

/// Forgets which browser it is: it sits nowhere any more, and is nobody's.
#[utoipa::path(post, path = "/api/forget-device", tag = "matches",
    responses((status = 204), (status = "4XX", body = Fault)))]
pub(super) async fn forget(
    State(shared): State<Shared>,
    headers: HeaderMap,
) -> (StatusCode, SetCookie) {
    let cookie = set(DEVICE, "", is_encrypted(&shared, &headers), "; Max-Age=0");
    (StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)])
}

/// The line that sets a cookie. Without more it ends with the browser's session.
pub(crate) fn set(name: &str, value: &str, is_encrypted: bool, more: &str) -> String {
    let (prefix, secure) = if is_encrypted { (SAFE, "; Secure") } else { ("", "") };
    format!("{prefix}{name}={value}; HttpOnly; SameSite=Strict; Path=/{secure}{more}")
}

/// All values that a request gives for a cookie.
pub(crate) fn all<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
    let is_it = move |said: &str| said.strip_prefix(SAFE).unwrap_or(said) == name;
    pairs.filter(move |(said, _)| is_it(said.trim())).map(|(_, value)| value.trim())
}

/// Whether the browser speaks to our proxy in secret; on a school's own network it does not.
pub(crate) fn is_encrypted(shared: &Shared, headers: &HeaderMap) -> bool {
    let scheme = headers.get("x-forwarded-proto").and_then(|scheme| scheme.to_str().ok());
    shared.config.trust_proxy && scheme == Some("https")
}
