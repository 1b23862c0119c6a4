//! A match on a server as the screen shows it, over a wire whose other end a test holds.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender};

use game::{AnyGame, Seat, Settings, Viewer};
use i18n::{Lang, Message};
use protocol::live::{Ask, Ended, Happening, Now, Tell};
use protocol::{Fault, Player, Role};
use session::Match;
use storage_files::{DataFolder, OnlineSeat};

use super::kit::{Eyes, USUAL, app};
use crate::app::App;
use crate::online::{Heard, Online, Server, Wire};
use crate::screen::Screen;
use crate::screen::play::Play;

/// The server's end of a wire.
struct There {
    wire: SyncSender<Heard>,
    asks: Receiver<Ask>,
    game: Arc<dyn AnyGame>,
    moves: Vec<&'static str>,
}

/// A screen with a match of Othello that has just been found.
fn othello(eyes: Eyes, role: Role, data: Option<DataFolder>) -> (App, There) {
    let mut app = app(eyes, data);
    let (wire, out) = Wire::pair();
    let server = Server::read("localhost:7878").unwrap();
    let online = Online::over(wire, server, "0123456789abcdef", &app.desk.words);
    let online = online.noted_in(app.desk.data.clone());
    app.screen = Screen::Play(Box::new(Play::online(online, &app.desk)));
    let asks = open(&out);
    app.tick(50);
    assert!(matches!(asks.try_recv(), Ok(Ask::Hello { .. })), "hello comes first");
    let game = catalogue::open("othello", &Settings::none()).unwrap();
    let there = There { wire: out, asks, game, moves: Vec::new() };
    there.welcome(role);
    there.tell_now();
    app.tick(50);
    (app, there)
}

fn open(out: &SyncSender<Heard>) -> Receiver<Ask> {
    let (asks, heard) = std::sync::mpsc::channel();
    assert!(out.send(Heard::Open(asks)).is_ok());
    heard
}

impl There {
    fn say(&self, tell: Tell) {
        assert!(self.wire.send(Heard::Tell(Box::new(tell), None)).is_ok());
    }

    fn welcome(&self, role: Role) {
        let named = |name: &str| Player { name: name.to_owned(), ..Player::default() };
        let players = vec![named("Anna"), named("Zoé")];
        let (game, settings) = ("othello".to_owned(), Vec::new());
        self.say(Tell::Welcome { version: 1, role, game, settings, players, hints: false });
    }

    fn now(&self) -> Now {
        let mut played = Match::new(Arc::clone(&self.game), 1);
        for text in &self.moves {
            played.play(text).unwrap();
        }
        let hand = u8::try_from(self.moves.len() % 2).unwrap() + 1;
        Now {
            plies: u32::try_from(self.moves.len()).unwrap(),
            view: played.position().view(Viewer::Seat(Seat::FIRST)),
            told: serde_json::Value::Null,
            prompt: Message::new("scene.your-turn"),
            said: None,
            hand: Some(hand),
            used_ms: vec![61_000, 0],
            left_ms: vec![239_000, 300_000],
            ticking: Some(hand),
            ending: None,
        }
    }

    fn tell(&self, now: Now) {
        let played = self.moves.iter().zip([1, 2].into_iter().cycle());
        let event = |(text, seat): (&&str, u8)| Happening::Played {
            seat,
            text: Some((**text).to_owned()),
            ms: 5,
        };
        let events = played.map(event).collect();
        self.say(Tell::Happened { from: 0, events, now: Box::new(now) });
    }

    fn tell_now(&self) {
        self.tell(self.now());
    }

    fn asked(&self) -> Vec<Ask> {
        self.asks.try_iter().collect()
    }
}

#[test]
fn the_screen_of_a_match_on_a_server() {
    let mut text = String::new();
    for lang in Lang::ALL {
        let eyes = Eyes { lang, ..USUAL };
        let (mut app, mut there) = othello(eyes, Role::Seat(1), None);
        text.push_str(&format!("==== {lang}: my turn\n{}", app.text()));
        there.moves = vec!["d3"];
        there.tell_now();
        there.say(Tell::UndoAsked { by: vec![2] });
        app.tick(50);
        text.push_str(&format!("==== {lang}: asked for a move back\n{}", app.text()));
        let ending = Some(Ended { outcome: "black 40-24".to_owned(), points: vec![5, 0] });
        let prompt = Message::new("scene.won").with("player", Seat::FIRST);
        there.tell(Now { hand: None, ticking: None, ending, prompt, ..there.now() });
        there.say(Tell::AgainAsked { by: vec![2] });
        app.tick(50);
        text.push_str(&format!("==== {lang}: the end\n{}", app.text()));
        let (mut app, there) = othello(eyes, Role::Spectator, None);
        text.push_str(&format!("==== {lang}: looking on\n{}", app.text()));
        there.say(Tell::Bye { fault: Fault::from(Message::new("live.no-such-link")) });
        app.tick(50);
        text.push_str(&format!("==== {lang}: sent away\n{}", app.text()));
    }
    insta::assert_snapshot!("online", text);
}

#[test]
fn keys_become_wishes_and_a_refused_touch_needs_no_wire() {
    let (mut app, mut there) = othello(USUAL, Role::Seat(1), None);
    app.keys("tab enter");
    let asked = there.asked();
    assert!(matches!(&asked[..], [Ask::Play { after: 0, .. }]), "{asked:?}");
    there.say(Tell::Done { wish: 1, plies: 1 });
    there.moves = vec!["d3"];
    there.tell_now();
    app.tick(50);
    assert!(app.text().contains("1.d3"), "{}", app.text());
    // Taking back is asked of the others, giving up twice of oneself.
    app.keys("1 3");
    assert!(matches!(&there.asked()[..], [Ask::Undo { after: 1, .. }]));
    assert!(app.text().contains("To give up"), "{}", app.text());
    app.keys("3");
    assert!(matches!(&there.asked()[..], [Ask::Resign { .. }]));
}

#[test]
fn others_may_take_a_move_back_or_not() {
    let (mut app, mut there) = othello(USUAL, Role::Seat(1), None);
    there.moves = vec!["d3"];
    there.tell_now();
    for (key, is_yes) in [("1", true), ("4", false)] {
        there.say(Tell::UndoAsked { by: vec![2] });
        app.tick(50);
        assert!(app.text().contains("wants to take the last move back"), "{}", app.text());
        app.keys(key);
        let asked = there.asked();
        assert_eq!(matches!(&asked[..], [Ask::Undo { .. }]), is_yes, "{asked:?}");
        assert_eq!(matches!(&asked[..], [Ask::RefuseUndo { .. }]), !is_yes, "{asked:?}");
    }
}

#[test]
fn a_break_is_told_and_nothing_is_asked_until_the_same_seat_is_back() {
    let (mut app, mut there) = othello(USUAL, Role::Seat(1), None);
    there.moves = vec!["d3", "c3"];
    there.tell_now();
    assert!(there.wire.send(Heard::Cut).is_ok());
    app.tick(50);
    assert!(app.text().contains("Looking for the server"), "{}", app.text());
    app.keys("tab enter");
    there.asks = open(&there.wire);
    app.tick(50);
    let asked = there.asked();
    let [Ask::Hello { link, after: 2, .. }] = &asked[..] else { panic!("{asked:?}") };
    assert_eq!(link, "0123456789abcdef");
    there.welcome(Role::Seat(1));
    there.tell_now();
    app.tick(50);
    assert!(!app.text().contains("Looking for the server"), "{}", app.text());
    app.keys("tab enter");
    assert!(matches!(&there.asked()[..], [Ask::Play { after: 2, .. }]));
}

#[test]
fn a_server_is_answered_while_somebody_reads() {
    let (mut app, mut there) = othello(USUAL, Role::Seat(1), None);
    app.keys("help");
    assert!(there.wire.send(Heard::Cut).is_ok());
    there.asks = open(&there.wire);
    app.tick(50);
    assert!(matches!(&there.asked()[..], [Ask::Hello { after: 0, .. }]));
}

#[test]
fn a_server_that_only_pauses_is_waited_for() {
    let (mut app, there) = othello(USUAL, Role::Seat(1), None);
    there.say(Tell::Bye { fault: Fault::from(Message::new("live.stopping")) });
    assert!(there.wire.send(Heard::Cut).is_ok());
    app.tick(50);
    assert!(app.play().there().bye().is_none());
    assert!(app.text().contains("Looking for the server"), "{}", app.text());
}

#[test]
fn who_looks_on_asks_for_nothing() {
    let (mut app, there) = othello(USUAL, Role::Spectator, None);
    app.keys("enter 3 3");
    app.type_move("d3");
    assert_eq!(there.asked(), []);
    assert!(app.text().contains("Only players can move."), "{}", app.text());
}

#[test]
fn the_clock_of_who_has_the_hand_ticks() {
    let (mut app, _there) = othello(USUAL, Role::Seat(1), None);
    assert!(app.text().contains("3:59"), "{}", app.text());
    assert!(app.tick(2_000));
    assert!(app.text().contains("3:57") && app.text().contains("5:00"), "{}", app.text());
}

#[test]
fn a_seat_is_offered_in_the_menu_until_the_match_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let data = DataFolder::at(folder.path());
    let (mut app, there) = othello(USUAL, Role::Seat(1), Some(data.clone()));
    let (link, server) = ("0123456789abcdef".to_owned(), "http://localhost:7878".to_owned());
    let seat = OnlineSeat { link, server, title: "Othello".to_owned() };
    assert_eq!(data.online().unwrap().seats, [seat]);
    app.keys("help esc 0");
    assert!(app.text().contains("Your seat is kept."), "{}", app.text());
    app.keys("3");
    assert!(app.text().contains("Othello  http://localhost:7878"), "{}", app.text());
    drop(there);
    let (mut app, there) = othello(USUAL, Role::Seat(1), Some(data.clone()));
    let ending = Some(Ended { outcome: "black 40-24".to_owned(), points: vec![5, 0] });
    there.tell(Now { hand: None, ticking: None, ending, ..there.now() });
    app.tick(50);
    assert_eq!(data.online().unwrap().seats, []);
    // Once everybody wants to play again, the next match takes its place.
    app.keys("n");
    assert!(matches!(&there.asked()[..], [Ask::Rematch { .. }]));
    assert!(app.text().contains("The others must want it too."), "{}", app.text());
    there.say(Tell::Again { link: "fedcba9876543210".to_owned() });
    app.tick(50);
    assert_eq!(app.play().there().link(), "fedcba9876543210");
}

#[test]
fn a_seat_is_forgotten_when_that_is_asked_twice() {
    let folder = tempfile::tempdir().unwrap();
    let data = DataFolder::at(folder.path());
    drop(othello(USUAL, Role::Seat(1), Some(data.clone())));
    let mut app = app(USUAL, Some(data.clone()));
    app.keys("3 d");
    assert!(app.text().contains("press d again"), "{}", app.text());
    assert_eq!(data.online().unwrap().seats.len(), 1);
    app.keys("d");
    assert_eq!(data.online().unwrap().seats, []);
}

#[test]
fn what_opens_no_match_is_explained_in_the_form() {
    let mut app = app(USUAL, None);
    app.keys("3");
    app.key(crate::input::KeyCode::F(5));
    assert!(app.text().contains("Type the code of the game first."), "{}", app.text());
    app.keys("https://a.example/ down down down enter");
    assert!(app.text().contains("This is no code and no link"), "{}", app.text());
    app.keys("esc");
    assert!(matches!(app.screen, Screen::Menu(_)));
}

/// Where nobody answers, that is told, and the form is still there.
#[test]
fn a_server_that_is_not_there_is_told() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let invite = crate::Invite {
        given: "ABCDEF".to_owned(),
        server: Some(free.to_string()),
        name: Some("Anna".to_owned()),
    };
    let mut app = App::joining(app(USUAL, None).desk, &invite);
    assert!(app.text().contains("Looking for the server"), "{}", app.text());
    for _ in 0..2_000 {
        std::thread::sleep(std::time::Duration::from_millis(5));
        if app.tick(5) {
            break;
        }
    }
    assert!(app.text().contains("The server does not answer."), "{}", app.text());
    assert!(app.text().contains("Anna"), "{}", app.text());
}

/// Who is there is seen beside the names, and a lost seat is answered like other questions.
#[test]
fn absence_is_seen_and_a_lost_seat_is_answered() {
    use protocol::live::Presence::{Away, Free, Here};
    let (mut app, there) = othello(USUAL, Role::Seat(1), None);
    there.say(Tell::Table { seats: vec![Here, Here] });
    app.tick(50);
    there.say(Tell::Table { seats: vec![Here, Away] });
    app.tick(50);
    assert!(app.text().contains("Zoé (away)"), "{}", app.text());
    assert!(!app.text().contains("Zoé is away."), "it may be a page that is loaded anew");
    app.tick(3_000);
    assert!(app.text().contains("Zoé is away."), "{}", app.text());
    there.say(Tell::SeatAsked { seats: vec![2] });
    app.tick(50);
    let text = app.text();
    assert!(text.contains("Zoé lost the seat. Is it really Zoé?"), "{text}");
    app.keys(&number_of(&text, "It is really them"));
    assert_eq!(there.asked(), [Ask::GiveSeat { wish: 1, seat: 2, yes: true }]);
    there.say(Tell::Done { wish: 1, plies: 0 });
    there.say(Tell::Table { seats: vec![Here, Free] });
    app.tick(50);
    let text = app.text();
    assert!(text.contains("Zoé (free)"), "{text}");
    app.keys(&number_of(&text, "Machine in the free seat"));
    assert_eq!(there.asked(), [Ask::Machine { wish: 2, seat: 2, level: 3 }]);
    there.say(Tell::Done { wish: 2, plies: 0 });
    app.tick(50);
    // A seat is given up only when that is chosen twice.
    let key = number_of(&app.text(), "Leave my seat");
    app.keys(&key);
    assert_eq!(there.asked(), []);
    app.keys(&key);
    assert_eq!(there.asked(), [Ask::Leave { wish: 3 }]);
}

/// The number of an action, as it stands before its words.
fn number_of(text: &str, words: &str) -> String {
    let line = text.lines().find(|line| line.contains(words)).unwrap();
    let before = line.split(words).next().unwrap();
    before.trim_end().chars().last().unwrap().to_string()
}
