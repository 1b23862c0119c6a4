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

/// A position on its way to the goal.
pub(crate) struct Remaining<'a> {
    pub(super) game: &'a Compiled,
    pub(super) at: &'a Position,
    pub(super) least: &'a LeastMoves,
}

impl Remaining<'_> {
    /// The least over all ways of winning.
    fn moves(&self) -> Option<u32> {
        let ends = &self.game.ends;
        ends.for_all.iter().chain(&ends.won).map(|end| end.least(self)).min()
    }

    /// The tokens of the grid and their cells; of a piece, its first cell.
    pub(super) fn tokens(&self) -> impl Iterator<Item = (Place, Token)> + '_ {
        let cells = self.game.grid.cells.iter().copied();
        let all = cells.flat_map(|cell| self.at.stack(cell).map(move |token| (cell, token)));
        all.filter(|(_, token)| token.body() == 0)
    }

    /// Until all these tokens are where they must go, or taken.
    pub(super) fn until_all(
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

    /// Two tokens in a row that must change places there: one of them leaves the row and comes
    /// back, which is two moves more. Those that can stay are a longest line without such pairs.
    pub(super) fn conflicts(&self, homes: &[Place]) -> u32 {
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
