//! What is refused, with which reason; nothing changes then.

use game::Reason;

use super::*;

fn check(editor: &mut Editor, edit: Edit, key: &str) {
    let before = editor.design().clone();
    let shown = format!("{edit:?}");
    match editor.apply(edit) {
        Ok(()) => panic!("{shown} was taken"),
        Err(refusal) => assert_eq!(refusal.key(), key, "{shown}: {refusal}"),
    }
    assert_eq!(editor.design(), &before, "{shown}");
}

fn grid(edit: GridEdit) -> Edit {
    Edit::Grid(edit)
}

fn paste(cell: &str, token: &str) -> Edit {
    grid(GridEdit::Paste { cell: cell.parse().unwrap(), token: token.into() })
}

fn set(kind: &str, field: KindField) -> Edit {
    Edit::Tokens(TokenEdit::Set { kind: kind.into(), field })
}

#[test]
fn tokens() {
    let mut editor = open(FARM);
    let remove = |kind: &str| Edit::Tokens(TokenEdit::Remove { kind: kind.into() });
    let add = |id: &str| {
        let kind = Box::new(TokenKind { id: id.into(), ..TokenKind::default() });
        Edit::Tokens(TokenEdit::Add { kind })
    };
    let place = Edit::Tokens(TokenEdit::Move { kind: "cow".into(), to: 3 });
    for (edit, key) in [
        (remove("cow"), "edit.kind-in-use"),
        (remove("cat"), "edit.no-kind"),
        (add("cow"), "edit.id-taken"),
        (add("two words"), "edit.bad-id"),
        (place, "edit.no-place"),
        (set("cow", KindField::Count(1)), "design.too-many-tokens"),
        (set("cow", KindField::Die("none".into())), "design.unknown-die"),
        (set("cow", KindField::Owners(Owners(vec![7]))), "design.unknown-player"),
        (set("cow", KindField::AddCharacteristic(" ".into())), "edit.empty-word"),
        (set("bar", KindField::Shape(Shape(vec!["x".into(); 3]))), "design.piece-leaves-grid"),
        (paste("c1", "cow"), "edit.none-left"),
        (paste("c1", "cat"), "edit.no-kind"),
        (paste("c1", "c:w"), "edit.bad-token"),
        (paste("a2", "bar"), "edit.cell-closed"),
        (paste("a3", "bar"), "edit.cell-taken"),
        (paste("c4", "bar"), "design.piece-leaves-grid"),
        (paste("z1", "bar"), "edit.no-cell"),
        (grid(GridEdit::Take { cell: "a1".parse().unwrap() }), "edit.no-token"),
        (grid(GridEdit::Take { cell: "z9".parse().unwrap() }), "edit.no-token"),
    ] {
        check(&mut editor, edit, key);
    }
}

#[test]
fn the_grid_and_its_zones() {
    let mut editor = open(FARM);
    let zone = |zone: &str| Edit::Zones(ZoneEdit::Remove { zone: zone.into() });
    let rename =
        |zone: &str, id: &str| Edit::Zones(ZoneEdit::Rename { zone: zone.into(), id: id.into() });
    let in_play = |list: &str| grid(GridEdit::InPlay { cells: cells(list), in_play: false });
    for (edit, key) in [
        (grid(GridEdit::DeleteRow { at: 1 }), "edit.row-has-tokens"),
        (grid(GridEdit::DeleteRow { at: 4 }), "edit.row-has-tokens"),
        (grid(GridEdit::DeleteColumn { at: 1 }), "edit.column-has-tokens"),
        (grid(GridEdit::DeleteRow { at: 0 }), "edit.no-row"),
        (grid(GridEdit::DeleteColumn { at: 4 }), "edit.no-column"),
        (grid(GridEdit::InsertRow { at: 6 }), "edit.no-row"),
        (grid(GridEdit::Size { rows: 2, columns: 3 }), "edit.row-has-tokens"),
        (grid(GridEdit::Size { rows: 41, columns: 3 }), "design.board-too-large"),
        (in_play("b1"), "edit.cell-taken"),
        (in_play("d1"), "edit.no-cell"),
        (grid(GridEdit::Number { cell: "d1".parse().unwrap(), number: 1 }), "edit.no-cell"),
        (grid(GridEdit::Die { cells: cells("a1"), die: Some("x".into()) }), "edit.no-die"),
        (zone("low"), "edit.zone-in-use"),
        (zone("none"), "edit.no-zone"),
        (zone(REST_OF_GRID), "edit.rest-of-grid"),
        (rename(REST_OF_GRID, "x"), "edit.rest-of-grid"),
        (rename("low", REST_OF_GRID), "edit.id-taken"),
        (rename("low", "top"), "edit.id-taken"),
        (Edit::Zones(ZoneEdit::Paint { zone: "low".into(), cells: cells("z1") }), "edit.no-cell"),
    ] {
        check(&mut editor, edit, key);
    }
}

#[test]
fn players_and_boards() {
    let mut editor = open(FARM);
    let player = |edit| Edit::Players(edit);
    let shoe = BoardName::Shoe;
    for (edit, key) in [
        (player(PlayerEdit::Remove { player: 1 }), "edit.player-has-board"),
        (player(PlayerEdit::Remove { player: 2 }), "edit.player-owns-tokens"),
        (player(PlayerEdit::Remove { player: 3 }), "edit.no-player"),
        (player(PlayerEdit::Give { player: 1, board: shoe }), "edit.player-has-board"),
        (player(PlayerEdit::Share { player: 2, board: shoe, number: 2 }), "edit.no-board"),
        (player(PlayerEdit::Take { player: 2, board: shoe }), "edit.player-has-none"),
        (player(PlayerEdit::Take { player: 1, board: shoe }), "edit.board-has-tokens"),
        (player(PlayerEdit::Count(Some(PlayerCount::between(3, 2)))), "design.bad-player-count"),
        (Edit::Boards(BoardEdit::QueueCells { shoe: 1, cells: 0 }), "design.queue-too-long"),
        (Edit::Boards(BoardEdit::QueueRemove { shoe: 1, at: 2 }), "edit.no-place"),
        (
            Edit::Boards(BoardEdit::QueueInsert { shoe: 1, at: 3, token: "bar".into() }),
            "edit.no-place",
        ),
        (Edit::Boards(BoardEdit::ShareQueue { shoe: 1, with: Some(1) }), "design.unknown-board"),
        (
            Edit::Boards(BoardEdit::Size { board: shoe, number: 1, rows: 0, columns: 1 }),
            "design.board-too-small",
        ),
    ] {
        check(&mut editor, edit, key);
    }
    let mut alone = Editor::default();
    check(&mut alone, player(PlayerEdit::Remove { player: 1 }), "edit.last-player");
    let mut star = open(
        r#"{"grid": {"rows": 1, "columns": 2, "zones": [{"id": "a"}, {"id": "b"}]},
            "players": [{}, {}], "won": {"own_tokens_in": ["a", "b"]}}"#,
    );
    check(&mut star, player(PlayerEdit::Remove { player: 1 }), "edit.player-has-goal");
    let mut some = open(
        r#"{"players": [{}, {}, {}], "player_count": {"min": 2, "max": 2, "seats": [[1, 2]]}}"#,
    );
    check(&mut some, player(PlayerEdit::Remove { player: 1 }), "edit.player-takes-part");
}

#[test]
fn dice_rules_and_variants() {
    let mut editor = open(FARM);
    let variant = |id: &str| Some(id.to_owned());
    let won = Won {
        kind_in_zone: Some(NamedGoal { kind: "cow".into(), zone: "none".into() }),
        ..Won::default()
    };
    for (edit, key) in [
        (Edit::Dice(DieEdit::Remove { die: "d".into() }), "edit.die-in-use"),
        (Edit::Dice(DieEdit::Remove { die: "x".into() }), "edit.no-die"),
        (Edit::Dice(DieEdit::Add { die: "d".into() }), "edit.id-taken"),
        (Edit::Dice(DieEdit::RemoveFace { die: "d".into(), at: 2 }), "edit.no-place"),
        (
            Edit::Rules(RuleEdit::Set { variant: None, rule: Rule::Won(Box::new(won)) }),
            "design.unknown-zone",
        ),
        (
            Edit::Rules(RuleEdit::Reset { variant: variant("x"), rule: RuleName::Won }),
            "edit.no-variant",
        ),
    ] {
        check(&mut editor, edit, key);
    }
}

/// A design with a fault, from a file, can still be mended, and changed elsewhere.
#[test]
fn old_faults_do_not_stop_other_edits() {
    let text = r#"{"tokens": [{"id": "a"}, {"id": "b", "die": "none"}]}"#;
    let mut editor = Editor::new(crate::files::read(text).unwrap());
    editor.apply(Edit::Tokens(TokenEdit::Remove { kind: "a".into() })).unwrap();
    editor.apply(set("b", KindField::Die(String::new()))).unwrap();
    assert_eq!(crate::files::check(editor.design()), []);
}

/// Faults of the rules do not hide those of the board, which would come up when they are mended.
#[test]
fn several_old_faults_are_mended_in_any_order() {
    let text = r#"{"tokens": [{"id": "bar", "shape": ["xx"], "count": 2}],
        "grid": {"rows": 1, "columns": 3, "tokens": ["bar bar ."]}, "lost": {"taken": "cat"}}"#;
    let mut editor = Editor::new(crate::files::read(text).unwrap());
    assert_eq!(crate::files::check(editor.design()).len(), 2);
    let rule = Rule::Lost(Box::default());
    editor.apply(Edit::Rules(RuleEdit::Set { variant: None, rule })).unwrap();
    editor.apply(grid(GridEdit::Take { cell: "b1".parse().unwrap() })).unwrap();
    assert_eq!(crate::files::check(editor.design()), []);
}

/// Every refusal and label has its words, with all their variables.
#[test]
fn refusals_speak_both_languages() {
    let mut editor = open(FARM);
    for lang in i18n::Lang::ALL {
        let source = match lang {
            i18n::Lang::En => crate::WORDS.en,
            i18n::Lang::Fr => crate::WORDS.fr,
        };
        let words = i18n::Translator::new(lang, &[source]).unwrap();
        let refusal = editor.apply(paste("c1", "cow")).unwrap_err();
        let said = words.say(&refusal.message());
        assert!(said.contains('3') && said.contains("cow"), "{said}");
        let fits = set("cow", KindField::Count(0));
        let said = words.say(&editor.apply(fits).unwrap_err().message());
        assert!(!said.contains("design."), "{said}");
        let label = words.say(&Edit::Dice(DieEdit::Add { die: "x".into() }).label());
        assert!(!label.contains("edit."), "{label}");
    }
}
