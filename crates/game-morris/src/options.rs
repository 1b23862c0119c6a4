//! The options: how many men each side has, which chooses the board, and whether three men fly.

use game::{OptionDefault, OptionError, OptionKind, OptionSpec, Settings};

use crate::lines::{self, Lines};

const MEN: &str = "men";
const FLYING: &str = "flying";

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: MEN,
        kind: OptionKind::Numbers(&[3, 6, 9, 12]),
        default: OptionDefault::Is("9"),
    },
    OptionSpec {
        name: FLYING,
        kind: OptionKind::FLAG,
        default: OptionDefault::Follows("morris.flying-default"),
    },
];

/// Morris with its options.
#[derive(Clone, Copy, Debug)]
pub struct Morris {
    /// How many men each side has.
    pub(crate) men: u8,
    /// Whether a side with three men left may move to any free point.
    pub(crate) flying: bool,
    pub(crate) lines: &'static Lines,
}

impl Morris {
    pub(crate) fn read(settings: &Settings) -> Result<Self, OptionError> {
        let values = settings.against(OPTIONS)?;
        // The declared numbers are small, and the default is one of them.
        let men = values.number(MEN).and_then(|men| u8::try_from(men).ok()).unwrap_or(9);
        // Custom lets men fly in the game of nine alone.
        let flying = if values.word(FLYING).is_some() { values.flag(FLYING) } else { men == 9 };
        Ok(Self { men, flying, lines: lines::of(men) })
    }

    pub(crate) fn in_force(&self) -> Settings {
        let mut settings = Settings::none();
        settings.set(MEN, self.men);
        settings.set(FLYING, if self.flying { "yes" } else { "no" });
        settings
    }

    /// Whether the first mill wins, as in the game of three, where nothing is taken.
    pub(crate) const fn first_mill_wins(&self) -> bool {
        self.men == 3
    }
}
