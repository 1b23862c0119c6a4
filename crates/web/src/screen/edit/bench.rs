//! The workbench of a page: one design that is being made, its test, and what is told about both.
//!
//! Every change is kept on this device at once. What a change means is the workbench's business;
//! here it is passed on, shown and kept.

use std::time::Duration;

use errands::{Errand, Inspect, Inspected};
use game::Level;
use geometry::Point;
use i18n::{Lang, Message};
use leptos::prelude::*;
use sitting::Sitting;
use wasm_bindgen_futures::spawn_local;
use workbench::{ActionName, Input, Part, TestPlan, Tool, Workbench};

use crate::designs::OwnDesign;
use crate::desk::Desk;
use crate::play::Play;
use crate::source::{self, Own};
use crate::worker::Worker;
use crate::{album, brought, browser, random};

/// A design rests so long before the worker looks at it.
const REST: Duration = Duration::from_millis(600);

/// Photos of telephones are well below this many bytes.
const LARGEST_PICTURE: f64 = (24 << 20) as f64;

/// What was said last about the work.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Said {
    pub(super) words: Message,
    pub(super) is_refused: bool,
}

/// A design on the page. Copies are the same one.
#[derive(Clone, Copy)]
pub(super) struct Bench {
    pub(super) desk: Desk,
    own: StoredValue<OwnDesign>,
    held: StoredValue<Workbench, LocalStorage>,
    /// The revision of the workbench that was kept.
    kept: StoredValue<u64>,
    worker: StoredValue<Worker, LocalStorage>,
    /// Grows with every change.
    version: RwSignal<u32>,
    pub(super) said: RwSignal<Option<Said>>,
    /// Grows with every refusal: what shows it as done shows again what is so.
    pub(super) refusals: RwSignal<u32>,
    /// The number of the test that runs; each has its own.
    trial: RwSignal<Option<u32>>,
    trials: StoredValue<u32>,
    /// The test as the page plays it.
    test: StoredValue<Option<Play>>,
    /// Who plays in tests; a person where nothing is said.
    levels: RwSignal<Vec<Option<Level>>>,
    /// What the worker found out about the design of now.
    pub(super) outlook: RwSignal<Option<Inspected>>,
}

impl Bench {
    pub(super) fn new(desk: Desk, own: OwnDesign, workbench: Workbench) -> Self {
        desk.keep_version_when_due(&own);
        let revision = workbench.revision();
        let bench = Self {
            desk,
            own: StoredValue::new(own),
            held: StoredValue::new_local(workbench),
            kept: StoredValue::new(revision),
            worker: StoredValue::new_local(Worker::default()),
            version: RwSignal::new(0),
            said: RwSignal::new(None),
            refusals: RwSignal::new(0),
            trial: RwSignal::new(None),
            trials: StoredValue::new(0),
            test: StoredValue::new(None),
            levels: RwSignal::new(Vec::new()),
            outlook: RwSignal::new(None),
        };
        on_cleanup(move || {
            bench.worker.try_with_value(Worker::stop);
        });
        // A test goes on in the language of the page, also after an edit.
        Effect::new(move |_| {
            let words = desk.voice();
            bench.held.update_value(|bench| bench.listen_anew(&words));
        });
        bench
    }

    /// Reads the workbench; whoever reads it is told when it changes.
    pub(super) fn with<T>(self, read: impl FnOnce(&Workbench) -> T) -> T {
        self.version.track();
        self.held.with_value(read)
    }

    /// Reads it without being told.
    pub(super) fn with_now<T>(self, read: impl FnOnce(&Workbench) -> T) -> T {
        self.held.with_value(read)
    }

    /// The name under which the design is kept and played.
    pub(super) fn id(self) -> String {
        self.own.with_value(|own| own.id.clone())
    }

    /// The design with its pictures, as games take it along.
    pub(super) fn source(self) -> Own {
        self.own.with_value(OwnDesign::playable)
    }

    pub(super) fn say(self, message: &Message) -> String {
        self.desk.voice().say(message)
    }

    /// A picture of the library or of the design, as a drawing.
    pub(super) fn drawing(self, id: &str) -> String {
        let lang = self.desk.lang.get_untracked();
        self.own
            .with_value(|own| source::drawing(id, &own.id, Some(&own.files), lang))
            .unwrap_or_default()
    }

    /// Does something with the workbench, tells what came of it, and keeps the design.
    pub(super) fn change<T>(
        self,
        change: impl FnOnce(&mut Workbench) -> Result<T, Message>,
    ) -> Option<T> {
        let outcome = match self.test.get_value() {
            Some(play) => self.change_tried(play, change),
            None => self.held.try_update_value(change),
        };
        self.version.update(|version| *version = version.wrapping_add(1));
        match outcome {
            Some(Ok(done)) => {
                self.said.set(None);
                self.keep();
                Some(done)
            }
            Some(Err(why)) => {
                self.refuse(why);
                None
            }
            None => None,
        }
    }

    /// The same while a test runs: the workbench has it in hand for as long as the change takes.
    fn change_tried<T>(
        self,
        play: Play,
        change: impl FnOnce(&mut Workbench) -> Result<T, Message>,
    ) -> Option<Result<T, Message>> {
        let mut outcome = None;
        play.change(|sitting: &mut Sitting| {
            outcome = self.held.try_update_value(|bench| {
                bench.lend(sitting);
                let done = change(bench);
                bench.lend(sitting);
                done
            });
        });
        outcome
    }

    /// Tells why something was not done.
    pub(super) fn refuse(self, words: Message) {
        self.said.set(Some(Said { words, is_refused: true }));
        self.refusals.update(|count| *count = count.wrapping_add(1));
    }

    /// Writes the design down, when it has changed.
    fn keep(self) {
        let revision = self.with_now(Workbench::revision);
        if self.kept.get_value() == revision {
            return;
        }
        self.kept.set_value(revision);
        let text = self.with_now(|bench| design::files::write(bench.design()));
        self.own.update_value(|own| {
            own.text = text;
            own.touched_ms = browser::now_ms();
        });
        self.outlook.set(None);
        let own = self.own.get_value();
        self.desk.keep_version_when_due(&own);
        self.desk.keep_design(own);
        if let Some(play) = self.test.get_value() {
            play.play_with(self.source());
        }
    }

    /// Takes a picture of this device along; gives its path in the design.
    pub(super) async fn bring_picture(self, file: &web_sys::File) -> Result<String, Message> {
        let bytes = browser::bytes_of(file, LARGEST_PICTURE).await?;
        let picture = brought::take(&Worker::default(), &bytes).await?;
        let digest = album::take(&picture.bytes);
        let name = digest.get(..12).unwrap_or("picture");
        let path = format!("pictures/{name}.{}", picture.ending);
        self.own.update_value(|own| drop(own.files.insert(path.clone(), digest)));
        Ok(path)
    }

    /// Puts something into a field of the selected part.
    pub(super) fn fill(self, field: &str, input: Input) {
        self.change(|bench| bench.fill(field, input));
    }

    /// The same while somebody types.
    pub(super) fn type_in(self, field: &str, input: Input) {
        self.change(|bench| bench.type_in(&bench.selected().clone(), field, input));
    }

    /// Names the whole game, in the language of the page, letter by letter.
    pub(super) fn rename(self, name: &str, lang: Lang) {
        self.change(|bench| {
            let mut words = bench.design().name.clone();
            match lang {
                Lang::Fr => name.clone_into(&mut words.fr),
                Lang::En => name.clone_into(&mut words.en),
            }
            bench.type_in(&Part::Game, "name", Input::Words(words))
        });
    }

    /// Selects a part; a token or a zone comes with the tool that lays it on the board.
    pub(super) fn select(self, part: Part) {
        let tool = match &part {
            Part::Token(id) => Tool::Paste(id.clone()),
            Part::Zone(id) => Tool::Paint(id.clone()),
            _ => Tool::Select,
        };
        self.change(|bench| {
            bench.select(part);
            bench.set_tool(tool);
            Ok(())
        });
    }

    pub(super) fn take_tool(self, tool: Tool) {
        self.change(|bench| {
            bench.set_tool(tool);
            Ok(())
        });
    }

    /// Moves a board on the table.
    pub(super) fn move_board(self, board: &str, to: Point) {
        self.change(|bench| bench.move_board(board, to));
    }

    pub(super) fn act(self, action: ActionName) {
        let is_new = self.change(|bench| {
            let before = bench.selected().clone();
            bench.act(&action)?;
            Ok((before != *bench.selected()).then(|| bench.selected().clone()))
        });
        // What was added is in hand.
        if let Some(Some(part)) = is_new {
            self.select(part);
        }
    }

    pub(super) fn mend(self, number: usize) {
        self.change(|bench| bench.mend(number));
    }

    pub(super) fn undo(self) {
        self.change(Workbench::undo);
    }

    pub(super) fn redo(self) {
        self.change(Workbench::redo);
    }

    pub(super) fn keep_choices(self, keep: bool) {
        self.change(|bench| {
            bench.keep_choices(keep);
            Ok(())
        });
    }

    /// Begins a test, or begins it anew.
    pub(super) fn try_it(self) {
        self.stop_trying();
        let plan = TestPlan {
            seed: random::seed().unwrap_or(0),
            variant: String::new(),
            seats: self.levels.get_untracked(),
        };
        let words = self.desk.voice();
        if self.change(|bench| bench.start_test(&plan, &words)).is_some() {
            let number = self.trials.get_value().wrapping_add(1);
            self.trials.set_value(number);
            self.trial.set(Some(number));
        }
    }

    /// Whether a test runs.
    pub(super) fn is_tried(self) -> bool {
        self.trial.with(Option::is_some)
    }

    /// The test for the part of the page that shows it, and that it ends with: whoever asks is
    /// asked to ask again when another test begins.
    pub(super) fn play_test(self) -> Option<Play> {
        self.trial.get()?;
        let play = untrack(|| {
            let session = self.with_now(|bench| Some(bench.test()?.session().clone()))?;
            let sitting = Sitting::new(session, &self.desk.voice());
            Some(Play::tried(self.desk, sitting, self.source()))
        })?;
        self.test.set_value(Some(play));
        Some(play)
    }

    pub(super) fn stop_trying(self) {
        self.test.set_value(None);
        self.trial.set(None);
        self.change(|bench| {
            bench.end_test();
            Ok(())
        });
    }

    /// Takes a move of the test back, whatever was shown.
    pub(super) fn step_back(self) {
        self.change(Workbench::step_back);
    }

    /// The machine of a seat in tests, from 1.
    pub(super) fn level(self, seat: usize) -> Option<Level> {
        self.levels.with(|levels| levels.get(seat.checked_sub(1)?).copied().flatten())
    }

    /// Lets a machine or a person play a seat, from now on: the test starts over.
    pub(super) fn sit(self, seat: usize, level: Option<Level>) {
        self.levels.update(|levels| {
            levels.resize(levels.len().max(seat), None);
            if let Some(place) = seat.checked_sub(1).and_then(|at| levels.get_mut(at)) {
                *place = level;
            }
        });
        self.try_it();
    }

    /// The design as it was kept by somebody else on this page: published, or an earlier version.
    pub(super) fn take_up(self, own: OwnDesign) {
        // What this bench wrote itself comes by as well, after every edit.
        let is_new = self.own.with_value(|known| known.text != own.text);
        let design = if is_new { own.design() } else { None };
        self.own.set_value(own);
        let Some(design) = design else { return };
        self.stop_trying();
        let id = self.id();
        self.outlook.set(None);
        self.held.update_value(|bench| *bench = Workbench::new(&id, design));
        self.kept.set_value(self.with_now(Workbench::revision));
        self.version.update(|version| *version = version.wrapping_add(1));
    }

    /// Lets the worker look at the design whenever it rests.
    pub(super) fn look_ahead(self) {
        let asked = StoredValue::new(0_u32);
        Effect::new(move |_| {
            if self.outlook.with(Option::is_some) {
                return;
            }
            self.version.track();
            let number = asked.get_value().wrapping_add(1);
            asked.set_value(number);
            let ask = move || {
                if asked.try_get_value() == Some(number) {
                    self.look(asked, number);
                }
            };
            set_timeout(ask, REST);
        });
    }

    fn look(self, asked: StoredValue<u32>, number: u32) {
        let errand = Errand::Inspect(Inspect { design: self.source().text, seed: 1 });
        self.worker.with_value(Worker::stop);
        let answer = self.worker.with_value(|worker| worker.ask(&errand, &[]));
        spawn_local(async move {
            let Ok((found, _)) = answer.await else { return };
            if asked.try_get_value() == Some(number) {
                self.outlook.set(Some(found));
            }
        });
    }
}
