//! Where the games of this server come from: the shelf that ships, and designs that people saved.
//!
//! A match of a saved design is called `design:` and the digest of the design's file, which is
//! kept for as long as the store is: whatever becomes of the design, the match goes on as it
//! began. Whoever makes a match names the design by its id, with or without a version
//! (`design:<id>`, `design:<id>@2`).

use std::sync::Arc;

use catalogue::OpenError;
use game::{AnyGame, Settings};
use i18n::Message;
use protocol::Fault;
use storage::{Digest, File, Id, Store, StoreError};

use crate::rooms::store_fault;
use crate::secrets::digest_of;

/// How the name of a saved design begins.
const DESIGN: &str = "design:";
/// What sort of file a design is, among all that is kept by its contents.
pub(crate) const DESIGN_KIND: &str = "application/vnd.marelle.design+json";

/// Opens a game.
pub(crate) struct Opener {
    /// The design's file, when it is not on the shelf.
    design: Option<String>,
    /// Whether its file is not kept yet.
    is_new: bool,
}

impl Opener {
    const OF_SHELF: Self = Self { design: None, is_new: false };

    /// Keeps the file of the design, which the match needs for as long as it goes on.
    pub(crate) async fn keep(&self, store: &dyn Store) -> Result<(), Fault> {
        let Some(text) = self.design.as_ref().filter(|_| self.is_new) else { return Ok(()) };
        let (digest, kind) = (digest_of(text), DESIGN_KIND.to_owned());
        let file = File { digest, kind, bytes: text.clone().into_bytes() };
        store.put_file(&file).await.map_err(store_fault)
    }

    /// The game of this id with these options.
    pub(crate) fn open(
        &self,
        id: &str,
        settings: &Settings,
    ) -> Result<Arc<dyn AnyGame>, OpenError> {
        match &self.design {
            Some(text) => Ok(workshop::open_text(id, text, settings)?),
            None => catalogue::open(id, settings),
        }
    }
}

/// The same for a design that is brought for one match.
pub(crate) fn bring(text: String) -> (String, Opener) {
    (format!("{DESIGN}{}", digest_of(&text)), Opener { design: Some(text), is_new: true })
}

/// The name under which a match is kept, and who opens its game.
pub(crate) async fn choose(store: &dyn Store, game: &str) -> Result<(String, Opener), Fault> {
    let Some(name) = game.strip_prefix(DESIGN) else {
        return Ok((game.to_owned(), Opener::OF_SHELF));
    };
    if name.parse::<Digest>().is_ok() {
        return Ok((game.to_owned(), find(store, game).await?));
    }
    let (id, version) = match name.split_once('@') {
        Some((id, version)) => (id, Some(version.parse().map_err(|_| no_such_design())?)),
        None => (name, None),
    };
    let id: Id = id.parse().map_err(|_| no_such_design())?;
    let design = store.load_design(id, version).await.map_err(store_fault)?;
    let text = design.ok_or_else(no_such_design)?.text;
    Ok(bring(text))
}

/// Who opens the game of a match that is kept.
pub(crate) async fn find(store: &dyn Store, game: &str) -> Result<Opener, Fault> {
    let Some(name) = game.strip_prefix(DESIGN) else { return Ok(Opener::OF_SHELF) };
    let digest = name.parse().map_err(|_| no_such_design())?;
    let text = design_file(store, &digest).await.map_err(store_fault)?;
    Ok(Opener { design: Some(text.ok_or_else(no_such_design)?), is_new: false })
}

/// The file of a design by its contents.
pub(crate) async fn design_file(
    store: &dyn Store,
    digest: &Digest,
) -> Result<Option<String>, StoreError> {
    let file = store.load_file(digest).await?;
    let file = file.filter(|file| file.kind == DESIGN_KIND);
    Ok(file.and_then(|file| String::from_utf8(file.bytes).ok()))
}

pub(crate) fn no_such_design() -> Fault {
    Fault::from(Message::new("live.no-such-design"))
}
