//! Designs: saved in versions, listed, shared, copied, deleted.
//!
//! Whoever knows the id of a design may look at it and play it. Changing it takes the secret that
//! was told when it was new, or the educator's space; so does saving anything at all.

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use i18n::Message;
use protocol::Fault;
use protocol::rest::{
    DesignFile, DesignSummary, DesignVersion, NewDesign, NextDesign, SavedDesign, Sharing,
};
use serde::Deserialize;
use storage::{Digest, Id, StoreError};

use super::Shared;
use super::access::{Asker, Host};
use super::asked::{Asked, Body, Named, Part};
use super::faults::{Answer, Refusal};
use crate::pages::FOR_EVER;
use crate::reading::{Found, Sort};
use crate::secrets::{digest_of, random_id};
use crate::shelf;

/// Which version.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WhichVersion {
    version: Option<u32>,
}

/// Somebody who may change a design: the educator, or who has its secret.
pub(super) struct Editor {
    id: Id,
    by: &'static str,
}

impl axum::extract::FromRequestParts<Shared> for Editor {
    type Rejection = Refusal;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        shared: &Shared,
    ) -> Result<Self, Refusal> {
        let Named(id) = Named::<Id>::from_request_parts(parts, shared).await?;
        let refusal = match Host::from_request_parts(parts, shared).await {
            Ok(Host) => return Ok(Self { id, by: "the host" }),
            Err(refusal) => refusal,
        };
        let Some(secret) = super::asked::bearer(parts) else { return Err(refusal) };
        let design = shared.rooms.store().find_design(id).await?;
        let edit = design.and_then(|design| design.edit);
        // Digests of secrets tell nothing by the time it takes to compare them.
        let is_editor = edit.is_some_and(|edit| edit == digest_of(&secret));
        is_editor.then_some(Self { id, by: "its maker" }).ok_or(refusal)
    }
}

/// What is read of a design before it is saved.
struct Draft {
    name: String,
    faults: Vec<Message>,
    text: String,
}

/// Reads a design; a draft with faults may be saved, what is no design may not.
async fn draft(shared: &Shared, text: String) -> Answer<Draft> {
    let bytes = Bytes::from(text.clone());
    match shared.read(Sort::Design, bytes).await? {
        (Found::Design { name, faults }, _) => Ok(Draft { name, faults, text }),
        _ => Err(Refusal::store_away()),
    }
}

/// What keeps a design from being played.
pub(super) async fn faults_of(shared: &Shared, text: String) -> Answer<Vec<Message>> {
    Ok(draft(shared, text).await?.faults)
}

/// Saves a new design.
#[utoipa::path(post, path = "/api/designs", tag = "designs",
    request_body(content = NewDesign),
    security((), ("host" = [])),
    responses((status = 201, body = SavedDesign), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn save(
    State(shared): State<Shared>,
    asker: Asker,
    _: Host,
    Body(asked): Body<NewDesign>,
) -> Answer<(StatusCode, Json<SavedDesign>)> {
    shared.gates.uploads.pass(&asker.address).map_err(Refusal::too_often)?;
    let draft = draft(&shared, asked.text).await?;
    keep_new(&shared, draft).await
}

async fn keep_new(shared: &Shared, draft: Draft) -> Answer<(StatusCode, Json<SavedDesign>)> {
    let no_randomness =
        |_| Refusal::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("live.no-randomness"));
    let id = random_id().map_err(no_randomness)?;
    let edit = random_id().map_err(no_randomness)?.to_string();
    let Draft { name, faults, text } = draft;
    let saved_ms = shared.rooms.clock().now_ms();
    let first = storage::DesignVersion { id, version: 1, name, text, saved_ms };
    shared.rooms.store().create_design(&first, &digest_of(&edit)).await?;
    let saved = SavedDesign { id: id.to_string(), version: 1, edit: Some(edit), faults };
    Ok((StatusCode::CREATED, Json(saved)))
}

/// Saves the next version of a design.
#[utoipa::path(post, path = "/api/designs/{id}/versions", tag = "designs",
    params(("id" = String, Path, pattern = "^[0-9a-z]{26}$")),
    request_body(content = NextDesign),
    security((), ("host" = []), ("edit" = [])),
    responses((status = 201, body = SavedDesign), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn save_next(
    State(shared): State<Shared>,
    asker: Asker,
    Editor { id, .. }: Editor,
    Body(asked): Body<NextDesign>,
) -> Answer<(StatusCode, Json<SavedDesign>)> {
    shared.gates.uploads.pass(&asker.address).map_err(Refusal::too_often)?;
    known(&shared, id).await?;
    let Draft { name, faults, text } = draft(&shared, asked.text).await?;
    let version = asked.after.checked_add(1).ok_or_else(late)?;
    let saved_ms = shared.rooms.clock().now_ms();
    let next = storage::DesignVersion { id, version, name, text, saved_ms };
    // The first version of a design that is there is always late.
    match shared.rooms.store().save_design(&next).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => return Err(late()),
        Err(error) => return Err(error.into()),
    }
    let saved = SavedDesign { id: id.to_string(), version, edit: None, faults };
    Ok((StatusCode::CREATED, Json(saved)))
}

fn late() -> Refusal {
    Refusal::new(StatusCode::CONFLICT, Message::new("live.design-late"))
}

/// The designs that are shared with everybody.
#[utoipa::path(get, path = "/api/designs", tag = "designs",
    params(("skip" = Option<u64>, Query, minimum = 0, maximum = 4294967295u64), ("most" = Option<u64>, Query, minimum = 0, maximum = 4294967295u64)),
    responses((status = 200, body = Vec<DesignSummary>), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn list(
    State(shared): State<Shared>,
    Part(page): Part,
) -> Answer<Json<Vec<DesignSummary>>> {
    summaries(&shared, true, page).await
}

/// All designs of this server; for the educator.
#[utoipa::path(get, path = "/api/all-designs", tag = "designs",
    params(("skip" = Option<u64>, Query, minimum = 0, maximum = 4294967295u64), ("most" = Option<u64>, Query, minimum = 0, maximum = 4294967295u64)),
    security((), ("host" = [])),
    responses((status = 200, body = Vec<DesignSummary>), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn list_all(
    State(shared): State<Shared>,
    _: Host,
    Part(page): Part,
) -> Answer<Json<Vec<DesignSummary>>> {
    summaries(&shared, false, page).await
}

async fn summaries(
    shared: &Shared,
    only_shared: bool,
    page: storage::Page,
) -> Answer<Json<Vec<DesignSummary>>> {
    let designs = shared.rooms.store().list_designs(only_shared, page).await?;
    let summary = |design: storage::Design| DesignSummary {
        id: design.id.to_string(),
        name: design.name,
        version: design.version,
        saved_ms: design.saved_ms,
        shared: design.is_shared,
        copying: design.may_copy,
    };
    Ok(Json(designs.into_iter().map(summary).collect()))
}

/// A design with its file, the newest version or the one that is asked for.
#[utoipa::path(get, path = "/api/designs/{id}", tag = "designs",
    params(("id" = String, Path, pattern = "^[0-9a-z]{26}$"), ("version" = Option<u64>, Query, minimum = 0, maximum = 4294967295u64)),
    responses((status = 200, body = DesignFile), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn load(
    State(shared): State<Shared>,
    Named(id): Named<Id>,
    Asked(WhichVersion { version }): Asked<WhichVersion>,
) -> Answer<Json<DesignFile>> {
    let found = shared.rooms.store().load_design(id, version).await?;
    let found = found.ok_or_else(|| Refusal::from(shelf::no_such_design()))?;
    let storage::DesignVersion { version, name, text, saved_ms, .. } = found;
    Ok(Json(DesignFile { id: id.to_string(), name, version, saved_ms, text }))
}

/// All versions of a design, the newest first.
#[utoipa::path(get, path = "/api/designs/{id}/versions", tag = "designs",
    params(("id" = String, Path, pattern = "^[0-9a-z]{26}$"), ("skip" = Option<u64>, Query, minimum = 0, maximum = 4294967295u64), ("most" = Option<u64>, Query, minimum = 0, maximum = 4294967295u64)),
    responses((status = 200, body = Vec<DesignVersion>), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn versions(
    State(shared): State<Shared>,
    Named(id): Named<Id>,
    Part(page): Part,
) -> Answer<Json<Vec<DesignVersion>>> {
    known(&shared, id).await?;
    let version = |saved: storage::SavedVersion| {
        let storage::SavedVersion { version, name, saved_ms } = saved;
        DesignVersion { version, name, saved_ms }
    };
    let versions = shared.rooms.store().design_versions(id, page).await?;
    Ok(Json(versions.into_iter().map(version).collect()))
}

/// Puts a design on the list that everybody sees, or takes it off.
#[utoipa::path(put, path = "/api/designs/{id}/shared", tag = "designs",
    params(("id" = String, Path, pattern = "^[0-9a-z]{26}$")),
    request_body(content = Sharing),
    security((), ("host" = []), ("edit" = [])),
    responses((status = 204), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn share(
    State(shared): State<Shared>,
    Editor { id, .. }: Editor,
    Body(Sharing { shared: is_shared, copying: may_copy }): Body<Sharing>,
) -> Answer<StatusCode> {
    let sharing = storage::Sharing { is_shared, may_copy };
    gone_or(shared.rooms.store().share_design(id, sharing).await)
}

/// Makes a new design of the newest version of another, if its maker allows that.
#[utoipa::path(post, path = "/api/designs/{id}/copy", tag = "designs",
    params(("id" = String, Path, pattern = "^[0-9a-z]{26}$")),
    security((), ("host" = [])),
    responses((status = 201, body = SavedDesign), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn copy(
    State(shared): State<Shared>,
    asker: Asker,
    _: Host,
    Named(id): Named<Id>,
) -> Answer<(StatusCode, Json<SavedDesign>)> {
    shared.gates.uploads.pass(&asker.address).map_err(Refusal::too_often)?;
    let listed = shared.rooms.store().find_design(id).await?;
    let listed = listed.ok_or_else(|| Refusal::from(shelf::no_such_design()))?;
    if !listed.may_copy {
        return Err(Refusal::new(StatusCode::FORBIDDEN, Message::new("live.no-copying")));
    }
    let found = shared.rooms.store().load_design(id, None).await?;
    let found = found.ok_or_else(|| Refusal::from(shelf::no_such_design()))?;
    let draft = draft(&shared, found.text).await?;
    keep_new(&shared, draft).await
}

/// Removes a design in all versions. Matches that are played with it go on.
#[utoipa::path(delete, path = "/api/designs/{id}", tag = "designs",
    params(("id" = String, Path, pattern = "^[0-9a-z]{26}$")),
    security((), ("host" = []), ("edit" = [])),
    responses((status = 204), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn delete(
    State(shared): State<Shared>,
    Editor { id, by }: Editor,
) -> Answer<StatusCode> {
    let now_ms = shared.rooms.clock().now_ms();
    gone_or(shared.rooms.store().delete_design(id, by, now_ms).await)
}

/// The file of a design that a match is played with, by its contents.
#[utoipa::path(get, path = "/api/design-files/{digest}", tag = "designs",
    params(("digest" = String, Path, pattern = "^[0-9a-f]{64}$")),
    responses((status = 200, body = String, content_type = "application/json"), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn file(
    State(shared): State<Shared>,
    Named(digest): Named<Digest>,
) -> Answer<impl IntoResponse> {
    let text = shelf::design_file(shared.rooms.store(), &digest).await?;
    let text = text.ok_or_else(|| Refusal::from(shelf::no_such_design()))?;
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, FOR_EVER)];
    Ok((headers, text))
}

async fn known(shared: &Shared, id: Id) -> Answer<()> {
    let found = shared.rooms.store().find_design(id).await?;
    found.map(|_| ()).ok_or_else(|| Refusal::from(shelf::no_such_design()))
}

fn gone_or(done: Result<(), StoreError>) -> Answer<StatusCode> {
    match done {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(StoreError::Missing) => Err(shelf::no_such_design().into()),
        Err(error) => Err(error.into()),
    }
}
