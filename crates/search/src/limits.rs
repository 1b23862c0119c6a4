//! How long a search may go on, and who may end it.
//!
//! There is no clock in here: whoever has one lends a function that tells the time passed. The
//! stop flag is read at every node, the lent clock every [`LOOK_EVERY`] nodes, before that after
//! sixteen, thirty-two and sixty-four, and after every long list of moves.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// So many nodes lie between two looks at the clock.
pub const LOOK_EVERY: u64 = 128;

/// The first look at the clock: by then something was found, however slow nodes are.
const FIRST_LOOK: u64 = 16;

/// As many moves in one list take so long that the clock is read after it.
const LONG_LIST: usize = 256;

/// No search looks further ahead than this many moves.
pub const MOST_DEPTH: u32 = 200;

/// Guesses of the best levels.
pub(crate) const MOST_GUESSES: u32 = 16;
/// How many positions the best levels imagine.
pub(crate) const MOST_WORLDS: u32 = 12;

/// What bounds one search. The same limits, but for the time, give the same answer again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Moves ahead; for puzzles the longest solution of interest.
    pub depth: Option<u32>,
    /// Positions looked at; for tree searches also the playouts' part of it, one each.
    pub nodes: Option<u64>,
    /// Time on the lent clock.
    pub time: Option<Duration>,
    /// Where the machine's own generator starts; it never is the seed of the match.
    pub seed: u64,
    /// Whether every move at the root gets a score of its own, for analysis and weaker levels.
    /// It takes longer.
    pub score_all: bool,
    /// How many moves are noticed at all, where not every one is; which follows from the seed.
    /// For weaker levels: people overlook moves too.
    pub notices: Option<Notice>,
    /// How wrongly alpha-beta judges positions, in hundredths of the game's scale. Ends that it
    /// sees are never judged wrongly. For weaker levels.
    pub blur: u32,
    /// Of how many imagined positions the most plausible one is thought about, where something
    /// is hidden. For stronger levels: they see what others would hide where.
    pub guesses: u32,
    /// How many positions are imagined where something is hidden, and thought about equally long.
    pub worlds: u32,
}

/// How many moves are noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// At most so many.
    pub most: u32,
    /// At most so many of a hundred.
    pub hundredths: u32,
}

impl Notice {
    /// How many of so many moves are noticed: one at least.
    #[must_use]
    pub fn of(self, moves: usize) -> usize {
        let share = moves.saturating_mul(self.hundredths.min(100) as usize).div_ceil(100);
        share.min(self.most as usize).max(1)
    }
}

impl Limits {
    /// No limit but the stop flag.
    pub const NONE: Self = Self {
        depth: None,
        nodes: None,
        time: None,
        seed: 0,
        score_all: false,
        notices: None,
        blur: 0,
        guesses: 1,
        worlds: MOST_WORLDS,
    };

    /// At most so many nodes.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::NONE }
    }

    /// The same without what makes levels weak: every move is noticed, nothing judged wrongly,
    /// and what is hidden is guessed as well as can be.
    #[must_use]
    pub const fn at_its_best(self) -> Self {
        Self { notices: None, blur: 0, guesses: MOST_GUESSES, worlds: MOST_WORLDS, ..self }
    }

    /// At most so many moves ahead.
    #[must_use]
    pub const fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::NONE }
    }
}

/// Who may end a search: a flag that others raise, and a clock that the caller lends.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    stop: &'a AtomicBool,
    elapsed: &'a dyn Fn() -> Duration,
}

static NOBODY: AtomicBool = AtomicBool::new(false);
const NO_CLOCK: fn() -> Duration = || Duration::ZERO;

impl Watch<'static> {
    /// Nobody watches: only the nodes or the depth end the search.
    pub const NOBODY: Self = Self { stop: &NOBODY, elapsed: &NO_CLOCK };
}

impl<'a> Watch<'a> {
    /// Watched by a flag that ends the search when it is raised, and by the time since the
    /// search began.
    #[must_use]
    pub const fn new(stop: &'a AtomicBool, elapsed: &'a dyn Fn() -> Duration) -> Self {
        Self { stop, elapsed }
    }

    /// Watched by a flag alone.
    #[must_use]
    pub const fn flag(stop: &'a AtomicBool) -> Self {
        Self { stop, elapsed: &NO_CLOCK }
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub(crate) fn elapsed(&self) -> Duration {
        (self.elapsed)()
    }
}

/// The running account of one search.
pub(crate) struct Budget<'a> {
    watch: Watch<'a>,
    time: Option<Duration>,
    most: u64,
    nodes: u64,
    halted: bool,
}

impl<'a> Budget<'a> {
    pub(crate) fn new(limits: &Limits, watch: Watch<'a>) -> Self {
        let most = limits.nodes.unwrap_or(u64::MAX);
        Self { watch, time: limits.time, most, nodes: 0, halted: false }
    }

    /// Pays for one node; `false` when the search must end, and for ever after.
    #[inline]
    pub(crate) fn spend(&mut self) -> bool {
        if self.halted || self.nodes >= self.most || self.watch.is_stopped() {
            self.halted = true;
            return false;
        }
        self.nodes += 1;
        // Where nodes are slow, the first ones tell: nobody thinks twice as long as they may.
        let is_early = self.nodes >= FIRST_LOOK && self.nodes.is_power_of_two();
        let looks = is_early || self.nodes.is_multiple_of(LOOK_EVERY);
        if looks && self.is_late(1) {
            self.halted = true;
        }
        !self.halted
    }

    /// Pays for a round of a tree, which may take as long as many nodes: the clock is read.
    pub(crate) fn spend_round(&mut self) -> bool {
        self.halted |= self.is_late(1);
        self.spend()
    }

    /// Notes that so many moves were listed. A list may take longer than many nodes: the clock is
    /// read after a long one.
    pub(crate) fn listed(&mut self, moves: usize) {
        if moves >= LONG_LIST && self.is_late(1) {
            self.halted = true;
        }
    }

    /// Pays for as many nodes as something else took the time of.
    pub(crate) fn charge(&mut self, nodes: u64) {
        self.nodes = self.nodes.saturating_add(nodes).min(self.most);
    }

    /// How many nodes may still be paid for.
    pub(crate) const fn left(&self) -> u64 {
        self.most - self.nodes
    }

    /// Whether this part of the time has passed: all of it for 1, a half for 2.
    pub(crate) fn is_late(&self, part: u32) -> bool {
        self.time.is_some_and(|time| self.watch.elapsed() >= time / part.max(1))
    }

    /// Whether whoever watches wants an end now.
    pub(crate) fn is_stopped(&self) -> bool {
        self.watch.is_stopped() || self.is_late(1)
    }

    pub(crate) const fn is_halted(&self) -> bool {
        self.halted
    }

    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_counted_to_the_last_one() {
        let mut budget = Budget::new(&Limits::nodes(3), Watch::NOBODY);
        let spent = (0..10).filter(|_| budget.spend()).count();
        assert_eq!((spent, budget.nodes(), budget.is_halted()), (3, 3, true));
    }

    #[test]
    fn the_flag_ends_it_at_the_next_node() {
        let stop = AtomicBool::new(false);
        let mut budget = Budget::new(&Limits::NONE, Watch::flag(&stop));
        assert!(budget.spend());
        stop.store(true, Ordering::Relaxed);
        assert!(!budget.spend());
        assert_eq!(budget.nodes(), 1);
    }

    #[test]
    fn slow_nodes_take_no_more_than_twice_the_time() {
        let (stop, passed) = (AtomicBool::new(false), std::cell::Cell::new(Duration::ZERO));
        let elapsed = || passed.get();
        let limits = Limits { time: Some(Duration::from_millis(900)), ..Limits::NONE };
        let mut budget = Budget::new(&limits, Watch::new(&stop, &elapsed));
        while budget.spend() {
            passed.set(passed.get() + Duration::from_millis(100));
        }
        assert!(passed.get() <= Duration::from_millis(1800), "{:?}", passed.get());
    }

    #[test]
    fn the_clock_is_read_after_a_long_list() {
        let (stop, late) = (AtomicBool::new(false), || Duration::from_secs(2));
        let limits = Limits { time: Some(Duration::from_secs(1)), ..Limits::NONE };
        let mut budget = Budget::new(&limits, Watch::new(&stop, &late));
        assert!(budget.spend());
        budget.listed(LONG_LIST - 1);
        assert!(budget.spend(), "a short list is no reason");
        budget.listed(LONG_LIST);
        assert!(!budget.spend());
    }

    #[test]
    fn the_lent_clock_is_read_now_and_then() {
        let stop = AtomicBool::new(false);
        let passed = std::cell::Cell::new(Duration::ZERO);
        let elapsed = || passed.get();
        let limits = Limits { time: Some(Duration::from_secs(1)), ..Limits::NONE };
        for (late_after, spent) in [(0, FIRST_LOOK), (20, 32), (300, 3 * LOOK_EVERY)] {
            let mut budget = Budget::new(&limits, Watch::new(&stop, &elapsed));
            let spends = |node: &u64| {
                passed.set(Duration::from_secs(if *node >= late_after { 2 } else { 0 }));
                budget.spend()
            };
            assert_eq!((0..10_000).take_while(spends).count() as u64, spent - 1);
        }
    }
}
