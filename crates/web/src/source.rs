//! Where a game comes from: the shelf, or a design as it was when the game began.

use std::sync::Arc;

use catalogue::OpenError;
use game::{AnyGame, Settings};
use serde::{Deserialize, Serialize};

use crate::album::Paths;

/// A design with its pictures, as it was when a game began: whatever becomes of the design, the
/// game goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Own {
    /// The design file.
    pub(crate) text: String,
    /// Its pictures.
    pub(crate) files: Paths,
}

/// A game of the shelf, or one that is played with a design.
///
/// # Errors
/// When there is no such game, or an option does not fit.
pub(crate) fn open(
    id: &str,
    own: Option<&Own>,
    settings: &Settings,
) -> Result<Arc<dyn AnyGame>, OpenError> {
    match own {
        None => catalogue::open(id, settings),
        Some(own) => Ok(workshop::open_text(id, &own.text, settings)?),
    }
}
