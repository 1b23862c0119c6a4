//! Rule-book cases as data: a table, moves, and what becomes of it. Each names its rule.

use conformance::OK;
use game::{Knowledge, Notation, Rules, Seat};

use crate::labyrinth;

/// A table with a straight tile in hand: from a1 one walks to b1, c1–c5, a2–a4, b3, b5, a5, d3.
pub(crate) const STRAIGHT: &str = "6.a.eM5.eN6.c.5.9A5.9FbH5.3.7O9C7P9BeQ7KdR9.5.5.3.7Ia.9.\
                                   7Sa.bT7GdU9DdV6Ec.3.9.c.a.7L3.dJbW3.bXa.9. 5.";
/// The same after E6: the tile with treasure E is in hand, a corner open to the east and south.
const CORNER: &str = "6.a.eM5.eN6.c.5.9A5.9FbH5.3.7O9C7P9BeQ7KdR9.5.5.3.7Ia.9.\
                      7Sa.bT7GdU9DdVc.3.9.c.a.7L5.3.dJbW3.bXa.9. 6E";

/// The owl (C) lies on d4, in the middle, and a path leads there from a1.
const OWL: &str = "6.a.eM5.eN6.c.5.9A5.9FbH5.3.7O3.7PcBeQ7KdR9.5.5.9C7Ia.9.\
                   7Sa.bT7GdU9DdV6Ec.3.9.c.a.7L3.dJbW3.bXa.9. 5.";

struct Case {
    rule: &'static str,
    options: &'static str,
    /// Tiles and hand, then all other fields of the position text.
    table: (&'static str, &'static str),
    /// All but the last are accepted.
    moves: &'static str,
    /// `ok` or the key of the refusal of the last move.
    verdict: &'static str,
    /// The other fields afterwards; nothing when they do not matter.
    after: &'static str,
}

const fn case(
    rule: &'static str,
    table: (&'static str, &'static str),
    moves: &'static str,
    verdict: &'static str,
    after: &'static str,
) -> Case {
    Case { rule, options: "", table, moves, verdict, after }
}

#[rustfmt::skip]
const PUSHES: &[Case] = &[
    case("3.1 a pawn at the far end comes back on the new tile", (STRAIGHT, "b7,c4 - A,B -,- 2 1"),
        "N2/0/c4", "ok", "b1,c4 N2 A,B -,- 1 2"),
    case("3.1 a pawn on the line moves with it", (STRAIGHT, "b4,c4 - A,B -,- 2 1"),
        "N2/0/c4", "ok", "b5,c4 N2 A,B -,- 1 2"),
    case("3.1 a pawn beside the line stays", (STRAIGHT, "c4,g7 - A,B -,- 2 1"),
        "N2/0/g7", "ok", "c4,g7 N2 A,B -,- 1 2"),
    case("3.1 not straight back", (STRAIGHT, "a1,g7 N2 A,B -,- 2 1"),
        "S2/0/g7", "labyrinth.no-reverse", ""),
    case("3.1 the same slot again", (STRAIGHT, "a1,g7 N2 A,B -,- 2 1"), "N2/0/g7", "ok", ""),
    case("3.1 another line of the same side", (STRAIGHT, "a1,g7 N2 A,B -,- 2 1"),
        "N4/0/g7", "ok", ""),
    case("3.1 another side of the same number", (STRAIGHT, "a1,g7 N2 A,B -,- 2 1"),
        "W2/0/g7", "ok", ""),
    case("3.1 only the last push counts", (STRAIGHT, "a1,g7 N2 A,B -,- 2 1"),
        "E4/0/g7 S2/0/a1", "ok", ""),
    case("3.1 after a push of one's own, the next player", (STRAIGHT, "a1,g7 - A,B -,- 1 1"),
        "E4/0/a1 W4/0/g7", "labyrinth.no-reverse", ""),
    case("3.1 a straight tile is turned 0 times", (STRAIGHT, "a1,g7 - A,B -,- 1 1"),
        "E6/0/a1", "ok", ""),
    case("3.1 or once", (STRAIGHT, "a1,g7 - A,B -,- 1 1"), "E6/1/a1", "ok", ""),
    case("3.1 but not twice", (STRAIGHT, "a1,g7 - A,B -,- 1 1"),
        "E6/2/a1", "labyrinth.straight-turns", ""),
    case("3.1 nor three times", (STRAIGHT, "a1,g7 - A,B -,- 1 1"),
        "E6/3/a1", "labyrinth.straight-turns", ""),
    case("3.1 a corner also three times", (CORNER, "a1,g7 E6 A,B -,- 2 1"),
        "N2/3/g7", "ok", ""),
    case("3.1 pushing is mandatory also when the target is in reach",
        (STRAIGHT, "a1,g7 - C,B -,- 1 1"), "b3", "play.not-a-move", ""),
    case("3.4 several pawns on the tile that comes out", (STRAIGHT, "b7,b7 - A,B -,- 1 1"),
        "N2/1/b1", "ok", "b1,b1 N2 A,B -,- 2 1"),
    case("3.4 the pawn is on the new tile and walks on from it",
        (STRAIGHT, "b7,g7 - A,B -,- 1 1"), "N2/1/a1", "ok", "a1,g7 N2 A,B -,- 2 1"),
    case("3.4 a pawn that cannot walk stays", (STRAIGHT, "b7,g7 - A,B -,- 1 1"),
        "N2/0/b1", "ok", "b1,g7 N2 A,B -,- 2 1"),
    case("3.4 repetition is allowed", (STRAIGHT, "a1,g7 - A,B -,- 1 1"),
        "N2/0/a1 N2/0/g7 N2/0/a1 N2/0/g7", "ok", "a1,g7 N2 A,B -,- 1 3"),
];

#[rustfmt::skip]
const WALKS: &[Case] = &[
    case("3.2 through open sides, any distance", (STRAIGHT, "a1,g7 - A,B -,- 1 1"),
        "E6/0/a5", "ok", "a5,g7 E6 A,B -,- 2 1"),
    case("3.2 staying", (STRAIGHT, "a1,g7 - A,B -,- 1 1"), "E6/0/a1", "ok",
        "a1,g7 E6 A,B -,- 2 1"),
    case("3.2 both tiles must open: d1 is closed to c1", (STRAIGHT, "a1,g7 - A,B -,- 1 1"),
        "E6/0/d1", "labyrinth.no-path", ""),
    case("3.2 both tiles must open: a4 is closed to a5", (STRAIGHT, "a4,g7 - A,B -,- 1 1"),
        "N6/0/a6", "labyrinth.no-path", ""),
    case("3.2 onto another pawn", (STRAIGHT, "a1,c4 - A,B -,- 1 1"), "E6/0/c4", "ok",
        "c4,c4 E6 A,B -,- 2 1"),
    case("3.2 past another pawn", (STRAIGHT, "a1,c1 - A,B -,- 1 1"), "E6/0/c5", "ok",
        "c5,c1 E6 A,B -,- 2 1"),
    case("3.2 the path is that after the push", (STRAIGHT, "a1,g7 - A,B -,- 1 1"),
        "N2/0/c1", "labyrinth.no-path", ""),
];

#[rustfmt::skip]
const FINDS: &[Case] = &[
    case("3.3 ending on the target finds it", (STRAIGHT, "a1,g7 - CO,B -,- 1 1"),
        "E6/0/b3", "ok", "b3,g7 E6 O,B C,- 2 1"),
    case("3.3 staying counts", (STRAIGHT, "a3,g7 - OC,B -,- 1 1"),
        "E6/0/a3", "ok", "a3,g7 E6 C,B O,- 2 1"),
    case("3.3 passing over does not collect", (STRAIGHT, "a1,g7 - OC,B -,- 1 1"),
        "E6/0/b3", "ok", "b3,g7 E6 OC,B -,- 2 1"),
    case("3.3 one card a turn: the next counts from the next turn",
        (STRAIGHT, "b3,g7 - CO,B -,- 1 1"),
        "E6/0/b3 N4/0/g7 E6/0/a3", "ok", "a3,g7 E6 -,B CO,- 2 2"),
    case("3.3 a later card in the stack is not found", (STRAIGHT, "a1,g7 - AC,B -,- 1 1"),
        "E6/0/b3", "ok", "b3,g7 E6 AC,B -,- 2 1"),
    case("3.3 the other player's target is not found", (STRAIGHT, "a1,g7 - A,C -,- 1 1"),
        "E6/0/b3", "ok", "b3,g7 E6 A,C -,- 2 1"),
    case("3.3 a push of another player finds nothing", (CORNER, "a1,b7 - A,E -,- 1 1"),
        "N2/0/a1", "ok", "a1,b1 N2 A,E -,- 2 1"),
    case("3.3 it counts when that player ends a turn there", (CORNER, "a1,b7 - A,E -,- 1 1"),
        "N2/0/a1 E4/0/b1", "ok", "a1,b1 E4 A,- -,E 1 2"),
    case("3.4 pushed out onto the new tile with one's own target",
        (CORNER, "b7,g7 - EA,B -,- 1 1"), "N2/0/b1", "ok", "b1,g7 N2 A,B E,- 2 1"),
    case("3.4 a target that is pushed out cannot be reached", (STRAIGHT, "b7,g7 - J,B -,- 1 1"),
        "N2/0/b1", "ok", "b1,g7 N2 J,B -,- 2 1"),
    case("3.3 example: the owl in the middle is the last card, and found it is not won",
        (OWL, "a1,g7 - C,B ADEFGHIJKLM,- 1 30"),
        "E6/0/d4", "ok", "d4,g7 E6 -,B ADEFGHIJKLMC,- 2 30"),
    case("3.3 example: a later turn that ends on the own corner wins",
        (OWL, "a1,g7 - C,B ADEFGHIJKLM,- 1 30"),
        "E6/0/d4 N6/0/g7 E6/0/a1", "ok", "a1,g7 E6 -,B ADEFGHIJKLMC,- - 31"),
    case("3.3 the last card alone does not win", (STRAIGHT, "a1,g7 - C,B ADEFGHIJKLM,- 1 30"),
        "E6/0/b3", "ok", "b3,g7 E6 -,B ADEFGHIJKLMC,- 2 30"),
    case("3.3 ending at home afterwards wins at once",
        (STRAIGHT, "a1,g7 - C,B ADEFGHIJKLM,- 1 30"),
        "E6/0/b3 N4/0/g7 E6/0/a1", "ok", "a1,g7 E6 -,B ADEFGHIJKLMC,- - 31"),
    case("3.3 passing through home does not win", (STRAIGHT, "b1,g7 - -,B C,- 1 30"),
        "E6/0/a2", "ok", "a2,g7 E6 -,B C,- 2 30"),
    case("3.3 the corner of another player does not win", (STRAIGHT, "c7,a3 - A,- -,B 2 30"),
        "E6/0/a1", "ok", "c7,a1 E6 A,- -,B 1 31"),
    case("3.3 over is over", (STRAIGHT, "a1,g7 E6 -,B C,- - 31"),
        "N2/0/g7", "play.game-over", ""),
    Case { rule: "3.3 younger children: open cards in any order", options: "cards=open",
        table: (STRAIGHT, "a1,g7 - AOC,B -,- 1 1"), moves: "E6/0/b3", verdict: "ok",
        after: "b3,g7 E6 AO,B C,- 2 1" },
    Case { rule: "3.3 open cards, still one a turn and only where one ends", options: "cards=open",
        table: (STRAIGHT, "a1,g7 - AOC,B -,- 1 1"), moves: "E6/0/b3 N4/0/g7 E6/0/a3", verdict: "ok",
        after: "a3,g7 E6 A,B CO,- 2 2" },
    Case { rule: "3.3 open cards, the last one and home", options: "cards=open",
        table: (STRAIGHT, "a1,g7 - C,B -,- 1 1"), moves: "E6/0/b3 N4/0/g7 E6/0/a1", verdict: "ok",
        after: "a1,g7 E6 -,B C,- - 2" },
];

#[rustfmt::skip]
const ENDS: &[Case] = &[
    case("3.4 round 200 is played to its end", (STRAIGHT, "a1,g7 - A,B -,- 1 200"),
        "E6/0/a1", "ok", "a1,g7 E6 A,B -,- 2 200"),
    case("3.4 then the game is over", (STRAIGHT, "a1,g7 - A,B -,- 2 200"),
        "E6/0/g7", "ok", "a1,g7 E6 A,B -,- - 200"),
    case("3.4 the hand comes back to seat 1: a new round", (STRAIGHT, "a1,g7 - A,B -,- 2 199"),
        "E6/0/g7", "ok", "a1,g7 E6 A,B -,- 1 200"),
    case("3.4 after which nothing can be played", (STRAIGHT, "a1,g7 - A,B -,- 2 200"),
        "E6/0/g7 N2/0/g7", "play.game-over", ""),
    case("3.4 coming home in the last turn", (STRAIGHT, "a1,f7 - A,- BCD,E 2 200"),
        "E4/0/g7", "ok", "a1,g7 E4 A,- BCD,E - 200"),
    Case { rule: "2.3 three players take turns clockwise", options: "players=3",
        table: (STRAIGHT, "a1,g1,g7 - A,B,D -,-,- 2 4"), moves: "E6/0/g1 E6/0/g7", verdict: "ok",
        after: "a1,g1,g7 E6 A,B,D -,-,- 1 5" },
    Case { rule: "2.3 four players: the fourth goes home to a7", options: "players=4",
        table: (STRAIGHT, "a1,g1,g7,b7 N2 A,B,D,- -,-,-,C 4 4"), moves: "E4/0/a7", verdict: "ok",
        after: "a1,g1,g7,a7 E4 A,B,D,- -,-,-,C - 4" },
];

#[rustfmt::skip]
const TYPED: &[Case] = &[
    case("only lines 2, 4 and 6 move", (STRAIGHT, "a1,g7 - A,B -,- 1 1"),
        "N3/0/a1", "labyrinth.no-slot", ""),
    case("turns go to three", (STRAIGHT, "a1,g7 - A,B -,- 1 1"),
        "N2/4/a1", "labyrinth.too-many-turns", ""),
    case("the board has seven columns", (STRAIGHT, "a1,g7 - A,B -,- 1 1"),
        "N2/0/h1", "labyrinth.off-board", ""),
    case("and seven rows", (STRAIGHT, "a1,g7 - A,B -,- 1 1"),
        "N2/0/a8", "labyrinth.off-board", ""),
    case("not a side", (STRAIGHT, "a1,g7 - A,B -,- 1 1"), "X2/0/a1", "play.not-a-move", ""),
    case("not a number", (STRAIGHT, "a1,g7 - A,B -,- 1 1"), "N2/x/a1", "play.not-a-move", ""),
    case("too much", (STRAIGHT, "a1,g7 - A,B -,- 1 1"), "N2/0/a1/a2", "play.not-a-move", ""),
    case("another game", (STRAIGHT, "a1,g7 - A,B -,- 1 1"), "c3-d5", "play.not-a-move", ""),
    case("small letters", (STRAIGHT, "a1,g7 - A,B -,- 1 1"), "e6/0/A1", "ok", ""),
    case("no turns named", (STRAIGHT, "a1,g7 - A,B -,- 1 1"), "E6/a1", "ok", ""),
    case("west in French", (STRAIGHT, "a1,g7 - A,B -,- 1 1"), "O6/0/a1", "ok", ""),
];

#[test]
fn rule_book_cases() {
    for case in [PUSHES, WALKS, FINDS, ENDS, TYPED].into_iter().flatten() {
        check(case);
    }
}

fn check(case: &Case) {
    let Case { rule, options, table: (tiles, rest), moves, verdict, after } = case;
    let game = labyrinth(options);
    let mut position = game
        .parse_position(&format!("{tiles} {rest}"))
        .unwrap_or_else(|fault| panic!("{rule}: {fault}"));
    let moves: Vec<&str> = moves.split(' ').collect();
    for (at, text) in moves.iter().enumerate() {
        let answer = conformance::verdict(&game, &mut position, text);
        let wanted = if at + 1 == moves.len() { *verdict } else { OK };
        assert_eq!(answer, wanted, "{rule}: {text}");
    }
    if !after.is_empty() {
        let text = game.position_text(&position);
        let others: Vec<&str> = text.split(' ').skip(2).collect();
        assert_eq!(others.join(" "), *after, "{rule}");
    }
}

/// The rest of a position text, a move, and what a hint says of it.
#[test]
fn a_hint_says_only_what_is_so() {
    for (rest, action, key) in [
        ("a1,g7 - CO,B -,- 1 1", "E6/0/b3", "labyrinth.hint-find"),
        ("a1,g7 - AO,B -,- 1 1", "E6/0/b1", "labyrinth.hint-nearer"),
        ("a1,g7 - AO,B -,- 1 1", "E6/0/a5", "labyrinth.hint-waits"),
        // The tile with J lies on b7, eleven rows and columns away, and is pushed out.
        ("a1,g1 - B,JA -,- 2 1", "N2/0/g1", "labyrinth.hint-waits"),
        ("b1,g7 - -,B C,- 1 30", "E6/0/a1", "labyrinth.hint-home"),
        ("c5,g7 - -,B C,- 1 30", "E6/0/c1", "labyrinth.hint-nearer-home"),
        ("b1,g7 - -,B C,- 1 30", "E6/0/a2", "labyrinth.hint-waits"),
    ] {
        let game = labyrinth("");
        let position = game.parse_position(&format!("{STRAIGHT} {rest}")).unwrap();
        let action = game.parse_move(&position, action).unwrap();
        game.check(&position, &action).unwrap();
        let told = game.reason(&position, &action, Seat::FIRST).unwrap();
        assert_eq!(told.key(), key, "{rest}");
    }
}

/// Pawns, cards to find and cards found after round 200, and who has won.
#[test]
fn after_the_last_round_the_most_cards_win() {
    for (options, table, verdict) in [
        ("", "a3,g7 N2 X,W AC,BDE", "2"),
        ("", "a3,g7 N2 X,W ACF,BD", "1"),
        ("", "a3,g7 N2 X,W AC,BD", "draw"),
        ("", "a3,g7 N2 X,W -,-", "draw"),
        ("", "a3,g7 N2 X,- ABC,D", "2"),
        ("players=3", "a3,g1,g7 N2 X,W,V A,BC,D", "2"),
        ("players=3", "a3,g1,g7 N2 X,W,V AE,BC,D", "draw"),
        ("players=4", "a3,g1,g7,a7 N2 X,W,V,U A,B,C,DE", "4"),
    ] {
        let game = labyrinth(options);
        let position = game.parse_position(&format!("{STRAIGHT} {table} - 200")).unwrap();
        let outcome = game.outcome(&position).unwrap();
        assert_eq!(game.outcome_text(&position, &outcome), verdict, "{table}");
        let scores: Vec<i32> = outcome.scores.unwrap().values().to_vec();
        let found = table.split(' ').next_back().unwrap().replace('-', "");
        let counts: Vec<i32> = found.split(',').map(|found| found.len() as i32).collect();
        assert_eq!(scores, counts, "{table}");
    }
}
