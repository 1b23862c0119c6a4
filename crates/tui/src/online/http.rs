//! What is asked of a server once: a seat by code, and the file of a design.

use std::time::Duration;

use i18n::Message;
use protocol::Fault;
use protocol::rest::{Join, Joined};
use ureq::Agent;
use ureq::http::Response;

use super::address::{Server, is_word};
use super::trust;

/// A server that takes longer does not answer.
const PATIENCE: Duration = Duration::from_secs(15);
/// Answers are shorter than this, in bytes; those with designs too.
const LARGEST: u64 = 8 << 20;
/// How many letters the digest of a design's file has.
const DIGEST: usize = 64;

/// Sits down at the match of a code.
pub(crate) fn join(server: &Server, asked: &Join) -> Result<Joined, Message> {
    // Plain data with text keys always has a JSON form.
    let body = serde_json::to_string(asked).unwrap_or_default();
    let request = agent().post(server.page("/api/join")).content_type("application/json");
    let text = answered(request.send(body))??;
    let joined: Joined = serde_json::from_str(&text).map_err(|_| no_server())?;
    if is_word(&joined.link) { Ok(joined) } else { Err(no_server()) }
}

/// The design that a match is played with; none where the server has no such file.
pub(crate) fn design(server: &Server, digest: &str) -> Result<Option<String>, Message> {
    if digest.len() != DIGEST || !digest.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Ok(None);
    }
    let request = agent().get(server.page(&format!("/api/design-files/{digest}")));
    answered(request.call()).map(Result::ok)
}

/// Addresses are asked as they are given: no other server is sent to, and no proxy.
fn agent() -> Agent {
    let config = Agent::config_builder().timeout_global(Some(PATIENCE)).max_redirects(0);
    let config = config.tls_config(trust::requests(&trust::certificates()));
    config.http_status_as_error(false).proxy(None).build().new_agent()
}

/// The text of an answer, or why the server refused; without a server, nothing.
fn answered(
    answer: Result<Response<ureq::Body>, ureq::Error>,
) -> Result<Result<String, Message>, Message> {
    let mut answer = answer.map_err(|_| no_server())?;
    let text = answer.body_mut().with_config().limit(LARGEST).read_to_string();
    let text = text.map_err(|_| no_server())?;
    if answer.status().is_success() {
        return Ok(Ok(text));
    }
    // What is no server of Marelle refuses in other words.
    let fault: Fault = serde_json::from_str(&text).map_err(|_| no_server())?;
    Ok(Err(fault.why))
}

fn no_server() -> Message {
    Message::new("tui.no-server")
}
