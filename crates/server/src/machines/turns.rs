//! Who thinks next. A bounded number does at the same time; the others wait for their turn, and
//! it comes to whoever has waited longest for one: addresses take turns, and so do the matches of
//! an address. Whoever opens many matches makes their own machines wait, nobody else's.
//!
//! Short thoughts have a place of their own, so that they never wait for long ones.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use storage::Id;
use tokio::sync::oneshot;

/// So many matches may wait; a machine beyond that is asked again later.
pub(super) const MOST_WAITING: usize = 2000;
/// So many matches and addresses are remembered that had a turn.
const MOST_KNOWN: usize = 10_000;

/// All places to think.
pub(super) struct Turns {
    most: usize,
    state: Mutex<State>,
}

/// Who wants to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wish {
    /// The match.
    pub(super) id: Id,
    /// From where it is played.
    pub(super) house: Option<IpAddr>,
    /// Whether the thought is short.
    pub(super) is_quick: bool,
}

#[derive(Default)]
struct State {
    /// Places taken, and whether the one for short thoughts is.
    thinking: usize,
    is_quick_taken: bool,
    /// Counts turns and those who wait.
    number: u64,
    waiting: BTreeMap<u64, (Wish, oneshot::Sender<Turn>)>,
    /// The last turn of each match and each address.
    matches: HashMap<Id, u64>,
    houses: HashMap<IpAddr, u64>,
}

/// A place to think, until it is dropped.
pub(super) struct Turn {
    turns: Arc<Turns>,
    is_quick_place: bool,
}

impl Turns {
    pub(super) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most: most.max(1), state: Mutex::default() })
    }

    /// How many think, and how many wait.
    pub(super) fn busy(&self) -> (usize, usize) {
        let state = self.state();
        (state.thinking + usize::from(state.is_quick_taken), state.waiting.len())
    }

    /// Waits for a place; `None` when too many do.
    pub(super) async fn wait(self: &Arc<Self>, wish: Wish) -> Option<Turn> {
        let (ready, turn) = oneshot::channel();
        {
            let mut state = self.state();
            if state.waiting.len() >= MOST_WAITING {
                return None;
            }
            state.number += 1;
            let number = state.number;
            state.waiting.insert(number, (wish, ready));
        }
        self.call_next();
        turn.await.ok()
    }

    /// Gives away all places that are free.
    fn call_next(self: &Arc<Self>) {
        loop {
            let mut state = self.state();
            let Some((place, ready)) = state.next(self.most) else { return };
            drop(state);
            // Whoever no longer waits gives the place back at once.
            let _ = ready.send(Turn { turns: self.clone(), is_quick_place: place });
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Whoever panicked with it in hand left it whole.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Who comes next, and whether to the place for short thoughts.
    fn next(&mut self, most: usize) -> Option<(bool, oneshot::Sender<Turn>)> {
        self.waiting.retain(|_, (_, ready)| !ready.is_closed());
        let is_place_free = self.thinking < most;
        let is_quick_free = !self.is_quick_taken;
        let fits = |wish: &Wish| is_place_free || (wish.is_quick && is_quick_free);
        let turn_of = |wish: &Wish| {
            let house = wish.house.and_then(|house| self.houses.get(&house));
            (house.copied().unwrap_or(0), self.matches.get(&wish.id).copied().unwrap_or(0))
        };
        let fitting = self.waiting.iter().filter(|(_, (wish, _))| fits(wish));
        let number = *fitting.min_by_key(|(number, (wish, _))| (turn_of(wish), **number))?.0;
        let (wish, ready) = self.waiting.remove(&number)?;
        self.note(wish);
        let is_quick_place = wish.is_quick && is_quick_free;
        if is_quick_place {
            self.is_quick_taken = true;
        } else {
            self.thinking += 1;
        }
        Some((is_quick_place, ready))
    }

    fn note(&mut self, wish: Wish) {
        if self.matches.len() + self.houses.len() >= MOST_KNOWN {
            self.matches.clear();
            self.houses.clear();
        }
        self.number += 1;
        self.matches.insert(wish.id, self.number);
        if let Some(house) = wish.house {
            self.houses.insert(house, self.number);
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut state = self.turns.state();
        if self.is_quick_place {
            state.is_quick_taken = false;
        } else {
            state.thinking -= 1;
        }
        drop(state);
        self.turns.call_next();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(id: u128, house: u8, is_quick: bool) -> Wish {
        Wish { id: Id(id), house: Some(IpAddr::from([10, 0, 0, house])), is_quick }
    }

    /// Whose turns come, when each ends before the next begins.
    async fn order(turns: &Arc<Turns>, wishes: &[Wish]) -> Vec<u128> {
        let held = turns.wait(wish(1000, 200, false)).await.unwrap();
        let came = Arc::new(Mutex::new(Vec::new()));
        let waits = wishes.iter().map(|wish| {
            let (turns, came, wish) = (turns.clone(), came.clone(), *wish);
            tokio::spawn(async move {
                let turn = turns.wait(wish).await.unwrap();
                came.lock().unwrap().push(wish.id.0);
                drop(turn);
            })
        });
        let waits: Vec<_> = waits.collect();
        while turns.busy().1 < wishes.len() {
            tokio::task::yield_now().await;
        }
        drop(held);
        for wait in waits {
            wait.await.unwrap();
        }
        came.lock().unwrap().clone()
    }

    #[tokio::test]
    async fn addresses_take_turns_and_so_do_their_matches() {
        let turns = Turns::new(1);
        let many = [(1, 1), (2, 1), (3, 1), (4, 2), (5, 3)];
        let many = many.map(|(id, house)| wish(id, house, false));
        assert_eq!(order(&turns, &many).await, [1, 4, 5, 2, 3]);
        assert_eq!(order(&turns, &many[..4]).await, [4, 1, 2, 3], "who came last goes first");
        assert_eq!(turns.busy(), (0, 0));
    }

    #[tokio::test]
    async fn short_thoughts_never_wait_for_long_ones() {
        let turns = Turns::new(1);
        let _long = turns.wait(wish(1, 1, false)).await.unwrap();
        let waits = tokio::spawn({
            let turns = turns.clone();
            async move { turns.wait(wish(2, 2, false)).await.is_some() }
        });
        while turns.busy().1 == 0 {
            tokio::task::yield_now().await;
        }
        let quick = turns.wait(wish(3, 1, true)).await.unwrap();
        assert_eq!(turns.busy(), (2, 1));
        waits.abort();
        let _ = waits.await;
        drop(quick);
        assert_eq!(turns.busy(), (1, 0), "who no longer waits is forgotten");
    }
}
