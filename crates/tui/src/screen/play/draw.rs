//! The picture of a game: the board on the left, the panel on the right, words and keys below.

use i18n::{Message, Value};
use ratatui::layout::Rect;
use sitting::{Line, LineTone, Question};

use super::{Play, Twice};
use crate::board::{Ghost, Look};
use crate::desk::Desk;
use crate::frame::{self, Frame, Told};
use crate::paper::Paper;
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
const TYPING: [(&str, &str); 2] = [("enter", "tui.keys-send"), ("esc", "tui.keys-cancel")];
/// Where the next player takes the device, or has seen enough of what was turned.
const WAITING: [(&str, &str); 2] = [("enter", "tui.keys-ready"), ("esc", "tui.keys-pause")];
const AT_END: [(&str, &str); 3] =
    [("n", "tui.end-again"), ("enter", "tui.end-menu"), ("F1", "tui.menu-help")];

impl Play {
    pub(crate) fn draw(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        if self.sitting.session().awaits().is_some() {
            self.draw_hand_over(paper, desk, area);
            return;
        }
        let (scene, ghost) = self.shown();
        let is_over = self.sitting.session().ending().is_some();
        let keys: &[(&str, &str)] = match (is_over, &self.typed, self.can_turn(&scene)) {
            (true, ..) => &AT_END,
            (false, Some(_), _) => &TYPING,
            _ if self.sitting.awaits_touch() => &WAITING,
            (false, None, true) => &WITH_TURN,
            (false, None, false) => &ON_BOARD,
        };
        let title = self.sitting.title();
        let told = self.told(desk, ghost.as_ref());
        Frame { title: &title, told, keys }.draw_below(paper, desk, area);
        let (spread, panel) = self.laid_out(&scene, area);
        paper.text(Rect { y: area.y, height: 1, ..panel }, &title, Role::Title);
        let cursor = self.cursor.as_ref().filter(|_| self.sitting.awaits_person());
        let say = |message: &Message| self.sitting.say(message);
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
        let (line, session) = (self.sitting.line(), self.sitting.session());
        let prompt = match session.ending() {
            Some(ending) => self.sitting.say(&ending.outcome.verdict.message()),
            None => self.sitting.say(&line.prompt),
        };
        let mut told = vec![Told { text: prompt, role: Role::Text }];
        // Who plays alone is told the end by the game itself.
        let is_alone = session.played().game().seats() == 1;
        if is_alone
            && session.ending().is_some()
            && matches!(line.tone, LineTone::Won | LineTone::Lost)
        {
            told.clear();
        }
        if let Some(typed) = &self.typed {
            told.push(Told { text: format!("> {typed}_"), role: Role::Entry });
            return told;
        }
        told.extend(self.said(desk, ghost, &line));
        told
    }

    fn said(&self, desk: &Desk, ghost: Option<&Ghost>, line: &Line) -> Option<Told> {
        let sitting = &self.sitting;
        if let Some(trouble) = &sitting.trouble {
            let mut text = desk.words.say(trouble);
            if self.asked == Some(Twice::LeaveUnsaved) {
                text = format!("{text} {}", desk.say("tui.leave-unsaved"));
            }
            return Some(Told { text, role: Role::Refused });
        }
        if self.asked == Some(Twice::Resign) {
            return Some(Told { text: desk.say("tui.resign-again"), role: Role::Notice });
        }
        if let Some(why) = ghost.and_then(|ghost| ghost.refused.as_ref()) {
            return Some(Told { text: sitting.say(why), role: Role::Refused });
        }
        // Who asks for advice is told that it comes, whatever was said before.
        let is_asked = sitting.asked() == Some(Question::Advice);
        if line.said.is_empty() || is_asked {
            let thinking = sitting.is_thinking().then(|| desk.say("tui.thinking"));
            let text = thinking.or_else(|| self.described())?;
            return Some(Told { text, role: Role::Faint });
        }
        let words: Vec<String> =
            line.said.iter().map(|said| i18n::sentence(&sitting.say(said))).collect();
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
        let cursor = self.cursor.as_ref().filter(|_| self.sitting.awaits_person())?;
        let scene = self.sitting.scene();
        let board = scene
            .boards
            .iter()
            .find(|board| board.spots.iter().any(|spot| &spot.touch == cursor))?;
        let spot = board.spots.iter().find(|spot| &spot.touch == cursor)?;
        let zone = board.zone_of(spot).map(|zone| zone.name.clone());
        let names = spot.pieces.iter().rev().map(|piece| piece.name.clone()).chain(zone);
        let things: Vec<String> = names.map(|name| self.sitting.say(&name)).collect();
        if things.is_empty() {
            return None;
        }
        let things = Value::Text(things.join(", "));
        // Places of side boards have names that only programs know.
        let place = match &board.title {
            Some(title) => Value::Text(self.sitting.say(title)),
            None => Value::Text(cursor.as_str().to_owned()),
        };
        let message = Message::new("scene.spot").with("place", place).with("things", things);
        Some(self.sitting.say(&message))
    }

    /// Nothing of the game is in view while the device goes from hand to hand.
    fn draw_hand_over(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let Some(next) = self.sitting.session().awaits() else { return };
        let title = self.sitting.title();
        let message = Message::new("tui.hand-over").with("player", next);
        let text = self.sitting.say(&message);
        let told = vec![Told { text: desk.say("tui.hand-over-ready"), role: Role::Text }];
        Frame { title: &title, told, keys: &WAITING }.draw(paper, desk, area);
        let content = frame::content(area);
        let width = 50.min(content.width);
        let place = Rect {
            x: content.x + (content.width - width) / 2,
            y: content.y + content.height.saturating_sub(7) / 2,
            width,
            height: 7.min(content.height),
        };
        let inside = paper.boxed(place, &self.sitting.name(next), Role::Notice);
        let lines = Rect { y: inside.y + 1, height: inside.height.saturating_sub(1), ..inside };
        paper.paragraph(lines, &text, Role::Text);
    }
}
