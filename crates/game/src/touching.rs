//! From touches to moves, the same way for every game.
//!
//! A game only says which touches make each legal move; the paths form a tree, and a touch
//! walks down it. A touch that does not continue the path may begin another one: touching
//! something else changes the selection.

use scene::{Mark, Reply, Scene, Touch};

use crate::{Game, SetupError};

/// What a touch did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touched<M> {
    /// The move is complete.
    Move(M),
    /// These touches stand now and more are wanted.
    More(Vec<Touch>),
}

/// Why a touch did nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TouchError<R> {
    /// The view is no view of this game.
    #[error(transparent)]
    View(SetupError),
    /// The touch leads to no move, and why.
    #[error("refused")]
    Refused(R),
}

/// Adds one touch to those made so far.
///
/// # Errors
/// When the touch leads to no legal move, with the game's reason.
pub fn touch<G: Game>(
    game: &G,
    view: &G::View,
    touches: &[Touch],
    next: &Touch,
) -> Result<Touched<G::Move>, TouchError<G::Refusal>> {
    let mut moves = Vec::new();
    game.view_moves(view, &mut moves).map_err(TouchError::View)?;
    let mut continued = touches.to_vec();
    continued.push(next.clone());
    let restarted = vec![next.clone()];
    let meant = game.stand_ins(view).into_iter().find(|(touched, _)| touched == next);
    let meant = meant.map(|(_, meant)| vec![meant]);
    for path in [continued, restarted].into_iter().chain(meant) {
        let mut leads_on = false;
        for action in &moves {
            let full = game.touch_path(view, action);
            if full == path {
                return Ok(Touched::Move(action.clone()));
            }
            leads_on |= full.starts_with(&path);
        }
        if leads_on {
            return Ok(Touched::More(path));
        }
    }
    Err(TouchError::Refused(game.explain_touch(view, touches, next)))
}

/// The touches that continue the path, each once, in the order of the moves.
///
/// # Errors
/// When the view is no view of a possible position of this game.
pub fn next_touches<G: Game>(
    game: &G,
    view: &G::View,
    touches: &[Touch],
) -> Result<Vec<Touch>, SetupError> {
    let mut moves = Vec::new();
    game.view_moves(view, &mut moves)?;
    let mut nexts: Vec<Touch> = Vec::new();
    for action in &moves {
        let path = game.touch_path(view, action);
        if let Some(rest) = path.strip_prefix(touches)
            && let Some(next) = rest.first()
            && !nexts.contains(next)
        {
            nexts.push(next.clone());
        }
    }
    Ok(nexts)
}

/// Shows in a scene what can be touched: the touches so far are marked as selected, those that
/// continue as targets; those that continue or begin another path accept a touch. Every game's
/// scene ends with this.
///
/// # Errors
/// When the view is no view of a possible position of this game.
pub fn open_touches<G: Game>(
    game: &G,
    view: &G::View,
    touches: &[Touch],
    scene: &mut Scene,
) -> Result<(), SetupError> {
    let onward = next_touches(game, view, touches)?;
    let anew = if touches.is_empty() { Vec::new() } else { next_touches(game, view, &[])? };
    scene.mark(touches, Mark::Selected);
    scene.mark(&onward, Mark::Target);
    let first = if touches.is_empty() { &onward } else { &anew };
    let stand_ins = game.stand_ins(view);
    let stands_in = |touch: &Touch| {
        stand_ins.iter().any(|(other, meant)| other == touch && first.contains(meant))
    };
    let accepts =
        |touch: &Touch| onward.contains(touch) || anew.contains(touch) || stands_in(touch);
    for spot in scene.boards.iter_mut().flat_map(|board| &mut board.spots) {
        if accepts(&spot.touch) {
            spot.reply = Reply::Accepts;
        }
    }
    for button in &mut scene.buttons {
        if accepts(&button.touch) {
            button.reply = Reply::Accepts;
        }
    }
    Ok(())
}
