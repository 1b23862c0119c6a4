//! The design as its maker sees it: any design, every cell, every token; boards moved about.

use design::edit::BoardName;
use design::{Design, Zone};
use geometry::Point;
use scene::{Figure, Mark, Touch};
use workbench::{ActionName, Input, Part, Tool, Workbench};

use crate::making::*;

#[test]
fn every_design_has_a_picture_and_each_of_its_places_can_be_touched() {
    for entry in workshop::library::entries() {
        let design = &entry.design;
        let mut bench = Workbench::new(entry.id, design.clone());
        let scene = bench.scene();
        let cells = usize::from(design.grid.rows) * usize::from(design.grid.columns);
        assert_eq!(scene.boards[0].spots.len(), cells, "{}", entry.id);
        let spots = scene.boards.iter().flat_map(|board| &board.spots);
        let touches: Vec<Touch> = spots.map(|spot| spot.touch.clone()).collect();
        let hidden = scene.boards.iter().flat_map(|board| &board.spots);
        let mut pieces = hidden.flat_map(|spot| &spot.pieces);
        assert!(pieces.all(|piece| !matches!(piece.figure, Figure::FaceDown { .. })));
        for touch in &touches {
            bench.touch(touch).unwrap_or_else(|why| panic!("{} {touch:?}: {why:?}", entry.id));
            assert_ne!(bench.selected(), &Part::Game, "{} {touch:?}", entry.id);
        }
        assert_eq!(bench.design(), design, "selecting changes nothing");
    }
}

#[test]
fn strange_designs_are_drawn_too() {
    assert_eq!(empty().scene().boards[0].spots.len(), 0);
    let mut design = Design::default();
    (design.grid.rows, design.grid.columns) = (255, 255);
    design.shoes.resize(300, Default::default());
    design.shoes[0].queue = vec!["nobody".to_owned(), "@@".to_owned()];
    design.shoes[0].queue_cells = u16::MAX;
    let bench = Workbench::new("x", design);
    assert_eq!(bench.scene().boards[0].spots.len(), 26 * 99);
    assert!(!bench.remarks().is_empty());
}

#[test]
fn selected_cells_are_marked_and_grow() {
    let mut bench = empty();
    bench.select(Part::Grid);
    fill(&mut bench, "rows", Input::Number(3));
    fill(&mut bench, "columns", Input::Number(3));
    touch(&mut bench, "a1");
    bench.touch_more(&Touch::new("b2")).unwrap();
    bench.touch_more(&Touch::new("c3")).unwrap();
    bench.touch_more(&Touch::new("a1")).unwrap();
    let marked = |bench: &Workbench| {
        let scene = bench.scene();
        let spots = scene.boards[0].spots.iter();
        let marked = spots.filter(|spot| spot.marks.contains(&Mark::Selected));
        marked.map(|spot| spot.touch.as_str().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(marked(&bench), ["b2", "c3"]);
    fill(&mut bench, "in_play", Input::Switch(false));
    let scene = bench.scene();
    assert_eq!(scene.boards[0].spots.len(), 9, "cells out of play are still there");
    assert!(scene.spot(&Touch::new("b2")).unwrap().marks.contains(&Mark::Forbidden));
    fill(&mut bench, "in_play", Input::Default);
    fill(&mut bench, "number", Input::Number(4));
    assert_eq!(bench.design().grid.numbers.0, [vec![], vec![0, 4], vec![0, 0, 5]]);
    act(&mut bench, ActionName::InsertRowAbove);
    assert_eq!(bench.design().grid.rows, 4);
    assert_eq!(bench.touch(&Touch::new("z9")).unwrap_err().key(), "bench.no-place");
}

#[test]
fn boards_are_dragged_and_the_others_stay_where_they_were() {
    let mut bench = empty();
    bench.select(Part::Grid);
    fill(&mut bench, "rows", Input::Number(2));
    fill(&mut bench, "columns", Input::Number(2));
    bench.select(Part::Player(1));
    act(&mut bench, ActionName::Give(BoardName::Shoe));
    bench.select(Part::Player(1));
    act(&mut bench, ActionName::Give(BoardName::ResultZone));
    let place = |bench: &Workbench, id: &str| {
        let scene = bench.scene();
        let board = scene.boards.iter().find(|board| board.id == id);
        board.and_then(|board| board.frame.place).unwrap()
    };
    let result = place(&bench, "result1");
    bench.move_board("shoe1", Point::new(700, 40)).unwrap();
    assert_eq!(place(&bench, "shoe1"), Point::new(700, 40));
    assert_eq!(place(&bench, "result1"), result);
    assert_eq!(place(&bench, "grid"), Point::new(0, 0));
    // A new board finds a place beside those that were placed.
    bench.select(Part::Player(1));
    act(&mut bench, ActionName::Give(BoardName::WaitingZone));
    assert!(place(&bench, "waiting1").x > 700);
    assert_eq!(bench.move_board("queue1", Point::new(1, 1)).unwrap_err().key(), "bench.no-board");
    bench.undo().unwrap();
    bench.undo().unwrap();
    assert_eq!(bench.design().shoes[0].frame.x, 0);
}

#[test]
fn tools_paint_close_number_and_place_dice() {
    let mut bench = empty();
    bench.select(Part::Grid);
    fill(&mut bench, "rows", Input::Number(2));
    fill(&mut bench, "columns", Input::Number(3));
    bench.set_tool(Tool::Close);
    touch(&mut bench, "c1");
    bench.set_tool(Tool::Number(1));
    stroke(&mut bench, "b2", "a1");
    assert_eq!(bench.tool(), &Tool::Number(5));
    stroke(&mut bench, "a1", "a1");
    assert_eq!(bench.tool(), &Tool::Number(6), "a cell has one number");
    bench.undo().unwrap();
    assert_eq!(bench.design().grid.numbers.0, [vec![1, 2], vec![3, 4]]);
    act(&mut bench, ActionName::AddDie);
    let die = bench.design().dice[0].id.clone();
    bench.set_tool(Tool::Die(Some(die)));
    touch(&mut bench, "b1");
    assert_eq!(bench.design().grid.dice.len(), 1);
    bench.set_tool(Tool::Die(None));
    touch(&mut bench, "b1");
    assert_eq!(bench.design().grid.dice.len(), 0);
    bench.set_tool(Tool::Open);
    touch(&mut bench, "c1");
    bench.set_tool(Tool::Paste("nobody".to_owned()));
    assert_eq!(bench.tool(), &Tool::Select, "there is no such token");
    act(&mut bench, ActionName::AddToken);
    bench.set_tool(Tool::Paste("token-1".to_owned()));
    touch(&mut bench, "c2");
    bench.set_tool(Tool::Take);
    touch(&mut bench, "c2");
    assert_eq!(bench.touch(&Touch::new("c2")).unwrap_err().key(), "edit.no-token");
}

#[test]
fn a_token_is_dragged_to_another_place_as_it_is() {
    let mut bench = crate::walkthroughs::make_pigeon_vole();
    let drawn = |bench: &Workbench, col, row| {
        bench.design().grid.tokens.at(col, row).map(ToString::to_string).unwrap_or_default()
    };
    let queue = bench.design().shoes[0].queue.clone();
    let at = queue.iter().position(|token| token == "token-1").unwrap();
    bench.set_tool(Tool::Select);
    stroke(&mut bench, &format!("queue1.{}1", char::from(b'a' + u8::try_from(at).unwrap())), "b2");
    assert_eq!(drawn(&bench, 1, 1), "token-1");
    assert_eq!(bench.design().shoes[0].queue.len(), queue.len() - 1);
    fill(&mut bench, "token.owners", Input::Check("1".to_owned(), true));
    assert_eq!(drawn(&bench, 1, 1), "token-1@1");
    stroke(&mut bench, "b2", "f1");
    assert_eq!(drawn(&bench, 5, 0), "token-1@1", "it keeps its owner");
    assert_eq!(drawn(&bench, 1, 1), ".");
    assert_eq!(bench.selected(), &Part::Cells(["f1".parse().unwrap()].into_iter().collect()));
    bench.undo().unwrap();
    bench.undo().unwrap();
    bench.undo().unwrap();
    assert_eq!(bench.design().shoes[0].queue, queue);
    let wrong = bench.stroke(&Touch::new("queue1.a1"), &Touch::new("z9")).unwrap_err();
    assert_eq!(wrong.key(), "bench.no-place");
    assert_eq!(bench.design().shoes[0].queue, queue);
}

#[test]
fn a_stroke_over_empty_cells_selects_them_all() {
    let mut bench = empty();
    bench.select(Part::Grid);
    fill(&mut bench, "rows", Input::Number(3));
    fill(&mut bench, "columns", Input::Number(3));
    stroke(&mut bench, "b1", "a2");
    let Part::Cells(cells) = bench.selected() else { panic!("{:?}", bench.selected()) };
    assert_eq!(cells.to_string(), "a1 b1 a2 b2");
}

#[test]
fn a_cell_that_its_table_closes_is_opened_by_the_switch() {
    let mut bench = empty();
    bench.select(Part::Grid);
    fill(&mut bench, "rows", Input::Number(3));
    fill(&mut bench, "columns", Input::Number(3));
    touch(&mut bench, "b2");
    fill(&mut bench, "table", Input::Table(design::MoveTable::CLOSED));
    assert!(!bench.design().grid.is_in_play("b2".parse().unwrap()));
    fill(&mut bench, "in_play", Input::Switch(true));
    assert!(bench.design().grid.is_in_play("b2".parse().unwrap()));
}

#[test]
fn a_stroke_over_a_queue_takes_what_lies_under_it() {
    let mut bench = crate::walkthroughs::make_pigeon_vole();
    let before = bench.design().shoes[0].queue.clone();
    bench.set_tool(Tool::Take);
    stroke(&mut bench, "queue1.d1", "queue1.b1");
    let left = [&before[..1], &before[4..]].concat();
    assert_eq!(bench.design().shoes[0].queue, left);
    bench.undo().unwrap();
    assert_eq!(bench.design().shoes[0].queue, before, "one step to undo");
}

#[test]
fn the_tool_follows_what_is_selected_or_is_laid_down() {
    let mut bench = crate::walkthroughs::make_pigeon_vole();
    let paste = |number: u8| Tool::Paste(format!("token-{number}"));
    bench.select(Part::Token("token-1".to_owned()));
    act(&mut bench, ActionName::Copy);
    act(&mut bench, ActionName::Next);
    assert_eq!(bench.tool(), &paste(2));
    bench.select(Part::Shoe(1));
    assert_eq!(bench.tool(), &paste(2), "to be put there");
    bench.select(Part::Players);
    assert_eq!(bench.tool(), &Tool::Select);
    bench.set_tool(Tool::Paint("zone-1".to_owned()));
    bench.select(Part::Zone("zone-2".to_owned()));
    assert_eq!(bench.tool(), &Tool::Paint("zone-2".to_owned()));
    bench.select(Part::Grid);
    assert_eq!(bench.tool(), &Tool::Select);
}

#[test]
fn the_rest_of_the_grid_is_marked_and_takes_characteristics() {
    let mut design = Design::default();
    (design.grid.rows, design.grid.columns) = (2, 2);
    let cells = "a1 b1".parse().unwrap();
    design.grid.zones.push(Zone { id: "sky".to_owned(), cells, ..Zone::default() });
    let mut bench = Workbench::new("x", design);
    bench.select(Part::Zone("rest".to_owned()));
    let scene = bench.scene();
    let marked = scene.boards[0].spots.iter().filter(|spot| spot.marks.contains(&Mark::Selected));
    let marked: Vec<&str> = marked.map(|spot| spot.touch.as_str()).collect();
    assert_eq!(marked, ["a2", "b2"]);
    fill(&mut bench, "characteristics", Input::List(vec!["ground".to_owned()]));
    assert_eq!(bench.design().grid.rest_characteristics, ["ground"]);
}
