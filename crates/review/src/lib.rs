//! A second pair of eyes on a design: what an educator would stumble on, and how plays of it go.
//!
//! [`check`] makes remarks, each with its place, a suggestion and, where one is sure to help, the
//! edit that mends it. [`outlook()`] tells whether a puzzle can be won. [`stats`] plays a design
//! many times and counts. Nothing here changes a design, reads a file or shows anything; whether a
//! design can be read and played at all is the workshop's to say, and is passed on.

mod check;
mod outlook;
mod remark;
mod rules;
pub mod stats;

pub use check::{Effort, Known, Shelf, check, levels, outlook};
pub use outlook::{Level, Outlook};
pub use remark::{Part, Place, Remark, Severity};

/// The words of this crate's own messages.
pub const WORDS: i18n::Words =
    i18n::Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };
