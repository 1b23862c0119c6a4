//! A game that is being played: the board, who plays, what can be done.
//!
//! Keys and clicks become requests to the table, on this computer or on a server. What is legal and
//! why something is refused is told by the table.

mod actions;
mod draw;
mod end;
mod keys;
mod panel;

use std::rc::Rc;

use game::Touched;
use ratatui::layout::Rect;
use scene::{Mark, Scene, SpotKind, Touch};
use session::Session;
use sitting::{Request, Snapshot};
use storage_files::GameFile;

use crate::board::{Ghost, Layer, Spread, nearest_open};
use crate::desk::Desk;
use crate::frame;
use crate::online::Online;
use crate::sitting::Sitting;
use crate::table::Table;

/// The name of the button that turns something, in every game that has one.
const TURN: &str = "turn";

/// How wide the panel is: on a large screen, on a small one, and where the board is wide.
const WIDE: u16 = 40;
const USUAL: u16 = 31;
const NARROW: u16 = 26;

/// A game on the screen.
pub(crate) struct Play {
    table: Table,
    /// How everything was when it last changed.
    now: Rc<Snapshot>,
    cursor: Option<Touch>,
    layer: Layer,
    /// Which of the walls of a crossing is shown.
    turned: usize,
    /// What is being typed.
    typed: Option<String>,
    /// What must be asked for twice.
    asked: Option<Twice>,
    /// How many things had happened when the cursor was last placed.
    seen: usize,
}

/// What counts only when it is asked for twice in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Twice {
    Resign,
    GetUp,
    LeaveUnsaved,
}

impl Play {
    /// A session that begins or goes on.
    pub(crate) fn begin(session: Session, file: Option<GameFile>, desk: &mut Desk) -> Self {
        let sitting = Sitting::new(session, file, desk);
        Self::at(Table::Here(Box::new(sitting)), desk.area)
    }

    /// A session that is only shown: nothing of it is kept.
    pub(crate) fn demonstrate(session: Session, desk: &mut Desk) -> Self {
        let mut play = Self::begin(session, None, desk);
        if let Some(sitting) = play.table.here_mut() {
            sitting.keep_nothing();
        }
        play
    }

    /// A match on a server.
    pub(crate) fn online(online: Online, desk: &Desk) -> Self {
        Self::at(Table::There(Box::new(online)), desk.area)
    }

    fn at(table: Table, area: Rect) -> Self {
        let now = Rc::new(table.model().snapshot());
        let (cursor, typed, asked) = (None, None, None);
        let mut play =
            Self { table, now, cursor, layer: Layer::Places, turned: 0, typed, asked, seen: 0 };
        play.place_cursor(area);
        play
    }

    /// Looks again after something may have changed.
    fn look(&mut self) {
        self.now = Rc::new(self.table.model().snapshot());
    }

    fn request(&mut self, request: Request) {
        self.table.request(request);
        self.look();
    }

    fn touch(&mut self, touch: &Touch) {
        self.request(Request::Touch(touch.clone()));
    }

    /// A game on this computer says something until the next action, or nothing.
    fn notify(&mut self, notice: Option<i18n::Message>) {
        if let Some(sitting) = self.table.here_mut() {
            sitting.notify(notice);
            self.look();
        }
    }

    fn say(&self, message: &i18n::Message) -> String {
        self.table.model().say(message)
    }

    /// Speaks other words from now on.
    pub(crate) fn listen_anew(&mut self, words: &i18n::Translator) {
        self.table.listen_anew(words);
        self.look();
    }

    /// The program ends, or the screen is left.
    pub(crate) fn interrupt(&mut self) {
        self.table.interrupt();
    }

    /// Time went by; tells whether anything changed.
    pub(crate) fn tick(&mut self, elapsed_ms: u64, desk: &Desk) -> bool {
        let changed = self.table.tick(elapsed_ms);
        if changed {
            self.look();
            self.follow(desk.area);
        }
        changed
    }

    /// Whether time passes here while something else is read: a server waits for nobody.
    pub(crate) fn goes_on_behind(&self) -> bool {
        self.now.plies > 0 || self.table.there().is_some()
    }

    /// The game on this computer.
    #[cfg(test)]
    pub(crate) fn here(&self) -> &Sitting {
        self.table.here().unwrap()
    }

    /// The match on a server.
    #[cfg(test)]
    pub(crate) fn there(&self) -> &Online {
        self.table.there().unwrap()
    }

    /// Finds a new place for the cursor after something was played.
    fn follow(&mut self, area: Rect) {
        // A match on a server comes later than its screen.
        let comes = self.cursor.is_none() && self.table.there().is_some();
        if self.now.may_act && (comes || self.seen != self.now.plies) {
            self.place_cursor(area);
        }
    }

    fn place_cursor(&mut self, area: Rect) {
        self.seen = self.now.plies;
        self.layer = Layer::Places;
        let scene = &self.now.scene;
        let spots = self.spread(scene, area).spots(scene, self.cursor.as_ref());
        self.cursor = nearest_open(&spots, self.layer, self.cursor.as_ref());
    }

    /// The scene that is drawn: with the wall that would be put.
    fn shown(&self) -> (Scene, Option<Ghost>) {
        let mut scene = self.now.scene.clone();
        let ghost = self.ghost();
        if let Some((ghost, spot)) = ghost {
            if let Some(board) = scene.boards.first_mut() {
                board.spots.push(spot);
            }
            return (scene, Some(ghost));
        }
        (scene, None)
    }

    /// The wall under the cursor, if it is one of crossings.
    fn ghost(&self) -> Option<(Ghost, scene::Spot)> {
        let crossing = self.cursor.as_ref().filter(|_| self.layer == Layer::Crossings)?;
        if !self.now.may_act {
            return None;
        }
        let scene = self.table.model().scene_after(std::slice::from_ref(crossing));
        let is_ghost = |spot: &&scene::Spot| spot.marks.contains(&Mark::Ghost);
        let walls: Vec<&scene::Spot> =
            scene.boards.iter().flat_map(|board| &board.spots).filter(is_ghost).collect();
        let wall = *walls.get(self.turned % walls.len().max(1))?;
        let refused = self.wall_move(crossing, &wall.touch).err();
        Some((Ghost { wall: wall.touch.clone(), refused }, wall.clone()))
    }

    /// The move that puts a wall on a crossing.
    fn wall_move(&self, crossing: &Touch, wall: &Touch) -> Result<String, i18n::Message> {
        let touches = std::slice::from_ref(crossing);
        match self.table.model().touched(touches, wall) {
            Ok(Touched::Move(text)) => Ok(text),
            Ok(Touched::More(_)) => Err(i18n::Message::new("play.nothing-there")),
            Err(refused) => Err(refused.message().clone()),
        }
    }

    fn has_crossings(scene: &Scene) -> bool {
        let mut spots = scene.boards.iter().flat_map(|board| &board.spots);
        spots.any(|spot| spot.kind == SpotKind::Crossing)
    }

    /// Whether something can be turned with a key.
    fn can_turn(&self, scene: &Scene) -> bool {
        self.layer == Layer::Crossings
            || scene.buttons.iter().any(|button| button.touch.as_str() == TURN)
    }

    fn spread(&self, scene: &Scene, area: Rect) -> Spread {
        self.laid_out(scene, area).0
    }

    /// The boards and the panel beside them. The panel is narrower where the boards need it.
    fn laid_out(&self, scene: &Scene, area: Rect) -> (Spread, Rect) {
        let say = |message: &i18n::Message| self.say(message);
        let laid = |wide: u16| {
            let (window, panel) = areas(area, wide);
            (Spread::of(scene, window, self.annex(scene, panel), &say), panel)
        };
        let usual = laid(if area.width >= 112 { WIDE } else { USUAL });
        if usual.0.fits() {
            return usual;
        }
        let narrow = laid(NARROW);
        if narrow.0.fits() { narrow } else { usual }
    }

    /// What is left of the panel for side boards.
    fn annex(&self, scene: &Scene, panel: Rect) -> Option<Rect> {
        let used = self.panel_height(scene, panel.width) + 1;
        let height = panel.height.checked_sub(used)?;
        Some(Rect { y: panel.y + used, height, ..panel })
    }
}

/// Where the board is, and the panel beside it. The title stands above the panel, so that the
/// board has a line more.
fn areas(area: Rect, wide: u16) -> (Rect, Rect) {
    let content = frame::content(area);
    let panel = Rect { x: content.right().saturating_sub(wide), width: wide, ..content };
    let width = content.width.saturating_sub(wide + 2);
    let window = Rect { y: area.y, height: content.height + 1, width, ..content };
    (window, panel)
}
