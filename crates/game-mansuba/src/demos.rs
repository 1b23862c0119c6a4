//! A game that is nearly over, to see how it ends.

use game::Demo;

pub(crate) const DEMOS: &[Demo] = &[Demo {
    about: "mansuba.demo",
    options: &["width=6", "height=6"],
    seed: 1,
    moves: "a3-b4 f5-b5 b4-c3 f2-b2 a6-b5 f3-e4 a4-b4 e4-d5 b5-d5 f4-f5 a5-b5 f6-d6 b4-b3 \
            f1-e1 c3-d4 d6-d4 a2-b2 d4-d2 b2-d2 e1-e2 d2-e2 f5-f6",
}];
