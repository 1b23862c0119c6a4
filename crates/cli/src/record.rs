//! `marelle record`: looks at a saved game or a score sheet, checks it, writes it as a sheet.
//!
//! Reading and replaying is the session's and the games' work; here is only telling.

mod source;

use std::path::PathBuf;

use catalogue::DESIGN;
use clap::ArgMatches;
use game::{Played, Sheet, Viewer};
use i18n::{Message, Value};
use session::{Record, Session};

use crate::args;
use crate::console::Console;
use crate::halt::Halt;
use crate::teller::Teller;

pub(crate) use source::{Source, resume};

/// The name of Marelle's own form, beside those of the games.
const OWN_FORMAT: &str = "marelle";

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let (command, matches) = args::below(matches)?;
    let path = matches.get_one::<PathBuf>(args::FILE).cloned().unwrap_or_default();
    let Source { session, date, stated } = Source::read(&path, matches)?;
    let mut table = Teller::new(session, console);
    match command {
        args::SHOW => {
            show_header(&mut table, date, stated)?;
            show_moves(&mut table)?;
            show_end(&mut table)
        }
        args::REPLAY => replay(&mut table),
        args::CONVERT => {
            let format = matches.get_one::<String>(args::FORMAT).map(String::as_str);
            convert(&mut table, format.unwrap_or_default())
        }
        _ => {
            let count = table.session().played().moves().len();
            Ok(table.say(&Message::new("file.whole").with("count", count))?)
        }
    }
}

fn show_header(
    table: &mut Teller<'_, '_>,
    date: Option<String>,
    stated: Option<String>,
) -> Result<(), Halt> {
    let played = table.session().played();
    let settings = played.game().settings().to_string();
    let (title, id) = (table.sitting.title(), &played.game().card().id);
    // A design that is not on the shelf is found again by its file.
    let title = if id.starts_with(DESIGN) { format!("{title} ({id})") } else { title };
    let lines = [
        ("file.game", Some(title)),
        ("file.options", Some(settings).filter(|text| !text.is_empty())),
        ("file.seed", Some(played.seed().to_string())),
        ("file.players", Some(players(table))),
        ("file.date", date),
        ("file.start", played.start_text().map(str::to_owned)),
        ("file.stated", stated),
    ];
    for (key, text) in lines {
        if let Some(text) = text {
            table.say(&Message::new(key).with("text", Value::Text(text)))?;
        }
    }
    Ok(())
}

fn players(table: &Teller<'_, '_>) -> String {
    let seats = game::Seat::all(table.session().played().game().seats());
    seats.map(|seat| table.sitting.name(seat)).collect::<Vec<_>>().join(", ")
}

fn show_moves(table: &mut Teller<'_, '_>) -> Result<(), Halt> {
    let moves = moves_of(table.session());
    table.say(&Message::new("file.moves").with("count", moves.len()))?;
    Ok(table.list(&moves)?)
}

fn show_end(table: &mut Teller<'_, '_>) -> Result<(), Halt> {
    let scene = table.session().scene(Viewer::Public, &[]);
    table.draw(&scene)?;
    match table.session().ending().cloned() {
        Some(ending) => table.announce(&ending)?,
        None => table.say(&scene.prompt)?,
    }
    Ok(())
}

/// Every position from the start to the end.
fn replay(table: &mut Teller<'_, '_>) -> Result<(), Halt> {
    let played = table.session().played().clone();
    for ply in 0..played.moves().len() {
        let Some(position) = played.position_at(ply) else { break };
        table.draw(&table.session().scene_at(ply, Viewer::Public))?;
        let told = played.moves().get(ply).map(Played::text).unwrap_or_default();
        if let game::Turn::Seat(seat) = position.turn() {
            let message = Message::new("file.step").with("number", ply + 1).with("player", seat);
            table.say(&message.with("move", told.into_owned()))?;
        }
    }
    show_end(table)
}

fn convert(table: &mut Teller<'_, '_>, format: &str) -> Result<(), Halt> {
    let game = table.session().played().game().clone();
    let text = if format == OWN_FORMAT {
        Some(Record::whole_of(table.session()).to_string())
    } else {
        game.write_sheet(format, &sheet_of(table.session()))
    };
    let text = text.ok_or_else(|| {
        let known = [game.sheet_formats(), &[OWN_FORMAT]].concat().join(", ");
        let message = Message::new("file.no-format").with("format", format);
        Halt::Usage(message.with("known", Value::Text(known)))
    })?;
    Ok(table.console.data(text.trim_end_matches('\n'))?)
}

fn sheet_of(session: &Session) -> Sheet {
    let played = session.played();
    let record = Record::of(session);
    Sheet {
        players: session.table().players.iter().map(|player| player.name.clone()).collect(),
        start: played.start_text().map(str::to_owned),
        moves: moves_of(session),
        // A sheet without times comes back without times.
        times: record.moves().iter().map(|entry| Some(entry.ms).filter(|ms| *ms > 0)).collect(),
        result: record.result().map(|result| result.outcome.clone()),
    }
}

fn moves_of(session: &Session) -> Vec<String> {
    session.played().moves().iter().map(|played| played.text().into_owned()).collect()
}
