//! Moves as text: `c3-d5`, `free-c3`, `free-c3-tower`, `pass`.
//!
//! Columns are letters from the left, rows numbers from the top. Position texts are in `setup`.

use game::Common;
use geometry::Cell;

use crate::Mansuba;
use crate::board::Position;
use crate::moves::Move;
use crate::pieces::Sort;
use crate::refusal::Refusal;

pub(crate) const PASS: &str = "pass";
const FREE: &str = "free";

pub(crate) fn move_text(game: &Mansuba, position: &Position, action: Move) -> String {
    let name = |place| game.world.cell(place);
    match action {
        Move::Go { from, to } => format!("{}-{}", name(from), name(to)),
        Move::Free { place, .. } if position.jail().sorts_at(position.side, place).count() < 2 => {
            format!("{FREE}-{}", name(place))
        }
        Move::Free { place, sort } => format!("{FREE}-{}-{}", name(place), sort.name()),
        Move::Pass => PASS.to_owned(),
    }
}

/// Reads a move; it need not be legal, but its places must lie on the board.
pub(crate) fn parse_move(game: &Mansuba, position: &Position, text: &str) -> Result<Move, Refusal> {
    let unreadable = || Refusal::from(Common::not_a_move(text));
    let lower = text.trim().to_lowercase();
    let is_gap = |letter: char| letter == '-' || letter.is_whitespace();
    let words: Vec<&str> = lower.split(is_gap).collect();
    match words[..] {
        [PASS | "passe"] => Ok(Move::Pass),
        [FREE | "libère" | "libere", place] => {
            free_any(game, position, place_named(game, place, text)?)
        }
        [FREE | "libère" | "libere", place, sort] => {
            let sort = sort_named(sort).ok_or_else(unreadable)?;
            Ok(Move::Free { place: place_named(game, place, text)?, sort })
        }
        [from, to] => {
            let (from, to) = (place_named(game, from, text)?, place_named(game, to, text)?);
            Ok(Move::Go { from, to })
        }
        _ => Err(unreadable()),
    }
}

/// A prisoner named by its place alone: the sort must be clear. Where no own piece is held, the
/// move is refused by its check, with the reason.
fn free_any(game: &Mansuba, position: &Position, place: u8) -> Result<Move, Refusal> {
    let mut sorts = position.jail().sorts_at(position.side, place);
    match (sorts.next(), sorts.next()) {
        (Some(sort), None) => Ok(Move::Free { place, sort }),
        (Some(_), Some(_)) => {
            Err(Refusal::WhichPrisoner { place: game.world.cell(place).to_string() })
        }
        (None, _) => {
            let theirs = position.jail().sorts_at(position.side.other(), place).next();
            Ok(Move::Free { place, sort: theirs.unwrap_or_default() })
        }
    }
}

fn place_named(game: &Mansuba, name: &str, text: &str) -> Result<u8, Refusal> {
    let cell: Cell = name.parse().map_err(|_| Common::not_a_move(text))?;
    if game.world.grid.contains(cell) { Ok(game.world.place(cell)) } else { Err(Refusal::OffBoard) }
}

fn sort_named(name: &str) -> Option<Sort> {
    match name {
        "pion" => Some(Sort::Pawn),
        "tour" => Some(Sort::Tower),
        "éléphant" => Some(Sort::Elephant),
        _ => Sort::ALL.into_iter().find(|sort| sort.name() == name),
    }
}
