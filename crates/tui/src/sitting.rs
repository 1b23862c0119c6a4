//! A sitting that is played here: with its machine on a thread and its file on the disk.
//!
//! Every completed move is on the disk before the next one. What is seen and what can be done
//! stands in the crate `sitting`; whatever changes it goes through here, so that it is kept.

mod keeping;

use std::ops::Deref;

use i18n::{Message, Translator};
use machine_host::Thread;
use session::Session;
use sitting::{Request, Table as _, Task};
use storage_files::{DataFolder, GameFile, Scores};

use crate::desk::Desk;

/// A sitting with all that is needed to play it here.
pub(crate) struct Sitting {
    table: sitting::Sitting,
    thinking: Thread,
    /// Where the machine's own generator starts; it never is the seed of the match.
    seed: u64,
    data: Option<DataFolder>,
    file: Option<GameFile>,
    /// How long the log was when it was last written.
    written: usize,
    /// Why the game could not be written.
    pub(crate) trouble: Option<Message>,
    /// The scores of those who play, as far as they are known.
    pub(crate) scores: Option<Scores>,
    today: String,
}

impl Deref for Sitting {
    type Target = sitting::Sitting;

    fn deref(&self) -> &sitting::Sitting {
        &self.table
    }
}

impl Sitting {
    /// A session that begins or goes on; `file` is where it was kept.
    pub(crate) fn new(session: Session, file: Option<GameFile>, desk: &mut Desk) -> Self {
        let table = sitting::Sitting::new(session, &desk.words);
        let data = desk.data.clone();
        let scores = data.as_ref().and_then(|data| data.scores().ok());
        let mut sitting = Self {
            written: table.session().log().len(),
            table,
            thinking: Thread::default(),
            seed: desk.fresh_seed(),
            data,
            file,
            trouble: None,
            scores,
            today: desk.today.clone(),
        };
        // The program may have ended between the last move and the points.
        sitting.settle();
        sitting
    }

    /// Plays without a file and without scores.
    pub(crate) fn keep_nothing(&mut self) {
        (self.data, self.file, self.scores) = (None, None, None);
    }

    /// Whether what is played is kept.
    pub(crate) const fn is_kept(&self) -> bool {
        self.data.is_some()
    }

    /// Speaks other words from now on.
    pub(crate) fn listen_anew(&mut self, words: &Translator) {
        self.table.listen_anew(words);
    }

    /// Says something until the next action, or nothing.
    pub(crate) fn notify(&mut self, notice: Option<Message>) {
        self.table.notify(notice);
    }

    /// Whether a machine thinks, for a seat or about advice.
    pub(crate) const fn is_thinking(&self) -> bool {
        self.thinking.is_busy()
    }

    /// Does what somebody at this computer asks.
    pub(crate) fn request(&mut self, request: Request) {
        self.table.request(request);
        self.keep();
    }

    /// Time went by; tells whether anything changed.
    pub(crate) fn tick(&mut self, elapsed_ms: u64) -> bool {
        let changed = self.table.tick(elapsed_ms);
        self.keep();
        changed
    }

    /// Asks for advice, or for one step more of it.
    pub(crate) fn ask_advice(&mut self) {
        if let Some(task) = self.table.ask_advice() {
            self.think(task);
        }
    }

    fn think(&mut self, Task { at, mut question }: Task) {
        question.seed = question.seed.wrapping_add(self.seed);
        self.thinking.ask(at, self.table.session().played().game(), question);
    }

    /// Lets machines think and play; tells whether anything changed.
    pub(crate) fn let_machines_act(&mut self) -> bool {
        if let Some(task) = self.table.machine_task() {
            self.think(task);
            return true;
        }
        let answer = if self.table.may_answer() { self.thinking.answer() } else { None };
        let Some((at, answer)) = answer else { return false };
        self.table.take_answer(at, answer);
        self.keep();
        true
    }

    /// Writes what happened, and stops whoever thinks about what is past.
    fn keep(&mut self) {
        let now = self.table.session().log().len();
        if self.table.asked().is_none() {
            self.thinking.stop();
        }
        if now != self.written {
            self.written = now;
            self.write();
            self.settle();
        }
    }
}
