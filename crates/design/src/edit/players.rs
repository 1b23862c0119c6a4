//! Edits of the players and of the boards they have.

use serde::{Deserialize, Serialize};

use super::EditRefusal;
use super::boards::{self, BoardName};
use super::uses::{each_token, ends};
use crate::Design;
use crate::{CellList, Player, PlayerCount, Words};

/// A change to the players. Players and boards are counted from 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum PlayerEdit {
    Add {
        name: Words,
    },
    Remove {
        player: usize,
    },
    Name {
        player: usize,
        name: Words,
    },
    /// How many may take part; all of them when it is not given.
    Count(Option<PlayerCount>),
    /// A new board for a player.
    Give {
        player: usize,
        board: BoardName,
    },
    /// A board that is there already.
    Share {
        player: usize,
        board: BoardName,
        number: u8,
    },
    /// Takes a board from a player; it is gone when nobody else has it.
    Take {
        player: usize,
        board: BoardName,
    },
    /// The way of the player's tokens by dice, from number 1; none when it is empty.
    Path {
        player: usize,
        cells: CellList,
    },
}

pub(super) fn apply(design: &mut Design, edit: &PlayerEdit) -> Result<(), EditRefusal> {
    match edit {
        PlayerEdit::Add { name } => {
            design.players.push(Player { name: name.clone(), ..Player::default() });
            Ok(())
        }
        PlayerEdit::Remove { player } => remove(design, *player),
        PlayerEdit::Name { player, name } => {
            player_mut(design, *player)?.name.clone_from(name);
            Ok(())
        }
        PlayerEdit::Count(count) => {
            design.player_count.clone_from(count);
            Ok(())
        }
        PlayerEdit::Give { player, board } => {
            if board.of_mut(player_mut(design, *player)?).is_some() {
                return Err(EditRefusal::PlayerHasBoard { number: *player });
            }
            let number = boards::add(design, *board)?;
            *board.of_mut(player_mut(design, *player)?) = Some(number);
            Ok(())
        }
        PlayerEdit::Share { player, board, number } => {
            player_mut(design, *player)?;
            boards::find(design, *board, *number)?;
            if board.of_mut(player_mut(design, *player)?).is_some_and(|own| own != *number) {
                return Err(EditRefusal::PlayerHasBoard { number: *player });
            }
            *board.of_mut(player_mut(design, *player)?) = Some(*number);
            Ok(())
        }
        PlayerEdit::Take { player, board } => take(design, *player, *board),
        PlayerEdit::Path { player, cells } => {
            super::grid::on_grid(&design.grid, cells)?;
            player_mut(design, *player)?.path.clone_from(cells);
            Ok(())
        }
    }
}

fn player_mut(design: &mut Design, number: usize) -> Result<&mut Player, EditRefusal> {
    let index = number.checked_sub(1);
    let found = index.and_then(|index| design.players.get_mut(index));
    found.ok_or(EditRefusal::NoPlayer { number })
}

/// A player without boards, tokens and goals, and whom no list of those who play names, leaves;
/// those behind move up by one.
fn remove(design: &mut Design, number: usize) -> Result<(), EditRefusal> {
    let player = player_mut(design, number)?.clone();
    if design.players.len() == 1 {
        return Err(EditRefusal::LastPlayer);
    }
    if player.shoe.or(player.waiting_zone).or(player.result_zone).is_some() {
        return Err(EditRefusal::PlayerHasBoard { number });
    }
    let is_own = |owner: &u8| usize::from(*owner) == number;
    let kinds = design.tokens.iter().any(|kind| kind.owners.0.iter().any(is_own));
    let tokens = design.laid_out().iter().any(|token| token.owners.iter().flatten().any(is_own));
    if kinds || tokens {
        return Err(EditRefusal::PlayerOwnsTokens { number });
    }
    if ends(design).0.iter().any(|won| won.own_tokens_in.len() >= number) {
        return Err(EditRefusal::PlayerHasGoal { number });
    }
    let taking_part = design.player_count.iter().flat_map(|count| &count.seats);
    if taking_part.flatten().any(is_own) {
        return Err(EditRefusal::PlayerTakesPart { number });
    }
    design.players.remove(number - 1);
    let move_up = |owner: &mut u8| {
        if usize::from(*owner) > number {
            *owner -= 1;
        }
    };
    let taking_part = design.player_count.iter_mut().flat_map(|count| &mut count.seats);
    taking_part.flatten().for_each(move_up);
    design.tokens.iter_mut().flat_map(|kind| &mut kind.owners.0).for_each(move_up);
    each_token(design, &mut |token| token.owners.iter_mut().flatten().for_each(move_up));
    Ok(())
}

fn take(design: &mut Design, number: usize, board: BoardName) -> Result<(), EditRefusal> {
    let Some(taken) = board.of_mut(player_mut(design, number)?).take() else {
        return Err(EditRefusal::PlayerHasNone { number });
    };
    if design.players.iter().any(|player| board.of(player) == Some(taken)) {
        return Ok(());
    }
    boards::remove(design, board, taken)
}
