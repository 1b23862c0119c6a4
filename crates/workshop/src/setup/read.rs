//! Reading the position text. Nothing is believed: a text is accepted only if the position that
//! comes out writes the very same text.

use design::MAX_BOARDS;
use game::{Fields, SetupError};

use super::{FLAGS, VERSION, position_text};
use crate::compile::{Compiled, NOWHERE, Place};
use crate::play::{
    MOST_ACTIONS, Mover, OpenFace, Over, Placed, Position, Rolls, Run, SeatState, Standing, Token,
};

/// Stands for a further cell of a piece until the piece is known.
const FURTHER: Token = Token(u32::MAX);

type Read<T> = Result<T, SetupError>;

/// Reads a position of this design.
pub(crate) fn parse_position(game: &Compiled, text: &str) -> Read<Position> {
    let mut fields = Fields::of(text);
    let version = fields.required("version")?;
    if version != VERSION {
        return Err(SetupError::unreadable("version", version));
    }
    let cells = fields.required("cells")?;
    let queues = parse_queues(game, fields.required("queues")?)?;
    let mut at = Position::empty(game, queues);
    parse_cells(game, cells, &mut at)?;
    parse_seats(game, fields.required("seats")?, &mut at)?;
    let hand = fields.required("hand")?;
    let seat = number::<u8>("hand", hand)?.checked_sub(1).filter(|seat| *seat < game.seats);
    at.core.hand = seat.ok_or_else(|| SetupError::unreadable("hand", hand))?;
    let ply = fields.required("ply")?;
    at.core.ply = number("ply", ply)?;
    at.core.over = match fields.required("end")? {
        "-" => Over::No,
        "over" => Over::Ended,
        "long" => Over::TooLong,
        other => return Err(SetupError::unreadable("end", other)),
    };
    let under_way = fields.required("under-way")?;
    fields.end()?;
    if under_way != "-" {
        for part in under_way.split(';') {
            parse_part(game, part, &mut at)?;
        }
    }
    at.cells_hash = at.hash_of_cells();
    if position_text(game, &at) != text {
        return Err(impossible("cells"));
    }
    sensible(game, &at)?;
    Ok(at)
}

/// What can be read, but is no position of this design.
fn impossible(field: &'static str) -> SetupError {
    SetupError::impossible(field, "workshop.setup-not-possible")
}

fn number<T: std::str::FromStr>(field: &'static str, text: &str) -> Read<T> {
    text.parse().map_err(|_| SetupError::unreadable(field, text))
}

pub(super) fn parse_token(game: &Compiled, field: &'static str, text: &str) -> Read<Token> {
    let fault = || SetupError::unreadable(field, text);
    let (rest, flags) = text.split_once('!').unwrap_or((text, ""));
    let (rest, turned) = rest.split_once('^').unwrap_or((rest, "0"));
    let (kind, owners) = rest.split_once('@').unwrap_or((rest, ""));
    let kind = *game.kind_ids.get(kind).ok_or_else(fault)?;
    let mut bits = 0;
    for letter in owners.chars() {
        let seat = letter.to_digit(10).filter(|seat| (1..=u32::from(game.seats)).contains(seat));
        bits |= 1 << (seat.ok_or_else(fault)? - 1);
    }
    let turns = game.design.grid.layout.turns();
    let turned = turned.parse::<u8>().ok().filter(|turned| *turned < turns).ok_or_else(fault)?;
    let mut token = Token::new(kind, bits, turned);
    for letter in flags.chars() {
        let flag = FLAGS.iter().find(|(_, known)| *known == letter).ok_or_else(fault)?;
        token = token.with(flag.0);
    }
    Ok(token)
}

fn parse_queues(game: &Compiled, text: &str) -> Read<Vec<Vec<Token>>> {
    let mut queues = vec![Vec::new(); MAX_BOARDS];
    if text == "-" {
        return Ok(queues);
    }
    for (index, part) in text.split('/').enumerate() {
        let queue = queues.get_mut(index).ok_or_else(|| SetupError::unreadable("queues", text))?;
        if part != "-" {
            for word in part.split(',') {
                queue.push(parse_token(game, "queues", word)?);
            }
        }
        if queue.len() > usize::from(u16::MAX) {
            return Err(SetupError::unreadable("queues", text));
        }
    }
    Ok(queues)
}

fn parse_cells(game: &Compiled, text: &str, at: &mut Position) -> Read<()> {
    let mut pieces = Vec::new();
    let mut run = Run { game, at, undo: None, events: None };
    let boards: Vec<&str> = text.split('/').collect();
    if boards.len() != game.boards.len() {
        return Err(impossible("cells"));
    }
    for (board, text) in game.boards.iter().zip(boards) {
        let cells: Vec<&str> = text.split(',').filter(|cell| *cell != "-").collect();
        if cells.len() != usize::from(board.len()) {
            return Err(impossible("cells"));
        }
        let filled = board.cells().zip(cells).filter(|(_, cell)| !matches!(*cell, "." | "#"));
        for (place, cell) in filled {
            for word in cell.split('+') {
                let token = if word == "=" { FURTHER } else { parse_token(game, "cells", word)? };
                run.push(place, token);
                if token == FURTHER {
                    continue;
                }
                if game.is_grid(place) && game.kind(token).is_piece {
                    pieces.push((place, token));
                }
                if token.has(Token::STEPPED) && !game.may_have_stepped(token.kind(), place) {
                    return Err(impossible("cells"));
                }
            }
        }
    }
    lay_bodies(&mut run, pieces)?;
    let all = at.cells.iter().chain(at.rest.under.iter().map(|(_, token)| token));
    let picked = all.filter(|token| token.has(Token::PICKED) && token.body() == 0).count();
    at.core.picked = u8::try_from(picked).map_err(|_| impossible("cells"))?;
    Ok(())
}

/// Every further cell of a piece is announced by its own mark, and no mark is left over.
fn lay_bodies(run: &mut Run<'_>, pieces: Vec<(Place, Token)>) -> Read<()> {
    let fault = || impossible("cells");
    for (place, token) in pieces {
        let covered = run.game.covered(token, place).ok_or_else(fault)?;
        for (index, cell) in covered.into_iter().enumerate().skip(1) {
            let depth = run.at.stack(cell).position(|lying| lying == FURTHER);
            run.change(cell, depth.ok_or_else(fault)?, token.as_body(index));
        }
    }
    let mut all = run.at.cells.iter().chain(run.at.rest.under.iter().map(|(_, token)| token));
    if all.any(|token| *token == FURTHER) { Err(fault()) } else { Ok(()) }
}

fn parse_seats(game: &Compiled, text: &str, at: &mut Position) -> Read<()> {
    let fault = || SetupError::unreadable("seats", text);
    let seats: Vec<&str> = text.split(',').collect();
    if seats.len() != usize::from(game.seats) {
        return Err(fault());
    }
    for (state, text) in at.core.seats.iter_mut().zip(seats) {
        let mut parts = text.split('.');
        let mut next = || parts.next().ok_or_else(fault);
        *state = SeatState {
            errors: number("seats", next()?)?,
            moves: number("seats", next()?)?,
            won: number("seats", next()?)?,
            skip: number("seats", next()?)?,
            time: number("seats", next()?)?,
            ..SeatState::default()
        };
        let standing = next()?;
        let (standing, taken) = match standing.strip_suffix('t') {
            Some(rest) => (rest, true),
            None => (standing, false),
        };
        state.taken = taken;
        state.standing = match standing.split_at_checked(1) {
            Some(("a", "")) => Standing::Awake,
            Some(("w", order)) => Standing::Won(number("seats", order)?),
            Some(("l", order)) => Standing::Lost(number("seats", order)?),
            _ => return Err(fault()),
        };
        if state.standing != Standing::Awake {
            at.core.finished += 1;
        }
    }
    Ok(())
}

fn parse_part(game: &Compiled, text: &str, at: &mut Position) -> Read<()> {
    let fault = || SetupError::unreadable("under-way", text);
    let place = |name: &str| game.parse_place(name).ok_or_else(fault);
    let (word, rest) = text.split_once(':').ok_or_else(fault)?;
    let parts: Vec<&str> = rest.split(':').collect();
    match (word, parts.as_slice()) {
        ("chain", [cell, left]) => {
            (at.core.chain.cell, at.core.chain.left) = (place(cell)?, number("under-way", left)?);
        }
        ("visited", [cells]) => {
            at.rest.visited = cells.split(',').map(place).collect::<Read<_>>()?;
        }
        ("dice", [cell, last, count, flags, left]) => {
            let dice = &mut at.core.dice;
            dice.cell = if *cell == "-" { NOWHERE } else { place(cell)? };
            dice.last = number("under-way", last)?;
            dice.count = number("under-way", count)?;
            (dice.wrong, dice.passes) = (flags.contains('w'), flags.contains('p'));
            dice.again = flags.contains('a');
            parse_rolls(game, left, dice)?;
        }
        ("choose", [die]) => at.core.dice.chooses = Some(number("under-way", die)?),
        ("face", [die, face, done]) => {
            at.core.dice.face = Some(OpenFace {
                die: number("under-way", die)?,
                face: number("under-way", face)?,
                done: number("under-way", done)?,
            });
        }
        ("manual", [cell, target, attempts]) => {
            at.core.manual.cell = place(cell)?;
            at.core.manual.target = place(target)?;
            at.core.manual.attempts = number("under-way", attempts)?;
        }
        ("lot", [from, to]) => at.core.lot = Some((place(from)?, place(to)?)),
        ("placed", [list]) => {
            for one in list.split(',') {
                let (one, origin) = one.split_once('<').map_or((one, None), |(o, f)| (o, Some(f)));
                let origin = origin.map_or(Ok(NOWHERE), place)?;
                let (cell, seat) = one.split_once('*').ok_or_else(fault)?;
                let seat = number::<u8>("under-way", seat)?.checked_sub(1).ok_or_else(fault)?;
                if seat >= game.seats {
                    return Err(fault());
                }
                at.rest.placed.push(Placed { cell: place(cell)?, seat, origin });
            }
        }
        ("since", [count]) => at.core.since_check = number("under-way", count)?,
        ("clock", [count]) => at.core.clock = number("under-way", count)?,
        _ => return Err(fault()),
    }
    Ok(())
}

/// The dice that are still to roll.
fn parse_rolls(game: &Compiled, text: &str, dice: &mut Rolls) -> Read<()> {
    let fault = || SetupError::unreadable("under-way", text);
    for roll in text.split(',').filter(|roll| *roll != "-") {
        let (die, times) = roll.split_once('*').ok_or_else(fault)?;
        let die = number::<u8>("under-way", die)?;
        if usize::from(die) >= game.design.dice.len() {
            return Err(fault());
        }
        let times = number::<u8>("under-way", times)?.max(1);
        let free = dice.stack.get_mut(usize::from(dice.depth)).ok_or_else(fault)?;
        *free = (die, times);
        dice.depth += 1;
    }
    Ok(())
}

/// What the rules rely on: tokens where something is under way, and somebody who can act.
fn sensible(game: &Compiled, at: &Position) -> Read<()> {
    let impossible = |field| Err(impossible(field));
    let core = &at.core;
    if core.over != Over::No {
        return Ok(());
    }
    if !at.is_awake(core.hand) {
        return impossible("hand");
    }
    let taken = |place: Place| at.takeable(game, place, core.hand).map(|(_, token)| token);
    let (chain, manual, dice) = (core.chain, core.manual, &core.dice);
    let goes_on = game.is_grid(chain.cell)
        && taken(chain.cell).is_some_and(|token| game.may_be_under_way(token, chain.left));
    let must_move = game.is_grid(manual.target) && taken(manual.cell).is_some();
    // The token that fights was put back to wait for the coin.
    let fights = |(from, to): (Place, Place)| {
        let mover = taken(from).map(|token| Mover::new(game, at, core.hand, from, token));
        mover.is_some_and(|mover| mover.enemy(to).is_some())
    };
    let most = if dice.depth > 0 { MOST_ACTIONS - 1 } else { MOST_ACTIONS };
    if chain.cell != NOWHERE && !goes_on
        || manual.cell != NOWHERE && !must_move
        || core.picked > 0 && core.picked >= game.selections()
        || core.lot.is_some_and(|lot| !fights(lot))
        || dice.count > most
        || !is_sensible_face(game, at)
    {
        return impossible("under-way");
    }
    let can_act = |seat: u8| at.is_awake(seat) && crate::play::has_action(game, at, seat);
    let goes_on = core.is_chance() || core.picked > 0 || (0..game.seats).any(can_act);
    if goes_on { Ok(()) } else { impossible("end") }
}

/// A face that waits does so for a move by hand, or for one of the tokens that may be chosen.
fn is_sensible_face(game: &Compiled, at: &Position) -> bool {
    let (core, dice) = (&at.core, &at.core.dice);
    let is_known = dice.face.is_none_or(|open| {
        let face = game.face_of_die(open);
        face.is_some_and(|face| usize::from(open.done) <= face.actions().count())
    });
    let chooses = dice.chooses.is_some_and(|die| game.is_rolled_first(die));
    let is_asked = dice.depth > 0 || dice.face.is_some();
    let asks_well = dice.chooses.is_none() || chooses && dice.cell == NOWHERE && is_asked;
    let can_choose = || crate::play::has_action(game, at, core.hand);
    let is_answered = !core.is_choosing() || dice.chooses.is_some() && can_choose();
    let is_by_hand = core.manual.cell == NOWHERE || dice.chooses.is_none();
    is_known && asks_well && is_answered && is_by_hand
}
