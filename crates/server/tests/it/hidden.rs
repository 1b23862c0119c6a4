//! What an observer receives depends on what they may know and on nothing else.
//!
//! Two rooms are made that look the same to an observer and differ in what is hidden; the same
//! moves are played in both. For as long as the observer's views agree, every byte that the
//! observer is sent must agree too: welcomes, news, clocks, refusals; also to who made the match,
//! after moves were taken back, and after the server was started again. `SLOW_TESTS=1` tries
//! thousands of games. That the comparison would find a leak is shown with planted ones.

use std::sync::Arc;

use game::{AnyGame, BuiltIn as _, Game, Rng, Rules as _, Seat, Settings, Viewer};
use protocol::Role;
use protocol::live::{Ask, Tell};
use server::clock::Moment;
use server::room::{Room, Step};
use session::{ClockRules, Match, Player, Record, Session, Table};
use storage::{Id, StoredMatch};

/// Deals for each game; and with `SLOW_TESTS=1`.
const SAMPLE: u64 = 6;
const CAMPAIGN: u64 = 400;
/// Moves before the two rooms part, and after that.
const MOST_BEFORE: u32 = 14;
const MOST_AFTER: u32 = 10;

/// What was tried.
#[derive(Debug, Default)]
struct Tally {
    pairs: u32,
    moves: u32,
    undone: u32,
    restarts: u32,
}

/// Something more that a server might send by mistake.
type Leak = fn(&Room, Role) -> String;

/// Two rooms that look the same to one viewer.
struct Pair {
    game: Arc<dyn AnyGame>,
    rooms: [Room; 2],
    /// What a store would know of them.
    kept: [StoredMatch; 2],
    viewer: Viewer,
    role: Role,
    now: Moment,
    leak: Option<Leak>,
}

/// Somebody was sent what they may not know.
#[derive(Debug)]
#[expect(dead_code, reason = "tests that fail show it")]
struct Leaked {
    viewer: Viewer,
    sent: [String; 2],
}

#[test]
fn nothing_hidden_leaves_the_room() {
    let deals = if conformance::is_slow() { CAMPAIGN } else { SAMPLE };
    for settings in ["players=2", "players=4"] {
        let settings = Settings::parse([settings]).unwrap();
        let game = game_labyrinth::Labyrinth::configure(&settings).unwrap();
        assert!(game.card().hides);
        assert!(try_game("labyrinth", &game, deals));
    }
    // What lies face down is hidden from everybody, so the name card does not tell.
    let mut hiding = Vec::new();
    for entry in workshop::library::entries() {
        let game = entry.open(&Settings::none()).unwrap();
        if try_game(entry.id, &game, deals) {
            hiding.push(entry.id);
        } else {
            assert!(!game.card().hides, "{}: nothing was compared", entry.id);
        }
    }
    for id in ["memory", "families", "dominoes"] {
        assert!(hiding.contains(&id), "{id}: nothing was compared, only {hiding:?}");
    }
}

/// Whether anything was hidden, so that there was something to compare.
fn try_game<G: Game>(id: &str, game: &G, deals: u64) -> bool {
    let mut tally = Tally::default();
    for seed in 0..deals {
        try_deal(game, seed, &mut tally, None).unwrap();
    }
    if conformance::is_slow() {
        eprintln!("{id}: {tally:?}");
    }
    tally.pairs > 0 && tally.moves > 0
}

/// The words that the next seat is told instead of one's own.
fn words_of_the_next(room: &Room, role: Role) -> String {
    let next = match role {
        Role::Seat(seat) => Role::Seat(seat % 2 + 1),
        _ => Role::Seat(1),
    };
    prompt_of(serde_json::from_str(&room.news(next, 0)).unwrap())
}

fn prompt_of(news: Tell) -> String {
    let Tell::Happened { now, .. } = news else { panic!("{news:?}") };
    serde_json::to_string(&now.prompt).unwrap()
}

/// One bit of the whole position, as a number that somebody thought harmless may hold.
fn one_bit(room: &Room, _role: Role) -> String {
    (room.session().played().position().hash() & 1).to_string()
}

/// How many pairs of these games' deals tell of a leak.
fn found<G: Game>(game: &G, leak: Leak) -> u64 {
    let found = |seed| try_deal(game, seed, &mut Tally::default(), Some(leak)).is_err();
    (0..SAMPLE).map(|seed| u64::from(found(seed))).sum()
}

#[test]
fn a_planted_leak_is_found() {
    let settings = Settings::parse(["players=2"]).unwrap();
    let labyrinth = game_labyrinth::Labyrinth::configure(&settings).unwrap();
    let entry = workshop::library::entries().iter().find(|entry| entry.id == "memory");
    let memory = entry.unwrap().open(&Settings::none()).unwrap();
    assert_eq!(found(&labyrinth, words_of_the_next), SAMPLE, "a treasure in the words");
    assert_eq!(found(&labyrinth, one_bit), SAMPLE, "one bit of a hidden card");
    assert_eq!(found(&memory, one_bit), SAMPLE, "one bit of what lies face down");
}

fn try_deal<G: Game>(
    game: &G,
    seed: u64,
    tally: &mut Tally,
    leak: Option<Leak>,
) -> Result<(), Leaked> {
    let game = game.living().map_or_else(|| game.clone(), |living| living.for_people());
    let shown: Arc<dyn AnyGame> = game::erase(game.clone());
    let mut rng = Rng::from_seed(seed);
    let mut played = Match::new(shown.clone(), seed);
    for _ in 0..rng.below(MOST_BEFORE) {
        let moves = played.position().legal_moves();
        let Some(text) = rng.choose(&moves) else { break };
        played.play(text).unwrap();
    }
    if played.position().outcome().is_some() {
        return Ok(());
    }
    let text = played.position().text();
    let position = game.parse_position(&text).unwrap();
    for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Public]) {
        let view = game.view_for(&position, viewer);
        let other = game.sample(&view, &mut rng).unwrap();
        let other = game.position_text(&other);
        if other != text {
            tally.pairs += 1;
            let pair = Pair::new(&shown, seed, [&text, &other], viewer);
            tally.moves += Pair { leak, ..pair }.play(&mut rng, tally)?;
        }
    }
    Ok(())
}

impl Pair {
    fn new(game: &Arc<dyn AnyGame>, seed: u64, texts: [&String; 2], viewer: Viewer) -> Self {
        let room = |text: &String| {
            let start = Match::from_position(game.clone(), seed, text).unwrap();
            let names = ["Anna", "Ben", "Cleo", "Dan", "Eve", "Finn"];
            let players = names.iter().take(usize::from(game.seats()));
            let mut table = Table::new(players.map(|name| Player::human(*name)).collect());
            table.clock = Some(ClockRules::Counted);
            let mut room = Room::around(Id(1), Session::new(start, table).unwrap(), 0);
            room.sit(&[1, 2, 3, 4, 5, 6], Moment { at_ms: 0, run_ms: 0 });
            room
        };
        let role = match viewer {
            Viewer::Seat(seat) => Role::Seat(seat.number()),
            Viewer::Public => Role::Spectator,
        };
        let rooms = texts.map(room);
        Self {
            game: game.clone(),
            kept: rooms.each_ref().map(beginning),
            rooms,
            viewer,
            role,
            now: Moment { at_ms: 0, run_ms: 0 },
            leak: None,
        }
    }

    /// Plays the same in both rooms while the viewer sees the same; says how many moves.
    fn play(&mut self, rng: &mut Rng, tally: &mut Tally) -> Result<u32, Leaked> {
        for count in 0..MOST_AFTER {
            self.compare()?;
            if rng.below(4) == 0 {
                self.restart();
                tally.restarts += 1;
                self.compare()?;
            }
            if count > 0 && rng.below(4) == 0 && self.take_back()? {
                tally.undone += 1;
                let [one, two] = self.views();
                // What was taken back may have told the viewer something before.
                if one != two {
                    return Ok(count);
                }
                self.compare()?;
            }
            let [one, two] = self.rooms.each_ref().map(|room| {
                let played = room.session().played();
                (room.session().hand(), played.position().legal_moves())
            });
            let common: Vec<&String> = one.1.iter().filter(|text| two.1.contains(text)).collect();
            let (Some(seat), Some(text)) = (one.0.filter(|_| one.0 == two.0), rng.choose(&common))
            else {
                return Ok(count);
            };
            let ask = Ask::Play { wish: 1, text: (*text).clone(), after: self.rooms[0].plies() };
            self.now.run_ms += 700;
            for (room, kept) in self.rooms.iter_mut().zip(&mut self.kept) {
                let step = room.wish(Role::Seat(seat.number()), &ask, self.now).unwrap();
                assert!(keep(room, kept, step), "a move is kept");
            }
            let [one, two] = self.views();
            if one != two {
                // The move showed the viewer something that was hidden.
                return Ok(count);
            }
        }
        Ok(MOST_AFTER)
    }

    /// Everybody wants the last move back, which is granted in both rooms or in none. Whether it
    /// was.
    fn take_back(&mut self) -> Result<bool, Leaked> {
        let mut granted = false;
        for seat in Seat::all(self.rooms[0].session().played().game().seats()) {
            let ask = Ask::Undo { wish: 5, after: self.rooms[0].plies() };
            let mut answers = Vec::new();
            for (room, kept) in self.rooms.iter_mut().zip(&mut self.kept) {
                let answer = room.wish(Role::Seat(seat.number()), &ask, self.now);
                let told = answer.as_ref().err().map(|fault| format!("{fault:?}"));
                let is_kept = answer.is_ok_and(|step| keep(room, kept, step));
                answers.push(format!("{told:?} {is_kept}"));
                granted |= is_kept;
            }
            if answers[0] != answers[1] {
                let [one, two] = [answers[0].clone(), answers[1].clone()];
                return Err(Leaked { viewer: self.viewer, sent: [one, two] });
            }
            if granted {
                break;
            }
        }
        if !granted {
            let refuse = Ask::RefuseUndo { wish: 6 };
            let now = self.now;
            // Where nobody wants anything any more, that is refused, which is as well.
            self.rooms.iter_mut().for_each(|room| drop(room.wish(Role::Seat(1), &refuse, now)));
        }
        Ok(granted)
    }

    /// The server is started again: both rooms are as the store knows them.
    fn restart(&mut self) {
        for (room, kept) in self.rooms.iter_mut().zip(&self.kept) {
            let open = |_: &str, _: &Settings| Ok::<_, catalogue::OpenError>(self.game.clone());
            *room = server::room::restore(kept, self.now.run_ms, open).unwrap();
            room.sit(&[1, 2, 3, 4, 5, 6], self.now);
        }
    }

    fn views(&self) -> [String; 2] {
        self.rooms
            .each_ref()
            .map(|room| room.session().played().position().view(self.viewer).to_string())
    }

    /// Everything that this viewer can be sent.
    fn compare(&mut self) -> Result<(), Leaked> {
        // Who made the match sees no more than those who look on.
        if self.viewer == Viewer::Public {
            self.compare_as(Role::Host)?;
        }
        self.compare_as(self.role)
    }

    fn compare_as(&mut self, role: Role) -> Result<(), Leaked> {
        let plies = self.rooms[0].plies();
        let texts = ["nonsense".to_owned(), "click:a1".to_owned(), "join:Eve".to_owned()];
        let wishes = texts.map(|text| Ask::Play { wish: 2, text, after: plies });
        let undo = [Ask::Undo { wish: 3, after: plies }, Ask::RefuseUndo { wish: 4 }];
        let (now, leak) = (self.now, self.leak);
        let [one, two] = self.rooms.each_mut().map(|room| {
            let mut sent = vec![
                serde_json::to_string(&room.welcome(role)).unwrap(),
                room.news(role, 0),
                room.news(role, plies),
            ];
            sent.extend(leak.map(|leak| leak(room, role)));
            let is_mine =
                room.session().hand().is_some_and(|seat| role == Role::Seat(seat.number()));
            for ask in wishes.iter().filter(|_| !is_mine).chain(&undo) {
                sent.push(format!("{:?}", room.wish(role, ask, now)));
                sent.push(room.news(role, 0));
            }
            sent
        });
        match one.into_iter().zip(two).find(|(one, two)| one != two) {
            Some((one, two)) => Err(Leaked { viewer: self.viewer, sent: [one, two] }),
            None => Ok(()),
        }
    }
}

/// What a store knows of a new room.
fn beginning(room: &Room) -> StoredMatch {
    let made = storage::NewMatch {
        id: room.id(),
        game: room.session().played().game().card().id.to_string(),
        record_head: Record::head_of(room.session()),
        code: None,
        links: Vec::new(),
        made_ms: 0,
        allows: storage::Allows::default(),
    };
    let (plies, touched_ms, thinking_ms, outcome) = Default::default();
    let head = storage::MatchHead { made, plies, touched_ms, thinking_ms, outcome };
    StoredMatch { head, events: Vec::new() }
}

/// Keeps what a step says; whether that was anything.
fn keep(room: &mut Room, kept: &mut StoredMatch, step: Step) -> bool {
    let Step::Keep(append) = step else { return false };
    let numbered = (append.after..).zip(append.texts);
    kept.events.extend(numbered.map(|(ply, text)| storage::Event { ply, text, at_ms: 0 }));
    kept.head.plies = u32::try_from(kept.events.len()).unwrap();
    kept.head.outcome = append.ending.map(|ending| ending.outcome);
    room.kept();
    true
}
