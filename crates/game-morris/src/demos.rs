//! A game that is nearly over, to see how it ends.

use game::Demo;

pub(crate) const DEMOS: &[Demo] =
    &[Demo { about: "morris.demo", options: &["men=3"], seed: 0, moves: "a1 b2 b1 a3" }];
