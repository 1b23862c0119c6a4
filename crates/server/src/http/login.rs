//! Into the educator's space and out of it.

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use i18n::Message;
use protocol::Fault;
use protocol::rest::{Login, Ticket};

use super::Shared;
use super::access::{self, Asker, is_from_here};
use super::asked::Body;
use super::cookies::{self, TICKET, is_encrypted};
use super::faults::{Answer, Refusal};
use crate::password;
use crate::secrets::random_id;

/// A school day.
const TICKET_LASTS_MS: i64 = 8 * 60 * 60 * 1000;

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
        shared.rooms.metrics().wrong_passwords.inc();
        tracing::warn!("a password was wrong");
        return Err(Refusal::new(StatusCode::UNAUTHORIZED, Message::new("live.wrong-password")));
    }
    let no_randomness =
        |_| Refusal::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("live.no-randomness"));
    let ticket = random_id().map_err(no_randomness)?.to_string();
    let now_ms = shared.rooms.clock().now_ms();
    let (digest, until_ms) = (password::ticket_digest(&ticket, &hash), now_ms + TICKET_LASTS_MS);
    shared.rooms.store().add_ticket(&digest, until_ms, now_ms).await?;
    shared.rooms.metrics().logins.inc();
    tracing::info!("somebody gave the password");
    let cookie = cookies::set(TICKET, &ticket, is_encrypted(&shared, &headers), "");
    Ok(([(header::SET_COOKIE, cookie)], Json(Ticket { ticket })))
}

/// Makes the ticket of this browser or program void.
#[utoipa::path(post, path = "/api/logout", tag = "educator",
    responses((status = 204), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn log_out(
    State(shared): State<Shared>,
    request: Request,
) -> Answer<impl IntoResponse> {
    let (parts, _) = request.into_parts();
    // A page of another site can send nobody out.
    let tickets = access::tickets(&parts, is_from_here(&parts.headers));
    if let Some(hash) = &shared.config.host_password {
        for ticket in tickets {
            let digest = password::ticket_digest(&ticket, hash);
            shared.rooms.store().drop_ticket(&digest).await?;
        }
    }
    let cookie = cookies::set(TICKET, "", is_encrypted(&shared, &parts.headers), "; Max-Age=0");
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]))
}
