//! Why a stone is well laid, for a hint. The first reason that fits is given.

use std::collections::VecDeque;

use game::{Rules as _, Side};
use geometry::Cell;

use crate::board::{AREA, Content, Place, Table};
use crate::bridges::{bridges_of, certain_chain};
use crate::{Hex, Move, Position};

/// The key of the reason to lay a stone on this cell.
pub(crate) fn reason_to_place(
    game: Hex,
    position: &Position,
    cell: Cell,
    side: Side,
) -> Option<&'static str> {
    let mut after = position.clone();
    game.apply_unchecked(&mut after, &Move::Place(cell));
    if after.winner() == Some(side) {
        return Some("hex.reason-wins");
    }
    let mut theirs = position.clone();
    theirs.lay(cell, side.other());
    if theirs.joins_at(cell) {
        return Some("hex.reason-stops");
    }
    let is_certain = |position: &Position| certain_chain(position, side).is_some();
    if is_certain(&after) {
        let goes_on = is_certain(position);
        return Some(if goes_on { "hex.reason-goes-on" } else { "hex.reason-certain" });
    }
    if saves_bridge(position.table(), Place::of(cell), side) {
        return Some("hex.reason-saves");
    }
    let (own, others) = (stones_missing(position, side), stones_missing(position, side.other()));
    let shortens = stones_missing(&after, side) < own;
    let blocks = stones_missing(&after, side.other()) > others;
    let is_in_the_way = stones_missing(&theirs, side.other()) < others;
    let bridges = bridges_of(after.table(), Place::of(cell), side).next().is_some();
    match (shortens, blocks, bridges, is_in_the_way) {
        (true, true, ..) => Some("hex.reason-both"),
        (false, true, ..) => Some("hex.reason-blocks"),
        (_, _, true, _) => Some("hex.reason-bridge"),
        (true, _, _, true) => Some("hex.reason-contested"),
        (true, ..) => Some("hex.reason-shortens"),
        (_, _, _, true) => Some("hex.reason-in-the-way"),
        _ => None,
    }
}

/// Whether the cell is one of a bridge whose other cell was just taken.
fn saves_bridge(table: &Table, place: Place, side: Side) -> bool {
    let is = |place: Place, content| table[place.0] == content;
    let ends: Vec<Place> =
        place.neighbours().filter(|&end| is(end, Content::Stone(side))).collect();
    let attacked = |start: &Place| {
        start.bridges().any(|(end, between)| {
            let [one, other] = between;
            let rest = if one == place { other } else { one };
            between.contains(&place)
                && ends.contains(&end)
                && is(rest, Content::Stone(side.other()))
        })
    };
    ends.iter().any(attacked)
}

/// How many stones a side still needs on its shortest way, if the other side only looked on.
fn stones_missing(position: &Position, side: Side) -> u32 {
    let table = position.table();
    let mut missing = [u32::MAX; AREA];
    let mut open: VecDeque<Place> = VecDeque::new();
    for start in position.first_edge(side) {
        missing[start.0] = 0;
        open.push_back(start);
    }
    while let Some(place) = open.pop_front() {
        if place.line(side) == position.far_line() {
            return missing[place.0];
        }
        for next in place.neighbours() {
            let more = match table[next.0] {
                Content::Stone(owner) if owner == side => 0,
                Content::Empty => 1,
                _ => continue,
            };
            if missing[place.0] + more < missing[next.0] {
                missing[next.0] = missing[place.0] + more;
                if more == 0 { open.push_front(next) } else { open.push_back(next) }
            }
        }
    }
    u32::MAX
}
