//! Positions and moves as text.
//!
//! Moves: `c3-d5`, `free-c3`, `free-c3-tower`, `pass`. Columns are letters from the left, rows
//! numbers from the top. Positions: `P...p/T...t/E...e simple Pc3,tc3 14 black`; their fields are
//! read in `setup`.

use game::{Chance, Common, Fields, Notation, Outcome, Seat, SetupError, Side};
use geometry::Cell;

use crate::board::{Phase, Position};
use crate::moves::Move;
use crate::pieces::Sort;
use crate::refusal::Refusal;
use crate::relation::Relation;
use crate::rules::{COIN, switched};
use crate::{Mansuba, setup};

pub(crate) const PASS: &str = "pass";
const FREE: &str = "free";

impl Notation for Mansuba {
    fn position_text(&self, position: &Position) -> String {
        let side = match position.phase {
            Phase::Over(_) => setup::NONE,
            Phase::Play | Phase::Coin(_) | Phase::Switch => position.side.word(),
        };
        let board = setup::board_text(self, position);
        let prisoners = setup::prisoners_text(self, position);
        format!("{board} {} {prisoners} {} {side}", position.relation.name(), position.turn)
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        let mut fields = Fields::of(text);
        let board = fields.required("board")?;
        let relation = fields.required("relation")?;
        let prisoners = fields.required("prisoners")?;
        let turn = fields.required("turn")?;
        let side = fields.required("side")?;
        fields.end()?;
        let known = Relation::named(relation);
        let known = known.ok_or_else(|| SetupError::unreadable("relation", relation))?;
        let mut position = Position::empty(known);
        setup::put_board(self, &mut position, board)?;
        setup::put_prisoners(self, &mut position, prisoners)?;
        position.turn = setup::parse_turn(self, turn)?;
        setup::put_side(self, &mut position, side)?;
        Ok(position)
    }

    fn move_text(&self, position: &Position, action: &Move) -> String {
        let name = |place| self.world.cell(place);
        match *action {
            Move::Go { from, to } => format!("{}-{}", name(from), name(to)),
            Move::Free { place, sort } => {
                let is_clear = position.jail().sorts_at(position.side, place).count() < 2;
                let sort = if is_clear { String::new() } else { format!("-{}", sort.name()) };
                format!("{FREE}-{}{sort}", name(place))
            }
            Move::Pass => PASS.to_owned(),
        }
    }

    fn parse_move(&self, position: &Position, text: &str) -> Result<Move, Refusal> {
        let unreadable = || Refusal::from(Common::not_a_move(text));
        let lower = text.trim().to_lowercase();
        let is_gap = |letter: char| letter == '-' || letter.is_whitespace();
        let words: Vec<&str> = lower.split(is_gap).collect();
        match words[..] {
            [PASS | "passe"] => Ok(Move::Pass),
            [FREE | "libère" | "libere", place] => {
                free_any(self, position, place_named(self, place, text)?)
            }
            [FREE | "libère" | "libere", place, sort] => {
                let sort = sort_named(sort).ok_or_else(unreadable)?;
                Ok(Move::Free { place: place_named(self, place, text)?, sort })
            }
            [from, to] => {
                let (from, to) = (place_named(self, from, text)?, place_named(self, to, text)?);
                Ok(Move::Go { from, to })
            }
            _ => Err(unreadable()),
        }
    }

    fn seat_text(&self, seat: Seat) -> String {
        Side::seat_text(seat)
    }

    fn outcome_text(&self, _position: &Position, outcome: &Outcome) -> String {
        Side::outcome_text(outcome)
    }

    fn chance_text(&self, position: &Position, chance: Chance) -> String {
        let word = match position.phase {
            Phase::Switch => switched(position, chance).map(Relation::name),
            _ => COIN.get(usize::from(chance.0)).copied(),
        };
        word.map_or_else(|| chance.0.to_string(), str::to_owned)
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
