//! Servers, a store and players in one replayable story, with everything that goes wrong between
//! them: words that are lost, late or said twice, servers that are killed, two of them on one
//! store, dates that jump, disks that are slow. What happens follows from the seed alone.
//!
//! What must hold: what was acknowledged stays, at its place; nothing is played twice; in the end
//! every server knows what the store knows. `SLOW_TESTS=1` tells many more stories; `SEEDS=7..8`
//! tells one again.

use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use game::{Rng, Seat};
use protocol::live::Ask;
use protocol::rest::Made;
use server::machines::Machines;
use server::rooms::Rooms;
use storage::{Page, Store};
use storage_sqlite::SqliteStore;
use tokio::task::JoinHandle;

use crate::keeping::Hand;
use crate::slow_disk::{Disk, Slow, SlowStore};

/// Stories, and with `SLOW_TESTS=1`.
const STORIES: [u64; 2] = [12, 2000];
const STEPS: u32 = 120;

/// Stories that once went wrong are told every time.
const KEPT: [u64; 2] = [50_388, 75_806];

/// Something that somebody said and that has not arrived yet.
struct Letter {
    link: usize,
    ask: Ask,
}

/// A server, its disk, and what was asked of it and is not answered yet.
struct Server {
    rooms: Arc<Rooms>,
    disk: Arc<Disk>,
    asked: Vec<JoinHandle<Option<(u32, String)>>>,
}

struct World {
    file: PathBuf,
    hand: Arc<Hand>,
    rng: Rng,
    servers: Vec<Server>,
    made: Made,
    letters: Vec<Letter>,
    /// After how many events which move was acknowledged.
    kept: Vec<(u32, String)>,
}

impl World {
    async fn begin(file: PathBuf, seed: u64) -> Self {
        let hand = Arc::new(Hand::default());
        let mut servers = Vec::new();
        for _ in 0..2 {
            servers.push(start(&file, &hand).await);
        }
        let asked = serde_json::from_str(r#"{"game":"othello"}"#).unwrap();
        let made = servers[0].rooms.make(&asked).await.unwrap();
        let (letters, kept) = Default::default();
        Self { file, hand, rng: Rng::from_seed(seed), servers, made, letters, kept }
    }

    /// A number below another.
    fn pick(&mut self, bound: usize) -> usize {
        usize::try_from(self.rng.below(u32::try_from(bound).unwrap())).unwrap()
    }

    async fn step(&mut self) {
        let server = self.pick(2);
        match self.rng.below(100) {
            // While its disk is slow, whoever asks waits in a row.
            0..75 if self.servers[server].disk.is_waiting() => {
                if self.pick(3) == 0 {
                    self.disk_goes_on(server).await;
                } else if self.servers[server].asked.len() < 3 {
                    self.deliver(server).await;
                }
            }
            0..8 => {
                let how = if self.pick(2) == 0 { Slow::Before } else { Slow::After };
                self.servers[server].disk.slow_down(how);
                self.decide(server).await;
            }
            8..55 => self.decide(server).await,
            55..75 => self.deliver(server).await,
            75..80 if !self.servers[server].disk.is_waiting() => {
                let after = self.plies(server).await;
                self.say(server, Ask::Undo { wish: 1, after });
            }
            80..84 => {
                let name = format!("Name {}", self.rng.below(5));
                self.say(server, Ask::Name { wish: 2, name });
            }
            75..84 => {}
            84..88 => self.hand.set_date(i64::from(self.rng.below(7_200_000)) - 3_600_000),
            88..92 => self.hand.sleep(u64::from(self.rng.below(4000))),
            92..96 if !self.servers[server].disk.is_waiting() => {
                self.servers[server].rooms.ask_store().await.unwrap();
            }
            92..96 => self.disk_goes_on(server).await,
            // Killed: what it had not answered yet, nobody hears.
            _ => self.kill(server).await,
        }
    }

    /// Somebody looks at the match at this server and decides; the word may be lost, late or
    /// said twice.
    async fn decide(&mut self, server: usize) {
        let rooms = &self.servers[server].rooms;
        let (place, _) = rooms.enter(&self.made.spectator).await.unwrap();
        let (hand, after, moves) = {
            let room = place.room().await;
            let session = room.session();
            (session.hand(), room.plies(), session.played().position().legal_moves())
        };
        let Some(hand) = hand.filter(|_| !moves.is_empty()) else { return };
        let text = moves[self.pick(moves.len())].clone();
        let link = usize::from(hand.number() - 1);
        for _ in 0..[1, 1, 1, 2, 0][self.pick(5)] {
            let ask = Ask::Play { wish: 3, text: text.clone(), after };
            self.letters.push(Letter { link, ask });
        }
        if self.pick(4) > 0 {
            self.deliver(server).await;
        }
    }

    fn say(&mut self, link: usize, ask: Ask) {
        self.letters.push(Letter { link, ask });
    }

    /// A word arrives, not always the first, at any server.
    async fn deliver(&mut self, server: usize) {
        if self.letters.is_empty() {
            return;
        }
        let nth = self.pick(self.letters.len());
        let Letter { link, ask } = self.letters.swap_remove(nth);
        let rooms = self.servers[server].rooms.clone();
        let link = self.made.seats[link].clone().unwrap();
        let asked = tokio::spawn(async move {
            let (place, role) = rooms.enter(&link).await.unwrap();
            rooms.note_entry(&place, role, None).await.unwrap();
            match (rooms.ask(&place, role, &ask).await, ask) {
                (Ok(done), Ask::Play { text, .. }) => Some((done.plies, text)),
                _ => None,
            }
        });
        self.servers[server].asked.push(asked);
        self.hear(server).await;
    }

    /// Waits for answers, as long as the disk lets any come.
    async fn hear(&mut self, server: usize) {
        let Server { disk, asked, .. } = &mut self.servers[server];
        while !disk.is_waiting() && asked.iter().any(|asked| !asked.is_finished()) {
            tokio::time::sleep(Duration::from_micros(50)).await;
        }
        let mut heard = Vec::new();
        for asked in asked.extract_if(.., |asked| asked.is_finished()) {
            heard.push(asked.await.unwrap());
        }
        self.kept.extend(heard.into_iter().flatten());
    }

    async fn disk_goes_on(&mut self, server: usize) {
        let disk = self.servers[server].disk.clone();
        disk.go_on();
        while disk.is_waiting() {
            tokio::task::yield_now().await;
        }
        self.hear(server).await;
    }

    async fn kill(&mut self, server: usize) {
        let Server { rooms, asked, .. } = &mut self.servers[server];
        asked.iter().for_each(JoinHandle::abort);
        for asked in asked.drain(..) {
            let _ = asked.await;
        }
        // Whoever is dead writes no more: what was begun is written, or is not.
        rooms.store().close().await;
        self.servers[server] = start(&self.file, &self.hand).await;
    }

    async fn plies(&self, server: usize) -> u32 {
        let rooms = &self.servers[server].rooms;
        let (place, _) = rooms.enter(&self.made.spectator).await.unwrap();
        place.room().await.plies()
    }

    /// What must hold in the end.
    async fn check(&mut self) {
        for server in 0..self.servers.len() {
            while !self.servers[server].asked.is_empty() {
                self.disk_goes_on(server).await;
            }
        }
        let id = self.made.id.parse().unwrap();
        let store = SqliteStore::open(&self.file).await.unwrap();
        store.check().await.unwrap();
        let stored = storage::MatchStore::load_match(&store, id).await.unwrap().unwrap();
        assert_eq!(store.audit(Page { skip: 0, most: 9 }).await.unwrap(), []);
        let events: Vec<&str> = stored.events.iter().map(|event| &*event.text).collect();
        for (nth, (plies, text)) in self.kept.iter().enumerate() {
            let event = events[usize::try_from(*plies).unwrap() - 1];
            let played = event.split(' ').nth(1);
            assert_eq!(played, Some(&**text), "event {plies} is {event}");
            let others = &self.kept[nth + 1..];
            assert!(
                others.iter().all(|(other, _)| other != plies),
                "{text} took the place of another"
            );
        }
        let fresh = start(&self.file, &self.hand).await;
        let mut seen = Vec::new();
        for Server { rooms, .. } in self.servers.iter().chain([&fresh]) {
            rooms.ask_store().await.unwrap();
            let (place, _) = rooms.enter(&self.made.spectator).await.unwrap();
            let room = rooms.room_of(&place).await.unwrap();
            assert_eq!(usize::try_from(room.plies()).unwrap(), events.len());
            let position = room.session().played().position();
            seen.push((
                position.view(game::Viewer::Seat(Seat::FIRST)),
                room.session().ending().is_some(),
            ));
        }
        assert!(seen.iter().all(|one| *one == seen[0]), "all see the same");
    }
}

/// A server begins, the one before it at this place is simply gone.
async fn start(file: &std::path::Path, hand: &Arc<Hand>) -> Server {
    let disk = Disk::new();
    let inner = SqliteStore::open(file).await.unwrap();
    let store: Arc<dyn Store> = Arc::new(SlowStore { inner, disk: disk.clone() });
    Server { rooms: Rooms::new(store, hand.clone(), Machines::new(1)), disk, asked: Vec::new() }
}

fn seeds() -> Range<u64> {
    let named = std::env::var("SEEDS").ok();
    let named = named.and_then(|range| {
        let (from, to) = range.split_once("..")?;
        Some(from.parse().ok()?..to.parse().ok()?)
    });
    let is_slow = std::env::var_os("SLOW_TESTS").is_some_and(|value| value == "1");
    named.unwrap_or(0..STORIES[usize::from(is_slow)])
}

#[tokio::test]
async fn nothing_that_was_acknowledged_is_lost_whatever_goes_wrong() {
    let (mut kept, mut told) = (0, 0);
    for seed in KEPT.into_iter().chain(seeds()) {
        let folder = tempfile::tempdir().unwrap();
        let mut world = World::begin(folder.path().join("marelle.db"), seed).await;
        eprintln!("seed {seed}");
        for _ in 0..STEPS {
            world.step().await;
        }
        world.check().await;
        kept += world.kept.len();
        told += 1;
    }
    assert!(kept > 4 * told, "the stories tell something: {kept} moves");
}
