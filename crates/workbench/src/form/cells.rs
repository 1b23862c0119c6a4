//! Selected cells of the grid, and zones: what belongs to places instead of tokens.
//!
//! Several cells are filled in together; what is shown is the first one's.

use design::Design;
use design::edit::{Edit, GridEdit, REST_OF_GRID, ZoneEdit};
use design::{CellList, CellWord, Grammar, MoveTable, TokenWord, Words};
use geometry::Cell;

use super::tokens_in::TokenFields;
use super::{About, Form, Pair, grammar_entries, or_none, pair};
use crate::slot::{Entry, Slot};

struct CellsForm {
    cells: Vec<Cell>,
    zone: String,
    in_play: bool,
    table: Option<MoveTable>,
    number: u16,
    die: String,
    token: Option<TokenFields>,
}

pub(super) fn open(design: &Design, cells: &CellList) -> Option<Pair> {
    let cells = cells.cells().to_vec();
    let first = *cells.first()?;
    let grid = &design.grid;
    let zone = grid.zones.iter().find(|zone| zone.cells.contains(first));
    let table = grid.tables.iter().find(|table| table.cells.contains(first));
    let die = grid.dice.iter().find(|die| die.cells.contains(first));
    let with_token = cells.iter().find_map(|cell| top(design, *cell));
    let token = with_token.map(|token| TokenFields::of(design, token));
    let now = CellsForm {
        zone: zone.map_or(REST_OF_GRID, |zone| &zone.id).to_owned(),
        in_play: grid.is_in_play(first),
        table: table.map(|table| table.table),
        number: grid.numbers.at(first),
        die: die.map(|die| die.die.clone()).unwrap_or_default(),
        token: token.clone(),
        cells: cells.clone(),
    };
    let usual = CellsForm {
        zone: REST_OF_GRID.to_owned(),
        in_play: true,
        table: None,
        number: 0,
        die: String::new(),
        token: token.map(TokenFields::into_usual),
        cells,
    };
    pair(now, usual)
}

/// The topmost token of a cell of the grid.
fn top(design: &Design, cell: Cell) -> Option<&TokenWord> {
    match design.grid.tokens.at(cell.col, cell.row)? {
        CellWord::Tokens(tokens) => tokens.last(),
        CellWord::Closed => None,
    }
}

impl Form for CellsForm {
    fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>> {
        let Self { zone, in_play, table, number, die, token, cells: _ } = self;
        let is_open = *in_play;
        let mut zones = about.zones.clone();
        zones.insert(0, (REST_OF_GRID.to_owned(), i18n::Message::new("bench.rest-of-grid")));
        let dice = or_none("cells-die", &about.dice);
        let mut entries = vec![
            Entry::new("in_play", Slot::Switch(in_play)),
            Entry::new("zone", Slot::Choice { value: zone, options: zones }).when(is_open),
            Entry::new("table", Slot::OwnTable { own: table, usual: about.table }).when(is_open),
            Entry::new("number", Slot::Number { value: number, least: 0, most: 65535 })
                .when(is_open),
            Entry::new("die", Slot::Choice { value: die, options: dice })
                .when(is_open && !about.dice.is_empty()),
        ];
        if let Some(token) = token {
            entries.extend(token.entries(about));
        }
        entries
    }

    fn edit(&self, name: &str, design: &Design) -> Edit {
        let cells: CellList = self.cells.iter().copied().collect();
        Edit::Grid(match name {
            "in_play" => GridEdit::InPlay { cells, in_play: self.in_play },
            "zone" => return Edit::Zones(ZoneEdit::Paint { zone: self.zone.clone(), cells }),
            "table" => GridEdit::CellTable { cells, table: self.table },
            "number" => return Edit::All(numbered(&self.cells, self.number)),
            "die" => {
                let die = Some(self.die.clone()).filter(|die| !die.is_empty());
                GridEdit::Die { cells, die }
            }
            _ => return self.tokens_edit(name, design),
        })
    }

    fn path(&self, name: &str) -> String {
        let path = match name {
            "in_play" => "grid.tokens",
            "zone" => "grid.zones",
            "table" => "grid.tables",
            "number" => "grid.numbers",
            "die" => "grid.dice",
            _ => "grid.tokens",
        };
        path.to_owned()
    }

    fn words(&self, name: &str) -> &'static str {
        if name.starts_with("token.") { "placed" } else { "cells" }
    }
}

/// Numbers one after the other from this one; none when it is 0.
fn numbered(cells: &[Cell], first: u16) -> Vec<Edit> {
    let numbers = (0..).map(|step: u16| if first == 0 { 0 } else { first.saturating_add(step) });
    let number =
        |(cell, number): (&Cell, u16)| Edit::Grid(GridEdit::Number { cell: *cell, number });
    cells.iter().zip(numbers).map(number).collect()
}

impl CellsForm {
    /// Every topmost token of the cells is taken up and put back as it shall be.
    fn tokens_edit(&self, name: &str, design: &Design) -> Edit {
        let Some(fields) = &self.token else { return Edit::All(Vec::new()) };
        let held = self.cells.iter().filter_map(|cell| Some((*cell, top(design, *cell)?)));
        let edits = held.flat_map(|(cell, token)| {
            let token = fields.written(name, design, token).to_string();
            [GridEdit::Take { cell }, GridEdit::Paste { cell, token }].map(Edit::Grid)
        });
        Edit::All(edits.collect())
    }
}

struct ZoneForm {
    id: String,
    number: usize,
    name: Words,
    grammar: Grammar,
    characteristics: Vec<String>,
}

/// The rest of the grid: its cells are what the zones leave, its name is always the same.
struct RestForm {
    characteristics: Vec<String>,
}

impl Form for RestForm {
    fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>> {
        let known = about.words.clone();
        vec![Entry::new("characteristics", Slot::List { words: &mut self.characteristics, known })]
    }

    fn edit(&self, _: &str, _: &Design) -> Edit {
        let (zone, words) = (REST_OF_GRID.to_owned(), self.characteristics.clone());
        Edit::Zones(ZoneEdit::Characteristics { zone, words })
    }

    fn path(&self, name: &str) -> String {
        format!("grid.rest_{name}")
    }

    fn words(&self, _: &str) -> &'static str {
        "zone"
    }
}

pub(super) fn open_zone(design: &Design, id: &str) -> Option<Pair> {
    if id == REST_OF_GRID {
        let characteristics = design.grid.rest_characteristics.clone();
        return pair(RestForm { characteristics }, RestForm { characteristics: Vec::new() });
    }
    let (number, zone) = (1..).zip(&design.grid.zones).find(|(_, zone)| zone.id == id)?;
    let id = || id.to_owned();
    let (name, characteristics) = (zone.name.clone(), zone.characteristics.clone());
    let now = ZoneForm { id: id(), number, name, grammar: zone.grammar, characteristics };
    let (name, characteristics) = (Words::default(), Vec::new());
    pair(now, ZoneForm { id: id(), number, name, grammar: Grammar::default(), characteristics })
}

impl Form for ZoneForm {
    fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>> {
        let known = about.words.clone();
        let mut entries = vec![
            Entry::new("name", Slot::Words(&mut self.name)),
            Entry::new("characteristics", Slot::List { words: &mut self.characteristics, known }),
        ];
        entries.extend(grammar_entries(&mut self.grammar));
        entries
    }

    fn edit(&self, name: &str, _: &Design) -> Edit {
        let zone = self.id.clone();
        Edit::Zones(match name {
            "name" => ZoneEdit::Name { zone, name: self.name.clone() },
            name if name.starts_with("grammar.") => {
                ZoneEdit::Grammar { zone, grammar: self.grammar }
            }
            _ => ZoneEdit::Characteristics { zone, words: self.characteristics.clone() },
        })
    }

    fn path(&self, name: &str) -> String {
        format!("grid.zones[{}].{name}", self.number)
    }

    /// Names of zones stand in sentences as those of tokens do.
    fn words(&self, name: &str) -> &'static str {
        if name.starts_with("grammar.") { "token" } else { "zone" }
    }
}
