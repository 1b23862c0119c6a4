//! Games made without code: the design, its rules, its files.
//!
//! A *design* is what the educator made; a *play* is one run of it. This crate holds the design
//! as data. It draws nothing and reads no file.

pub mod design;
pub mod edit;
pub mod files;
pub mod package;

pub use design::Design;

/// The words of this crate's own messages.
pub const WORDS: game::Words =
    game::Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };
