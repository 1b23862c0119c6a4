//! A design with one set of rules in force, and what lies where when a play begins.
//!
//! The same checks look at the design's own rules and at each variant's; paths and edits lead to
//! the rule that is really in force.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

use design::edit::{Edit, Rule, RuleEdit, RuleName};
use design::{
    Action, By, CellWord, Design, Die, InGrid, Mode, TokenKind, TokenWord, Validation, Variant,
    WhenRight,
};
use geometry::Cell;
use workshop::compile::Reach;

/// Where a token lies when a play begins; shoes are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lies {
    Grid(Cell),
    Shoe(usize),
}

impl Lies {
    /// The cell of the grid.
    pub(crate) const fn cell(self) -> Option<Cell> {
        match self {
            Self::Grid(cell) => Some(cell),
            Self::Shoe(_) => None,
        }
    }
}

/// A token when a play begins.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    /// The number of its kind from 0.
    pub(crate) kind: usize,
    pub(crate) lies: Lies,
    pub(crate) owners: Vec<u8>,
    pub(crate) face_up: bool,
    pub(crate) turned: u8,
}

/// A design with the rules of a variant, or its own.
pub(crate) struct Rules {
    pub(crate) design: Design,
    /// The variant with its number from 1.
    pub(crate) variant: Option<(usize, Variant)>,
    pub(crate) placed: Vec<Placed>,
    /// The grid's cells in play, row by row.
    pub(crate) cells: Vec<Cell>,
    pub(crate) zone_of: BTreeMap<Cell, usize>,
    /// Made when it is first asked for, and only for designs that fit together.
    moves: OnceCell<Reach>,
}

impl Rules {
    /// The design's own rules.
    pub(crate) fn own(design: &Design) -> Self {
        Self::new(design.clone(), None)
    }

    /// The rules of a variant, by its number from 0.
    pub(crate) fn of_variant(design: &Design, index: usize) -> Option<Self> {
        let variant = design.variants.get(index)?.clone();
        let design = design.with_variant(&variant.id);
        Some(Self::new(design, Some((index + 1, variant))))
    }

    fn new(design: Design, variant: Option<(usize, Variant)>) -> Self {
        let placed = placed(&design);
        let cells = design.grid.cells().filter(|cell| design.grid.is_in_play(*cell)).collect();
        let zones = design.grid.zones.iter().enumerate();
        let zone_of = zones
            .flat_map(|(index, zone)| zone.cells.cells().iter().map(move |cell| (*cell, index)));
        let zone_of = zone_of.collect();
        Self { design, variant, placed, cells, zone_of, moves: OnceCell::new() }
    }

    /// Where each kind can go on an empty grid.
    pub(crate) fn moves(&self) -> &Reach {
        self.moves.get_or_init(|| Reach::of(&self.design))
    }

    /// The path of a rule, or of the variant's rule that stands in its place.
    pub(crate) fn path(&self, rule: RuleName) -> String {
        let name = rule.field();
        match self.replacing(rule) {
            Some((number, _)) => format!("variants[{number}].{name}"),
            None => name.to_owned(),
        }
    }

    /// The edit that sets a rule where it is in force.
    pub(crate) fn set(&self, rule: Rule) -> Edit {
        let variant = self.replacing(rule.name()).map(|(_, variant)| variant.id.clone());
        Edit::Rules(RuleEdit::Set { variant, rule })
    }

    fn replacing(&self, rule: RuleName) -> Option<&(usize, Variant)> {
        self.variant.as_ref().filter(|(_, variant)| rule.is_own_of(variant))
    }

    pub(crate) fn kind(&self, placed: &Placed) -> &TokenKind {
        // Only tokens of known kinds are placed.
        &self.design.tokens[placed.kind]
    }

    /// The cells that a token of a kind covers from its first cell on; none stands for what lies
    /// beyond the edge.
    pub(crate) fn covered(&self, kind: &TokenKind, turned: u8, first: Cell) -> Vec<Option<Cell>> {
        design::files::covered(self.design.grid.layout, &kind.shape, turned, first)
    }

    /// The kinds that lie somewhere when a play begins, those that they become, and those that the
    /// program lays, with their numbers from 1.
    pub(crate) fn used_kinds(&self) -> impl Iterator<Item = (usize, &TokenKind)> {
        let tokens = &self.design.tokens;
        let mut used: BTreeSet<usize> = self.placed.iter().map(|placed| placed.kind).collect();
        let mut new: Vec<usize> = used.iter().copied().collect();
        while let Some(kind) = new.pop() {
            let becomes = tokens.get(kind).and_then(|kind| kind.becomes.as_ref());
            let other =
                becomes.and_then(|into| tokens.iter().position(|other| other.id == into.kind));
            new.extend(other.filter(|other| used.insert(*other)));
        }
        let kinds = self.design.tokens.iter().enumerate();
        let is_used = move |(index, kind): &(usize, &TokenKind)| {
            used.contains(index) || self.design.lays(&kind.id)
        };
        kinds.filter(is_used).map(|(index, kind)| (index + 1, kind))
    }

    /// Whether tokens of a kind (from 0) lie somewhere sooner or later.
    pub(crate) fn turns_up(&self, kind: usize) -> bool {
        self.used_kinds().any(|(number, _)| number == kind + 1)
    }

    /// The tokens that lie in the grid, with their cells.
    pub(crate) fn in_grid(&self) -> impl Iterator<Item = (Cell, &Placed)> {
        self.placed.iter().filter_map(|placed| Some((placed.lies.cell()?, placed)))
    }

    /// The tokens in a shoe and its queue; shoes are counted from 0.
    pub(crate) fn in_shoe(&self, shoe: usize) -> impl Iterator<Item = &Placed> {
        self.placed.iter().filter(move |placed| placed.lies == Lies::Shoe(shoe))
    }

    /// Whether tokens of a kind (from 0) come from a shoe.
    pub(crate) fn comes_from_shoe(&self, kind: usize) -> bool {
        self.placed.iter().any(|one| one.kind == kind && matches!(one.lies, Lies::Shoe(_)))
    }

    pub(crate) fn has_shoe(&self) -> bool {
        self.design.players.iter().any(|player| player.shoe.is_some())
    }

    pub(crate) fn has_waiting_zone(&self) -> bool {
        self.design.players.iter().any(|player| player.waiting_zone.is_some())
    }

    /// Whether some zone asks for characteristics.
    pub(crate) fn has_marked_zone(&self) -> bool {
        self.design.grid.characteristics().next().is_some()
    }

    /// Whether some token is picked.
    pub(crate) fn has_selection(&self) -> bool {
        self.used_kinds().any(|(_, kind)| kind.mode == Mode::Selection)
    }

    /// Whether several people must be there.
    pub(crate) fn is_for_several(&self) -> bool {
        self.design.players.len() > 1
            || self.design.player_count.as_ref().is_some_and(|count| count.min > 1)
    }

    pub(crate) fn takes_by_jumps(&self) -> bool {
        self.used_kinds().any(|(_, kind)| kind.in_grid == InGrid::Jumps && kind.jumps.capture)
    }

    pub(crate) fn fights(&self) -> bool {
        self.used_kinds().any(|(_, kind)| kind.attack.is_some())
            && self.used_kinds().any(|(_, kind)| kind.defence.is_some())
    }

    /// Whether the face of some die takes tokens from the grid.
    pub(crate) fn dice_remove(&self) -> bool {
        let removes = |action: &Action| {
            matches!(action, Action::ToShoe | Action::ToResult | Action::Eliminate)
        };
        self.design.dice.iter().flat_map(|die| &die.faces).any(|face| removes(&face.action))
    }

    /// Whether players may move tokens of some kind from the grid to other boards.
    pub(crate) fn leaves_grid(&self, kind: &TokenKind) -> bool {
        kind.mode == Mode::Movement
            && (kind.routes.grid_to_shoe && self.has_shoe()
                || kind.routes.grid_to_waiting && self.has_waiting_zone())
    }

    /// Whether tokens are won or lost in some way.
    pub(crate) fn removes(&self) -> bool {
        self.design.association.when_right == WhenRight::Remove
            || self.takes_by_jumps()
            || self.fights()
            || self.dice_remove()
    }

    pub(crate) fn die(&self, id: &str) -> Option<&Die> {
        self.design.dice.iter().find(|die| die.id == id)
    }

    /// Whether a token is right where these characteristics are.
    pub(crate) fn validates(&self, token: &[String], zone: &BTreeSet<&str>) -> bool {
        match self.design.association.validation {
            Validation::Maximum => token.iter().all(|word| zone.contains(word.as_str())),
            Validation::Minimum => token.iter().any(|word| zone.contains(word.as_str())),
        }
    }

    /// Whether the educator's characteristics of a zone are right for a token.
    pub(crate) fn belongs(&self, token: &[String], zone: usize) -> bool {
        let words = self.design.grid.zones.get(zone).map(|zone| words_of(&zone.characteristics));
        words.is_some_and(|words| self.validates(token, &words))
    }

    /// Whether a token is right in a cell by the educator's characteristics.
    pub(crate) fn belongs_in(&self, token: &[String], cell: Cell) -> bool {
        let rest = &self.design.grid.rest_characteristics;
        match self.zone_of.get(&cell) {
            Some(zone) => self.belongs(token, *zone),
            None => !rest.is_empty() && self.validates(token, &words_of(rest)),
        }
    }

    /// Whether some wrong answer is possible; `true` when in doubt.
    pub(crate) fn can_be_wrong(&self) -> bool {
        let manual = |action: &Action| matches!(action, Action::ManualMove { .. });
        if self.design.dice.iter().flat_map(|die| &die.faces).any(|face| manual(&face.action)) {
            return true;
        }
        let marked = || self.used_kinds().filter(|(_, kind)| !kind.characteristics.is_empty());
        let picked: BTreeSet<BTreeSet<&str>> = marked()
            .filter(|(_, kind)| kind.mode == Mode::Selection)
            .map(|(_, kind)| words_of(&kind.characteristics))
            .collect();
        let alone = self.design.association.picks != design::Picks::Together;
        if picked.len() > 1 && (alone || self.design.association.selections > 1) {
            return true;
        }
        let mut moved = marked().filter(|(_, kind)| kind.mode == Mode::Movement);
        match self.design.association.by {
            By::Sides => self.used_kinds().any(|(_, kind)| has_sides(kind)),
            By::Characteristics => moved.any(|(_, kind)| {
                let zones = self.design.grid.zones.iter().enumerate();
                let mut open = zones.filter(|(_, zone)| !zone.cells.cells().is_empty());
                let rest = words_of(&self.design.grid.rest_characteristics);
                let is_wrong_in_rest =
                    !rest.is_empty() && !self.validates(&kind.characteristics, &rest);
                is_wrong_in_rest
                    || open.any(|(index, zone)| {
                        // A free zone takes its characteristics from whatever comes first.
                        zone.characteristics.is_empty()
                            || !self.belongs(&kind.characteristics, index)
                    })
            }),
        }
    }
}

pub(crate) fn has_sides(kind: &TokenKind) -> bool {
    sides(kind).iter().any(|side| !side.is_empty())
}

/// The values on the edges, clockwise from north.
pub(crate) fn sides(kind: &TokenKind) -> [&str; 4] {
    [&kind.sides.north, &kind.sides.east, &kind.sides.south, &kind.sides.west].map(String::as_str)
}

pub(crate) fn words_of(words: &[String]) -> BTreeSet<&str> {
    words.iter().map(String::as_str).collect()
}

fn placed(design: &Design) -> Vec<Placed> {
    let mut placed = Vec::new();
    let mut place = |token: &TokenWord, lies: Lies| {
        let Some(kind) = design.tokens.iter().position(|kind| kind.id == token.kind) else {
            return;
        };
        // The position was found among the kinds.
        let owners = token.owners.clone().unwrap_or_else(|| design.tokens[kind].owners.0.clone());
        let (face_up, turned) = (token.face_up, token.turned);
        placed.push(Placed { kind, lies, owners, face_up, turned });
    };
    for (words, row) in design.grid.tokens.0.iter().zip(0u8..) {
        for (word, col) in words.iter().zip(0u8..) {
            if let CellWord::Tokens(tokens) = word {
                let cell = Cell::new(col, row);
                tokens.iter().for_each(|token| place(token, Lies::Grid(cell)));
            }
        }
    }
    for (index, shoe) in design.shoes.iter().enumerate() {
        let drawn = shoe.tokens.0.iter().flatten().filter_map(|word| match word {
            CellWord::Tokens(tokens) => Some(tokens.clone()),
            CellWord::Closed => None,
        });
        let queued = shoe.queue.iter().filter_map(|word| word.parse::<TokenWord>().ok());
        for token in drawn.flatten().chain(queued) {
            place(&token, Lies::Shoe(index));
        }
    }
    placed
}
