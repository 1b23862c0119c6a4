//! The colours of the terminal: the same roles as on every other screen of Marelle.
//!
//! Each role has a colour for terminals with millions of colours, with 256 and with 16; without
//! colour it has bold or reversed letters. Nothing is told by colour alone: marks have signs of
//! their own, seats have tokens of their own.

use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colours {
    /// Millions.
    Millions,
    /// 256.
    #[default]
    Many,
    /// 16.
    Few,
    /// None at all.
    None,
}

impl Colours {
    /// What the usual variables say of the terminal.
    #[must_use]
    pub fn of_variables(variable: &dyn Fn(&str) -> Option<String>) -> Self {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let term = set("TERM").unwrap_or_default();
        if set("NO_COLOR").is_some() || term.ends_with("-mono") || term.starts_with("vt") {
            return Self::None;
        }
        match set("COLORTERM").as_deref() {
            Some("truecolor" | "24bit") => Self::Millions,
            _ if term.contains("256") || cfg!(windows) => Self::Many,
            Some(_) => Self::Many,
            None => Self::Few,
        }
    }
}

/// What something is, as far as its colours go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The table that everything lies on.
    Page,
    /// Words.
    Text,
    /// Words that matter less.
    Faint,
    /// The name of the program and of the screen.
    Title,
    /// Lines around things.
    Border,
    /// What can be done, and keys.
    Action,
    /// The line of a list that is chosen.
    Chosen,
    /// A box to write in.
    Entry,
    /// Praise, what is right.
    Right,
    /// What is refused and why.
    Refused,
    /// What is to be noticed.
    Notice,
    /// Advice.
    Hint,
    /// Coordinates and other letters on boards.
    Label,
    /// The grooves between the cells of wood, and the wood around places.
    Groove,
    /// A cell of wood.
    Wood,
    /// Every other cell of wood.
    WoodOther,
    /// A cell of felt.
    Felt,
    /// Every other cell of felt.
    FeltOther,
    /// A cell of card.
    Card,
    /// Every other cell of card.
    CardOther,
    /// A cell in a zone of this tint.
    Zone(u8),
    /// Every other cell of such a zone.
    ZoneOther(u8),
    /// A cell where the last move was.
    LastMove,
    /// A cell that is chosen on the way to a move.
    Selected,
    /// A cell that is advised.
    Advised,
    /// The cell under the cursor.
    Cursor,
    /// A standing wall.
    Wall,
    /// A wall that could stand.
    GhostRight,
    /// A wall that cannot.
    GhostRefused,
    /// The solid part of a tile.
    Stone,
    /// The corridors of a tile.
    Corridor,
    /// The back of a card.
    Back,
}

/// One colour in every number of colours.
#[derive(Clone, Copy)]
struct Tint(u32, u8, Color);

const PAGE: Tint = Tint(0x12_16_1f, 233, Color::Reset);
const CHOSEN: Tint = Tint(0x2b_3a_57, 24, Color::Blue);
const FIELD: Tint = Tint(0x1d_24_33, 236, Color::Reset);
const TEXT: Tint = Tint(0xf2_f0_ea, 255, Color::White);
const FAINT: Tint = Tint(0xa9_ae_b9, 248, Color::Gray);
const BORDER: Tint = Tint(0x8a_8f_9c, 245, Color::DarkGray);
const ACTION: Tint = Tint(0x8a_b8_ff, 111, Color::LightBlue);
const RIGHT: Tint = Tint(0x7f_d6_a3, 115, Color::LightGreen);
const REFUSED: Tint = Tint(0xff_9d_94, 216, Color::LightRed);
const NOTICE: Tint = Tint(0xff_cf_70, 221, Color::LightYellow);
const HINT: Tint = Tint(0xc9_a7_ff, 183, Color::LightMagenta);
const INK: Tint = Tint(0x1d_24_33, 234, Color::Black);
const SNOW: Tint = Tint(0xff_ff_ff, 231, Color::White);
const WOOD: Tint = Tint(0xe7_d3_b0, 223, Color::Yellow);
const WOOD_OTHER: Tint = Tint(0xdd_c5_9c, 180, Color::Yellow);
const GROOVE: Tint = Tint(0xa8_80_54, 137, Color::Black);
const FELT: Tint = Tint(0x2f_6f_4f, 28, Color::Green);
const FELT_OTHER: Tint = Tint(0x26_5c_41, 22, Color::Green);
const CARD: Tint = Tint(0x3a_43_58, 238, Color::DarkGray);
const CARD_OTHER: Tint = Tint(0x33_3b_4e, 237, Color::DarkGray);
const STONE: Tint = Tint(0x5c_50_46, 59, Color::DarkGray);
const WALL: Tint = Tint(0x5a_17_0d, 52, Color::Red);
const LAST: Tint = Tint(0xf2_b9_4b, 214, Color::LightYellow);
const BACK: Tint = Tint(0x4a_5f_8f, 61, Color::Blue);
const HINTED: Tint = Tint(0xa5_83_e0, 140, Color::LightMagenta);
const SELECTED: Tint = Tint(0x8a_b8_ff, 111, Color::LightCyan);
const LABEL: Tint = Tint(0xc9_b8_95, 180, Color::Yellow);

/// The colours of seats as fills: dark enough for white letters.
const SEATS: [Tint; 6] = [
    Tint(0x1f_5f_bf, 25, Color::Blue),
    Tint(0x1c_7a_45, 28, Color::Green),
    Tint(0xb3_26_1e, 124, Color::Red),
    Tint(0x8a_5a_00, 94, Color::DarkGray),
    Tint(0x6b_3f_a0, 91, Color::Magenta),
    Tint(0x0f_6e_78, 30, Color::Cyan),
];
/// The same as words on the page.
const NAMES: [Tint; 6] =
    [ACTION, RIGHT, REFUSED, NOTICE, HINT, Tint(0x7f_d6_e0, 116, Color::LightCyan)];
/// The tints of zones, light enough for dark letters.
const ZONES: [Tint; 6] = [
    Tint(0xc9_dc_f5, 153, Color::LightBlue),
    Tint(0xcf_e8_cf, 151, Color::LightGreen),
    Tint(0xf5_cf_c9, 217, Color::LightRed),
    Tint(0xf5_e3_b0, 223, Color::LightYellow),
    Tint(0xdd_d0_f2, 183, Color::LightMagenta),
    Tint(0xc4_e6_e6, 152, Color::LightCyan),
];

/// The same, a little darker.
const ZONES_OTHER: [Tint; 6] = [
    Tint(0xb7_cf_ee, 117, Color::LightBlue),
    Tint(0xbd_dc_bd, 115, Color::LightGreen),
    Tint(0xee_bd_b6, 216, Color::LightRed),
    Tint(0xec_d5_98, 222, Color::LightYellow),
    Tint(0xce_bd_e9, 177, Color::LightMagenta),
    Tint(0xb0_da_da, 116, Color::LightCyan),
];

/// How roles look on this terminal.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Theme {
    pub(crate) colours: Colours,
}

impl Theme {
    pub(crate) fn has_colour(self) -> bool {
        self.colours != Colours::None
    }

    /// How a role looks.
    pub(crate) fn style(self, role: Role) -> Style {
        if self.colours == Colours::None {
            return plain(role);
        }
        let (ink, ground, modifier) = inks(role);
        self.pair(ink, ground).add_modifier(modifier)
    }

    /// The fill of a seat, for its pieces.
    pub(crate) fn seat(self, seat: u8) -> Style {
        match self.colours {
            Colours::None => Style::new().add_modifier(Modifier::BOLD),
            _ => self.pair(SNOW, of_seat(&SEATS, seat)).add_modifier(Modifier::BOLD),
        }
    }

    /// Words about a seat.
    pub(crate) fn seat_words(self, seat: u8) -> Style {
        match self.colours {
            Colours::None => Style::new().add_modifier(Modifier::BOLD),
            _ => self.pair(of_seat(&NAMES, seat), PAGE).add_modifier(Modifier::BOLD),
        }
    }

    /// A disc: the first seat's is black, all others are white.
    pub(crate) fn disc(self, seat: u8) -> Color {
        self.color(if seat == 1 { Tint(0x0b_0d_12, 16, Color::Black) } else { SNOW })
    }

    fn pair(self, ink: Tint, ground: Tint) -> Style {
        Style::new().fg(self.color(ink)).bg(self.color(ground))
    }

    const fn color(self, tint: Tint) -> Color {
        match self.colours {
            Colours::Millions => Color::from_u32(tint.0),
            Colours::Many => Color::Indexed(tint.1),
            Colours::Few => tint.2,
            Colours::None => Color::Reset,
        }
    }
}

fn of_seat(tints: &[Tint; 6], seat: u8) -> Tint {
    nth(tints, seat.saturating_sub(1))
}

/// The tints go around.
fn nth(tints: &[Tint; 6], index: u8) -> Tint {
    tints.get(usize::from(index) % tints.len()).copied().unwrap_or(TEXT)
}

/// Letters and ground of a role.
fn inks(role: Role) -> (Tint, Tint, Modifier) {
    let (none, bold) = (Modifier::empty(), Modifier::BOLD);
    match role {
        Role::Page | Role::Text => (TEXT, PAGE, none),
        Role::Faint => (FAINT, PAGE, none),
        Role::Title => (NOTICE, PAGE, bold),
        Role::Border => (BORDER, PAGE, none),
        Role::Action => (ACTION, PAGE, bold),
        Role::Chosen => (SNOW, CHOSEN, bold),
        Role::Entry => (TEXT, FIELD, none),
        Role::Right => (RIGHT, PAGE, bold),
        Role::Refused => (REFUSED, PAGE, bold),
        Role::Notice => (NOTICE, PAGE, none),
        Role::Hint => (HINT, PAGE, bold),
        Role::Label => (LABEL, PAGE, none),
        Role::Groove => (INK, GROOVE, none),
        Role::Wood => (INK, WOOD, none),
        Role::WoodOther => (INK, WOOD_OTHER, none),
        Role::Felt => (SNOW, FELT, none),
        Role::FeltOther => (SNOW, FELT_OTHER, none),
        Role::Card => (TEXT, CARD, none),
        Role::CardOther => (TEXT, CARD_OTHER, none),
        Role::Zone(tint) => (INK, nth(&ZONES, tint), none),
        Role::ZoneOther(tint) => (INK, nth(&ZONES_OTHER, tint), none),
        Role::LastMove => (INK, LAST, bold),
        Role::Selected => (INK, SELECTED, bold),
        Role::Advised => (INK, HINTED, bold),
        Role::Cursor => (INK, SNOW, bold),
        Role::Wall => (SNOW, WALL, bold),
        Role::GhostRight => (INK, RIGHT, bold),
        Role::GhostRefused => (INK, REFUSED, bold),
        Role::Stone => (TEXT, STONE, none),
        Role::Corridor => (INK, WOOD, none),
        Role::Back => (TEXT, BACK, none),
    }
}

/// How a role looks without colour.
fn plain(role: Role) -> Style {
    let style = Style::new();
    match role {
        Role::Title | Role::Action | Role::Right | Role::Refused | Role::Hint => {
            style.add_modifier(Modifier::BOLD)
        }
        Role::Chosen | Role::Cursor => style.add_modifier(Modifier::REVERSED | Modifier::BOLD),
        Role::Entry => style.add_modifier(Modifier::UNDERLINED),
        Role::LastMove | Role::Selected | Role::Wall | Role::Advised => {
            style.add_modifier(Modifier::BOLD)
        }
        _ => style,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colours(pairs: &[(&str, &str)]) -> Colours {
        Colours::of_variables(&|name| {
            pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    #[cfg(not(windows))]
    fn the_terminal_says_how_many_colours_it_has() {
        assert_eq!(colours(&[("TERM", "xterm-256color")]), Colours::Many);
        assert_eq!(colours(&[("TERM", "xterm"), ("COLORTERM", "truecolor")]), Colours::Millions);
        assert_eq!(colours(&[("TERM", "linux")]), Colours::Few);
        assert_eq!(colours(&[("TERM", "vt100")]), Colours::None);
        assert_eq!(colours(&[("TERM", "xterm-256color"), ("NO_COLOR", "1")]), Colours::None);
        assert_eq!(colours(&[("TERM", "xterm-256color"), ("NO_COLOR", "")]), Colours::Many);
    }

    #[test]
    fn without_colour_no_role_has_any() {
        let theme = Theme { colours: Colours::None };
        for role in [Role::Page, Role::Chosen, Role::Wall, Role::Felt, Role::Zone(3)] {
            let style = theme.style(role);
            assert_eq!((style.fg, style.bg), (None, None), "{role:?}");
        }
        assert_eq!((theme.seat(2).fg, theme.seat(2).bg), (None, None));
    }
}
