//! Boards of a scene in characters and colours: where each spot lies, how it looks, and which spot
//! an arrow key leads to.
//!
//! Nothing here knows a game. What may be touched, what is marked and what stands where is told
//! by the scene.

mod paint;
mod piece;
mod plan;
mod spread;
#[cfg(test)]
mod tests;
mod tile;
mod walk;
mod window;

pub(crate) use paint::{Ghost, Look};
pub(crate) use piece::{dots, sign};
pub(crate) use plan::{Plan, Span};
pub(crate) use spread::Spread;
pub(crate) use walk::{Layer, Way, nearest, nearest_open, next_open, step};
