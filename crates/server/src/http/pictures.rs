//! Pictures that people bring: read within limits, written anew, kept by their contents.

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use i18n::Message;
use protocol::Fault;
use protocol::rest::SavedPicture;
use storage::{Digest, File};

use super::Shared;
use super::access::{Asker, Host};
use super::asked::{Named, unreadable};
use super::faults::{Answer, Refusal};
use crate::pages::FOR_EVER;
use crate::reading::{Found, Sort};
use crate::secrets::digest_of_bytes;

/// What a picture may do in a browser: nothing but be seen.
const SANDBOX: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/// Takes a picture.
#[utoipa::path(post, path = "/api/pictures", tag = "pictures",
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    security((), ("host" = [])),
    responses((status = 201, body = SavedPicture), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn upload(
    State(shared): State<Shared>,
    asker: Asker,
    _: Host,
    bytes: Result<Bytes, BytesRejection>,
) -> Answer<(StatusCode, Json<SavedPicture>)> {
    shared.gates.uploads.pass(&asker.address).map_err(Refusal::too_often)?;
    let bytes =
        bytes.map_err(|rejection| unreadable(rejection.status(), &rejection.body_text()))?;
    let (Found::Picture { kind, width, height }, bytes) = shared.read(Sort::Picture, bytes).await?
    else {
        return Err(Refusal::store_away());
    };
    let digest = digest_of_bytes(&bytes);
    let picture = File { digest, kind, bytes };
    shared.rooms.store().put_file(&picture).await?;
    let saved = SavedPicture { digest: digest.to_string(), kind: picture.kind, width, height };
    Ok((StatusCode::CREATED, Json(saved)))
}

/// A picture by its contents.
#[utoipa::path(get, path = "/api/pictures/{digest}", tag = "pictures",
    params(("digest" = String, Path, pattern = "^[0-9a-f]{64}$")),
    responses((status = 200, body = Vec<u8>, content_type = "image/*"), (status = "4XX", body = Fault), (status = "5XX", body = Fault)))]
pub(super) async fn show(
    State(shared): State<Shared>,
    Named(digest): Named<Digest>,
) -> Answer<impl IntoResponse> {
    let found = shared.rooms.store().load_file(&digest).await?;
    let found = found.filter(|file| file.kind.starts_with("image/"));
    let nothing = || Refusal::not_found(Message::new("live.no-such-picture"));
    let File { kind, bytes, .. } = found.ok_or_else(nothing)?;
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, FOR_EVER.to_owned()),
        (header::CONTENT_SECURITY_POLICY, SANDBOX.to_owned()),
    ];
    Ok((headers, bytes))
}
