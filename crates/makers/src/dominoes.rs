//! Dominoes: tiles whose touching sides must agree.
//!
//! A list of pairs is read in one of two ways. Where values come again, each pair is a tile.
//! Where none does, each pair is two halves that belong together, and the tiles make one ring:
//! the right half of one pair stands beside the left half of the next. A ring fills its row from
//! wherever it is begun.

use std::collections::HashSet;

use design::Design;
use design::{
    Association, By, InGrid, Player, PlayerCount, Routes, SeenBy, Shoe, Sides, TokenKind, Turns,
    Won,
};
use serde::{Deserialize, Serialize};

use crate::draft::{Draft, Sheet};
use crate::job::{Job, Pair};
use crate::layout::{Size, near_square, shoe_size, small};
use crate::table::{Seen, fold};
use crate::unused::Why;
use crate::{Field, Refusal};

/// The most tiles of a ring: they lie in one row.
const MOST_IN_RING: usize = 24;
/// The most tiles of a set.
const MOST_IN_SET: usize = 60;
/// Fewer tiles are no game.
const FEWEST: usize = 3;
/// Tiles side by side in a hand.
const WIDEST_HAND: usize = 10;

/// The form of dominoes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Dominoes {
    /// How pairs become tiles.
    pub tiles: Tiles,
    /// Without a list: the highest number of the usual set.
    pub highest: u8,
    /// How many play with a set of tiles.
    pub players: u8,
}

/// How pairs become tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tiles {
    /// It is found out.
    #[default]
    Auto,
    /// Each pair is a tile.
    AsGiven,
    /// Each pair is two halves that belong together.
    Matching,
}

impl Default for Dominoes {
    fn default() -> Self {
        Self { tiles: Tiles::default(), highest: 6, players: 2 }
    }
}

impl Dominoes {
    pub(crate) const FIELDS: &[Field] = &[
        Field::choice("tiles", &["auto", "as-given", "matching"]),
        Field::number("highest", 1, 9),
        Field::number("players", 1, 4),
    ];

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        let is_usual = job.form.list.trim().is_empty();
        let pairs = if is_usual { self.usual() } else { job.pairs(usize::MAX) };
        let matching = match self.tiles {
            Tiles::Auto => !is_usual && !comes_again(&pairs),
            Tiles::AsGiven => false,
            Tiles::Matching => true,
        };
        let (most, kept) = if matching {
            (MOST_IN_RING, each_half_once(job, pairs))
        } else {
            (MOST_IN_SET, pairs)
        };
        for pair in kept.iter().skip(most) {
            job.leave_out(pair.line, &shown(pair), Why::NoRoom { most });
        }
        let kept: Vec<Pair> = kept.into_iter().take(most).collect();
        if kept.len() < FEWEST {
            return Err(Refusal::TooFewPairs { found: kept.len(), wanted: FEWEST });
        }
        let draft = Draft::new(job.form);
        Ok(if matching { ring(draft, &kept) } else { self.set(draft, &kept) })
    }

    /// Every pair of numbers up to the highest.
    fn usual(&self) -> Vec<Pair> {
        let all = (0..=self.highest).flat_map(|a| (a..=self.highest).map(move |b| (a, b)));
        all.map(|(a, b)| Pair { line: 0, left: a.to_string(), right: b.to_string() }).collect()
    }

    /// A set of tiles that are all dealt out; they may be turned.
    fn set(&self, mut draft: Draft, pairs: &[Pair]) -> Design {
        let tiles: Vec<String> = pairs
            .iter()
            .map(|pair| {
                let (west, east) = (fold(&pair.left), fold(&pair.right));
                let kind = tile(&draft, &pair.left, &pair.right, west, east);
                draft.add(TokenKind { rotatable: true, ..kind })
            })
            .collect();
        let size = near_square(tiles.len() * 5);
        draft.grid(Sheet::new(size));
        let players = self.players.max(1);
        let hand = shoe_size((tiles.len() / usize::from(players)).max(1), WIDEST_HAND);
        let queue_cells = u16::try_from(tiles.len()).unwrap_or(u16::MAX);
        let shoe = |number: u8| Shoe {
            rows: small(hand.rows),
            columns: small(hand.columns),
            queue: if number == 1 { tiles.clone() } else { Vec::new() },
            queue_cells,
            shares_queue_of: (number > 1).then_some(1),
            marks_owner: players > 1,
            seen_by: if players > 1 { SeenBy::Owner } else { SeenBy::Everyone },
            ..Shoe::default()
        };
        let player = |number: u8| Player { shoe: Some(number), ..Player::default() };
        draft.design.shoes = (1..=players).map(shoe).collect();
        draft.design.players = (1..=players).map(player).collect();
        if players == 1 {
            draft.design.player_count = Some(PlayerCount::between(1, 1));
        }
        // Who cannot go on says so.
        draft.design.turns = Turns { next_button: true, ..Turns::default() };
        rules(&mut draft.design);
        draft.finish()
    }
}

/// One row that a ring of tiles fills.
fn ring(mut draft: Draft, pairs: &[Pair]) -> Design {
    let before = pairs.last().into_iter().chain(pairs);
    let tiles: Vec<String> = before
        .zip(pairs)
        .map(|(before, pair)| {
            let (west, east) = (fold(&before.left), fold(&pair.left));
            let kind = tile(&draft, &before.right, &pair.left, west, east);
            draft.add(kind)
        })
        .collect();
    draft.grid(Sheet::new(Size::new(1, tiles.len())));
    draft.shoe(tiles, MOST_IN_RING);
    rules(&mut draft.design);
    draft.finish()
}

/// A tile with what is written on both halves, and the values that must agree.
fn tile(draft: &Draft, left: &str, right: &str, west: String, east: String) -> TokenKind {
    TokenKind {
        name: draft.own(&format!("{left} | {right}")),
        sides: Sides { west, east, ..Sides::default() },
        in_grid: InGrid::Immobile,
        routes: Routes { grid_to_shoe: false, grid_to_waiting: false, ..Routes::default() },
        ..TokenKind::default()
    }
}

fn rules(design: &mut Design) {
    design.association = Association { by: By::Sides, ..Association::default() };
    design.won = Won { shoe_empty: true, ..Won::none() };
}

fn shown(pair: &Pair) -> String {
    format!("{} ; {}", pair.left, pair.right)
}

/// Whether some value stands in two pairs.
fn comes_again(pairs: &[Pair]) -> bool {
    let mut seen = HashSet::new();
    pairs.iter().any(|pair| {
        let halves = HashSet::from([fold(&pair.left), fold(&pair.right)]);
        halves.into_iter().any(|half| !seen.insert(half))
    })
}

/// In a ring every half stands once, so that it always closes.
fn each_half_once(job: &mut Job<'_>, pairs: Vec<Pair>) -> Vec<Pair> {
    let mut seen = Seen::default();
    let mut kept = Vec::new();
    for pair in pairs {
        if fold(&pair.left) == fold(&pair.right) {
            job.leave_out(pair.line, &shown(&pair), Why::SameTwice);
            continue;
        }
        let before = [&pair.left, &pair.right].map(|half| seen.before(half, pair.line));
        match before.into_iter().flatten().next() {
            Some(line) => job.leave_out(pair.line, &shown(&pair), Why::Twice { line }),
            None => kept.push(pair),
        }
    }
    kept
}
