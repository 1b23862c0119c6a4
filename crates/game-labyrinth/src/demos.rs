//! A game that is nearly over, to see how it ends.

use game::Demo;

pub(crate) const DEMOS: &[Demo] = &[Demo {
    about: "labyrinth.demo",
    options: &[],
    seed: 7,
    moves: "W4/0/b1 W4/1/g6 S6/0/b1 W6/0/a3 W2/1/c7 N6/0/d6 S4/2/d2 E4/0/e7 N2/3/a5 W4/0/e7 \
            E2/0/e3 E6/0/e6 S6/2/d5 S4/0/f6 S2/2/d4 N4/1/f7 W6/3/d7 W4/0/b7 W6/1/f6 N2/0/e3 \
            W6/0/g4 E4/2/g3 N2/0/b2 E6/0/g5 W4/1/b4 S2/0/d7 N6/0/b3 N4/0/b1 N2/2/d4 S4/3/c3 \
            E4/0/e5 S6/0/f2 N2/1/g4 N4/1/f2 N4/0/c1 W4/0/f2 E6/3/b7 E2/1/e1 S4/0/e5 E2/0/d1 \
            S4/3/c5 E6/1/c7 E2/1/e5 S2/3/b7 N4/1/d3 E2/3/e6 E6/0/c3 S4/1/d4 E4/0/c3 S4/0/d4 \
            W2/1/b1 W4/2/d5 W2/1/c1 W6/0/f1",
}];
