//! Random little games: their positions, moves, chances and ends follow from numbers alone.
//!
//! They have everything that searches must bear: transpositions, seats that move twice, chances,
//! early ends, draws, margins, candidates that leave moves out. They are no games for people.

use std::borrow::Cow;

use game::{
    Card, Chance, Common, Game, Knowledge, NoSolver, Notation, Outcome, Presentation, Rng, Rules,
    Seat, Settings, SetupError, Turn, Verdict, View, Viewer, Weighted,
};
use scene::{Scene, Touch};
use serde::{Deserialize, Serialize};

static CARD: Card =
    Card { id: Cow::Borrowed("toy"), has_chance: true, antisymmetric: true, ..Card::USUAL };

#[derive(Clone, Copy, Debug)]
pub(crate) struct Toy {
    pub(crate) seed: u64,
    pub(crate) seats: u8,
    /// Every game is at most this long.
    pub(crate) length: u8,
    pub(crate) chance: bool,
    /// Whether margins count instead of winning.
    pub(crate) margins: bool,
    /// Whether a seat may move twice in a row.
    pub(crate) twice: bool,
}

impl Toy {
    pub(crate) fn two(seed: u64, length: u8) -> Self {
        Self { seed, seats: 2, length, chance: false, margins: false, twice: false }
    }

    /// A number that this game draws for a position and a purpose.
    fn draw(&self, at: &Place, purpose: u64) -> u64 {
        let words = [u64::from(at.node), u64::from(at.ply), u64::from(at.falling), purpose];
        words.into_iter().fold(self.seed, |hash, word| {
            let mut mixed = (hash.rotate_left(7) ^ word).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ mixed >> 32).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^ mixed >> 29
        })
    }

    fn step(&self, at: &mut Place, choice: u8) {
        // Few nodes a level, so that many paths meet.
        at.node = (self.draw(at, 100 + u64::from(choice)) % 24) as u8;
    }

    fn margin(&self, at: &Place) -> i32 {
        (self.draw(at, 3) % 41) as i32 - 20
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Place {
    pub(crate) node: u8,
    pub(crate) ply: u8,
    /// A die is in the air.
    pub(crate) falling: bool,
}

/// Everybody sees everything, and may be anybody.
impl View<Toy> for Place {
    fn of(_: &Toy, at: &Self, _: Viewer) -> Self {
        *at
    }
    fn viewer(&self) -> Viewer {
        Viewer::Public
    }
    fn sample(&self, _: &Toy, _: &mut Rng) -> Result<Self, SetupError> {
        Ok(*self)
    }
}

impl Rules for Toy {
    type Position = Place;
    type Move = u8;
    type Undo = Place;
    type Refusal = Common;

    fn card(&self) -> &Card {
        &CARD
    }
    fn settings(&self) -> Settings {
        Settings::none()
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn max_plies(&self) -> u32 {
        self.length.into()
    }
    fn start(&self, _: u64) -> Place {
        Place { node: 0, ply: 0, falling: false }
    }
    fn turn(&self, at: &Place) -> Turn {
        if at.falling {
            return Turn::Chance;
        }
        if at.ply >= self.length || (at.ply > 1 && self.draw(at, 1).is_multiple_of(9)) {
            return Turn::Over;
        }
        let by = if self.twice { self.draw(at, 4) } else { at.ply.into() };
        Turn::Seat(Seat::at((by % u64::from(self.seats)) as usize))
    }
    fn outcome(&self, at: &Place) -> Option<Outcome> {
        (self.turn(at) == Turn::Over).then(|| {
            let drawn = (self.draw(at, 2) % (u64::from(self.seats) + 1)) as usize;
            let is_draw = drawn == usize::from(self.seats);
            let verdict = if is_draw { Verdict::Draw } else { Verdict::Winner(Seat::at(drawn)) };
            Outcome::plain(verdict)
        })
    }
    fn legal_moves(&self, at: &Place, moves: &mut Vec<u8>) {
        moves.clear();
        if matches!(self.turn(at), Turn::Seat(_)) {
            moves.extend(0..1 + (self.draw(at, 5) % 4) as u8);
        }
    }
    fn check(&self, at: &Place, action: &u8) -> Result<(), Common> {
        let mut moves = Vec::new();
        self.legal_moves(at, &mut moves);
        if moves.contains(action) { Ok(()) } else { Err(Common::NothingThere) }
    }
    fn apply_unchecked(&self, at: &mut Place, action: &u8) -> Place {
        let before = *at;
        let falls = self.chance && self.draw(at, 6 + u64::from(*action)).is_multiple_of(3);
        self.step(at, *action);
        at.ply += 1;
        at.falling = falls;
        before
    }
    fn undo(&self, at: &mut Place, undo: Place) {
        *at = undo;
    }
    fn chances(&self, at: &Place, chances: &mut Vec<Weighted>) {
        chances.clear();
        let count = 2 + self.draw(at, 7) % 2;
        chances.extend((0..count).map(|face| Weighted {
            chance: Chance(face as u16),
            weight: 1 + (self.draw(at, 50 + face) % 3) as u32,
        }));
    }
    fn resolve(&self, at: &mut Place, chance: Chance) -> Option<Place> {
        let before = *at;
        self.step(at, 100 + chance.0 as u8);
        at.falling = false;
        Some(before)
    }
    fn rehash(&self, at: &Place) -> u64 {
        self.draw(at, 99)
    }
}

impl Notation for Toy {
    fn position_text(&self, at: &Place) -> String {
        format!("{} {} {}", at.node, at.ply, at.falling)
    }
    fn parse_position(&self, text: &str) -> Result<Place, SetupError> {
        Err(SetupError::unreadable("position", text))
    }
    fn move_text(&self, _: &Place, action: &u8) -> String {
        action.to_string()
    }
    fn parse_move(&self, _: &Place, text: &str) -> Result<u8, Common> {
        text.parse().map_err(|_| Common::not_a_move(text))
    }
}

impl Presentation for Toy {
    type View = Place;

    fn view_moves(&self, view: &Place, moves: &mut Vec<u8>) -> Result<(), SetupError> {
        self.legal_moves(view, moves);
        Ok(())
    }
    fn touch_path(&self, _: &Place, _: &u8) -> Vec<Touch> {
        Vec::new()
    }
    fn picture(&self, _: &Place, _: Viewer, _: &[Touch]) -> Scene {
        Scene::empty()
    }
}

impl Knowledge for Toy {
    type Solver = NoSolver;

    fn evaluate(&self, at: &Place, seat: Seat) -> i32 {
        let value = (self.draw(at, 8) % 401) as i32 - 200;
        if seat == Seat::FIRST { value } else { -value }
    }
    fn moves_to_goal(&self, at: &Place) -> u32 {
        if self.seats == 1 { self.distance(at, 2) } else { 0 }
    }
    fn final_score(&self, at: &Place, _: &Outcome, seat: Seat) -> Option<i32> {
        let margin = if seat == Seat::FIRST { self.margin(at) } else { -self.margin(at) };
        self.margins.then_some(margin)
    }
}

impl Game for Toy {}

impl Toy {
    /// How many moves until the first seat can have won if all help, looking so far ahead.
    pub(crate) fn distance(&self, at: &Place, ahead: u32) -> u32 {
        if self.outcome(at).is_some_and(|outcome| outcome.is_won_by(Seat::FIRST)) {
            return 0;
        }
        if ahead == 0 || self.turn(at) == Turn::Over {
            return ahead;
        }
        let mut moves = Vec::new();
        self.legal_moves(at, &mut moves);
        let after = moves.iter().map(|action| {
            let mut after = *at;
            self.apply_unchecked(&mut after, action);
            1 + self.distance(&after, ahead - 1)
        });
        after.min().unwrap_or(ahead).min(ahead)
    }
}
