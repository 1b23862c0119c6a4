//! What a table says, as a whole.

mod sentences;
