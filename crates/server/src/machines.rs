//! Machines at the tables of this server: a bounded number thinks at the same time, on threads
//! of their own, so that games between people never wait for them. The machine of a match keeps
//! what it learned until its next move; those of the matches that moved last, within a bound.

mod turns;

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use game::{AnyGame, Seat, Viewer};
use machine_host::{Answer, Ask, Host, Question};
use search::{Strength, Watch};
use storage::{Digest, Id};

use crate::room::Room;
use crate::secrets::digest_of;
use turns::{Turns, Wish};

/// This many matches have a machine with its memory, of some 16 MiB each; for others it is made
/// again when they need it.
const MOST_KEPT: usize = 16;

/// A machine that may think longer than this thinks long.
const QUICK: Duration = Duration::from_secs(1);

/// Who may think.
#[derive(Clone)]
pub struct Machines {
    turns: Arc<Turns>,
    /// The machines at rest by their matches, the one that moved last at the end.
    hosts: Arc<Mutex<VecDeque<(Id, Host)>>>,
}

/// A move to be found.
pub struct Task {
    /// For whom.
    pub seat: Seat,
    /// How many events there were.
    pub after: u32,
    id: Id,
    is_quick: bool,
    game: Arc<dyn AnyGame>,
    question: Question,
    /// Raised when nobody waits for it any more.
    stop: Arc<AtomicBool>,
}

impl Machines {
    /// So many think at the same time, and one more about what takes no second.
    #[must_use]
    pub fn new(most: usize) -> Self {
        Self { turns: Turns::new(most), hosts: Arc::default() }
    }

    /// The move that a room waits for, when a machine has the hand; until the flag is raised.
    pub(crate) fn task(&self, room: &Room, stop: Arc<AtomicBool>) -> Option<Task> {
        if room.session().ending().is_some() {
            self.take_host(room.id());
        }
        let (seat, level) = room.session().machine_to_move()?;
        let played = room.session().played();
        let seed = seed_of(played.seed(), room.plies());
        let view = played.position().view(Viewer::Seat(seat));
        let question = Question { ask: Ask::Move(level), view, seed };
        let (id, after, game) = (room.id(), room.plies(), played.game().clone());
        let is_quick = Strength::of(level).time <= QUICK;
        Some(Task { seat, after, id, is_quick, game, question, stop })
    }

    /// How many think, and how many wait for a place.
    pub(crate) fn busy(&self) -> (i64, i64) {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let (thinking, waiting) = self.turns.busy();
        (number(thinking), number(waiting))
    }

    /// Finds it for somebody at this address, once its turn comes, if it is still wanted then.
    pub(crate) async fn think(
        &self,
        task: Task,
        house: Option<IpAddr>,
        is_wanted: impl Fn() -> bool,
    ) -> Option<String> {
        let (id, is_quick) = (task.id, task.is_quick);
        let turn = self.turns.wait(Wish { id, house, is_quick }).await?;
        if !is_wanted() {
            return None;
        }
        let mut host = self.take_host(id);
        let thought = tokio::task::spawn_blocking(move || {
            let choice = task.choice(&mut host);
            drop(turn);
            (host, choice)
        });
        // A machine that panicked is made again when it is next needed.
        let (host, choice) = thought.await.ok()?;
        self.keep_host(id, host);
        choice
    }

    /// The machine of a match with what it learned, or one that has learned nothing.
    fn take_host(&self, id: Id) -> Host {
        let mut hosts = self.hosts();
        let known = hosts.iter().position(|(of, _)| *of == id);
        known.and_then(|at| hosts.remove(at)).map(|(_, host)| host).unwrap_or_default()
    }

    fn keep_host(&self, id: Id, host: Host) {
        let mut hosts = self.hosts();
        hosts.push_back((id, host));
        if hosts.len() > MOST_KEPT {
            hosts.pop_front();
        }
    }

    fn hosts(&self) -> MutexGuard<'_, VecDeque<(Id, Host)>> {
        // Whoever panicked with it in hand left it whole.
        self.hosts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where a machine's own generator starts. It tells nothing of the seed of the match, and who does
/// not know that cannot compute it: nobody plays the machine's moves beforehand.
fn seed_of(secret: u64, plies: u32) -> u64 {
    let Digest(bytes) = digest_of(&format!("machine {secret} {plies}"));
    bytes.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}

impl Task {
    fn choice(&self, host: &mut Host) -> Option<String> {
        let began = Instant::now();
        let elapsed = || began.elapsed();
        let watch = Watch::new(&self.stop, &elapsed);
        match host.answer(&self.game, &self.question, watch) {
            Answer::Move(text) => text,
            Answer::Advice(_) | Answer::Judged(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_of_machines_differ_and_are_not_those_of_matches() {
        let seeds = [seed_of(1, 0), seed_of(1, 1), seed_of(2, 0)];
        assert!(seeds[0] != seeds[1] && seeds[0] != seeds[2] && !seeds.contains(&1));
        assert_eq!(seed_of(1, 0), seeds[0], "the same again");
    }

    #[test]
    fn the_machines_of_the_matches_that_moved_last_are_kept() {
        let machines = Machines::new(1);
        for id in 0..=MOST_KEPT as u128 {
            machines.keep_host(Id(id), Host::default());
        }
        let kept = || machines.hosts().iter().map(|(id, _)| id.0).collect::<Vec<_>>();
        assert_eq!(kept().len(), MOST_KEPT);
        assert_eq!(kept()[0], 1, "the match that moved first made room");
        machines.take_host(Id(5));
        assert!(!kept().contains(&5) && kept().len() == MOST_KEPT - 1);
        machines.take_host(Id(99));
        assert_eq!(kept().len(), MOST_KEPT - 1, "an unknown match has none");
    }
}
