//! What the workshop itself refuses, with a suggestion, and with an edit where one is sure.

use design::Design;
use design::edit::{
    BoardEdit, Edit, GridEdit, KindField, PlayerEdit, TextEdit, TokenEdit, ZoneEdit, edited,
};
use design::files::{Fault, FaultKind};
use i18n::Message;

use crate::remark::{Remark, Remarks};

pub(super) fn check(design: &Design, remarks: &mut Remarks) {
    for fault in design::files::check(design) {
        remarks.add(remark(design, &fault));
    }
}

fn remark(design: &Design, fault: &Fault) -> Remark {
    let remark = Remark::stops("review.fault", fault.path.as_str());
    // An edit that would be refused is no help.
    let mend = mend(design, fault).filter(|edit| edited(design, edit).is_ok());
    let suggestion = Message::new(advice(&fault.kind));
    Remark { what: fault.what(), suggestion, ..remark }.mend(mend)
}

/// The suggestion that fits.
fn advice(kind: &FaultKind) -> &'static str {
    match kind {
        FaultKind::TooManyTokens { .. } => "advice.fault-count",
        FaultKind::QueueTooLong { .. } => "advice.fault-queue",
        FaultKind::CellInTwoZones { .. } => "advice.fault-zones",
        FaultKind::DrawingTooHigh { .. } | FaultKind::DrawingTooWide { .. } => {
            "advice.fault-drawing"
        }
        FaultKind::NoPlayer | FaultKind::BadPlayerCount => "advice.fault-players",
        FaultKind::UnknownKind { .. }
        | FaultKind::UnknownZone { .. }
        | FaultKind::UnknownDie { .. }
        | FaultKind::UnknownPlayer { .. }
        | FaultKind::UnknownBoard { .. } => "advice.fault-unknown",
        FaultKind::BadId { .. } | FaultKind::IdTwice { .. } => "advice.fault-name",
        FaultKind::NoFace => "advice.fault-die",
        FaultKind::TokenOnClosedCell { .. } | FaultKind::PieceOnClosedCell { .. } => {
            "advice.fault-closed"
        }
        _ => "advice.fault",
    }
}

fn mend(design: &Design, fault: &Fault) -> Option<Edit> {
    let number = number_in(&fault.path);
    match &fault.kind {
        FaultKind::TooManyTokens { id, used, .. } => {
            let field = KindField::Count(u16::try_from(*used).ok()?);
            Some(Edit::Tokens(TokenEdit::Set { kind: id.clone(), field }))
        }
        FaultKind::QueueTooLong { .. } => {
            let shoe = design.shoes.get(number?.checked_sub(1)?)?;
            let cells = u16::try_from(shoe.queue.len()).ok()?;
            let shoe = u8::try_from(number?).ok()?;
            Some(Edit::Boards(BoardEdit::QueueCells { shoe, cells }))
        }
        FaultKind::CellInTwoZones { .. } => {
            let zone = design.grid.zones.get(number?.checked_sub(1)?)?;
            let (zone, cells) = (zone.id.clone(), zone.cells.clone());
            Some(Edit::Zones(ZoneEdit::Paint { zone, cells }))
        }
        FaultKind::DrawingTooHigh { .. } | FaultKind::DrawingTooWide { .. }
            if fault.path.starts_with("grid.tokens") =>
        {
            let drawn = &design.grid.tokens.0;
            let rows = u8::try_from(drawn.len()).ok()?.max(design.grid.rows);
            let widest = drawn.iter().map(Vec::len).max().unwrap_or(0);
            let columns = u8::try_from(widest).ok()?.max(design.grid.columns);
            Some(Edit::Grid(GridEdit::Size { rows, columns }))
        }
        FaultKind::UnknownMessage { key } => own_words(design, key, None),
        FaultKind::NearMessage { key, suggested } => own_words(design, key, Some(suggested)),
        FaultKind::NoPlayer => Some(Edit::Players(PlayerEdit::Add { name: Default::default() })),
        FaultKind::BadPlayerCount => Some(Edit::Players(PlayerEdit::Count(None))),
        _ => None,
    }
}

/// Own words that no message has go to the message that was meant; where none is near, or the
/// one that is has words already, nobody would ever read them.
fn own_words(design: &Design, key: &str, suggested: Option<&str>) -> Option<Edit> {
    let message = |key: &str, words| Edit::Texts(TextEdit::Message { key: key.to_owned(), words });
    // A fault tells long keys clipped.
    let (key, words) = design.messages.iter().find(|(own, _)| i18n::clip(own) == key)?;
    let away = message(key, Default::default());
    let free = suggested.filter(|suggested| !design.messages.contains_key(*suggested));
    Some(match free {
        Some(suggested) => Edit::All(vec![away, message(suggested, words.clone())]),
        None => away,
    })
}

/// The number in the first brackets of a path.
fn number_in(path: &str) -> Option<usize> {
    path.split_once('[')?.1.split_once(']')?.0.parse().ok()
}
