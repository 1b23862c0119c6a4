//! Games made without code: the design, its rules, its files.
//!
//! A *design* is what the educator made; a *play* is one run of it. This crate holds both, with
//! their rules, their texts and what is seen of them. It draws no picture, reads no file and knows
//! no clock.

mod carry;
mod change;
pub mod compile;
pub mod design;
pub mod edit;
mod explain;
pub mod files;
mod game;
pub mod library;
mod line;
mod live;
mod notation;
mod options;
pub mod package;
mod play;
mod scene;
mod setup;
mod told;
mod view;
mod voice;

pub use carry::carry_over;
pub use change::{change_between, new_rules};
pub use compile::{Compiled, compile};
pub use design::Design;
pub use explain::{Name, Refusal};
pub use game::{DesignedGame, OpenError, open, open_text};
pub use play::{Event, Face, Knowers, Move, Position};
pub use scene::{POINT, QUEUE_COLUMNS, all_faces, drawn, shown_queue};
pub use view::View;
pub use voice::own_keys;

/// The words of this crate's own messages.
pub const WORDS: i18n::Words =
    i18n::Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// The French words of this crate that differ where the player is told *vous*.
pub const FR_VOUS: &str = include_str!("../i18n/fr-vous.ftl");
