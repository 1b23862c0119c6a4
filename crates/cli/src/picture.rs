//! `marelle picture`: a game as a vector picture, at its start or after some moves.
//!
//! What is drawn is the scene of the game; here are only its words and its pictures.

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::ArgMatches;
use game::Rng;
use i18n::{Lang, Message};
use paint::palette;
use paint::svg::{self, Studio};
use session::Match;

use crate::args::{self, Chosen};
use crate::console::Console;
use crate::designs;
use crate::files;
use crate::halt::Halt;
use catalogue::side_name;

/// Pictures of a design's own, by their paths.
type Own = BTreeMap<String, Vec<u8>>;

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let (id, matches) = args::below(matches)?;
    let chosen = Chosen::named(id, matches)?;
    let own = own_pictures(id, matches)?;
    let seed = chosen.seed.unwrap_or(1);
    let played = played(Match::new(chosen.game, seed), seed, matches)?;
    let scene = played.scene(played.viewer(), &[]);
    let lang = console.words.lang();
    let game = played.game();
    let voice = game.voice(console.words);
    let name_of = |seat| side_name(&**game, seat, &voice);
    let studio = Studio {
        say: &|message| voice.say_named(message, &name_of),
        picture: &|id| picture(id, &own, lang),
        title: catalogue::title(&**game, &voice),
        prefix: "",
        mode: palette::Mode::Light,
    };
    let drawing = svg::draw(&scene, &studio);
    let Some(file) = matches.get_one::<PathBuf>(args::OUTPUT) else {
        return Ok(write!(console.output, "{drawing}")?);
    };
    files::save(file, drawing, matches.get_flag(args::FORCE)).map_err(Halt::Refused)?;
    Ok(console.say(&Message::new("cli.picture-made").with("file", files::shown(file)))?)
}

/// The game after the moves that were given, and after some that are drawn.
fn played(mut game: Match, seed: u64, matches: &ArgMatches) -> Result<Match, Halt> {
    for text in matches.get_many::<String>(args::MOVES).unwrap_or_default() {
        game.play(text).map_err(|refused| Halt::refused(&refused))?;
    }
    let mut rng = Rng::from_seed(seed);
    for _ in 0..matches.get_one::<u32>(args::RANDOM).copied().unwrap_or(0) {
        let moves = game.position().legal_moves();
        let Some(text) = rng.choose(&moves) else { break };
        game.play(text).map_err(|refused| Halt::refused(&refused))?;
    }
    Ok(game)
}

/// The pictures that a design brings with it.
fn own_pictures(id: &str, matches: &ArgMatches) -> Result<Own, Halt> {
    if id == args::DESIGN_COMMAND {
        let file = matches.get_one::<PathBuf>(args::FILE).cloned().unwrap_or_default();
        return designs::pictures_of(&file);
    }
    let entry = catalogue::family(id).ok().and_then(catalogue::Family::design);
    let files = entry.into_iter().flat_map(|entry| entry.files.iter());
    Ok(files.map(|(path, bytes)| ((*path).to_owned(), bytes.to_vec())).collect())
}

/// A picture of the design's own or of the library. Photographs are laid into the drawing.
fn picture(id: &str, own: &Own, lang: Lang) -> Option<String> {
    match own.get(id) {
        Some(bytes) => match std::str::from_utf8(bytes) {
            Ok(drawing) => Some(drawing.to_owned()),
            Err(_) => pictures::import(bytes).ok().map(|photo| photo.drawing()),
        },
        None => pictures::find(id).map(|picture| picture.svg(lang)),
    }
}
