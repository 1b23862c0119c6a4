//! Boards beside the grid: that somebody has them, that tokens come there and leave again.

use std::collections::BTreeSet;

use design::edit::{BoardEdit, BoardName, Edit, PlayerEdit, Rule, RuleName, edited};
use design::{
    Association, CellWord, FacesSeenBy, Mode, Refill, Routes, SeenBy, Turns, WhenFull,
    WhenToValidate,
};

use super::tokens::{about, set};
use crate::remark::{Part, Remark, Remarks, Severity};
use crate::rules::Rules;

pub(super) fn check(rules: &Rules, remarks: &mut Remarks) {
    owned(rules, remarks);
    shoes(rules, remarks);
    telltale(rules, remarks);
    waiting(rules, remarks);
    results(rules, remarks);
    without_shoe(rules, remarks);
}

/// Boards that no player has.
fn owned(rules: &Rules, remarks: &mut Remarks) {
    let design = &rules.design;
    let lists = ["shoes", "waiting_zones", "result_zones"];
    for (board, list) in BoardName::ALL.into_iter().zip(lists) {
        for number in 1..=board.count(design) {
            let own = u8::try_from(number).ok();
            let has = |player: &design::Player| board.of(player) == own;
            // A stock that shoes share belongs to them.
            let is_stock = board == BoardName::Shoe
                && design.shoes.iter().any(|shoe| shoe.shares_queue_of == own);
            if design.players.iter().any(has) || is_stock {
                continue;
            }
            let severity =
                if board == BoardName::Shoe { Severity::StopsPlay } else { Severity::Advice };
            let remark =
                Remark::new(severity, "review.board-of-nobody", format!("{list}[{number}]"));
            let remark = remark.with("number", number).of(part(board, number));
            let mend = own.and_then(|own| share(rules, board, own));
            remarks.add(remark.mend(mend));
        }
    }
}

fn part(board: BoardName, number: usize) -> Part {
    match board {
        BoardName::Shoe => Part::Shoe(number),
        BoardName::WaitingZone => Part::WaitingZone(number),
        BoardName::ResultZone => Part::ResultZone(number),
    }
}

/// Gives a board to the first player who has none such.
fn share(rules: &Rules, board: BoardName, number: u8) -> Option<Edit> {
    let players = 1..=rules.design.players.len();
    let give = |player| Edit::Players(PlayerEdit::Share { player, board, number });
    players.map(give).find(|edit| edited(&rules.design, edit).is_ok())
}

/// Shoes from which nothing ever comes.
fn shoes(rules: &Rules, remarks: &mut Remarks) {
    for (index, shoe) in rules.design.shoes.iter().enumerate() {
        let is_empty = shoe.shares_queue_of.is_none() && rules.in_shoe(index).next().is_none();
        let receives = rules.used_kinds().any(|(_, kind)| {
            kind.mode == Mode::Movement
                && kind.routes.grid_to_shoe
                && rules.in_grid().next().is_some()
        }) || rules.dice_remove();
        if is_empty && !receives {
            let remark =
                Remark::surprises("review.shoe-without-tokens", format!("shoes[{}]", index + 1));
            remarks.add(remark.with("number", index + 1).of(Part::Shoe(index + 1)));
        }
    }
}

/// Shoes whose emptied cells tell the others which hidden token was placed.
fn telltale(rules: &Rules, remarks: &mut Remarks) {
    let design = &rules.design;
    let is_hidden = |id: &&str| {
        let kind = design.tokens.iter().find(|kind| kind.id == **id);
        kind.is_some_and(|kind| kind.faces_seen_by == FacesSeenBy::Owner)
    };
    let shoes = design.shoes.iter().zip(1usize..).filter(|_| design.players.len() > 1);
    for (shoe, number) in shoes.filter(|(shoe, _)| shoe.seen_by == SeenBy::Owner) {
        let words = shoe.tokens.0.iter().flatten().flat_map(|word| match word {
            CellWord::Tokens(tokens) => tokens.as_slice(),
            CellWord::Closed => &[],
        });
        let hidden = words.map(|word| word.kind.as_str()).filter(is_hidden);
        if hidden.collect::<BTreeSet<_>>().len() > 1 {
            let remark = Remark::advice("review.shoe-tells", format!("shoes[{number}]"));
            remarks.add(remark.with("number", number).of(Part::Shoe(number)));
        }
    }
}

/// Waiting zones that nothing enters, and tokens that wait there for ever.
fn waiting(rules: &Rules, remarks: &mut Remarks) {
    let moved = || rules.used_kinds().filter(|(_, kind)| kind.mode == Mode::Movement);
    let enters = |number: usize, routes: Routes| {
        routes.grid_to_waiting || routes.shoe_to_waiting && rules.comes_from_shoe(number - 1)
    };
    for (player, number) in rules.design.players.iter().zip(1..) {
        let Some(zone) = player.waiting_zone.map(usize::from) else { continue };
        if !moved().any(|(number, kind)| enters(number, kind.routes)) {
            let take = PlayerEdit::Take { player: number, board: BoardName::WaitingZone };
            let mend = Some(Edit::Players(take)).filter(|edit| edited(&rules.design, edit).is_ok());
            let remark = Remark::advice("review.nothing-waits", format!("waiting_zones[{zone}]"));
            let remark = remark.with("number", zone).of(Part::WaitingZone(zone));
            remarks.add(remark.mend(mend));
        }
    }
    if !rules.has_waiting_zone() {
        return;
    }
    for (number, kind) in moved() {
        let back = kind.routes.waiting_to_grid || kind.routes.waiting_to_shoe && rules.has_shoe();
        if enters(number, kind.routes) && !back {
            let routes = Routes { waiting_to_grid: true, ..kind.routes };
            let key = "review.waits-for-ever";
            let remark = about(Severity::Surprises, key, kind, number, "routes.waiting_to_grid");
            remarks.add(remark.mend(set(kind, design::edit::KindField::Routes(routes))));
        }
    }
}

fn a_variant_removes(rules: &Rules) -> bool {
    let design = &rules.design;
    (0..design.variants.len())
        .filter_map(|index| Rules::of_variant(design, index))
        .any(|variant| variant.removes())
}

/// Result zones that nothing comes to, or that cannot show all that does.
fn results(rules: &Rules, remarks: &mut Remarks) {
    let most = rules.placed.iter().filter(|one| rules.kind(one).mode != Mode::Immobile).count();
    for (zone, number) in rules.design.result_zones.iter().zip(1u8..) {
        let path = format!("result_zones[{number}]");
        let named = |remark: Remark| {
            remark.with("number", number).of(Part::ResultZone(usize::from(number)))
        };
        if !rules.removes() {
            // The boards are those of all variants: one that brings tokens there is enough.
            if rules.variant.is_none() && !a_variant_removes(rules) {
                remarks.add(named(Remark::advice("review.nothing-won", path)));
            }
        } else if zone.when_full == WhenFull::Stop
            && usize::from(zone.rows) * usize::from(zone.columns) < most
        {
            let columns = most.div_ceil(usize::from(zone.rows.max(1)));
            let mend = u8::try_from(columns).ok().map(|columns| {
                let (board, rows) = (BoardName::ResultZone, zone.rows);
                Edit::Boards(BoardEdit::Size { board, number, rows, columns })
            });
            let mend = mend.filter(|edit| edited(&rules.design, edit).is_ok());
            let remark = named(Remark::advice("review.result-zone-small", path));
            remarks.add(remark.with("count", most).mend(mend));
        }
    }
}

/// Rules that wait for a shoe that is not there.
fn without_shoe(rules: &Rules, remarks: &mut Remarks) {
    if rules.has_shoe() {
        return;
    }
    if rules.design.turns.place_first {
        let turns = Turns { place_first: false, ..rules.design.turns };
        let path = format!("{}.place_first", rules.path(RuleName::Turns));
        let remark = Remark::advice("review.nothing-to-place", path);
        remarks.add(remark.mend(rules.set(Rule::Turns(turns))));
    }
    let association = &rules.design.association;
    if association.when == WhenToValidate::ShoeEmpty {
        let at_once = Association { when: WhenToValidate::AtOnce, ..association.clone() };
        let path = format!("{}.when", rules.path(RuleName::Association));
        let remark = Remark::surprises("review.never-checked", path);
        remarks.add(remark.mend(rules.set(Rule::Association(Box::new(at_once)))));
    }
    if rules.design.refill == Refill::OnRequest {
        let path = rules.path(RuleName::Refill);
        let remark = Remark::advice("review.nothing-to-refill", path);
        remarks.add(remark.mend(rules.set(Rule::Refill(Refill::TokenLeaves))));
    }
}
