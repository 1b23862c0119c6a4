//! `marelle workshop pictures`: words to look for, or one thing to do with pictures.

use std::path::PathBuf;

use clap::{Arg, Command, value_parser};

use super::{CUT, EXPORT, GROUP, IMPORT, LIMIT, OUTPUT, PICTURES, SHOW, Tree, WORDS};

impl Tree<'_> {
    pub(super) fn workshop_pictures(&self) -> Command {
        let examples = [
            "marelle workshop pictures",
            "marelle workshop pictures chat",
            "marelle workshop pictures --group animals",
            "marelle workshop pictures --show card:queen-hearts > queen.svg",
            "marelle workshop pictures --export my-pictures cat dog letter:A",
            "marelle workshop pictures --import photo.jpg -o anna.jpg",
            "marelle workshop pictures --import photo.jpg --cut 3x4",
        ];
        let words = self.positional(WORDS, "usage.name-word", "usage.pictures-words").num_args(0..);
        let limit = self.option(LIMIT, "N", "usage.pictures-limit");
        let [file, folder, group] =
            ["usage.name-file", "usage.name-folder", "usage.name-group"].map(|key| self.say(key));
        self.command(PICTURES, "usage.workshop-pictures", &examples)
            .arg(words)
            .arg(limit.value_parser(value_parser!(usize)))
            .arg(self.option(GROUP, &group, "usage.pictures-group"))
            .arg(
                self.option(SHOW, "ID", "usage.pictures-show").conflicts_with_all([EXPORT, IMPORT]),
            )
            .arg(self.file(EXPORT, &folder, "usage.pictures-export").conflicts_with(IMPORT))
            .arg(self.file(IMPORT, &file, "usage.pictures-import"))
            .arg(self.file(OUTPUT, &file, "usage.pictures-output").short('o').requires(IMPORT))
            .arg(self.option(CUT, "3x4", "usage.pictures-cut").requires(IMPORT))
    }

    fn file(&self, name: &'static str, value: &str, help: &'static str) -> Arg {
        self.option(name, value, help).value_parser(value_parser!(PathBuf))
    }
}
