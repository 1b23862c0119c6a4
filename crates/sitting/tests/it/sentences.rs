//! Every sentence that a player can meet in the games that ship, in both languages.
//!
//! The snapshots are read by people, line by line. What is met is found by playing by lot: what
//! the line asks, what is told of every move, why a touch is refused, three steps of help. Of
//! sentences that differ in a place or a number alone one stands for all. What the tests ask of
//! each: no more than ten words, no name of a cell where the game shows none.

use std::collections::BTreeMap;
use std::fmt::Write;

use conformance::wording::{MOST_WORDS, longest_sentence};
use game::{Action, Luck, Rng, Settings, Told, Touched, Viewer};
use i18n::{Lang, Message, Value};
use machine_host::Answer;
use scene::{Scene, Touch};
use search::Hint;
use session::{Match, Player, Session, Table};
use sitting::{Sitting, translator};

/// A play is followed for so long at most.
const MOST_PLIES: usize = 60;
/// So many moves and touches are tried at each place.
const TRIED: usize = 12;

/// What was met, by how it is said.
#[derive(Default)]
struct Met {
    messages: BTreeMap<String, Message>,
    own: Vec<[String; 2]>,
}

impl Met {
    fn take(&mut self, message: &Message) {
        self.messages.entry(shape(message)).or_insert_with(|| message.clone());
    }

    fn take_all<'a>(&mut self, messages: impl IntoIterator<Item = &'a Message>) {
        messages.into_iter().for_each(|message| self.take(message));
    }
}

/// A message without what may differ from one play to the next: places, numbers, seats.
fn shape(message: &Message) -> String {
    let mut shape = message.key().to_owned();
    for (name, value) in message.args() {
        let told = match value {
            Value::Message(inner) if inner.key().starts_with("place.") => "…".to_owned(),
            Value::Message(inner) => shape_of_inner(inner),
            Value::Number(1) => "1".to_owned(),
            Value::Number(_) | Value::Seat(_) => "…".to_owned(),
            Value::Text(text) if PLACES.contains(&name) || is_cell(text) => "…".to_owned(),
            Value::Text(text) => text.clone(),
        };
        let _ = write!(shape, " {name}={told}");
    }
    shape
}

fn shape_of_inner(message: &Message) -> String {
    format!("({})", shape(message))
}

/// Arguments that name places and moves.
const PLACES: [&str; 6] = ["cell", "place", "from", "to", "move", "row"];

/// A game of the shelf by one set of its rules, with a table in each language.
fn tables(id: &str, options: &str, seed: u64) -> [Sitting; 2] {
    Lang::ALL.map(|lang| {
        let settings = Settings::parse(options.split_whitespace()).unwrap();
        let game = catalogue::open(id, &settings).unwrap();
        let players = (0..game.seats()).map(|_| Player::human("")).collect();
        let session = Session::new(Match::new(game, seed), Table::new(players)).unwrap();
        Sitting::new(session, &translator(lang).unwrap())
    })
}

/// Plays by lot and gathers what is met.
fn play(sitting: &mut Sitting, seed: u64, met: &mut Met) {
    let mut rng = Rng::from_seed(seed);
    for ply in 0..MOST_PLIES {
        let line = sitting.line();
        met.take(&line.prompt);
        met.take_all(&line.said);
        if sitting.awaits_touch() {
            sitting.turn_faces_down();
        }
        sitting.hand_over();
        let scene = sitting.scene();
        names(&scene, met);
        let moves = sitting.session().played().position().legal_moves();
        let Some(chosen) = pick(&moves, &mut rng) else { break };
        follow_moves(sitting, &moves, &mut rng, met);
        refusals(sitting, &scene, &mut rng, met);
        if ply % 4 == 0 {
            help(sitting, &chosen, met);
        }
        if !sitting.play(&chosen) {
            break;
        }
    }
    let line = sitting.line();
    met.take(&line.prompt);
    met.take_all(&line.said);
}

fn pick<T: Clone>(all: &[T], rng: &mut Rng) -> Option<T> {
    let count = u32::try_from(all.len()).unwrap();
    (count > 0).then(|| all[usize::try_from(rng.below(count)).unwrap()].clone())
}

/// Titles and buttons.
fn names(scene: &Scene, met: &mut Met) {
    met.take_all(scene.boards.iter().filter_map(|board| board.title.as_ref()));
    met.take_all(scene.buttons.iter().map(|button| &button.label));
}

/// What is told of moves to everybody.
fn follow_moves(sitting: &Sitting, moves: &[String], rng: &mut Rng, met: &mut Met) {
    let position = sitting.session().played().position();
    for _ in 0..TRIED {
        let Some(text) = pick(moves, rng) else { return };
        let mut next = position.boxed_clone();
        let Ok(played) = next.act(&Action::Move(text), Luck::Draw(rng)) else { continue };
        for viewer in [sitting.viewer(), Viewer::Public] {
            let told = position.told(&played, viewer);
            for saying in told.iter().filter_map(Told::saying) {
                met.take(&saying.message);
                met.take_all(saying.in_dialog());
            }
        }
    }
}

/// Why touches are refused, and what is asked after one that is not.
fn refusals(sitting: &Sitting, scene: &Scene, rng: &mut Rng, met: &mut Met) {
    let (position, viewer) = (sitting.session().played().position(), sitting.viewer());
    let spots = scene.boards.iter().flat_map(|board| &board.spots).map(|spot| spot.touch.clone());
    let buttons = scene.buttons.iter().map(|button| button.touch.clone());
    let touches: Vec<Touch> = spots.chain(buttons).collect();
    for _ in 0..TRIED {
        let Some(first) = pick(&touches, rng) else { return };
        match position.touch(viewer, &[], &first) {
            Err(refused) => met.take(refused.message()),
            Ok(Touched::More(held)) => {
                met.take(&position.prompt(viewer, &held));
                for _ in 0..TRIED {
                    let Some(second) = pick(&touches, rng) else { return };
                    if let Err(refused) = position.touch(viewer, &held, &second) {
                        met.take(refused.message());
                    }
                }
            }
            Ok(Touched::Move(_)) => {}
        }
    }
}

/// The steps of help for a move, near the end and far from it.
fn help(sitting: &mut Sitting, action: &str, met: &mut Met) {
    let Some(task) = sitting.ask_advice() else { return };
    let hint = Hint { action: action.to_owned(), score: 0, reason: None };
    sitting.take_answer(task.at, Answer::Advice(Some(hint)));
    for _ in 0..3 {
        met.take_all(&sitting.line().said);
        sitting.ask_advice();
    }
}

/// What the maker wrote: every pair of words in the design.
fn own_words(value: &serde_json::Value, own: &mut Vec<[String; 2]>) {
    match value {
        serde_json::Value::Object(fields) => {
            let word = |name: &str| fields.get(name).and_then(|it| it.as_str());
            if let (Some(fr), Some(en)) = (word("fr"), word("en")) {
                own.push([en.to_owned(), fr.to_owned()]);
            }
            fields.values().for_each(|value| own_words(value, own));
        }
        serde_json::Value::Array(items) => items.iter().for_each(|item| own_words(item, own)),
        _ => {}
    }
}

/// A game of the shelf: all that is met in it, in both languages.
fn met_in(family: &catalogue::Family) -> (String, Vec<String>) {
    let id = family.card().id.as_ref();
    let variants = family.design().map(|entry| &entry.design.variants);
    let options = variants.into_iter().flatten().map(|it| format!("variant={}", it.id));
    let mut met = Met::default();
    let mut speakers = None;
    for options in std::iter::once(String::new()).chain(options.take(3)) {
        for seed in 0..2 {
            let [mut english, french] = tables(id, &options, seed);
            play(&mut english, seed, &mut met);
            speakers = Some([english, french]);
        }
    }
    if let Some(entry) = family.design() {
        let design = serde_json::to_value(&entry.design).unwrap();
        own_words(&design, &mut met.own);
    }
    let speakers = speakers.unwrap();
    let said =
        |message: &Message| [0, 1].map(|lang: usize| i18n::sentence(&speakers[lang].say(message)));
    let mut lines: Vec<[String; 2]> = met.messages.values().map(said).collect();
    lines.extend(met.own);
    lines.sort_by_key(|[_, french]| french.to_lowercase());
    lines.dedup();
    let has_names = family.design().is_none_or(|entry| entry.design.coordinates);
    let mut text = String::new();
    let mut faults = Vec::new();
    for [english, french] in &lines {
        for line in [english, french] {
            faults.extend(fault(line, has_names).map(|fault| format!("{id}: {fault}: {line}")));
        }
        let _ =
            writeln!(text, "{}\n    {}", french.replace('\n', " / "), english.replace('\n', " / "));
    }
    (text, faults)
}

/// What is wrong with a line that a player reads.
fn fault(line: &str, has_names: bool) -> Option<String> {
    let words = longest_sentence(line);
    if words > MOST_WORDS {
        return Some(format!("{words} words"));
    }
    if line.contains("{$") || line.contains("{ $") {
        return Some("something is missing".to_owned());
    }
    let mut words = line.split(|letter: char| !letter.is_alphanumeric());
    words.find(|word| !has_names && is_cell(word)).map(|word| format!("the cell {word}"))
}

/// Whether a word names a cell.
fn is_cell(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|letter| letter.is_ascii_lowercase())
        && !letters.as_str().is_empty()
        && letters.all(|letter| letter.is_ascii_digit())
}

#[test]
fn every_sentence_of_the_shelf_is_read_and_short() {
    let mut faults = Vec::new();
    for family in catalogue::families() {
        let (text, wrong) = met_in(family);
        faults.extend(wrong);
        insta::with_settings!({ omit_expression => true }, {
            insta::assert_snapshot!(family.card().id.to_string(), text);
        });
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
