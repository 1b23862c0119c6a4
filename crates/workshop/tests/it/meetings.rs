//! Random designs in which tokens meet others: lines, flanking, falling, chains of jumps, pushing.
//!
//! A basic design of [`crate::generator`] is the material; the same number gives the same design.

use std::collections::BTreeSet;

use conformance::is_slow;
use design::{
    Design, Flanks, Goal, InGrid, InLine, JumpOver, Mode, MustTake, NamedGoal, Order, Owners,
    Promotion, Ranking, TokenKind, WhenRight,
};
use game::{Notation as _, Rng, Rules as _};

use crate::generator::{self, Taste};
use crate::{look, machine};

/// The design of this number.
pub(crate) fn design(number: u64) -> Design {
    let mut design = generator::material(number, Taste::Basic);
    let mut maker = Maker { rng: Rng::for_ply(0x3ee7, number) };
    let players = design.players.len();
    let ids: Vec<String> = design.tokens.iter().map(|kind| kind.id.clone()).collect();
    let zones: Vec<String> = design.grid.zones.iter().map(|zone| zone.id.clone()).collect();
    for kind in &mut design.tokens {
        maker.kind(kind, players, &ids, &zones);
    }
    // A stream of its own, so that the designs of these numbers stay as they were.
    let mut rng = Rng::for_ply(0x71e5, number);
    for kind in &mut design.tokens {
        kind.flights = *rng.choose(&[1, 1, 2, 3]).unwrap();
    }
    maker.boards(&mut design);
    maker.ends(&mut design, &ids, &zones);
    design.turns.must_take =
        maker.pick(&[MustTake::No, MustTake::No, MustTake::Any, MustTake::Most]);
    if !maker.one_in(4) {
        design.association.when_right = WhenRight::Accept;
    }
    design
}

struct Maker {
    rng: Rng,
}

impl Maker {
    fn one_in(&mut self, times: u32) -> bool {
        self.rng.below(times) == 0
    }

    fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        self.rng.choose(items).unwrap().clone()
    }

    fn kind(&mut self, kind: &mut TokenKind, players: usize, ids: &[String], zones: &[String]) {
        if kind.mode == Mode::Selection {
            kind.mode = Mode::Movement;
        }
        if self.one_in(2) {
            kind.characteristics = Vec::new();
        }
        kind.in_grid = self.pick(&[
            InGrid::Anywhere,
            InGrid::OneCell,
            InGrid::OneCell,
            InGrid::UpToCells,
            InGrid::Steps,
            InGrid::Jumps,
            InGrid::Jumps,
            InGrid::Line,
        ]);
        let over = [JumpOver::Anything, JumpOver::Enemies, JumpOver::Own];
        kind.jumps.over = self.pick(&over);
        kind.jumps.whole = self.one_in(3);
        kind.jumps.multiple = self.one_in(2);
        kind.jumps.capture = !self.one_in(3);
        if !self.one_in(3) {
            kind.owners = Owners(vec![u8::try_from(self.rng.index(players) + 1).unwrap()]);
        }
        kind.relative = self.one_in(3);
        kind.replaces = self.one_in(3);
        kind.falls = self.one_in(6);
        kind.flanks = self.pick(&[Flanks::Nothing, Flanks::Nothing, Flanks::Turn, Flanks::Take]);
        if kind.in_grid == InGrid::Jumps && kind.flanks == Flanks::Take {
            // What must be taken is counted of one or the other.
            kind.flanks = Flanks::Nothing;
        }
        kind.flanking_only = kind.flanks != Flanks::Nothing && self.one_in(3);
        if !zones.is_empty() && self.one_in(4) {
            kind.becomes = Some(Promotion { kind: self.pick(ids), zone: self.pick(zones) });
        }
        kind.pushes = self.one_in(3);
        kind.pushable = self.one_in(2);
        kind.swaps = self.one_in(5);
        kind.top_only = self.one_in(3);
        if self.one_in(3) {
            kind.size = self.pick(&[1, 2, 3]);
        }
    }

    fn boards(&mut self, design: &mut Design) {
        design.grid.order = Order::Kept;
        for shoe in &mut design.shoes {
            shoe.queue_order = Order::Kept;
            shoe.marks_owner = self.one_in(2);
        }
    }

    fn ends(&mut self, design: &mut Design, ids: &[String], zones: &[String]) {
        if self.one_in(2) {
            let count = self.pick(&[2, 3]);
            let [rows, columns, diagonals] = [0; 3].map(|_| !self.one_in(4));
            if rows || columns || diagonals {
                design.won.in_line = Some(InLine { count, rows, columns, diagonals });
            }
        }
        if !zones.is_empty() {
            let players = design.players.len();
            let mut goals = || (0..players).map(|_| Goal(self.pick(zones))).collect::<Vec<_>>();
            let (target, full, valid) = (goals(), goals(), goals());
            let may = [self.one_in(4), self.one_in(4), self.one_in(4), self.one_in(6)];
            design.won.own_tokens_in = if may[0] { target } else { Vec::new() };
            design.won.own_zones_full = if may[1] { full } else { Vec::new() };
            design.won.own_zones_valid = if may[2] { valid } else { Vec::new() };
            let goal = NamedGoal { kind: self.pick(ids), zone: self.pick(zones) };
            design.won.kind_in_zone = may[3].then_some(goal);
        }
        design.won.all_face_up = false;
        design.lost.taken = if self.one_in(4) { self.pick(ids) } else { String::new() };
        if self.one_in(4) {
            design.ranking = Ranking::MostInGrid;
        }
    }
}

/// How many designs are tried.
fn count() -> u64 {
    if is_slow() { 40_000 } else { 3000 }
}

/// Plays a design at random; the first thing on which the second opinion differs.
fn disagreement(number: u64) -> Option<String> {
    let design = design(number);
    let game = machine::named("meetings", &design, "").ok()?;
    let mut rng = Rng::for_ply(0x91a7, number);
    let (mut position, mut moves) = (game.start(0), Vec::new());
    for _ in 0..24 {
        let text = game.position_text(&position);
        let table = look::table(&game, &design, &position);
        let wanted: BTreeSet<String> = table.moves().into_iter().collect();
        game.legal_moves(&position, &mut moves);
        let found: BTreeSet<String> =
            moves.iter().map(|action| game.move_text(&position, action)).collect();
        if found != wanted {
            let more: Vec<_> = found.difference(&wanted).collect();
            let missing: Vec<_> = wanted.difference(&found).collect();
            return Some(format!("{number} {text}: {more:?} are listed, {missing:?} are not"));
        }
        let action = rng.choose(&moves).cloned()?;
        let played = game.move_text(&position, &action);
        game.apply(&mut position, &action).unwrap();
        let after = table.after(&played);
        let differs = after.difference(&look::table(&game, &design, &position));
        if let Some(differs) = differs {
            let now = game.position_text(&position);
            return Some(format!("{number} {text}: {played} leads to {now}: {differs}"));
        }
    }
    None
}

#[test]
fn the_second_opinion_agrees_on_random_plays() {
    let faults: Vec<String> = (0..count()).filter_map(disagreement).collect();
    assert!(faults.is_empty(), "{} plays differ:\n{}", faults.len(), faults.join("\n"));
}
