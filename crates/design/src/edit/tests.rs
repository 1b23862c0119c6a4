//! Edits: what they do, what they refuse, and that all can be undone.

mod refused;
mod sequences;
mod walkthroughs;

use super::*;
use crate::*;

/// An editor on a design, given as text.
fn open(text: &str) -> Editor {
    let design = crate::files::read(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(crate::files::check(&design), []);
    Editor::new(design)
}

/// Does edits that must all be taken.
fn all(editor: &mut Editor, edits: impl IntoIterator<Item = Edit>) {
    for edit in edits {
        let shown = format!("{edit:?}");
        editor.apply(edit).unwrap_or_else(|refusal| panic!("{shown}: {refusal}"));
    }
}

fn cells(text: &str) -> CellList {
    text.parse().unwrap()
}

fn words(fr: &str, en: &str) -> Words {
    Words { fr: fr.to_owned(), en: en.to_owned() }
}

const FARM: &str = r##"{
    "tokens": [
        {"id": "cow", "count": 3, "stackable": true, "owners": [1]},
        {"id": "bar", "shape": ["x", "x"], "count": 2}
    ],
    "grid": {
        "rows": 4, "columns": 3,
        "tokens": [". cow .", "# . .", "bar . cow@2", ". . ."],
        "zones": [{"id": "top", "cells": "a1-c1"}, {"id": "low", "cells": "c3 a4"}],
        "numbers": ["1 2 3", "4 5 6"],
        "tables": [{"cells": "b2 c3", "table": ["xxx", "xxx", "xxx"]}],
        "dice": [{"cells": "c4", "die": "d"}]
    },
    "dice": [{"id": "d", "faces": [{"action": {"roll": {"die": "d", "times": 1}}}]}],
    "shoes": [{"queue": ["cow"]}],
    "players": [{"shoe": 1}, {}],
    "won": {"kind_in_zone": {"kind": "bar", "zone": "low"}},
    "lost": {"taken": "cow"}
}"##;

#[test]
fn rows_and_columns_take_everything_along() {
    let mut editor = open(FARM);
    all(&mut editor, [Edit::Grid(GridEdit::InsertRow { at: 3 })]);
    let grid = &editor.design().grid;
    assert_eq!(grid.rows, 5);
    let rows: Vec<String> = grid.tokens.clone().into();
    assert_eq!(
        rows,
        [".     cow   .", "#     .     .", ".     .     .", "bar   .     cow@2", ".     .     ."]
    );
    assert_eq!(grid.zones[1].cells.to_string(), "c4 a5");
    assert_eq!(grid.tables[0].cells.to_string(), "b2 c4");
    assert_eq!(grid.dice[0].cells.to_string(), "c5");
    all(&mut editor, [Edit::Grid(GridEdit::InsertColumn { at: 1 })]);
    let grid = &editor.design().grid;
    assert_eq!(grid.zones[0].cells.to_string(), "b1 c1 d1");
    assert_eq!(Vec::from(grid.numbers.clone()), [". 1 2 3", ". 4 5 6"]);
    all(
        &mut editor,
        [Edit::Grid(GridEdit::DeleteColumn { at: 1 }), Edit::Grid(GridEdit::DeleteRow { at: 3 })],
    );
    assert_eq!(editor.design(), open(FARM).design());
    all(&mut editor, [Edit::Grid(GridEdit::DeleteRow { at: 2 })]);
    let grid = &editor.design().grid;
    assert_eq!(grid.tables[0].cells.to_string(), "c2");
    assert_eq!(Vec::from(grid.numbers.clone()), ["1 2 3"]);
}

#[test]
fn new_names_are_followed_everywhere() {
    let mut editor = open(FARM);
    let rename =
        |kind: &str, id: &str| Edit::Tokens(TokenEdit::Rename { kind: kind.into(), id: id.into() });
    all(&mut editor, [rename("cow", "dog"), rename("bar", "log")]);
    all(
        &mut editor,
        [
            Edit::Zones(ZoneEdit::Rename { zone: "low".into(), id: "bottom".into() }),
            Edit::Dice(DieEdit::Rename { die: "d".into(), id: "six".into() }),
        ],
    );
    let wanted = FARM
        .replace("cow", "dog")
        .replace("bar", "log")
        .replace("low", "bottom")
        .replace("\"d\"", "\"six\"");
    assert_eq!(editor.design(), open(&wanted).design());
}

#[test]
fn a_player_leaves_and_the_others_move_up() {
    let mut editor = open(
        r#"{"tokens": [{"id": "a", "owners": [3], "count": 2}],
            "grid": {"rows": 1, "columns": 2, "tokens": ["a@1,3 a"]},
            "players": [{"name": "A"}, {"name": "B"}, {"name": "C"}]}"#,
    );
    all(&mut editor, [Edit::Players(PlayerEdit::Remove { player: 2 })]);
    let design = editor.design();
    assert_eq!(design.players.len(), 2);
    assert_eq!(design.tokens[0].owners, Owners(vec![2]));
    assert_eq!(Vec::from(design.grid.tokens.clone()), ["a@1,2 a"]);
    let mut editor = open(
        r#"{"players": [{"name": "A"}, {"name": "B"}, {"name": "C"}],
            "player_count": {"min": 2, "max": 2, "seats": [[1, 3]]}}"#,
    );
    all(&mut editor, [Edit::Players(PlayerEdit::Remove { player: 2 })]);
    let count = editor.design().player_count.as_ref().unwrap();
    assert_eq!(count.seats, [[1, 2]], "A and C still play");
}

#[test]
fn boards_are_given_shared_and_taken() {
    let mut editor = Editor::default();
    let shoe = BoardName::Shoe;
    all(
        &mut editor,
        [
            Edit::Players(PlayerEdit::Add { name: "Ben".into() }),
            Edit::Players(PlayerEdit::Give { player: 1, board: shoe }),
            Edit::Players(PlayerEdit::Give { player: 2, board: shoe }),
            Edit::Boards(BoardEdit::ShareQueue { shoe: 1, with: Some(2) }),
        ],
    );
    let take = |player| Edit::Players(PlayerEdit::Take { player, board: shoe });
    assert_eq!(editor.apply(take(2)), Err(EditRefusal::BoardInUse { number: 2 }));
    all(&mut editor, [take(1)]);
    assert_eq!(editor.design().players[1].shoe, Some(1), "the second shoe is the first now");
    let share = PlayerEdit::Share { player: 1, board: shoe, number: 1 };
    all(&mut editor, [Edit::Players(share), take(2)]);
    assert_eq!(editor.design().shoes.len(), 1, "the other player still has it");
    all(&mut editor, [take(1)]);
    assert_eq!(editor.design().shoes.len(), 0);
}

#[test]
fn cells_change_their_zone_table_and_die_when_painted_over() {
    let mut editor = open(FARM);
    let paint = |zone: &str, list: &str| {
        Edit::Zones(ZoneEdit::Paint { zone: zone.into(), cells: cells(list) })
    };
    all(&mut editor, [paint("low", "a1"), paint(REST_OF_GRID, "a4")]);
    let zones = &editor.design().grid.zones;
    assert_eq!(zones[0].cells.to_string(), "b1 c1");
    assert_eq!(zones[1].cells.to_string(), "c3 a1");
    let table = |list: &str, table| Edit::Grid(GridEdit::CellTable { cells: cells(list), table });
    all(&mut editor, [table("a1 b2", Some(MoveTable::CLOSED)), table("c3", None)]);
    assert_eq!(editor.design().grid.tables.len(), 1);
    let die = |list: &str, die: Option<&str>| {
        Edit::Grid(GridEdit::Die { cells: cells(list), die: die.map(str::to_owned) })
    };
    all(&mut editor, [die("a1", Some("d")), die("c4", None)]);
    assert_eq!(editor.design().grid.dice[0].cells.to_string(), "a1");
}

#[test]
fn only_cells_in_play_are_numbered_row_by_row() {
    let mut editor = open(FARM);
    let table = Some(MoveTable::CLOSED);
    all(
        &mut editor,
        [
            Edit::Grid(GridEdit::CellTable { cells: cells("c2"), table }),
            Edit::Grid(GridEdit::NumberByRow),
        ],
    );
    let numbers = Vec::from(editor.design().grid.numbers.clone());
    assert_eq!(numbers, ["1 2 3", ". 4 .", "5 6 7", "8 9 10"]);
}

#[test]
fn an_edit_can_be_written_down() {
    let edit = Edit::All(vec![
        Edit::Grid(GridEdit::Paste { cell: "b1".parse().unwrap(), token: "cow@2!".into() }),
        Edit::Tokens(TokenEdit::Set { kind: "cow".into(), field: KindField::Attack(Some(3)) }),
        Edit::Rules(RuleEdit::Reset { variant: None, rule: RuleName::Won }),
    ]);
    let text = serde_json::to_string(&edit).unwrap();
    assert_eq!(
        text,
        r#"{"all":[{"grid":{"paste":{"cell":"b1","token":"cow@2!"}}},{"tokens":{"set":{"kind":"cow","field":{"attack":3}}}},{"rules":{"reset":{"variant":null,"rule":"won"}}}]}"#
    );
    assert_eq!(serde_json::from_str::<Edit>(&text).unwrap(), edit);
}

#[test]
fn several_edits_happen_together_or_not_at_all() {
    let mut editor = open(FARM);
    let before = editor.design().clone();
    let both = |second| Edit::All(vec![Edit::Grid(GridEdit::Order(Order::Kept)), second]);
    assert!(editor.apply(both(Edit::Grid(GridEdit::DeleteRow { at: 9 }))).is_err());
    assert_eq!(editor.design(), &before);
    assert_eq!(editor.to_undo(), None);
    editor.apply(both(Edit::Grid(GridEdit::ClosedBorders(true)))).unwrap();
    assert_eq!(editor.undo().unwrap().key(), "edit.did-several");
    assert_eq!(editor.design(), &before);
    assert_eq!(editor.to_redo().unwrap().key(), "edit.did-several");
}

#[test]
fn the_rest_of_the_grid_takes_characteristics_but_neither_a_name_nor_its_own_zone() {
    let mut editor = open(FARM);
    let rest = || REST_OF_GRID.to_owned();
    let add = ZoneEdit::AddCharacteristic { zone: rest(), word: "grass".into() };
    editor.apply(Edit::Zones(add)).unwrap();
    assert_eq!(editor.design().grid.rest_characteristics, ["grass"]);
    let name = ZoneEdit::Name { zone: rest(), name: "x".into() };
    assert_eq!(editor.apply(Edit::Zones(name)), Err(EditRefusal::RestOfGrid));
    let zone = ZoneEdit::Add { zone: rest(), name: "x".into() };
    assert_eq!(editor.apply(Edit::Zones(zone)), Err(EditRefusal::IdTaken { id: rest() }));
    let remove = ZoneEdit::RemoveCharacteristic { zone: rest(), word: "grass".into() };
    editor.apply(Edit::Zones(remove)).unwrap();
    assert!(editor.design().grid.rest_characteristics.is_empty());
}

#[test]
fn paths_and_dice_are_edited_and_follow_the_grid() {
    let mut editor = open(FARM);
    let path = |list: &str| Edit::Players(PlayerEdit::Path { player: 2, cells: cells(list) });
    let die = || "d".to_owned();
    let edits = [
        path("c1 b1 b2"),
        Edit::Grid(GridEdit::InsertColumn { at: 3 }),
        Edit::Dice(DieEdit::Captures { die: die(), captures: Captures::ToShoe }),
        Edit::Dice(DieEdit::ChooseToken { die: die(), choose: true }),
    ];
    all(&mut editor, edits);
    let design = editor.design();
    assert_eq!(design.players[1].path.to_string(), "d1 b1 b2");
    assert_eq!((design.dice[0].captures, design.dice[0].choose_token), (Captures::ToShoe, true));
    let refused = editor.apply(path("a9"));
    assert_eq!(refused, Err(EditRefusal::NoCell { cell: "a9".into() }));
}
