//! The trait every game implements.
//!
//! A *move* is a complete, recorded action; what only selects is a touch of the scene. A move
//! may be a mistake by the game's own rules (a wrong answer that counts an error and goes back):
//! that is a legal move with consequences, not a refusal.

use std::fmt::Debug;
use std::hash::Hash;

use i18n::{Message, Translator};
use scene::{Scene, Touch};

use crate::{
    BySeat, Card, Chance, Common, Outcome, Reason, Refused, Rng, Seat, Settings, SetupError, Sheet,
    SheetError, Told, Turn, View, Viewer, Weighted,
};
#[cfg(doc)]
use crate::{DECIDED, NEVER, OpenView, WIN, lost_in, won_in};

/// A changed game, the play carried over to it and the change as the game writes it.
pub type Changed<G> = Result<(G, <G as Game>::Position, String), Refused>;

/// The game with another number of players, and the play carried over to it.
pub type Reseated<G> = Result<(G, <G as Game>::Position), Refused>;

/// A game with its options: the rules, without the state of any match.
///
/// A match is a function of game, seed and moves. Searches call the fast half (`legal_moves`,
/// `apply_unchecked`, `undo`, `hash`), which allocates nothing once the move buffer has grown.
pub trait Game: Clone + Send + Sync + 'static {
    /// The state of a match, small and validated.
    type Position: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// A complete action; `Copy` where it can be.
    type Move: Clone + PartialEq + Eq + Hash + Debug + Send + Sync + 'static;
    /// What takes a move back.
    type Undo: Clone + Send + Sync + 'static;
    /// What a viewer may see, and nothing more: it is sent to clients as it is. A game that hides
    /// nothing takes [`OpenView`].
    type View: View<Self>;
    /// Why a move is refused.
    type Refusal: Reason + From<crate::Common>;

    // What the game is.

    /// Its name card.
    fn card(&self) -> &Card;
    /// All options in force, defaults filled in.
    fn settings(&self) -> Settings;
    /// How many seats play, from 1 to [`crate::MAX_SEATS`].
    fn seats(&self) -> u8;
    /// No game is longer than this many moves.
    fn max_plies(&self) -> u32;
    /// The same game for people: it never stops because it became long. Where a game ends by
    /// its own rules within [`Game::max_plies`], it is the game itself.
    fn for_people(&self) -> Self {
        self.clone()
    }
    /// The game with a change that its maker makes while it is played, and the play carried
    /// over; games with fixed rules take none.
    ///
    /// # Errors
    /// When the change cannot be read, would take away what is in use, or makes no game.
    fn changed(&self, position: &Self::Position, change: &str) -> Changed<Self> {
        let _ = position;
        Err(Refused::because(&Common::not_a_move(change)))
    }
    /// The game with one player more, who sits down last and has done nothing yet; most games
    /// take nobody.
    ///
    /// # Errors
    /// When the game fixes how many play.
    fn joined(&self, position: &Self::Position) -> Reseated<Self> {
        let _ = position;
        Err(Refused::because(&Common::PlayersStay))
    }
    /// The game without one of its players; those who sat behind move up by one seat.
    ///
    /// # Errors
    /// When the game fixes how many play, or the player is in the middle of something.
    fn left(&self, position: &Self::Position, seat: Seat) -> Reseated<Self> {
        let _ = (position, seat);
        Err(Refused::because(&Common::PlayersStay))
    }
    /// The words in which it is told: the stock ones, but for what its maker says otherwise.
    fn voice(&self, stock: &Translator) -> Translator {
        stock.clone()
    }

    // Play.

    /// The first position; what is drawn or dealt comes from the seed.
    fn start(&self, seed: u64) -> Self::Position;
    /// Who acts next.
    fn turn(&self, position: &Self::Position) -> Turn;
    /// The outcome, exactly when [`Game::turn`] is [`Turn::Over`].
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;
    /// Replaces the buffer's content by the legal moves of the seat that has the hand, in an
    /// order that depends on nothing but the position.
    fn legal_moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>);
    /// How many legal moves there are.
    fn count_moves(&self, position: &Self::Position) -> u64 {
        let mut moves = Vec::new();
        self.legal_moves(position, &mut moves);
        moves.len() as u64
    }
    /// A legal move, each equally likely, for playouts; `None` when there is none. A game that
    /// can draw one without listing all should; the buffer is for those that cannot.
    fn random_move(
        &self,
        position: &Self::Position,
        rng: &mut Rng,
        moves: &mut Vec<Self::Move>,
    ) -> Option<Self::Move> {
        self.legal_moves(position, moves);
        rng.choose(moves).cloned()
    }
    /// Whether a move may be played, and if not, why.
    ///
    /// # Errors
    /// The reason, in the order in which the rules are checked.
    fn check(&self, position: &Self::Position, action: &Self::Move) -> Result<(), Self::Refusal>;
    /// Plays a move that [`Game::check`] accepts; trusts the caller.
    fn apply_unchecked(&self, position: &mut Self::Position, action: &Self::Move) -> Self::Undo;
    /// Plays a move that is never taken back, for playouts; trusts the caller.
    fn advance(&self, position: &mut Self::Position, action: &Self::Move) {
        self.apply_unchecked(position, action);
    }
    /// Checks and plays a move; a refused one leaves the position unchanged.
    ///
    /// # Errors
    /// The reason of the refusal.
    fn apply(
        &self,
        position: &mut Self::Position,
        action: &Self::Move,
    ) -> Result<Self::Undo, Self::Refusal> {
        self.check(position, action)?;
        Ok(self.apply_unchecked(position, action))
    }
    /// Takes back what returned this `undo`; the position must be the one right after it.
    fn undo(&self, position: &mut Self::Position, undo: Self::Undo);

    // Chance: only for games whose turn can be `Turn::Chance`.

    /// Replaces the buffer's content by what may happen; a large chance is a chain of small ones.
    fn chances(&self, position: &Self::Position, chances: &mut Vec<Weighted>) {
        let _ = position;
        chances.clear();
    }
    /// Lets a listed chance happen.
    fn resolve(&self, position: &mut Self::Position, chance: Chance) -> Option<Self::Undo> {
        let _ = (position, chance);
        None
    }
    /// Draws one of the chances with the generator given.
    fn draw(&self, position: &Self::Position, rng: &mut Rng) -> Option<Chance> {
        let mut chances = Vec::new();
        self.chances(position, &mut chances);
        Weighted::draw(&chances, rng)
    }

    // Identity.

    /// The hash; it covers what [`Game::position_text`] writes. A game that keeps it up to date
    /// with each move is thought about much faster.
    fn hash(&self, position: &Self::Position) -> u64 {
        self.rehash(position)
    }
    /// The same hash, computed from nothing.
    fn rehash(&self, position: &Self::Position) -> u64;
    /// How many symmetries [`Game::map_position`] knows, the identity (number 0) included.
    fn symmetries(&self) -> usize {
        1
    }
    /// The position as a symmetry shows it. Seats stay who they are.
    fn map_position(&self, symmetry: usize, position: &Self::Position) -> Self::Position {
        let _ = symmetry;
        position.clone()
    }
    /// The move as a symmetry shows it.
    fn map_move(&self, symmetry: usize, action: &Self::Move) -> Self::Move {
        let _ = symmetry;
        action.clone()
    }

    // Text.

    /// The position as one line; it may hold hidden things and is not for opponents.
    fn position_text(&self, position: &Self::Position) -> String;
    /// Reads a position text.
    ///
    /// # Errors
    /// The field at fault, when the text is no possible position.
    fn parse_position(&self, text: &str) -> Result<Self::Position, SetupError>;
    /// The move as text, unique among the legal moves of the position.
    fn move_text(&self, position: &Self::Position, action: &Self::Move) -> String;
    /// Reads a move text in the position where it is meant; other spellings that people use
    /// are welcome. Whether the move is legal is for [`Game::check`] to say.
    ///
    /// # Errors
    /// When the text cannot be read as a move of this game.
    fn parse_move(
        &self,
        position: &Self::Position,
        text: &str,
    ) -> Result<Self::Move, Self::Refusal>;
    /// The seat's word in the protocol: its number, unless the game has names for seats.
    fn seat_text(&self, seat: Seat) -> String {
        seat.to_string()
    }
    /// The outcome's words in the protocol.
    fn outcome_text(&self, position: &Self::Position, outcome: &Outcome) -> String {
        let _ = position;
        outcome.verdict.to_string()
    }
    /// A chance's word in records.
    fn chance_text(&self, position: &Self::Position, chance: Chance) -> String {
        let _ = position;
        chance.0.to_string()
    }
    /// The names of the score sheets it can write, the usual one first.
    fn sheet_formats(&self) -> &'static [&'static str] {
        &[]
    }
    /// Reads a score sheet in any format the game knows; moves are not checked here.
    ///
    /// # Errors
    /// The place where it cannot be read.
    fn read_sheet(&self, text: &str) -> Result<Sheet, SheetError> {
        Err(SheetError::at(text, 0))
    }
    /// Writes a score sheet; `None` when the game does not know the format.
    fn write_sheet(&self, format: &str, sheet: &Sheet) -> Option<String> {
        let _ = (format, sheet);
        None
    }

    // What is seen, shown and touched. Whatever is drawn or explained for a viewer is made from a
    // position that shows the viewer the same, never from the one that is played.

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
    /// Whether this move, played here, shows somebody what was hidden. Undo never crosses it.
    fn reveals(&self, position: &Self::Position, action: &Self::Move) -> bool {
        let _ = (position, action);
        false
    }
    /// The move that lets so many tenths of a second pass, where a rule counts time.
    fn time_move(&self, position: &Self::Position, tenths: u32) -> Option<Self::Move> {
        let _ = (position, tenths);
        None
    }
    /// What is said before the first move: how it is played, where nobody can know that game.
    fn greeting(&self) -> Option<Message> {
        None
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
    /// Touches that do as if others were made, each with those it stands for: another cell of a
    /// piece for the first one, which names it, or a button for the only thing it can be about and
    /// that button.
    fn stand_ins(&self, position: &Self::Position) -> Vec<(Touch, Vec<Touch>)> {
        let _ = position;
        Vec::new()
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
    /// The scene of a view after some touches: its picture, its prompt and what can be touched.
    ///
    /// # Errors
    /// When the view is no view of a possible position of this game.
    fn scene(&self, view: &Self::View, touches: &[Touch]) -> Result<Scene, SetupError> {
        crate::touching::scene(self, view, touches)
    }

    // Knowledge: what machines may use besides the rules. All of it has defaults, and none of it
    // changes what is legal. The scale of scores stands in `knowledge.rs`.

    /// How good a position is for a seat, in the game's own units, within [`WIN`].
    fn evaluate(&self, position: &Self::Position, seat: Seat) -> i32 {
        let _ = (position, seat);
        0
    }
    /// An evaluation of this much means that the seat wins nearly three games of four; twice as
    /// much, seven of eight (the logistic curve).
    fn evaluation_scale(&self) -> i32 {
        200
    }
    /// How large evaluations can be. Where chances mix a certain win with them, it counts as much.
    fn evaluation_limit(&self) -> i32 {
        16 * self.evaluation_scale()
    }
    /// How many times dearer than usual it is to look at a position. Levels look at so many fewer,
    /// and answer as soon as they do in other games.
    fn evaluation_cost(&self) -> u64 {
        1
    }
    /// How much of the result [`Game::evaluate`] tells, from 0 (nothing: games must be played
    /// out) to 1 (all: playing on at random would only add noise).
    fn evaluation_tells(&self) -> f32 {
        0.0
    }
    /// How likely the others are to have brought about what a seat cannot see of this position:
    /// they hide what matters where it is safe. Searches compare positions by it that look the
    /// same to the seat; the larger, the likelier. `None` where nothing can be told.
    fn plausibility(&self, position: &Self::Position, seat: Seat) -> Option<i32> {
        let _ = (position, seat);
        None
    }
    /// No line of play from here is longer than this, where that is soon told (empty squares
    /// to fill); searches that see to the end take no shortcuts then.
    fn most_moves_left(&self, position: &Self::Position) -> Option<u32> {
        let _ = position;
        None
    }
    /// What a finished game is worth to a seat where more than winning counts: the margin, in
    /// the units of [`Game::evaluate`] and within [`DECIDED`]. `None` where only winning counts.
    fn final_score(&self, position: &Self::Position, outcome: &Outcome, seat: Seat) -> Option<i32> {
        let _ = (position, outcome, seat);
        None
    }
    /// What a finished game is worth to a seat, from 0 (worst) to 1 (best), for searches that
    /// take the mean of many games; a margin may count a little.
    fn final_share(&self, position: &Self::Position, outcome: &Outcome, seat: Seat) -> f32 {
        let _ = position;
        f32::midpoint(outcome.payoff(seat, self.seats()), 1.0)
    }
    /// The exact result for a seat where it is known without looking ahead (a race that nothing
    /// can stop, a table), as the end itself would be scored: [`won_in`] or [`lost_in`] so many
    /// moves (where the fewest are not known, so many as surely do), 0 for a draw, or the coming
    /// [`Game::final_score`].
    fn known_score(&self, position: &Self::Position, seat: Seat) -> Option<i32> {
        let _ = (position, seat);
        None
    }
    /// Replaces the buffer's content by the legal moves worth looking at, at least one where
    /// there is one. Says whether nothing that could be better was left out: only then can
    /// looking at these moves prove a loss.
    fn candidates(&self, position: &Self::Position, moves: &mut Vec<Self::Move>) -> bool {
        self.legal_moves(position, moves);
        true
    }
    /// Whether nobody overlooks this move, however weak a player is: other ones are overlooked
    /// now and then where trees think.
    fn is_obvious(&self, position: &Self::Position, action: &Self::Move) -> bool {
        let _ = (position, action);
        false
    }
    /// How good a move looks at first sight, in hundredths: a move with 100 more is thought e
    /// times as likely to be the best. Searches look at the greatest first.
    fn order(&self, position: &Self::Position, action: &Self::Move) -> i32 {
        let _ = (position, action);
        0
    }
    /// Replaces the buffer's content by the orders of several moves: what [`Game::order`] says
    /// of each. A game that can tell them faster together should.
    fn orders(&self, position: &Self::Position, moves: &[Self::Move], found: &mut Vec<i32>) {
        found.clear();
        found.extend(moves.iter().map(|action| self.order(position, action)));
    }
    /// The [`Game::candidates`] with their [`Game::orders`]; says what the first says. A game that
    /// finds the ones by the others should tell both at once.
    fn ordered_candidates(
        &self,
        position: &Self::Position,
        moves: &mut Vec<Self::Move>,
        orders: &mut Vec<i32>,
    ) -> bool {
        let complete = self.candidates(position, moves);
        self.orders(position, moves, orders);
        complete
    }
    /// Replaces the buffer's content by the moves without which the position cannot be
    /// evaluated calmly (captures, threats); none where it always can.
    fn noisy_moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>) {
        let _ = position;
        moves.clear();
    }
    /// Whether nothing sudden can happen in the next few moves, and orders promise about what a
    /// move adds to the evaluation. Then searches that have hardly any depth left leave out moves
    /// that promise too little, and positions far better than what is asked.
    fn is_calm(&self, position: &Self::Position) -> bool {
        let _ = position;
        false
    }
    /// A legal move as a sensible player might play it in a playout; `None` when there is none.
    fn playout_move(
        &self,
        position: &Self::Position,
        rng: &mut Rng,
        moves: &mut Vec<Self::Move>,
    ) -> Option<Self::Move> {
        self.random_move(position, rng, moves)
    }
    /// At least so many moves are needed until the seat that has the hand (a puzzle's only
    /// one) has won; never more than really needed. [`NEVER`] when it cannot be reached any more.
    fn moves_to_goal(&self, position: &Self::Position) -> u32 {
        let _ = position;
        0
    }
    /// The view of somebody who has forgotten part of what was shown before: each thing with a
    /// chance of so many hundredths. `None` where there is nothing to forget. Weak levels play
    /// from it.
    fn forget(&self, view: &Self::View, hundredths: u32, rng: &mut Rng) -> Option<Self::View> {
        let _ = (view, hundredths, rng);
        None
    }
    /// About how many nodes [`Game::solve`] needs here; `None` where the game has no solver of
    /// its own, or none that could end.
    fn solving_nodes(&self, position: &Self::Position) -> Option<u64> {
        let _ = position;
        None
    }
    /// A best move and the exact score of the seat that has the hand, as [`Game::known_score`]
    /// would tell it, by the game's own solver. `go_on` is asked from time to time with the
    /// nodes so far; `None` when it said no, or where there is no solver.
    fn solve(
        &self,
        position: &Self::Position,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<(Self::Move, i32)> {
        let _ = (position, go_on);
        None
    }
    /// A hash of all that still matters for what can happen: where two positions share it, the
    /// same moves lead to the same results. Counters that only measure the length of a game and
    /// end it at its far limit are left out. The same as [`Game::hash`] if nothing is left out.
    fn key(&self, position: &Self::Position) -> u64 {
        self.hash(position)
    }
    /// Why a move is good for the seat that plays it, in words for a hint.
    fn reason(
        &self,
        position: &Self::Position,
        action: &Self::Move,
        seat: Seat,
    ) -> Option<Message> {
        let _ = (position, action, seat);
        None
    }

    // Counts.

    /// The points each seat takes home: 5 for a win, unless the game pays otherwise.
    fn points(&self, position: &Self::Position, outcome: &Outcome) -> BySeat<i32> {
        let _ = position;
        BySeat::from_fn(self.seats(), |seat| if outcome.is_won_by(seat) { 5 } else { 0 })
    }
    /// How many leaves lie this many moves below a position.
    fn perft(&self, position: &Self::Position, depth: u32) -> u64 {
        crate::perft(self, &mut position.clone(), depth)
    }
}
