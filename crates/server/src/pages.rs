//! The application for browsers, served as files.
//!
//! Where they come from is for the caller to say: inside the program, or a folder. Files below
//! `/assets/` are named after what is in them and kept for ever; all others are asked for again
//! and answered briefly when they did not change. Addresses of screens, which have no dot, all
//! lead to the one page; what is below `/api/` never does.

use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

pub use axum::body::Bytes;

/// What is asked for again every time.
const FRESH: &str = "no-cache";
/// For what never changes under its name.
pub(crate) const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// Packed forms, the best first: what a browser calls it, and how the twin's name ends.
const PACKED: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];
/// Contents by the end of a name.
const TYPES: [(&str, &str); 10] = [
    ("css", "text/css; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("tsv", "text/tab-separated-values; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("webmanifest", "application/manifest+json"),
    ("woff2", "font/woff2"),
];
const OTHER_TYPE: &str = "application/octet-stream";

type Read = dyn Fn(&str) -> Option<Bytes> + Send + Sync;

/// Files by their paths, such as `index.html`. Copies share them.
#[derive(Clone)]
pub struct Pages {
    read: Arc<Read>,
}

impl Pages {
    /// Files that somebody else holds. Answers share their bytes: who asks a thousand times for a
    /// file that is inside the program takes no room.
    pub fn new(read: impl Fn(&str) -> Option<Bytes> + Send + Sync + 'static) -> Self {
        Self { read: Arc::new(read) }
    }

    /// The files of a folder, as they are at each request.
    #[must_use]
    pub fn in_folder(folder: PathBuf) -> Self {
        Self::new(move |path| std::fs::read(folder.join(path)).ok().map(Bytes::from))
    }

    /// Whether there is a page at all.
    #[must_use]
    pub fn is_there(&self) -> bool {
        (self.read)("index.html").is_some()
    }

    /// No pages at all.
    #[must_use]
    pub fn none() -> Self {
        Self::new(|_| None)
    }

    fn find(&self, path: &str) -> Option<(String, Bytes)> {
        let path = path.trim_start_matches('/');
        let is_screen = !path.contains('.') && !path.starts_with("api/");
        let path = if is_screen { "index.html" } else { path };
        let is_inside =
            Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
        let bytes = is_inside.then(|| (self.read)(path)).flatten()?;
        Some((path.to_owned(), bytes))
    }
}

impl std::fmt::Debug for Pages {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pages").field("is_there", &self.is_there()).finish()
    }
}

/// The file or the screen at an address; `None` when there is neither.
pub(crate) fn answer(
    pages: &Pages,
    method: &Method,
    path: &str,
    headers: &HeaderMap,
) -> Option<Response> {
    let (path, bytes) = pages.find(path)?;
    if method != Method::GET && method != Method::HEAD {
        return Some(StatusCode::METHOD_NOT_ALLOWED.into_response());
    }
    // The name of a part holds a digest already.
    let is_part = path.starts_with("assets/");
    let tag = tag_of(if is_part { path.as_bytes() } else { &bytes });
    let (encoding, bytes) = packed(pages, &path, headers).unwrap_or((None, bytes));
    let mut said = HeaderMap::new();
    let mut say = |name: HeaderName, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            said.insert(name, value);
        }
    };
    say(header::CACHE_CONTROL, if is_part { FOR_EVER } else { FRESH });
    say(header::ETAG, &tag);
    say(header::VARY, "accept-encoding");
    if is_known(headers, &tag) {
        return Some((StatusCode::NOT_MODIFIED, said).into_response());
    }
    say(header::CONTENT_TYPE, type_of(&path));
    if let Some(encoding) = encoding {
        say(header::CONTENT_ENCODING, encoding);
    }
    Some((said, bytes).into_response())
}

/// The best packed twin that the browser takes.
fn packed(pages: &Pages, path: &str, headers: &HeaderMap) -> Option<(Option<&'static str>, Bytes)> {
    let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let takes = |name: &str| {
        accepted.split(',').any(|one| {
            let mut parts = one.split(';').map(str::trim);
            parts.next() == Some(name) && !parts.any(|quality| quality == "q=0")
        })
    };
    let twins = PACKED.into_iter().filter(|(name, _)| takes(name));
    let twin = |(name, end): (&'static str, &str)| {
        Some((Some(name), (pages.read)(&format!("{path}.{end}"))?))
    };
    twins.map(twin).find_map(|twin| twin)
}

fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag))
}

/// Weak, because all packed forms of a file share it.
fn tag_of(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    let digest: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("W/\"{digest}\"")
}

fn type_of(path: &str) -> &'static str {
    let end = path.rsplit('.').next().unwrap_or_default();
    TYPES.iter().find(|(known, _)| *known == end).map_or(OTHER_TYPE, |(_, kind)| kind)
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;

    use super::*;

    fn pages() -> Pages {
        Pages::new(|path| {
            let text = match path {
                "index.html" => "page",
                "sw.js" => "worker",
                "assets/marelle-1.wasm" => "module",
                "assets/marelle-1.wasm.br" => "brotli",
                "assets/marelle-1.wasm.gz" => "gzip",
                _ => return None,
            };
            Some(Bytes::from_static(text.as_bytes()))
        })
    }

    fn ask(path: &str, headers: &[(HeaderName, &'static str)]) -> Response {
        let headers = headers.iter().cloned();
        let headers = headers.map(|(name, value)| (name, HeaderValue::from_static(value)));
        answer(&pages(), &Method::GET, path, &headers.collect()).unwrap()
    }

    async fn body(response: Response) -> Vec<u8> {
        to_bytes(response.into_body(), 1000).await.unwrap().to_vec()
    }

    fn said(response: &Response, name: HeaderName) -> Option<&str> {
        response.headers().get(name).map(|value| value.to_str().unwrap())
    }

    #[tokio::test]
    async fn screens_lead_to_the_page_and_nothing_else_does() {
        for path in ["/", "/play/othello", "/index.html", "/apiculture"] {
            let response = ask(path, &[]);
            assert_eq!(said(&response, header::CONTENT_TYPE), Some("text/html; charset=utf-8"));
            assert_eq!(said(&response, header::CACHE_CONTROL), Some(FRESH));
            assert_eq!(body(response).await, b"page", "{path}");
        }
        for path in ["/api/matches", "/missing.js", "/assets/../sw.js", "/../sw.js", "//etc/a.b"] {
            let answer = answer(&pages(), &Method::GET, path, &HeaderMap::new());
            assert!(answer.is_none(), "{path}");
        }
        let posted = answer(&pages(), &Method::POST, "/", &HeaderMap::new()).unwrap();
        assert_eq!(posted.status(), StatusCode::METHOD_NOT_ALLOWED);
    }

    #[tokio::test]
    async fn parts_are_kept_for_ever_and_sent_packed_to_those_who_can_unpack() {
        let part = "/assets/marelle-1.wasm";
        for (accepted, encoding, bytes) in [
            ("gzip, deflate, br", Some("br"), "brotli"),
            ("gzip;q=1.0, br;q=0", Some("gzip"), "gzip"),
            ("deflate", None, "module"),
        ] {
            let response = ask(part, &[(header::ACCEPT_ENCODING, accepted)]);
            assert_eq!(said(&response, header::CONTENT_ENCODING), encoding);
            assert_eq!(said(&response, header::CONTENT_TYPE), Some("application/wasm"));
            assert_eq!(said(&response, header::CACHE_CONTROL), Some(FOR_EVER));
            assert_eq!(body(response).await, bytes.as_bytes());
        }
    }

    #[tokio::test]
    async fn answers_share_the_bytes_of_a_file() {
        static FILE: [u8; 3] = [1, 2, 3];
        let pages = Pages::new(|_| Some(Bytes::from_static(&FILE)));
        let found = answer(&pages, &Method::GET, "/a.js", &HeaderMap::new()).unwrap();
        let sent = to_bytes(found.into_body(), 10).await.unwrap();
        assert!(std::ptr::eq(sent.as_ptr(), FILE.as_ptr()), "nothing is copied");
    }

    #[test]
    fn what_did_not_change_is_not_sent_again() {
        let tag = said(&ask("/sw.js", &[]), header::ETAG).unwrap().to_owned();
        let known = HeaderMap::from_iter([(
            header::IF_NONE_MATCH,
            HeaderValue::from_str(&format!("\"other\", {tag}")).unwrap(),
        )]);
        let again = answer(&pages(), &Method::GET, "/sw.js", &known).unwrap();
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        let other = answer(&pages(), &Method::GET, "/", &known).unwrap();
        assert_eq!(other.status(), StatusCode::OK);
    }
}
