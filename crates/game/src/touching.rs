//! From touches to moves, the same way for every game.
//!
//! A game only says which touches make each legal move; the paths form a tree, and a touch
//! walks down it. A touch that does not continue the path may begin another one: touching
//! something else changes the selection.

use std::collections::{HashMap, HashSet};

use i18n::Message;
use scene::{Mark, Reply, Scene, Touch};

use crate::{Common, Game, Presentation, Rules, SetupError, Turn, View, Viewer};

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
    let position = view.position(game).map_err(TouchError::View)?;
    if !game.has_the_hand(&position, view.viewer()) {
        let is_over = game.turn(&position) == Turn::Over;
        let why = if is_over { Common::GameOver } else { Common::NotYourTurn };
        return Err(TouchError::Refused(why.into()));
    }
    let mut continued = touches.to_vec();
    continued.push(next.clone());
    let restarted = vec![next.clone()];
    let meant = stand_ins(game, &position).into_iter().find(|(touched, _)| touched == next);
    let meant = meant.map(|(_, meant)| meant);
    let moves = legal_moves(game, &position);
    for begun in [continued, restarted].into_iter().chain(meant) {
        let paths = paths(game, &position, &moves, &begun);
        if let Some((action, _)) = paths.iter().find(|(_, path)| *path == begun) {
            return Ok(Touched::Move((*action).clone()));
        }
        if !paths.is_empty() {
            return Ok(Touched::More(begun));
        }
    }
    Err(TouchError::Refused(game.explain_touch(&position, touches, next)))
}

/// Whose turn it is, or how the game ended; see [`Presentation::prompt`].
pub fn usual_prompt<G: Rules>(game: &G, position: &G::Position) -> Message {
    match (game.turn(position), game.outcome(position)) {
        (Turn::Seat(seat), _) => Message::new("scene.your-turn").with("player", seat),
        (_, Some(outcome)) => outcome.verdict.message(),
        _ => Scene::empty().prompt,
    }
}

/// What the line says to a viewer: what is asked, or whom one waits for. Servers tell it after
/// each move to everybody who looks, and draw nothing.
pub(crate) fn line_for<G: Presentation>(
    game: &G,
    position: &G::Position,
    viewer: Viewer,
    touches: &[Touch],
) -> Message {
    match (game.turn(position), viewer) {
        (Turn::Seat(hand), Viewer::Seat(own)) if own != hand => game.waiting(position, own, hand),
        _ => game.prompt(position, viewer, touches),
    }
}

/// The scene of a view; see [`Game::scene`].
pub(crate) fn scene<G: Game>(
    game: &G,
    view: &G::View,
    touches: &[Touch],
) -> Result<Scene, SetupError> {
    let (position, viewer) = (view.position(game)?, view.viewer());
    let mut scene = game.picture(&position, viewer, touches);
    scene.prompt = line_for(game, &position, viewer, touches);
    scene.mark(touches, Mark::Selected);
    if game.has_the_hand(&position, viewer) {
        open_touches(game, &position, touches, &mut scene);
    }
    Ok(scene)
}

/// Shows what can be touched: the touches that continue are marked as targets; those that
/// continue or begin another path accept a touch.
fn open_touches<G: Game>(game: &G, position: &G::Position, touches: &[Touch], scene: &mut Scene) {
    let moves = legal_moves(game, position);
    let first = first_touches(game, position, &moves);
    let paths = paths(game, position, &moves, touches);
    let next = |path: &Vec<Touch>| path.get(touches.len()).cloned();
    let onward: HashSet<Touch> = match touches {
        [] => first.clone(),
        _ => paths.iter().filter_map(|(_, path)| next(path)).collect(),
    };
    let stand_ins = stand_ins(game, position);
    let stand_ins: HashMap<&Touch, Option<&Touch>> =
        stand_ins.iter().map(|(at, meant)| (at, meant.first())).collect();
    let meant = |touch: &Touch| stand_ins.get(touch).copied().flatten();
    let stands_in = |touch: &Touch| meant(touch).is_some_and(|meant| first.contains(meant));
    let accepts =
        |touch: &Touch| onward.contains(touch) || first.contains(touch) || stands_in(touch);
    for spot in scene.boards.iter_mut().flat_map(|board| &mut board.spots) {
        if onward.contains(&spot.touch) {
            spot.mark(Mark::Target);
        }
        if accepts(&spot.touch) {
            spot.reply = Reply::Accepts;
        }
    }
    for button in &mut scene.buttons {
        if accepts(&button.touch) {
            button.reply = Reply::Accepts;
        }
    }
}

fn stand_ins<G: Game>(game: &G, position: &G::Position) -> Vec<(Touch, Vec<Touch>)> {
    game.living().map(|living| living.stand_ins(position)).unwrap_or_default()
}

/// The moves that touches can make.
fn legal_moves<G: Game>(game: &G, position: &G::Position) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(position, &mut moves);
    let twins = game.living().map(|living| living.twins(position, &moves));
    moves.extend(twins.unwrap_or_default());
    moves
}

/// The touches that begin a move. Moves that begin alike are asked once: a large board where
/// everything may go anywhere has tens of thousands of moves, and a few hundred beginnings.
fn first_touches<G: Presentation>(
    game: &G,
    position: &G::Position,
    moves: &[G::Move],
) -> HashSet<Touch> {
    let first = |alike: &[G::Move]| first_touch(game, position, alike);
    beginnings(game, position, moves).filter_map(first).collect()
}

/// The moves whose touches begin so, with all of their touches.
fn paths<'a, G: Presentation>(
    game: &G,
    position: &G::Position,
    moves: &'a [G::Move],
    begun: &[Touch],
) -> Vec<(&'a G::Move, Vec<Touch>)> {
    let Some(first) = begun.first() else { return Vec::new() };
    let begins = |alike: &&[G::Move]| first_touch(game, position, alike).as_ref() == Some(first);
    let path = |action: &'a G::Move| (action, game.touch_path(position, action));
    let all = beginnings(game, position, moves).filter(begins).flatten().map(path);
    all.filter(|(_, path)| path.starts_with(begun)).collect()
}

/// Moves that begin alike, as far as the game says so.
fn beginnings<'a, G: Presentation>(
    game: &G,
    position: &G::Position,
    moves: &'a [G::Move],
) -> impl Iterator<Item = &'a [G::Move]> {
    moves.chunk_by(|one, other| game.begins_alike(position, one, other))
}

fn first_touch<G: Presentation>(
    game: &G,
    position: &G::Position,
    alike: &[G::Move],
) -> Option<Touch> {
    game.touch_path(position, alike.first()?).into_iter().next()
}
