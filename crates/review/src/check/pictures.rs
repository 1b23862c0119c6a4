//! Pictures that a design names and that are not there.

use design::Design;
use design::edit::{Edit, KindField, TokenEdit};
use design::files::nearest;
use design::package;

use super::{Known, Shelf};
use crate::remark::{Part, Remark, Remarks};

pub(super) fn check(design: &Design, shelf: &Shelf<'_>, remarks: &mut Remarks) {
    for (kind, number) in design.tokens.iter().zip(1..) {
        type Field = fn(String) -> KindField;
        let fields: [(&str, &str, Field); 2] =
            [("picture", &kind.picture, KindField::Picture), ("back", &kind.back, KindField::Back)];
        for (name, picture, field) in fields {
            let Err(meant) = find(picture, shelf) else { continue };
            let mend = meant.map(|meant| {
                Edit::Tokens(TokenEdit::Set { kind: kind.id.clone(), field: field(meant) })
            });
            let remark = missing(format!("tokens[{number}].{name}"), picture);
            remarks.add(remark.of(Part::Token(kind.id.clone())).mend(mend));
        }
    }
    for (path, picture) in others(design) {
        if find(&picture, shelf).is_err() {
            remarks.add(missing(path, &picture));
        }
    }
}

fn missing(path: String, picture: &str) -> Remark {
    Remark::surprises("review.picture-missing", path).with("picture", picture)
}

/// Whether a picture is there; if not, the one that may have been meant.
fn find(picture: &str, shelf: &Shelf<'_>) -> Result<(), Option<String>> {
    if picture.is_empty() {
        return Ok(());
    }
    if package::is_file_path(picture) || picture.contains('/') {
        let Some(files) = &shelf.files else { return Ok(()) };
        if files.contains(picture) {
            return Ok(());
        }
        return Err(nearest(picture, files.iter().map(String::as_str)).map(str::to_owned));
    }
    match shelf.pictures.map(|ask| ask(picture)) {
        None | Some(Known::Yes) => Ok(()),
        Some(Known::No { nearest }) => Err(nearest),
    }
}

/// Backgrounds of boards and faces of dice.
fn others(design: &Design) -> Vec<(String, String)> {
    let mut found =
        vec![("grid.frame.background".to_owned(), design.grid.frame.background.clone())];
    let mut board = |list: &str, number: usize, background: &str| {
        found.push((format!("{list}[{number}].frame.background"), background.to_owned()));
    };
    for (shoe, number) in design.shoes.iter().zip(1..) {
        board("shoes", number, &shoe.frame.background);
    }
    for (zone, number) in design.waiting_zones.iter().zip(1..) {
        board("waiting_zones", number, &zone.frame.background);
    }
    for (zone, number) in design.result_zones.iter().zip(1..) {
        board("result_zones", number, &zone.frame.background);
    }
    for (die, number) in design.dice.iter().zip(1..) {
        for (face, side) in die.faces.iter().zip(1..) {
            found.push((format!("dice[{number}].faces[{side}].picture"), face.picture.clone()));
        }
    }
    found
}
