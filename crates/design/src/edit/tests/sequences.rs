//! Any sequence of edits: undone to the first design, redone to the last.

use proptest::prelude::*;
use proptest::sample::select;

use super::*;

fn id() -> impl Strategy<Value = String> {
    select(vec!["cow", "bar", "top", "low", "d", "new", "bad id"]).prop_map(str::to_owned)
}

fn place() -> impl Strategy<Value = CellList> {
    let cell = (0u8..5, 0u8..5).prop_map(|(col, row)| geometry::Cell::new(col, row));
    prop::collection::vec(cell, 1..3).prop_map(|cells| cells.into_iter().collect())
}

fn cell() -> impl Strategy<Value = geometry::Cell> {
    (0u8..5, 0u8..5).prop_map(|(col, row)| geometry::Cell::new(col, row))
}

fn tokens() -> impl Strategy<Value = TokenEdit> {
    let field = prop_oneof![
        (0u16..6).prop_map(KindField::Count),
        any::<bool>().prop_map(KindField::Stackable),
        id().prop_map(KindField::AddCharacteristic),
        id().prop_map(KindField::Die),
        (0u8..4).prop_map(|owner| KindField::Owners(Owners(vec![owner]))),
        Just(KindField::Shape(Shape(vec!["xx".into()]))),
        Just(KindField::Mode(Mode::Immobile)),
    ];
    prop_oneof![
        (id(), 0u16..4).prop_map(|(id, count)| TokenEdit::Add {
            kind: Box::new(TokenKind { id, count, ..TokenKind::default() })
        }),
        (id(), id()).prop_map(|(kind, id)| TokenEdit::Copy { kind, id }),
        id().prop_map(|kind| TokenEdit::Remove { kind }),
        (id(), id()).prop_map(|(kind, id)| TokenEdit::Rename { kind, id }),
        (id(), 0usize..4).prop_map(|(kind, to)| TokenEdit::Move { kind, to }),
        (id(), field).prop_map(|(kind, field)| TokenEdit::Set { kind, field }),
    ]
}

fn grid() -> impl Strategy<Value = GridEdit> {
    let line = || 0u8..6;
    prop_oneof![
        (line(), line()).prop_map(|(rows, columns)| GridEdit::Size { rows, columns }),
        line().prop_map(|at| GridEdit::InsertRow { at }),
        line().prop_map(|at| GridEdit::InsertColumn { at }),
        line().prop_map(|at| GridEdit::DeleteRow { at }),
        line().prop_map(|at| GridEdit::DeleteColumn { at }),
        (place(), any::<bool>()).prop_map(|(cells, in_play)| GridEdit::InPlay { cells, in_play }),
        (cell(), 0u16..9).prop_map(|(cell, number)| GridEdit::Number { cell, number }),
        Just(GridEdit::NumberByRow),
        (place(), prop::option::of(id())).prop_map(|(cells, die)| GridEdit::Die { cells, die }),
        (cell(), id()).prop_map(|(cell, token)| GridEdit::Paste { cell, token }),
        cell().prop_map(|cell| GridEdit::Take { cell }),
        (place(), any::<[bool; 9]>()).prop_map(|(cells, open)| GridEdit::CellTable {
            cells,
            table: Some(MoveTable { open })
        }),
    ]
}

fn zones() -> impl Strategy<Value = ZoneEdit> {
    prop_oneof![
        id().prop_map(|zone| ZoneEdit::Add { zone, name: Words::default() }),
        (id(), id()).prop_map(|(zone, id)| ZoneEdit::Rename { zone, id }),
        id().prop_map(|zone| ZoneEdit::Remove { zone }),
        (id(), place()).prop_map(|(zone, cells)| ZoneEdit::Paint { zone, cells }),
        (id(), id()).prop_map(|(zone, word)| ZoneEdit::AddCharacteristic { zone, word }),
    ]
}

fn players() -> impl Strategy<Value = PlayerEdit> {
    let board = || select(vec![BoardName::Shoe, BoardName::WaitingZone, BoardName::ResultZone]);
    let player = || 0usize..5;
    prop_oneof![
        id().prop_map(|name| PlayerEdit::Add { name: name.as_str().into() }),
        player().prop_map(|player| PlayerEdit::Remove { player }),
        (player(), board()).prop_map(|(player, board)| PlayerEdit::Give { player, board }),
        (player(), board(), 0u8..3).prop_map(|(player, board, number)| PlayerEdit::Share {
            player,
            board,
            number
        }),
        (player(), board()).prop_map(|(player, board)| PlayerEdit::Take { player, board }),
    ]
}

fn boards() -> impl Strategy<Value = BoardEdit> {
    let shoe = || 0u8..3;
    prop_oneof![
        (shoe(), 0u8..4, 0u8..4).prop_map(|(number, rows, columns)| BoardEdit::Size {
            board: BoardName::Shoe,
            number,
            rows,
            columns
        }),
        (shoe(), cell(), id()).prop_map(|(shoe, cell, token)| BoardEdit::Paste {
            shoe,
            cell,
            token
        }),
        (shoe(), cell()).prop_map(|(shoe, cell)| BoardEdit::Take { shoe, cell }),
        (shoe(), 0usize..4, id()).prop_map(|(shoe, at, token)| BoardEdit::QueueInsert {
            shoe,
            at,
            token
        }),
        (shoe(), 0usize..4).prop_map(|(shoe, at)| BoardEdit::QueueRemove { shoe, at }),
        (shoe(), prop::option::of(0u8..3))
            .prop_map(|(shoe, with)| BoardEdit::ShareQueue { shoe, with }),
    ]
}

fn dice() -> impl Strategy<Value = DieEdit> {
    let face =
        id().prop_map(|die| Face { action: Action::Roll { die, times: 1 }, ..Face::default() });
    prop_oneof![
        id().prop_map(|die| DieEdit::Add { die }),
        id().prop_map(|die| DieEdit::Remove { die }),
        (id(), id()).prop_map(|(die, id)| DieEdit::Rename { die, id }),
        (id(), 0usize..3, face).prop_map(|(die, at, face)| DieEdit::AddFace { die, at, face }),
        (id(), 0usize..3).prop_map(|(die, at)| DieEdit::RemoveFace { die, at }),
    ]
}

fn rules() -> impl Strategy<Value = RuleEdit> {
    let won = (id(), id()).prop_map(|(kind, zone)| {
        let kind_in_zone = Some(NamedGoal { kind, zone });
        Rule::Won(Box::new(Won { kind_in_zone, ..Won::default() }))
    });
    prop_oneof![
        (prop::option::of(id()), won).prop_map(|(variant, rule)| RuleEdit::Set { variant, rule }),
        prop::option::of(id()).prop_map(|variant| RuleEdit::Reset { variant, rule: RuleName::Won }),
        id().prop_map(|variant| RuleEdit::AddVariant { variant, name: Words::default() }),
        id().prop_map(|variant| RuleEdit::RemoveVariant { variant }),
    ]
}

fn edit() -> impl Strategy<Value = Edit> {
    prop_oneof![
        3 => tokens().prop_map(Edit::Tokens),
        4 => grid().prop_map(Edit::Grid),
        2 => zones().prop_map(Edit::Zones),
        2 => players().prop_map(Edit::Players),
        2 => boards().prop_map(Edit::Boards),
        1 => dice().prop_map(Edit::Dice),
        1 => rules().prop_map(Edit::Rules),
        1 => id().prop_map(|key| Edit::Texts(TextEdit::Message { key, words: words("a", "b") })),
    ]
}

proptest! {
    #[test]
    fn all_is_undone_and_redone(edits in prop::collection::vec(edit(), 1..60), empty in any::<bool>()) {
        let mut editor = if empty { Editor::default() } else { open(FARM) };
        let first = editor.design().clone();
        for edit in edits {
            let before = editor.design().clone();
            let written = serde_json::to_string(&edit).unwrap();
            prop_assert_eq!(&serde_json::from_str::<Edit>(&written).unwrap(), &edit);
            if editor.apply(edit).is_err() {
                prop_assert_eq!(editor.design(), &before);
            }
            prop_assert_eq!(crate::files::check(editor.design()), []);
        }
        let last = editor.design().clone();
        prop_assert_eq!(&crate::files::read(crate::files::write(&last)), &Ok(last.clone()));
        let steps: Vec<Edit> = editor.done().cloned().collect();
        while editor.undo().is_some() {}
        prop_assert_eq!(editor.design(), &first);
        while editor.redo().is_some() {}
        prop_assert_eq!(editor.design(), &last);
        let mut again = Editor::new(first);
        steps.into_iter().for_each(|edit| again.apply(edit).unwrap());
        prop_assert_eq!(again.design(), &last);
    }
}
