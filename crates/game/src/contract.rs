//! The contract that every game implements, split by who reads it.
//!
//! | Trait | Says | Read by |
//! |---|---|---|
//! | [`Rules`] | what may be done and what comes of it | everybody |
//! | [`Notation`] | how that is written | records, protocols |
//! | [`Presentation`] | what is seen and touched | front ends |
//! | [`Knowledge`] | what good play is | machines |
//! | [`Living`] | how rules and players change | designs only |
//!
//! [`Game`] is all of them. Each is implemented in the file that does the work.

mod knowledge;
mod living;
mod notation;
mod presentation;
mod rules;

use scene::{Scene, Touch};

use crate::SetupError;

pub use knowledge::{Evaluation, Knowledge, NoSolver, Solver};
pub use living::{Changed, Living, Reseated};
pub use notation::Notation;
pub use presentation::Presentation;
pub use rules::Rules;

/// A whole game: what every front end, machine and record stands on.
pub trait Game: Rules + Notation + Presentation + Knowledge {
    /// What it needs beyond the rest when its rules or players may change; `None` for fixed games.
    fn living(&self) -> Option<&dyn Living<Self>> {
        None
    }

    /// The scene of a view after some touches: its picture, its prompt and what can be touched.
    ///
    /// # Errors
    /// When the view is no view of a possible position of this game.
    fn scene(&self, view: &Self::View, touches: &[Touch]) -> Result<Scene, SetupError> {
        crate::touching::scene(self, view, touches)
    }
}
