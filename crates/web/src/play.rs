//! A table that is played: the game, its machine in the worker, its clock, where it is kept.
//!
//! Screens read it and tell it what people do. Everything that changes goes through [`Play`], so
//! that it is kept, spoken and shown.

mod thinking;

use std::sync::Arc;
use std::time::Duration;

pub(crate) use thinking::errand;

use i18n::{Lang, Message};
use leptos::prelude::*;
use paint::svg::Studio;
use scene::{Scene, Touch};
use sitting::Sitting;

use crate::board::layout::{Sheet, sheets};
use crate::board::view::{Gesture, Sheets};
use crate::board::{motion, narrow};
use crate::desk::Desk;
use crate::kept::Kept;
use crate::remote::Remote;
use crate::source::Own;
use crate::table::{Line, LineTone, Table};
use crate::worker::Worker;
use crate::{browser, random, socket, sound, source};

/// How often time is told to the game.
const TICK: Duration = Duration::from_millis(100);

/// A table with all that it needs. Copies are the same table.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) desk: Desk,
    table: StoredValue<Table, LocalStorage>,
    worker: StoredValue<Worker, LocalStorage>,
    socket: StoredValue<Option<socket::Socket>, LocalStorage>,
    /// Grows whenever something can look different.
    version: RwSignal<u32>,
    /// What is seen, made once for all parts of the page.
    scene: Memo<Arc<Scene>>,
    /// The design that it is played with, where that is no game of the shelf.
    own: StoredValue<Option<Own>>,
    /// The name under which the game is kept, when it is.
    id: StoredValue<Option<String>>,
    refusals: StoredValue<u32>,
    /// How much of the log was kept.
    noted: StoredValue<usize>,
    /// The line that was heard last.
    heard: StoredValue<Line>,
    is_thinking: RwSignal<bool>,
    is_test: bool,
    /// Whether hidden faces are shown, which only the screen of a test can do.
    pub(crate) shows_faces: RwSignal<bool>,
    seed: u64,
}

impl Play {
    /// A game on this device that is kept after every move.
    pub(crate) fn kept(desk: Desk, sitting: Sitting, kept: Kept) -> Self {
        let play = Self::here(desk, sitting, kept.own);
        play.id.set_value(Some(kept.id));
        play.refusals.set_value(kept.refusals);
        play
    }

    /// A game on this device that is not kept.
    pub(crate) fn here(desk: Desk, sitting: Sitting, own: Option<Own>) -> Self {
        let noted = sitting.session().log().len();
        Self::new(desk, Table::Here(Box::new(sitting)), own, noted)
    }

    /// A game that is tried while it is made, with faces that can be turned up.
    pub(crate) fn tried(desk: Desk, sitting: Sitting, own: Own) -> Self {
        let mut play = Self::here(desk, sitting, Some(own));
        play.is_test = true;
        play
    }

    /// Whether it is a match on a server.
    pub(crate) fn is_online(self) -> bool {
        self.with_now(|table| table.online().is_some())
    }

    /// Whether it is the test of a game that is being made.
    pub(crate) const fn is_test(self) -> bool {
        self.is_test
    }

    /// The design that machines play with from now on, while it is being changed.
    pub(crate) fn play_with(self, own: Own) {
        self.own.set_value(Some(own));
    }

    /// A match on a server.
    pub(crate) fn online(desk: Desk, link: &str) -> Self {
        let remote = Remote::new(link, &desk.voice());
        let play = Self::new(desk, Table::Online(Box::new(remote)), None, 0);
        socket::connect(play);
        play
    }

    fn new(desk: Desk, table: Table, own: Option<Own>, noted: usize) -> Self {
        let (table, version) = (StoredValue::new_local(table), RwSignal::new(0));
        let shows_faces = RwSignal::new(false);
        let scene = Memo::new(move |_| {
            version.track();
            let targets = desk.choices.with(|choices| choices.targets);
            Arc::new(table.with_value(|table| shown(table, targets, shows_faces.get())))
        });
        let play = Self {
            desk,
            table,
            worker: StoredValue::new_local(Worker::default()),
            socket: StoredValue::new_local(None),
            version,
            scene,
            own: StoredValue::new(own),
            id: StoredValue::new(None),
            refusals: StoredValue::new(0),
            noted: StoredValue::new(noted),
            heard: StoredValue::new(Line::default()),
            is_thinking: RwSignal::new(false),
            is_test: false,
            shows_faces,
            // Without randomness of the browser a machine plays the same again.
            seed: random::seed().unwrap_or(0),
        };
        play.live();
        if play.own.with_value(Option::is_some) {
            desk.want_all_pictures();
        }
        play
    }

    /// Lets time pass and machines think as long as the screen is there.
    fn live(self) {
        let last = StoredValue::new(browser::now_ms());
        let tick = move || {
            let now = browser::now_ms();
            let elapsed = (now - last.get_value()).clamp(0.0, 60_000.0);
            last.set_value(now);
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped")]
            self.tick(elapsed as u64);
        };
        if let Ok(handle) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || handle.clear());
        }
        on_cleanup(move || {
            self.worker.try_with_value(Worker::stop);
            self.socket.try_update_value(Option::take);
        });
        Effect::new(move |_| {
            let words = self.desk.voice();
            self.table.update_value(|table| table.listen_anew(&words));
            self.refresh();
        });
    }

    fn refresh(self) {
        self.version.update(|version| *version = version.wrapping_add(1));
    }

    /// Reads the table; whoever reads it is told when it changes.
    pub(crate) fn with<T>(self, read: impl FnOnce(&Table) -> T) -> T {
        self.version.track();
        self.table.with_value(read)
    }

    /// Reads it without being told.
    pub(crate) fn with_now<T>(self, read: impl FnOnce(&Table) -> T) -> T {
        self.table.with_value(read)
    }

    pub(crate) fn say(self, message: &Message) -> String {
        self.with(|table| table.say(message))
    }

    /// Whether a machine thinks.
    pub(crate) const fn is_thinking(self) -> RwSignal<bool> {
        self.is_thinking
    }

    /// The scene as it is shown; whoever reads it is told when it changes.
    pub(crate) fn scene(self) -> Arc<Scene> {
        self.scene.get()
    }

    /// Reads it without being told.
    pub(crate) fn scene_now(self) -> Arc<Scene> {
        self.scene.get_untracked()
    }

    /// The scene laid out for the page.
    pub(crate) fn sheets(self) -> Sheets {
        Memo::new(move |_| {
            self.desk.pictures.track();
            let lang = self.desk.lang.get();
            let mut scene = self.scene();
            if self.desk.is_narrow.get() {
                narrow::stack(Arc::make_mut(&mut scene));
            }
            Arc::new(self.with(|table| {
                let say = |message: &Message| table.say(message);
                let game = table.game_id().unwrap_or_default();
                self.own.with_value(|own| sheets_of(&scene, &say, &game, own.as_ref(), lang))
            }))
        })
    }

    /// What the line beside the board says.
    pub(crate) fn line(self) -> Line {
        self.with(Table::line)
    }

    /// Somebody touches a place, or drags what lies there to another one: two touches, unless the
    /// first alone would be a move. Then whoever let go elsewhere has thought better of it.
    pub(crate) fn take(self, gesture: &Gesture) {
        match gesture {
            Gesture::Touch(touch) | Gesture::Add(touch) => self.touch(touch),
            Gesture::Drag { from, to } => {
                let is_held = || self.with_now(|table| table.selection().contains(from));
                if !is_held() && !self.with_now(|table| table.would_play(from)) {
                    self.touch(from);
                }
                if is_held() {
                    self.touch(to);
                }
            }
        }
    }

    /// Turns down what is shown for a look, whatever was touched; whether there was something.
    pub(crate) fn end_look(self) -> bool {
        let is_shown = self.with_now(Table::awaits_touch);
        if is_shown {
            self.change(Sitting::turn_faces_down);
        }
        is_shown
    }

    /// Somebody touches a place or a button.
    pub(crate) fn touch(self, touch: &Touch) {
        let before = self.with_now(Table::plies);
        let outcome = self.table.try_update_value(|table| table.touch(touch));
        let Some((ask, is_refused)) = outcome else { return };
        if is_refused {
            self.refusals.update_value(|count| *count += 1);
        }
        if let Some(ask) = ask {
            self.send(&ask);
        }
        self.follow(before, Some(touch));
    }

    /// Changes a game on this device.
    pub(crate) fn change(self, change: impl FnOnce(&mut Sitting)) {
        let before = self.with_now(Table::plies);
        self.table.update_value(|table| {
            if let Some(sitting) = table.here_mut() {
                change(sitting);
            }
        });
        self.follow(before, None);
    }

    /// Changes a match on a server.
    pub(crate) fn change_online(
        self,
        change: impl FnOnce(&mut Remote) -> Option<protocol::live::Ask>,
    ) {
        let before = self.with_now(Table::plies);
        let ask = self.table.try_update_value(|table| table.online_mut().and_then(change));
        if let Some(ask) = ask.flatten() {
            self.send(&ask);
        }
        self.follow(before, None);
    }

    fn send(self, ask: &protocol::live::Ask) {
        self.socket.with_value(|socket| {
            if let Some(socket) = socket {
                socket.send(ask);
            }
        });
    }

    /// Takes the connection to the server.
    pub(crate) fn hold(self, socket: socket::Socket) {
        self.socket.set_value(Some(socket));
    }

    /// Whether the screen that shows it is still there.
    pub(crate) fn is_alive(self) -> bool {
        self.table.try_with_value(|_| ()).is_some()
    }

    fn tick(self, elapsed_ms: u64) {
        let before = self.with_now(Table::plies);
        let changed = self.table.try_update_value(|table| {
            table.here_mut().is_some_and(|sitting| sitting.tick(elapsed_ms))
        });
        // Where no clock is shown, most seconds change nothing that is seen.
        let is_seen =
            |table: &Table| table.plies() != before || table.has_clock() || table.shows_faces();
        if changed == Some(true) && self.with_now(is_seen) {
            self.follow(before, None);
        }
        self.let_machines_act();
    }

    /// Keeps, shows and speaks what changed.
    fn follow(self, before: usize, touched: Option<&Touch>) {
        self.refresh();
        let after = self.with_now(Table::plies);
        if after != before {
            self.keep();
            if self.with_now(|table| table.here().is_some_and(|it| it.asked().is_none())) {
                self.stop_thinking();
            }
        }
        self.show_motion(after > before, touched);
        self.be_heard(after != before, touched.is_some());
    }

    fn show_motion(self, has_moved: bool, touched: Option<&Touch>) {
        if self.desk.choices.with_untracked(|choices| choices.still) || motion::wants_still() {
            return;
        }
        let scene = self.scene_now();
        let told = if has_moved { self.with_now(Table::told) } else { Vec::new() };
        let touched = touched.filter(|_| !has_moved).cloned();
        // The new drawing is in the page once its effects have run.
        request_animation_frame(move || {
            motion::slide(&scene, &told);
            if let Some(slot) = touched {
                motion::push(&scene, &slot);
            }
        });
    }

    /// What is the same as before is not heard again, as when a clock ticks, unless a touch is
    /// answered.
    fn be_heard(self, has_moved: bool, is_touched: bool) {
        let (sound_on, speech_on) =
            self.desk.choices.with_untracked(|choices| (choices.sound, choices.speech));
        if !sound_on && !speech_on {
            return;
        }
        let line = self.with_now(Table::line);
        let heard = self.heard.try_update_value(|heard| std::mem::replace(heard, line.clone()));
        if !has_moved && !is_touched && heard.as_ref() == Some(&line) {
            return;
        }
        if sound_on {
            match line.tone {
                LineTone::Plain | LineTone::Hint | LineTone::Lost if has_moved => {
                    sound::play("move")
                }
                LineTone::Plain | LineTone::Hint | LineTone::Lost => {}
                tone => sound::play(tone.name()),
            }
        }
        if speech_on && (has_moved || !line.said.is_empty()) {
            let words = line.said.iter().chain([&line.prompt]).cloned().collect::<Vec<_>>();
            browser::speak(&words.join(" "), self.desk.lang.get_untracked().code());
        }
    }

    /// Writes the game as it is now.
    fn keep(self) {
        let now = self.with_now(Table::plies);
        if self.noted.get_value() == now {
            return;
        }
        self.noted.set_value(now);
        let Some(id) = self.id.get_value() else { return };
        let refusals = self.refusals.get_value();
        let own = self.own.get_value();
        let kept = self.with_now(|table| {
            let session = table.here()?.session();
            Some(Kept::of(&id, session, own, refusals, browser::now_ms()))
        });
        if let Some(kept) = kept {
            self.desk.keep(kept);
        }
    }

    /// The design that it is played with, where that is no game of the shelf.
    pub(crate) fn own(self) -> Option<Own> {
        self.own.get_value()
    }

    /// Takes the design of a match on a server.
    pub(crate) fn take_own(self, own: Own) {
        self.own.try_update_value(|known| *known = Some(own));
        self.desk.want_all_pictures();
    }

    /// The name under which the game is kept.
    pub(crate) fn id(self) -> Option<String> {
        self.id.get_value()
    }
}

/// What is seen of a table: with or without what can be touched next, with hidden faces in tests.
fn shown(table: &Table, targets: bool, shows_faces: bool) -> Scene {
    let mut scene = table.scene_with(targets);
    if let Some(sitting) = table.here().filter(|_| shows_faces) {
        workbench::show_faces(&mut scene, sitting);
    }
    scene
}

/// A scene as sheets of the page, with the pictures of its game.
pub(crate) fn sheets_of(
    scene: &Scene,
    say: &dyn Fn(&Message) -> String,
    game: &str,
    own: Option<&Own>,
    lang: Lang,
) -> Vec<Sheet> {
    let picture = |id: &str| source::drawing(id, game, own.map(|own| &own.files), lang);
    sheets(scene, &Studio { say, picture: &picture, title: String::new(), prefix: "b" })
}
