//! What a person chose once for all games: language, looks, sound, speech, one switch.

use i18n::Lang;
use scene::{Scene, Theme};
use serde::{Deserialize, Serialize};

/// Pictures that may stand for a person. They come with the games of the shelf.
pub(crate) const FACES: [&str; 12] = [
    "picture:cat",
    "picture:dog",
    "picture:rabbit",
    "picture:horse",
    "picture:owl",
    "picture:turtle",
    "picture:lion",
    "picture:elephant",
    "picture:frog",
    "picture:butterfly",
    "picture:robot",
    "picture:sunflower",
];

/// The choices; every one has a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Choices {
    /// That of the browser when nothing was chosen.
    pub(crate) lang: Option<Lang>,
    pub(crate) look: Look,
    pub(crate) text: TextSize,
    /// Whether nothing moves on the screen; the device may ask for that too.
    pub(crate) still: bool,
    /// Soft sounds, once the page was touched.
    pub(crate) sound: bool,
    /// Whether moves and mistakes are counted for all to see.
    pub(crate) counters: bool,
    pub(crate) speech: bool,
    /// Whether places that can be touched next are shown.
    pub(crate) targets: bool,
    /// Whether letters and numbers stand at the edges of every board.
    pub(crate) coordinates: bool,
    /// What every table looks like, whatever its game says.
    pub(crate) table: Option<Theme>,
    pub(crate) prize: Prize,
    /// Whether one switch is enough to play.
    pub(crate) one_switch: bool,
    /// How long the light stays at one place, in tenths of a second.
    pub(crate) pace_tenths: u16,
    /// How the person is called, and the picture that stands for them.
    pub(crate) name: String,
    pub(crate) picture: String,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            lang: None,
            look: Look::Device,
            text: TextSize::Usual,
            still: false,
            sound: true,
            counters: false,
            speech: false,
            targets: true,
            coordinates: false,
            table: None,
            prize: Prize::Star,
            one_switch: false,
            pace_tenths: 15,
            name: String::new(),
            picture: FACES[0].to_owned(),
        }
    }
}

/// Light, dark, or with the strongest contrast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Look {
    /// As the device is set.
    Device,
    Light,
    Dark,
    Contrast,
}

impl Look {
    pub(crate) const ALL: [Self; 4] = [Self::Device, Self::Light, Self::Dark, Self::Contrast];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Device => "device",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }
}

/// The picture of success.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Prize {
    Star,
    Bouquet,
    Medal,
    Fireworks,
}

impl Prize {
    pub(crate) const ALL: [Self; 4] = [Self::Star, Self::Bouquet, Self::Medal, Self::Fireworks];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Star => "star",
            Self::Bouquet => "bouquet",
            Self::Medal => "medal",
            Self::Fireworks => "fireworks",
        }
    }
}

/// How large words are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TextSize {
    Usual,
    Large,
    Largest,
}

impl TextSize {
    pub(crate) const ALL: [Self; 3] = [Self::Usual, Self::Large, Self::Largest];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Large => "large",
            Self::Largest => "largest",
        }
    }
}

impl Choices {
    /// The slowest and the fastest pace of the light, in tenths of a second.
    pub(crate) const PACES: (u16, u16) = (5, 60);

    /// Reads what was kept; what cannot be read is as usual.
    pub(crate) fn read(text: &str) -> Self {
        let mut choices: Self = serde_json::from_str(text).unwrap_or_default();
        choices.pace_tenths = choices.pace_tenths.clamp(Self::PACES.0, Self::PACES.1);
        choices
    }

    /// Makes a scene look as the person wants it.
    pub(crate) fn apply(&self, scene: &mut Scene) {
        if !self.targets {
            scene.hide_targets();
        }
        scene.has_coordinates |= self.coordinates;
        scene.theme = self.table.unwrap_or(scene.theme);
    }

    /// As it is kept.
    pub(crate) fn text(&self) -> String {
        // Plain data always has a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_back_and_nonsense_is_as_usual() {
        let chosen = Choices { sound: false, look: Look::Contrast, ..Choices::default() };
        assert_eq!(Choices::read(&chosen.text()), chosen);
        assert_eq!(Choices::read("{\"sound\":"), Choices::default());
        assert!(!Choices::read("{\"sound\":false}").sound);
        assert_eq!(Choices::read("{\"pace_tenths\":0}").pace_tenths, 5);
        assert_eq!(Choices::read("{\"lang\":\"fr\"}").lang, Some(Lang::Fr));
    }
}
