//! The one who writes: wishes come in a queue, as many as wait are done in one transaction, and
//! each is answered once that is on the disk.

use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection, Executor};
use storage::StoreError;
use tokio::sync::{Mutex, Notify, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::batch::{self, MOST};
use crate::error::told;
use crate::write::Write;

/// So many wishes may wait; who asks for more waits too.
const QUEUE: usize = 4096;
/// Transactions begin at least so long after each other. Who plays alone never notices; where
/// hundreds play, they share the price of a commit.
const PACE: Duration = Duration::from_millis(10);

/// The way to the one who writes.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Job>,
    closing: Arc<Notify>,
    task: Arc<Mutex<Option<JoinHandle<()>>>>,
}

#[derive(Debug)]
struct Job {
    write: Write,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

impl Writer {
    /// Starts it with a pool of one connection.
    pub(crate) fn start(single: SqlitePool) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let closing = Arc::new(Notify::new());
        let task = tokio::spawn(serve(single, jobs, closing.clone()));
        Self { queue, closing, task: Arc::new(Mutex::new(Some(task))) }
    }

    /// Does it, and answers when it is on the disk.
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let gone = || StoreError::Unavailable("the store was closed".to_owned());
        let (answer, answered) = oneshot::channel();
        self.queue.send(Job { write, answer }).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Lets what waits be done; nobody can ask for more.
    pub(crate) async fn close(&self) {
        self.closing.notify_one();
        if let Some(task) = self.task.lock().await.take() {
            // A writer that panicked has nothing to finish.
            let _ = task.await;
        }
    }
}

async fn serve(single: SqlitePool, mut jobs: mpsc::Receiver<Job>, closing: Arc<Notify>) {
    let mut batch = Vec::with_capacity(MOST);
    let mut next = Instant::now();
    loop {
        let count = tokio::select! {
            count = jobs.recv_many(&mut batch, MOST) => count,
            () = closing.notified() => {
                // What waits already is still received.
                jobs.close();
                continue;
            }
        };
        if count == 0 {
            break;
        }
        if Instant::now() < next {
            tokio::time::sleep_until(next).await;
            // Those who came meanwhile.
            while batch.len() < MOST
                && let Ok(job) = jobs.try_recv()
            {
                batch.push(job);
            }
        }
        next = Instant::now() + PACE;
        answer_all(&single, &mut batch).await;
    }
    single.close().await;
}

/// Does a batch in one transaction. If that fails as a whole, each wish gets one of its own, so
/// that the others do not suffer from the one that cannot be done.
async fn answer_all(single: &SqlitePool, batch: &mut Vec<Job>) {
    let together = on_sound_connection(single, async |on| together(on, batch).await).await;
    match together {
        Ok(answers) => {
            for (job, answer) in batch.drain(..).zip(answers) {
                // Who no longer listens is not told.
                let _ = job.answer.send(answer);
            }
        }
        Err(_) => {
            for job in batch.drain(..) {
                let answer = on_sound_connection(single, async |on| alone(on, &job.write).await);
                let _ = job.answer.send(answer.await);
            }
        }
    }
}

/// Does something on the connection. After a fault of the disk nobody knows what state it is in:
/// it is given up, and the next one begins anew.
async fn on_sound_connection<T>(
    single: &SqlitePool,
    act: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let mut connection = single.acquire().await.map_err(told)?;
    let done = act(&mut connection).await;
    if let Err(error) = &done
        && !is_refusal(error)
    {
        // A connection that cannot even be closed is gone already.
        let _ = connection.close().await;
    }
    done
}

/// Whether the wish was refused and nothing else is wrong.
const fn is_refusal(error: &StoreError) -> bool {
    matches!(error, StoreError::Conflict | StoreError::Missing | StoreError::Taken)
}

async fn together(
    connection: &mut SqliteConnection,
    jobs: &[Job],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let events = batch::first_of_each(jobs.iter().filter_map(|job| batch::single(&job.write)));
    if events.len() == jobs.len() {
        return batch::add(connection, &events, true).await;
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(told)?;
    let mut added = batch::add(&mut transaction, &events, false).await?.into_iter();
    let mut answers = Vec::with_capacity(jobs.len());
    let mut next = 0;
    for job in jobs {
        // Answers to events that were added together come in their order.
        let is_added = match (batch::single(&job.write), events.get(next)) {
            (Some(one), Some(other)) => std::ptr::eq(one, *other),
            _ => false,
        };
        let answer = if is_added { added.next() } else { None };
        next += usize::from(is_added);
        answers.push(match answer {
            Some(answer) => answer,
            None => guarded(&mut transaction, &job.write).await?,
        });
    }
    transaction.commit().await.map_err(told)?;
    Ok(answers)
}

async fn alone(connection: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(told)?;
    write.run(&mut transaction).await?;
    transaction.commit().await.map_err(told)
}

/// Does one wish so that a refusal leaves nothing behind. The inner result is the answer, the
/// outer one a fault of the whole transaction.
async fn guarded(
    connection: &mut SqliteConnection,
    write: &Write,
) -> Result<Result<(), StoreError>, StoreError> {
    let steps = has_steps(write);
    if steps {
        say(connection, "SAVEPOINT wish").await?;
    }
    let answer = write.run(connection).await;
    match &answer {
        Ok(()) if steps => say(connection, "RELEASE wish").await?,
        Err(error) if is_refusal(error) && steps => {
            say(connection, "ROLLBACK TO wish").await?;
            say(connection, "RELEASE wish").await?;
        }
        Ok(()) => {}
        Err(error) if is_refusal(error) => {}
        // A full disk, a lost file: nothing of this transaction can be trusted.
        Err(_) => return Err(StoreError::Unavailable("the transaction failed".to_owned())),
    }
    Ok(answer)
}

async fn say(connection: &mut SqliteConnection, words: &'static str) -> Result<(), StoreError> {
    connection.execute(words).await.map(|_| ()).map_err(told)
}

/// Whether a refusal may come after something was changed already. An event is refused by its
/// first step, and that is what happens thousands of times a second.
const fn has_steps(write: &Write) -> bool {
    match write {
        Write::Append(append) => append.ending.is_some(),
        Write::Pause { .. }
        | Write::ShareDesign { .. }
        | Write::PutFile(_)
        | Write::Sign(_)
        | Write::DropTicket(_) => false,
        _ => true,
    }
}
