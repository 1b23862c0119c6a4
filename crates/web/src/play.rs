//! A table that is played: the game, its machine in the worker, its clock, where it is kept.
//!
//! Screens read it and tell it what people do. Everything that changes goes through [`Play`], so
//! that it is kept, spoken and shown.

mod elapsed;
mod following;
mod lingering;
mod thinking;

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

pub(crate) use thinking::errand;

use lingering::Between;

use game::Touched;
use i18n::{Lang, Message};
use leptos::prelude::*;
use paint::palette::Mode;
use paint::svg::Studio;
use scene::{Reply, Scene, Spot, Touch};
use sitting::{Line, Remote, Request, Sitting, Snapshot};

use crate::board::layout::{Sheet, sheets};
use crate::board::narrow;
use crate::board::view::{Gesture, Sheets};
use crate::desk::Desk;
use crate::kept::Kept;
use crate::source::Own;
use crate::table::AnyTable;
use crate::worker::Worker;
use crate::{browser, random, socket, source};

/// How often time is told to the game.
const TICK: Duration = Duration::from_millis(100);

/// A table with all that it needs. Copies are the same table.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) desk: Desk,
    table: StoredValue<AnyTable, LocalStorage>,
    worker: StoredValue<Worker, LocalStorage>,
    socket: StoredValue<Option<socket::Socket>, LocalStorage>,
    /// Grows whenever something can look different.
    version: RwSignal<u32>,
    /// Grows whenever something can be said otherwise, as with other names or in another language.
    words: RwSignal<u32>,
    /// How everything is, made once for all parts of the page.
    snapshot: Memo<Arc<Snapshot>>,
    /// What is seen of the boards; a clock that ticks leaves it alone.
    scene: Memo<Arc<Scene>>,
    /// The design that it is played with, where that is no game of the shelf.
    own: StoredValue<Option<Own>>,
    /// The name under which the game is kept, when it is.
    id: StoredValue<Option<String>>,
    refusals: StoredValue<u32>,
    /// How much of the log was kept.
    noted: StoredValue<usize>,
    /// The line that was heard last.
    heard: StoredValue<Option<Line>>,
    is_thinking: RwSignal<bool>,
    /// What was found by the last move, as long as it is looked at.
    between: RwSignal<Option<Between>>,
    is_test: bool,
    /// Whether hidden faces are shown, which only the screen of a test can do.
    pub(crate) shows_faces: RwSignal<bool>,
    seed: u64,
}

impl Play {
    /// A game on this device that is kept after every move.
    pub(crate) fn kept(desk: Desk, mut sitting: Sitting, kept: Kept) -> Self {
        let drawn = desk.drawn.try_update_value(Option::take).flatten();
        if let Some((_, told)) = drawn.filter(|(id, _)| *id == kept.id) {
            sitting.notify(Some(told));
        }
        let play = Self::here(desk, sitting, kept.own);
        play.id.set_value(Some(kept.id));
        play.refusals.set_value(kept.refusals);
        play
    }

    /// A game on this device that is not kept.
    pub(crate) fn here(desk: Desk, sitting: Sitting, own: Option<Own>) -> Self {
        let noted = sitting.session().log().len();
        Self::new(desk, AnyTable::Here(Box::new(sitting)), own, noted)
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

    /// Whether somebody here only looks on at a match of others; whoever reads it is told when it
    /// changes.
    pub(crate) fn looks_on(self) -> bool {
        let now = self.snapshot();
        now.game.is_some()
            && self.with(|table| table.online().is_some_and(|it| it.seat().is_none()))
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
        let play = Self::new(desk, AnyTable::Online(Box::new(remote)), None, 0);
        socket::connect(play);
        play
    }

    fn new(desk: Desk, table: AnyTable, own: Option<Own>, noted: usize) -> Self {
        let (table, version) = (StoredValue::new_local(table), RwSignal::new(0));
        let shows_faces = RwSignal::new(false);
        let between = RwSignal::new(None::<Between>);
        let snapshot = Memo::new(move |_| {
            version.track();
            Arc::new(table.with_value(|table| table.snapshot()))
        });
        let scene = Memo::new(move |_| {
            let now = || snapshot.with(|snapshot| snapshot.scene.clone());
            let shown = between.with(|it| it.as_ref().map(|it| (*it.scene).clone()));
            let mut scene = shown.unwrap_or_else(now);
            desk.choices.with(|choices| choices.apply(&mut scene));
            if shows_faces.get() {
                table.with_value(|table| turn_up(&mut scene, table));
            }
            Arc::new(scene)
        });
        let play = Self {
            desk,
            table,
            worker: StoredValue::new_local(Worker::default()),
            socket: StoredValue::new_local(None),
            version,
            words: RwSignal::new(0),
            snapshot,
            scene,
            own: StoredValue::new(own),
            id: StoredValue::new(None),
            refusals: StoredValue::new(0),
            noted: StoredValue::new(noted),
            heard: StoredValue::new(None),
            is_thinking: RwSignal::new(false),
            between,
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
        let last = StoredValue::new((browser::steady_ms(), browser::is_seen()));
        let tick = move || {
            let now = (browser::steady_ms(), browser::is_seen());
            let before = last.get_value();
            last.set_value(now);
            let (gap, is_seen) = (now.0 - before.0, now.1 && before.1);
            self.tick(if self.is_online() {
                elapsed::whole_ms(gap)
            } else {
                elapsed::counted_ms(gap, is_seen)
            });
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
        for count in [self.version, self.words] {
            count.update(|count| *count = count.wrapping_add(1));
        }
    }

    /// How everything is; whoever reads it is told when it changes.
    pub(crate) fn snapshot(self) -> Arc<Snapshot> {
        self.snapshot.get()
    }

    /// Reads it without being told.
    pub(crate) fn snapshot_now(self) -> Arc<Snapshot> {
        self.snapshot.get_untracked()
    }

    /// Reads what only one sort of table has; whoever reads it is told when it changes.
    pub(crate) fn with<T>(self, read: impl FnOnce(&AnyTable) -> T) -> T {
        self.version.track();
        self.table.with_value(read)
    }

    /// Reads it without being told.
    pub(crate) fn with_now<T>(self, read: impl FnOnce(&AnyTable) -> T) -> T {
        self.table.with_value(read)
    }

    pub(crate) fn say(self, message: &Message) -> String {
        self.words.track();
        self.with_now(|table| table.say(message))
    }

    /// Explanations, praise and advice as whole sentences.
    pub(crate) fn say_all(self, said: &[Message]) -> String {
        let plies = self.snapshot_now().plies;
        let said = said.iter().map(|said| i18n::sentence(&self.say(&varied(said, plies))));
        let said: Vec<_> = said.collect();
        said.join(" ")
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
            let (lang, mode) = (self.desk.lang.get(), self.desk.mode.get());
            let mut scene = self.scene();
            if self.desk.is_narrow.get() {
                narrow::stack(Arc::make_mut(&mut scene));
            }
            let say = |message: &Message| self.say(message);
            let game = self.snapshot_now().game.clone().unwrap_or_default();
            let of = |own: &Option<Own>| sheets_of(&scene, &say, &game, own.as_ref(), (lang, mode));
            Arc::new(self.own.with_value(of))
        })
    }

    /// Somebody touches a place, or drags what lies there to another one: two touches, unless the
    /// first alone would be a move. Then whoever let go elsewhere has thought better of it.
    pub(crate) fn take(self, gesture: Gesture) {
        match gesture {
            Gesture::Touch(touch) | Gesture::Add(touch) => {
                if let Some(only) = self.only_thing_for(&touch) {
                    self.request(Request::Touch(only));
                }
                self.request(Request::Touch(touch));
            }
            Gesture::Build { crossing, wall } => self.build(crossing, wall),
            Gesture::Lift(from) => drop(self.hold_piece(&from)),
            Gesture::Drag { from, to } => {
                if self.hold_piece(&from) {
                    self.request(Request::Touch(to));
                }
            }
        }
    }

    /// Builds a wall at once; what cannot stand is refused for itself, and not for the other wall
    /// of its corner.
    fn build(self, crossing: Touch, wall: Touch) {
        let at_corner = std::slice::from_ref(&crossing);
        let stands = self.with_now(|table| table.touched(at_corner, &wall).is_ok());
        let held = self.snapshot_now().selection.clone();
        if stands && held != at_corner {
            self.request(Request::Touch(crossing));
        } else if !stands && !held.is_empty() {
            self.let_go();
        }
        self.request(Request::Touch(wall));
    }

    /// Lets go of what was touched on the way to a move.
    pub(crate) fn let_go(self) {
        // What begins a move takes it back to its beginning, and then lets go of it.
        for _ in 0..2 {
            if let Some(first) = self.snapshot_now().selection.first().cloned() {
                self.request(Request::Touch(first));
            }
        }
    }

    /// Chooses what lies at a place, unless that alone would be a move; whether it is chosen now.
    fn hold_piece(self, from: &Touch) -> bool {
        let is_held = || self.snapshot_now().selection.contains(from);
        if !is_held() && !self.would_play(from) {
            self.request(Request::Touch(from.clone()));
        }
        is_held()
    }

    /// What is meant by a touch of a place where something may go, when one thing alone waits
    /// beside the board to be put there, or several that are alike.
    fn only_thing_for(self, to: &Touch) -> Option<Touch> {
        let now = self.snapshot_now();
        let is_open = |touch: &Touch| now.scene.touchables().any(|open| open == touch);
        if !now.may_act || now.awaits_touch || !now.selection.is_empty() || is_open(to) {
            return None;
        }
        let waits = |spot: &&Spot| spot.reply == Reply::Accepts && !spot.pieces.is_empty();
        let beside = now.scene.boards.iter().skip(1).flat_map(|board| &board.spots);
        let mut waiting = beside.filter(waits);
        let first = waiting.next()?;
        let only = waiting.all(|spot| spot.pieces == first.pieces).then(|| first.touch.clone())?;
        let goes = self.with_now(|table| table.touched(std::slice::from_ref(&only), to).is_ok());
        goes.then_some(only)
    }

    /// Whether a touch would make a move complete.
    fn would_play(self, touch: &Touch) -> bool {
        let held = &self.snapshot_now().selection;
        let touched = self.with_now(|table| table.touched(held, touch));
        matches!(touched, Ok(Touched::Move(_)))
    }

    /// Turns down what is shown for a look, whatever was touched; whether there was something.
    pub(crate) fn end_look(self) -> bool {
        let is_shown = self.snapshot_now().awaits_touch;
        if is_shown {
            self.change(Sitting::turn_faces_down);
        }
        is_shown
    }

    /// Does what somebody asks for.
    pub(crate) fn request(self, request: Request) {
        // Whoever goes on has seen what was found.
        self.between.set(None);
        let before = self.snapshot_now();
        let touched = if let Request::Touch(touch) = &request { Some(touch.clone()) } else { None };
        let is_done = self.table.try_update_value(|table| table.request(request));
        if touched.is_some() && is_done == Some(false) {
            self.refusals.update_value(|count| *count += 1);
        }
        self.settle(&before, touched.as_ref());
    }

    /// Changes a game on this device.
    pub(crate) fn change(self, change: impl FnOnce(&mut Sitting)) {
        let before = self.snapshot_now();
        self.table.try_update_value(|table| table.here_mut().map(change));
        self.settle(&before, None);
    }

    /// Changes a match on a server.
    pub(crate) fn change_online(self, change: impl FnOnce(&mut Remote)) {
        let before = self.snapshot_now();
        self.table.try_update_value(|table| table.online_mut().map(change));
        self.settle(&before, None);
    }

    /// Says to the server what is to be said, and shows what came of a change.
    fn settle(self, before: &Snapshot, touched: Option<&Touch>) {
        let asks = self.table.try_update_value(|table| table.online_mut().map(Remote::take_asks));
        self.socket.with_value(|socket| {
            let asks = asks.flatten().unwrap_or_default();
            if let Some(socket) = socket {
                asks.iter().for_each(|ask| socket.send(ask));
            }
        });
        self.refresh();
        self.follow(before, touched);
    }

    /// Takes the connection to the server.
    pub(crate) fn hold(self, socket: socket::Socket) {
        self.socket.set_value(Some(socket));
    }

    /// Ends the connection as if it had broken: another one is made.
    pub(crate) fn hang_up(self) {
        self.socket.try_with_value(|socket| socket.as_ref().map(socket::Socket::end));
    }

    /// Whether the screen that shows it is still there.
    pub(crate) fn is_alive(self) -> bool {
        self.table.try_with_value(|_| ()).is_some()
    }

    fn tick(self, elapsed_ms: u64) {
        let changed = self.table.try_update_value(|table| table.tick(elapsed_ms));
        // Where no clock is shown, most seconds change nothing that is seen.
        let before = self.snapshot_now();
        let is_longer = |sitting: &Sitting| sitting.session().log().len() != before.plies;
        let is_seen = || {
            before.has_clock
                || self.is_online()
                || before.shows_faces()
                || self.with_now(|table| table.here().is_some_and(is_longer))
        };
        if changed == Some(true) && is_seen() {
            self.version.update(|version| *version = version.wrapping_add(1));
            self.follow(&before, None);
        }
        self.let_machines_act();
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

/// Praise in other words from one time to the next; anything else as it is.
fn varied(said: &Message, plies: usize) -> Cow<'_, Message> {
    const PRAISES: usize = 8;
    if !["workshop.praise", "workshop.same", "workshop.found-one"].contains(&said.key()) {
        return Cow::Borrowed(said);
    }
    let number = u8::try_from(plies % PRAISES).unwrap_or_default();
    Cow::Owned(Message::new("web.praise").with("number", number))
}

/// Turns hidden faces up in a scene of a game that is made here.
fn turn_up(scene: &mut Scene, table: &AnyTable) {
    if let Some(sitting) = table.here() {
        workbench::show_faces(scene, sitting);
    }
}

/// A scene as sheets of the page, with the pictures of its game.
pub(crate) fn sheets_of(
    scene: &Scene,
    say: &dyn Fn(&Message) -> String,
    game: &str,
    own: Option<&Own>,
    (lang, mode): (Lang, Mode),
) -> Vec<Sheet> {
    let picture = |id: &str| source::drawing(id, game, own.map(|own| &own.files), lang);
    sheets(scene, &Studio { say, picture: &picture, title: String::new(), prefix: "b", mode })
}
