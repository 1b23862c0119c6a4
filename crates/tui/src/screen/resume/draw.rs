//! The picture of the saved games: a list on the left, the board of the chosen one on the right.

use game::{Seat, Viewer};
use i18n::Message;
use ratatui::layout::Rect;

use super::{Kept, Resume};
use crate::board::{Look, Spread};
use crate::desk::Desk;
use crate::frame::{self, Frame, Told};
use crate::paper::{Paper, indented, row};
use crate::theme::Role;

const KEYS: [(&str, &str); 4] = [
    ("up-down", "tui.keys-choose"),
    ("enter", "tui.keys-go-on"),
    ("d", "tui.keys-delete"),
    ("esc", "tui.keys-menu"),
];

/// Each game takes so many lines.
pub(super) const HEIGHT: u16 = 3;

pub(super) fn list_area(area: Rect) -> Rect {
    frame::left_list(area, 1, 0)
}

impl Resume {
    pub(crate) fn draw(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let (text, role) = match (&desk.notice, &self.trouble) {
            (Some(message), _) | (None, Some(message)) => (desk.words.say(message), Role::Refused),
            _ if self.asks_to_delete => (desk.say("tui.delete-again"), Role::Notice),
            _ if self.games.is_empty() => (desk.say("tui.resume-none"), Role::Text),
            _ => (desk.say("tui.resume-ask"), Role::Text),
        };
        let title = desk.say("tui.menu-resume");
        Frame { title: &title, told: vec![Told { text, role }], keys: &KEYS }
            .draw(paper, desk, area);
        let list = list_area(area);
        let first = self.list.first_shown(self.games.len(), list, HEIGHT);
        for ((index, kept), nth) in
            self.games.iter().enumerate().skip(first).zip(0..list.height / HEIGHT)
        {
            let lines = Rect { height: 2, ..row(list, HEIGHT * nth) };
            let role = paper.choice(lines, index == self.list.chosen);
            let (first, second) = told(kept, desk);
            paper.text(indented(lines, 2), &first, role(Role::Title));
            paper.text(indented(row(lines, 1), 2), &second, role(Role::Text));
        }
        let left = list.right() + 2;
        let content = frame::content(area);
        let room = Rect { x: left, width: content.right().saturating_sub(left), ..list };
        self.draw_board(paper, desk, room);
    }

    fn draw_board(&self, paper: &mut Paper<'_>, desk: &Desk, room: Rect) {
        let Some(Ok(session)) = self.chosen().map(|kept| &kept.session) else { return };
        let scene = session.scene(Viewer::Public, &[]);
        let say = |message: &Message| desk.words.say(message);
        let (theme, alphabet) = (desk.theme, desk.alphabet);
        let look = Look { theme, alphabet, cursor: None, ghost: None, say: &say };
        Spread::of_main(&scene, room).paint(paper.buffer, &scene, &look);
    }
}

/// Which game and when; who plays and how far it is.
fn told(kept: &Kept, desk: &Desk) -> (String, String) {
    let date = kept.date.clone().unwrap_or_default();
    let session = match &kept.session {
        Ok(session) => session,
        Err(why) => {
            let name = kept.saved.path.file_name().map(|name| name.to_string_lossy().into_owned());
            return (name.unwrap_or_default(), desk.words.say(why));
        }
    };
    let game = session.played().game();
    let title = desk.words.say(&Message::new(game.card().id.clone()));
    let seats = Seat::all(game.seats());
    let names: Vec<String> = seats.map(|seat| sitting::name(session, &desk.words, seat)).collect();
    let moves = Message::new("tui.resume-move").with("count", session.played().moves().len());
    (format!("{title}  {date}"), format!("{} · {}", names.join(", "), desk.words.say(&moves)))
}
