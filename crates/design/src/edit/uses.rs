//! Where things of a design are used: walks over all tokens, rules and names.

use geometry::Cell;

use super::EditRefusal;
use super::refusal::named;
use crate::Design;
use crate::{CellWord, Drawing, Grid, Lost, Mode, TokenKind, TokenWord, Won, is_id};

/// Changes every token of the design: on boards and in queues.
pub fn each_token(design: &mut Design, change: &mut dyn FnMut(&mut TokenWord)) {
    let shoes = design.shoes.iter_mut();
    for shoe in shoes {
        each_drawn(&mut shoe.tokens, change);
        for word in &mut shoe.queue {
            if let Ok(mut token) = word.parse::<TokenWord>() {
                change(&mut token);
                *word = token.to_string();
            }
        }
    }
    for grid in grids(design) {
        each_drawn(&mut grid.tokens, change);
    }
}

/// The grid, and those that variants have for themselves.
pub(super) fn grids(design: &mut Design) -> impl Iterator<Item = &mut Grid> {
    let levels = design.variants.iter_mut().filter_map(|variant| variant.grid.as_mut());
    std::iter::once(&mut design.grid).chain(levels)
}

/// Changes every kind that is drawn by lot, answers with or grows.
pub(super) fn each_drawn_id(design: &mut Design, change: &mut dyn FnMut(&mut String)) {
    for grid in grids(design) {
        for entry in grid.draws.iter_mut().flat_map(|draw| &mut draw.from) {
            let mut kinds: Vec<String> = entry.split_whitespace().map(str::to_owned).collect();
            kinds.iter_mut().for_each(&mut *change);
            *entry = kinds.join(" ");
        }
        if let Some(code) = &mut grid.code {
            [&mut code.right, &mut code.elsewhere].into_iter().for_each(&mut *change);
        }
        if let Some(growth) = &mut grid.grows {
            growth.tokens.iter_mut().for_each(&mut *change);
        }
    }
}

fn each_drawn(drawing: &mut Drawing, change: &mut dyn FnMut(&mut TokenWord)) {
    for word in drawing.0.iter_mut().flatten() {
        if let CellWord::Tokens(tokens) = word {
            tokens.iter_mut().for_each(&mut *change);
        }
    }
}

/// The kind of this id.
pub(super) fn kind_mut<'a>(
    design: &'a mut Design,
    id: &str,
) -> Result<&'a mut TokenKind, EditRefusal> {
    let found = design.tokens.iter_mut().find(|kind| kind.id == id);
    found.ok_or_else(|| EditRefusal::NoKind { id: named(id) })
}

/// The won and lost conditions of the design and of its variants.
pub(super) fn ends(design: &mut Design) -> (Vec<&mut Won>, Vec<&mut Lost>) {
    let (mut won, mut lost) = (vec![&mut design.won], vec![&mut design.lost]);
    for variant in &mut design.variants {
        won.extend(variant.won.as_mut());
        lost.extend(variant.lost.as_mut());
    }
    (won, lost)
}

/// A new id: well-formed, and not among those that are there.
pub(super) fn fresh<'a>(
    id: &str,
    mut taken: impl Iterator<Item = &'a String>,
) -> Result<String, EditRefusal> {
    if !is_id(id) {
        Err(EditRefusal::BadId { id: named(id) })
    } else if taken.any(|other| other == id) {
        Err(EditRefusal::IdTaken { id: named(id) })
    } else {
        Ok(id.to_owned())
    }
}

/// Puts a token on top of a cell of a board of some size.
pub(super) fn paste(
    design: &Design,
    drawing: &mut Drawing,
    (rows, columns): (u8, u8),
    cell: Cell,
    word: &str,
) -> Result<(), EditRefusal> {
    let name = || cell.to_string();
    if cell.row >= rows || cell.col >= columns {
        return Err(EditRefusal::NoCell { cell: name() });
    }
    let token = one_left(design, word)?;
    let kind = |id: &str| design.tokens.iter().find(|kind| kind.id == id);
    let bears = |token: &TokenWord| {
        kind(&token.kind).is_some_and(|kind| kind.stackable || kind.mode == Mode::Immobile)
    };
    match drawn_at(drawing, cell) {
        CellWord::Closed => Err(EditRefusal::CellClosed { cell: name() }),
        CellWord::Tokens(tokens) if !tokens.iter().all(bears) => {
            Err(EditRefusal::CellTaken { cell: name() })
        }
        CellWord::Tokens(tokens) => {
            tokens.push(token);
            Ok(())
        }
    }
}

/// A token that is written so, when not all of its kind are used.
pub(super) fn one_left(design: &Design, word: &str) -> Result<TokenWord, EditRefusal> {
    let token: TokenWord = word.parse().map_err(|_| EditRefusal::BadToken { word: named(word) })?;
    let kind = design.tokens.iter().find(|kind| kind.id == token.kind);
    let kind = kind.ok_or_else(|| EditRefusal::NoKind { id: named(&token.kind) })?;
    let used = design.laid_out().iter().filter(|other| other.kind == token.kind).count();
    if used >= usize::from(kind.count) {
        return Err(EditRefusal::NoneLeft { id: named(&kind.id), count: kind.count });
    }
    Ok(token)
}

/// Takes the topmost token of a cell away.
pub(super) fn take(drawing: &mut Drawing, cell: Cell) -> Result<(), EditRefusal> {
    let none = EditRefusal::NoToken { cell: cell.to_string() };
    if drawing.at(cell.col, cell.row).is_none() {
        return Err(none);
    }
    let CellWord::Tokens(tokens) = drawn_at(drawing, cell) else { return Err(none) };
    tokens.pop().map(drop).ok_or(none)
}

/// What is drawn in a cell; the drawing grows as far as needed.
pub(super) fn drawn_at(drawing: &mut Drawing, cell: Cell) -> &mut CellWord {
    let empty = || CellWord::Tokens(Vec::new());
    let (col, row) = (usize::from(cell.col), usize::from(cell.row));
    if drawing.0.len() <= row {
        drawing.0.resize(row + 1, Vec::new());
    }
    let words = &mut drawing.0[row];
    if words.len() <= col {
        words.resize(col + 1, empty());
    }
    &mut words[col]
}

/// Draws a board whole, or not at all when it is empty, so that equal boards are drawn equally.
pub(super) fn square(drawing: &mut Drawing, rows: u8, columns: u8) {
    let empty = CellWord::Tokens(Vec::new());
    if drawing.0.iter().flatten().all(|word| *word == empty) {
        return drawing.0.clear();
    }
    drawing.0.resize(usize::from(rows), Vec::new());
    drawing.0.iter_mut().for_each(|row| row.resize(usize::from(columns), empty.clone()));
}
