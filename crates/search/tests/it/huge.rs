//! Games with so many moves that listing and trying them takes long: a machine keeps its time all
//! the same, and stops when it is told to.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use game::{
    Card, Common, Game, Knowledge, Level, NoSolver, Notation, Outcome, Presentation, Rng, Rules,
    Seat, Settings, SetupError, Turn, Verdict, Viewer,
};
use scene::{Scene, Touch};
use search::{Limits, Make, Method, Thinker, Watch, machine};

use crate::view;

static CARD: Card = Card { id: Cow::Borrowed("wide"), ..Card::USUAL };

/// So many moves there are in each position.
const WIDTH: u32 = 100_000;
/// What the clock of these tests counts for a list of moves and for a move that is tried.
const LISTING_MS: u64 = 20;
const TRYING_MS: u64 = 1;

/// A game of this many moves that counts the work it is put to, as if each part took its time.
#[derive(Clone)]
struct Wide {
    seats: u8,
    length: u32,
    worked_ms: Arc<AtomicU64>,
}

impl Wide {
    fn of(seats: u8) -> Self {
        Self { seats, length: 50, worked_ms: Arc::default() }
    }

    fn works(&self, ms: u64) {
        self.worked_ms.fetch_add(ms, Ordering::Relaxed);
    }

    fn worked(&self) -> Duration {
        Duration::from_millis(self.worked_ms.load(Ordering::Relaxed))
    }
}

impl Rules for Wide {
    type Position = (u32, u64);
    type Move = u32;
    type Undo = (u32, u64);
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
        self.length
    }
    fn start(&self, _: u64) -> (u32, u64) {
        (0, 0)
    }
    fn turn(&self, (ply, _): &(u32, u64)) -> Turn {
        if *ply == self.length {
            return Turn::Over;
        }
        Turn::Seat(Seat::at(*ply as usize % usize::from(self.seats)))
    }
    fn outcome(&self, at: &(u32, u64)) -> Option<Outcome> {
        (self.turn(at) == Turn::Over).then(|| Outcome::plain(Verdict::Draw))
    }
    fn legal_moves(&self, at: &(u32, u64), moves: &mut Vec<u32>) {
        self.works(LISTING_MS);
        moves.clear();
        if self.turn(at) != Turn::Over {
            moves.extend(0..WIDTH);
        }
    }
    fn check(&self, _: &(u32, u64), action: &u32) -> Result<(), Common> {
        if *action < WIDTH { Ok(()) } else { Err(Common::NothingThere) }
    }
    fn apply_unchecked(&self, at: &mut (u32, u64), action: &u32) -> (u32, u64) {
        self.works(TRYING_MS);
        let before = *at;
        *at = (at.0 + 1, at.1.rotate_left(9) ^ u64::from(*action) ^ 0x9e37_79b9);
        before
    }
    fn undo(&self, at: &mut (u32, u64), undo: (u32, u64)) {
        *at = undo;
    }
    fn rehash(&self, at: &(u32, u64)) -> u64 {
        at.1 ^ u64::from(at.0) << 50
    }
}

impl Notation for Wide {
    fn position_text(&self, (ply, place): &(u32, u64)) -> String {
        format!("{ply} {place}")
    }
    fn parse_position(&self, text: &str) -> Result<(u32, u64), SetupError> {
        Err(SetupError::unreadable("position", text))
    }
    fn move_text(&self, _: &(u32, u64), action: &u32) -> String {
        action.to_string()
    }
    fn parse_move(&self, _: &(u32, u64), text: &str) -> Result<u32, Common> {
        text.parse().map_err(|_| Common::not_a_move(text))
    }
}

/// Everybody sees everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
struct Seen(u32, u64);

impl game::View<Wide> for Seen {
    fn of(_: &Wide, at: &(u32, u64), _: Viewer) -> Self {
        Self(at.0, at.1)
    }
    fn viewer(&self) -> Viewer {
        Viewer::Public
    }
    fn sample(&self, _: &Wide, _: &mut Rng) -> Result<(u32, u64), SetupError> {
        Ok((self.0, self.1))
    }
}

impl Presentation for Wide {
    type View = Seen;

    fn view_moves(&self, view: &Seen, moves: &mut Vec<u32>) -> Result<(), SetupError> {
        self.legal_moves(&(view.0, view.1), moves);
        Ok(())
    }
    fn touch_path(&self, _: &(u32, u64), _: &u32) -> Vec<Touch> {
        Vec::new()
    }
    fn picture(&self, _: &(u32, u64), _: Viewer, _: &[Touch]) -> Scene {
        Scene::empty()
    }
}

impl Knowledge for Wide {
    type Solver = NoSolver;

    fn evaluate(&self, at: &(u32, u64), seat: Seat) -> i32 {
        let value = (at.1 % 401) as i32 - 200;
        if seat == Seat::FIRST { value } else { -value }
    }
}

impl Game for Wide {}

/// The clock of a machine is the work that its game was put to.
#[test]
fn a_machine_keeps_its_time_where_moves_are_very_many() {
    for (seats, method) in
        [(1, Method::Auto), (2, Method::Auto), (2, Method::Tree), (3, Method::Tree)]
    {
        for level in [1, 5, 10] {
            let game = Wide::of(seats);
            let mut thinker = machine(game.clone(), Make { method, table: 1, ..Make::default() });
            let seen = view(&game, &game.start(0), Seat::FIRST);
            let level = Level::new(level).unwrap();
            let mut limits = thinker.limits(&seen, level, 1).unwrap();
            limits.time = Some(Duration::from_millis(900));
            game.worked_ms.store(0, Ordering::Relaxed);
            let (stop, elapsed) = (AtomicBool::new(false), || game.worked());
            let watch = Watch::new(&stop, &elapsed);
            let report = thinker.play(&seen, level, &limits, watch, &mut |_| {}).unwrap();
            let best: u32 = report.best().unwrap().parse().unwrap();
            assert!(best < WIDTH);
            let worked = game.worked();
            assert!(worked < 2 * limits.time.unwrap(), "{seats} {method:?} {level}: {worked:?}");
        }
    }
}

#[test]
fn a_machine_that_is_stopped_tries_no_more_moves() {
    for (seats, method) in [(1, Method::Auto), (2, Method::Auto), (2, Method::Tree)] {
        let game = Wide::of(seats);
        let mut thinker = machine(game.clone(), Make { method, table: 1, ..Make::default() });
        let seen = view(&game, &game.start(0), Seat::FIRST);
        let stop = AtomicBool::new(true);
        let limits = Limits { time: None, ..Limits::nodes(1_000_000) };
        let watch = Watch::flag(&stop);
        thinker.play(&seen, Level::FIRST, &limits, watch, &mut |_| {}).unwrap();
        let most = Duration::from_millis(10 * LISTING_MS + 100 * TRYING_MS);
        assert!(game.worked() < most, "{seats} {method:?}: {:?}", game.worked());
    }
}

/// Forty by twenty-six cells with four tokens on each, all of which may go anywhere: a million
/// moves. The file has nine kilobytes.
#[test]
fn a_full_board_of_a_design_is_played_within_the_limits() {
    let text = include_str!("../data/full-board.json");
    let (design, faults) = design::files::read_checked(text).unwrap();
    assert!(faults.is_empty(), "{faults:?}");
    let game = workshop::open("full", &design, &Settings::none()).unwrap();
    let start = game.start(0);
    assert!(game.count_moves(&start) > 1_000_000);
    let seen = view(&game, &start, Seat::FIRST);
    let mut thinker = machine(game.clone(), Make { table: 1, ..Make::default() });
    let limits = thinker.limits(&seen, Level::FIRST, 1).unwrap();
    // The time is over as soon as it is asked for.
    let (stop, late) = (AtomicBool::new(false), || Duration::from_secs(60));
    let watch = Watch::new(&stop, &late);
    let report = thinker.play(&seen, Level::FIRST, &limits, watch, &mut |_| {}).unwrap();
    assert!(report.nodes <= 16, "{}", report.nodes);
    let best = game.parse_move(&start, report.best().unwrap()).unwrap();
    assert!(game.check(&start, &best).is_ok());
}
