//! What stands before the board until somebody answers: whose turn it is, and what a game says in
//! a dialog of its own.

use game::{Saying, Seat, Told};
use i18n::Message;
use leptos::html::Button;
use leptos::prelude::*;
use sitting::{Request, SeatShown};

use crate::browser;
use crate::icon::Icon;
use crate::play::Play;

/// Between two people with secrets: only the next one goes on.
#[component]
pub(super) fn HandOver(play: Play) -> impl IntoView {
    let awaits = Memo::new(move |_| play.snapshot().awaits);
    let words = move |seat| play.say(&whose_turn(seat));
    let words = Signal::derive(move || awaits.get().map(words).unwrap_or_default());
    let why = Signal::derive(move || play.desk.say("web.hand-over-why"));
    let label = Signal::derive(move || play.desk.say("web.hand-over-go"));
    let go_on = Callback::new(move |()| play.request(Request::HandOver));
    view! {
        <Show when=move || awaits.get().is_some()>
            <Cover id="hand-over" look="cover" words why label go_on />
        </Show>
    }
}

/// Calls the one whom the device is handed to.
fn whose_turn(seat: Seat) -> Message {
    Message::new("web.hand-over").with("player", seat)
}

/// Praise, an explanation or the end of a player's game that waits for an answer, because the
/// game's maker wants it so.
#[component]
pub(super) fn Dialog(play: Play) -> impl IntoView {
    // What was said before the screen opened is not said again.
    let answered = RwSignal::new(play.snapshot_now().plies);
    Effect::new(move |_| {
        let plies = play.snapshot().plies;
        // After a move is taken back the next one may say something again.
        if plies < answered.get_untracked() {
            answered.set(plies);
        }
    });
    let said = Memo::new(move |_| {
        let answered = answered.get();
        let now = play.snapshot();
        let is_person =
            |seat| now.seat(seat).is_none_or(|player: &SeatShown| player.machine.is_none());
        if now.plies > answered { asked(&now.told, now.seats.len(), is_person) } else { Vec::new() }
    });
    let words = Signal::derive(move || {
        let said = said.get();
        said.iter().map(|it| i18n::sentence(&play.say(it))).collect::<Vec<_>>().join(" ")
    });
    let label = Signal::derive(move || play.desk.say("web.go-on"));
    let go_on = Callback::new(move |()| answered.set(play.snapshot_now().plies));
    view! {
        <Show when=move || said.with(|said| !said.is_empty())>
            <Cover id="dialog" look="cover clear" words why=String::new() label go_on />
        </Show>
    }
}

/// What the last move said in a dialog. Where several play, words for one of them begin with the
/// name; machines are asked nothing.
fn asked(told: &[Told], players: usize, is_person: impl Fn(Seat) -> bool) -> Vec<Message> {
    let is_asked = |saying: &&Saying| saying.to.is_none_or(&is_person);
    let words = |saying: &Saying| {
        let message = saying.in_dialog()?.clone();
        Some(match saying.to.filter(|_| players > 1) {
            Some(seat) => Message::new("web.said-to").with("player", seat).with("words", message),
            None => message,
        })
    };
    told.iter().filter_map(Told::saying).filter(is_asked).filter_map(words).collect()
}

#[component]
fn Cover(
    id: &'static str,
    look: &'static str,
    #[prop(into)] words: Signal<String>,
    #[prop(into)] why: Signal<String>,
    #[prop(into)] label: Signal<String>,
    go_on: Callback<()>,
) -> impl IntoView {
    let button = NodeRef::<Button>::new();
    // Whoever plays by keys or hears the page is led to the only thing that can be done.
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            drop(button.focus());
        }
    });
    let answer = move |_| {
        go_on.run(());
        browser::focus("main");
    };
    view! {
        <div class=look role="dialog" aria-modal="true" aria-labelledby=id>
            <div class="card">
                <h2 id=id>{words}</h2>
                <p>{why}</p>
                <button type="button" class="primary" id=format!("{id}-go") node_ref=button on:click=answer>
                    <Icon name="right" />
                    <span>{label}</span>
                </button>
            </div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use game::{Settings, Tone};
    use i18n::Lang;
    use session::{Match, Player, Session};
    use sitting::{Sitting, Table as _};

    use super::*;
    use crate::words::voice;

    #[test]
    fn the_one_whom_the_device_is_handed_to_is_called_by_name() {
        let called = |pass_device| {
            let game = catalogue::open("labyrinth", &Settings::default()).unwrap();
            let players = vec![Player::human("Anna"), Player::human("Ben")];
            let table = session::Table { pass_device, ..session::Table::new(players) };
            let session = Session::new(Match::new(game, 3), table).unwrap();
            let sitting = Sitting::new(session, &voice(Lang::En));
            sitting.snapshot().awaits.map(|seat| sitting.say(&whose_turn(seat)))
        };
        assert_eq!(called(true).unwrap(), "Anna, it is your turn.");
        assert_eq!(called(false), None);
    }

    fn said(tone: Tone, to: Option<Seat>, dialog: bool) -> Told {
        Told::Said(Saying { to, dialog, ..Saying::new(Message::new("web.yes"), tone) })
    }

    #[test]
    fn only_what_waits_for_an_answer_is_asked() {
        let keys = |told: &[Told], players: usize| -> Vec<String> {
            let is_person = |seat: Seat| seat == Seat::FIRST;
            let all = asked(told, players, is_person);
            all.iter().map(|message| message.key().to_owned()).collect()
        };
        assert_eq!(keys(&[said(Tone::Right, None, true)], 1), ["web.yes"]);
        assert!(keys(&[said(Tone::Right, None, false)], 1).is_empty());
        let first = Some(Seat::FIRST);
        assert_eq!(keys(&[said(Tone::Won, first, true)], 1), ["web.yes"]);
        assert_eq!(keys(&[said(Tone::Lost, first, true)], 2), ["web.said-to"]);
        assert!(keys(&[said(Tone::Won, first, false)], 2).is_empty(), "the maker wants none");
        let machine = Some(Seat::SECOND);
        assert!(keys(&[said(Tone::Lost, machine, true)], 2).is_empty(), "a machine reads nothing");
        assert!(keys(&[], 1).is_empty());
    }

    #[test]
    fn a_dialog_may_have_words_of_its_own() {
        let asks = Some(Message::new("web.no"));
        let saying =
            Saying { dialog: true, asks, ..Saying::new(Message::new("web.yes"), Tone::Right) };
        let all = asked(&[Told::Said(saying)], 1, |_| true);
        assert_eq!(all, [Message::new("web.no")]);
    }
}
