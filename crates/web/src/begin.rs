//! Beginning games on this device: from a form, at once, from a record, and once more. All are
//! kept from their first moment, and known by their name in the store.

use game::Seat;
use i18n::Message;
use leptos::prelude::{SetValue as _, Update as _, WithUntracked as _};
use session::{Match, Session};
use sitting::{Form, Sitting};

use crate::desk::Desk;
use crate::kept::Kept;
use crate::play::Play;
use crate::source::Own;
use crate::{browser, random, source};

/// Begins the game of a form; gives its name.
///
/// # Errors
/// When the form describes no game that can begin.
pub(crate) fn begin(desk: Desk, form: &Form, own: Option<Own>) -> Result<String, Message> {
    let seeds = [random::seed()?, random::seed()?];
    let session = form.begin(&desk.voice(), seeds)?;
    let name = form.seats.first().map(|seat| seat.name.clone());
    if let Some(name) = name.filter(|name| !name.trim().is_empty()) {
        desk.choices.update(|choices| choices.name = name);
    }
    let id = keep(desk, &session, own, seeds[0]);
    let drawn = drawn_order(form, &Sitting::new(session, &desk.voice()));
    desk.drawn.set_value(drawn.map(|told| (id.clone(), told)));
    Ok(id)
}

/// What the lot decided, where it did: who begins, and who follows.
fn drawn_order(form: &Form, sitting: &Sitting) -> Option<Message> {
    let first = sitting.session().hand().filter(|_| form.is_drawn() && form.seats.len() > 1)?;
    let seats = || Seat::all(sitting.session().played().game().seats());
    let others = seats().skip_while(|seat| *seat != first).skip(1);
    let others = others.chain(seats().take_while(|seat| *seat != first));
    let others: Vec<String> = others.map(|seat| sitting.name(seat)).collect();
    let told = Message::new("web.drawn").with("player", sitting.name(first));
    Some(told.with("others", others.join(", ")))
}

/// Begins a game of one's own at once, as usual: one person, against machines where others must
/// play. Gives its name.
///
/// # Errors
/// When the design cannot be played.
pub(crate) fn begin_own(desk: Desk, id: &str, own: Own) -> Result<String, Message> {
    let name = desk.choices.with_untracked(|choices| choices.name.clone());
    let form = source::form(id, Some(&own), &[name])?;
    begin(desk, &form, Some(own))
}

/// The same game once more, when it was on this device: the next seat begins. Gives its name.
pub(crate) fn again(play: Play) -> Option<String> {
    let seeds = [random::seed().ok()?, random::seed().ok()?];
    let session = play.with_now(|table| {
        let over = table.here()?.session();
        let mut next = over.first_table();
        next.players.rotate_left(1);
        let start = Match::new(catalogue::renewed(over.played().first_game()), seeds[1]);
        Session::new(start, next).ok()
    })?;
    Some(keep(play.desk, &session, play.own(), seeds[0]))
}

/// Keeps a game under the name of a number; gives that name.
pub(crate) fn keep(desk: Desk, session: &Session, own: Option<Own>, number: u64) -> String {
    let id = format!("{number:016x}");
    desk.forget_unplayed();
    desk.keep(Kept::of(&id, session, own, 0, browser::now_ms()));
    id
}
