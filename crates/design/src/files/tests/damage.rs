//! What does not fit together in a design is found, each fault at its place.

use super::*;

/// A change to a design, and the path and key of the fault that it brings.
type Damage = (fn(&mut Design), &'static str, &'static str);

/// Each change of the sample brings its fault.
#[track_caller]
fn check_each(cases: &[Damage]) {
    assert_eq!(check(&random::sample()), []);
    for (change, path, key) in cases {
        let mut design = random::sample();
        change(&mut design);
        let faults = check(&design);
        let found = faults.iter().any(|fault| fault.path == *path && fault.key() == *key);
        assert!(found, "{path} {key}: {faults:?}");
    }
}

fn own_words(design: &mut Design, key: &str, text: &str) {
    let words = Words { en: text.to_owned(), ..Words::default() };
    design.messages.insert(key.to_owned(), words);
}

#[test]
fn tokens() {
    check_each(&[
        (|d| d.tokens[0].id = "a b".into(), "tokens[1].id", "design.bad-id"),
        (|d| d.tokens[2].id = d.tokens[1].id.clone(), "tokens[3].id", "design.id-twice"),
        (|d| d.tokens[0].count = 1, "tokens[1].count", "design.too-many-tokens"),
        (
            |d| d.tokens[0].characteristics = vec![" ".into()],
            "tokens[1].characteristics",
            "design.empty-characteristic",
        ),
        (|d| d.tokens[0].die = "none".into(), "tokens[1].die", "design.unknown-die"),
        (|d| d.tokens[0].owners = Owners(vec![3]), "tokens[1].owners", "design.unknown-player"),
        (|d| d.tokens[2].shape = Shape(vec!["..".into()]), "tokens[3].shape", "design.bad-shape"),
    ]);
}

#[test]
fn words() {
    check_each(&[
        (
            |d| drop(d.messages.insert("workshop.wun".into(), Words::default())),
            "messages.workshop.wun",
            "design.unknown-message-but",
        ),
        (
            |d| drop(d.messages.insert("\u{1b}[2J".repeat(99), Words::default())),
            "messages. [2J [2J [2J [2J [2J [2J [2J [2J [2J [2J…",
            "design.unknown-message",
        ),
        (
            |d| own_words(d, "workshop.taken", "{ $cell } { $cel }"),
            "messages.workshop.taken.en",
            "design.unknown-hole",
        ),
        (|d| own_words(d, "workshop.won", "{$x}"), "messages.workshop.won.en", "design.no-hole"),
        (
            |d| own_words(d, "workshop.won", &"é".repeat(501)),
            "messages.workshop.won.en",
            "design.words-too-long",
        ),
    ]);
}

#[test]
fn the_grid() {
    check_each(&[
        (|d| d.grid.columns = 1, "grid.tokens[1]", "design.drawing-too-wide"),
        (|d| d.grid.rows = 41, "grid", "design.board-too-large"),
        (
            |d| d.grid.zones[1].cells = "a1".parse().unwrap(),
            "grid.zones[2].cells",
            "design.cell-in-two-zones",
        ),
        (
            |d| d.grid.zones[1].cells = "z9".parse().unwrap(),
            "grid.zones[2].cells",
            "design.off-the-grid",
        ),
        (|d| d.grid.numbers.0.push(vec![1; 9]), "grid.numbers[3]", "design.drawing-too-wide"),
        (|d| d.grid.dice[0].die = "none".into(), "grid.dice[1].die", "design.unknown-die"),
        (|d| d.grid.dice.push(d.grid.dice[0].clone()), "grid.dice[2].cells", "design.cell-twice"),
        (
            |d| d.tokens[2].shape = Shape(vec!["x".into(); 3]),
            "grid.tokens[2]",
            "design.piece-leaves-grid",
        ),
    ]);
}

#[test]
fn shoes() {
    check_each(&[
        (|d| d.shoes[0].rows = 0, "shoes[1]", "design.board-too-small"),
        (|d| d.shoes[0].queue = vec!["cat".into()], "shoes[1].queue[1]", "design.unknown-kind"),
        (|d| d.shoes[0].queue = vec!["c:t".into()], "shoes[1].queue[1]", "design.bad-token"),
        (|d| d.shoes[0].queue_cells = 0, "shoes[1].queue", "design.queue-too-long"),
        (
            |d| d.shoes[0].shares_queue_of = Some(1),
            "shoes[1].shares_queue_of",
            "design.unknown-board",
        ),
    ]);
}

#[test]
fn players_and_ends() {
    check_each(&[
        (|d| d.players[1].shoe = Some(2), "players[2].shoe", "design.unknown-board"),
        (|d| d.players.clear(), "players", "design.no-player"),
        (
            |d| d.player_count = Some(PlayerCount::between(2, 1)),
            "player_count",
            "design.bad-player-count",
        ),
        (
            |d| d.player_count = Some(PlayerCount { min: 1, max: 1, seats: vec![vec![7]] }),
            "player_count.seats[1]",
            "design.unknown-player",
        ),
        (
            |d| d.won.own_tokens_in = vec![Goal("none".into())],
            "won.own_tokens_in[1]",
            "design.unknown-zone",
        ),
        (|d| d.lost.taken = "none".into(), "lost.taken", "design.unknown-kind"),
    ]);
}
