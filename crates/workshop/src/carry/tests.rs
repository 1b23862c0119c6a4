//! Plays carried over to changed designs, and players who come and go.

use design::Design;
use game::{Living as _, Notation as _, Reason as _, Refused, Reseated, Rules as _};

use super::*;
use crate::{Choice, compile, play};

fn design(text: &str) -> Design {
    serde_json::from_str(text).unwrap()
}

const SHOP: &str = r#"{ "tokens": [{ "id": "cow", "count": 3 }, { "id": "hen" }],
    "grid": { "rows": 2, "columns": 2, "order": "kept", "tokens": ["cow .", ". hen"] },
    "shoes": [{ "tokens": ["cow"] }], "players": [{ "shoe": 1 }] }"#;

fn check(change: impl FnOnce(&mut Design)) -> Result<String, &'static str> {
    let old = design(SHOP);
    let mut new = old.clone();
    change(&mut new);
    let old = compile(&old, Choice::players(1)).unwrap();
    let new = compile(&new, Choice::players(1)).unwrap();
    let at = play::start(&old, 0);
    let after = carry_over(&at, &old, &new).map_err(|refusal| refusal.key())?;
    let text = crate::setup::position_text(&new, &after);
    assert_eq!(after.hash(&new), after.rehash(&new));
    assert!(crate::setup::parse_position(&new, &text).is_ok(), "{text}");
    Ok(text.split(' ').nth(1).unwrap_or_default().to_owned())
}

#[test]
fn a_larger_grid_and_other_kinds_keep_the_tokens() {
    assert_eq!(check(|_| {}), Ok("cow,.,.,hen/cow".to_owned()));
    let wider = check(|new| new.grid.columns = 3);
    assert_eq!(wider, Ok("cow,.,.,.,hen,./cow".to_owned()));
    let swapped = check(|new| new.tokens.reverse());
    assert_eq!(swapped, Ok("cow,.,.,hen/cow".to_owned()));
}

#[test]
fn what_is_in_use_is_not_taken_away() {
    let no_row = check(|new| {
        new.grid.rows = 1;
        new.grid.tokens.0.truncate(1);
    });
    assert_eq!(no_row, Err("workshop.in-use"));
    let no_hen = check(|new| {
        new.tokens.truncate(1);
        new.grid.tokens.0.clear();
    });
    assert_eq!(no_hen, Err("workshop.in-use"));
    let no_shoe = check(|new| {
        new.shoes.clear();
        new.players[0].shoe = None;
    });
    assert_eq!(no_shoe, Err("workshop.in-use"));
}

/// The play of a design after some moves, carried over to the changed design; its text is
/// one that can be read, and every move that is listed then can be played.
fn carried(text: &str, moves: &[&str], change: impl FnOnce(&mut Design)) -> Option<String> {
    let old = design(text);
    let mut new = old.clone();
    change(&mut new);
    let open = |design| DesignedGame::new("carried", compile(design, Choice::players(1)).unwrap());
    let (old, new) = (open(&old), open(&new));
    let mut at = old.start(0);
    moves.iter().for_each(|text| play(&old, &mut at, text));
    let after = carry_over(&at, old.compiled(), new.compiled()).ok()?;
    let text = new.position_text(&after);
    assert_eq!(new.parse_position(&text).as_ref(), Ok(&after), "{text}");
    let mut listed = Vec::new();
    new.legal_moves(&after, &mut listed);
    assert!(!listed.is_empty(), "{text}");
    for action in listed {
        new.apply(&mut after.clone(), &action).unwrap();
    }
    Some(text)
}

#[test]
fn a_token_in_the_middle_of_its_jumps_may_move_otherwise_from_then_on() {
    let text = r#"{ "tokens": [{ "id": "man", "in_grid": "jumps", "jumps": { "multiple": true } },
            { "id": "cow", "count": 2, "in_grid": "immobile" }],
        "grid": { "rows": 2, "columns": 6, "order": "kept", "tokens": ["man cow . cow . ."] } }"#;
    let jumped = ["a1-c1"];
    let chain = |text: Option<String>| text.map(|text| text.contains("chain:c1"));
    assert_eq!(chain(carried(text, &jumped, |_| {})), Some(true));
    let steps = |new: &mut Design| {
        (new.tokens[0].in_grid, new.tokens[0].distance) = (design::InGrid::Steps, 3);
    };
    assert_eq!(chain(carried(text, &jumped, steps)), Some(false));
    let single = |new: &mut Design| new.tokens[0].jumps.multiple = false;
    assert_eq!(chain(carried(text, &jumped, single)), Some(false));
}

#[test]
fn a_piece_does_not_grow_over_what_lies_beside_it() {
    let text = r#"{ "tokens": [{ "id": "bar", "shape": ["x"] }, { "id": "cow" }],
        "grid": { "rows": 2, "columns": 2, "order": "kept", "tokens": ["bar .", ". cow"] } }"#;
    let grown = |shape: &[&str]| {
        let shape = design::Shape(shape.iter().map(|row| (*row).to_owned()).collect());
        let cells = carried(text, &[], |new| new.tokens[0].shape = shape);
        cells.map(|text| text.split(' ').nth(1).unwrap_or_default().to_owned())
    };
    assert_eq!(grown(&["xx"]).as_deref(), Some("bar,=,.,cow"));
    assert_eq!(grown(&["x", "x"]).as_deref(), Some("bar,.,=,cow"));
    assert_eq!(grown(&["xx", ".x"]), None, "the cow lies there");
}

#[test]
fn turns_of_a_sixth_become_turns_of_a_quarter() {
    let text = r#"{ "tokens": [{ "id": "bar", "rotatable": true }],
        "grid": { "rows": 1, "columns": 2, "order": "kept", "layout": "hexagons",
            "tokens": ["bar^5 ."] } }"#;
    let squares = |new: &mut Design| {
        new.grid.layout = design::Layout::Rectangles;
        new.grid.tokens.0.clear();
    };
    let text = carried(text, &[], squares).unwrap();
    assert!(text.starts_with("d1 bar^1,."), "{text}");
}

const RACE: &str = r#"{ "tokens": [{ "id": "cow", "count": 4 }],
    "grid": { "rows": 1, "columns": 4, "order": "kept", "tokens": ["cow . . ."] },
    "won": { "zones_valid_and_grid_full": false } }"#;

fn race(change: impl FnOnce(&mut Design), players: u8) -> (DesignedGame, Position) {
    let mut design = design(RACE);
    change(&mut design);
    let game = DesignedGame::new("race", compile(&design, Choice::players(players)).unwrap());
    let at = game.start(0);
    (game, at)
}

fn play(game: &DesignedGame, at: &mut Position, text: &str) {
    let action = game.parse_move(at, text).unwrap();
    game.apply(at, &action).unwrap();
}

#[test]
fn players_come_and_go_while_the_play_runs() {
    let (game, mut at) = race(|_| {}, 2);
    play(&game, &mut at, "a1-b1");
    let (three, mut at) = game.joined(&at).unwrap();
    assert_eq!((three.seats(), at.core.hand), (3, 1));
    assert_eq!(at.hash(three.compiled()), at.rehash(three.compiled()));
    play(&three, &mut at, "b1-c1");
    play(&three, &mut at, "c1-d1");
    let moves = |at: &Position| at.core.seats.map(|seat| seat.moves);
    assert_eq!((moves(&at)[..4].to_vec(), at.core.hand), (vec![1, 1, 1, 0], 0));
    play(&three, &mut at, "d1-a1");
    // The first leaves; the second, whose turn it is, becomes the first.
    let (two, at) = three.left(&at, Seat::FIRST).unwrap();
    assert_eq!((two.seats(), at.core.hand, moves(&at)[..3].to_vec()), (2, 0, vec![1, 1, 0]));
    assert_eq!(at.hash(two.compiled()), at.rehash(two.compiled()));
    let text = two.position_text(&at);
    assert_eq!(two.parse_position(&text), Ok(at), "{text}");
}

#[test]
fn owners_behind_the_one_who_leaves_move_up() {
    let (game, mut at) = race(|d| d.grid = design(&RACE.replace("cow .", "cow@3 .")).grid, 3);
    assert_eq!(at.cells[0].owners(), 0b100);
    at.core.hand = 0;
    let (_, after) = game.left(&at, Seat::SECOND).unwrap();
    assert_eq!(after.cells[0].owners(), 0b10);
    let third = Seat::at(2);
    let refused = game.left(&at, third).err();
    let why = Refusal::LeavesTokens { player: third };
    assert_eq!(refused, Some(Refused::because(&why)));
}

#[test]
fn who_has_tokens_to_come_does_not_leave() {
    let shoe = r#""shoes": [{ "tokens": ["cow"], "queue": ["cow@2"] }], "won""#;
    let (game, mut at) = race(|d| *d = design(&RACE.replace("\"won\"", shoe)), 2);
    at.core.hand = 0;
    let refused = game.left(&at, Seat::SECOND).err();
    let why = Refusal::LeavesTokens { player: Seat::SECOND };
    assert_eq!(refused, Some(Refused::because(&why)));
}

#[test]
fn who_cannot_leave_or_come_is_told_why() {
    let (game, at) = race(|_| {}, 2);
    let key = |refused: Reseated<DesignedGame>| refused.map(|_| ()).map_err(|why| why.key());
    assert_eq!(key(game.left(&at, Seat::FIRST)), Err("workshop.leaves-hand"));
    assert_eq!(key(game.left(&at, Seat::at(4))), Err("workshop.in-use"));
    let (most, at) = race(|_| {}, game::MAX_SEATS);
    assert_eq!(key(most.joined(&at)), Err("play.table-full"));
    let (alone, at) = race(|_| {}, 1);
    assert_eq!(key(alone.left(&at, Seat::FIRST)), Err("play.table-small"));
    let (fixed, at) = race(|d| d.players = vec![Default::default(); 2], 2);
    assert_eq!(key(fixed.joined(&at)), Err("play.players-stay"));
}
