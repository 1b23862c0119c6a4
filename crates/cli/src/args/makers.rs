//! `marelle workshop new`: one command a maker, with the fields of its form as options.
//!
//! What a field takes and what it is called is the makers' business; here it becomes help.

use std::path::PathBuf;

use clap::{Arg, Command, value_parser};
use i18n::{Lang, Message, Value};
use makers::{Field, FieldKind, Form, Kind};
use serde_json::Value as Given;

use super::{FORCE, FROM, NEW, OUTPUT, Tree, WORDS};

impl Tree<'_> {
    pub(super) fn workshop_new(&self) -> Command {
        let examples = Kind::ALL.map(|kind| example(kind, self.words.lang()));
        self.command(NEW, "usage.workshop-new", &examples)
            .subcommand_required(true)
            .subcommands(Kind::ALL.map(|kind| self.maker(kind)))
    }

    /// A maker with its fields as options; the list comes from a file, the input or the words.
    fn maker(&self, kind: Kind) -> Command {
        let file = self.say("usage.name-file");
        let from = self.option(FROM, &format!("{file}|-"), "usage.new-from").long("from");
        let output = self.option(OUTPUT, &file, "usage.new-output").short('o');
        let list = self.positional(WORDS, "usage.name-word", "usage.workshop-new").num_args(0..);
        let own = Form::fields(kind).into_iter().filter(is_option);
        let usual = Form::new(kind).values();
        let own = own.map(|field| self.field(&field, usual.get(field.name)));
        let (about, example) = (self.words.say(&kind.summary()), example(kind, self.words.lang()));
        self.command_about(kind.name(), about, &[example])
            .arg(list.help(self.words.say(&kind.wants())))
            .arg(from.value_parser(value_parser!(PathBuf)).conflicts_with(WORDS))
            .arg(output.value_parser(value_parser!(PathBuf)))
            .arg(self.flag(FORCE, "usage.new-force"))
            .args(own.collect::<Vec<_>>())
    }

    /// A field as an option, with its choices and what is usual.
    fn field(&self, field: &Field, usual: Option<&Given>) -> Arg {
        let value = match field.kind {
            FieldKind::Text => field.name.to_uppercase(),
            _ => field.wanted(),
        };
        let mut help = self.words.say(&field.long_label());
        if let FieldKind::Choice(choices) = field.kind {
            let says = |choice: &&str| self.words.say(&field.choice_label(choice));
            let choices: Vec<String> = choices.iter().map(says).collect();
            help = format!("{help} ({})", choices.join(", "));
        }
        let usual = usual.and_then(told).map(|usual| {
            self.words.say(&Message::new("cli.default").with("value", Value::Text(usual)))
        });
        help = [Some(help + "."), usual].into_iter().flatten().collect::<Vec<_>>().join(" ");
        self.game_option(field.name, &value, help)
    }
}

/// A value as it is typed; nothing for an empty text.
fn told(value: &Given) -> Option<String> {
    match value {
        Given::Bool(is_so) => Some(if *is_so { "yes" } else { "no" }.to_owned()),
        Given::String(text) => (!text.is_empty()).then(|| text.clone()),
        other => Some(other.to_string()),
    }
}

/// Whether a field of a form is an option of its own: the list has three ways in, and the
/// language is that of the whole command.
pub(crate) const fn is_option(field: &Field) -> bool {
    !matches!(field.kind, FieldKind::Lines) && !matches!(field.name.as_bytes(), b"lang")
}

/// One way to call each maker, with words of a language.
const fn example(kind: Kind, lang: Lang) -> &'static str {
    match lang {
        Lang::En => english(kind),
        Lang::Fr => french(kind),
    }
}

const fn english(kind: Kind) -> &'static str {
    match kind {
        Kind::Memory => "marelle workshop new memory --from words.txt -o memory.json",
        Kind::Families => "marelle workshop new families --from table.csv",
        Kind::PigeonVole => "marelle workshop new pigeon-vole \"bee;flies\" \"cow;walks\"",
        Kind::Spelling => "marelle workshop new spelling cat dog --letters capitals",
        Kind::Lotto => "marelle workshop new lotto cat dog cow pig duck frog --players 2",
        Kind::OddOneOut => "marelle workshop new odd-one-out \"cow;dog;*bus\" \"car;train;*cat\"",
        Kind::Hangman => "marelle workshop new hangman --from words.txt",
        Kind::Arithmetic => "marelle workshop new arithmetic --operation plus --largest 20",
        Kind::OneAmong => "marelle workshop new one-among \"Who flies?\" \"*bee\" cow dog",
        Kind::SomeAmong => "marelle workshop new some-among \"Who flies?\" \"*bee\" \"*owl\" cow",
        Kind::Dominoes => "marelle workshop new dominoes \"cat;chat\" \"dog;chien\" \"cow;vache\"",
        Kind::SlidingPuzzle => "marelle workshop new sliding-puzzle --rows 4 --columns 4",
        Kind::Jigsaw => {
            "marelle workshop new jigsaw --picture photo.jpg --pieces 12 -o puzzle.marelle"
        }
        Kind::Goose => "marelle workshop new goose \"6: bridge 12\" \"19: inn\" --cells 40",
        Kind::PegSolitaire => "marelle workshop new peg-solitaire --from drawing.txt",
        Kind::BlockPuzzle => "marelle workshop new block-puzzle --from drawing.txt --goal b4",
    }
}

const fn french(kind: Kind) -> &'static str {
    match kind {
        Kind::Memory => "marelle workshop new memory --from mots.txt -o animaux.json",
        Kind::Families => "marelle workshop new families --from tableau.csv",
        Kind::PigeonVole => "marelle workshop new pigeon-vole \"abeille;vole\" \"vache;marche\"",
        Kind::Spelling => "marelle workshop new spelling chat chien --letters capitals",
        Kind::OneAmong => "marelle workshop new one-among \"Qui vole ?\" \"*abeille\" vache chien",
        Kind::SomeAmong => {
            "marelle workshop new some-among \"Qui vole ?\" \"*abeille\" \"*pie\" vache"
        }
        Kind::Goose => "marelle workshop new goose \"6: pont 12\" \"19: auberge\" --cells 40",
        Kind::PegSolitaire => "marelle workshop new peg-solitaire --from dessin.txt",
        Kind::BlockPuzzle => "marelle workshop new block-puzzle --from dessin.txt --goal b4",
        // What is typed is the same in both languages.
        Kind::Lotto => "marelle workshop new lotto chat chien vache coq canard cygne --players 2",
        Kind::OddOneOut => "marelle workshop new odd-one-out \"vache;chien;*bus\"",
        Kind::Hangman => "marelle workshop new hangman --from mots.txt",
        Kind::Arithmetic | Kind::Dominoes | Kind::SlidingPuzzle | Kind::Jigsaw => english(kind),
    }
}
