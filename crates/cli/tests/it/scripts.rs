//! The scripted plays of designs once more, through the text protocol of the real program.
//!
//! The scripts are those of `crates/workshop/tests/cases`. What the protocol cannot ask is left
//! out: single touches, events, and how a die with several faces falls.

#[path = "../../../workshop/tests/it/script.rs"]
#[allow(dead_code, reason = "shared with the tests of the workshop, which ask more")]
mod script;

use std::fs;
use std::path::Path;

use design::Design;
use i18n::Lang;
use script::{Act, Case, Counted, Step, Verdict};

use crate::{marelle, workshop};

/// What was asked and what must come of it.
struct Asked<'a> {
    case: &'a Case,
    /// The line of the script, or the case's name for its opening.
    line: &'a str,
    commands: Vec<String>,
    /// Looks at the answers, one for each command.
    look: Look<'a>,
}

type Look<'a> = Box<dyn Fn(&[Answer]) -> Result<(), String> + 'a>;

/// The last line of an answer, and what was said before it.
struct Answer {
    last: String,
    said: Vec<String>,
}

#[test]
fn every_scripted_play_goes_the_same_way_through_the_program() {
    let cases: Vec<Case> = script::all().into_iter().filter(|case| !case.rolls()).collect();
    assert!(cases.len() > 500, "{} cases are asked", cases.len());
    let folder = tempfile::tempdir().unwrap();
    for (number, case) in cases.iter().enumerate() {
        let path = folder.path().join(format!("{number}.json"));
        fs::write(path, case.json().unwrap().to_string()).unwrap();
    }
    let mut faults: Vec<String> = [Lang::En, Lang::Fr]
        .into_iter()
        .flat_map(|lang| played(&cases, lang, folder.path()))
        .collect();
    faults.extend(
        cases.iter().enumerate().flat_map(|(number, case)| {
            remarked(case, folder.path(), &format!("{number}.json")).err()
        }),
    );
    assert!(faults.is_empty(), "{} do not hold:\n{}", faults.len(), faults.join("\n"));
}

/// Plays all cases in one language; what does not hold.
fn played(cases: &[Case], lang: Lang, folder: &Path) -> Vec<String> {
    let asked: Vec<Asked<'_>> =
        cases.iter().enumerate().flat_map(|(number, case)| questions(case, number, lang)).collect();
    let lines: Vec<&str> = asked.iter().flat_map(|one| &one.commands).map(String::as_str).collect();
    let input = format!("set lang={lang}\n{}\nquit\n", lines.join("\n"));
    let ran = marelle(folder, &["engine"], input.as_bytes());
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
    let mut answers = answers(&ran.output);
    assert_eq!(answers.len(), lines.len() + 2, "an answer for every line");
    answers.remove(0);
    let mut left = answers.as_slice();
    let mut faults: Vec<String> = Vec::new();
    for one in &asked {
        let (own, others) = left.split_at(one.commands.len());
        left = others;
        if let Err(fault) = (one.look)(own) {
            faults.push(format!("{}: `{}`: {fault}", one.case.name, one.line));
        }
    }
    faults
}

fn answers(output: &str) -> Vec<Answer> {
    let mut found = Vec::new();
    let mut said = Vec::new();
    for line in output.lines() {
        match line.strip_prefix("info say ") {
            Some(words) => said.push(words.to_owned()),
            None => found.push(Answer { last: line.to_owned(), said: std::mem::take(&mut said) }),
        }
    }
    found
}

/// What a case asks of the program, in one language.
fn questions(case: &Case, number: usize, lang: Lang) -> Vec<Asked<'_>> {
    let game = format!("game design:{number}.json seed={} {}", case.seed, case.options);
    let opens = case.opens;
    let look: Look<'_> = Box::new(move |answers| same(&(answers[0].last == "ok"), &opens));
    let mut asked = vec![Asked { case, line: &case.name, commands: vec![game], look }];
    if !case.opens {
        return asked;
    }
    let design = case.design().unwrap();
    let mut last_play: Option<usize> = None;
    for Step { line, act } in &case.steps {
        let (commands, look) = match act {
            Act::Play { text, verdict, .. } => {
                last_play = Some(asked.len());
                let commands = ["text".to_owned(), format!("play {text}"), "text".to_owned()];
                let look: Look<'_> = Box::new(move |answers| as_wanted(answers, verdict));
                (commands.to_vec(), look)
            }
            Act::Says { lang: of, words } if *of == lang => {
                let Some(at) = last_play else { continue };
                let words = words.clone();
                // What was said is looked at with the play that said it.
                let before = std::mem::replace(&mut asked[at].look, Box::new(|_| Ok(())));
                asked[at].look = Box::new(move |answers| {
                    before(answers)?;
                    same(&last_said(&answers[1], lang), &i18n::sentence(&words))
                });
                continue;
            }
            Act::Told(is_told) => {
                let Some(at) = last_play else { continue };
                let before = std::mem::replace(&mut asked[at].look, Box::new(|_| Ok(())));
                asked[at].look = Box::new(move |answers| {
                    before(answers)?;
                    same(&!last_said(&answers[1], lang).is_empty(), is_told)
                });
                continue;
            }
            _ => match asked_of_position(act, &design) {
                Some(found) => found,
                None => continue,
            },
        };
        asked.push(Asked { case, line, commands, look });
    }
    asked
}

/// What is asked of a position without playing.
fn asked_of_position<'a>(act: &'a Act, design: &Design) -> Option<(Vec<String>, Look<'a>)> {
    let found: (String, Look<'a>) = match act {
        Act::Turn(wanted) => {
            let wanted = if wanted == "over" { "over" } else { wanted };
            let look = move |answers: &[Answer]| {
                let found = answers[0].last.split(' ').find(|word| *word != "turn");
                same(&found, &Some(wanted))
            };
            ("turn".to_owned(), Box::new(look))
        }
        Act::Over(wanted) => {
            let look = move |answers: &[Answer]| {
                let line = &answers[0].last;
                let first = wanted.as_deref().filter(|wanted| *wanted != "draw").unwrap_or("");
                // A winner of two may be told as a ranking.
                let found = line.strip_prefix("over ").filter(|found| found.starts_with(first));
                hold(found.is_some(), || line.clone())
            };
            ("turn".to_owned(), Box::new(look))
        }
        Act::Legal(wanted) => {
            let look = move |answers: &[Answer]| {
                let (mut wanted, mut found) = (wanted.clone(), listed(&answers[0].last));
                wanted.sort();
                found.sort();
                same(&found, &wanted)
            };
            ("legal".to_owned(), Box::new(look))
        }
        Act::Can(wanted) => {
            let look = move |answers: &[Answer]| {
                let found = listed(&answers[0].last);
                hold(wanted.iter().all(|name| found.contains(name)), || answers[0].last.clone())
            };
            ("legal".to_owned(), Box::new(look))
        }
        Act::Cannot(wanted) => {
            let look = move |answers: &[Answer]| {
                let found = listed(&answers[0].last);
                hold(!wanted.iter().any(|name| found.contains(name)), || answers[0].last.clone())
            };
            ("legal".to_owned(), Box::new(look))
        }
        Act::At { cell, tokens } => {
            let cells = cells(design);
            let look =
                move |answers: &[Answer]| same(&lying(&answers[0].last, &cells, cell), tokens);
            ("text".to_owned(), Box::new(look))
        }
        Act::Count { what, wanted } => {
            let look = move |answers: &[Answer]| same(&counted(&answers[0].last, *what), wanted);
            ("text".to_owned(), Box::new(look))
        }
        _ => return None,
    };
    Some((vec![found.0], found.1))
}

/// A played move against what the script says of it: the text before, the play, the text after.
fn as_wanted(answers: &[Answer], verdict: &Verdict) -> Result<(), String> {
    let [before, played, after] = answers else { return Err("no answer".to_owned()) };
    let errors = |answer: &Answer| counted(&answer.last, Counted::Errors).iter().sum::<i64>();
    let key = played.last.strip_prefix("error ").and_then(|rest| rest.split(' ').next());
    match (key, verdict) {
        (Some(key), Verdict::Refused(word)) => {
            same(&after.last, &before.last)?;
            let last = key.rsplit('.').next().unwrap_or(key);
            hold(word.as_deref().is_none_or(|word| word == last), || played.last.clone())
        }
        (None, Verdict::Ok | Verdict::Wrong) => {
            let is_wrong = errors(after) > errors(before);
            same(&is_wrong, &(*verdict == Verdict::Wrong))
        }
        _ => Err(played.last.clone()),
    }
}

/// What was said last, with players as scripts name them and blanks that may break.
fn last_said(answer: &Answer, lang: Lang) -> String {
    let refused = answer.last.strip_prefix("error ").and_then(|rest| rest.split_once(' '));
    let said =
        refused.map_or_else(|| answer.said.last().cloned(), |(_, words)| Some(words.to_owned()));
    let player = match lang {
        Lang::En => "Player ",
        Lang::Fr => "Joueur ",
    };
    let words = said.unwrap_or_default().replace(['\u{a0}', '\u{202f}'], " ");
    words.replace(player, "P")
}

fn listed(line: &str) -> Vec<String> {
    line.split(' ').skip(1).map(str::to_owned).collect()
}

/// The cells of all boards in the order of the position text.
fn cells(design: &Design) -> Vec<String> {
    let board = |name: String, rows: u8, columns: u8| {
        (0..rows).flat_map(move |row| {
            let name = name.clone();
            (0..columns).map(move |col| format!("{name}{}{}", char::from(b'a' + col), row + 1))
        })
    };
    let mut found: Vec<String> =
        board(String::new(), design.grid.rows, design.grid.columns).collect();
    for (number, shoe) in (1..).zip(&design.shoes) {
        found.extend(board(format!("shoe{number}."), shoe.rows, shoe.columns));
    }
    for (number, zone) in (1..).zip(&design.waiting_zones) {
        found.extend(board(format!("waiting{number}."), zone.rows, zone.columns));
    }
    for (number, zone) in (1..).zip(&design.result_zones) {
        found.extend(board(format!("result{number}."), zone.rows, zone.columns));
    }
    found
}

/// The tokens of a cell from the lowest, joined by `+`, or `-`, from a line `text …`.
fn lying(line: &str, cells: &[String], cell: &str) -> String {
    let boards = line.split(' ').nth(2).unwrap_or_default();
    let words = boards.split('/').flat_map(|board| board.split(','));
    let word =
        cells.iter().zip(words).find(|(name, _)| *name == cell).map_or("?", |(_, word)| word);
    let kind = |token: &str| {
        let end = token.find(['@', '^', '!']).unwrap_or(token.len());
        token[..end].to_owned()
    };
    match word {
        "." => "-".to_owned(),
        word => word.split('+').map(kind).collect::<Vec<_>>().join("+"),
    }
}

/// A counter of every player, from a line `text …`.
fn counted(line: &str, what: Counted) -> Vec<i64> {
    let part = match what {
        Counted::Errors => 0,
        Counted::Moves => 1,
        Counted::Won => 2,
    };
    let players = line.split(' ').nth(4).unwrap_or_default();
    let count = |player: &str| player.split('.').nth(part).and_then(|count| count.parse().ok());
    players.split(',').map(|player| count(player).unwrap_or(-1)).collect()
}

/// What `marelle workshop check` remarks of a case's design.
fn remarked(case: &Case, folder: &Path, file: &str) -> Result<(), String> {
    let asked: Vec<(&String, bool)> = case
        .steps
        .iter()
        .filter_map(|step| match &step.act {
            Act::Remark { key, is_made } => Some((key, *is_made)),
            _ => None,
        })
        .collect();
    if asked.is_empty() {
        return Ok(());
    }
    let output = workshop(folder, &["check", file, "--json"]).output;
    let remarks: serde_json::Value =
        serde_json::from_str(&output).map_err(|fault| fault.to_string())?;
    let keys: Vec<&str> = remarks
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|remark| remark["key"].as_str())
        .collect();
    asked.into_iter().try_for_each(|(key, is_made)| {
        hold(keys.contains(&key.as_str()) == is_made, || format!("{}: {key}: {keys:?}", case.name))
    })
}

impl Case {
    /// Whether it says how dice fall, which nobody can tell the program.
    fn rolls(&self) -> bool {
        let is_steered =
            |act: &Act| matches!(act, Act::Play { chances, .. } if !chances.is_empty());
        self.steps.iter().any(|step| is_steered(&step.act))
    }
}

fn hold(condition: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(why()) }
}

fn same<T: PartialEq + std::fmt::Debug>(found: &T, wanted: &T) -> Result<(), String> {
    hold(found == wanted, || format!("it is {found:?}"))
}
