//! Players: that each can do something, that the hand comes round, that the ranking can differ.

use design::edit::{BoardName, Edit, PlayerEdit, Rule, RuleName, edited};
use design::{Mode, Ranking, Turns};

use super::tokens::about;
use crate::remark::{Part, Remark, Remarks, Severity};
use crate::rules::Rules;

pub(super) fn check(rules: &Rules, remarks: &mut Remarks) {
    without_tokens(rules, remarks);
    owners(rules, remarks);
    hand(rules, remarks);
    ranking(rules, remarks);
}

/// A player with nothing to touch.
fn without_tokens(rules: &Rules, remarks: &mut Remarks) {
    let players = &rules.design.players;
    let is_free = |placed: &crate::rules::Placed| {
        rules.kind(placed).mode != Mode::Immobile && placed.owners.is_empty()
    };
    if players.len() < 2 || rules.in_grid().any(|(_, placed)| is_free(placed)) {
        return;
    }
    for (player, number) in players.iter().zip(1u8..) {
        let owns = rules.placed.iter().any(|placed| placed.owners.contains(&number));
        if owns || player.shoe.is_some() {
            continue;
        }
        let mend = match rules.design.shoes.len() {
            1 => Some(Edit::Players(PlayerEdit::Share {
                player: number.into(),
                board: BoardName::Shoe,
                number: 1,
            })),
            _ => None,
        };
        let remark = Remark::stops("review.player-without-tokens", format!("players[{number}]"));
        let remark = remark.with("number", number).of(Part::Player(number.into()));
        remarks.add(remark.mend(mend.filter(|edit| edited(&rules.design, edit).is_ok())));
    }
}

/// Tokens of a second player where only one is defined: alone, nobody can touch them.
fn owners(rules: &Rules, remarks: &mut Remarks) {
    if rules.design.players.len() != 1 || rules.is_for_several() {
        return;
    }
    for (number, kind) in rules.used_kinds() {
        let own = rules.placed.iter().filter(|placed| placed.kind + 1 == number);
        let Some(&owner) = own.flat_map(|placed| &placed.owners).find(|owner| **owner > 1) else {
            continue;
        };
        let remark = about(Severity::Surprises, "review.owner-not-there", kind, number, "owners");
        let add = PlayerEdit::Add { name: Default::default() };
        let adds = (1..owner).map(|_| Edit::Players(add.clone())).collect();
        remarks.add(remark.with("number", owner).mend(Edit::All(adds)));
    }
}

/// The hand stays with the first player for ever.
fn hand(rules: &Rules, remarks: &mut Remarks) {
    let turns = rules.design.turns;
    let passes = turns.next_button
        || turns.pass_after_right
        || turns.pass_after_wrong && rules.can_be_wrong()
        || rules.design.dice.iter().any(|die| !die.faces.is_empty());
    if !rules.is_for_several() || passes {
        return;
    }
    let path = format!("{}.pass_after_right", rules.path(RuleName::Turns));
    let turns = Turns { pass_after_right: true, ..turns };
    let remark = Remark::stops("review.hand-never-passes", path);
    remarks.add(remark.mend(rules.set(Rule::Turns(turns))));
}

/// A ranking by what nobody can have more of.
fn ranking(rules: &Rules, remarks: &mut Remarks) {
    if !rules.is_for_several() {
        return;
    }
    let differs = match rules.design.ranking {
        Ranking::OrderOfFinishing | Ranking::MostInGrid => true,
        Ranking::MostTokens => rules.removes(),
        Ranking::FewestErrors => rules.can_be_wrong(),
        Ranking::TokensMinusErrors => rules.removes() || rules.can_be_wrong(),
    };
    if !differs {
        let remark = Remark::surprises("review.ranking-always-even", rules.path(RuleName::Ranking));
        remarks.add(remark.mend(rules.set(Rule::Ranking(Ranking::OrderOfFinishing))));
    }
}
