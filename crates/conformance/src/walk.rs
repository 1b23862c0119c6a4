//! Random games to try the laws on.

use std::fmt;

use game::{Game, Rng, Rules, Turn};
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, TestRunner};

/// A game as the laws want it: its variants and a second opinion on its moves.
pub trait Specimen {
    /// The game under test.
    type Game: Game;

    /// The variants to try, each with a name for the reports.
    fn variants() -> Vec<(&'static str, Self::Game)>;

    /// How many moves a random game may have; a long game may be tried on its beginning.
    fn longest(game: &Self::Game) -> u32 {
        game.max_plies()
    }

    /// The legal moves by code written straight from the rule book, in any order.
    fn naive_moves(
        game: &Self::Game,
        position: &<Self::Game as Rules>::Position,
    ) -> Vec<<Self::Game as Rules>::Move>;
}

/// Whether the long campaigns are asked for.
#[must_use]
pub fn is_slow() -> bool {
    std::env::var_os("SLOW_TESTS").is_some_and(|value| value == "1")
}

/// The seeds of one random game; proptest shrinks the number of moves.
#[derive(Clone)]
pub(crate) struct Trial {
    pub(crate) name: &'static str,
    pub(crate) seed: u64,
    pub(crate) play_seed: u64,
    pub(crate) plies: u32,
}

impl fmt::Debug for Trial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, seed, play_seed, plies } = self;
        write!(f, "variant {name:?}, seed {seed}, play seed {play_seed}, {plies} moves")
    }
}

/// One random game in the making.
pub(crate) struct Walk<'a, G: Rules> {
    pub(crate) game: &'a G,
    pub(crate) trial: &'a Trial,
    pub(crate) position: G::Position,
    /// Every move and chance so far, with what takes it back.
    pub(crate) undos: Vec<G::Undo>,
    pub(crate) rng: Rng,
    moves: Vec<G::Move>,
}

impl<'a, G: Rules> Walk<'a, G> {
    pub(crate) fn new(game: &'a G, trial: &'a Trial) -> Self {
        let position = game.start(trial.seed);
        let rng = Rng::from_seed(trial.play_seed);
        Self { game, trial, position, undos: Vec::new(), rng, moves: Vec::new() }
    }

    /// Plays one random move or lets one chance happen; false when the game is over.
    pub(crate) fn step(&mut self) -> bool {
        match self.game.turn(&self.position) {
            Turn::Over => return false,
            Turn::Chance => {
                let chance = self.game.draw(&self.position, &mut self.rng);
                let chance = chance.expect("a chance has at least one result");
                let undo = self.game.resolve(&mut self.position, chance);
                self.undos.push(undo.expect("a drawn chance can happen"));
            }
            Turn::Seat(_) => {
                self.game.legal_moves(&self.position, &mut self.moves);
                let action = self.rng.choose(&self.moves).expect("the mover has a move").clone();
                let undo = self.game.apply_unchecked(&mut self.position, &action);
                self.undos.push(undo);
            }
        }
        true
    }

    /// Like [`Walk::each_position`], but looks only at about this many positions of the game,
    /// for laws that are dear to check.
    pub(crate) fn sampled_positions(self, count: u32, mut look: impl FnMut(&mut Self)) {
        let mut ply = 0;
        // Games end well before their bound as a rule, so the first moves are looked at densely.
        let every = (self.trial.plies / count).clamp(1, 12);
        let mut looked = 0;
        self.each_position(|walk| {
            if ply % every == 0 && looked < count {
                looked += 1;
                look(walk);
            }
            ply += 1;
        });
    }

    /// Walks the trial's number of moves and looks at every position a player could see.
    pub(crate) fn each_position(mut self, mut look: impl FnMut(&mut Self)) {
        for _ in 0..=self.trial.plies {
            while self.game.turn(&self.position) == Turn::Chance {
                self.step();
            }
            look(&mut self);
            if !self.step() {
                return;
            }
        }
    }
}

/// Tries a law on many random games of every variant.
///
/// # Panics
/// When a game breaks the law; the report names the variant, the seeds and the moves.
pub(crate) fn try_games<S: Specimen>(cost: Cost, law: impl Fn(Walk<'_, S::Game>)) {
    let variants = S::variants();
    assert!(!variants.is_empty(), "a specimen has at least one variant");
    for (name, game) in &variants {
        let longest = S::longest(game);
        let strategy = (proptest::num::u64::ANY, proptest::num::u64::ANY, 0..=longest);
        let trials = strategy.prop_map(move |(seed, play_seed, plies)| Trial {
            name,
            seed,
            play_seed,
            plies,
        });
        let cases = cost.cases(variants.len());
        let config =
            Config { cases, failure_persistence: None, max_shrink_iters: 500, ..Config::default() };
        let outcome = TestRunner::new(config).run(&trials, |trial| {
            law(Walk::new(game, &trial));
            Ok(())
        });
        if let Err(failure) = outcome {
            panic!("{failure}");
        }
    }
}

/// How dear a law is on one game.
#[derive(Clone, Copy)]
pub(crate) enum Cost {
    Cheap,
    Dear,
}

impl Cost {
    fn cases(self, variants: usize) -> u32 {
        let wanted: u32 = match self {
            Self::Cheap => 64,
            Self::Dear => 12,
        };
        let slow = if is_slow() { 20 } else { 1 };
        let shared = wanted / u32::try_from(variants).unwrap_or(1).max(1);
        shared.max(3) * slow
    }
}
