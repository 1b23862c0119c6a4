//! Cases of the rule book, sections 2 to 6, as data: each names the example it stands for.
//! Places of the rule book are numbers row by row; here they are cells (10 of 5×4 is a3).

use game::{Notation, Rules};
use game_mansuba::Mansuba;

use crate::{legal, mansuba, play, resolve};

/// What is shown, options, position, an origin, and where its piece may go.
const DESTINATIONS: &[(&str, &str, &str, &str, &str)] = &[
    (
        "section 3, 5×4 simple: black pawn 10, enemies 11 and 13, own 7: {2,5,11,12,14,15}",
        "width=5 height=4",
        "...../..P../Pp.p./..... simple - 0 black",
        "a3",
        "a2 a4 b3 c1 c3 e3",
    ),
    (
        "the same without captures: not 11",
        "width=5 height=4 captures=no",
        "...../..P../Pp.p./..... simple - 0 black",
        "a3",
        "a2 a4 c1 c3 e3",
    ),
    (
        "section 3, 10×10 empty: a tower on (5,5) has 18 places",
        "",
        "........../........../........../........../........../.....T..../........../........../\
         ........../.......... simple - 0 black",
        "f6",
        "a6 b6 c6 d6 e6 f1 f10 f2 f3 f4 f5 f7 f8 f9 g6 h6 i6 j6",
    ),
    (
        "section 3, 10×10 empty: an elephant on (5,5) has 8 places",
        "",
        "........../........../........../........../........../.....E..../........../........../\
         ........../.......... simple - 0 black",
        "f6",
        "d6 e5 e7 f4 f8 g5 g7 h6",
    ),
    (
        "an elephant on the honeycomb has at most 6 places",
        "",
        "........../........../........../........../........../.....E..../........../........../\
         ........../.......... hexagonal - 0 black",
        "f6",
        "d6 e5 e7 g5 g7 h6",
    ),
    (
        "section 4: 10,11,12,13 = own, enemy, enemy, enemy: 11 or 12, not 13",
        "width=5 height=4",
        "...../...../Pppp./..... simple - 0 black",
        "a3",
        "a2 a4 b3 c3",
    ),
    (
        "a simple move is not chained with jumps",
        "width=5 height=4",
        "...../...../P..p./..... simple - 0 black",
        "a3",
        "a2 a4 b3",
    ),
    (
        "any piece may be jumped, of any colour and sort, and directions are free at each hop",
        "width=6 height=4",
        "....../.T.e../P...../.p.... diagonal - 0 black",
        "a3",
        "a2 a4 b3 b4 c1 e3",
    ),
    (
        "a chain around four pieces never ends where it began",
        "width=6 height=4 captures=no",
        "..p.../.p.p../.Pp.../...... simple - 0 black",
        "b3",
        "a3 b1 b4 d1 d3",
    ),
    (
        "jumps follow lines: none from north to south on the honeycomb",
        "width=5 height=4 captures=no",
        "...../.P.../.p.../..... hexagonal - 0 black",
        "b2",
        "a2 c2",
    ),
    (
        "triangular: north-west and south-east, not the other diagonal",
        "width=5 height=4",
        "...../..P../...../..... triangular - 0 black",
        "c2",
        "b1 b2 c1 c3 d2 d3",
    ),
    (
        "a tower goes along E, N, W, S alone, whatever the relation",
        "width=5 height=4",
        "...../..T../...../..... diagonal - 0 black",
        "c2",
        "a2 b2 c1 c3 c4 d2 e2",
    ),
    (
        "a tower on the honeycomb has its row and one step up or down",
        "width=5 height=4",
        "...../..T../...../..... hexagonal - 0 black",
        "c2",
        "a2 b2 c1 d2 e2",
    ),
    (
        "a tower stops before an own piece and on the first enemy it meets",
        "width=7 height=4",
        "..P..../......./..T.pp./....... simple - 0 black",
        "c3",
        "a3 b3 c2 c4 d3 e3",
    ),
    (
        "an elephant passes over anything",
        "width=5 height=5",
        "...../..p../.pEp./..p../..... simple - 0 black",
        "c3",
        "a3 b2 b4 c1 c5 d2 d4 e3",
    ),
];

#[test]
fn pieces_go_where_the_rule_book_says() {
    for &(what, options, text, origin, wanted) in DESTINATIONS {
        let game = mansuba(options);
        let position = game.parse_position(text).unwrap_or_else(|why| panic!("{what}: {why}"));
        let begins = format!("{origin}-");
        let moves = legal(&game, &position);
        let found: Vec<&str> = moves.iter().filter_map(|text| text.strip_prefix(&begins)).collect();
        assert_eq!(found.join(" "), wanted, "{what}");
    }
}

/// Options, position, move, and `ok` or the key of the refusal.
const CASES: &[(&str, &str, &str, &str)] = &[
    // Section 4: starting places of both sides are safe, for every sort.
    ("width=5 height=4", "...../P...t/...../..... simple - 0 white", "e2-b2", "ok"),
    ("width=5 height=4", "...../P...t/...../..... simple - 0 white", "e2-a2", "mansuba.safe-place"),
    ("width=5 height=4", "...../Pp.../...../..... simple - 0 white", "b2-a2", "mansuba.safe-place"),
    ("width=5 height=4", "...../P.e../...../..... simple - 0 white", "c2-a2", "mansuba.safe-place"),
    ("width=5 height=4", "...../PPp../...../..... simple - 0 white", "c2-a2", "mansuba.safe-place"),
    (
        "width=5 height=4 victory=complex",
        "...../...tP/...../..... simple - 0 white",
        "d2-e2",
        "mansuba.safe-place",
    ),
    ("width=5 height=4", "...../.P.t./...../..... simple - 0 white", "d2-b2", "ok"),
    (
        "width=5 height=4 captures=no",
        "...../.P.t./...../..... simple - 0 white",
        "d2-b2",
        "mansuba.no-captures",
    ),
    // Own pieces are never captured.
    (
        "width=5 height=4",
        "...../.PT../...../..... simple - 0 black",
        "c2-b2",
        "mansuba.own-piece-there",
    ),
    // Section 4: an escape wants a free place, an own prisoner, and a sort where several wait.
    (
        "width=5 height=4",
        "...../...../..t../..... simple Pc3 1 black",
        "free-c3",
        "mansuba.place-taken",
    ),
    ("width=5 height=4", "...../...../.t.../..... simple Pc3 1 black", "free-c3", "ok"),
    ("width=5 height=4", "...../...../.t.../..... simple Pc3 1 black", "free-c3-pawn", "ok"),
    (
        "width=5 height=4",
        "...../...../.t.../..... simple Pc3 1 black",
        "free-c3-tower",
        "mansuba.no-prisoner",
    ),
    (
        "width=5 height=4",
        "...../...../.t.../..... simple Pc3 1 black",
        "free-c2",
        "mansuba.no-prisoner",
    ),
    (
        "width=5 height=4",
        "...../...../.t.../..... simple Pc3 1 white",
        "free-c3",
        "mansuba.not-your-prisoner",
    ),
    (
        "width=5 height=4",
        "...../...../.t.../..... simple Pc3,Tc3 1 black",
        "free-c3",
        "mansuba.which-prisoner",
    ),
    ("width=5 height=4", "...../...../.t.../..... simple Pc3,Tc3 1 black", "free-c3-tower", "ok"),
    ("width=5 height=4", "...../...../.t.../..... simple Pc3,tc3 1 black", "free-c3", "ok"),
    // Section 5: a voluntary pass is refused.
    ("width=5 height=4", "...../.P.../...../..... simple - 0 black", "pass", "mansuba.no-pass"),
    ("width=5 height=4", "...../.P.../...../..... simple - 0 white", "pass", "ok"),
    // Whose piece, and how it goes.
    ("", "START", "b1-c1", "mansuba.no-piece"),
    ("", "START", "j1-i1", "mansuba.not-your-piece"),
    ("", "START", "a1-a1", "mansuba.already-there"),
    ("", "START", "a1-c1", "mansuba.pawn-way"),
    ("", "START", "a1-a2", "mansuba.own-piece-there"),
    ("", "START", "a2-b3", "mansuba.tower-way"),
    ("", "START", "a2-j2", "mansuba.safe-place"),
    (
        "width=5 height=4",
        "...../T.p../...../..... simple - 0 black",
        "a2-d2",
        "mansuba.tower-blocked",
    ),
    ("", "START", "a3-b3", "mansuba.elephant-way"),
    ("", "START", "a3-c3", "ok"),
    ("", "START", "A3 C3", "ok"),
    ("", "START", "a3-c33", "mansuba.off-board"),
    ("", "START", "k3-c3", "mansuba.off-board"),
    ("", "START", "a1", "play.not-a-move"),
    ("", "START", "free", "play.not-a-move"),
    ("", "START", "free-c3-queen", "play.not-a-move"),
    ("", "START", "a1-b1-c1", "play.not-a-move"),
    ("", "START", "", "play.not-a-move"),
    ("width=3 height=3", "..P/.../... simple - 1 -", "c1-b1", "play.game-over"),
];

#[test]
fn moves_are_played_or_refused_with_the_reason() {
    conformance::check_cases::<Mansuba>(CASES);
}

#[test]
fn section_1_pieces_start_in_the_outer_columns_by_row() {
    let start = |options: &str| {
        let game = mansuba(options);
        game.position_text(&game.start(0))
    };
    assert_eq!(start("width=5 height=4"), "P...p/T...t/E...e/P...p simple - 0 black");
    assert_eq!(
        start("width=3 height=3 sorts=pawns first=white relation=hexagonal"),
        "P.p/P.p/P.p hexagonal - 0 white"
    );
}

#[test]
fn section_4_a_tower_takes_a_pawn_on_12_which_comes_back_by_a_coin() {
    let game = mansuba("width=5 height=4");
    let mut position = game.parse_position("....t/P..../..P../..... simple - 0 white").unwrap();
    play(&game, &mut position, "e1-c1");
    play(&game, &mut position, "a2-a3");
    play(&game, &mut position, "c1-c3");
    assert_eq!(game.position_text(&position), "...../...../P.t../..... simple Pc3 3 black");
    // White stands on 12: no attempt.
    assert!(legal(&game, &position).iter().all(|text| !text.starts_with("free")));
    play(&game, &mut position, "a3-a2");
    play(&game, &mut position, "c3-d3");
    // White has left: black may spend a turn.
    assert!(legal(&game, &position).contains(&"free-c3".to_owned()));
    play(&game, &mut position, "free-c3");
    let mut held = position.clone();
    resolve(&game, &mut held, "held");
    assert_eq!(game.position_text(&held), "...../P..../...t./..... simple Pc3 6 white");
    resolve(&game, &mut position, "freed");
    assert_eq!(game.position_text(&position), "...../P..../..Pt./..... simple - 6 white");
}

#[test]
fn section_4_prisoners_may_share_a_place_and_are_named_by_sort_only_then() {
    let game = mansuba("width=5 height=4");
    let listed = |prisoners: &str| {
        let text = format!("...../...../.t.../..... simple {prisoners} 1 black");
        legal(&game, &game.parse_position(&text).unwrap()).join(" ")
    };
    assert_eq!(listed("Pc3"), "free-c3");
    assert_eq!(listed("Pc3,Pc3"), "free-c3");
    assert_eq!(listed("Pc3,tc3"), "free-c3");
    assert_eq!(listed("Pc3,Tc3"), "free-c3-pawn free-c3-tower");
    assert_eq!(listed("Ec2,Pc3,Tc3"), "free-c2 free-c3-pawn free-c3-tower");
    assert_eq!(listed("Pb3"), "pass");
}

/// Options, position, move, and what the turn says afterwards.
const ENDS: &[(&str, &str, &str, &str)] = &[
    // Section 5: one piece on a starting place of the other side wins, after its own turn.
    ("width=5 height=4", "...P./...../...../....p simple - 0 black", "d1-e1", "black"),
    ("width=5 height=4", "P..../.t.../...../..... simple - 0 white", "b2-a2", "white"),
    // Complex: exactly all of them.
    ("width=3 height=3 victory=complex", "..P/.P./..E simple - 0 black", "b2-c2", "black"),
    ("width=3 height=3 victory=complex", "..P/.P./... simple - 0 black", "b2-c2", "-"),
    // Impossible while one is in jail.
    ("width=3 height=3 victory=complex", "..P/.P./... simple Pb1 1 black", "b2-c2", "-"),
    // The last turn: a victory is a victory, anything else a draw.
    ("width=5 height=4", "...P./...../...../....p simple - 39 black", "d1-e1", "black"),
    ("width=5 height=4", "...P./...../...../....p simple - 39 black", "d1-c1", "draw"),
    ("width=5 height=4", "...P./...../...../....p simple - 38 black", "d1-c1", "-"),
    ("width=5 height=4 max_turns=7", "...P./...../...../....p simple - 6 black", "d1-c1", "draw"),
    // A pass is a turn and counts.
    ("width=5 height=4", "...../...../...../....p simple - 39 black", "pass", "draw"),
];

#[test]
fn section_5_games_end_as_they_should() {
    for &(options, text, name, end) in ENDS {
        let game = mansuba(options);
        let mut position = game.parse_position(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        play(&game, &mut position, name);
        let outcome = game.outcome(&position);
        let told = outcome.map(|outcome| game.outcome_text(&position, &outcome));
        assert_eq!(told.as_deref().unwrap_or("-"), end, "{options} {text} {name}");
        let side = game.position_text(&position).split(' ').next_back().unwrap().to_owned();
        assert_eq!(side == "-", end != "-", "{options} {text} {name}");
    }
}

#[test]
fn section_7_leaving_a_row_open_to_a_tower_loses_at_once() {
    let game = mansuba("width=5 height=4");
    let mut position = game.start(0);
    // The tower's row is open as soon as the black tower leaves a2.
    play(&game, &mut position, "a2-b2");
    assert!(!legal(&game, &position).contains(&"e2-a2".to_owned()));
    play(&game, &mut position, "e3-d4");
    play(&game, &mut position, "b2-b1");
    play(&game, &mut position, "e2-a2");
    assert_eq!(game.outcome(&position).unwrap().verdict.to_string(), "2");
}
