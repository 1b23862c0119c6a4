//! Kinds of tokens as the play machine reads them.

use std::collections::HashMap;

use design::{
    Design, FacesSeenBy, Flanks, InGrid, JumpOver, Jumps, Mode, Offset, Routes, TokenKind,
};

use super::grid::direction_bits;
use super::marks::Marks;
use crate::play::way;

/// A kind, ready for play.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    pub(crate) mode: Mode,
    pub(crate) in_grid: InGrid,
    pub(crate) routes: Routes,
    pub(crate) distance: u8,
    pub(crate) flights: u8,
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
    /// The cells it covers for each number of turns that a token can hold, its first cell first.
    pub(crate) shape: [Vec<Offset>; 8],
    /// Its own directions.
    pub(crate) table: Option<u8>,
    pub(crate) faces: FacesSeenBy,
    /// Its face lies down until it is picked.
    pub(crate) is_turned: bool,
    /// Its directions are those that its owner sees.
    pub(crate) relative: bool,
    pub(crate) replaces: bool,
    pub(crate) falls: bool,
    pub(crate) flanks: Flanks,
    pub(crate) flanking_only: bool,
    /// The kind that it becomes, and the zone where.
    pub(crate) becomes: Option<(usize, u16)>,
    pub(crate) pushes: bool,
    pub(crate) pushable: bool,
    pub(crate) swaps: bool,
    pub(crate) top_only: bool,
    pub(crate) size: u16,
    /// Another one like it stays in the shoe when it leaves.
    pub(crate) endless: bool,
    /// More than its way decides where it goes and what comes of it.
    pub(crate) is_unusual: bool,
    /// What everybody can tell of it while its face is hidden: kinds of one number lie alike.
    pub(crate) lies_like: u16,
    /// It steps in the grid, and others that lie like it never do: a step tells them apart.
    pub(crate) steps_show: bool,
    /// What its player can tell of it: kinds of one number are handled alike.
    pub(crate) handled_like: u16,
}

impl Kind {
    /// Whether it can attack.
    pub(crate) const fn attacks(&self) -> bool {
        self.attack.is_some()
    }

    /// Whether its face lies open already before it is picked.
    pub(crate) fn is_found_open(&self) -> bool {
        self.mode == Mode::Selection && !self.is_turned
    }

    /// Whether it can be attacked.
    pub(crate) const fn defends(&self) -> bool {
        self.defence.is_some()
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

/// Reads all kinds.
pub(super) fn kinds(design: &Design, lexicon: &mut Lexicon) -> (Vec<Kind>, HashMap<String, usize>) {
    let ids = design.tokens.iter().enumerate();
    let ids = ids.map(|(index, token)| (token.id.clone(), index)).collect();
    let mut sides = Lexicon::default();
    // Number 0 is the edge without a value.
    sides.number("");
    let each = design.tokens.iter().map(|token| kind(design, token, lexicon, &mut sides));
    let mut kinds: Vec<Kind> = each.collect();
    classify(&mut kinds, &design.tokens);
    (kinds, ids)
}

fn kind(design: &Design, token: &TokenKind, lexicon: &mut Lexicon, sides: &mut Lexicon) -> Kind {
    let marks = lexicon.marks(&token.characteristics);
    let values = &token.sides;
    let values = [&values.north, &values.east, &values.south, &values.west];
    // Lexicons hold at most four words a kind.
    let sides = values.map(|value| u16::try_from(sides.number(value)).unwrap_or(u16::MAX));
    let turns = [0, 1, 2, 3, 4, 5, 6, 7];
    let shape = turns.map(|turned| token.shape.offsets(design.grid.layout, turned));
    let is_piece = token.shape.is_piece();
    let die = design.dice.iter().position(|die| die.id == token.die);
    Kind {
        mode: token.mode,
        in_grid: token.in_grid,
        routes: token.routes,
        distance: token.distance,
        flights: token.flights,
        jumps: token.jumps,
        stackable: token.stackable,
        rotatable: token.rotatable,
        die: die.and_then(|die| u8::try_from(die).ok()),
        attack: token.attack,
        defence: token.defence,
        owners: seat_bits(&token.owners.0),
        marks,
        has_marks: !marks.is_empty(),
        sides,
        has_sides: sides != [0; 4],
        is_piece,
        shape,
        table: token.table.map(|table| direction_bits(&table, design.grid.layout)),
        faces: token.faces_seen_by,
        is_turned: token.mode == Mode::Selection && !token.lies_open,
        relative: token.relative,
        replaces: token.replaces,
        falls: token.falls,
        flanks: token.flanks,
        flanking_only: token.flanking_only,
        becomes: becomes(design, token),
        pushes: token.pushes,
        pushable: token.pushable,
        swaps: token.swaps,
        top_only: token.top_only,
        size: token.size,
        endless: token.endless,
        is_unusual: is_unusual(token),
        lies_like: 0,
        steps_show: false,
        handled_like: 0,
    }
}

/// Whether a kind has any of the traits that plain tokens lack.
fn is_unusual(token: &TokenKind) -> bool {
    token.relative
        || token.replaces
        || token.falls
        || token.flanks != Flanks::Nothing
        || token.becomes.is_some()
        || token.pushes
        || token.pushable
        || token.swaps
        || token.top_only
        || token.size > 0
        || token.endless
        || token.jumps.over != JumpOver::Anything
        || token.jumps.whole
}

/// What a kind becomes and in which zone, by their numbers.
fn becomes(design: &Design, token: &TokenKind) -> Option<(usize, u16)> {
    let promotion = token.becomes.as_ref()?;
    let kind = design.tokens.iter().position(|other| other.id == promotion.kind)?;
    let zone = design.grid.zones.iter().position(|zone| zone.id == promotion.zone)?;
    Some((kind, u16::try_from(zone + 1).ok()?))
}

/// A bit for each seat; numbers from 1.
pub(super) fn seat_bits(numbers: &[u8]) -> u8 {
    let known = numbers.iter().filter(|number| (1..=game::MAX_SEATS).contains(*number));
    known.fold(0, |bits, number| bits | 1 << (number - 1))
}

/// Groups kinds that cannot be told apart while their faces are hidden.
fn classify(kinds: &mut [Kind], tokens: &[TokenKind]) {
    let lying: Vec<String> = kinds
        .iter()
        .zip(tokens)
        .map(|(kind, token)| {
            // That a face lies down at all tells how its kind is handled and who may see it.
            let seen = (kind.mode, kind.faces, kind.is_turned, kind.owners);
            let points = (kind.attacks(), kind.defends());
            format!("{:?}", (seen, kind.stackable, points, &kind.shape[0], &token.back))
        })
        .collect();
    let handled: Vec<String> = kinds
        .iter()
        .zip(&lying)
        .map(|(kind, lying)| format!("{lying}{}", handling(kind)))
        .collect();
    let group = |names: &[String], index: usize| {
        let first = names.iter().position(|name| *name == names[index]).unwrap_or(index);
        u16::try_from(first).unwrap_or(u16::MAX)
    };
    for (index, kind) in kinds.iter_mut().enumerate() {
        kind.lies_like = group(&lying, index);
        kind.handled_like = group(&handled, index);
    }
    let stays = |kind: &Kind| kind.in_grid == InGrid::Immobile;
    let staying: Vec<u16> =
        kinds.iter().filter(|kind| stays(kind)).map(|kind| kind.lies_like).collect();
    for kind in kinds.iter_mut() {
        kind.steps_show = !stays(kind) && staying.contains(&kind.lies_like);
    }
}

/// How a player handles tokens of a kind. What means nothing for the kind is left out: it would
/// tell tokens apart that are handled alike.
fn handling(kind: &Kind) -> String {
    if kind.mode != Mode::Movement {
        return String::new();
    }
    let way = way(kind.in_grid).fields(kind);
    let own = [kind.relative, kind.replaces, kind.falls, kind.flanking_only, kind.pushes];
    let more = (own, kind.flanks, kind.becomes, kind.swaps, kind.top_only, kind.size);
    let more = if kind.is_unusual { format!("{more:?}") } else { String::new() };
    format!("{:?}{way}{more}", (kind.in_grid, kind.routes, kind.rotatable, kind.die))
}
