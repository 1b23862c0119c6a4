//! The name of an edit, for the buttons that undo and redo it.

use i18n::Message;

use super::{
    BoardEdit, DieEdit, Edit, GridEdit, PlayerEdit, RuleEdit, TextEdit, TokenEdit, ZoneEdit,
};

impl Edit {
    /// What was done, in a few words.
    #[must_use]
    pub fn label(&self) -> Message {
        match self {
            Self::Tokens(edit) => tokens(edit),
            Self::Grid(edit) => grid(edit),
            Self::Zones(edit) => zones(edit),
            Self::Players(edit) => players(edit),
            Self::Boards(edit) => Message::new(boards(edit)),
            Self::Dice(edit) => Message::new(dice(edit)),
            Self::Rules(edit) => Message::new(rules(edit)),
            Self::Texts(edit) => Message::new(texts(edit)),
            Self::All(edits) => match edits.as_slice() {
                [only] => only.label(),
                [from, to] if from.takes() && to.lays() => Message::new("edit.did-move-placed"),
                _ => Message::new("edit.did-several").with("count", edits.len()),
            },
        }
    }
}

impl Edit {
    /// Whether it takes one token from its place.
    const fn takes(&self) -> bool {
        matches!(
            self,
            Self::Grid(GridEdit::Take { .. })
                | Self::Boards(BoardEdit::Take { .. } | BoardEdit::QueueRemove { .. })
        )
    }

    /// Whether it lays one token down.
    const fn lays(&self) -> bool {
        matches!(
            self,
            Self::Grid(GridEdit::Paste { .. })
                | Self::Boards(BoardEdit::Paste { .. } | BoardEdit::QueueInsert { .. })
        )
    }
}

fn tokens(edit: &TokenEdit) -> Message {
    let with = |key, id: &String| Message::new(key).with("id", id.as_str());
    match edit {
        TokenEdit::Add { kind } => with("edit.did-add-token", &kind.id),
        TokenEdit::Copy { kind, .. } => with("edit.did-copy-token", kind),
        TokenEdit::Remove { kind } => with("edit.did-remove-token", kind),
        TokenEdit::Rename { kind, .. } => with("edit.did-rename-token", kind),
        TokenEdit::Move { kind, .. } => with("edit.did-move-token", kind),
        TokenEdit::Set { kind, .. } => with("edit.did-change-token", kind),
        TokenEdit::Size { .. } => Message::new("edit.did-size-tokens"),
    }
}

fn grid(edit: &GridEdit) -> Message {
    let at = |key, cell: &geometry::Cell| Message::new(key).with("cell", cell.to_string());
    Message::new(match edit {
        GridEdit::Size { .. } => "edit.did-size-grid",
        GridEdit::InsertRow { .. } => "edit.did-insert-row",
        GridEdit::InsertColumn { .. } => "edit.did-insert-column",
        GridEdit::DeleteRow { .. } => "edit.did-delete-row",
        GridEdit::DeleteColumn { .. } => "edit.did-delete-column",
        GridEdit::Order(_) | GridEdit::Layout(_) | GridEdit::Frame(_) | GridEdit::Lots { .. } => {
            "edit.did-change-grid"
        }
        GridEdit::Table(_) | GridEdit::CellTable { .. } => "edit.did-change-table",
        GridEdit::ClosedBorders(_) => "edit.did-change-borders",
        GridEdit::InPlay { .. } => "edit.did-change-cells",
        GridEdit::Number { .. } | GridEdit::NumberByRow | GridEdit::ClearNumbers => {
            "edit.did-number-cells"
        }
        GridEdit::Die { .. } => "edit.did-place-die",
        GridEdit::Paste { cell, .. } => return at("edit.did-paste", cell),
        GridEdit::Take { cell } => return at("edit.did-take", cell),
    })
}

fn zones(edit: &ZoneEdit) -> Message {
    let (key, zone) = match edit {
        ZoneEdit::Add { zone, .. } => ("edit.did-add-zone", zone),
        ZoneEdit::Rename { zone, .. } | ZoneEdit::Name { zone, .. } => {
            ("edit.did-rename-zone", zone)
        }
        ZoneEdit::Remove { zone } => ("edit.did-remove-zone", zone),
        ZoneEdit::Paint { zone, .. } => ("edit.did-paint-zone", zone),
        ZoneEdit::Characteristics { zone, .. }
        | ZoneEdit::Grammar { zone, .. }
        | ZoneEdit::AddCharacteristic { zone, .. }
        | ZoneEdit::RemoveCharacteristic { zone, .. } => ("edit.did-change-zone", zone),
    };
    Message::new(key).with("id", zone.as_str())
}

fn players(edit: &PlayerEdit) -> Message {
    let (key, player) = match edit {
        PlayerEdit::Add { .. } => return Message::new("edit.did-add-player"),
        PlayerEdit::Count(_) => return Message::new("edit.did-count-players"),
        PlayerEdit::Remove { player } => ("edit.did-remove-player", player),
        PlayerEdit::Name { player, .. } => ("edit.did-name-player", player),
        PlayerEdit::Give { player, .. } => ("edit.did-give-board", player),
        PlayerEdit::Share { player, .. } => ("edit.did-share-board", player),
        PlayerEdit::Take { player, .. } => ("edit.did-take-board", player),
        PlayerEdit::Path { player, .. } => ("edit.did-change-path", player),
    };
    Message::new(key).with("number", *player)
}

const fn boards(edit: &BoardEdit) -> &'static str {
    match edit {
        BoardEdit::Size { .. } | BoardEdit::Frame { .. } => "edit.did-change-board",
        BoardEdit::MarksOwner { .. } | BoardEdit::SeenBy { .. } => "edit.did-change-shoe",
        BoardEdit::Paste { .. } => "edit.did-fill-shoe",
        BoardEdit::Take { .. } => "edit.did-empty-shoe",
        BoardEdit::QueueCells { .. }
        | BoardEdit::QueueOrder { .. }
        | BoardEdit::QueueInsert { .. }
        | BoardEdit::QueueRemove { .. }
        | BoardEdit::ShareQueue { .. } => "edit.did-change-queue",
        BoardEdit::Fill { .. } | BoardEdit::WhenFull { .. } => "edit.did-change-result",
        BoardEdit::Refill(_) | BoardEdit::RequestFills(_) => "edit.did-change-refill",
    }
}

const fn dice(edit: &DieEdit) -> &'static str {
    match edit {
        DieEdit::Add { .. } => "edit.did-add-die",
        DieEdit::Remove { .. } => "edit.did-remove-die",
        DieEdit::Rename { .. }
        | DieEdit::Show { .. }
        | DieEdit::BeyondLast(_)
        | DieEdit::Captures { .. }
        | DieEdit::ChooseToken { .. } => "edit.did-change-die",
        DieEdit::AddFace { .. } | DieEdit::SetFace { .. } | DieEdit::RemoveFace { .. } => {
            "edit.did-change-faces"
        }
    }
}

const fn rules(edit: &RuleEdit) -> &'static str {
    match edit {
        RuleEdit::Set { .. } | RuleEdit::Reset { .. } => "edit.did-change-rules",
        RuleEdit::AddVariant { .. } => "edit.did-add-variant",
        RuleEdit::RenameVariant { .. } | RuleEdit::NameVariant { .. } => "edit.did-rename-variant",
        RuleEdit::RemoveVariant { .. } => "edit.did-remove-variant",
        RuleEdit::GiveGrid { .. } => "edit.did-give-grid",
        RuleEdit::SwapGrid { .. } => "edit.did-swap-grid",
        RuleEdit::TakeGrid { .. } => "edit.did-take-grid",
    }
}

const fn texts(edit: &TextEdit) -> &'static str {
    match edit {
        TextEdit::Name(_) => "edit.did-name-design",
        TextEdit::Instructions(_) => "edit.did-write-instructions",
        TextEdit::Labels(_)
        | TextEdit::Address(_)
        | TextEdit::Thing(_)
        | TextEdit::Theme(_)
        | TextEdit::Coordinates(_)
        | TextEdit::Captions(_) => "edit.did-describe-design",
        TextEdit::Message { .. } | TextEdit::CharacteristicName { .. } => "edit.did-write-message",
    }
}
