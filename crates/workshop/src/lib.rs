//! Plays of designs: their rules, their texts and what is seen of them.
//!
//! A *design* is what the educator made, plain data of the crate `design`; a *play* is one run of
//! it. Here a design is compiled into tables and played. This crate draws no picture, reads no
//! file and knows no clock.

mod carry;
mod change;
pub mod compile;
mod explain;
mod game;
pub mod library;
mod line;
mod live;
mod manner;
mod notation;
mod options;
mod play;
mod scene;
mod setup;
mod told;
mod view;
mod voice;

pub use carry::carry_over;
pub use change::{change_between, new_rules};
pub use compile::{Choice, Compiled, RulesVersion, compile};
pub use explain::{Name, Refusal};
pub use game::{DesignedGame, OpenError, open, open_text};
pub use play::{Event, Face, Knowers, Move, Path, Position};
pub use scene::{POINT, QUEUE_COLUMNS, all_faces, drawn, shown_queue};
pub use view::View;
