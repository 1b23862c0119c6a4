//! The picture of a game: the board on the left, the panel on the right, words and keys below.

use i18n::{Message, Value};
use machine_host::Ask;
use ratatui::layout::Rect;
use sitting::{Line, LineTone};

use super::{Play, Twice};
use crate::board::{Ghost, Look};
use crate::desk::Desk;
use crate::frame::{self, Frame, Told};
use crate::paper::Paper;
use crate::sitting::Sitting;
use crate::theme::Role;

const ON_BOARD: [(&str, &str); 5] = [
    ("arrows", "tui.keys-cursor"),
    ("enter", "tui.keys-play"),
    ("esc", "tui.keys-pause"),
    ("tab", "tui.keys-next"),
    ("a-z", "tui.keys-type"),
];
const WITH_TURN: [(&str, &str); 6] = [
    ("arrows", "tui.keys-cursor"),
    ("enter", "tui.keys-play"),
    ("r", "tui.keys-turn"),
    ("esc", "tui.keys-pause"),
    ("tab", "tui.keys-next"),
    ("a-z", "tui.keys-type"),
];
/// A match on a server is left; it does not wait.
const ONLINE: [(&str, &str); 5] = [
    ("arrows", "tui.keys-cursor"),
    ("enter", "tui.keys-play"),
    ("esc", "tui.keys-leave"),
    ("tab", "tui.keys-next"),
    ("a-z", "tui.keys-type"),
];
const ONLINE_WITH_TURN: [(&str, &str); 6] = [
    ("arrows", "tui.keys-cursor"),
    ("enter", "tui.keys-play"),
    ("r", "tui.keys-turn"),
    ("esc", "tui.keys-leave"),
    ("tab", "tui.keys-next"),
    ("a-z", "tui.keys-type"),
];
/// Who looks on plays nowhere.
const WATCHING: [(&str, &str); 2] = [("esc", "tui.keys-leave"), ("F1", "tui.menu-help")];
/// Nothing of the match is there.
const AWAY: [(&str, &str); 1] = [("esc", "tui.keys-menu")];
const TYPING: [(&str, &str); 2] = [("enter", "tui.keys-send"), ("esc", "tui.keys-cancel")];
/// Where the next player takes the device, or has seen enough of what was turned.
const WAITING: [(&str, &str); 2] = [("enter", "tui.keys-ready"), ("esc", "tui.keys-pause")];
const AT_END: [(&str, &str); 3] =
    [("n", "tui.end-again"), ("enter", "tui.end-menu"), ("F1", "tui.menu-help")];

impl Play {
    pub(crate) fn draw(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        if self.now.awaits.is_some() {
            self.draw_hand_over(paper, desk, area);
            return;
        }
        if self.hindrance().is_some() {
            self.draw_hindrance(paper, desk, area);
            return;
        }
        let (scene, ghost) = self.shown();
        let is_over = self.now.end.is_some();
        let is_away = self.table.there().is_some();
        let keys: &[(&str, &str)] = match (is_over, &self.typed, self.can_turn(&scene)) {
            (true, ..) if self.choices().len() > 1 => &AT_END,
            (true, ..) => &AT_END[1..],
            (false, Some(_), _) => &TYPING,
            _ if self.now.awaits_touch => &WAITING,
            _ if self.looks_on() => &WATCHING,
            (false, None, true) if is_away => &ONLINE_WITH_TURN,
            (false, None, false) if is_away => &ONLINE,
            (false, None, true) => &WITH_TURN,
            (false, None, false) => &ON_BOARD,
        };
        let title = self.now.title.clone();
        let told = self.told(desk, ghost.as_ref());
        Frame { title: &title, told, keys }.draw_below(paper, desk, area);
        let (spread, panel) = self.laid_out(&scene, area);
        paper.text(Rect { y: area.y, height: 1, ..panel }, &title, Role::Title);
        let cursor = self.cursor.as_ref().filter(|_| self.now.may_act);
        let say = |message: &Message| self.say(message);
        let (theme, alphabet) = (desk.theme, desk.alphabet);
        let look = Look { theme, alphabet, cursor, ghost: ghost.as_ref(), say: &say };
        spread.paint(paper.buffer, &scene, &look);
        self.draw_panel(paper, desk, &scene, panel);
        if !is_over && !spread.uses_annex() {
            self.draw_moves(paper, desk, &scene, panel);
        }
    }

    /// Whose turn it is, and the last thing that was said.
    fn told(&self, desk: &Desk, ghost: Option<&Ghost>) -> Vec<Told> {
        let line = &self.now.line;
        // Who plays alone is told the end by the game itself.
        let is_alone = self.now.seats.len() == 1 && self.now.end.is_some();
        let is_told = is_alone && matches!(line.tone, LineTone::Won | LineTone::Lost);
        let prompt = (!is_told).then(|| Told { text: self.prompt(), role: Role::Text });
        let mut told: Vec<Told> = prompt.into_iter().collect();
        if let Some(typed) = &self.typed {
            told.push(Told { text: format!("> {typed}_"), role: Role::Entry });
            return told;
        }
        told.extend(self.said(desk, ghost, line));
        told
    }

    /// Whose turn it is, or how it ended.
    fn prompt(&self) -> String {
        let ending = self.table.here().and_then(|sitting| sitting.session().ending());
        match ending {
            Some(ending) => self.say(&ending.outcome.verdict.message()),
            None => self.say(&self.now.line.prompt),
        }
    }

    /// What a server or the others want, before anything that the game says.
    fn said_online(&self, desk: &Desk) -> Option<Told> {
        let online = self.table.there()?;
        let is_over = self.now.end.is_some();
        if let Some(seat) = online.asked_for_seat().filter(|_| online.is_connected() && !is_over) {
            let is_mine = online.seat() == Some(seat.number());
            let key = if is_mine { "tui.own-seat-wanted" } else { "tui.seat-wanted" };
            let text = self.say(&Message::new(key).with("player", Value::Seat(seat.number())));
            return Some(Told { text, role: Role::Notice });
        }
        let key = if !online.is_connected() {
            "sitting.connecting"
        } else if online.is_asked_for_undo() && !is_over {
            "tui.undo-wanted"
        } else if is_over && online.wants_again {
            "tui.again-asked"
        } else if is_over && online.others_want_again() {
            "tui.again-wanted"
        } else if self.looks_on() && self.now.line.said.is_empty() {
            "tui.looking-on"
        } else {
            // Who came or went is told while nothing else is said.
            let news = online.news().first().filter(|_| self.now.line.said.is_empty());
            return news.map(|news| Told { text: self.say(news), role: Role::Notice });
        };
        Some(Told { text: desk.say(key), role: Role::Notice })
    }

    fn said(&self, desk: &Desk, ghost: Option<&Ghost>, line: &Line) -> Option<Told> {
        let sitting = self.table.here();
        if let Some(trouble) = sitting.and_then(|sitting| sitting.trouble.as_ref()) {
            let mut text = desk.words.say(trouble);
            if self.asked == Some(Twice::LeaveUnsaved) {
                text = format!("{text} {}", desk.say("tui.leave-unsaved"));
            }
            return Some(Told { text, role: Role::Refused });
        }
        if self.asked == Some(Twice::Resign) {
            return Some(Told { text: desk.say("tui.resign-again"), role: Role::Notice });
        }
        if self.asked == Some(Twice::GetUp) {
            return Some(Told { text: desk.say("tui.get-up-again"), role: Role::Notice });
        }
        if let Some(told) = self.said_online(desk) {
            return Some(told);
        }
        if let Some(why) = ghost.and_then(|ghost| ghost.refused.as_ref()) {
            return Some(Told { text: self.say(why), role: Role::Refused });
        }
        // Who asks for advice is told that it comes, whatever was said before.
        let is_asked = sitting.is_some_and(|it| it.asked() == Some(&Ask::Advice));
        // At this computer the rules were read before the game began.
        let greets = line.greets && sitting.is_some();
        if line.said.is_empty() || greets || is_asked {
            let is_thinking = sitting.is_some_and(Sitting::is_thinking);
            let thinking = is_thinking.then(|| desk.say("tui.thinking"));
            let text = thinking.or_else(|| self.described())?;
            return Some(Told { text, role: Role::Faint });
        }
        let words: Vec<String> =
            line.said.iter().map(|said| i18n::sentence(&self.say(said))).collect();
        let role = match line.tone {
            LineTone::Right | LineTone::Won => Role::Right,
            LineTone::Refused | LineTone::Lost => Role::Refused,
            LineTone::Hint => Role::Hint,
            LineTone::Plain => Role::Notice,
        };
        Some(Told { text: words.join(" "), role })
    }

    /// What lies under the cursor, in words.
    fn described(&self) -> Option<String> {
        let cursor = self.cursor.as_ref().filter(|_| self.now.may_act)?;
        let scene = &self.now.scene;
        let board = scene
            .boards
            .iter()
            .find(|board| board.spots.iter().any(|spot| &spot.touch == cursor))?;
        let spot = board.spots.iter().find(|spot| &spot.touch == cursor)?;
        let zone = board.zone_of(spot).map(|zone| zone.name.clone());
        let names = spot.pieces.iter().rev().map(|piece| piece.name.clone()).chain(zone);
        let things: Vec<String> = names.map(|name| self.say(&name)).collect();
        if things.is_empty() {
            return None;
        }
        let things = Value::Text(things.join(", "));
        // Places of side boards have names that only programs know.
        let place = match &board.title {
            Some(title) => Value::Text(self.say(title)),
            None => Value::Text(cursor.as_str().to_owned()),
        };
        let message = Message::new("scene.spot").with("place", place).with("things", things);
        Some(self.say(&message))
    }

    /// What keeps a match on a server from being shown, and whether that is for good.
    pub(super) fn hindrance(&self) -> Option<(Message, bool)> {
        self.table.there()?.hindrance(&self.now)
    }

    /// Nothing is known of the match yet, or it is gone.
    fn draw_hindrance(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let Some((why, is_final)) = self.hindrance() else { return };
        let title = desk.say("tui.menu-join");
        let key = if is_final { "tui.sent-away" } else { "tui.connecting-how" };
        let told = vec![Told { text: desk.say(key), role: Role::Text }];
        Frame { title: &title, told, keys: &AWAY }.draw(paper, desk, area);
        self.draw_note(paper, area, &title, &self.say(&why));
    }

    /// Nothing of the game is in view while the device goes from hand to hand.
    fn draw_hand_over(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let Some(next) = self.now.awaits else { return };
        let title = &self.now.title;
        let message = Message::new("tui.hand-over").with("player", next);
        let text = self.say(&message);
        let told = vec![Told { text: desk.say("tui.hand-over-ready"), role: Role::Text }];
        Frame { title, told, keys: &WAITING }.draw(paper, desk, area);
        self.draw_note(paper, area, &self.name(next), &text);
    }

    /// A few words in the middle of an empty screen.
    fn draw_note(&self, paper: &mut Paper<'_>, area: Rect, title: &str, text: &str) {
        let content = frame::content(area);
        let width = 50.min(content.width);
        let place = Rect {
            x: content.x + (content.width - width) / 2,
            y: content.y + content.height.saturating_sub(7) / 2,
            width,
            height: 7.min(content.height),
        };
        let inside = paper.boxed(place, title, Role::Notice);
        let lines = Rect { y: inside.y + 1, height: inside.height.saturating_sub(1), ..inside };
        paper.paragraph(lines, text, Role::Text);
    }
}
