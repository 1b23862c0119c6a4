//! `marelle analyse`: looks back at a saved game, move by move; as a table, as JSON, as a picture.
//!
//! Each player is judged by what that player could see. Ctrl-C ends it early and tells what was
//! found so far. Judging is the search's work, telling the analysis's; here are only the file, the
//! clock-less loop and the columns.

use std::path::PathBuf;

use analysis::{Analysis, headings, lines, plot};
use clap::ArgMatches;
use game::{Change, Level, Turn, Viewer};
use i18n::{Lang, Message, Value};
use search::Watch;
use session::Match;

use crate::console::Console;
use crate::halt::Halt;
use crate::record::Source;
use crate::teller::Teller;
use crate::{args, files, machines, waiting};

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let path = matches.get_one::<PathBuf>(args::FILE).cloned().unwrap_or_default();
    let session = Source::read(&path, matches)?.session;
    // The command line lets levels from 1 to 10 pass only.
    let asked = matches.get_one::<u8>(args::LEVEL).copied();
    let level = asked.and_then(Level::new).unwrap_or(Level::JUDGE);
    let analysis = judged(session.played(), level)?;
    let mut table = Teller::new(session, console);
    if matches.get_flag(args::JSON) {
        table.console.json(&analysis)?;
    } else {
        tell(&analysis, &mut table)?;
    }
    match matches.get_one::<PathBuf>(args::SVG) {
        Some(path) => draw(&analysis, &mut table, path, matches.get_flag(args::JSON)),
        None => Ok(()),
    }
}

/// Judges every move of a person's or a machine's own will.
fn judged(played: &Match, level: Level) -> Result<Analysis, Halt> {
    let none = || Halt::Refused(Message::new("sitting.no-machine"));
    let mut machine = machines::machine_for(&*played.first_game()).ok_or_else(none)?;
    let bar = waiting::bar(played.moves().len() as u64);
    let positions = (0..=played.moves().len()).filter_map(|ply| played.position_at(ply));
    let most = positions.map(|position| position.game().seats()).max();
    let mut analysis = Analysis::new(most.unwrap_or_default());
    for (ply, step) in played.moves().iter().enumerate() {
        let Some(position) = played.position_at(ply) else { break };
        // Other rules or players need another machine.
        if let (Some(_), Some(after)) = (Change::read(&step.text), played.position_at(ply + 1)) {
            machine = machines::machine_for(&*after.game()).ok_or_else(none)?;
            continue;
        }
        let Turn::Seat(seat) = position.turn() else { continue };
        let view = position.view(Viewer::Seat(seat));
        let judgement = machine
            .judge(&view, &step.text, level, Watch::flag(waiting::stop_flag()))
            .map_err(|error| Halt::Stream(std::io::Error::other(error)))?;
        if waiting::is_stopped() {
            break;
        }
        if let Some(judgement) = judgement {
            analysis.add(ply + 1, seat, &step.text, judgement);
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(analysis)
}

fn tell(analysis: &Analysis, table: &mut Teller<'_, '_>) -> Result<(), Halt> {
    if analysis.moves.is_empty() {
        return Ok(table.say_key("analyse.no-moves")?);
    }
    let lang = table.console.words.lang();
    let heads = headings().map(|heading| table.words(&heading));
    let rows = lines(analysis, lang, &|message| table.words(message));
    let all = || std::iter::once(&heads).chain(&rows);
    let widths: [usize; 6] = std::array::from_fn(|column| {
        all().map(|row| row[column].chars().count()).max().unwrap_or(0)
    });
    for row in all() {
        let cells = row.iter().zip(widths).map(|(text, width)| format!("{text:<width$}"));
        let line = cells.collect::<Vec<_>>().join("  ");
        table.console.line(line.trim_end())?;
    }
    table.console.line("")?;
    tell_turns(analysis, table)?;
    tell_players(analysis, table, lang)
}

/// Where the game turned, in the order of play, each with the better move and its reason.
fn tell_turns(analysis: &Analysis, table: &mut Teller<'_, '_>) -> Result<(), Halt> {
    let mut turns = analysis.turning_points();
    if turns.is_empty() {
        return Ok(table.say_key("analysis.no-turns")?);
    }
    turns.sort_by_key(|judged| judged.number);
    table.say_key("analysis.turns")?;
    for judged in turns {
        let turn = Message::new("analysis.turn")
            .with("number", judged.number)
            .with("player", judged.seat)
            .with("move", judged.action.as_str())
            .with("best", judged.best.as_str());
        let why = judged.reason.as_ref().map(|reason| table.words(reason)).unwrap_or_default();
        let line = format!("  {} {why}", table.words(&turn));
        table.console.line(line.trim_end())?;
    }
    Ok(())
}

fn tell_players(analysis: &Analysis, table: &mut Teller<'_, '_>, lang: Lang) -> Result<(), Halt> {
    for (seat, tally) in analysis.by_seat().iter().filter(|(_, tally)| tally.moves > 0) {
        let told = Message::new("analysis.played-best")
            .with("player", seat)
            .with("best", tally.best)
            .with("moves", tally.moves);
        let share = analysis::percent(tally.mean_loss, lang);
        let lost = Message::new("analysis.mean-loss").with("share", Value::Text(share));
        let line = format!("{} {}", table.words(&told), table.words(&lost));
        table.console.line(&line)?;
    }
    Ok(())
}

fn draw(
    analysis: &Analysis,
    table: &mut Teller<'_, '_>,
    path: &std::path::Path,
    is_quiet: bool,
) -> Result<(), Halt> {
    let title = table.sitting.title();
    let lang = table.console.words.lang();
    let Some(svg) = plot(analysis, &title, lang, &|message| table.words(message)) else {
        return Ok(());
    };
    files::save(path, svg, false).map_err(Halt::Refused)?;
    if is_quiet {
        return Ok(());
    }
    Ok(table.say(&Message::new("counted.drawn").with("file", files::shown(path)))?)
}
