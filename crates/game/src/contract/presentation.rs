//! What is seen of a game, drawn and touched.
//!
//! Everything that is drawn or explained for a viewer is made from a position that shows the
//! viewer the same, never from the one that is played.

use i18n::Message;
use scene::{Scene, Touch};

use crate::{Chance, Common, Notation, Rng, Seat, SetupError, Told, Turn, View, Viewer};
#[cfg(doc)]
use crate::{Game, OpenView, Rules};

/// What viewers see of a game, and what they touch.
pub trait Presentation: Notation {
    /// What a viewer may see, and nothing more: it is sent to clients as it is. A game that hides
    /// nothing takes [`OpenView`].
    type View: View<Self>;

    /// What a viewer may see, with all that matters of what that seat was shown before (a game
    /// that hides again what it showed keeps that knowledge in its position).
    fn view_for(&self, position: &Self::Position, viewer: Viewer) -> Self::View {
        Self::View::of(self, position, viewer)
    }
    /// A position consistent with all that this view tells.
    ///
    /// # Errors
    /// When the view is no view of a possible position of this game (views come from outside).
    fn sample(&self, view: &Self::View, rng: &mut Rng) -> Result<Self::Position, SetupError> {
        view.sample(self, rng)
    }
    /// Replaces the buffer's content by the moves the viewer may play now: its legal moves when
    /// it has the hand, none otherwise.
    ///
    /// # Errors
    /// When the view is no view of a possible position of this game.
    fn view_moves(&self, view: &Self::View, moves: &mut Vec<Self::Move>) -> Result<(), SetupError> {
        moves.clear();
        let position = view.position(self)?;
        if self.has_the_hand(&position, view.viewer()) {
            self.legal_moves(&position, moves);
        }
        Ok(())
    }
    /// Whether a viewer may play now.
    fn has_the_hand(&self, position: &Self::Position, viewer: Viewer) -> bool {
        viewer.seat().is_some_and(|seat| self.turn(position) == Turn::Seat(seat))
    }
    /// What a move does up to the next chance, step by step, as a viewer may know it: nothing
    /// that the viewer's views before and after do not tell. For a move that may be played here.
    fn told(&self, position: &Self::Position, action: &Self::Move, viewer: Viewer) -> Vec<Told> {
        let _ = (position, action, viewer);
        Vec::new()
    }
    /// The same for a result of a chance.
    fn told_of_chance(
        &self,
        position: &Self::Position,
        chance: Chance,
        viewer: Viewer,
    ) -> Vec<Told> {
        let _ = (position, chance, viewer);
        Vec::new()
    }
    /// The touches that make a move, in order; no move's touches begin another's.
    fn touch_path(&self, position: &Self::Position, action: &Self::Move) -> Vec<Touch>;
    /// Whether the first touches of two moves are surely the same. A game with very many moves
    /// says so where it is plain, so that not all of their touches are made to find that out.
    fn begins_alike(
        &self,
        position: &Self::Position,
        one: &Self::Move,
        other: &Self::Move,
    ) -> bool {
        let _ = (position, one, other);
        false
    }
    /// Why a touch leads nowhere after these touches. Only the seat that has the hand asks: that
    /// a game is over or that it is another's turn is told by [`crate::touch`].
    fn explain_touch(
        &self,
        position: &Self::Position,
        touches: &[Touch],
        next: &Touch,
    ) -> Self::Refusal {
        let _ = (position, touches, next);
        Common::NothingThere.into()
    }
    /// What is drawn for a viewer after some touches. The prompt and what can be touched are
    /// added by [`Game::scene`].
    fn picture(&self, position: &Self::Position, viewer: Viewer, touches: &[Touch]) -> Scene;
    /// What is asked of the player who has the hand, or how the game ended; somebody without a
    /// seat reads it too. A game that asks something else now and then says the rest with
    /// [`crate::usual_prompt`].
    fn prompt(&self, position: &Self::Position, viewer: Viewer, touches: &[Touch]) -> Message {
        let _ = (viewer, touches);
        crate::usual_prompt(self, position)
    }
    /// What the other players read meanwhile: whose turn it is.
    fn waiting(&self, position: &Self::Position, own: Seat, hand: Seat) -> Message {
        let _ = (position, own);
        Message::new("scene.wait-for").with("player", hand)
    }
}
