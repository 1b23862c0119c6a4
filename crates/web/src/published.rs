//! Designs on the server: published from here, and played by whoever has the link.
//!
//! A published design names its pictures by the digests that the server gave them
//! (`pictures/<digest>.png`); whoever opens it fetches them from there.

use std::collections::BTreeMap;

use i18n::Message;
use leptos::prelude::WithUntracked as _;
use protocol::rest::{
    DesignFile, DesignSummary, Login, NewDesign, NextDesign, SavedDesign, SavedPicture, Sharing,
    Ticket,
};

use crate::album::{self, Paths};
use crate::brought;
use crate::designs::{OwnDesign, Published};
use crate::desk::Desk;
use crate::http::{self, Body};
use crate::source::Own;
use crate::worker::Worker;

/// How the name of a design of a server begins.
const DESIGN: &str = "design:";
/// Where the pictures of a design are.
const PICTURES: &str = "pictures/";

/// The name under which a design of the server is played.
pub(crate) fn name_of(id: &str) -> String {
    format!("{DESIGN}{id}")
}

/// The id behind such a name.
pub(crate) fn id_of(name: &str) -> Option<&str> {
    name.strip_prefix(DESIGN)
}

/// Opens the educator's space for this browser.
pub(crate) async fn log_in(password: String) -> Result<(), Message> {
    http::post::<_, Ticket>("/api/login", &Login { password }).await.map(drop)
}

/// Puts a design on the list that everybody sees, in its newest form.
pub(crate) async fn publish(own: &OwnDesign) -> Result<Published, Message> {
    let text = with_uploaded(own).await?;
    let known = match &own.published {
        None => None,
        Some(known) => next_version(known, &text).await?,
    };
    let published = match known {
        Some(published) => published,
        None => {
            let saved: SavedDesign = http::post("/api/designs", &NewDesign { text }).await?;
            let edit = saved.edit.unwrap_or_default();
            Published { id: saved.id, version: saved.version, edit, copying: false }
        }
    };
    share(&published, published.copying).await?;
    Ok(published)
}

/// Says whether others may copy and change a published design.
pub(crate) async fn share(published: &Published, copying: bool) -> Result<(), Message> {
    let path = format!("/api/designs/{}/shared", published.id);
    let sharing = http::json(&Sharing { shared: true, copying });
    http::ask("PUT", &path, Body::Json(sharing), Some(&published.edit)).await.map(drop)
}

/// Takes a design off the server. Games that are played with it go on.
pub(crate) async fn withdraw(published: &Published) -> Result<(), Message> {
    let path = format!("/api/designs/{}", published.id);
    match http::ask("DELETE", &path, Body::Nothing, Some(&published.edit)).await {
        // Somebody else was quicker.
        Err(why) if why.key() == "live.no-such-design" => Ok(()),
        done => done.map(drop),
    }
}

/// Saves another version; `None` when the server no longer has the design.
async fn next_version(known: &Published, text: &str) -> Result<Option<Published>, Message> {
    let path = format!("/api/designs/{}/versions", known.id);
    let next = NextDesign { text: text.to_owned(), after: known.version };
    let answer = http::ask("POST", &path, Body::Json(http::json(&next)), Some(&known.edit)).await;
    match answer.and_then(|text| http::read::<SavedDesign>(&text)) {
        Ok(saved) => Ok(Some(Published { version: saved.version, ..known.clone() })),
        Err(why) if why.key() == "live.no-such-design" => Ok(None),
        Err(why) => Err(why),
    }
}

/// The design's text with pictures named as the server knows them.
async fn with_uploaded(own: &OwnDesign) -> Result<String, Message> {
    let mut moved = BTreeMap::new();
    for (path, digest) in own.files.iter().filter(|(path, _)| path.starts_with(PICTURES)) {
        let Some(bytes) = album::find(digest) else { continue };
        let answer = http::ask("POST", "/api/pictures", Body::Bytes(bytes.to_vec()), None).await?;
        let saved: SavedPicture = http::read(&answer)?;
        moved.insert(path.clone(), path_of(&saved));
    }
    Ok(design::package::with_paths(&own.text, &moved))
}

fn path_of(saved: &SavedPicture) -> String {
    let ending = match saved.kind.as_str() {
        "image/svg+xml" => "svg",
        "image/jpeg" => "jpg",
        _ => "png",
    };
    format!("{PICTURES}{}.{ending}", saved.digest)
}

/// The designs that are shared on this server.
pub(crate) async fn shared() -> Result<Vec<DesignSummary>, Message> {
    http::read(&http::ask("GET", "/api/designs", Body::Nothing, None).await?)
}

/// A published design with its pictures, by the name under which it is played: that of the newest
/// version, or in a match that of its file.
pub(crate) async fn fetch(name: &str) -> Result<Own, Message> {
    let id = id_of(name).unwrap_or(name);
    if is_digest(id) {
        return fetch_file(id).await;
    }
    let answer = http::ask("GET", &format!("/api/designs/{id}"), Body::Nothing, None).await?;
    let file: DesignFile = http::read(&answer)?;
    with_pictures(file.text).await
}

/// The design that a match is played with, by the digest of its file.
async fn fetch_file(digest: &str) -> Result<Own, Message> {
    let path = format!("/api/design-files/{digest}");
    let text = http::ask("GET", &path, Body::Nothing, None).await?;
    with_pictures(text).await
}

/// With the pictures that this device has for the same design: its maker plays too, and pictures
/// of one's own stay here unless the design was published.
pub(crate) fn with_own_pictures(desk: Desk, mut own: Own) -> Own {
    desk.designs.with_untracked(|designs| {
        if let Some(mine) = designs.iter().find(|design| design.text == own.text) {
            own.files.extend(mine.files.clone());
        }
    });
    own
}

/// Fetches the pictures of the server that a design names; one that is gone is not shown.
async fn with_pictures(text: String) -> Result<Own, Message> {
    let mut files = Paths::new();
    let worker = Worker::default();
    for path in named(&text) {
        let Some(digest) = digest_of(&path) else { continue };
        let Ok(bytes) = http::bytes(&format!("/api/pictures/{digest}")).await else { continue };
        // The server has written it anew; nobody else's bytes are trusted.
        if let Ok(picture) = brought::take(&worker, &bytes).await {
            files.insert(path, album::take(&picture.bytes));
        }
    }
    Ok(Own { text, files })
}

/// The paths of pictures that a design names.
fn named(text: &str) -> Vec<String> {
    let mut paths: Vec<String> = text
        .split('"')
        .filter(|part| part.starts_with(PICTURES) && design::package::is_file_path(part))
        .map(str::to_owned)
        .collect();
    paths.sort_unstable();
    paths.dedup();
    paths
}

/// The digest in the path of a published picture.
fn digest_of(path: &str) -> Option<&str> {
    let (digest, _) = path.strip_prefix(PICTURES)?.split_once('.')?;
    is_digest(digest).then_some(digest)
}

/// Whether a server may call a file so.
fn is_digest(name: &str) -> bool {
    name.len() == 64 && name.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_of_a_server_are_found_by_their_digests() {
        let digest = "ab".repeat(32);
        let saved = SavedPicture {
            digest: digest.clone(),
            kind: "image/jpeg".to_owned(),
            width: 3,
            height: 4,
        };
        let path = path_of(&saved);
        assert_eq!(digest_of(&path), Some(digest.as_str()));
        assert_eq!(digest_of("pictures/cow.png"), None);
        let text =
            format!("{{\"a\": \"{path}\", \"b\": \"{path}\", \"c\": \"pictures/../x.png\"}}");
        assert_eq!(named(&text), [path]);
    }

    #[test]
    fn names_of_designs_on_servers_lead_back() {
        assert_eq!(id_of(&name_of("x1")), Some("x1"));
        assert_eq!(id_of("memory"), None);
    }
}
