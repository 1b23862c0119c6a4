//! What an observer receives depends on what they may know and on nothing else.
//!
//! Two rooms are made that look the same to an observer and differ in what is hidden; the same
//! moves are played in both. For as long as the observer's views agree, every byte that the
//! observer is sent must agree too: welcomes, news, clocks, refusals. `SLOW_TESTS=1` tries
//! thousands of games. That the comparison would find a leak is shown with planted ones.

use std::sync::Arc;

use game::{AnyGame, BuiltIn as _, Game, Rng, Rules as _, Seat, Settings, Viewer};
use protocol::Role;
use protocol::live::{Ask, Tell};
use server::clock::Moment;
use server::room::{Room, Step};
use session::{ClockRules, Match, Player, Session, Table};
use storage::Id;

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
}

/// Something more that a server might send by mistake.
type Leak = fn(&Room, Role) -> String;

/// Two rooms that look the same to one viewer.
struct Pair {
    rooms: [Room; 2],
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
            tally.moves += Pair { leak, ..pair }.play(&mut rng)?;
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
        Self {
            rooms: texts.map(room),
            viewer,
            role,
            now: Moment { at_ms: 0, run_ms: 0 },
            leak: None,
        }
    }

    /// Plays the same in both rooms while the viewer sees the same; says how many moves.
    fn play(&mut self, rng: &mut Rng) -> Result<u32, Leaked> {
        for count in 0..MOST_AFTER {
            self.compare()?;
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
            for room in &mut self.rooms {
                let step = room.wish(Role::Seat(seat.number()), &ask, self.now).unwrap();
                assert!(matches!(step, Step::Keep(_)), "a move is kept");
                room.kept();
            }
            let [one, two] = self.views();
            if one != two {
                // The move showed the viewer something that was hidden.
                return Ok(count);
            }
        }
        Ok(MOST_AFTER)
    }

    fn views(&self) -> [String; 2] {
        self.rooms
            .each_ref()
            .map(|room| room.session().played().position().view(self.viewer).to_string())
    }

    /// Everything that this viewer can be sent.
    fn compare(&mut self) -> Result<(), Leaked> {
        let (role, plies) = (self.role, self.rooms[0].plies());
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
