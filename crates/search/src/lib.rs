//! Machines that think about any game of the contract.
mod alphabeta;
mod limits;
mod report;
mod table;
pub use alphabeta::AlphaBeta;
pub use limits::{LOOK_EVERY, Limits, MOST_DEPTH, Watch};
pub use report::{Report, Scored};
pub use table::{Bound, Entry, Table};
