//! Design files and packages: what is read is written back the same, and can be edited and
//! opened without a panic.

use design::Design;
use design::edit::{Edit, Editor, GridEdit};
use design::files::{check, read, write};
use design::package::{pack, unpack};
use game::Settings;

/// The bytes of a design file.
pub fn design(data: &[u8]) {
    let Ok(design) = read(data) else { return };
    let text = write(&design);
    let again = read(&text);
    assert_eq!(again.as_ref().ok(), Some(&design), "{text}");
    // What does not fit together is found before the machine looks at it.
    if check(&design).is_empty() {
        open(&design);
    }
    edit(&design);
}

/// Opening may be refused, but what opens can be begun and drawn.
fn open(design: &Design) {
    let Ok(game) = workshop::open("fuzzed", design, &Settings::default()) else { return };
    let start = game::erase(game).start(0);
    assert!(!start.text().is_empty());
    drop(start.legal_moves());
}

/// Some edits that touch everything that lies on the grid.
fn edit(design: &Design) {
    let mut editor = Editor::new(design.clone());
    for edit in [
        GridEdit::InsertRow { at: 1 },
        GridEdit::InsertColumn { at: 1 },
        GridEdit::DeleteRow { at: 2 },
        GridEdit::DeleteColumn { at: 2 },
        GridEdit::NumberByRow,
        GridEdit::Size { rows: 1, columns: 1 },
    ] {
        // Refused or not, nothing may be lost.
        let _ = editor.apply(Edit::Grid(edit));
    }
    while editor.undo().is_some() {}
    assert_eq!(editor.design(), design);
}

/// The bytes of a package.
pub fn package(data: &[u8]) {
    let Ok(package) = unpack(data) else { return };
    // A package may name pictures that it does not hold; one is not made like that.
    if !package.missing().is_empty() {
        return;
    }
    let packed = pack(&package.design, &package.files).ok();
    let again = packed.and_then(|bytes| unpack(&bytes).ok());
    assert_eq!(again.as_ref(), Some(&package));
}
