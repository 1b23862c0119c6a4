//! Every word that the workbench says is there in both languages, and easy.

use design::Design;
use i18n::{Lang, Message, Translator};
use workbench::{Control, Part, Sort, WORDS, Workbench};

fn translators() -> [Translator; 2] {
    [Lang::En, Lang::Fr]
        .map(|lang| sitting::translator_with(lang, &[review::WORDS, WORDS], &[]).unwrap())
}

fn said(words: &[Translator; 2], message: &Message) {
    for words in words {
        assert!(words.has(message.key()), "{} in {}", message.key(), words.lang());
    }
}

#[test]
fn every_word_stands_in_both_languages_and_is_easy() {
    let faults = conformance::wording::faults(&WORDS);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Every part of a design, with everything it shows.
fn walk(words: &[Translator; 2], design: &Design) {
    let mut bench = Workbench::new("x", design.clone());
    let cells = (0..design.grid.rows.min(2)).map(|row| geometry::Cell::new(0, row));
    let cells = Part::Cells(cells.collect());
    let parts = bench.parts().into_iter().map(|line| line.part).chain([cells]);
    for line in bench.parts() {
        said(words, &line.label);
        line.detail.iter().for_each(|detail| said(words, detail));
    }
    for part in parts {
        bench.select(part);
        for field in bench.fields() {
            for message in [&field.label, &field.help, &field.example] {
                said(words, message);
            }
            field.group.iter().for_each(|group| said(words, group));
            let labels: Vec<Message> = match &field.control {
                Control::Choice { options, .. } => options.iter().map(|o| o.1.clone()).collect(),
                Control::Checks(checks) => checks.iter().map(|c| c.label.clone()).collect(),
                Control::Queue(queued) => queued.iter().map(|q| q.name.clone()).collect(),
                _ => Vec::new(),
            };
            labels.iter().for_each(|label| said(words, label));
        }
        for action in bench.actions() {
            said(words, &action.label);
            action.closed.iter().for_each(|why| said(words, why));
        }
    }
    for tool in bench.tools() {
        said(words, &tool.label);
        tool.closed.iter().for_each(|why| said(words, why));
    }
}

#[test]
fn one_cell_is_not_called_several() {
    let mut bench = crate::random::everything();
    bench.touch(&scene::Touch::new("a1")).unwrap();
    let zone = bench.parts().into_iter().find(|line| line.sort == Sort::Zones).unwrap();
    let detail = zone.detail.unwrap();
    let said = [("Cell a1", "1 cell"), ("Case a1", "1 case")];
    for (words, (title, cells)) in translators().iter().zip(said) {
        assert_eq!(words.say(&bench.title()), title);
        assert_eq!(words.say(&detail), cells);
    }
}

#[test]
fn everything_that_is_shown_has_words() {
    let words = translators();
    Sort::ALL.iter().for_each(|sort| said(&words, &sort.label()));
    walk(&words, &Design::default());
    for entry in workshop::library::entries() {
        walk(&words, &entry.design);
    }
}
