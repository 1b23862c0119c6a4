//! References from kinds, players, dice and rules to what must exist.

use std::collections::HashSet;

use game::MAX_SEATS;

use super::{FaultKind, Faults, owner_limit};
use crate::Design;
use crate::{Action, Face, Lost, Won};

/// A line that wins; longer ones fit on no screen.
const LONGEST_LINE: u8 = 20;

pub(super) fn check(design: &Design, faults: &mut Faults) {
    let names = Names::of(design);
    kinds(design, &names, faults);
    players(design, faults);
    dice(design, &names, faults);
    won("won", &design.won, &names, faults);
    lost("lost", &design.lost, &names, faults);
    for (variant, number) in design.variants.iter().zip(1..) {
        if let Some(rule) = &variant.won {
            won(&format!("variants[{number}].won"), rule, &names, faults);
        }
        if let Some(rule) = &variant.lost {
            lost(&format!("variants[{number}].lost"), rule, &names, faults);
        }
    }
}

/// What can be named.
struct Names<'a> {
    kinds: HashSet<&'a str>,
    zones: HashSet<&'a str>,
    dice: HashSet<&'a str>,
}

impl<'a> Names<'a> {
    fn of(design: &'a Design) -> Self {
        Self {
            kinds: design.tokens.iter().map(|kind| kind.id.as_str()).collect(),
            zones: design.grid.zones.iter().map(|zone| zone.id.as_str()).collect(),
            dice: design.dice.iter().map(|die| die.id.as_str()).collect(),
        }
    }

    fn kind(&self, path: String, id: &str, faults: &mut Faults) {
        let unknown = !self.kinds.contains(id);
        faults.add_if(unknown, path, || FaultKind::UnknownKind { id: i18n::clip(id) });
    }

    fn zone(&self, path: String, id: &str, faults: &mut Faults) {
        let unknown = !self.zones.contains(id);
        faults.add_if(unknown, path, || FaultKind::UnknownZone { id: i18n::clip(id) });
    }

    fn die(&self, path: String, id: &str, faults: &mut Faults) {
        let unknown = !self.dice.contains(id);
        faults.add_if(unknown, path, || FaultKind::UnknownDie { id: i18n::clip(id) });
    }
}

fn kinds(design: &Design, names: &Names<'_>, faults: &mut Faults) {
    for (kind, number) in design.tokens.iter().zip(1..) {
        let path = format!("tokens[{number}]");
        if !kind.die.is_empty() {
            names.die(format!("{path}.die"), &kind.die, faults);
        }
        if let Some(promotion) = &kind.becomes {
            names.kind(format!("{path}.becomes.kind"), &promotion.kind, faults);
            names.zone(format!("{path}.becomes.zone"), &promotion.zone, faults);
        }
        for &number in &kind.owners.0 {
            let known = (1..=owner_limit(design)).contains(&number);
            let place = format!("{path}.owners");
            faults.add_if(!known, place, || FaultKind::UnknownPlayer { number });
        }
    }
}

fn players(design: &Design, faults: &mut Faults) {
    let count = design.players.len();
    faults.add_if(count == 0, "players", || FaultKind::NoPlayer);
    faults.add_if(count > usize::from(MAX_SEATS), "players", || FaultKind::TooManyPlayers {
        most: MAX_SEATS,
    });
    for (player, number) in design.players.iter().zip(1..) {
        for (field, board, boards) in [
            ("shoe", player.shoe, design.shoes.len()),
            ("waiting_zone", player.waiting_zone, design.waiting_zones.len()),
            ("result_zone", player.result_zone, design.result_zones.len()),
        ] {
            if let Some(board) = board.filter(|board| !(1..=boards).contains(&usize::from(*board)))
            {
                let path = format!("players[{number}].{field}");
                faults.add(path, FaultKind::UnknownBoard { number: board });
            }
        }
    }
    if let Some(range) = &design.player_count {
        let fits = range.min >= 1 && range.min <= range.max && range.max <= owner_limit(design);
        faults.add_if(!fits, "player_count", || FaultKind::BadPlayerCount);
        for (seats, number) in range.seats.iter().zip(1..) {
            let path = || format!("player_count.seats[{number}]");
            let fits = (usize::from(range.min)..=usize::from(range.max)).contains(&seats.len());
            faults.add_if(!fits, path(), || FaultKind::BadPlayerCount);
            for (at, seat) in seats.iter().enumerate() {
                let known = (1..=design.players.len()).contains(&usize::from(*seat));
                let is_new = !seats.iter().take(at).any(|other| other == seat);
                let number = *seat;
                faults.add_if(!known || !is_new, path(), || FaultKind::UnknownPlayer { number });
            }
        }
    }
}

fn dice(design: &Design, names: &Names<'_>, faults: &mut Faults) {
    for (die, number) in design.dice.iter().zip(1..) {
        let path = format!("dice[{number}].faces");
        faults.add_if(die.faces.is_empty(), path, || FaultKind::NoFace);
        for (face, side) in die.faces.iter().zip(1..) {
            let path = format!("dice[{number}].faces[{side}]");
            faults.add_if(face.then.len() > Face::MOST_MORE, format!("{path}.then"), || {
                FaultKind::TooMany { most: Face::MOST_MORE }
            });
            for (action, at) in face.actions().zip(0..) {
                let Action::Roll { die, .. } = action else { continue };
                let field = if at == 0 { "action".to_owned() } else { format!("then[{at}]") };
                names.die(format!("{path}.{field}"), die, faults);
            }
        }
    }
}

fn won(path: &str, won: &Won, names: &Names<'_>, faults: &mut Faults) {
    if let Some(goal) = &won.kind_in_zone {
        names.kind(format!("{path}.kind_in_zone.kind"), &goal.kind, faults);
        names.zone(format!("{path}.kind_in_zone.zone"), &goal.zone, faults);
    }
    for (goal, number) in won.own_tokens_in.iter().zip(1..) {
        names.zone(format!("{path}.own_tokens_in[{number}]"), &goal.0, faults);
    }
    let own_zones =
        [("own_zones_full", &won.own_zones_full), ("own_zones_valid", &won.own_zones_valid)];
    for (field, goals) in own_zones {
        for (goal, number) in goals.iter().zip(1..) {
            for zone in goal.0.split_whitespace() {
                names.zone(format!("{path}.{field}[{number}]"), zone, faults);
            }
        }
    }
    let count = won.in_line.map_or(2, |line| line.count);
    faults.add_if(!(2..=LONGEST_LINE).contains(&count), format!("{path}.in_line.count"), || {
        FaultKind::NoSuchLine { most: LONGEST_LINE }
    });
}

fn lost(path: &str, lost: &Lost, names: &Names<'_>, faults: &mut Faults) {
    for kind in lost.taken.split_whitespace() {
        names.kind(format!("{path}.taken"), kind, faults);
    }
}
