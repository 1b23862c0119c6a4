//! Cases of the rules as data: options, a position, a move, what must come of it.

use conformance::{OK, START, check_bad_positions, check_cases, configured};
use game::{Knowledge as _, Notation as _, Rules as _, Seat, Turn, moves_until_end};
use geometry::Cell;

use super::*;

const SMALL: &str = "size=3";

#[test]
fn moves_and_refusals() {
    check_cases::<Hex>(&[
        ("", START, "a1", OK),
        ("", START, "K11", OK),
        ("", START, "l11", "hex.off-board"),
        ("", START, "a12", "hex.off-board"),
        ("", START, "z99", "hex.off-board"),
        ("", START, "swap", "hex.swap-late"),
        ("swap=no", START, "swap", "hex.swap-off"),
        (SMALL, ".../.X./... white", "b2", "hex.taken"),
        (SMALL, ".../.X./... white", "swap", OK),
        (SMALL, ".../.X./... white", "Swap-Pieces", OK),
        (SMALL, ".../.O./... black", "swap", "hex.swap-late"),
        (SMALL, "X.O/.../... black", "swap", "hex.swap-late"),
        ("size=3 swap=no", ".../.X./... white", "swap", "hex.swap-off"),
        (SMALL, "OX./OX./.X. white", "c3", "play.game-over"),
        (SMALL, "OX./OX./.X. white", "swap", "play.game-over"),
    ]);
    for text in ["", "x", "3c", "c0", "c03", "c 3", "pass", "swap ", "resign"] {
        check_cases::<Hex>(&[("", START, text, "play.not-a-move")]);
    }
}

/// Plays moves from the start and gives the text of what came of it.
fn after(options: &str, moves: &str) -> String {
    let game: Hex = configured(options);
    let mut position = game.start(0);
    for text in moves.split_whitespace() {
        assert_eq!(conformance::verdict(&game, &mut position, text), OK, "{text} of {moves}");
    }
    game.position_text(&position)
}

#[test]
fn a_swap_mirrors_the_stone_and_changes_its_colour() {
    assert_eq!(after(SMALL, "a2"), ".../X../... white");
    assert_eq!(after(SMALL, "a2 swap"), ".O./.../... black");
    assert_eq!(after(SMALL, "b2 swap"), ".../.O./... black");
    assert_eq!(after(SMALL, "a2 swap a2 c3"), ".O./X../..O black");
}

/// The winner of a full line, by the word of its side.
fn winner(text: &str) -> Option<String> {
    let game: Hex = configured(SMALL);
    let position = game.parse_position(text).unwrap();
    game.outcome(&position).map(|outcome| game.outcome_text(&position, &outcome))
}

#[test]
fn who_joins_both_edges_wins() {
    assert_eq!(winner("OX./OX./.X. white").as_deref(), Some("black"));
    assert_eq!(winner("..X/.XO/X.O white").as_deref(), Some("black"), "down to the left");
    assert_eq!(winner("X.X/OOO/.X. black").as_deref(), Some("white"));
    assert_eq!(winner("X.O/.O./OX. black").as_deref(), Some("white"), "up to the right");
    assert_eq!(winner("OX./XO./..O black"), None, "down to the right is no neighbour");
    assert_eq!(winner("XO./.X./O.X white"), None, "down to the right is no neighbour");
}

#[test]
fn impossible_positions_are_refused_with_their_field() {
    check_bad_positions::<Hex>(
        "",
        &[
            (SMALL, "", "board", "setup.missing"),
            (SMALL, ".../.../...", "seat", "setup.missing"),
            (SMALL, ".../.../... black 1", "1", "setup.too-much"),
            (SMALL, ".../.../... 1", "seat", "setup.unreadable"),
            (SMALL, ".../.../.... black", "board", "setup.unreadable"),
            (SMALL, ".../... black", "board", "setup.unreadable"),
            (SMALL, "../.../.../. black", "board", "setup.unreadable"),
            (SMALL, "x../.../... white", "board", "setup.unreadable"),
            (SMALL, "é../.../... white", "board", "setup.unreadable"),
            (SMALL, "X../.../... black", "board", "hex.uneven"),
            (SMALL, ".../.../... white", "board", "hex.uneven"),
            (SMALL, "OO./X../... white", "board", "hex.uneven"),
            ("size=3 swap=no", "O../.../... black", "board", "hex.uneven"),
            ("size=3 swap=no", "OX./.../... white", "board", "hex.uneven"),
            (SMALL, "OX./OX./.XO black", "board", "hex.over-before"),
            ("size=4", "XX../XX../XX../XXO. white", "board", "hex.uneven"),
            ("size=4", "XXOO/XXOO/XXOO/XX.. white", "board", "hex.uneven"),
        ],
    );
}

#[test]
fn a_chain_of_bridges_has_won() {
    let game: Hex = configured("size=5 swap=no");
    let score = |text: &str, seat| {
        let position = game.parse_position(text).unwrap();
        game.known_score(&position, seat)
    };
    // From the top over c2 and b4 to the bottom: three bridges.
    let black = "...../..X.O/...../.X..O/..... black";
    assert_eq!(score(black, Seat::FIRST).and_then(moves_until_end), Some(5));
    assert_eq!(score(black, Seat::SECOND), Some(game::lost_in(5)));
    let white_to_move = "...../..X.O/...../.X.../..... white";
    assert_eq!(score(white_to_move, Seat::FIRST), Some(game::won_in(6)));
    // One cell of a bridge is taken: nothing is certain any more.
    assert_eq!(score("..O../..X../...../.X..O/..... black", Seat::FIRST), None);
    assert_eq!(score("...../...../...../...../..... black", Seat::FIRST), None);
}

#[test]
fn candidates_come_with_their_orders_and_are_the_moves_that_matter_most() {
    let game: Hex = configured("size=7 swap=no");
    let position =
        game.parse_position("......./..X.O../......./...X.../..O..../......./....... black");
    let (position, mut all) = (position.unwrap(), Vec::new());
    game.legal_moves(&position, &mut all);
    let (mut moves, mut orders) = (Vec::new(), Vec::new());
    assert!(!game.ordered_candidates(&position, &mut moves, &mut orders));
    let told: Vec<i32> = moves.iter().map(|action| game.order(&position, action)).collect();
    assert_eq!(orders, told);
    let least = orders.iter().min().unwrap();
    all.retain(|action| !moves.contains(action));
    assert!(moves.len() >= 15 && all.iter().all(|it| game.order(&position, it) < *least));
    let mut alone = Vec::new();
    assert!(!game.candidates(&position, &mut alone));
    assert_eq!(alone, moves);
}

/// The largest board fills the table: no way leads around its back, from one edge to the other.
#[test]
fn nothing_is_joined_at_the_start_on_any_board() {
    for size in 3..=board::MOST {
        let game: Hex = configured(&format!("size={size} swap=no"));
        let mut position = game.start(0);
        for seat in Seat::all(SEATS) {
            assert_eq!(game.known_score(&position, seat), None, "size {size}");
        }
        game.apply_unchecked(&mut position, &Move::Place(Cell::new(1, 1)));
        let reason = game.reason(&position, &Move::Place(Cell::new(1, 0)), Seat::SECOND);
        let key = reason.map(|message| message.key().to_owned());
        assert_eq!(key.as_deref(), Some("hex.reason-bridge"), "size {size}");
    }
}

/// The key of the reason for a move.
fn why(text: &str, action: &str) -> Option<String> {
    let game: Hex = configured("size=5");
    let position = game.parse_position(text).unwrap();
    let action = game.parse_move(&position, action).unwrap();
    let Turn::Seat(seat) = game.turn(&position) else { return None };
    game.reason(&position, &action, seat).map(|message| message.key().to_owned())
}

#[test]
fn hints_have_reasons() {
    let check = |text: &str, action: &str, wanted: &str| {
        assert_eq!(why(text, action).as_deref(), Some(wanted), "{action} at {text}");
    };
    let nearly = "...O./..XO./..X../.OXO./OX... black";
    check(nearly, "c1", "hex.reason-wins");
    check("..OO./..XO./..X../..X../OX... white", "d1", "hex.reason-stops");
    check("...../...../..X../...../..... white", "swap", "hex.reason-swap");
    check("..O../..X../...../.X..O/..... black", "d1", "hex.reason-certain");
    check("...../..X.O/...../.X..O/..... black", "c1", "hex.reason-goes-on");
    check("....O/.X.../.OX../...../..... black", "c2", "hex.reason-saves");
    check("....O/..X../..X../.X.../.O... white", "a5", "hex.reason-both");
    check("...../...../..X../...../..... white", "b5", "hex.reason-contested");
    check("...../...../..X../...../.O... black", "d1", "hex.reason-bridge");
}
