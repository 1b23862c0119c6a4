//! Random designs: any fields, not always fit to be played.

use proptest::prelude::*;
use proptest::sample::select;

use crate::*;

/// A small design in which everything fits together.
pub(crate) fn sample() -> Design {
    let text = r#"{
        "name": {"fr": "Ferme", "en": "Farm"},
        "tokens": [
            {"id": "cow", "count": 3, "characteristics": ["walks"], "stackable": true},
            {"id": "dog", "count": 4, "owners": [2]},
            {"id": "wall", "shape": ["x.", "xx"], "rotatable": true}
        ],
        "grid": {
            "rows": 3, "columns": 3,
            "tokens": ["cow  cow+dog  #", "wall . dog@1!"],
            "zones": [
                {"id": "meadow", "cells": "a1-b1", "characteristics": ["walks"]},
                {"id": "yard", "cells": "c2"}
            ],
            "numbers": ["1 2 .", "4 3 ."],
            "tables": [{"cells": "a3", "table": ["xxx", "xxx", "..."]}],
            "dice": [{"cells": "b3", "die": "d"}]
        },
        "shoes": [{"queue": ["dog", "cow"], "tokens": ["dog"]}],
        "players": [{"name": "Anna", "shoe": 1}, {"name": "Ben"}],
        "dice": [{"id": "d", "faces": [{"action": {"move": 3}}, {"action": {"roll": {"die": "d", "times": 2}}}]}],
        "won": {"kind_in_zone": {"kind": "cow", "zone": "yard"}},
        "variants": [{"id": "long", "lost": {"errors": 3}}],
        "messages": {"workshop.won": {"en": "Great"}}
    }"#;
    super::read(text).unwrap_or_else(|error| panic!("{error}"))
}

fn words() -> impl Strategy<Value = Words> {
    ("[a-zé\"\\\\ ]{0,6}", "[a-z\n]{0,6}").prop_map(|(fr, en)| Words { fr, en })
}

fn id() -> impl Strategy<Value = String> {
    "[a-zé][a-z0-9_-]{0,4}"
}

fn table() -> impl Strategy<Value = MoveTable> {
    any::<[bool; 9]>().prop_map(|open| MoveTable { open })
}

fn cells() -> impl Strategy<Value = CellList> {
    let cell = (0u8..9, 0u8..9).prop_map(|(col, row)| geometry::Cell::new(col, row));
    prop::collection::vec(cell, 0..5).prop_map(|cells| cells.into_iter().collect())
}

fn token() -> impl Strategy<Value = TokenWord> {
    let owners = prop::option::of(prop::collection::vec(1u8..4, 1..3));
    (id(), owners, 0u8..4, any::<bool>()).prop_map(|(kind, owners, turned, face_up)| TokenWord {
        kind,
        owners,
        turned,
        face_up,
    })
}

fn drawing() -> impl Strategy<Value = Drawing> {
    let word = prop_oneof![
        Just(CellWord::Closed),
        prop::collection::vec(token(), 0..3).prop_map(CellWord::Tokens)
    ];
    prop::collection::vec(prop::collection::vec(word, 0..4), 0..4).prop_map(Drawing)
}

fn kind() -> impl Strategy<Value = TokenKind> {
    let modes = select(vec![Mode::Immobile, Mode::Selection, Mode::Movement]);
    let in_grid = select(vec![InGrid::Anywhere, InGrid::Jumps, InGrid::Die]);
    let rest = (prop::option::of(any::<u16>()), prop::option::of(table()), any::<[bool; 4]>());
    (id(), words(), any::<u16>(), modes, in_grid, rest).prop_map(
        |(id, name, count, mode, in_grid, (attack, table, [flag, capture, rotatable, route]))| {
            TokenKind {
                id: id.clone(),
                name,
                count,
                mode,
                in_grid,
                attack,
                table,
                stackable: flag,
                rotatable,
                routes: Routes { grid_to_shoe: route, ..Routes::default() },
                jumps: Jumps { capture, ..Jumps::default() },
                characteristics: vec![id; usize::from(flag)],
                owners: Owners(if capture { vec![1, 2] } else { Vec::new() }),
                shape: Shape(if rotatable { vec!["x.".into(), "xx".into()] } else { Vec::new() }),
                ..TokenKind::default()
            }
        },
    )
}

fn grid() -> impl Strategy<Value = Grid> {
    let zone = (id(), words(), cells()).prop_map(|(id, name, cells)| Zone {
        id,
        name,
        cells,
        ..Zone::default()
    });
    let numbers = prop::collection::vec(prop::collection::vec(any::<u16>(), 0..4), 0..3);
    let placed = (cells(), id()).prop_map(|(cells, die)| CellDie { cells, die });
    let other = (cells(), table()).prop_map(|(cells, table)| TableOverride { cells, table });
    let lists = (
        prop::collection::vec(zone, 0..3),
        prop::collection::vec(placed, 0..3),
        prop::collection::vec(other, 0..3),
    );
    (any::<(u8, u8, bool, i32)>(), drawing(), numbers, table(), lists).prop_map(
        |((rows, columns, closed_borders, x), tokens, numbers, table, (zones, dice, tables))| {
            Grid {
                rows,
                columns,
                tokens,
                zones,
                dice,
                tables,
                table,
                closed_borders,
                numbers: Numbers(numbers),
                frame: Frame { x, ..Frame::default() },
                ..Grid::default()
            }
        },
    )
}

fn die() -> impl Strategy<Value = Die> {
    let action = prop_oneof![
        Just(Action::Nothing),
        any::<i16>().prop_map(Action::Move),
        (id(), any::<u8>()).prop_map(|(die, times)| Action::Roll { die, times }),
        Just(Action::ToShoe),
    ];
    let again = select(vec![Action::PlayAgain, Action::Move(2)]);
    let from_shoe = select(vec![FromShoe::ByNumber, FromShoe::FirstCell, FromShoe::Stays]);
    let face = (action, "[a-z]{0,3}", prop::collection::vec(again, 0..3), from_shoe)
        .prop_map(|(action, picture, then, from_shoe)| Face { picture, action, then, from_shoe });
    let captures = select(vec![Captures::Nothing, Captures::ToShoe, Captures::ToResult]);
    (id(), prop::collection::vec(face, 0..3), captures, any::<bool>()).prop_map(
        |(id, faces, captures, choose_token)| Die {
            id,
            faces,
            captures,
            choose_token,
            ..Die::default()
        },
    )
}

fn won() -> impl Strategy<Value = Won> {
    (any::<[bool; 3]>(), prop::option::of(any::<u16>()), words()).prop_map(
        |([grid_empty, zones_valid_and_shoe_empty, named], tokens_left, message)| Won {
            grid_empty,
            zones_valid_and_shoe_empty,
            tokens_left,
            message,
            kind_in_zone: named.then(|| NamedGoal { kind: "a".into(), zone: "b".into() }),
            own_tokens_in: vec![Goal("c".into()); usize::from(named)],
            ..Won::default()
        },
    )
}

fn variant() -> impl Strategy<Value = Variant> {
    let association =
        prop::option::of(prop::option::of(any::<u16>()).prop_map(|turn_back_after| {
            let when =
                turn_back_after.map_or(WhenToValidate::OnRequest, WhenToValidate::AfterMoves);
            Association { turn_back_after, when, ..Association::default() }
        }));
    (id(), association, prop::option::of(won()), any::<[bool; 2]>()).prop_map(
        |(id, association, won, [turns, lost])| Variant {
            id,
            association,
            won,
            turns: turns.then(Turns::default),
            lost: lost.then(Lost::default),
            ..Variant::default()
        },
    )
}

fn shoe() -> impl Strategy<Value = Shoe> {
    (drawing(), prop::collection::vec(id(), 0..4), prop::option::of(any::<u8>())).prop_map(
        |(tokens, queue, shares_queue_of)| Shoe {
            tokens,
            queue,
            shares_queue_of,
            ..Shoe::default()
        },
    )
}

/// Any design at all.
pub(crate) fn design() -> impl Strategy<Value = Design> {
    let lists = (
        prop::collection::vec(kind(), 0..4),
        prop::collection::vec(shoe(), 0..3),
        prop::collection::vec(die(), 0..3),
        prop::collection::vec(variant(), 0..3),
        prop::collection::vec("[a-z]{0,30}", 0..6),
    );
    let more = (any::<(bool, bool, u16)>(), cells());
    (words(), lists, grid(), won(), more).prop_map(
        |(
            name,
            (tokens, shoes, dice, variants, labels),
            grid,
            won,
            ((alone, few, height), path),
        )| Design {
            messages: [("workshop.won".to_owned(), name.clone())].into(),
            name,
            tokens,
            shoes,
            dice,
            variants,
            labels,
            grid,
            won,
            token_height: height,
            theme: if few { Theme::Sea } else { Theme::Table },
            coordinates: alone,
            captions: few,
            players: match alone {
                true => vec![Player { path, ..Player::default() }],
                false => vec![Player::default(); 2],
            },
            player_count: few.then_some(PlayerCount::between(1, 2)),
            waiting_zones: vec![WaitingZone::default(); usize::from(few)],
            result_zones: vec![ResultZone::default(); usize::from(alone)],
            ..Design::default()
        },
    )
}
