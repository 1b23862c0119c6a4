//! Games, matches, records and scores.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use i18n::Message;
use protocol::rest::{GameCard, Join, Joined, Made, MatchSummary, NewMatch, Reach, Score};
use protocol::{Fault, Role};
use session::Record;
use storage::{Id, MatchHead, StoreError};

use super::Shared;
use super::access::{Asker, Host};
use super::asked::{Bearer, Body, Named, Part};
use super::cookies::{Device, SetCookie};
use super::designs;
use super::faults::{Answer, Refusal};
use crate::config::Reach as OwnReach;
use crate::room;
use crate::rooms::join::NO_SUCH_CODE;

/// A design that is brought for one match is no longer, in bytes.
pub(super) const LONGEST_BROUGHT: usize = 512 << 10;

/// Every game of the shelf.
#[utoipa::path(get, path = "/api/games", tag = "matches",
    responses((status = 200, body = Vec<GameCard>), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn games() -> Json<Vec<GameCard>> {
    let card = |family: &catalogue::Family| {
        let card = family.card();
        GameCard {
            id: card.id.to_string(),
            title: Message::new(card.id.clone()),
            seats: seats_of(family),
            hides: card.hides,
        }
    };
    Json(catalogue::families().iter().map(card).collect())
}

/// How many may play: what the option `players` takes, or the seats of the game.
fn seats_of(family: &catalogue::Family) -> Vec<u8> {
    if let Some(entry) = family.design() {
        return entry.players.clone();
    }
    let seats = |settings: &game::Settings| family.open(settings).ok().map(|game| game.seats());
    let numbers = 1..=game::MAX_SEATS;
    let asked = numbers.filter_map(|number| {
        let mut settings = game::Settings::none();
        settings.set("players", number.to_string());
        seats(&settings).filter(|seats| *seats == number)
    });
    let found: Vec<u8> = asked.collect();
    if found.is_empty() { seats(&game::Settings::none()).into_iter().collect() } else { found }
}

/// Makes a match.
#[utoipa::path(post, path = "/api/matches", tag = "matches",
    request_body(content = NewMatch),
    security((), ("host" = [])),
    responses((status = 201, body = Made), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn make(
    State(shared): State<Shared>,
    asker: Asker,
    device: Device,
    host: Result<Host, Refusal>,
    Body(asked): Body<NewMatch>,
) -> Answer<(StatusCode, Option<SetCookie>, Json<Made>)> {
    if !shared.config.anybody_makes(asked.design.is_some()) {
        host?;
    }
    shared.gates.matches.pass(&asker.address).map_err(Refusal::too_often)?;
    if let Some(text) = &asked.design {
        shared.gates.own_designs.pass(&asker.address).map_err(Refusal::too_often)?;
        check_brought(&shared, text.clone()).await?;
    }
    let made = shared.rooms.make(&asked).await?;
    Ok((StatusCode::CREATED, device.cookie(), Json(made)))
}

/// Makes sure that a design that is brought for one match can be played.
async fn check_brought(shared: &Shared, text: String) -> Answer<()> {
    if text.len() > LONGEST_BROUGHT {
        let message = Message::new("live.design-long").with("most", LONGEST_BROUGHT / 1024);
        return Err(Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, message));
    }
    match designs::faults_of(shared, text).await?.into_iter().next() {
        Some(fault) => Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, fault)),
        None => Ok(()),
    }
}

/// What a page must know of this server before a match is made.
#[utoipa::path(get, path = "/api/reach", tag = "matches",
    responses((status = 200, body = Reach), (status = "4XX", body = Fault)))]
pub(super) async fn reach(
    State(shared): State<Shared>,
    asker: Asker,
    host: Result<Host, Refusal>,
) -> Json<Reach> {
    let config = &shared.config;
    // Others have found the server already; where it stands is nobody's affair.
    let found = if asker.is_here { config.reach.clone() } else { OwnReach::default() };
    let own_designs = config.anybody_makes(true) || host.is_ok();
    let (open, addresses, command) = (config.reach.is_open, found.addresses, found.command);
    Json(Reach { open, addresses, command, own_designs })
}

/// Lets somebody sit down by a short code.
#[utoipa::path(post, path = "/api/join", tag = "matches",
    request_body(content = Join),
    responses((status = 200, body = Joined), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn join(
    State(shared): State<Shared>,
    asker: Asker,
    device: Device,
    Body(asked): Body<Join>,
) -> Answer<(Option<SetCookie>, Json<Joined>)> {
    shared.gates.joins.pass(&asker.address).map_err(Refusal::too_often)?;
    shared.gates.guesses.look().map_err(Refusal::too_often)?;
    match shared.rooms.join(&asked, device.known).await {
        Ok(joined) => Ok((device.cookie(), Json(joined))),
        Err(fault) => Err(note_guess(&shared, fault)),
    }
}

/// A wrong code is counted, whatever it was for.
pub(super) fn note_guess(shared: &Shared, fault: Fault) -> Refusal {
    if fault.why.key() == NO_SUCH_CODE {
        shared.rooms.metrics().wrong_codes.inc();
        shared.gates.guesses.note();
    }
    fault.into()
}

/// The matches of this server, those touched last first; for the educator.
#[utoipa::path(get, path = "/api/matches", tag = "matches",
    params(("skip" = Option<u64>, Query, minimum = 0, maximum = 4294967295u64), ("most" = Option<u64>, Query, minimum = 0, maximum = 4294967295u64)),
    security((), ("host" = [])),
    responses((status = 200, body = Vec<MatchSummary>), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn list(
    State(shared): State<Shared>,
    _: Host,
    Part(page): Part,
) -> Answer<Json<Vec<MatchSummary>>> {
    let heads = shared.rooms.store().list_matches(page).await?;
    Ok(Json(heads.iter().map(summary).collect()))
}

fn summary(head: &MatchHead) -> MatchSummary {
    let lines = head.made.record_head.lines().chain(head.outcome.as_deref());
    let record = Record::from_lines(lines).ok();
    let players = record.as_ref().map(|record| room::players_of(record.table()));
    let ending = record.as_ref().and_then(Record::result);
    MatchSummary {
        id: head.made.id.to_string(),
        game: head.made.game.clone(),
        players: players.unwrap_or_default(),
        plies: head.plies,
        touched_ms: head.touched_ms,
        outcome: ending.map(|ending| ending.outcome.clone()),
    }
}

/// Removes a match: the educator, or who made it.
#[utoipa::path(delete, path = "/api/matches/{id}", tag = "matches",
    params(("id" = String, Path, pattern = "^[0-9a-z]{26}$")),
    security((), ("host" = []), ("link" = [])),
    responses((status = 204), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn delete(
    State(shared): State<Shared>,
    host: Result<Host, Refusal>,
    Bearer(link): Bearer,
    Named(id): Named<Id>,
) -> Answer<StatusCode> {
    let by = match (host, link) {
        (Ok(Host), _) => "the host",
        (Err(refusal), None) => return Err(refusal),
        (Err(refusal), Some(link)) => match shared.rooms.role_of(&link).await {
            Ok((of, Role::Host)) if of == id => "who made it",
            _ => return Err(refusal),
        },
    };
    match shared.rooms.delete(id, by).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(StoreError::Missing) => Err(Refusal::not_found(Message::new("live.no-such-match"))),
        Err(error) => Err(error.into()),
    }
}

/// The record of a match that is over, for anybody with a link to it. Before the end it would
/// tell the seed, and with it what is hidden and what chance will give.
#[utoipa::path(get, path = "/api/match/record", tag = "matches",
    security(("link" = [])),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn record(
    State(shared): State<Shared>,
    Bearer(link): Bearer,
) -> Answer<impl IntoResponse> {
    let no_link = || Refusal::new(StatusCode::UNAUTHORIZED, Message::new("live.link-wanted"));
    let (place, _) = shared.rooms.enter(&link.ok_or_else(no_link)?).await?;
    let room = shared.rooms.room_of(&place).await?;
    if room.session().ending().is_none() {
        return Err(Refusal::new(StatusCode::CONFLICT, Message::new("live.not-over")));
    }
    let name = format!("attachment; filename=\"{}.marelle\"", room.id());
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
        (header::CACHE_CONTROL, "private, no-store".to_owned()),
    ];
    Ok((headers, Record::whole_of(room.session()).to_string()))
}

/// The scores, the most points first; for the educator.
#[utoipa::path(get, path = "/api/scores", tag = "matches",
    security((), ("host" = [])),
    params(("skip" = Option<u64>, Query, minimum = 0, maximum = 4294967295u64), ("most" = Option<u64>, Query, minimum = 0, maximum = 4294967295u64)),
    responses((status = 200, body = Vec<Score>), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn scores(
    State(shared): State<Shared>,
    _: Host,
    Part(page): Part,
) -> Answer<Json<Vec<Score>>> {
    let score = |score: storage::Score| {
        let storage::Score { name, points, won, played } = score;
        Score { name, points, won, played }
    };
    Ok(Json(shared.rooms.store().scores(page).await?.into_iter().map(score).collect()))
}
