//! Into the educator's space and out of it.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use i18n::Message;
use protocol::Fault;
use protocol::rest::{Login, Ticket};

use super::Shared;
use super::access::{Asker, COOKIE};
use super::asked::Body;
use super::faults::{Answer, Refusal};
use crate::password;

/// A ticket for the password.
#[utoipa::path(post, path = "/api/login", tag = "educator",
    request_body(content = Login),
    responses((status = 200, body = Ticket), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn log_in(
    State(shared): State<Shared>,
    asker: Asker,
    headers: HeaderMap,
    Body(Login { password }): Body<Login>,
) -> Answer<impl IntoResponse> {
    shared.gates.logins.pass(&asker.address).map_err(Refusal::too_often)?;
    let Some(hash) = shared.config.host_password.clone() else {
        return Err(Refusal::not_found(Message::new("live.no-password")));
    };
    let is_right = {
        let hash = hash.clone();
        shared.look(move || password::is_right(&password, &hash)).await?
    };
    if !is_right {
        return Err(Refusal::new(StatusCode::UNAUTHORIZED, Message::new("live.wrong-password")));
    }
    let ticket = password::ticket(&hash, shared.rooms.clock().now_ms());
    let cookie = cookie(&ticket, is_encrypted(&shared, &headers), "");
    Ok(([(header::SET_COOKIE, cookie)], Json(Ticket { ticket })))
}

/// Forgets the ticket of this browser.
#[utoipa::path(post, path = "/api/logout", tag = "educator",
    responses((status = 204), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn log_out(State(shared): State<Shared>, headers: HeaderMap) -> impl IntoResponse {
    let cookie = cookie("", is_encrypted(&shared, &headers), "; Max-Age=0");
    (StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)])
}

/// It ends with the browser's session, or with the ticket.
fn cookie(ticket: &str, is_encrypted: bool, more: &str) -> String {
    let secure = if is_encrypted { "; Secure" } else { "" };
    format!("{COOKIE}={ticket}; HttpOnly; SameSite=Strict; Path=/{secure}{more}")
}

/// Whether the browser speaks to our proxy in secret; on a school's own network it does not.
fn is_encrypted(shared: &Shared, headers: &HeaderMap) -> bool {
    let scheme = headers.get("x-forwarded-proto").and_then(|scheme| scheme.to_str().ok());
    shared.config.trust_proxy && scheme == Some("https")
}
