//! The one who writes: wishes come in a queue, as many as wait are done in one transaction, and
//! each is answered once that is on the disk.

use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Connection, Executor};
use storage::StoreError;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::error::told;
use crate::write::Write;

/// So many wishes may wait; who asks for more waits too.
const QUEUE: usize = 4096;
/// So many go into one transaction.
const BATCH: usize = 512;

/// The way to the one who writes.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Job>,
    task: std::sync::Arc<tokio::sync::Mutex<Option<JoinHandle<()>>>>,
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
        let task = tokio::spawn(serve(single, jobs));
        Self { queue, task: std::sync::Arc::new(tokio::sync::Mutex::new(Some(task))) }
    }

    /// Does it, and answers when it is on the disk.
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let gone = || StoreError::Unavailable("the store was closed".to_owned());
        let (answer, answered) = oneshot::channel();
        self.queue.send(Job { write, answer }).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }

    /// Lets what waits be done; others that still hold this writer can ask no more.
    pub(crate) async fn close(self) {
        let Self { queue, task } = self;
        drop(queue);
        if let Some(task) = task.lock().await.take() {
            // A writer that panicked has nothing to finish.
            let _ = task.await;
        }
    }
}

async fn serve(single: SqlitePool, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        match single.acquire().await {
            Ok(mut connection) => answer_all(&mut connection, &mut batch).await,
            Err(error) => {
                let text = error.to_string();
                for job in batch.drain(..) {
                    let _ = job.answer.send(Err(StoreError::Unavailable(text.clone())));
                }
            }
        }
    }
    single.close().await;
}

/// Does a batch in one transaction. If that fails as a whole, each wish gets one of its own, so
/// that the others do not suffer from the one that cannot be done.
async fn answer_all(connection: &mut SqliteConnection, batch: &mut Vec<Job>) {
    match together(connection, batch).await {
        Ok(answers) => {
            for (job, answer) in batch.drain(..).zip(answers) {
                // Who no longer listens is not told.
                let _ = job.answer.send(answer);
            }
        }
        Err(_) => {
            for job in batch.drain(..) {
                let answer = alone(connection, &job.write).await;
                let _ = job.answer.send(answer);
            }
        }
    }
}

async fn together(
    connection: &mut SqliteConnection,
    batch: &[Job],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(told)?;
    let mut answers = Vec::with_capacity(batch.len());
    for job in batch {
        answers.push(guarded(&mut transaction, &job.write).await?);
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
        Err(StoreError::Conflict | StoreError::Missing | StoreError::Taken) if steps => {
            say(connection, "ROLLBACK TO wish").await?;
            say(connection, "RELEASE wish").await?;
        }
        Ok(()) | Err(StoreError::Conflict | StoreError::Missing | StoreError::Taken) => {}
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
        Write::ShareDesign { .. } | Write::PutPicture(_) => false,
        _ => true,
    }
}
