//! A game that is nearly over, to see how it ends.

use game::Demo;

pub(crate) const DEMOS: &[Demo] = &[Demo {
    about: "othello.demo",
    options: &[],
    seed: 1,
    moves: "e6 f6 g6 d6 c6 f4 d3 c7 e3 c5 b5 f3 g4 c3 f2 b4 d7 b6 a4 a5 a3 e8 d8 b3 f8 g1 c4 \
            g2 g3 a2 h1 f5 a7 h7 g5 e7 b8 f7 e1 f1 g8 h4 h2 h3 g7 a6 a1 c8 h5 h8 c2 e2 d2 b2 \
            b7 a8 c1 d1 b1",
}];
