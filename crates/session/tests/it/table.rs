//! What these tests say often.

use game::{Refused, Seat};
use session::{Command, Event, Match, Player, Session, Table, Typed};

use crate::heap::heap;

pub(crate) const A: Seat = Seat::FIRST;
pub(crate) const B: Seat = Seat::SECOND;

/// Two people at a table.
pub(crate) fn people() -> Table {
    Table::new(vec![Player::human("Zoé \"Z\"\n\\"), Player::human("Ben")])
}

/// A session of the heap with these options.
pub(crate) fn session(options: &str, table: Table) -> Session {
    Session::new(Match::new(heap(options), 5), table).unwrap()
}

pub(crate) fn play(seat: Seat, text: &str) -> Command {
    Typed::read(text).command(seat)
}

pub(crate) fn tick(elapsed_ms: u64) -> Command {
    Command::Tick { elapsed_ms }
}

/// Does what must work.
#[track_caller]
pub(crate) fn run(
    session: &mut Session,
    commands: impl IntoIterator<Item = Command>,
) -> Vec<Event> {
    let mut events = Vec::new();
    for command in commands {
        let said = format!("{command:?}");
        let happened = session.handle(command);
        events.extend(happened.unwrap_or_else(|refused| panic!("{said}: {refused}")));
    }
    events
}

/// The key of a refusal, which must change nothing.
#[track_caller]
pub(crate) fn refused(session: &mut Session, command: Command) -> String {
    let before = state(session);
    let refused: Refused = session.handle(command).unwrap_err();
    assert_eq!(state(session), before);
    refused.key().to_owned()
}

/// All that can be seen of a session but who holds the device.
pub(crate) fn state(session: &Session) -> String {
    let times = [A, B].map(|seat| (session.used_ms(seat), session.left_ms(seat)));
    let positions: Vec<String> = (0..=session.played().moves().len())
        .map(|ply| session.played().position_at(ply).unwrap().text())
        .collect();
    format!(
        "{positions:?} {:?} {:?} {:?} {} {:?} {times:?}",
        session.played().moves(),
        session.log(),
        session.hand(),
        session.thinking_ms(),
        session.ending(),
    )
}
