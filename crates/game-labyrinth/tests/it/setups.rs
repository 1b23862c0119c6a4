//! What the box holds, what a seed sets up, and set-ups that the box does not allow.

use std::collections::HashMap;

use game::{Notation, Presentation, Reason, Rules, Turn, Viewer};

use crate::cases::STRAIGHT;
use crate::{fields, labyrinth};

/// Section 1: the fixed tiles, row by row; the treasures M–X in reading order.
const FIXED: [&str; 16] = [
    "6.", "eM", "eN", "c.", "7O", "7P", "eQ", "dR", "7S", "bT", "dU", "dV", "3.", "bW", "bX", "9.",
];

#[test]
fn the_box_holds_what_the_rule_book_says() {
    for (options, straights, corners) in [("", 12, 16), ("tiles=mazenet", 13, 15)] {
        let game = labyrinth(options);
        let mut hands: HashMap<usize, u32> = HashMap::new();
        for seed in 0..500 {
            let fields = fields(&game, &game.start(seed));
            let letters: Vec<char> = fields[0].chars().chain(fields[1].chars()).collect();
            let tiles: Vec<String> = letters.chunks(2).map(|pair| pair.iter().collect()).collect();
            let is_fixed = |place: usize| {
                place < 49 && [place / 7, place % 7].iter().all(|line| line.is_multiple_of(2))
            };
            let (fixed, movable): (Vec<_>, Vec<_>) =
                tiles.iter().enumerate().partition(|(place, _)| is_fixed(*place));
            assert!(fixed.iter().map(|(_, tile)| *tile).eq(FIXED.iter()), "seed {seed}");
            let with = |sides: u32, treasures: std::ops::RangeInclusive<char>| {
                let fits = |tile: &&(usize, &String)| {
                    let openings = tile.1[..1].chars().next().unwrap().to_digit(16).unwrap();
                    let is_straight = matches!(openings, 5 | 10);
                    let count = if is_straight { 0 } else { openings.count_ones() };
                    count == sides && treasures.contains(&tile.1.chars().nth(1).unwrap())
                };
                movable.iter().filter(fits).count()
            };
            assert_eq!(movable.len(), 34);
            // Straights never carry a treasure; six corners and all T's do.
            assert_eq!(with(0, '.'..='.'), straights);
            assert_eq!(with(2, '.'..='.'), corners - 6);
            assert_eq!((with(2, 'A'..='F'), with(3, 'G'..='L')), (6, 6));
            let treasures: String = "ABCDEFGHIJKLMNOPQRSTUVWX".to_owned();
            assert!(treasures.chars().all(|one| letters.contains(&one)), "seed {seed}");
            let hand = fields[1].chars().next().unwrap().to_digit(16).unwrap();
            *hands.entry(hand.count_ones() as usize).or_default() += 1;
        }
        // Section 4.1: the tile in hand is drawn too; a T is in hand about 6 times of 34.
        assert!((50..=130).contains(&hands[&3]), "{hands:?}");
    }
}

#[test]
fn the_table_is_set_for_two_three_and_four() {
    for (options, pawns, each) in
        [("players=2", "a1,g7", 12), ("players=3", "a1,g1,g7", 8), ("players=4", "a1,g1,g7,a7", 6)]
    {
        let game = labyrinth(options);
        let fields = fields(&game, &game.start(7));
        assert_eq!(fields[2], pawns);
        assert_eq!(fields[3], "-", "all twelve slots are free");
        let stacks: Vec<&str> = fields[4].split(',').collect();
        assert!(stacks.len() == usize::from(game.seats()));
        assert!(stacks.iter().all(|stack| stack.len() == each), "{stacks:?}");
        let mut cards: Vec<char> = stacks.concat().chars().collect();
        cards.sort_unstable();
        assert!(cards.into_iter().eq('A'..='X'));
        assert_eq!(game.turn(&game.start(7)), Turn::Seat(game::Seat::FIRST));
        assert_eq!(fields[7], "1");
    }
}

#[test]
fn whatever_is_dealt_is_possible() {
    for options in ["", "players=3 tiles=mazenet", "players=4 cards=open"] {
        let game = labyrinth(options);
        for seed in 0..1_000 {
            let start = game.start(seed);
            assert_eq!(game.parse_position(&game.position_text(&start)), Ok(start));
        }
    }
}

#[test]
fn the_first_player_has_all_slots_and_the_next_one_fewer() {
    let game = labyrinth("");
    for seed in 0..50 {
        let mut position = game.start(seed);
        let ways = if fields(&game, &position)[1].starts_with(['5', 'a']) { 2 } else { 4 };
        let count = |position: &game_labyrinth::Position| {
            let mut pushes = 0;
            game.each_reach(position, |_| pushes += 1);
            pushes
        };
        assert_eq!(count(&position), 12 * ways);
        let mut moves = Vec::new();
        game.legal_moves(&position, &mut moves);
        game.apply(&mut position, &moves[0]).unwrap();
        let ways = if fields(&game, &position)[1].starts_with(['5', 'a']) { 2 } else { 4 };
        assert_eq!(count(&position), 11 * ways);
    }
}

/// Options, what is replaced in the good text by what, and the field with the key of its fault.
const BAD: &[(&str, &str, &str, &str, &str)] = &[
    ("", "6.a.eM", "a.eM", "tiles", "labyrinth.setup-tile-count"),
    ("", "6.a.eM", "6.a.a.eM", "tiles", "labyrinth.setup-tile-count"),
    ("", "6.a.eM", "6.A.eM", "tiles", "setup.unreadable"),
    ("", "6.a.eM", "6.g.eM", "tiles", "setup.unreadable"),
    ("", "6.a.eM", "6.aYeM", "tiles", "setup.unreadable"),
    ("", "6.a.eM", "6.f.eM", "tiles", "labyrinth.setup-no-such-tile"),
    ("", "6.a.eM", "6.0.eM", "tiles", "labyrinth.setup-no-such-tile"),
    ("", "6.a.eM", "6.e.eM", "tiles", "labyrinth.setup-no-such-tile"),
    ("", "9A", "aA", "tiles", "labyrinth.setup-no-such-tile"),
    ("", "9A", "9G", "tiles", "labyrinth.setup-no-such-tile"),
    ("", "bH", "bM", "tiles", "labyrinth.setup-no-such-tile"),
    ("", "6.a.eM", "3.a.eM", "tiles", "labyrinth.setup-fixed-tile"),
    ("", "6.a.eM", "6.a.eN", "tiles", "labyrinth.setup-fixed-tile"),
    ("", "6.a.eM", "6.a.e.", "tiles", "labyrinth.setup-fixed-tile"),
    ("", "9A", "9B", "tiles", "labyrinth.setup-treasure-twice"),
    ("", "9A", "9.", "tiles", "labyrinth.setup-treasure-missing"),
    ("", "6.a.eM", "6.3.eM", "tiles", "labyrinth.setup-other-tiles"),
    ("tiles=mazenet", "6.a.eM", "6.a.eM", "tiles", "labyrinth.setup-other-tiles"),
    ("", " 5. ", " f. ", "hand", "labyrinth.setup-no-such-tile"),
    ("", " 5. ", " 5A ", "hand", "labyrinth.setup-no-such-tile"),
    ("", " 5. ", " 5 ", "hand", "setup.unreadable"),
    ("", " 5. ", " 5.. ", "hand", "setup.unreadable"),
    ("", " 5. ", " 9. ", "tiles", "labyrinth.setup-other-tiles"),
    ("", "a1,g7", "a1", "pawns", "labyrinth.setup-count"),
    ("players=3", "a1,g7", "a1,g7", "pawns", "labyrinth.setup-count"),
    ("", "a1,g7", "a1,g8", "pawns", "labyrinth.setup-off-board"),
    ("", "a1,g7", "a1,h7", "pawns", "labyrinth.setup-off-board"),
    ("", "a1,g7", "a1,G7", "pawns", "setup.unreadable"),
    ("", "a1,g7", "a1,", "pawns", "setup.unreadable"),
    ("", " N2 ", " N3 ", "last", "setup.unreadable"),
    ("", " N2 ", " n2 ", "last", "setup.unreadable"),
    ("", " N2 ", " X ", "last", "setup.unreadable"),
    ("", "AC,BD", "AC", "cards", "labyrinth.setup-count"),
    ("", "AC,BD", "AC,BD,E", "cards", "labyrinth.setup-count"),
    ("", "AC,BD", "AC,BY", "cards", "setup.unreadable"),
    ("", "AC,BD", "AC,bd", "cards", "setup.unreadable"),
    ("", "AC,BD", "AC,", "cards", "setup.unreadable"),
    ("", "AC,BD", "AC,BA", "cards", "labyrinth.setup-card-twice"),
    ("", "AC,BD", "AA,BD", "cards", "labyrinth.setup-card-twice"),
    ("", "AC,BD", "ACDEGHIJKLM,B", "found", "labyrinth.setup-card-twice"),
    ("", "AC,BD", "ACDEHIJKLMNO,B", "cards", "labyrinth.setup-too-many-cards"),
    ("", " G,F ", " G,G ", "found", "labyrinth.setup-card-twice"),
    ("", " G,F ", " A,F ", "found", "labyrinth.setup-card-twice"),
    ("", " G,F ", " G ", "found", "labyrinth.setup-count"),
    ("", " G,F ", " G,? ", "found", "setup.unreadable"),
    ("", " 1 3", " 3 3", "to_move", "labyrinth.setup-no-seat"),
    ("", " 1 3", " 0 3", "to_move", "setup.unreadable"),
    ("", " 1 3", " 01 3", "to_move", "setup.unreadable"),
    ("", " 1 3", " - 3", "to_move", "labyrinth.setup-not-over"),
    ("", "AC,BD G,F 1", "-,BD G,F 1", "to_move", "labyrinth.setup-over"),
    ("", "AC,BD", "-,-", "pawns", "labyrinth.setup-two-winners"),
    ("", " 1 3", " 1 0", "round", "labyrinth.setup-round"),
    ("", " 1 3", " 1 201", "round", "labyrinth.setup-round"),
    ("", " 1 3", " 1 03", "round", "setup.unreadable"),
    ("", " 1 3", " 1 x", "round", "setup.unreadable"),
    ("", " 1 3", " 1", "round", "setup.missing"),
    ("", " 1 3", "", "to_move", "setup.missing"),
    ("", " 1 3", " 1 3 4", "", "setup.too-much"),
];

#[test]
fn what_the_box_does_not_allow_is_refused_with_its_field() {
    let good = format!("{STRAIGHT} a1,g7 N2 AC,BD G,F 1 3");
    assert!(labyrinth("").parse_position(&good).is_ok());
    for (options, old, new, field, key) in BAD {
        assert!(good.contains(old), "{old}");
        let text = good.replacen(old, new, 1);
        let fault = labyrinth(options).parse_position(&text).unwrap_err();
        let (at, why) = match &fault {
            game::SetupError::Impossible { field, why } => (*field, *why),
            game::SetupError::Missing { field } | game::SetupError::Unreadable { field, .. } => {
                (*field, fault.key())
            }
            _ => ("", fault.key()),
        };
        assert_eq!((at, why), (*field, *key), "{old} becomes {new}");
    }
    assert!(labyrinth("").parse_position("").is_err());
}

#[test]
fn short_games_can_be_set_up() {
    // The protocol's own example has seven cards.
    let text = format!("{STRAIGHT} a1,g7 N2 ACE,BDF G,- 1 3");
    let game = labyrinth("");
    let position = game.parse_position(&text).unwrap();
    assert_eq!(game.position_text(&position), text);
    assert_eq!(game.view_for(&position, Viewer::Public).left, [3, 3]);
}
