//! A second pair of eyes on a design: what an educator would stumble on, and how plays of it go.
//!
//! [`check`] makes remarks, each with its place, a suggestion and, where one is sure to help, the
//! edit that mends it. [`outlook()`] tells whether a puzzle can be won. [`stats`] plays a design
//! many times and counts. [`analysis`] looks back at one game of any kind, move by move;
//! [`advice`] helps somebody who plays, step by step. Nothing here changes a design, reads a file
//! or shows anything; whether a design can be read and played at all is the workshop's to say,
//! and is passed on.

pub mod advice;
pub mod analysis;
mod check;
mod outlook;
mod remark;
mod rules;
pub mod stats;

pub use check::{Effort, Known, Shelf, check, outlook};
pub use outlook::Outlook;
pub use remark::{Part, Place, Remark, Severity};

/// The words of this crate's own messages.
pub const WORDS: i18n::Words =
    i18n::Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// The French words of this crate that differ where the player is told *vous*.
pub const FR_VOUS: &str = include_str!("../i18n/fr-vous.ftl");
