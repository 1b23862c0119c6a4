//! Any scene on a page: drawings, places to touch, keys, motion.

mod aim;
mod grid;
mod label;
pub(crate) mod layout;
pub(crate) mod motion;
pub(crate) mod narrow;
mod pointer;
mod redraw;
#[cfg(test)]
mod tests;
pub(crate) mod view;
mod walk;
