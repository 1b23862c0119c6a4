//! What the actions do, beyond what the walk-throughs use.

use design::Design;
use design::edit::BoardName;
use workbench::{Action, ActionName, Control, Input, Part, Workbench};

use crate::making::*;
use crate::random::everything;
use crate::walkthroughs::{make_memory, make_pigeon_vole};

fn action(bench: &Workbench, name: ActionName) -> Action {
    bench.actions().into_iter().find(|action| action.name == name).unwrap()
}

#[test]
fn the_keys_of_chapter_11_3_are_there_for_every_board() {
    let mut bench = everything();
    for part in [Part::Grid, Part::Shoe(1), Part::WaitingZone(1), Part::ResultZone(1)] {
        bench.select(part);
        let keys: Vec<&str> = bench.actions().iter().filter_map(|action| action.key).collect();
        for key in [
            "Ctrl+D",
            "Ctrl+ArrowRight",
            "Ctrl+ArrowDown",
            "Ctrl+ArrowUp",
            "Ctrl+ArrowLeft",
            "Shift+ArrowUp",
            "Shift+ArrowDown",
            "Shift+ArrowRight",
            "Shift+ArrowLeft",
            "Alt+ArrowRight",
            "Alt+ArrowLeft",
            "Alt+ArrowUp",
            "Alt+ArrowDown",
            "Alt+Plus",
            "Alt+Minus",
        ] {
            assert!(keys.contains(&key), "{key} for {:?}", bench.selected());
        }
    }
}

#[test]
fn measures_change_by_one() {
    let mut bench = everything();
    bench.select(Part::Shoe(1));
    for name in [
        ActionName::AddRow,
        ActionName::AddColumn,
        ActionName::Taller,
        ActionName::Narrower,
        ActionName::MoreColumnSpace,
        ActionName::ThickerLine,
    ] {
        act(&mut bench, name);
    }
    let shoe = &bench.design().shoes[0];
    assert_eq!((shoe.rows, shoe.columns), (2, 2));
    let frame = &shoe.frame;
    assert_eq!(
        (frame.cell_height, frame.cell_width, frame.column_spacing, frame.line),
        (51, 49, 1, 2)
    );
    act(&mut bench, ActionName::RemoveLastRow);
    assert_eq!(bench.design().shoes[0].rows, 1);
    assert!(bench.act(&ActionName::RemoveLastRow).is_err(), "a shoe has a row");
    // No further than the fields themselves, and the reason is told.
    fill(&mut bench, "frame.cell_height", Input::Number(1000));
    fill(&mut bench, "frame.line", Input::Number(0));
    for name in [ActionName::Taller, ActionName::ThinnerLine, ActionName::LessRowSpace] {
        let why = action(&bench, name).closed.unwrap();
        assert_eq!(why.key(), "bench.out-of-range", "{name:?}");
    }
}

#[test]
fn the_next_token_takes_the_choices_or_not() {
    let mut bench = make_memory();
    bench.select(Part::Token("token-2".to_owned()));
    act(&mut bench, ActionName::AddToken);
    let kinds = &bench.design().tokens;
    let (like, new) = (&kinds[1], &kinds[8]);
    assert_eq!((new.mode, &new.back, new.count), (like.mode, &like.back, like.count));
    assert!(new.characteristics.is_empty(), "what it is like is its own");
    assert!(new.name.is_empty() && new.picture.is_empty());
    bench.keep_choices(false);
    act(&mut bench, ActionName::AddToken);
    let plain = design::TokenKind::default();
    assert_eq!(bench.design().tokens[9].mode, plain.mode);
    assert_eq!(bench.design().tokens[9].count, 1);
}

#[test]
fn tokens_and_zones_are_copied_and_pasted() {
    let mut bench = make_pigeon_vole();
    bench.select(Part::Zone("zone-1".to_owned()));
    assert_eq!(action(&bench, ActionName::Paste).closed.unwrap().key(), "bench.nothing-copied");
    act(&mut bench, ActionName::Copy);
    act(&mut bench, ActionName::Paste);
    assert_eq!(bench.selected(), &Part::Zone("zone-3".to_owned()));
    let zones = &bench.design().grid.zones;
    assert_eq!(zones[2].characteristics, zones[0].characteristics);
    assert!(zones[2].cells.cells().is_empty());
    bench.select(Part::Token("token-1".to_owned()));
    act(&mut bench, ActionName::Copy);
    act(&mut bench, ActionName::Paste);
    let kinds = &bench.design().tokens;
    assert_eq!((&kinds[6].id, &kinds[6].name), (&"token-7".to_owned(), &kinds[0].name));
    // The new kind is free, the copied one is all used.
    bench.select(Part::Token("token-7".to_owned()));
    act(&mut bench, ActionName::Copy);
    bench.set_tool(workbench::Tool::Select);
    touch(&mut bench, "a1");
    act(&mut bench, ActionName::Paste);
    assert!(bench.act(&ActionName::Paste).is_err());
    act(&mut bench, ActionName::TakeTokens);
    assert_eq!(
        action(&bench, ActionName::TakeTokens).closed.unwrap().key(),
        "bench.no-tokens-here"
    );
}

#[test]
fn boards_are_given_shared_and_removed_with_all_they_hold() {
    let mut bench = make_pigeon_vole();
    bench.select(Part::Game);
    act(&mut bench, ActionName::AddPlayer);
    fill(&mut bench, "shoe", choice("1"));
    let players = &bench.design().players;
    assert_eq!((players[0].shoe, players[1].shoe), (Some(1), Some(1)));
    fill(&mut bench, "shoe", choice("new"));
    assert_eq!(bench.design().players[1].shoe, Some(2));
    bench.select(Part::Shoe(1));
    act(&mut bench, ActionName::Remove);
    let design = bench.design();
    assert_eq!(
        (design.shoes.len(), design.players[0].shoe, design.players[1].shoe),
        (1, None, Some(1))
    );
    bench.undo().unwrap();
    assert_eq!(bench.design().shoes[0].queue.len(), 6);
    bench.select(Part::Player(2));
    act(&mut bench, ActionName::TakeBoard(BoardName::Shoe));
    let why = action(&bench, ActionName::TakeBoard(BoardName::Shoe)).closed.unwrap();
    assert_eq!(why.key(), "bench.has-no-board");
    bench.select(Part::Grid);
    act(&mut bench, ActionName::Remove);
    assert_eq!(bench.design().grid.rows, 0);
    assert!(bench.design().grid.zones.iter().all(|zone| zone.cells.cells().is_empty()));
}

#[test]
fn a_token_in_use_stays_and_its_name_is_told() {
    let mut bench = make_memory();
    bench.select(Part::Token("token-1".to_owned()));
    let why = bench.act(&ActionName::Remove).unwrap_err();
    assert!(words().say(&why).contains("Black ball"));
    let undo = bench.to_undo().unwrap();
    assert_eq!(undo.key(), "edit.did-change-rules");
    fill(&mut bench, "count", Input::Number(3));
    assert!(words().say(&bench.to_undo().unwrap()).contains("Black ball"));
    let undone = bench.undo().unwrap();
    assert!(words().say(&undone).contains("Black ball"));
}

#[test]
fn rows_and_columns_come_and_go_at_the_selected_cells() {
    let mut bench = Workbench::new("x", Design::default());
    bench.select(Part::Grid);
    fill(&mut bench, "rows", Input::Number(3));
    fill(&mut bench, "columns", Input::Number(3));
    touch(&mut bench, "b2");
    act(&mut bench, ActionName::InsertColumnAfter);
    act(&mut bench, ActionName::InsertRowBelow);
    assert_eq!((bench.design().grid.rows, bench.design().grid.columns), (4, 4));
    bench.touch_more(&scene::Touch::new("c3")).unwrap();
    act(&mut bench, ActionName::DeleteRows);
    assert_eq!((bench.design().grid.rows, bench.design().grid.columns), (2, 4));
    assert_eq!(bench.selected(), &Part::Grid);
}

#[test]
fn the_largest_board_that_a_field_offers_can_be_made() {
    let mut bench = everything();
    for part in [Part::Grid, Part::Shoe(1), Part::WaitingZone(1), Part::ResultZone(1)] {
        bench.select(part.clone());
        for name in ["rows", "columns"] {
            let field = bench.fields().into_iter().find(|field| field.name == name).unwrap();
            let Control::Number { most, .. } = field.control else { panic!("{field:?}") };
            assert_eq!(bench.fill(name, Input::Number(most)), Ok(()), "{part:?} {name}");
            assert!(bench.fill(name, Input::Number(most + 1)).is_err(), "{part:?} {name}");
        }
    }
}
