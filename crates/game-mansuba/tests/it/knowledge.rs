//! What machines know where all pieces have to arrive: of two positions, which is the better one.

use game::{Knowledge, Notation, Seat};

use crate::mansuba;

/// Options, the better position and the worse one, for the side that is named first.
const BETTER: &[(&str, &str, &str, &str)] = &[
    // As many steps, but nobody stays at home.
    (
        "width=6 height=3 victory=complex",
        "black",
        "....../.P..../.P.... simple - 9 black",
        "P...../....../..P... simple - 9 black",
    ),
    // The elephant has as far to go, and the pawn can jump over it.
    (
        "width=8 height=3 victory=complex",
        "black",
        "......../.PE...../........ simple - 9 black",
        "......../.P....../..E..... simple - 9 black",
    ),
    // The last pawn is nearer to a3 the way round than beside the elephant that stands before it.
    (
        "relation=hexagonal victory=complex",
        "white",
        "p........./t........./........../e.p......./t........./p........./e........./t........./\
         p........./e......... hexagonal - 9 white",
        "p........./t........./........../ep......../t........./p........./e........./t........./\
         p........./e......... hexagonal - 9 white",
    ),
    // A prisoner has to be freed first.
    (
        "width=6 height=3 victory=complex",
        "black",
        "....../..P.../....P. simple - 9 black",
        "....../....../....P. simple Pc2 9 black",
    ),
];

#[test]
fn better_positions_are_worth_more_and_none_as_much_as_can_be() {
    for (options, side, better, worse) in BETTER {
        let game = mansuba(options);
        let seat = if *side == "black" { Seat::FIRST } else { Seat::FIRST.next(2) };
        let worth = |text: &str| game.evaluate(&game.parse_position(text).unwrap(), seat);
        assert!(worth(better) > worth(worse), "{options}: {better} not better than {worse}");
        assert!(worth(better) < game.evaluation().limit, "{options}: {better}");
    }
}
