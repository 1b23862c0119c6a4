//! A match: a game, a seed, where it starts and the moves played, with every position on the way.
//!
//! It knows the rules only through the game; who may act, undo rules and clocks are the
//! session's. A match is a function of game, seed, start and moves: playing a move again after
//! taking it back gives the same chances again.

use std::sync::Arc;

use game::{
    Action, AnyGame, AnyPosition, Luck, Played, Refused, Rng, SetupError, Told, Turn, Viewer,
};
use scene::{Mark, Scene, Touch};

/// A game being played.
pub struct Match {
    game: Arc<dyn AnyGame>,
    seed: u64,
    start_text: Option<String>,
    start: Box<dyn AnyPosition>,
    moves: Vec<Played>,
    /// The position after each move, so that undo and review need no replay.
    after: Vec<Box<dyn AnyPosition>>,
    /// The clicks that have not yet made a move.
    selection: Vec<Touch>,
}

impl Match {
    /// A match from the game's own start.
    #[must_use]
    pub fn new(game: Arc<dyn AnyGame>, seed: u64) -> Self {
        let start = game.start(seed);
        Self {
            game,
            seed,
            start_text: None,
            start,
            moves: Vec::new(),
            after: Vec::new(),
            selection: Vec::new(),
        }
    }

    /// A match from a position that was set up.
    ///
    /// # Errors
    /// The field at fault when the text is no possible position of the game.
    pub fn from_position(
        game: Arc<dyn AnyGame>,
        seed: u64,
        text: &str,
    ) -> Result<Self, SetupError> {
        let start = game.parse_position(text)?;
        let start_text = Some(start.text());
        let (moves, after, selection) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { game, seed, start_text, start, moves, after, selection })
    }

    /// The same match of the game as people play it ([`game::Living::for_people`]).
    pub(crate) fn for_people(self) -> Self {
        let Some(game) = self.game.for_people() else { return self };
        let start = match &self.start_text {
            None => Some(Self::new(game, self.seed)),
            Some(text) => Self::from_position(game, self.seed, text).ok(),
        };
        let replayed = start.and_then(|mut fresh| {
            for played in &self.moves {
                fresh.act_recorded(&played.action, &played.chances).ok()?;
            }
            Some(fresh)
        });
        // Both games play alike, so that nothing is ever refused here.
        replayed.unwrap_or(self)
    }

    /// The game with its options, as the last change left it.
    #[must_use]
    pub const fn game(&self) -> &Arc<dyn AnyGame> {
        &self.game
    }

    /// The game as it was at the start, before any change.
    #[must_use]
    pub fn first_game(&self) -> Arc<dyn AnyGame> {
        self.start.game()
    }

    /// What the deal and all chances come from.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The text of the first position as the game writes it, if it was set up.
    #[must_use]
    pub fn start_text(&self) -> Option<&str> {
        self.start_text.as_deref()
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &dyn AnyPosition {
        &**self.after.last().unwrap_or(&self.start)
    }

    /// The player who has the hand, with whose eyes the position is looked at; everybody when
    /// nobody has it.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        match self.position().turn() {
            Turn::Seat(seat) => Viewer::Seat(seat),
            Turn::Chance | Turn::Over => Viewer::Public,
        }
    }

    /// Plays a move; its chances are drawn from the seed and the number of the move.
    ///
    /// # Errors
    /// The game's reason; nothing has changed then.
    pub fn play(&mut self, text: &str) -> Result<&Played, Refused> {
        self.act(&Action::Move(text.to_owned()))
    }

    /// Does something; its chances are drawn from the seed and its number.
    ///
    /// # Errors
    /// The game's reason; nothing has changed then.
    pub fn act(&mut self, action: &Action) -> Result<&Played, Refused> {
        let mut luck = Rng::for_ply(self.seed, self.moves.len() as u64 + 1);
        self.act_with(action, Luck::Draw(&mut luck))
    }

    /// Does something whose chances are known.
    ///
    /// # Errors
    /// The game's reason, also when the chances do not fit; nothing has changed then.
    pub fn act_recorded(
        &mut self,
        action: &Action,
        chances: &[String],
    ) -> Result<&Played, Refused> {
        self.act_with(action, Luck::Given(chances))
    }

    fn act_with(&mut self, action: &Action, luck: Luck<'_>) -> Result<&Played, Refused> {
        let before = self.position();
        let mut position = before.boxed_clone();
        let played = position.act(action, luck)?;
        // What is selected stays so while only time passes.
        let goes_on = !self.selection.is_empty()
            && position.turn() == before.turn()
            && matches!(played.action, Action::Time(_));
        if !goes_on {
            self.selection.clear();
        }
        self.after.push(position);
        self.follow_change(&played);
        let last = self.moves.len();
        self.moves.push(played);
        // The move just pushed stands at this index.
        Ok(&self.moves[last])
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> Option<Played> {
        let gone = self.moves.pop()?;
        self.selection.clear();
        self.after.pop();
        self.follow_change(&gone);
        Some(gone)
    }

    /// Only a change makes another game of it. Without one it stays the very same, so that
    /// whoever keeps something for it, such as a machine, can tell.
    fn follow_change(&mut self, played: &Played) {
        if played.action.changes_game() {
            self.game = self.position().game();
        }
    }

    /// The clicks that have not yet made a move, for the scene.
    #[must_use]
    pub fn selection(&self) -> &[Touch] {
        &self.selection
    }

    pub(crate) fn select(&mut self, touches: Vec<Touch>) {
        self.selection = touches;
    }

    /// The moves played, in order.
    #[must_use]
    pub fn moves(&self) -> &[Played] {
        &self.moves
    }

    /// What the last move did, step by step, as a viewer may know it.
    #[must_use]
    pub fn told(&self, viewer: Viewer) -> Vec<Told> {
        self.told_at(self.moves.len(), viewer)
    }

    /// What the move that led to this position did; nothing at the start.
    fn told_at(&self, ply: usize, viewer: Viewer) -> Vec<Told> {
        let last = ply.checked_sub(1).and_then(|index| self.moves.get(index).zip(Some(index)));
        let Some((last, before)) = last else { return Vec::new() };
        let position = self.position_at(before);
        position.map(|position| position.told(last, viewer)).unwrap_or_default()
    }

    /// The picture for a viewer now, after some touches: the last move is marked, dice show
    /// the face at which they stopped last.
    #[must_use]
    pub fn scene(&self, viewer: Viewer, touches: &[Touch]) -> Scene {
        self.scene_at(self.moves.len(), viewer, touches)
    }

    /// The same after this many moves; all of them when there are fewer.
    #[must_use]
    pub fn scene_at(&self, ply: usize, viewer: Viewer, touches: &[Touch]) -> Scene {
        let ply = ply.min(self.moves.len());
        let position = self.position_at(ply).unwrap_or_else(|| self.position());
        let way = way(&self.told_at(ply, viewer));
        let last = ply.checked_sub(1).and_then(|index| self.moves.get(index));
        // A text may name another piece after the move; where the piece went is certain.
        let named = last.filter(|_| way.is_empty()).map(Played::text);
        let mut scene = position.scene(viewer, touches, named.as_deref());
        // Where something else lies by now, the mark would point at that.
        let (end, passed) = way.split_last().map_or((None, &[][..]), |(end, on)| (Some(end), on));
        let is_left = |touch: &&Touch| scene.spot(touch).is_some_and(|spot| spot.pieces.is_empty());
        let marked: Vec<Touch> = passed.iter().filter(is_left).chain(end).cloned().collect();
        scene.mark(&marked, Mark::LastMove);
        if !scene.dice.is_empty() {
            self.turn_dice(&mut scene, ply, viewer);
        }
        scene
    }

    /// Dice keep the faces of the last move that rolled any.
    fn turn_dice(&self, scene: &mut Scene, ply: usize, viewer: Viewer) {
        let is_roll = |told: &Told| matches!(told, Told::Rolled { .. });
        let chanced = (1..=ply)
            .rev()
            .filter(|ply| self.moves.get(ply - 1).is_some_and(|played| !played.chances.is_empty()));
        let mut told = chanced.map(|ply| self.told_at(ply, viewer));
        if let Some(told) = told.find(|told| told.iter().any(is_roll)) {
            game::turn_dice(scene, &told);
        }
    }

    /// The position after this many moves; 0 is the start.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<&dyn AnyPosition> {
        match ply.checked_sub(1) {
            None => Some(&*self.start),
            Some(index) => self.after.get(index).map(|position| &**position),
        }
    }
}

impl Clone for Match {
    fn clone(&self) -> Self {
        Self {
            game: Arc::clone(&self.game),
            seed: self.seed,
            start_text: self.start_text.clone(),
            start: self.start.boxed_clone(),
            moves: self.moves.clone(),
            after: self.after.iter().map(|position| position.boxed_clone()).collect(),
            selection: self.selection.clone(),
        }
    }
}

/// The way of the first piece that moved, from spot to spot.
fn way(told: &[Told]) -> Vec<Touch> {
    let mut way: Vec<Touch> = Vec::new();
    for told in told {
        let Told::Moved { from, to } = told else { continue };
        match way.last() {
            None => way.extend([from.clone(), to.clone()]),
            Some(end) if end == from => way.push(to.clone()),
            Some(_) => break,
        }
    }
    way
}
