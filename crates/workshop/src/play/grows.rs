//! A drawing that grows: with each error the program lays the next token by itself.
//!
//! Spec: section 3.16.

use super::run::Run;

impl Run<'_> {
    /// Lays what the newest error brings, in the place of what lay there before.
    pub(super) fn grow(&mut self) {
        let (cells, tokens) = &self.game.lots.grows;
        let errors = self.at.core.seats.iter().map(|seat| usize::from(seat.errors)).sum::<usize>();
        let Some(number) = errors.checked_sub(1) else { return };
        if let (Some(token), false) = (tokens.get(number), cells.is_empty()) {
            self.write(cells[number % cells.len()], *token);
        }
    }
}
