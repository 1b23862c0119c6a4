//! Lotto: a card of words for each player, drawn by lot for each game. Words come one by one and
//! go where the same word is printed.

use design::{Design, Draw, Goal, Mode, Player, PlayerCount, TokenKind};
use i18n::Message;
use serde::{Deserialize, Serialize};

use crate::draft::{Draft, Sheet, cells, placed, stock};
use crate::job::Job;
use crate::layout::Size;
use crate::unused::Why;
use crate::{Field, Refusal};

/// The fewest words on a card.
const FEWEST: usize = 2;
/// Columns of a card at most.
const WIDEST: usize = 4;

/// The form of a lotto.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Lotto {
    /// How many cards, one a player.
    pub players: u8,
    /// How many words on a card at most.
    pub each: u8,
}

impl Default for Lotto {
    fn default() -> Self {
        Self { players: 2, each: 6 }
    }
}

impl Lotto {
    pub(crate) const FIELDS: &[Field] =
        &[Field::number("players", 2, 4), Field::number("each", 2, 12)];

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        let players = usize::from(self.players);
        let mut words = job.words(usize::MAX);
        let each = (words.len() / players).min(usize::from(self.each));
        if each < FEWEST {
            return Err(Refusal::TooFewWords { found: words.len(), wanted: FEWEST * players });
        }
        let most = each * players;
        for item in words.split_off(most) {
            job.leave_out(item.line, &item.text, Why::NoRoom { most });
        }
        let mut draft = Draft::new(job.form);
        let (mut printed, mut called) = (Vec::new(), Vec::new());
        for item in &words {
            let picture = job.picture(&item.text).unwrap_or_default();
            let token = TokenKind { picture, ..placed(draft.own(&item.text), &item.text) };
            let sign = TokenKind { mode: Mode::Immobile, ..token.clone() };
            called.push(draft.add(token));
            printed.push(draft.add(sign));
        }
        let goals = lay_cards(&mut draft, each, players, printed);
        draft.shoe(called, 1);
        let design = &mut draft.design;
        design.players = (1..=self.players).map(player).collect();
        design.player_count = Some(PlayerCount::between(2, self.players));
        design.won.own_zones_full = goals;
        design.won.zones_valid_and_shoe_empty = false;
        design.won.zones_valid_and_grid_full = false;
        Ok(draft.finish())
    }
}

fn player(number: u8) -> Player {
    let name = stock(&Message::new("makers.card").with("number", number));
    Player { name, shoe: Some(1), ..Player::default() }
}

/// The cards side by side, a zone a cell; the zones of each player.
fn lay_cards(draft: &mut Draft, each: usize, players: usize, printed: Vec<String>) -> Vec<Goal> {
    let columns =
        each.min(if each > WIDEST { each.div_ceil(each.div_ceil(WIDEST)) } else { WIDEST });
    let card = Size::new(each.div_ceil(columns), columns);
    let (down, across) = (players.div_ceil(2), 2);
    let size = Size::new(down * (card.rows + 1) - 1, across * (card.columns + 1) - 1);
    let mut sheet = Sheet::new(size);
    for row in 0..size.rows {
        (0..size.columns).for_each(|column| sheet.close(row, column));
    }
    let (mut goals, mut all) = (Vec::new(), Vec::new());
    for number in 0..players {
        let (top, left) = (number / across * (card.rows + 1), number % across * (card.columns + 1));
        let mut own = Vec::new();
        for index in 0..each {
            let (row, column) = (top + index / card.columns, left + index % card.columns);
            sheet.open(row, column);
            let name = stock(&Message::new("makers.card").with("number", number + 1));
            draft.zone(name, cells([(row, column)]), &[]);
            own.extend(draft.design.grid.zones.last().map(|zone| zone.id.clone()));
            all.push((row, column));
        }
        goals.push(Goal(own.join(" ")));
    }
    draft.grid(sheet);
    draft.design.grid.draws = vec![Draw { cells: cells(all), from: printed, ..Draw::default() }];
    goals
}
