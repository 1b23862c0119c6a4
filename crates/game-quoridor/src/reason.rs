//! Why a move is a good one, for hints: how far the ways become, in steps.

use game::Seat;
use i18n::Message;

use crate::layout::strides;
use crate::moves::Move;
use crate::{Position, Quoridor, candidates};

/// The reason in words, where there is a plain one.
pub(crate) fn reason(
    game: &Quoridor,
    position: &Position,
    action: Move,
    seat: Seat,
) -> Option<Message> {
    match action {
        Move::Pass => None,
        Move::Wall(orientation, crossing) => {
            let (gain, loss) = candidates::effect(game, position, orientation, crossing);
            let key = match (game.players, gain) {
                (_, ..=0) if loss <= 0 => "quoridor.hint-prepares",
                (_, ..=0) => return None,
                (2, _) => "quoridor.hint-wall",
                _ => "quoridor.hint-wall-nearest",
            };
            Some(Message::new(key).with("steps", i64::from(gain)))
        }
        Move::Pawn(cell) => {
            let at = seat.index();
            let left = candidates::steps(game, position, at, cell);
            let origin = position.pawns[at];
            let now = candidates::steps(game, position, at, origin);
            let apart = origin.abs_diff(cell);
            let key = match left {
                0 => "quoridor.hint-wins",
                _ if apart != 1 && apart != strides(game.size).0 => "quoridor.hint-jump",
                left if left < now => "quoridor.hint-nearer",
                _ => "quoridor.hint-aside",
            };
            Some(Message::new(key).with("steps", i64::from(left)))
        }
    }
}
