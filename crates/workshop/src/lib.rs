//! Games made without code: the design, its rules, its files.
//!
//! A *design* is what the educator made; a *play* is one run of it. This crate holds the design
//! as data. It draws nothing and reads no file.

pub mod design;

pub use design::Design;
