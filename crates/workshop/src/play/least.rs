//! How many moves a player alone still needs at least until the play is won.
//!
//! Every action moves one token, so the moves that the tokens need are added up, as if each were
//! alone on the board. Where a token can be taken by another's jump, tokens are only counted.
//! The bound never says more than is needed; searches for solutions are led by it.

use game::NEVER;

use super::ends::outcome;
use super::position::{Over, Position};
use super::token::Token;
use crate::compile::{Compiled, LeastMoves, LeastOfKind, NOWHERE, Place, TOO_FAR};

/// At least so many actions until the one player has won; 0 where that cannot be told.
pub(super) fn moves_to_goal(game: &Compiled, at: &Position) -> u32 {
    let Some(least) = &game.least else { return 0 };
    if at.core.over != Over::No {
        let is_won = outcome(game, at).is_some_and(|end| end.is_won_by(game::Seat::FIRST));
        return if is_won { 0 } else { NEVER };
    }
    Remaining { game, at, least }.moves().map_or(0, |moves| moves.max(1))
}

struct Remaining<'a> {
    game: &'a Compiled,
    at: &'a Position,
    least: &'a LeastMoves,
}

impl Remaining<'_> {
    /// The least over all ways of winning.
    fn moves(&self) -> Option<u32> {
        let (game, won) = (self.game, &self.game.design.won);
        let has_marks = game.grid.has_designer_marks;
        let has_shoe = game.of_seats.first().is_some_and(|has| has.shoe.is_some());
        let ways = [
            won.grid_empty.then(|| self.until_so_many(0)),
            won.tokens_left.map(|wanted| self.until_so_many(u32::from(wanted))),
            won.grid_full.then(|| self.until_full()),
            (won.zones_valid && has_marks).then(|| self.until_zones_are_valid()),
            (won.zones_valid_and_grid_full && has_marks)
                .then(|| self.until_zones_are_valid().max(self.until_full())),
            game.goals.kind_in_zone.map(|(kind, _)| self.until_in_zone(kind)),
            (won.shoe_empty && has_shoe).then(|| self.until_shoe_is_empty()),
            (won.zones_valid_and_shoe_empty && has_shoe && has_marks)
                .then(|| self.until_zones_are_valid().max(self.until_shoe_is_empty())),
            self.least.to_own.as_ref().map(|least| self.until_home(least)),
        ];
        ways.into_iter().flatten().min()
    }

    /// The tokens of the grid and their cells; of a piece, its first cell.
    fn tokens(&self) -> impl Iterator<Item = (Place, Token)> + '_ {
        let cells = self.game.grid.cells.iter().copied();
        let all = cells.flat_map(|cell| self.at.stack(cell).map(move |token| (cell, token)));
        all.filter(|(_, token)| token.body() == 0)
    }

    fn until_so_many(&self, wanted: u32) -> u32 {
        let is_mobile = |token: Token| super::position::is_mobile(self.game, token);
        let count = self.tokens().filter(|(_, token)| is_mobile(*token)).count();
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        let most_gone = self.least.captures + u32::from(self.least.can_leave);
        match count.checked_sub(wanted) {
            Some(0) => 0,
            Some(_) if most_gone == 0 => NEVER,
            Some(more) => more.div_ceil(most_gone),
            None if self.game.has_side_boards => wanted - count,
            None => NEVER,
        }
    }

    /// A move fills one cell, a piece several.
    fn until_full(&self) -> u32 {
        let is_free = |cell: &&Place| !self.at.top(**cell).is_some();
        let free = self.game.grid.cells.iter().filter(is_free).count();
        let free = u32::try_from(free).unwrap_or(u32::MAX);
        if self.least.has_pieces { free.min(1) } else { free }
    }

    fn until_zones_are_valid(&self) -> u32 {
        let moves = self.until_all(self.tokens(), &self.least.to_zones);
        let conflicts = self.least.homes.as_ref().map_or(0, |homes| self.conflicts(homes));
        moves.saturating_add(conflicts)
    }

    fn until_home(&self, least: &[LeastOfKind]) -> u32 {
        let is_own =
            |token: Token| token.owners() & 1 == 1 && super::position::is_mobile(self.game, token);
        let mut own = self.tokens().filter(|(_, token)| is_own(*token)).peekable();
        match own.peek() {
            None if self.game.has_side_boards => 1,
            None => NEVER,
            Some(_) => self.until_all(own, least),
        }
    }

    /// Until all these tokens are where they must go, or taken.
    fn until_all(
        &self,
        tokens: impl Iterator<Item = (Place, Token)>,
        least: &[LeastOfKind],
    ) -> u32 {
        let (mut moves, mut wrong) = (0, 0_u32);
        for (cell, token) in tokens {
            let needed =
                least.get(token.kind()).map_or(0, |least| least.from(cell, token.turned()));
            wrong += u32::from(needed > 0);
            moves = if needed == TOO_FAR { NEVER } else { moves.saturating_add(needed.into()) };
            if moves == NEVER && self.least.captures == 0 {
                return NEVER;
            }
        }
        if self.least.captures == 0 { moves } else { wrong.div_ceil(1 + self.least.captures) }
    }

    fn until_in_zone(&self, kind: usize) -> u32 {
        let Some(least) = &self.least.to_named else { return 0 };
        let own = self.tokens().filter(|(_, token)| token.kind() == kind);
        let moves = own.map(|(cell, token)| match least.from(cell, token.turned()) {
            TOO_FAR => NEVER,
            moves => moves.into(),
        });
        let to_come = self.game.has_side_boards.then_some(1);
        moves.chain(to_come).min().unwrap_or(NEVER)
    }

    /// Every token of the shoe, its queue and the waiting zone must be placed.
    fn until_shoe_is_empty(&self) -> u32 {
        let has = self.game.of_seats.first().copied().unwrap_or_default();
        let board = |index: u8| self.game.boards.get(usize::from(index));
        let queued = has.shoe.and_then(board).map_or(0, |shoe| self.at.queue(shoe.queue).len());
        let queued = i32::try_from(queued).unwrap_or(i32::MAX);
        let lying = super::ends::tokens_to_place(self.game, self.at, 0);
        lying.saturating_add(queued).unsigned_abs()
    }

    /// Two tokens in a row that must change places there: one of them leaves the row and comes
    /// back, which is two moves more. Those that can stay are a longest line without such pairs.
    fn conflicts(&self, homes: &[Place]) -> u32 {
        let width = u16::try_from(self.game.grid.cols).unwrap_or(1).max(1);
        let height = u16::try_from(self.game.grid.rows).unwrap_or(0);
        let rows = (0..height).map(|row| (row * width, 1, width));
        let columns = (0..width).map(|column| (column, width, height));
        let lines = rows.chain(columns);
        lines.map(|(first, step, length)| self.conflicts_in(homes, first, step, length)).sum()
    }

    fn conflicts_in(&self, homes: &[Place], first: Place, step: Place, length: Place) -> u32 {
        // The least end of a line of each length; a design has at most 99 rows and 26 columns.
        let (mut ends, mut longest, mut all) = ([0_u16; 99], 0, 0);
        for nth in 0..length {
            let cell = first + nth * step;
            let token = self.at.top(cell);
            let home = homes.get(token.kind()).copied().unwrap_or(NOWHERE);
            let Some(place) = home.checked_sub(first).filter(|_| token.is_some()) else { continue };
            if home == NOWHERE || place % step != 0 || place / step >= length {
                continue;
            }
            let place = place / step;
            // Who must go around something is counted with that way already.
            let least = self.least.to_zones[token.kind()].from(cell, 0);
            if least != place.abs_diff(nth) {
                continue;
            }
            let stays = ends[..longest].partition_point(|end| *end <= place);
            ends[stays] = place;
            longest = longest.max(stays + 1);
            all += 1;
        }
        2 * u32::try_from(all - longest).unwrap_or(0)
    }
}
