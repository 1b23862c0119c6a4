//! What a remote table hears, shows and says.

use super::*;
use crate::{Line, Request, Table};
use game::{Seat, Viewer};
use i18n::Lang;
use protocol::live::{Ended, Presence};

fn now(plies: u32, view: serde_json::Value, hand: u8) -> Now {
    Now {
        plies,
        view,
        told: serde_json::Value::Null,
        prompt: Message::new("scene.your-turn"),
        said: None,
        hand: Some(hand),
        used_ms: Vec::new(),
        left_ms: Vec::new(),
        ticking: None,
        ending: None,
    }
}

fn at_othello(role: Role) -> (Remote, Translator) {
    let words = crate::translator(Lang::En).unwrap();
    let mut remote = Remote::new("secret", &words);
    let players = vec![Player { name: "Anna".to_owned(), ..Player::default() }; 2];
    let (game, settings) = ("othello".to_owned(), Vec::new());
    let hints = false;
    remote.hear(Tell::Welcome { version: 1, role, game, settings, players, hints }, None, &words);
    let game = catalogue::open("othello", &Settings::default()).unwrap();
    let viewer = match role {
        Role::Seat(seat) => Viewer::Seat(game::Seat::new(seat).unwrap()),
        Role::Host | Role::Spectator => Viewer::Public,
    };
    let view = game.start(0).view(viewer);
    let now = Box::new(now(0, view, 1));
    remote.hear(Tell::Happened { from: 0, events: Vec::new(), now }, None, &words);
    (remote, words)
}

fn touch(name: &str) -> Request {
    Request::Touch(Touch::new(name))
}

/// The key of the last words of the line, and how they are meant.
fn said(remote: &Remote) -> (String, LineTone) {
    let Line { said, tone, .. } = remote.snapshot().line;
    (said.last().unwrap().key().to_owned(), tone)
}

#[test]
fn a_touch_becomes_a_wish_and_a_wrong_one_an_explanation() {
    let (mut remote, words) = at_othello(Role::Seat(1));
    assert!(remote.snapshot().may_act);
    assert!(!remote.request(touch("a1")));
    assert_eq!(remote.snapshot().line.tone, LineTone::Refused);
    assert_eq!(remote.snapshot().line.said.len(), 1, "it says why");
    assert!(remote.request(touch("d3")));
    assert_eq!(remote.take_asks(), [Ask::Play { wish: 1, text: "d3".to_owned(), after: 0 }]);
    remote.request(touch("c4"));
    assert_eq!(remote.take_asks(), [], "one wish at a time");
    remote.hear(Tell::Done { wish: 1, plies: 1 }, None, &words);
    remote.request(touch("c4"));
    assert_eq!(remote.take_asks().len(), 1);
}

#[test]
fn moves_are_known_and_the_last_one_is_marked_until_it_is_taken_back() {
    let (mut remote, words) = at_othello(Role::Seat(2));
    let game = catalogue::open("othello", &Settings::default()).unwrap();
    let mut played = session::Match::new(game, 0);
    played.play("d3").unwrap();
    let view = played.position().view(Viewer::Seat(game::Seat::new(2).unwrap()));
    let event = Happening::Played { seat: 1, text: Some("d3".to_owned()), ms: 5 };
    let happened = |events, now| Tell::Happened { from: 0, events, now: Box::new(now) };
    remote.hear(happened(vec![event.clone()], now(1, view.clone(), 2)), None, &words);
    assert_eq!(remote.moves(), [Some("d3")]);
    let is_last = |remote: &Remote| {
        let scene = remote.snapshot().scene;
        let spots = scene.boards.iter().flat_map(|board| &board.spots);
        let marked = spots.filter(|spot| spot.marks.contains(&scene::Mark::LastMove));
        marked.map(|spot| spot.touch.as_str().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(is_last(&remote), ["d3"]);
    // After a break everything is told again from the first event.
    let undone = Happening::Undone { seat: 2 };
    remote.hear(happened(vec![event, undone], now(2, view, 1)), None, &words);
    assert_eq!((remote.moves().len(), is_last(&remote).len()), (0, 0));
}

#[test]
fn after_somebody_gave_up_nothing_can_be_touched() {
    let (mut remote, words) = at_othello(Role::Seat(1));
    assert_eq!(remote.snapshot().scene.touchables().count(), 4);
    let last = remote.now.clone().unwrap();
    let ending = Some(Ended { outcome: "1".to_owned(), points: vec![5, 0] });
    let prompt = Message::new("scene.won").with("player", game::Seat::FIRST);
    let over = Now { plies: 1, hand: None, prompt: prompt.clone(), ending, ..last };
    let events = vec![Happening::Resigned { seat: 2 }];
    remote.hear(Tell::Happened { from: 0, events, now: Box::new(over) }, None, &words);
    assert_eq!(remote.snapshot().scene.touchables().count(), 0);
    assert_eq!(remote.snapshot().line.prompt, prompt);
    assert_eq!(said(&remote), ("sitting.resigned".to_owned(), LineTone::Plain));
    assert!(!remote.request(touch("d3")));
    assert_eq!(said(&remote).0, "play.game-over");
}

#[test]
fn a_loss_on_time_is_explained_to_both() {
    for role in [Role::Seat(1), Role::Seat(2), Role::Spectator] {
        let (mut remote, words) = at_othello(role);
        let last = remote.now.clone().unwrap();
        let ending = Some(Ended { outcome: "1".to_owned(), points: vec![5, 0] });
        let prompt = Message::new("scene.won").with("player", game::Seat::FIRST);
        let over = Now { plies: 1, hand: None, prompt, ending, ..last };
        let events = vec![Happening::RanOut { seat: 2 }];
        remote.hear(Tell::Happened { from: 0, events, now: Box::new(over) }, None, &words);
        assert_eq!(said(&remote).0, "sitting.out-of-time", "{role:?}");
    }
}

#[test]
fn who_won_is_told_by_the_outcome_and_not_by_points() {
    let (remote, words) = at_othello(Role::Seat(2));
    let told = ["black 40-24", "white 24-40", "draw 32-32"].map(|told| remote.won(told));
    assert_eq!(told, [Some(false), Some(true), None]);
    assert_eq!(at_othello(Role::Spectator).0.won("black 40-24"), None);
    let mut remote = Remote::new("secret", &words);
    let (role, players) = (Role::Seat(3), vec![Player::default(); 4]);
    let (game, settings) = ("quoridor".to_owned(), vec![("players".to_owned(), "4".to_owned())]);
    remote.hear(
        Tell::Welcome { version: 1, role, game, settings, players, hints: false },
        None,
        &words,
    );
    let told = ["3", "1", "1=3,2,4", "1,3,2,4", "none"].map(|told| remote.won(told));
    assert_eq!(told, [Some(true), Some(false), Some(true), Some(false), None]);
}

#[test]
fn who_looks_on_cannot_play() {
    let (mut remote, _) = at_othello(Role::Spectator);
    assert!(!remote.request(touch("d3")));
    assert_eq!(said(&remote), ("sitting.only-looking".to_owned(), LineTone::Refused));
    assert!(!remote.request(Request::Type("d3".to_owned())));
    assert_eq!(remote.take_asks(), []);
}

#[test]
fn after_a_cut_the_hello_says_how_far_one_is() {
    let (mut remote, _) = at_othello(Role::Seat(1));
    remote.cut_off();
    assert!(!remote.is_connected());
    let hello = remote.hello();
    assert!(matches!(hello, Ask::Hello { after: 0, ref link, .. } if link == "secret"));
}

#[test]
fn undo_waits_for_the_others() {
    let (mut remote, words) = at_othello(Role::Seat(1));
    assert!(remote.request(Request::TakeBack));
    assert_eq!(remote.take_asks(), [Ask::Undo { wish: 1, after: 0 }]);
    assert_eq!(said(&remote), ("sitting.undo-asked".to_owned(), LineTone::Plain));
    remote.hear(Tell::UndoAsked { by: vec![2] }, None, &words);
    assert!(remote.is_asked_for_undo());
    remote.hear(Tell::UndoAsked { by: vec![1, 2] }, None, &words);
    assert!(!remote.is_asked_for_undo());
    assert_eq!(said(&remote).0, "sitting.undo-asked");
    remote.hear(Tell::UndoAsked { by: Vec::new() }, None, &words);
    assert_eq!(said(&remote).0, "sitting.undo-refused");
}

#[test]
fn those_who_are_waited_for_are_called_by_their_names() {
    let prompt = |role| {
        let (remote, _) = at_othello(role);
        remote.say(&remote.snapshot().line.prompt)
    };
    assert_eq!(prompt(Role::Seat(1)), "Anna, it is your turn.");
    assert_eq!(prompt(Role::Seat(2)), "It is Anna’s turn.");
    assert_eq!(prompt(Role::Spectator), "It is Anna’s turn.");
}

#[test]
fn the_clock_that_runs_ticks_between_events() {
    let (mut remote, words) = at_othello(Role::Seat(1));
    assert!(!remote.tick(5_000), "no clock runs");
    let timed = |ticking| Now {
        used_ms: vec![0, 0],
        left_ms: vec![60_000, 60_000],
        ticking,
        ..now(0, serde_json::Value::Null, 1)
    };
    let happened = |now| Tell::Happened { from: 0, events: Vec::new(), now: Box::new(now) };
    let left = |remote: &Remote| {
        let seats = remote.snapshot().seats.into_iter();
        seats.map(|seat| seat.left_ms.unwrap()).collect::<Vec<_>>()
    };
    remote.hear(happened(timed(None)), None, &words);
    assert!(!remote.tick(5_000), "somebody is missing");
    assert_eq!(left(&remote), [60_000, 60_000]);
    remote.hear(happened(timed(Some(1))), None, &words);
    assert!(remote.tick(1_500) && !remote.tick(100), "a second more was shown once");
    assert_eq!(left(&remote), [58_400, 60_000]);
    remote.hear(happened(timed(Some(2))), None, &words);
    assert_eq!(left(&remote), [60_000, 60_000], "what the server says counts");
}

#[test]
fn after_a_break_one_can_go_on_whatever_was_asked_meanwhile() {
    let (mut remote, words) = at_othello(Role::Seat(1));
    remote.cut_off();
    remote.request(touch("d3"));
    assert_eq!(remote.take_asks().len(), 1, "nobody hears it");
    let (role, game) = (Role::Seat(1), "othello".to_owned());
    let (settings, players) = (Vec::new(), vec![Player::default(); 2]);
    remote.hear(
        Tell::Welcome { version: 1, role, game, settings, players, hints: false },
        None,
        &words,
    );
    remote.request(touch("c4"));
    assert_eq!(remote.take_asks().len(), 1);
}

#[test]
fn a_server_that_stops_for_a_moment_is_waited_for() {
    let (mut remote, words) = at_othello(Role::Seat(1));
    let bye = |key: &'static str| Tell::Bye { fault: protocol::Fault::from(Message::new(key)) };
    for passing in PASSING {
        remote.hear(bye(passing), None, &words);
        assert_eq!(remote.bye(), None, "{passing}");
    }
    remote.hear(bye("live.seat-taken"), None, &words);
    assert_eq!(remote.bye().map(Message::key), Some("live.seat-taken"));
}

/// The keys of what is told of others.
fn news(remote: &Remote) -> Vec<&str> {
    remote.news().iter().map(Message::key).collect()
}

#[test]
fn who_comes_and_goes_is_told_once_it_has_settled() {
    use protocol::live::Presence::{Away, Free, Here, Machine};
    let (mut remote, words) = at_othello(Role::Seat(1));
    let table = |remote: &mut Remote, seats: [Presence; 2]| {
        remote.hear(Tell::Table { seats: seats.to_vec() }, None, &words);
    };
    table(&mut remote, [Here, Free]);
    assert_eq!(remote.snapshot().seats[1].presence, Some(Free));
    assert_eq!(remote.free_seats(), 1);
    assert!(!remote.tick(10_000), "what is said first is no news");
    let cases = [
        (Here, "sitting.sat-down"),
        (Away, "sitting.away"),
        (Here, "sitting.back"),
        (Free, "sitting.seat-free"),
        (Machine, "sitting.machine-plays"),
    ];
    for (presence, key) in cases {
        table(&mut remote, [Here, presence]);
        assert!(!remote.tick(1_999), "{key}");
        assert!(remote.tick(1), "{key}");
        assert_eq!(news(&remote), [key]);
    }
    // A page that is loaded anew is away for a moment, and nobody is told; nor of oneself.
    table(&mut remote, [Away, Here]);
    remote.tick(1_000);
    table(&mut remote, [Here, Machine]);
    assert!(!remote.tick(10_000));
    assert_eq!(
        remote.say(&Message::new("sitting.away").with("player", Seat::SECOND)),
        "Anna is away."
    );
}

#[test]
fn a_lost_seat_is_answered_once() {
    let (mut remote, words) = at_othello(Role::Seat(1));
    remote.hear(Tell::SeatAsked { seats: vec![2] }, None, &words);
    assert_eq!(remote.asked_for_seat(), Some(Seat::SECOND));
    assert!(remote.request(Request::GiveSeat(Seat::SECOND, true)));
    assert_eq!(remote.take_asks(), [Ask::GiveSeat { wish: 1, seat: 2, yes: true }]);
    assert_eq!(remote.asked_for_seat(), None);
}

#[test]
fn advice_comes_from_the_view_alone_where_it_is_allowed() {
    let (mut remote, words) = at_othello(Role::Seat(1));
    assert!(remote.ask_advice().is_none(), "nobody has allowed it");
    let (game, settings) = ("othello".to_owned(), Vec::new());
    let players = vec![Player::default(); 2];
    let role = Role::Seat(1);
    let hints = true;
    remote.hear(Tell::Welcome { version: 1, role, game, settings, players, hints }, None, &words);
    let task = remote.ask_advice().unwrap();
    assert_eq!(task.question.view, remote.now.as_ref().unwrap().view, "and nothing else");
    assert!(remote.ask_advice().is_none(), "it is thought about");
    let game = catalogue::open("othello", &Settings::default()).unwrap();
    let mut host = machine_host::Host::default();
    let stop = std::sync::atomic::AtomicBool::new(false);
    let answer = host.answer(&game, &task.question, search::Watch::flag(&stop));
    remote.take_answer(task.at, answer);
    let line = remote.snapshot().line;
    assert_eq!((line.tone, line.said[0].key()), (LineTone::Hint, "hint.move"));
    let scene = remote.snapshot().scene;
    let is_marked = |spot: &scene::Spot| spot.marks.contains(&scene::Mark::Hint);
    assert!(scene.boards.iter().flat_map(|board| &board.spots).any(is_marked));
    // Whoever has not the hand is not advised.
    let hand = now(1, remote.now.as_ref().unwrap().view.clone(), 2);
    remote.hear(Tell::Happened { from: 0, events: Vec::new(), now: Box::new(hand) }, None, &words);
    assert!(remote.ask_advice().is_none());
}

#[test]
fn a_seat_is_kept_in_mind_unless_its_link_is_void() {
    for (why, is_void, is_over) in [
        ("live.stopping", false, false),
        ("live.no-hello", false, false),
        ("live.unreadable", false, true),
        ("live.seat-taken", true, true),
        ("live.seat-left", true, true),
        ("live.no-such-link", true, true),
    ] {
        let (mut remote, words) = at_othello(Role::Seat(1));
        let fault = protocol::Fault::from(Message::new(why));
        remote.hear(Tell::Bye { fault }, None, &words);
        assert_eq!((remote.is_void(), remote.bye().is_some()), (is_void, is_over), "{why}");
    }
}
