//! Games that are nearly over, to see how they end.

use game::Demo;

pub(crate) const DEMOS: &[Demo] = &[
    Demo {
        about: "quoridor.demo-two",
        options: &["pass=yes"],
        seed: 2,
        moves: "e2 e8 e3 e7 e4 e6 e2h e7h c2h c7h g2h g7h a2h f6 h1h f5 f5v f6 f3v a7h e6h h6v \
            e5v f5 e5 f4 d5 e4 d6 e5 d7 h4v e7 d5 c6h h8h f7 c5 g7 b5 h7 f8h h6 b6 h5 b7 h4 \
            c7 h3 d7 i3 e7 i4 f7 i5 g7 i6 g6 i7 h6 i8 h5 h8 h4 g8 pass f8 h5 e8 d8h d8 g5 c8 \
            e4h",
    },
    Demo {
        about: "quoridor.demo-four",
        options: &["players=4", "pass=yes"],
        seed: 2,
        moves: "pass pass d9 h5 f1 b5 d8 g5 f2 c5 d7 f5 f3 d5 d4v f6 e3 d6 c7 f7 f3 e6 c6 e7 f4 \
            f6 c5 d7 f5 f4 c4 c7 f6 pass c3 c6 f7 g4 c2 b6 e7 c1h a5v b7 g3h pass a7v b8 b8h \
            g5 g4v b7 f7 g6 d2 b6 f8 h6 e2 b5",
    },
];
