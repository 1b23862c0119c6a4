//! What a design says of its looks reaches the scene.

use design::Design;
use game::{Game as _, Presentation as _, Rules as _, Seat, Settings, TouchError, Touched, Viewer};
use geometry::{Point, Rect, Shape};
use scene::{Board, Figure, Mark, Scene, Touch};

use crate::play::Move;

/// The scene of a design's start for the first seat.
fn scene_of(design: &str) -> Scene {
    let design: Design = design::files::read(design).unwrap();
    let game = crate::open("look", &design, &Settings::none()).unwrap();
    let view = game.view_for(&game.start(1), Viewer::Seat(Seat::FIRST));
    game.scene(&view, &[]).unwrap()
}

const FRAMED: &str = r#"{
    "marelle_design": 1,
    "tokens": [
        { "id": "cat", "picture": "picture:cat", "count": 2, "owners": [1, 2] },
        { "id": "gem", "picture": "picture:gem-stone", "back": "card:back", "mode": "selection" }
    ],
    "token_height": 30,
    "grid": {
        "rows": 2, "columns": 2, "order": "kept",
        "tokens": ["cat gem", ".   ."],
        "zones": [
            { "id": "roof", "name": "the roof", "cells": "a1 b1" },
            { "id": "door", "name": "the door", "cells": "a2" }
        ],
        "frame": {
            "x": 10, "y": 20, "row_spacing": 5, "column_spacing": 10, "cell_height": 60,
            "cell_width": 40, "line": 3, "background": "picture:house"
        }
    },
    "shoes": [{ "tokens": ["cat"], "frame": { "x": 300, "visible": false } }],
    "players": [{ "shoe": 1 }, { "shoe": 1 }]
}"#;

#[test]
fn frames_say_where_boards_lie_and_how_cells_are_drawn() {
    let scene = scene_of(FRAMED);
    let grid = &scene.boards[0];
    assert_eq!(grid.frame.place, Some(Point::new(20, 40)));
    assert_eq!(grid.frame.step, Point::new(100, 130));
    assert_eq!(grid.frame.token, Point::new(80, 60), "a token stays in its cell");
    assert_eq!(grid.frame.background.as_deref(), Some("picture:house"));
    assert_eq!((grid.frame.line, grid.frame.visible), (6, true));
    let last = scene.spot(&Touch::new("b2")).unwrap();
    assert_eq!(last.outline, Shape::Rect(Rect::new(100, 130, 80, 120)));
    let shoe = &scene.boards[1];
    assert_eq!((shoe.frame.place, shoe.frame.visible), (Some(Point::new(600, 0)), false));
}

#[test]
fn owners_backs_and_zones_are_told() {
    let scene = scene_of(FRAMED);
    let cat = &scene.spot(&Touch::new("a1")).unwrap().pieces[0];
    assert_eq!((cat.owner, cat.shared_with.as_slice()), (Some(1), [2].as_slice()));
    let gem = &scene.spot(&Touch::new("b1")).unwrap().pieces[0];
    assert_eq!(gem.figure, Figure::FaceDown { back: Some("card:back".to_owned()) });
    let grid = &scene.boards[0];
    let zone = |cell: &str| grid.zone_of(scene.spot(&Touch::new(cell)).unwrap());
    assert_eq!(zone("a1").map(|zone| zone.tint), Some(Some(0)));
    assert_eq!(zone("a2").map(|zone| zone.tint), Some(None), "one cell needs no tint");
    assert_eq!(zone("b2"), None);
    assert_eq!(grid.zones[0].name.args().count(), 2, "both languages");
}

#[test]
fn a_piece_of_several_cells_says_where_it_goes_on() {
    let scene = scene_of(
        r#"{ "marelle_design": 1,
             "tokens": [{ "id": "L", "shape": ["x.", "xx"], "in_grid": "one-cell" }],
             "grid": { "rows": 2, "columns": 2, "order": "kept", "tokens": ["L ."] } }"#,
    );
    let joins = |cell: &str| scene.spot(&Touch::new(cell)).unwrap().pieces[0].joins;
    assert_eq!([joins("a1"), joins("a2"), joins("b2")], [4, 1 | 2, 8]);
}

#[test]
fn dice_show_their_faces_and_where_they_lie() {
    let scene = scene_of(
        r#"{ "marelle_design": 1,
             "tokens": [{ "id": "man", "in_grid": "die", "die": "d" }],
             "grid": { "rows": 1, "columns": 3, "order": "kept", "tokens": ["man . ."],
                       "dice": [{ "cells": "b1", "die": "d" }, { "cells": "c1", "die": "quiet" }] },
             "dice": [
                 { "id": "quiet", "faces": [{ "action": "pass-the-hand" }], "faces_shown": 0 },
                 { "id": "d", "faces": [{ "picture": "die:1", "action": { "move": 1 } }, {}] }
             ] }"#,
    );
    assert_eq!(scene.dice.len(), 1, "a die that rolls unseen is not shown");
    let face = Figure::Picture { id: "die:1".to_owned(), letter: "1".to_owned() };
    assert_eq!(scene.dice[0].faces, [face, Figure::Text("2".to_owned())]);
    let marks = |cell: &str| &scene.spot(&Touch::new(cell)).unwrap().marks;
    assert!(marks("b1").contains(&Mark::Die(0)) && !marks("c1").contains(&Mark::Die(0)));
}

#[test]
fn boards_that_were_placed_beyond_every_screen_are_drawn_all_the_same() {
    for far in [i32::MAX, i32::MIN] {
        let mut design: Design = design::files::read(FRAMED).unwrap();
        (design.grid.frame.x, design.grid.frame.y) = (far, far);
        (design.shoes[0].frame.x, design.shoes[0].frame.y) = (-(far / 2), far / 2);
        let scene = super::drawn(&design);
        let covers: Vec<Rect> = scene.boards.iter().map(covered).collect();
        assert!(covers.iter().all(|cover| cover.corner.x.checked_add(cover.width).is_some()));
        let game = crate::open("far", &design, &Settings::none()).unwrap();
        let seen = game.scene(&game.view_for(&game.start(1), Viewer::Public), &[]).unwrap();
        assert_eq!(seen.boards[0].frame.place, scene.boards[0].frame.place);
    }
}

#[test]
fn the_maker_sees_which_cells_are_out_of_play() {
    let design = r#"{ "marelle_design": 1,
        "grid": { "rows": 1, "columns": 3, "tokens": [". # ."],
                  "tables": [{ "cells": "c1", "table": ["xxx", "x.x", "xxx"] }] } }"#;
    let design: Design = design::files::read(design).unwrap();
    let scene = super::drawn(&design);
    let is_closed =
        |cell: &str| scene.spot(&Touch::new(cell)).unwrap().marks.contains(&Mark::Forbidden);
    assert_eq!(["a1", "b1", "c1"].map(is_closed), [false, true, true]);
}

#[test]
fn boards_that_were_never_placed_do_not_overlap() {
    for entry in crate::library::entries() {
        // Whoever places boards may lay one over cells of another that are not in play.
        if entry.design.shoes.iter().any(|shoe| (shoe.frame.x, shoe.frame.y) != (0, 0)) {
            continue;
        }
        let game = entry.open(&Settings::none()).unwrap();
        let scene = game.scene(&game.view_for(&game.start(1), Viewer::Public), &[]).unwrap();
        let covers: Vec<Rect> = scene.boards.iter().map(covered).collect();
        for (number, one) in covers.iter().enumerate() {
            for other in &covers[number + 1..] {
                let apart = one.corner.x + one.width + EDGE <= other.corner.x
                    || other.corner.x + other.width + EDGE <= one.corner.x
                    || one.corner.y + one.height + EDGE <= other.corner.y
                    || other.corner.y + other.height + EDGE <= one.corner.y;
                assert!(apart, "{}: {one:?} {other:?}", entry.id);
            }
        }
    }
}

/// Beyond its cells and letters a board has an edge.
const EDGE: i32 = 14;

/// What the cells of a board cover on the table.
fn covered(board: &Board) -> Rect {
    let place = board.frame.place.unwrap();
    let Rect { corner, width, height } = board.bounds;
    Rect::new(place.x + corner.x, place.y + corner.y, width, height)
}

/// One row with a die for its tokens.
fn rolling(row: &str) -> crate::DesignedGame {
    let design = format!(
        r#"{{
            "marelle_design": 1,
            "tokens": [{{ "id": "pawn", "count": 2, "in_grid": "die", "die": "six" }}],
            "grid": {{
                "rows": 1, "columns": 4, "order": "kept", "tokens": ["{row}"], "numbers": ["1 2 3 4"]
            }},
            "dice": [{{ "id": "six", "faces": [{{ "action": {{ "move": 1 }} }}] }}]
        }}"#
    );
    crate::open("row", &design::files::read(&design).unwrap(), &Settings::none()).unwrap()
}

#[test]
fn the_die_s_button_rolls_for_the_only_token_and_asks_which_of_several() {
    let roll = Touch::new("roll");
    let touched = |row: &str| {
        let game = rolling(row);
        let view = game.view_for(&game.start(1), Viewer::Seat(Seat::FIRST));
        let scene = game.scene(&view, &[]).unwrap();
        let accepts = scene.touchables().any(|touch| *touch == roll);
        let touched = game::touch(&game, &view, &[], &roll);
        assert_eq!(accepts, touched.is_ok(), "{row}");
        (touched, game.prompt(&game.start(1), Viewer::Seat(Seat::FIRST), &[Touch::new("a1")]))
    };
    let (rolled, asked) = touched("pawn . . .");
    assert_eq!(rolled, Ok(Touched::Move(Move::Roll(0))));
    assert_eq!(asked.key(), "workshop.roll-now");
    let (refused, _) = touched("pawn . pawn .");
    let Err(TouchError::Refused(why)) = refused else { unreachable!("{refused:?}") };
    assert_eq!(game::Reason::key(&why), "workshop.choose-first");
}

#[test]
fn boards_are_called_as_the_educator_says() {
    let named = FRAMED.replace("\"x\": 10,", "\"title\": \"the house\", \"x\": 10,").replace(
        "\"x\": 300,",
        "\"title\": { \"fr\": \"panier\", \"en\": \"basket\" }, \"x\": 300,",
    );
    let english = i18n::Translator::new(i18n::Lang::En, &[design::WORDS.en]).unwrap();
    let titles = |text: &str| -> Vec<Option<String>> {
        let boards = scene_of(text).boards;
        boards.iter().map(|board| board.title.as_ref().map(|title| english.say(title))).collect()
    };
    assert_eq!(titles(&named), [Some("the house".to_owned()), Some("basket".to_owned())]);
    assert_eq!(titles(FRAMED), [None, Some("To play".to_owned())]);
}

#[test]
fn a_design_chooses_its_theme_captions_and_coordinates() {
    let plain = scene_of(FRAMED);
    assert_eq!((plain.theme, plain.has_coordinates), (scene::Theme::Table, false));
    assert!(plain.writings.is_empty(), "pictures alone");
    let chosen = r#""marelle_design": 2, "theme": "sea", "captions": true, "coordinates": true,"#;
    let dressed = scene_of(&FRAMED.replace(r#""marelle_design": 1,"#, chosen));
    assert_eq!((dressed.theme, dressed.has_coordinates), (scene::Theme::Sea, true));
    assert_eq!(dressed.writings.len(), 2, "both kinds are named below their pictures");
    let card = |scene: &Scene| scene.spot(&Touch::new("a1")).unwrap().pieces[0].card;
    assert_eq!(card(&plain), Some(scene::Card::Picture));
    assert_eq!(card(&dressed), Some(scene::Card::Named));
    let design = design::files::read(FRAMED).unwrap();
    assert!(super::drawn(&design).has_coordinates, "who makes a game names its cells");
    assert!(!design::files::write(&design).contains("theme"), "an older file stays as it is");
}

#[test]
fn every_game_of_the_shelf_that_is_played_by_names_has_coordinates() {
    let of = |id: &str| {
        let entry = crate::library::entries().iter().find(|entry| entry.id == id).unwrap();
        (entry.design.theme, entry.design.coordinates)
    };
    assert_eq!(of("memory"), (design::Theme::Sea, false));
    assert!(of("draughts").1 && of("reversi").1 && !of("goose").1 && !of("families").1);
}
