//! How made boards look at the start, drawn with letters.

use std::fmt::Write;

use game::{Game, Presentation, Rules, Viewer};
use makers::Kind;
use paint::{Alphabet, render_board};

use crate::player::open;
use crate::{Typed, made};

/// The boards of a new play, each with its name.
fn shown(kind: Kind, fields: &[(&str, &str)]) -> String {
    let game = open(&made(kind, fields).design);
    let at = game.start(1);
    let scene = game.scene(&game.view_for(&at, Viewer::Seat(game::Seat::at(0))), &[]).unwrap();
    let mut text = String::new();
    for board in &scene.boards {
        writeln!(text, "{}", board.id).unwrap();
        writeln!(text, "{}", render_board(board, Alphabet::Unicode)).unwrap();
    }
    text.trim_end().to_owned()
}

#[test]
fn boards_look_as_drawn_here() {
    let families = "aigle; oiseau\nmerle; oiseau\ntruite; poisson\nlynx; félin\ntigre; félin";
    let cases: &[(&str, Kind, Typed<'_>)] = &[
        ("memory", Kind::Memory, &[("list", "chat\nchien\nvache\npoule\nlapin\nsouris\ncoq")]),
        ("families", Kind::Families, &[("list", families)]),
        ("pigeon-vole", Kind::PigeonVole, &[("list", "pigeon;vole\nvache;marche\nabeille;vole")]),
        ("spelling", Kind::Spelling, &[("list", "chat\nchien\narc-en-ciel")]),
        ("arithmetic", Kind::Arithmetic, &[("largest", "5")]),
        ("one-among", Kind::OneAmong, &[("list", "Qui vole ?\nabeille\nvache\nchien")]),
        ("dominoes", Kind::Dominoes, &[("list", "chat;cat\nchien;dog\nvache;cow")]),
        ("sliding-puzzle", Kind::SlidingPuzzle, &[("rows", "4"), ("columns", "4")]),
        ("jigsaw", Kind::Jigsaw, &[("picture", "photo.jpg")]),
        ("goose", Kind::Goose, &[]),
        ("goose-short", Kind::Goose, &[("cells", "22"), ("path", "serpentine"), ("list", "5 → 9")]),
        ("peg-solitaire", Kind::PegSolitaire, &[]),
        ("block-puzzle", Kind::BlockPuzzle, &[]),
    ];
    for (name, kind, fields) in cases {
        insta::assert_snapshot!(*name, shown(*kind, fields));
    }
}

#[test]
fn pieces_of_a_picture_are_named_as_the_design_names_them() {
    type Fields = &'static [(&'static str, &'static str)];
    let cases: [(Kind, Fields, (usize, usize, &str)); 3] = [
        (Kind::Jigsaw, &[("picture", "a/My cat.jpeg")], (3, 4, "pictures/My-cat-r1c1.png")),
        (
            Kind::Jigsaw,
            &[("picture", "b.SVG"), ("width", "30"), ("height", "90")],
            (6, 2, "pictures/b-r1c1.svg"),
        ),
        (
            Kind::SlidingPuzzle,
            &[("picture", "c.png"), ("face", "picture")],
            (3, 3, "pictures/c-r1c1.png"),
        ),
    ];
    for (kind, fields, (rows, columns, first)) in cases {
        let made = made(kind, fields);
        let cut = made.cut.unwrap();
        assert_eq!((cut.rows, cut.columns, cut.path(0).as_str()), (rows, columns, first));
        let named: Vec<String> = made.design.tokens.iter().map(|t| t.picture.clone()).collect();
        let pieces: Vec<String> = (0..named.len()).map(|piece| cut.path(piece)).collect();
        assert_eq!(named, pieces);
        assert!(named.iter().all(|path| design::package::is_file_path(path)), "{named:?}");
    }
    assert_eq!(made(Kind::SlidingPuzzle, &[]).cut, None);
}
