//! Plays by sides that are blocked: nothing that is still to be placed fits anywhere.
//!
//! Spec: sections 3.6 and 3.8. A wrong placement is an action, so that such a play would never
//! come to its end by itself; once no right placement is left to anybody, it is over and ranked.
//! Plays in which tokens of the grid can still be moved are never blocked.

use design::{By, InGrid, WhenWrong};

use super::position::Position;
use super::token::Token;
use super::validate::{Verdict, verdict};
use crate::compile::{Compiled, Kind, Place, Sort};

/// Whether nobody can ever place a token rightly again.
pub(super) fn is_blocked(game: &Compiled, at: &Position) -> bool {
    let rules = &game.design.association;
    if rules.by != By::Sides || rules.when_wrong != WhenWrong::Refuse || game.is_delayed {
        return false;
    }
    let stays = |kind: &Kind| {
        let leaves = kind.routes.grid_to_shoe || kind.routes.grid_to_waiting;
        kind.in_grid == InGrid::Immobile && !leaves
    };
    let mut awake = (0..game.seats).filter(|seat| at.is_awake(*seat));
    game.kinds.iter().all(stays) && awake.all(|seat| is_stuck(game, at, seat))
}

/// Whether the reserve of a player is empty and none of its tokens fits; false for a player
/// without a shoe, who has nothing to place.
fn is_stuck(game: &Compiled, at: &Position, seat: u8) -> bool {
    let Some(has) = game.of_seats.get(usize::from(seat)) else { return false };
    let board = |index: u8| game.boards.get(usize::from(index));
    let Some(shoe) = has.shoe.and_then(board) else { return false };
    let waiting = has.waiting.and_then(board);
    let mut cells = shoe.cells().chain(waiting.map_or(0..0, |board| board.cells()));
    at.queue(shoe.queue).is_empty()
        && !cells.any(|cell| at.stack(cell).any(|token| fits(game, at, token)))
}

/// Whether a token fits somewhere, turned as the player may turn it.
fn fits(game: &Compiled, at: &Position, token: Token) -> bool {
    let turns = game.design.grid.layout.turns();
    let turned =
        if game.kind(token).rotatable { 0..turns } else { token.turned()..token.turned() + 1 };
    let mut ways = turned.map(|turned| token.facing(turned));
    ways.any(|token| game.grid.cells.iter().any(|cell| fits_in(game, at, token, *cell)))
}

fn fits_in(game: &Compiled, at: &Position, token: Token, cell: Place) -> bool {
    let covered = game.covered(token, cell);
    let is_free = |cell: &Place| game.in_play[usize::from(*cell)] && !at.top(*cell).is_some();
    covered.is_some_and(|cells| cells.iter().all(is_free))
        && !matches!(verdict(game, at, token, cell, Sort::Shoe), Verdict::Wrong(_))
}

#[cfg(test)]
mod tests {
    use design::Design;
    use game::{Notation as _, Rules as _, Settings};

    /// One row; the first player holds `first` and the second `second`.
    fn design(first: &str, second: &str, more: &str) -> Design {
        let token = |id: &str, side: &str| {
            format!(
                r#"{{ "id": "{id}", "count": 9, "in_grid": "immobile", "rotatable": true,
                      "routes": {{ "grid_to_shoe": false, "grid_to_waiting": false }},
                      "sides": {{ "east": "{side}", "west": "{side}" }} }}"#
            )
        };
        let tokens = [token("one", "1"), token("two", "2"), token("three", "3")].join(",");
        let text = format!(
            r#"{{ "marelle_design": 1, "tokens": [{tokens}],
                  "grid": {{ "rows": 1, "columns": 5 }},
                  "shoes": [{{ "columns": 3, "tokens": ["{first}"] {more} }},
                            {{ "columns": 3, "tokens": ["{second}"] }}],
                  "players": [{{ "shoe": 1 }}, {{ "shoe": 2 }}],
                  "association": {{ "by": "sides" }},
                  "won": {{ "shoe_empty": true, "zones_valid_and_shoe_empty": false,
                            "zones_valid_and_grid_full": false }} }}"#
        );
        design::files::read(&text).unwrap()
    }

    /// The outcome after the first player has placed its first token in the middle.
    fn after_one(design: &Design) -> Option<String> {
        let game = crate::open("blocked", design, &Settings::none()).unwrap();
        let mut at = game.start(1);
        let action = game.parse_move(&at, "shoe1.a1-c1").unwrap();
        game.apply(&mut at, &action).unwrap();
        game.outcome(&at).map(|outcome| outcome.verdict.to_string())
    }

    #[test]
    fn when_nothing_fits_the_play_is_over_and_fewer_tokens_win() {
        let won = after_one(&design("one two .", "two three two", "")).unwrap();
        assert!(won.contains('1'), "{won}");
        let drawn = after_one(&design("one two .", "three . .", "")).unwrap();
        assert_eq!(drawn, "draw");
    }

    #[test]
    fn a_token_that_fits_or_a_stock_lets_the_play_go_on() {
        assert_eq!(after_one(&design("one two .", "three one .", "")), None);
        let stock = r#", "queue": ["two", "two"]"#;
        assert_eq!(after_one(&design("one two three", "three . .", stock)), None);
    }
}
