//! A designed game behind the contract that every game keeps.
//!
//! This file is thin: the rules stand in `play`, the texts in `notation` and `setup`, what is
//! seen in `view` and `scene`.

use std::borrow::Cow;
use std::sync::Arc;

use ::scene::{Scene, Touch};
use game::{
    AnyGame, Card, Chance, Game, OptionError, Outcome, Reason, Refused, Rng, Seat, Settings,
    SetupError, Told, Turn, UndoPolicy, Viewer, Weighted,
};
use i18n::{Message, Translator};

use crate::compile::{Compiled, compile, player_numbers};
use crate::design::Design;
use crate::explain::Refusal;
use crate::files::{self, Fault, FileError};
use crate::play::{self, Event, LIMIT, Move, Over, Position, Run, Undo};
use crate::view::View;
use crate::voice::Voice;
use crate::{WORDS, change, join, leave, notation, options, scene, setup};

/// A design that can be played.
#[derive(Clone, Debug)]
pub struct DesignedGame {
    compiled: Arc<Compiled>,
    card: Card,
    voice: Arc<Voice>,
    /// Whether people play, whose plays never stop by themselves.
    is_endless: bool,
}

/// Why a design cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OpenError {
    /// The text is no design.
    #[error(transparent)]
    Unreadable(#[from] FileError),
    /// The options do not fit.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The design cannot be played; all that is wrong with it, which is never nothing.
    #[error("the design cannot be played: {0:?}")]
    Faults(Vec<Fault>),
}

impl Reason for OpenError {
    fn key(&self) -> &'static str {
        match self {
            Self::Unreadable(error) => error.key(),
            Self::Option(error) => error.key(),
            Self::Faults(faults) => faults.first().map_or("workshop.unplayable", Reason::key),
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::Unreadable(error) => error.message(),
            Self::Option(error) => error.message(),
            Self::Faults(faults) => {
                faults.first().map_or_else(|| Message::new(self.key()), Reason::message)
            }
        }
    }
}

/// A design as a game under this id, with its options `players` and `variant`.
///
/// # Errors
/// When an option does not fit or the design cannot be played.
pub fn open(id: &str, design: &Design, settings: &Settings) -> Result<DesignedGame, OpenError> {
    let specs = options::specs(design);
    let values = settings.against(&specs)?;
    let least = player_numbers(design).first().copied().unwrap_or(1);
    let players = values.number("players").and_then(|number| u8::try_from(number).ok());
    let variant = values.word("variant").unwrap_or_default();
    let compiled = compile(design, players.unwrap_or(least), variant).map_err(OpenError::Faults)?;
    Ok(DesignedGame::new(id, compiled))
}

/// A design's text as a game behind the façade.
///
/// # Errors
/// When the text is no design, an option does not fit, or the design cannot be played.
pub fn open_text(id: &str, text: &str, settings: &Settings) -> Result<Arc<dyn AnyGame>, OpenError> {
    let (design, faults) = files::read_checked(text)?;
    if !faults.is_empty() {
        return Err(OpenError::Faults(faults));
    }
    Ok(game::erase(open(id, &design, settings)?))
}

impl DesignedGame {
    /// A compiled design under this id.
    #[must_use]
    pub fn new(id: &str, compiled: Compiled) -> Self {
        let card = Card {
            id: Cow::Owned(id.to_owned()),
            options: Cow::Owned(options::specs(&compiled.design)),
            words: Some(WORDS),
            undo: UndoPolicy::Unlimited,
            has_chance: compiled.has_chance,
            hides: compiled.has_secrets(),
            ..Card::USUAL
        };
        let voice = Arc::new(Voice::of(&compiled.design));
        Self { compiled: Arc::new(compiled), card, voice, is_endless: false }
    }

    /// Another compilation of the same design.
    pub(crate) fn recompiled(&self, compiled: Compiled) -> Self {
        Self { is_endless: self.is_endless, ..Self::new(&self.card.id, compiled) }
    }

    /// Its card with other words.
    pub(crate) fn into_card(self, words: i18n::Words) -> Card {
        Card { words: Some(words), ..self.card }
    }

    /// The compiled design.
    #[must_use]
    pub fn compiled(&self) -> &Compiled {
        &self.compiled
    }

    /// What an action does, step by step, up to the next chance. It tells hidden things; what a
    /// viewer may hear is told by [`Game::told`].
    ///
    /// # Errors
    /// When the action is refused.
    pub fn events(&self, position: &Position, action: Move) -> Result<Vec<Event>, Refusal> {
        self.check(position, &action)?;
        let (mut copy, mut events) = (position.clone(), Vec::new());
        self.play(self.run(&mut copy, None, Some(&mut events)), action);
        Ok(events)
    }

    /// What a result of a chance does, step by step.
    #[must_use]
    pub fn events_of_chance(&self, position: &Position, chance: Chance) -> Vec<Event> {
        let (mut copy, mut events) = (position.clone(), Vec::new());
        if copy.core.is_chance() {
            self.happen(self.run(&mut copy, None, Some(&mut events)), chance);
        }
        events
    }

    /// The id of the kind whose token an action takes into the hand.
    #[must_use]
    pub fn handled(&self, position: &Position, action: Move) -> Option<String> {
        let place = match action {
            Move::Pick(place) | Move::Roll(place) | Move::Turn(place) | Move::Stack(place) => place,
            Move::Go { from, .. } => from,
            Move::Stop | Move::Next | Move::Refill | Move::Check | Move::Time(_) => return None,
        };
        let (_, token) = position.takeable(&self.compiled, place, position.core.hand)?;
        Some(self.compiled.kind_id(token))
    }

    fn run<'a>(
        &'a self,
        at: &'a mut Position,
        undo: Option<&'a mut Undo>,
        events: Option<&'a mut Vec<Event>>,
    ) -> Run<'a> {
        Run { game: &self.compiled, at, undo, events }
    }

    #[inline]
    fn play(&self, mut run: Run<'_>, action: Move) {
        run.play(action);
        if !self.is_endless {
            run.limit();
        }
    }

    fn happen(&self, mut run: Run<'_>, chance: Chance) {
        run.happen(chance.0);
        if !self.is_endless {
            run.limit();
        }
    }

    /// The same game for machines that look ahead: every line of play comes to an end.
    #[must_use]
    pub fn for_machines(&self) -> Self {
        Self { is_endless: false, ..self.clone() }
    }
}

impl Game for DesignedGame {
    type Position = Position;
    type Move = Move;
    type Undo = Undo;
    type View = View;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        &self.card
    }

    fn settings(&self) -> Settings {
        let mut settings = Settings::none();
        settings.set("players", self.compiled.seats);
        if !self.compiled.variant.is_empty() {
            settings.set("variant", &self.compiled.variant);
        }
        settings
    }

    fn seats(&self) -> u8 {
        self.compiled.seats
    }

    fn max_plies(&self) -> u32 {
        if self.is_endless { u32::MAX } else { LIMIT }
    }

    fn for_people(&self) -> Self {
        Self { is_endless: true, ..self.clone() }
    }

    fn changed(&self, position: &Position, text: &str) -> game::Changed<Self> {
        let (compiled, position, text) = change::changed(position, &self.compiled, text)?;
        Ok((self.recompiled(compiled), position, text))
    }

    fn joined(&self, position: &Position) -> game::Reseated<Self> {
        join(self, position).map_err(|why| Refused::because(&why))
    }

    fn left(&self, position: &Position, seat: Seat) -> game::Reseated<Self> {
        leave(self, position, seat).map_err(|why| Refused::because(&why))
    }

    fn voice(&self, stock: &Translator) -> Translator {
        self.voice.over(stock)
    }

    fn start(&self, seed: u64) -> Position {
        play::start(&self.compiled, seed)
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        if position.core.over != Over::No {
            Turn::Over
        } else if position.core.is_chance() {
            Turn::Chance
        } else {
            Turn::Seat(Seat::at(usize::from(position.core.hand)))
        }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        play::outcome(&self.compiled, position)
    }

    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        if matches!(self.turn(position), Turn::Seat(_)) {
            play::legal_moves(&self.compiled, position, moves);
        } else {
            moves.clear();
        }
    }

    fn count_moves(&self, position: &Position) -> u64 {
        match self.turn(position) {
            Turn::Seat(_) => play::count_moves(&self.compiled, position),
            Turn::Chance | Turn::Over => 0,
        }
    }

    fn random_move(
        &self,
        position: &Position,
        rng: &mut Rng,
        moves: &mut Vec<Move>,
    ) -> Option<Move> {
        match self.turn(position) {
            Turn::Seat(_) => play::random_move(&self.compiled, position, rng, moves),
            Turn::Chance | Turn::Over => None,
        }
    }

    fn check(&self, position: &Position, action: &Move) -> Result<(), Refusal> {
        play::check(&self.compiled, position, *action)
    }

    fn apply_unchecked(&self, position: &mut Position, action: &Move) -> Undo {
        let mut undo = Undo::of(position);
        self.play(self.run(position, Some(&mut undo), None), *action);
        undo
    }

    fn advance(&self, position: &mut Position, action: &Move) {
        self.play(self.run(position, None, None), *action);
    }

    fn undo(&self, position: &mut Position, undo: Undo) {
        undo.take_back(position);
    }

    fn chances(&self, position: &Position, chances: &mut Vec<Weighted>) {
        chances.clear();
        let count = play::chance_count(&self.compiled, position);
        chances.extend((0..count).map(|face| Weighted { chance: Chance(face), weight: 1 }));
    }

    fn resolve(&self, position: &mut Position, chance: Chance) -> Option<Undo> {
        if chance.0 >= play::chance_count(&self.compiled, position) {
            return None;
        }
        let mut undo = Undo::of(position);
        self.happen(self.run(position, Some(&mut undo), None), chance);
        Some(undo)
    }

    fn hash(&self, position: &Position) -> u64 {
        position.hash(&self.compiled)
    }

    fn rehash(&self, position: &Position) -> u64 {
        position.rehash(&self.compiled)
    }

    fn key(&self, position: &Position) -> u64 {
        position.key(&self.compiled)
    }

    fn position_text(&self, position: &Position) -> String {
        setup::position_text(&self.compiled, position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        setup::parse_position(&self.compiled, text)
    }

    fn move_text(&self, position: &Position, action: &Move) -> String {
        notation::move_text(&self.compiled, position, *action)
    }

    fn parse_move(&self, position: &Position, text: &str) -> Result<Move, Refusal> {
        notation::parse_move(&self.compiled, position, text)
    }

    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        play::evaluate(&self.compiled, position, seat)
    }

    fn evaluation_tells(&self) -> f32 {
        play::tells(&self.compiled)
    }

    fn plausibility(&self, position: &Position, seat: Seat) -> Option<i32> {
        play::plausibility(&self.compiled, position, seat)
    }

    fn order(&self, position: &Position, action: &Move) -> i32 {
        play::order(&self.compiled, position, *action)
    }

    fn moves_to_goal(&self, position: &Position) -> u32 {
        play::moves_to_goal(&self.compiled, position)
    }

    fn candidates(&self, position: &Position, moves: &mut Vec<Move>) -> bool {
        match self.turn(position) {
            Turn::Seat(_) => play::candidates(&self.compiled, position, moves),
            Turn::Chance | Turn::Over => {
                moves.clear();
                true
            }
        }
    }

    fn playout_move(
        &self,
        position: &Position,
        rng: &mut Rng,
        moves: &mut Vec<Move>,
    ) -> Option<Move> {
        match self.turn(position) {
            Turn::Seat(_) => play::playout_move(&self.compiled, position, rng, moves),
            Turn::Chance | Turn::Over => None,
        }
    }

    fn forget(&self, view: &View, hundredths: u32, rng: &mut Rng) -> Option<View> {
        if !self.compiled.hides {
            return None;
        }
        let mut position = self.sample(view, rng).ok()?;
        let viewer = game::View::<Self>::viewer(view);
        let seat = viewer.seat().map(|seat| seat.number() - 1);
        play::forget(&self.compiled, &mut position, seat, hundredths, rng);
        Some(self.view_for(&position, viewer))
    }

    fn final_share(&self, position: &Position, outcome: &Outcome, seat: Seat) -> f32 {
        let share = f32::midpoint(outcome.payoff(seat, self.seats()), 1.0);
        if self.seats() == 1 { share * play::share_alone(position) } else { share }
    }

    /// A token turned, drawn from a queue, brought into view or met in combat.
    fn reveals(&self, position: &Position, action: &Move) -> bool {
        if !self.compiled.hides {
            return false;
        }
        let mut after = position.clone();
        self.play(self.run(&mut after, None, None), *action);
        !self.compiled.hide_the_same(position, &after)
    }

    fn time_move(&self, position: &Position, tenths: u32) -> Option<Move> {
        let action = Move::Time(tenths);
        self.check(position, &action).is_ok().then_some(action)
    }

    fn told(&self, position: &Position, action: &Move, viewer: Viewer) -> Vec<Told> {
        let events = self.events(position, *action).unwrap_or_default();
        events.iter().flat_map(|event| event.told_to(&self.compiled, viewer)).collect()
    }

    fn told_of_chance(&self, position: &Position, chance: Chance, viewer: Viewer) -> Vec<Told> {
        let events = self.events_of_chance(position, chance);
        events.iter().flat_map(|event| event.told_to(&self.compiled, viewer)).collect()
    }

    fn touch_path(&self, position: &Position, action: &Move) -> Vec<Touch> {
        scene::touch_path(&self.compiled, position, *action)
    }

    fn explain_touch(&self, position: &Position, touches: &[Touch], next: &Touch) -> Refusal {
        scene::explain_touch(&self.compiled, position, touches, next)
    }

    fn stand_ins(&self, position: &Position) -> Vec<(Touch, Vec<Touch>)> {
        scene::stand_ins(&self.compiled, position)
    }

    fn picture(&self, position: &Position, viewer: Viewer, _touches: &[Touch]) -> Scene {
        scene::picture(self, position, viewer)
    }

    fn greeting(&self) -> Option<Message> {
        crate::line::greeting(&self.compiled.design)
    }

    fn prompt(&self, position: &Position, _viewer: Viewer, touches: &[Touch]) -> Message {
        crate::line::prompt(self, position, touches)
    }
}
