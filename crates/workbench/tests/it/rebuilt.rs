//! Every design that ships is made again from nothing, by what front ends can reach alone.
//!
//! Ids are made by the workbench, so the designs are compared under the ids it gives.

use design::Design;
use design::edit::{DieEdit, Edit, RuleEdit, TokenEdit, ZoneEdit, edited};
use design::edit::{REST_OF_GRID, RuleName};
use design::{CellList, CellWord, Drawing, Grid, Numbers, TableOverride, TokenWord};
use geometry::Cell;
use scene::Touch;
use workbench::{ActionName, Field, Input, Part, Tool, Workbench};

use crate::making::*;

/// The design with the ids that the workbench gives.
fn with_plain_ids(design: &Design) -> Design {
    let mut design = design.clone();
    // First to ids that none has, so that none is taken.
    for end in ["-was", ""] {
        let named = |word: &str, number: usize| format!("{word}-{number}{end}");
        for (number, kind) in (1..).zip(design.tokens.clone()) {
            let edit = TokenEdit::Rename { kind: kind.id, id: named("token", number) };
            design = edited(&design, &Edit::Tokens(edit)).unwrap();
        }
        for (number, zone) in (1..).zip(design.grid.zones.clone()) {
            let edit = ZoneEdit::Rename { zone: zone.id, id: named("zone", number) };
            design = edited(&design, &Edit::Zones(edit)).unwrap();
        }
        for (number, die) in (1..).zip(design.dice.clone()) {
            let edit = DieEdit::Rename { die: die.id, id: named("die", number) };
            design = edited(&design, &Edit::Dice(edit)).unwrap();
        }
        for (number, variant) in (1..).zip(design.variants.clone()) {
            let edit =
                RuleEdit::RenameVariant { variant: variant.id, id: named("variant", number) };
            design = edited(&design, &Edit::Rules(edit)).unwrap();
        }
    }
    design
}

/// The same design with lists of cells in one order, and drawings of one size.
fn in_one_order(design: &Design) -> Design {
    let mut design = design.clone();
    let sorted = |cells: &CellList| {
        let mut cells = cells.cells().to_vec();
        cells.sort();
        cells.into_iter().collect::<CellList>()
    };
    let levels = design.variants.iter_mut().filter_map(|variant| variant.grid.as_mut());
    for grid in std::iter::once(&mut design.grid).chain(levels) {
        grid.zones.iter_mut().for_each(|zone| zone.cells = sorted(&zone.cells));
        for table in &mut grid.tables {
            *table = TableOverride { cells: sorted(&table.cells), table: table.table };
        }
        grid.tables.sort_by_key(|table| table.cells.to_string());
        grid.dice.iter_mut().for_each(|die| die.cells = sorted(&die.cells));
        grid.dice.sort_by(|a, b| a.die.cmp(&b.die));
        let (rows, columns) = (usize::from(grid.rows), usize::from(grid.columns));
        if grid.numbers.0.iter().flatten().all(|number| *number == 0) {
            grid.numbers = Numbers::default();
        } else {
            grid.numbers.0.resize(rows, Vec::new());
            grid.numbers.0.iter_mut().for_each(|row| row.resize(columns, 0));
        }
        padded(&mut grid.tokens, rows, columns);
    }
    for shoe in &mut design.shoes {
        padded(&mut shoe.tokens, usize::from(shoe.rows), usize::from(shoe.columns));
    }
    design
}

fn padded(drawing: &mut Drawing, rows: usize, columns: usize) {
    let empty = CellWord::Tokens(Vec::new());
    drawing.0.resize(rows, Vec::new());
    drawing.0.iter_mut().for_each(|row| row.resize(columns, empty.clone()));
}

/// Makes the parts that a design has, without what is filled in.
fn make_parts(bench: &mut Workbench, wanted: &Design) {
    bench.keep_choices(false);
    for die in &wanted.dice {
        bench.select(Part::Game);
        act(bench, ActionName::AddDie);
        let Part::Die(id) = bench.selected().clone() else { panic!("a die is selected") };
        for _ in die.faces.len()..6 {
            bench.select(Part::Face(id.clone(), 1));
            act(bench, ActionName::Remove);
        }
        for _ in 6..die.faces.len() {
            act(bench, ActionName::AddFace);
        }
    }
    for _ in &wanted.tokens {
        act(bench, ActionName::AddToken);
    }
    for _ in 1..wanted.players.len() {
        bench.select(Part::Players);
        act(bench, ActionName::AddPlayer);
    }
    for _ in &wanted.variants {
        bench.select(Part::Game);
        act(bench, ActionName::AddVariant);
    }
    for (variant, grid) in levels(wanted) {
        bench.select(variant.clone());
        act(bench, ActionName::GiveGrid);
        swap_grids(bench, &variant);
        make_grid(bench, &grid);
        swap_grids(bench, &variant);
    }
    make_grid(bench, &wanted.grid);
    give_boards(bench, wanted);
}

/// Makes the grid of a size with its zones.
fn make_grid(bench: &mut Workbench, wanted: &Grid) {
    bench.select(Part::Grid);
    fill(bench, "rows", Input::Number(wanted.rows.into()));
    fill(bench, "columns", Input::Number(wanted.columns.into()));
    for zone in &wanted.zones {
        bench.select(Part::Grid);
        act(bench, ActionName::AddZone);
        for cell in zone.cells.cells() {
            bench.touch(&Touch::new(cell)).unwrap();
        }
    }
}

/// What the grid says and holds, as in the other bench.
fn draw_grid(from: &mut Workbench, to: &mut Workbench) {
    let zones = from.design().grid.zones.iter().map(|zone| Part::Zone(zone.id.clone()));
    let rest = Part::Zone(REST_OF_GRID.to_owned());
    for part in zones.chain([rest, Part::Grid]).collect::<Vec<_>>() {
        copy_fields(from, to, &part);
    }
    place_in(to, &from.design().grid.tokens, "");
    fill_cells(from, to);
}

/// The variants with a grid of their own.
fn levels(design: &Design) -> Vec<(Part, Grid)> {
    let levels = design.variants.iter();
    let levels = levels.filter_map(|one| Some((Part::Variant(one.id.clone()), one.grid.clone()?)));
    levels.collect()
}

/// Exchanges the grid with that of a variant.
fn swap_grids(bench: &mut Workbench, variant: &Part) {
    bench.select(variant.clone());
    act(bench, ActionName::SwapGrid);
}

fn give_boards(bench: &mut Workbench, wanted: &Design) {
    let players = || (1..).zip(&wanted.players);
    type Of = fn(&design::Player) -> Option<u8>;
    let fields: [(&str, usize, Of); 3] = [
        ("shoe", wanted.shoes.len(), |player| player.shoe),
        ("waiting_zone", wanted.waiting_zones.len(), |player| player.waiting_zone),
        ("result_zone", wanted.result_zones.len(), |player| player.result_zone),
    ];
    for (field, count, of) in fields {
        for board in 1..=u8::try_from(count).unwrap() {
            let who = players().filter(|(_, player)| of(player) == Some(board));
            for (turn, (number, _)) in who.enumerate() {
                bench.select(Part::Player(number));
                let value = if turn == 0 { "new".to_owned() } else { board.to_string() };
                fill(bench, field, Input::Choice(value));
            }
        }
    }
}

/// Fills in every field of a part as it is in the other bench.
fn copy_fields(from: &mut Workbench, to: &mut Workbench, part: &Part) {
    from.select(part.clone());
    to.select(part.clone());
    assert_eq!(to.selected(), part);
    // A field may be refused until another one is filled in, so that there are two rounds.
    for round in 0..2 {
        for field in from.fields() {
            let now = to.fields().into_iter().find(|other| other.name == field.name).unwrap();
            let (wanted, has) = (field.control.to_inputs(), now.control.to_inputs());
            for input in wanted.into_iter().filter(|input| !has.contains(input)) {
                let done = to.fill(&field.name, input);
                assert!(round == 0 || done.is_ok(), "{part:?} {} {done:?}", field.name);
            }
        }
    }
}

/// Puts down what is drawn on a board, whose places are named after it.
fn place_in(bench: &mut Workbench, drawing: &Drawing, board: &str) {
    let rows = (0u8..).zip(&drawing.0);
    let cells = rows.flat_map(|(row, words)| {
        (0u8..).zip(words).map(move |(col, word)| (Cell::new(col, row), word))
    });
    for (cell, word) in cells {
        let place_name = format!("{board}{cell}");
        match word {
            CellWord::Closed => {
                bench.set_tool(Tool::Close);
                touch(bench, &place_name);
            }
            CellWord::Tokens(tokens) => {
                tokens.iter().for_each(|token| place(bench, &place_name, token));
            }
        }
    }
}

/// Puts a token down, then says what is special about it.
fn place(bench: &mut Workbench, place: &str, token: &TokenWord) {
    bench.set_tool(Tool::Paste(token.kind.clone()));
    touch(bench, place);
    bench.set_tool(Tool::Select);
    touch(bench, place);
    if token.turned > 0 {
        fill(bench, "token.turned", Input::Number(token.turned.into()));
    }
    if token.face_up {
        fill(bench, "token.face_up", Input::Switch(true));
    }
    for owner in token.owners.iter().flatten() {
        fill(bench, "token.owners", Input::Check(owner.to_string(), true));
    }
}

/// What each cell has for itself.
fn fill_cells(from: &mut Workbench, to: &mut Workbench) {
    let (rows, columns) = (from.design().grid.rows, from.design().grid.columns);
    let is_cells = |field: &Field| matches!(field.name.as_str(), "table" | "number" | "die");
    for cell in (0..rows).flat_map(|row| (0..columns).map(move |col| Cell::new(col, row))) {
        let part = Part::Cells([cell].into_iter().collect());
        from.select(part.clone());
        to.select(part);
        for field in from.fields().into_iter().filter(|field| is_cells(field) && !field.is_default)
        {
            for input in field.control.to_inputs() {
                fill(to, &field.name, input);
            }
        }
    }
}

#[test]
fn every_design_that_ships_can_be_made_again() {
    for entry in workshop::library::entries() {
        let wanted = with_plain_ids(&entry.design);
        let mut from = Workbench::new("wanted", wanted.clone());
        let mut to = empty();
        make_parts(&mut to, &wanted);
        let mut parts: Vec<Part> = from.parts().into_iter().map(|line| line.part).collect();
        // Queues hold tokens, of which there must be enough; the grid's frames come with it.
        parts.sort_by_key(|part| matches!(part, Part::Shoe(_)));
        let variants = wanted.variants.iter();
        let rules = variants.flat_map(|variant| {
            RuleName::ALL.map(|group| Part::Rules { variant: Some(variant.id.clone()), group })
        });
        for part in
            parts.iter().filter(|part| !matches!(part, Part::Rules { variant: Some(_), .. }))
        {
            copy_fields(&mut from, &mut to, part);
        }
        for part in rules.filter(|part| parts.contains(part)) {
            copy_fields(&mut from, &mut to, &part);
        }
        draw_grid(&mut from, &mut to);
        for (variant, _) in levels(&wanted) {
            swap_grids(&mut from, &variant);
            swap_grids(&mut to, &variant);
            draw_grid(&mut from, &mut to);
            swap_grids(&mut from, &variant);
            swap_grids(&mut to, &variant);
        }
        for (number, shoe) in (1..).zip(&wanted.shoes) {
            place_in(&mut to, &shoe.tokens, &format!("shoe{number}."));
        }
        for board in from.scene().boards {
            let is_placed = wanted.grid.frame.x != 0 || board.id != "grid";
            let place = board.frame.place.filter(|_| is_placed && has_places(&wanted));
            if let Some(place) = place.filter(|_| !board.id.starts_with("queue")) {
                to.move_board(&board.id, place).unwrap();
            }
        }
        let (made, wanted) = (in_one_order(to.design()), in_one_order(&wanted));
        assert_eq!(workshop::change_between(&wanted, &made), "{}", "{}", entry.id);
    }
}

/// Whether somebody placed the boards by hand.
fn has_places(design: &Design) -> bool {
    let shoes = design.shoes.iter().map(|shoe| &shoe.frame);
    let waiting = design.waiting_zones.iter().map(|zone| &zone.frame);
    let results = design.result_zones.iter().map(|zone| &zone.frame);
    let mut frames = std::iter::once(&design.grid.frame).chain(shoes).chain(waiting).chain(results);
    frames.any(|frame| frame.x != 0 || frame.y != 0)
}
