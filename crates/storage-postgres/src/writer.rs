//! Writing: a transaction for each wish, and a word to the other servers. Single events, which is
//! what happens most, share one with those that wait beside them.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgPool;
use storage::{Append, Id, StoreError};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::batch;
use crate::error::told;
use crate::write::{Write, late_or_missing};

/// Where servers hear of each other's matches.
pub(crate) const CHANNEL: &str = "marelle_matches";

/// So many events may wait; who asks for more waits too.
const QUEUE: usize = 4096;
/// So many go into one transaction.
const MOST: usize = 512;
/// Transactions of events begin at least so long after each other. Who plays alone never notices;
/// where hundreds play, they share the price of a commit and of waking up for it.
const PACE: Duration = Duration::from_millis(10);

#[derive(Clone, Debug)]
pub(crate) struct Writer {
    pub(crate) pool: PgPool,
    events: mpsc::WeakSender<Job>,
    serving: Arc<Mutex<Option<Serving>>>,
}

/// The task that writes events; it ends when nobody can ask any more.
#[derive(Debug)]
struct Serving {
    task: JoinHandle<()>,
    events: mpsc::Sender<Job>,
}

#[derive(Debug)]
struct Job {
    append: Append,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

impl Writer {
    pub(crate) fn start(pool: PgPool) -> Self {
        let (events, jobs) = mpsc::channel(QUEUE);
        let task = tokio::spawn(serve(pool.clone(), jobs));
        let weak = events.downgrade();
        let serving = Arc::new(Mutex::new(Some(Serving { task, events })));
        Self { pool, events: weak, serving }
    }

    /// Lets what waits be done. The pool is the readers' too: who closes that closes this.
    pub(crate) async fn close(&self) {
        if let Some(Serving { task, events }) = self.serving.lock().await.take() {
            drop(events);
            // A writer that panicked has nothing to finish.
            let _ = task.await;
        }
        self.pool.close().await;
    }

    /// Does it, and answers when it is on the disk.
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let write = match write {
            Write::Append(append) if append.is_single_event() => return self.add(append).await,
            write => write,
        };
        let mut transaction = self.pool.begin().await.map_err(told)?;
        write.run(&mut transaction).await?;
        if let Some(id) = write.changes() {
            // Others hear it when it is committed, not before.
            let tell = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL);
            let told_others = tell.bind(word(id, &write)).execute(&mut *transaction).await;
            told_others.map_err(told)?;
        }
        transaction.commit().await.map_err(told)
    }

    async fn add(&self, append: Append) -> Result<(), StoreError> {
        let gone = || StoreError::Unavailable("the store was closed".to_owned());
        let (answer, answered) = oneshot::channel();
        let events = self.events.upgrade().ok_or_else(gone)?;
        events.send(Job { append, answer }).await.map_err(|_| gone())?;
        drop(events);
        answered.await.map_err(|_| gone())?
    }
}

async fn serve(pool: PgPool, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting = Vec::with_capacity(MOST);
    let mut next = Instant::now();
    while jobs.recv_many(&mut waiting, MOST).await > 0 {
        if Instant::now() < next {
            tokio::time::sleep_until(next).await;
            // Those who came meanwhile.
            while waiting.len() < MOST
                && let Ok(job) = jobs.try_recv()
            {
                waiting.push(job);
            }
        }
        next = Instant::now() + PACE;
        answer_all(&pool, &mut waiting).await;
    }
}

/// Adds the events together. If that fails as a whole, each is added alone, so that the others
/// do not suffer from the one that cannot be.
async fn answer_all(pool: &PgPool, waiting: &mut Vec<Job>) {
    let mut known = HashSet::new();
    let first = waiting.iter().filter(|job| known.insert(job.append.id));
    let first: Vec<&Append> = first.map(|job| &job.append).collect();
    // Those who come second to their match are too late or come alone.
    let added = if first.len() > 1 { batch::add(pool, &first).await } else { Ok(HashSet::new()) };
    let mut added = added.unwrap_or_default();
    for job in waiting.drain(..) {
        let is_added = added.remove(&job.append.id);
        let answer = if is_added { Ok(()) } else { add_alone(pool, &job.append).await };
        // Who no longer listens is not told.
        let _ = job.answer.send(answer);
    }
}

async fn add_alone(pool: &PgPool, append: &Append) -> Result<(), StoreError> {
    if batch::add(pool, &[append]).await?.contains(&append.id) {
        return Ok(());
    }
    let mut connection = pool.acquire().await.map_err(told)?;
    Err(late_or_missing(&mut connection, append.id).await?)
}

/// What other servers hear: a match, and how many events it has; 0 when something else changed,
/// more than there can be when it is gone.
fn word(id: Id, write: &Write) -> String {
    let plies = match write {
        Write::Append(append) => append.plies(),
        Write::DeleteMatch { .. } => u32::MAX,
        _ => 0,
    };
    format!("{id} {plies}")
}

pub(crate) fn word_of(text: &str) -> Option<(Id, u32)> {
    let (id, plies) = text.split_once(' ')?;
    Some((id.parse().ok()?, plies.parse().ok()?))
}
