//! Games on a real server: two terminals at one table, a line that breaks, and a game with hidden
//! cards. What a terminal is sent goes through a relay, which keeps it.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::{Arc, Mutex};

use load::client::{Client, make_match};
use load::program::{Keeps, Program};
use protocol::live::Tell;
use protocol::rest::Made;

use crate::screen::{Setup, Terminal};

fn server(folder: &Path) -> Program {
    let program = Path::new(env!("CARGO_BIN_EXE_marelle"));
    Program::start(program, Keeps::Folder(folder), "127.0.0.1:0").unwrap()
}

fn wait<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(work)
}

/// Passes everything on between a terminal and a server until it is cut.
#[derive(Clone)]
struct Relay {
    address: SocketAddr,
    streams: Arc<Mutex<Vec<TcpStream>>>,
    /// All that the server said.
    said: Arc<Mutex<Vec<u8>>>,
}

impl Relay {
    fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let relay = Self { address, streams: Arc::default(), said: Arc::default() };
        let held = relay.clone();
        std::thread::spawn(move || {
            for near in listener.incoming() {
                let (near, far) = (near.unwrap(), TcpStream::connect(server).unwrap());
                let copies = [&near, &far].map(|stream| stream.try_clone().unwrap());
                held.streams.lock().unwrap().extend(copies);
                let back = [&far, &near].map(|stream| stream.try_clone().unwrap());
                let said = Arc::clone(&held.said);
                std::thread::spawn(move || pass(near, far, None));
                let [far, near] = back;
                std::thread::spawn(move || pass(far, near, Some(&said)));
            }
        });
        relay
    }

    /// Breaks every connection; new ones are let through.
    fn cut(&self) {
        for stream in self.streams.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// The positions that the server has shown so far, as JSON.
    fn views(&self) -> Vec<serde_json::Value> {
        let said = String::from_utf8_lossy(&self.said.lock().unwrap()).into_owned();
        let starts = said.match_indices("{\"say\":\"happened\"").map(|(at, _)| at);
        let whole = starts.filter_map(|at| {
            let mut read = serde_json::Deserializer::from_str(&said[at..]).into_iter();
            read.next()?.ok()
        });
        whole.map(|told: serde_json::Value| told["now"]["view"].clone()).collect()
    }
}

fn pass(mut from: TcpStream, mut to: TcpStream, said: Option<&Mutex<Vec<u8>>>) {
    let mut buffer = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut buffer) {
        if let Some(said) = said {
            said.lock().unwrap().extend_from_slice(&buffer[..count]);
        }
        if to.write_all(&buffer[..count]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
}

fn joined(data: &Path, words: &[&str]) -> Terminal {
    let words = [&["join"], words].concat();
    Terminal::start(Setup { words: &words, ..Setup::new(data) })
}

fn link(address: SocketAddr, made: &Made, seat: usize) -> String {
    format!("http://{address}/#/match/{}", made.seats[seat].as_ref().unwrap())
}

#[test]
fn two_terminals_play_and_one_is_cut_off_and_comes_back_to_its_seat() {
    let [store, one, two] = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let server = server(store.path());
    let made = wait(make_match(server.address, "othello")).unwrap();
    let relay = Relay::to(server.address);
    let address = link(relay.address, &made, 0);
    let mut anna = joined(one.path(), &[&address, "--name", "Anna"]);
    anna.sees("Anna, it is your turn.");
    let at = server.address.to_string();
    let mut zoe = joined(two.path(), &[&made.code, "--server", &at, "--name", "Zoé"]);
    zoe.sees("It is Anna’s turn.");
    anna.press_and_see("d3\r", "1.d3");
    zoe.sees("Zoé, it is your turn.");
    // What happens while the line is down is heard afterwards, at the same seat.
    relay.cut();
    zoe.press_and_see("c3\r", "2.c3");
    anna.sees("2.c3");
    anna.sees("Anna, it is your turn.");
    anna.press_and_see("c4\r", "3.c4");
    zoe.sees("3.c4");
    // A move is taken back when the other agrees.
    anna.press("1");
    zoe.sees("Somebody wants to take the last move back.");
    zoe.press("1");
    anna.waits("the move back", |screen| !screen.contains("3.c4"));
    // The menu still lists the seat after leaving.
    zoe.press_and_see("0", "Your seat is kept.");
    zoe.press_and_see("3", "Games you can go back to");
    zoe.press_and_see("\r", "2.c3");
    zoe.press("3");
    zoe.press_and_see("3", "Anna has won!");
    anna.sees("Anna has won!");
    // Once both want to, they play again, and the other begins.
    anna.press_and_see("n", "The others must want it too.");
    zoe.press_and_see("n", "Zoé, it is your turn.");
    anna.sees("It is Zoé’s turn.");
    let kept = std::fs::read_to_string(two.path().join("online.txt")).unwrap();
    assert_eq!(kept.matches("\nseat ").count(), 1, "the match that is over is forgotten: {kept}");
}

#[test]
fn the_card_of_another_player_never_comes_to_the_terminal() {
    let [store, data] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let server = server(store.path());
    let (made, other) = wait(async {
        let made = make_match(server.address, "labyrinth").await.unwrap();
        let mut client =
            Client::enter(server.address, made.seats[1].as_ref().unwrap()).await.unwrap();
        client.say(&protocol::live::Ask::Name { wish: 1, name: "Ben".to_owned() }).await.unwrap();
        let view = loop {
            if let Tell::Happened { now, .. } = client.hear().await.unwrap() {
                break now.view;
            }
        };
        (made, view)
    });
    let hidden = other["target"].as_str().unwrap();
    let relay = Relay::to(server.address);
    let mut terminal = joined(data.path(), &[&link(relay.address, &made, 0)]);
    terminal.waits("the board", |screen| screen.contains("Ben"));
    relay.cut();
    terminal.waits("news after the break", |_| relay.views().len() > 1);
    let views = relay.views();
    assert!(views.len() > 1, "{views:?}");
    for view in views {
        assert_eq!(view["seat"], serde_json::json!(1));
        assert_ne!(view["target"], other["target"]);
        let mut rest = view.clone();
        // Everybody sees the tiles, with all that can be looked for.
        for open in ["tiles", "hand"] {
            rest.as_object_mut().unwrap().remove(open);
        }
        assert!(!rest.to_string().contains(&format!("\"{hidden}\"")), "{hidden}: {view}");
    }
}

#[test]
fn after_a_restart_of_the_server_terminals_are_back_at_their_move() {
    let [store, one, two] = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let mut program = server(store.path());
    let address = program.address;
    let made = wait(make_match(address, "othello")).unwrap();
    let mut anna = joined(one.path(), &[&link(address, &made, 0), "--name", "Anna"]);
    anna.sees("Anna, it is your turn.");
    let at = address.to_string();
    let mut zoe = joined(two.path(), &[&made.code, "--server", &at, "--name", "Zoé"]);
    zoe.sees("It is Anna’s turn.");
    anna.press_and_see("d3\r", "1.d3");
    zoe.sees("Zoé, it is your turn.");
    // It is told to stop and says goodbye, or it is killed and says nothing.
    for is_told in [true, false] {
        if is_told {
            program.stop().unwrap();
        } else {
            program.kill().unwrap();
        }
        anna.sees("Looking for the server");
        zoe.sees("Looking for the server");
        let marelle = Path::new(env!("CARGO_BIN_EXE_marelle"));
        program = Program::start(marelle, Keeps::Folder(store.path()), &at).unwrap();
        anna.waits("the server again", |screen| !screen.contains("Looking for the server"));
        zoe.waits("the server again", |screen| !screen.contains("Looking for the server"));
        let (mover, other, text, seen) = match is_told {
            true => (&mut zoe, &mut anna, "c3\r", "2.c3"),
            false => (&mut anna, &mut zoe, "c4\r", "3.c4"),
        };
        mover.press_and_see(text, seen);
        other.sees(seen);
    }
}
