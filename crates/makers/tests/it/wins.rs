//! What makers make can be won by somebody who plays well.

use game::Rules;
use makers::Kind;

use crate::made;
use crate::player::{is_won, open, play_anything, play_carefully, solve};

/// A list, and how long a careful player needs at most.
#[test]
fn placing_and_turning_games_are_won_by_playing_what_is_right() {
    let families = "aigle; oiseau\nmerle; oiseau\ntruite; poisson\nlynx; chat\ntigre; chat";
    let pairs = "3 + 4 = 7\n5 + 2 = 7\n6 + 2 = 8\n9 = 4 + 5";
    let cases: &[(Kind, &[(&str, &str)])] = &[
        (Kind::Memory, &[("list", "chat chien\nvache\npoule\nlapin, coq")]),
        (Kind::Memory, &[("list", pairs), ("cards", "pairs")]),
        (Kind::Memory, &[("list", "a;b;c;d"), ("cards", "pictures"), ("players", "1")]),
        (Kind::Families, &[("list", families)]),
        (Kind::Families, &[("list", families), ("titles", "no"), ("offered", "1")]),
        (Kind::PigeonVole, &[("list", families)]),
        (Kind::Spelling, &[("list", "arc-en-ciel\naujourd’hui\npomme de terre\nœuf")]),
        (Kind::Spelling, &[("list", "Noël"), ("letters", "capitals"), ("hint", "none")]),
        (Kind::OddOneOut, &[("list", "vache;chien;*bus\npomme;*scie;poire")]),
        (Kind::Arithmetic, &[]),
        (Kind::Arithmetic, &[("operation", "divided"), ("hidden", "any"), ("extra", "6")]),
        (Kind::Arithmetic, &[("operation", "times"), ("smallest", "0"), ("sums", "12")]),
        (Kind::Arithmetic, &[("operation", "minus"), ("hidden", "first"), ("extra", "0")]),
        (Kind::OneAmong, &[("list", "Quelle est la capitale ?\nLyon\n*Paris\nNice")]),
        (Kind::SomeAmong, &[("question", "Qui vole ?"), ("list", "*abeille; *pie; vache; chien")]),
        (Kind::Dominoes, &[("list", "chat;cat\nchien;dog\nvache;cow\npoule;hen\ncoq;rooster")]),
        (Kind::Jigsaw, &[("picture", "photo.jpg"), ("pieces", "12")]),
    ];
    for (kind, fields) in cases {
        let game = open(&made(*kind, fields).design);
        for seed in 0..3 {
            let outcome = play_carefully(&game, seed, 400);
            assert!(is_won(outcome.as_ref()), "{kind} {fields:?} seed {seed}: {outcome:?}");
        }
    }
}

#[test]
fn placing_games_end_whatever_is_played() {
    for (kind, fields) in [
        (Kind::Families, [("list", "aigle; oiseau\nmerle; oiseau\ntruite; poisson")]),
        (Kind::Spelling, [("list", "chat\nchien")]),
        (Kind::Memory, [("list", "chat\nchien\nvache")]),
        (Kind::Dominoes, [("list", "a;b\nc;d\ne;f\ng;h")]),
    ] {
        let game = open(&made(kind, &fields).design);
        let (plies, is_over) = play_anything(&game, 7, 20_000);
        assert!(is_over, "{kind} after {plies}");
    }
}

#[test]
fn sliding_puzzles_are_solved() {
    for (fields, most) in [
        ([("rows", "2"), ("columns", "3"), ("face", "digits")], 30),
        ([("rows", "3"), ("columns", "2"), ("face", "letters")], 30),
    ] {
        let game = open(&made(Kind::SlidingPuzzle, &fields).design);
        for seed in 0..5 {
            let needed = solve(&game, seed, 1_000).unwrap();
            assert!((1..=most).contains(&needed), "{needed}");
        }
    }
}

#[test]
fn the_small_peg_board_and_a_drawn_one_are_solved() {
    let small = open(&made(Kind::PegSolitaire, &[("board", "small")]).design);
    assert_eq!(solve(&small, 0, 100_000), Some(10));
    let line = open(&made(Kind::PegSolitaire, &[("list", "x x o x")]).design);
    assert_eq!(solve(&line, 0, 1_000), Some(2));
}

#[test]
fn the_block_puzzles_are_solved() {
    let drawn = "#####\n#aab#\n#aa.#\n#c..#\n#####";
    let game = open(&made(Kind::BlockPuzzle, &[("list", drawn), ("goal", "c3")]).design);
    assert!(solve(&game, 0, 100_000).is_some());
    // Without a goal it is the lowest place that has room, walls or not.
    let game = open(&made(Kind::BlockPuzzle, &[("list", drawn)]).design);
    assert!(solve(&game, 0, 100_000).is_some());
    let classic = made(Kind::BlockPuzzle, &[]).design;
    // Each of its pieces is a kind of its own: too many positions to be solved here. The same
    // puzzle of the library, whose like pieces are of one kind, is solved where searches are.
    assert_eq!(classic.tokens.len(), 10);
}

#[test]
fn goose_games_come_to_an_end() {
    let cases: [&[(&str, &str)]; 4] = [
        &[],
        &[("list", "none"), ("cells", "10"), ("path", "serpentine")],
        &[
            ("list", "6:bridge 12\n9 oie\n19 auberge 2\n31;puits\n42 → 30\n58 mort"),
            ("players", "2"),
        ],
        &[("list", "3 -> 7\n7 -> 3\n5: recule 4"), ("cells", "20")],
    ];
    for fields in cases {
        let game = open(&made(Kind::Goose, fields).design);
        for seed in 0..5 {
            let (plies, is_over) = play_anything(&game, seed, 5_000);
            assert!(is_over, "{fields:?} after {plies}");
        }
        assert_eq!(game.seats(), 2);
    }
}

#[test]
fn a_set_of_dominoes_is_dealt_and_played() {
    for players in ["1", "2", "3", "4"] {
        let made = made(Kind::Dominoes, &[("players", players)]);
        assert_eq!(made.design.tokens.len(), 28);
        let game = open(&made.design);
        assert_eq!(game.seats().to_string(), players);
        play_anything(&game, 1, 300);
    }
}
