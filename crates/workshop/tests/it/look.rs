//! What lies where, read from the documented position text: never from the machine's insides.

use std::collections::BTreeMap;

use design::Design;
use game::{Game as _, Notation as _, Presentation as _, Rules, Viewer};
use workshop::View;

use crate::machine::{self, Designed};
use crate::naive::{Chain, Seat, Table, Token};
use crate::script::Counted;

type Position = <Designed as Rules>::Position;

/// The tokens of a cell from the lowest, joined by `+`, or `-`.
pub(crate) fn tokens(game: &Designed, design: &Design, at: &Position, cell: &str) -> String {
    kinds(&game.position_text(at), design, cell)
}

/// The same as a viewer sees it: `?` for a token whose face is hidden.
pub(crate) fn seen(
    game: &Designed,
    design: &Design,
    at: &Position,
    viewer: Viewer,
    cell: &str,
) -> String {
    let View { position, .. } = game.view_for(at, viewer);
    kinds(&position, design, cell)
}

fn kinds(text: &str, design: &Design, cell: &str) -> String {
    let words = words(text, design);
    let Some(word) = words.get(cell) else { return format!("no cell {cell}") };
    let kind = |token: &str| {
        let end = token.find(['@', '^', '!']).unwrap_or(token.len());
        if token.starts_with('?') { "?".to_owned() } else { token[..end].to_owned() }
    };
    match word.as_str() {
        "." => "-".to_owned(),
        word => word.split('+').map(kind).collect::<Vec<_>>().join("+"),
    }
}

/// The word of each cell in a position text.
fn words(text: &str, design: &Design) -> BTreeMap<String, String> {
    let cells = text.split(' ').nth(1).unwrap_or_default();
    let words = cells.split('/').flat_map(|board| board.split(',')).map(str::to_owned);
    machine::cells(design).into_iter().zip(words).collect()
}

/// A counter of every seat, from the panels of the scene.
pub(crate) fn counters(game: &Designed, at: &Position, what: Counted) -> Vec<i64> {
    let key = match what {
        Counted::Errors => "workshop.slips",
        Counted::Moves => "workshop.moves",
        Counted::Won => "workshop.tokens-won",
    };
    let scene = game.scene(&game.view_for(at, Viewer::Public), &[]).unwrap();
    let of = |panel: &scene::SeatPanel| {
        let mut counters = panel.counters.iter();
        counters.find(|counter| counter.label.key() == key).map_or(-1, |counter| counter.value)
    };
    scene.panels.iter().map(of).collect()
}

/// The table of the second opinion.
pub(crate) fn table<'a>(game: &Designed, design: &'a Design, at: &Position) -> Table<'a> {
    let text = game.position_text(at);
    let fields: Vec<&str> = text.split(' ').collect();
    let stacks = words(&text, design).into_iter().map(|(cell, word)| {
        let tokens = word.split('+').filter(|token| !matches!(*token, "." | "#"));
        (cell, tokens.map(token).collect())
    });
    let queue = |queue: &str| match queue {
        "-" => Vec::new(),
        queue => queue.split(',').map(token).collect(),
    };
    Table {
        design,
        hand: fields[4].parse().unwrap(),
        stacks: stacks.collect(),
        seats: fields[3].split(',').map(seat).collect(),
        queues: fields[2].split('/').map(queue).collect(),
        is_over: fields[6] != "-",
        chain: chain(fields[7]),
    }
}

fn seat(text: &str) -> Seat {
    let parts: Vec<&str> = text.split('.').collect();
    let count = |index: usize| parts[index].parse().unwrap();
    let state = parts[5].trim_end_matches('t').to_owned();
    Seat {
        errors: count(0),
        moves: count(1),
        won: count(2),
        state,
        is_robbed: parts[5].ends_with('t'),
    }
}

/// Steps or jumps that are under way, from the last field of a position text.
fn chain(text: &str) -> Option<Chain> {
    let part = |name: &str| text.split(';').find_map(|part| part.strip_prefix(name));
    let (cell, left) = part("chain:")?.split_once(':')?;
    let visited = part("visited:").map_or_else(Vec::new, |cells| {
        cells.split(',').map(|cell| cell.parse().unwrap()).collect()
    });
    Some(Chain { cell: cell.parse().unwrap(), left: left.parse().unwrap(), visited })
}

fn token(word: &str) -> Token {
    let (rest, flags) = word.split_once('!').unwrap_or((word, ""));
    let (rest, turned) = rest.split_once('^').unwrap_or((rest, ""));
    let (kind, owners) = rest.split_once('@').unwrap_or((rest, ""));
    Token {
        kind: kind.to_owned(),
        owners: owners.bytes().map(|digit| digit - b'0').collect(),
        picked: flags.contains('p'),
        open: flags.contains('u'),
        marks: format!("{turned}{flags}"),
    }
}
