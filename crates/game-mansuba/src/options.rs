//! One configuration for every variant, and the presets that fill it in.
//!
//! A preset only changes defaults: whatever is given besides it holds.

use game::{OptionDefault, OptionError, OptionKind, OptionSpec, Settings, Values};

use crate::relation::Relation;

/// The least and greatest side of a world.
pub(crate) const SIDES: (u32, u32) = (3, 16);
/// The greatest turn limit that can be asked for.
pub(crate) const MOST_TURNS: u32 = 10_000;

/// What a match is played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Config {
    pub(crate) preset: Preset,
    pub(crate) width: u8,
    pub(crate) height: u8,
    pub(crate) relation: Relation,
    /// Pawns, towers and elephants in turn, or pawns alone.
    pub(crate) mixed: bool,
    /// All pieces on the other side's places, or just one.
    pub(crate) complex: bool,
    pub(crate) captures: bool,
    pub(crate) switch: bool,
    pub(crate) first: First,
    pub(crate) max_turns: u16,
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum First {
    Black,
    White,
    /// Drawn from the seed.
    Random,
}

/// Well-known variants by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// All sorts, captures, the first piece that arrives wins.
    Standard,
    /// As in the school project: who begins is drawn, and the relation changes.
    School,
    /// Pawns alone, no captures.
    Pawns,
    /// Like Chinese checkers: pawns on a triangular board, all must arrive.
    Checkers,
}

impl Preset {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Standard, Self::School, Self::Pawns, Self::Checkers];
    /// Their words, in the same order.
    const NAMES: [&'static str; 4] =
        [Self::ALL[0].name(), Self::ALL[1].name(), Self::ALL[2].name(), Self::ALL[3].name()];

    /// Its word in options.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::School => "school",
            Self::Pawns => "pawns",
            Self::Checkers => "checkers",
        }
    }

    /// What it changes of the standard options.
    #[must_use]
    pub const fn changes(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Standard => &[],
            Self::School => &[("switch", "yes"), ("first", "random")],
            Self::Pawns => &[("sorts", "pawns"), ("captures", "no")],
            Self::Checkers => &[
                ("relation", "triangular"),
                ("sorts", "pawns"),
                ("victory", "complex"),
                ("captures", "no"),
            ],
        }
    }
}

/// The options whose defaults a preset may change.
const STANDARD: [(&str, &str); 6] = [
    ("relation", "simple"),
    ("sorts", "mixed"),
    ("victory", "simple"),
    ("captures", "yes"),
    ("switch", "no"),
    ("first", "black"),
];

const fn spec(name: &'static str, kind: OptionKind, default: OptionDefault) -> OptionSpec {
    OptionSpec { name, kind, default }
}

const SIDE: OptionKind = OptionKind::Number { min: SIDES.0, max: SIDES.1 };

pub(crate) const OPTIONS: &[OptionSpec] = &[
    spec("preset", OptionKind::Choice(&Preset::NAMES), OptionDefault::Is("standard")),
    spec("width", SIDE, OptionDefault::Is("10")),
    spec("height", SIDE, OptionDefault::Is("10")),
    spec(
        "relation",
        OptionKind::Choice(&Relation::NAMES),
        OptionDefault::Follows("mansuba.default-relation"),
    ),
    spec(
        "sorts",
        OptionKind::Choice(&["mixed", "pawns"]),
        OptionDefault::Follows("mansuba.default-sorts"),
    ),
    spec(
        "victory",
        OptionKind::Choice(&["simple", "complex"]),
        OptionDefault::Follows("mansuba.default-victory"),
    ),
    spec("captures", OptionKind::FLAG, OptionDefault::Follows("mansuba.default-captures")),
    spec("switch", OptionKind::FLAG, OptionDefault::Follows("mansuba.default-switch")),
    spec(
        "first",
        OptionKind::Choice(&["black", "white", "random"]),
        OptionDefault::Follows("mansuba.default-first"),
    ),
    spec(
        "max_turns",
        OptionKind::Number { min: 1, max: MOST_TURNS },
        OptionDefault::Follows("mansuba.default-turns"),
    ),
];

impl Config {
    pub(crate) fn read(settings: &Settings) -> Result<Self, OptionError> {
        let values = settings.against(OPTIONS)?;
        let preset = values.word("preset");
        let preset = Preset::ALL.into_iter().find(|known| preset == Some(known.name()));
        let preset = preset.unwrap_or(Preset::Standard);
        let word = |name| in_force(&values, preset, name);
        // The specs keep both sides below 17.
        let side = |name| values.number(name).and_then(|side| u8::try_from(side).ok());
        let (width, height) = (side("width").unwrap_or(10), side("height").unwrap_or(10));
        let turns = values.number("max_turns").and_then(|turns| u16::try_from(turns).ok());
        Ok(Self {
            preset,
            width,
            height,
            relation: Relation::named(word("relation")).unwrap_or(Relation::Simple),
            mixed: word("sorts") == "mixed",
            complex: word("victory") == "complex",
            captures: word("captures") == "yes",
            switch: word("switch") == "yes",
            first: match word("first") {
                "random" => First::Random,
                "white" => First::White,
                _ => First::Black,
            },
            max_turns: turns.unwrap_or(2 * u16::from(width) * u16::from(height)),
        })
    }

    /// All options in force.
    pub(crate) fn settings(&self) -> Settings {
        let yes_or_no = |flag| if flag { "yes" } else { "no" };
        let mut settings = Settings::none();
        settings.set("preset", self.preset.name());
        settings.set("width", self.width);
        settings.set("height", self.height);
        settings.set("relation", self.relation.name());
        settings.set("sorts", if self.mixed { "mixed" } else { "pawns" });
        settings.set("victory", if self.complex { "complex" } else { "simple" });
        settings.set("captures", yes_or_no(self.captures));
        settings.set("switch", yes_or_no(self.switch));
        settings.set(
            "first",
            match self.first {
                First::Black => "black",
                First::White => "white",
                First::Random => "random",
            },
        );
        settings.set("max_turns", self.max_turns);
        settings
    }

    /// Every how many turns the relation changes.
    pub(crate) const fn switch_period(&self) -> u16 {
        // At least one turn may be played, so the root is at least 1.
        self.max_turns.isqrt()
    }
}

/// The word given, else the preset's, else the standard one.
fn in_force<'a>(values: &Values<'a>, preset: Preset, name: &str) -> &'a str {
    let defaults = preset.changes().iter().chain(&STANDARD);
    let default = || defaults.filter(|(known, _)| *known == name).map(|(_, word)| *word).next();
    values.word(name).or_else(default).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(words: &str) -> String {
        let given = Settings::parse(words.split_whitespace()).unwrap();
        Config::read(&given).unwrap().settings().to_string()
    }

    #[test]
    fn defaults_are_those_of_the_protocol() {
        let usual = "preset=standard width=10 height=10 relation=simple sorts=mixed \
                     victory=simple captures=yes switch=no first=black max_turns=200";
        assert_eq!(settings(""), usual);
        assert_eq!(settings(usual), usual);
        assert!(settings("width=5 height=4").ends_with("max_turns=40"));
    }

    #[test]
    fn presets_change_defaults_and_nothing_that_is_given() {
        assert!(settings("preset=school").contains("switch=yes first=random"));
        assert!(settings("preset=pawns").contains("sorts=pawns victory=simple captures=no"));
        let checkers = settings("preset=checkers victory=simple");
        assert!(checkers.contains("relation=triangular sorts=pawns victory=simple captures=no"));
        for preset in Preset::ALL {
            let in_force = settings(&format!("preset={}", preset.name()));
            assert_eq!(settings(&in_force), in_force);
        }
    }

    #[test]
    fn values_out_of_range_are_refused() {
        for words in ["width=2", "height=17", "relation=square", "max_turns=0", "max_turns=10001"] {
            let given = Settings::parse([words]).unwrap();
            assert!(Config::read(&given).is_err(), "{words}");
        }
    }

    #[test]
    fn a_5x4_world_switches_every_6_turns() {
        let given = Settings::parse(["width=5", "height=4"]).unwrap();
        assert_eq!(Config::read(&given).unwrap().switch_period(), 6);
    }
}
