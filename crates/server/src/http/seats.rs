//! Seats that somebody lost: the table is asked, or the educator gives a new link.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use i18n::Message;
use protocol::Fault;
use protocol::rest::{AskSeat, Joined, SeatAsked};
use storage::Id;

use super::Shared;
use super::access::{Asker, Host};
use super::asked::{Bearer, Body, Named};
use super::cookies::{Device, SetCookie};
use super::faults::{Answer, Refusal};
use super::matches::note_guess;

/// A match and one of its seats, as they stand in the path.
#[derive(Clone, Copy)]
pub(super) struct WhichSeat {
    id: Id,
    seat: u8,
}

impl std::str::FromStr for WhichSeat {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (id, seat) = text.split_once('-').ok_or(())?;
        Ok(Self { id: id.parse().map_err(|_| ())?, seat: seat.parse().map_err(|_| ())? })
    }
}

/// Asks the people of a table for a seat that was lost, by the code and the name of its player.
#[utoipa::path(post, path = "/api/seats", tag = "matches",
    request_body(content = AskSeat),
    responses((status = 202, body = SeatAsked), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn ask(
    State(shared): State<Shared>,
    asker: Asker,
    device: Device,
    Body(asked): Body<AskSeat>,
) -> Answer<(StatusCode, Option<SetCookie>, Json<SeatAsked>)> {
    shared.gates.joins.pass(&asker.address).map_err(Refusal::too_often)?;
    shared.gates.guesses.look().map_err(Refusal::too_often)?;
    match shared.rooms.ask_for_seat(&asked, device.known).await {
        Ok(asked) => Ok((StatusCode::ACCEPTED, device.cookie(), Json(asked))),
        Err(fault) => Err(note_guess(&shared, fault)),
    }
}

/// How it stands with a seat that was asked for.
#[utoipa::path(get, path = "/api/seats", tag = "matches",
    security(("link" = [])),
    responses((status = 200, body = SeatAsked), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn asked(
    State(shared): State<Shared>,
    Bearer(link): Bearer,
) -> Answer<Json<SeatAsked>> {
    let no_link = || Refusal::new(StatusCode::UNAUTHORIZED, Message::new("live.link-wanted"));
    Ok(Json(shared.rooms.seat_asked(&link.ok_or_else(no_link)?).await?))
}

/// A new link to a seat, for the educator to hand out; every other link to it is void.
#[utoipa::path(post, path = "/api/seats/{seat}", tag = "matches",
    params(("seat" = String, Path, pattern = "^[0-9a-z]{26}-[1-6]$")),
    security((), ("host" = [])),
    responses((status = 200, body = Joined), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn hand_out(
    State(shared): State<Shared>,
    _: Host,
    Named(WhichSeat { id, seat }): Named<WhichSeat>,
) -> Answer<Json<Joined>> {
    Ok(Json(shared.rooms.hand_out_seat(id, seat).await?))
}
