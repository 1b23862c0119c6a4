//! The play machine as these tests use it: opening a design, naming every conceivable action.

use design::Design;
use game::{Action, Living as _, Notation as _, Rules, Settings};
use geometry::Cell;
use workshop::Refusal;

pub(crate) type Designed = workshop::DesignedGame;

/// A design as a game with these options.
pub(crate) fn designed(design: &Design, options: &str) -> Result<Designed, String> {
    named("test", design, options)
}

/// The same, under an id of its own.
pub(crate) fn named(id: &str, design: &Design, options: &str) -> Result<Designed, String> {
    let settings = Settings::parse(options.split_whitespace()).map_err(|why| why.to_string())?;
    workshop::open(id, design, &settings).map_err(|why| why.to_string())
}

/// The names of the cells of all boards of a design.
pub(crate) fn cells(design: &Design) -> Vec<String> {
    let mut boards = vec![(String::new(), design.grid.rows, design.grid.columns)];
    let mut add = |word: &str, sizes: Vec<(u8, u8)>| {
        let each = sizes.into_iter().zip(1..);
        boards.extend(each.map(|((rows, cols), number)| (format!("{word}{number}."), rows, cols)));
    };
    add("shoe", design.shoes.iter().map(|shoe| (shoe.rows, shoe.columns)).collect());
    add("waiting", design.waiting_zones.iter().map(|zone| (zone.rows, zone.columns)).collect());
    add("result", design.result_zones.iter().map(|zone| (zone.rows, zone.columns)).collect());
    let mut names = Vec::new();
    for (board, rows, cols) in boards {
        for row in 0..rows {
            names.extend((0..cols).map(|col| format!("{board}{}", Cell::new(col, row))));
        }
    }
    names
}

/// Every text that could name an action of a design, possible or not.
pub(crate) fn conceivable(design: &Design) -> Vec<String> {
    let cells = cells(design);
    let mut texts: Vec<String> =
        ["next", "refill", "check", "stop"].iter().map(|word| (*word).to_owned()).collect();
    for from in &cells {
        let verbs = ["pick", "turn", "stack", "roll"];
        texts.extend(verbs.iter().map(|verb| format!("{verb}:{from}")));
        texts.extend(cells.iter().map(|to| format!("{from}-{to}")));
    }
    texts
}

/// Reads what a record may say of one: a move, or time that passes.
pub(crate) fn read(
    game: &Designed,
    position: &<Designed as Rules>::Position,
    text: &str,
) -> Result<<Designed as Rules>::Move, Refusal> {
    match Action::read(text) {
        Action::Time(tenths) => Ok(game.time_move(tenths)),
        _ => game.parse_move(position, text),
    }
}

/// Every action of a game that is not refused, by the explaining evaluator alone.
pub(crate) fn unrefused(
    game: &Designed,
    design: &Design,
    position: &<Designed as Rules>::Position,
) -> Vec<<Designed as Rules>::Move> {
    let mut found = Vec::new();
    for text in conceivable(design) {
        let Ok(action) = game.parse_move(position, &text) else { continue };
        let listed = game.listed(position, &action);
        if game.check(position, &action).is_ok() && !found.contains(&listed) {
            found.push(listed);
        }
    }
    found
}
