//! The three walk-throughs of the thesis, from an empty design. Spec: section 5.3.
//!
//! What they make is kept as files in `tests/walkthroughs/` of the crate `workshop`, where the tests of play find it.

use super::*;

fn add(kind: TokenKind) -> Edit {
    Edit::Tokens(TokenEdit::Add { kind: Box::new(kind) })
}

fn set(kind: &str, field: KindField) -> Edit {
    Edit::Tokens(TokenEdit::Set { kind: kind.into(), field })
}

fn paste(col: usize, row: usize, token: &str) -> Edit {
    let cell = geometry::Cell::new(u8::try_from(col).unwrap(), u8::try_from(row).unwrap());
    Edit::Grid(GridEdit::Paste { cell, token: token.into() })
}

fn rule(rule: Rule) -> Edit {
    Edit::Rules(RuleEdit::Set { variant: None, rule })
}

/// Compares with the kept file; `UPDATE_WALKTHROUGHS=1` writes it.
fn kept(name: &str, editor: &mut Editor) {
    assert_eq!(crate::files::check(editor.design()), []);
    let path = format!("{}/../workshop/tests/walkthroughs/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let written = crate::files::write(editor.design());
    if std::env::var_os("UPDATE_WALKTHROUGHS").is_some() {
        std::fs::create_dir_all(std::path::Path::new(&path).parent().unwrap()).unwrap();
        std::fs::write(&path, &written).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), written, "{path}");
    while editor.undo().is_some() {}
    assert_eq!(editor.design(), &Design::default());
}

/// A kind that begins as a copy of another ("Garder sélections").
fn like(first: &str, id: &str, name: Words, picture: String) -> [Edit; 4] {
    [
        Edit::Tokens(TokenEdit::Copy { kind: first.into(), id: id.into() }),
        set(id, KindField::Name(name)),
        set(id, KindField::Picture(picture)),
        set(id, KindField::Characteristics(vec![id.into()])),
    ]
}

/// A zone with its characteristic, painted on these cells.
fn zone(id: &str, name: Words, cells: CellList) -> [Edit; 3] {
    [
        Edit::Zones(ZoneEdit::Add { zone: id.into(), name }),
        Edit::Zones(ZoneEdit::AddCharacteristic { zone: id.into(), word: id.into() }),
        Edit::Zones(ZoneEdit::Paint { zone: id.into(), cells }),
    ]
}

/// Errors and moves as good as without end.
fn hardly_lost() -> Edit {
    rule(Rule::Lost(Box::new(Lost { errors: 999, moves: 999, ..Lost::default() })))
}

const BALLS: [(&str, &str, &str); 8] = [
    ("black", "Boule noire", "Black ball"),
    ("green", "Boule verte", "Green ball"),
    ("light-green", "Boule vert clair", "Light green ball"),
    ("red", "Boule rouge", "Red ball"),
    ("brown", "Boule brune", "Brown ball"),
    ("grey", "Boule grise", "Grey ball"),
    ("purple", "Boule mauve", "Purple ball"),
    ("yellow", "Boule jaune", "Yellow ball"),
];

fn make_balls(editor: &mut Editor) {
    let [(first, fr, en), others @ ..] = BALLS;
    all(
        editor,
        [
            Edit::Tokens(TokenEdit::Size { height: 50, width: 50 }),
            add(TokenKind { id: first.into(), ..TokenKind::default() }),
            set(first, KindField::Picture(format!("ball-{first}"))),
            set(first, KindField::Name(words(fr, en))),
            set(first, KindField::Mode(Mode::Selection)),
            set(first, KindField::Back("back".into())),
            set(first, KindField::Count(2)),
            set(first, KindField::AddCharacteristic(first.into())),
        ],
    );
    for (id, fr, en) in others {
        all(editor, like(first, id, words(fr, en), format!("ball-{id}")));
    }
}

/// 11.1 to 11.6.
#[test]
fn memory() {
    let mut editor = Editor::default();
    all(&mut editor, [Edit::Texts(TextEdit::Name(words("Jeu de mémoire", "Memory")))]);
    make_balls(&mut editor);
    all(&mut editor, [Edit::Grid(GridEdit::Size { rows: 4, columns: 4 })]);
    for (number, (id, ..)) in BALLS.iter().flat_map(|ball| [ball, ball]).enumerate() {
        all(&mut editor, [paste(number % 4, number / 4, id)]);
    }
    let board = BoardName::ResultZone;
    // The grid becomes empty only when found pairs leave it.
    let association = Association { when_right: WhenRight::Remove, ..Association::default() };
    all(
        &mut editor,
        [
            Edit::Grid(GridEdit::Order(Order::Shuffled)),
            Edit::Players(PlayerEdit::Name { player: 1, name: "Joueur1".into() }),
            Edit::Players(PlayerEdit::Add { name: "Joueur2".into() }),
            Edit::Players(PlayerEdit::Give { player: 1, board }),
            Edit::Boards(BoardEdit::Size { board, number: 1, rows: 4, columns: 4 }),
            Edit::Players(PlayerEdit::Give { player: 2, board }),
            Edit::Boards(BoardEdit::Size { board, number: 2, rows: 4, columns: 4 }),
            rule(Rule::Association(Box::new(association))),
            rule(Rule::Won(Box::new(Won { grid_empty: true, ..Won::none() }))),
            hardly_lost(),
        ],
    );
    let design = editor.design();
    assert_eq!((design.tokens.len(), design.result_zones.len()), (8, 2));
    assert!(editor.apply(paste(0, 0, "black")).is_err(), "both are used");
    kept("memory", &mut editor);
}

/// 11.7.
#[test]
fn sliding_puzzle() {
    let mut editor = Editor::default();
    all(
        &mut editor,
        [
            Edit::Texts(TextEdit::Name(words("Jeu du taquet", "Sliding puzzle"))),
            add(TokenKind { id: "1".into(), name: words("1", "1"), ..TokenKind::default() }),
            set("1", KindField::Picture("1".into())),
            set("1", KindField::AddCharacteristic("1".into())),
            set("1", KindField::InGrid(InGrid::OneCell)),
        ],
    );
    for id in (2..=8).map(|number| number.to_string()) {
        all(&mut editor, like("1", &id, words(&id, &id), id.clone()));
    }
    all(&mut editor, [Edit::Grid(GridEdit::Size { rows: 3, columns: 3 })]);
    for number in 0..8 {
        let id = (number + 1).to_string();
        let cell = geometry::Cell::new((number % 3) as u8, (number / 3) as u8);
        all(&mut editor, [paste(number % 3, number / 3, &id)]);
        all(&mut editor, zone(&id, words(&id, &id), [cell].into_iter().collect()));
    }
    let association = Association { when_wrong: WhenWrong::Accept, ..Association::default() };
    all(
        &mut editor,
        [
            // One switch for the tables of all border cells, which the thesis edits one by one.
            Edit::Grid(GridEdit::ClosedBorders(true)),
            rule(Rule::Association(Box::new(association))),
            rule(Rule::Won(Box::new(Won { zones_valid: true, ..Won::none() }))),
            hardly_lost(),
        ],
    );
    kept("sliding-puzzle", &mut editor);
}

/// The animals of the game by its name, with their characteristic.
fn make_animals(editor: &mut Editor, animals: &[(&str, &str, &str)]) {
    for (id, fr, characteristic) in animals {
        all(
            editor,
            [
                add(TokenKind { id: (*id).into(), ..TokenKind::default() }),
                set(id, KindField::Name(words(fr, id))),
                set(id, KindField::Picture((*id).into())),
                set(id, KindField::Mode(Mode::Movement)),
                set(id, KindField::InGrid(InGrid::Anywhere)),
                set(id, KindField::AddCharacteristic((*characteristic).into())),
            ],
        );
    }
}

/// 11.8, with its second option: what is wrong is refused, what is right stays.
#[test]
fn pigeon_vole() {
    let mut editor = Editor::default();
    let animals = [
        ("pigeon", "pigeon", "volant"),
        ("bee", "abeille", "volant"),
        ("owl", "hibou", "volant"),
        ("cow", "vache", "non-volant"),
        ("dog", "chien", "non-volant"),
        ("fish", "poisson", "non-volant"),
    ];
    all(&mut editor, [Edit::Texts(TextEdit::Name(words("Pigeon vole", "Does it fly?")))]);
    make_animals(&mut editor, &animals);
    all(&mut editor, [Edit::Grid(GridEdit::Size { rows: 2, columns: 6 })]);
    for (id, row) in [("volant", "a1-f1"), ("non-volant", "a2-f2")] {
        all(&mut editor, zone(id, Words::default(), cells(row)));
    }
    all(
        &mut editor,
        [
            Edit::Players(PlayerEdit::Give { player: 1, board: BoardName::Shoe }),
            Edit::Boards(BoardEdit::QueueCells { shoe: 1, cells: 6 }),
            Edit::Boards(BoardEdit::Refill(Refill::TokenLeaves)),
        ],
    );
    for ((id, _, _), at) in animals.into_iter().zip(1..) {
        let token = id.to_owned();
        all(&mut editor, [Edit::Boards(BoardEdit::QueueInsert { shoe: 1, at, token })]);
    }
    all(
        &mut editor,
        [
            rule(Rule::Association(Box::default())),
            rule(Rule::Won(Box::new(Won { zones_valid_and_grid_full: false, ..Won::default() }))),
        ],
    );
    kept("pigeon-vole", &mut editor);
}
