//! Any scene on a page: drawings, places to touch, keys, motion.

pub(crate) mod layout;
pub(crate) mod motion;
mod redraw;
#[cfg(test)]
mod tests;
pub(crate) mod view;
pub(crate) mod walk;
