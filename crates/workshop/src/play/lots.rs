//! What is drawn by lot at the start, and what of it is imagined by who cannot see it.
//!
//! Spec: section 3.10. A view tells which cells hold something hidden that was drawn. What may
//! lie there agrees with every answer that was given: rows that were compared with the code, and
//! tokens that were asked for.

use design::{Mode, Picks};
use game::Rng;

use super::code::{answer_of, is_answered};
use super::position::Position;
use super::token::Token;
use crate::compile::{Compiled, Lot, Place};

/// Draws every lot of a design, one after the other.
pub(super) fn draw_all(game: &Compiled, rng: &mut Rng) -> Vec<(Place, Token)> {
    game.lots.draws.iter().flat_map(|lot| draw(lot, rng)).collect()
}

fn draw(lot: &Lot, rng: &mut Rng) -> Vec<(Place, Token)> {
    let mut left: Vec<usize> = (0..lot.entries.len()).collect();
    let mut drawn = Vec::new();
    let most = if lot.count == 0 { lot.cells.len() } else { lot.count };
    for _ in 0..most {
        let Some(at) = (!left.is_empty()).then(|| rng.index(left.len())) else { break };
        let number = if lot.repeats { left[at] } else { left.swap_remove(at) };
        let mut entry = lot.entries.get(number).cloned().unwrap_or_default();
        if drawn.len() + entry.len() > lot.cells.len() {
            break;
        }
        if lot.shuffled {
            rng.shuffle(&mut entry);
        }
        drawn.extend(entry);
    }
    lot.cells.iter().copied().zip(drawn).collect()
}

/// The hidden cells of a draw in the order of a position's text.
fn hidden_cells(game: &Compiled, at: &Position) -> Vec<Place> {
    let secret = |place: &Place| at.stack(*place).any(|token| game.is_secret(token, *place));
    game.grid.cells.iter().copied().filter(secret).collect()
}

/// Something that may lie in the hidden cells, in their order; `None` when nothing agrees with
/// what is seen.
pub(crate) fn imagine(game: &Compiled, at: &Position, rng: &mut Rng) -> Option<Vec<usize>> {
    let lot = game.lots.secret()?;
    let hidden = hidden_cells(game, at);
    let mut fills = Vec::new();
    let mut trial = at.clone();
    let filled = lot.cells.iter().filter(|cell| at.top(**cell).is_some()).count();
    if lot.count == 1 {
        for entry in lot.entries.iter().filter(|entry| entry.len() == filled) {
            let fits = lot.cells.iter().zip(entry).all(|(cell, token)| {
                hidden.contains(cell) || kind_at(&trial, *cell) == Some(token.kind())
            });
            let each = || lot.cells.iter().copied().zip(entry.iter().copied());
            if fits {
                each()
                    .filter(|(cell, _)| hidden.contains(cell))
                    .for_each(|(c, t)| lay(&mut trial, c, t));
                keep(game, &trial, &hidden, &mut fills);
            }
        }
    } else {
        let mut used = vec![false; lot.entries.len()];
        let cells: Vec<Place> = lot.cells.iter().copied().take(filled).collect();
        let mut search = Search { game, lot, hidden: &hidden, cells: &cells, fills: &mut fills };
        search.fill(0, &mut trial, &mut used);
    }
    rng.choose(&fills).cloned()
}

/// Writes what is imagined into a cell of a trial position.
fn lay(trial: &mut Position, cell: Place, token: Token) {
    if let Some(held) = trial.cells.get_mut(usize::from(cell)) {
        *held = held.of_kind(token.kind());
    }
}

fn kind_at(at: &Position, cell: Place) -> Option<usize> {
    Some(at.top(cell)).filter(|token| token.is_some()).map(Token::kind)
}

fn keep(game: &Compiled, trial: &Position, hidden: &[Place], fills: &mut Vec<Vec<usize>>) {
    if agrees(game, trial, hidden) {
        fills.push(hidden.iter().filter_map(|cell| kind_at(trial, *cell)).collect());
    }
}

/// All that may have been drawn where each token is drawn alone.
struct Search<'a> {
    game: &'a Compiled,
    lot: &'a Lot,
    hidden: &'a [Place],
    cells: &'a [Place],
    fills: &'a mut Vec<Vec<usize>>,
}

impl Search<'_> {
    fn fill(&mut self, depth: usize, trial: &mut Position, used: &mut [bool]) {
        let Some(cell) = self.cells.get(depth).copied() else {
            return keep(self.game, trial, self.hidden, self.fills);
        };
        let is_hidden = self.hidden.contains(&cell);
        for (number, entry) in self.lot.entries.iter().enumerate() {
            let Some(token) = entry.first().filter(|_| self.lot.repeats || !used[number]) else {
                continue;
            };
            if is_hidden {
                lay(trial, cell, *token);
            } else if kind_at(trial, cell) != Some(token.kind()) {
                continue;
            }
            used[number] = true;
            self.fill(depth + 1, trial, used);
            used[number] = false;
        }
    }
}

/// Whether hidden tokens agree with all that was answered.
fn agrees(game: &Compiled, at: &Position, hidden: &[Place]) -> bool {
    if let Some(code) = &game.lots.code {
        for (row, answer) in &code.rows {
            let told = |sign: Token| {
                answer.iter().filter(|cell| kind_at(at, **cell) == Some(sign.kind())).count()
            };
            let told = (told(code.right), told(code.elsewhere));
            if is_answered(at, row) && answer_of(game, at, row) != told {
                return false;
            }
        }
    }
    game.design.association.picks != Picks::Hidden
        || !hidden.iter().any(|cell| was_asked(game, at, at.top(*cell)))
}

/// Whether a token like a hidden one was asked for: then all that are like it would be shown.
fn was_asked(game: &Compiled, at: &Position, hidden: Token) -> bool {
    let marks = game.kind(hidden).marks;
    let asked = |token: Token| {
        let kind = game.kind(token);
        token.has(Token::FACE_UP) && kind.mode != Mode::Movement && kind.marks == marks
    };
    game.grid.cells.iter().any(|cell| at.stack(*cell).any(asked))
}
