//! Kinds of tokens as the play machine reads them.

use std::collections::HashMap;

use super::grid::direction_bits;
use super::marks::{MAX_MARKS, Marks};
use super::{Fault, Offset};
use crate::design::{
    Design, FacesSeenBy, InGrid, Jumps, Layout, Mode, Routes, Shape, TokenKind, is_id,
};
use crate::play::{MAX_KINDS, MAX_SHAPE};

/// A kind, ready for play.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    pub(crate) mode: Mode,
    pub(crate) in_grid: InGrid,
    pub(crate) routes: Routes,
    pub(crate) distance: u8,
    pub(crate) jumps: Jumps,
    pub(crate) stackable: bool,
    pub(crate) rotatable: bool,
    pub(crate) die: Option<u8>,
    pub(crate) attack: Option<u16>,
    pub(crate) defence: Option<u16>,
    pub(crate) owners: u8,
    pub(crate) marks: Marks,
    pub(crate) has_marks: bool,
    /// North, east, south, west; 0 for no value.
    pub(crate) sides: [u16; 4],
    pub(crate) has_sides: bool,
    /// It covers several cells.
    pub(crate) is_piece: bool,
    /// The cells it covers for each quarter turn, its first cell first.
    pub(crate) shape: [Vec<Offset>; 4],
    /// Its own directions.
    pub(crate) table: Option<u8>,
    pub(crate) faces: FacesSeenBy,
    /// What everybody can tell of it while its face is hidden: kinds of one number lie alike.
    pub(crate) lies_like: u16,
    /// What its player can tell of it: kinds of one number are handled alike.
    pub(crate) handled_like: u16,
}

impl Kind {
    /// Whether both points are there.
    pub(crate) const fn fights(&self) -> bool {
        self.attack.is_some() && self.defence.is_some()
    }
}

/// Words of the design that have become numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lexicon {
    numbers: HashMap<String, usize>,
    pub(crate) words: Vec<String>,
}

impl Lexicon {
    pub(crate) fn number(&mut self, word: &str) -> usize {
        if let Some(number) = self.numbers.get(word) {
            return *number;
        }
        self.words.push(word.to_owned());
        self.numbers.insert(word.to_owned(), self.words.len() - 1);
        self.words.len() - 1
    }

    pub(crate) fn marks(&mut self, words: &[String]) -> Marks {
        let mut marks = Marks::default();
        for word in words.iter().map(|word| word.trim()).filter(|word| !word.is_empty()) {
            marks.add(self.number(word));
        }
        marks
    }
}

/// Reads all kinds; what is wrong is added to the faults.
pub(super) fn kinds(
    design: &Design,
    lexicon: &mut Lexicon,
    faults: &mut Vec<Fault>,
) -> (Vec<Kind>, HashMap<String, usize>) {
    let mut ids = HashMap::new();
    let mut sides = Lexicon::default();
    // Number 0 is the edge without a value.
    sides.number("");
    let mut kinds = Vec::new();
    if design.tokens.len() > MAX_KINDS {
        faults.push(Fault::TooMany { place: "tokens".to_owned(), limit: MAX_KINDS as u32 });
    }
    for (index, token) in design.tokens.iter().enumerate().take(MAX_KINDS) {
        let place = format!("tokens.{}", index + 1);
        if !is_id(&token.id) {
            faults.push(Fault::BadId { id: i18n::clip(&token.id), place });
        } else if ids.insert(token.id.clone(), index).is_some() {
            faults.push(Fault::Twice { id: token.id.clone(), place });
        }
        kinds.push(kind(design, token, lexicon, &mut sides, faults));
    }
    if lexicon.words.len() > MAX_MARKS {
        let place = "characteristics".to_owned();
        faults.push(Fault::TooMany { place, limit: MAX_MARKS as u32 });
    }
    let hexagons = design.grid.layout == Layout::Hexagons;
    let has_pieces = kinds.iter().any(|kind| kind.is_piece);
    if hexagons && has_pieces {
        faults.push(Fault::NotYetHexagonPieces);
    }
    classify(&mut kinds);
    (kinds, ids)
}

fn kind(
    design: &Design,
    token: &TokenKind,
    lexicon: &mut Lexicon,
    sides: &mut Lexicon,
    faults: &mut Vec<Fault>,
) -> Kind {
    let marks = lexicon.marks(&token.characteristics);
    let values = &token.sides;
    let values = [&values.north, &values.east, &values.south, &values.west];
    // Lexicons hold at most four words a kind.
    let sides = values.map(|value| u16::try_from(sides.number(value)).unwrap_or(u16::MAX));
    let shape = shapes(&token.shape).unwrap_or_else(|| {
        faults.push(Fault::BadShape { id: token.id.clone() });
        shapes(&Shape::default()).unwrap_or_default()
    });
    let is_piece = shape[0].len() > 1;
    if is_piece && matches!(token.in_grid, InGrid::Jumps | InGrid::Die) {
        faults.push(Fault::NotYetPieceMoves { id: token.id.clone() });
    }
    let die = design.dice.iter().position(|die| die.id == token.die);
    if !token.die.is_empty() && die.is_none() {
        let place = format!("{}.die", token.id);
        faults.push(Fault::Unknown { id: i18n::clip(&token.die), place });
    }
    Kind {
        mode: token.mode,
        in_grid: token.in_grid,
        routes: token.routes,
        distance: token.distance,
        jumps: token.jumps,
        stackable: token.stackable && !is_piece,
        rotatable: token.rotatable,
        die: die.and_then(|die| u8::try_from(die).ok()),
        attack: token.attack,
        defence: token.defence,
        owners: seat_bits(&token.owners.0, design, &token.id, faults),
        marks,
        has_marks: !marks.is_empty(),
        sides,
        has_sides: sides != [0; 4],
        is_piece,
        shape,
        table: token.table.map(|table| direction_bits(&table, design.grid.layout)),
        faces: token.faces_seen_by,
        lies_like: 0,
        handled_like: 0,
    }
}

/// A bit for each seat; numbers from 1.
pub(super) fn seat_bits(
    numbers: &[u8],
    design: &Design,
    place: &str,
    faults: &mut Vec<Fault>,
) -> u8 {
    let most = if design.players.len() > 1 {
        u8::try_from(design.players.len()).unwrap_or(game::MAX_SEATS).min(game::MAX_SEATS)
    } else {
        game::MAX_SEATS
    };
    let mut bits = 0;
    for number in numbers {
        if (1..=most).contains(number) {
            bits |= 1 << (number - 1);
        } else {
            let (id, place) = (number.to_string(), format!("{place}.owners"));
            faults.push(Fault::Unknown { id, place });
        }
    }
    bits
}

/// The four turns of a drawn shape, the first cell of its first row at the origin.
fn shapes(shape: &Shape) -> Option<[Vec<Offset>; 4]> {
    let mut cells = Vec::new();
    for (row, line) in shape.0.iter().enumerate() {
        for (col, letter) in line.chars().enumerate() {
            match letter {
                'x' | 'X' => {
                    cells.push((i16::try_from(row).ok()?, i16::try_from(col).ok()?));
                }
                '.' => {}
                _ => return None,
            }
        }
    }
    if shape.0.is_empty() {
        cells.push((0, 0));
    }
    let first = *cells.first()?;
    if cells.len() > MAX_SHAPE {
        return None;
    }
    let mut offsets: Vec<Offset> = cells
        .iter()
        .map(|(row, col)| Offset { rows: row - first.0, cols: col - first.1 })
        .collect();
    // Turning clockwise sends down to left and right to down.
    let turn = |offset: &Offset| Offset { rows: offset.cols, cols: -offset.rows };
    Some([0, 1, 2, 3].map(|_| {
        let now = offsets.clone();
        offsets = offsets.iter().map(turn).collect();
        now
    }))
}

/// Groups kinds that cannot be told apart while their faces are hidden.
fn classify(kinds: &mut [Kind]) {
    let lying: Vec<String> = kinds
        .iter()
        .map(|kind| {
            // That a face lies down at all tells how its kind is handled and who may see it.
            let seen = (kind.mode, kind.faces, kind.owners);
            format!("{:?}", (seen, kind.stackable, kind.fights(), &kind.shape[0]))
        })
        .collect();
    let handled: Vec<String> = kinds
        .iter()
        .zip(&lying)
        .map(|(kind, lying)| {
            let how = (kind.mode, kind.in_grid, kind.routes, kind.distance, kind.jumps);
            format!("{lying}{how:?}{:?}", (kind.rotatable, kind.die, kind.table))
        })
        .collect();
    let group = |names: &[String], index: usize| {
        let first = names.iter().position(|name| *name == names[index]).unwrap_or(index);
        u16::try_from(first).unwrap_or(u16::MAX)
    };
    for (index, kind) in kinds.iter_mut().enumerate() {
        kind.lies_like = group(&lying, index);
        kind.handled_like = group(&handled, index);
    }
}
