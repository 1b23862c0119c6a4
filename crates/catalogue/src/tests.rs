//! Every game on the shelf opens, and every word of every game stands in both languages.

use game::{OptionKind, Reason};

use super::*;

#[test]
fn every_game_opens_with_its_defaults_and_keeps_its_id() {
    for id in ids() {
        let game = open(id, &Settings::none()).unwrap();
        assert_eq!(game.card().id, id);
        let again = open(id, &game.settings()).unwrap();
        assert_eq!(again.settings(), game.settings(), "{id}: options in force can be given back");
        assert!(!game.start(0).legal_moves().is_empty());
    }
}

/// What was kept without a word of rules is opened with the first ones.
#[test]
fn every_game_opens_with_its_first_rules_and_is_renewed_for_another_play() {
    for id in ids() {
        let first = open(id, &Settings::none().restored()).unwrap();
        assert_eq!(first.card().rules, game::FIRST_RULES, "{id}");
        assert_eq!(first.kept_settings().get(game::RULES), None, "{id}");
        let newest = open(id, &Settings::none()).unwrap();
        let again = open(id, &newest.kept_settings().restored()).unwrap();
        assert_eq!(again.settings(), newest.settings(), "{id}");
        assert_eq!(renewed(first).settings(), newest.settings(), "{id}");
    }
    let text = design::files::write(&library::entry("memory").unwrap().design);
    let settings = Settings::parse(["rules=1", "players=2"]).unwrap();
    let own = renewed(open_with("own-1", Some(&text), &settings).unwrap());
    let newest = workshop::RulesVersion::NEWEST.number();
    assert_eq!((own.card().rules, own.seats(), &*own.card().id), (newest, 2, "own-1"));
}

#[test]
fn every_game_has_a_machine_that_names_a_legal_move() {
    for id in ids() {
        let settings = Settings::none();
        let opened = open(id, &settings).unwrap();
        let start = opened.start(1);
        let game::Turn::Seat(seat) = start.turn() else { panic!("{id}: nobody's turn") };
        let view = start.view(game::Viewer::Seat(seat));
        let make = search::Make { table: 1, ..search::Make::default() };
        let mut machine = machine_for(&*opened, make).unwrap();
        let (limits, watch) = (search::Limits::nodes(60), search::Watch::NOBODY);
        let report = machine.think(&view, &limits, watch, &mut |_| {}).unwrap();
        assert!(start.legal_moves().contains(report.best().unwrap()), "{id}");
    }
}

#[test]
fn an_unknown_game_is_refused_with_the_known_ones() {
    let Err(error) = open("chess", &Settings::none()) else { panic!("there is no chess") };
    assert_eq!(error.key(), "catalogue.unknown-game");
    let said = translator(Lang::En, &[]).unwrap().say(&error.message());
    let known = ids().collect::<Vec<_>>().join(", ");
    assert_eq!(said, format!("There is no game “chess”. There are: {known}."));
}

#[test]
fn a_wrong_option_is_told_by_the_game() {
    let settings = Settings::parse(["size=99"]).unwrap();
    let Err(error) = open("quoridor", &settings) else { panic!("99 is too large") };
    assert_eq!(error.key(), "option.bad-value");
}

#[test]
fn every_word_stands_in_both_languages_and_is_easy() {
    let faults: Vec<String> =
        all_words().flat_map(|words| conformance::wording::faults(&words)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_game_tells_what_it_is_and_what_can_be_chosen() {
    for lang in Lang::ALL {
        let translator = translator(lang, &[]).unwrap();
        for card in families().iter().map(Family::card) {
            let id = &card.id;
            let parts = ["summary", "rules", "notation"].map(|part| format!("{id}.{part}"));
            let options = card.options.iter().map(|spec| format!("{id}.option-{}", spec.name));
            let values = card.options.iter().flat_map(|spec| values_to_name(&spec.kind));
            let values = values.map(|value| format!("{id}.value-{value}"));
            let demos = card.demos.iter().map(|demo| demo.about.to_owned());
            let named = std::iter::once(id.to_string()).chain(parts);
            let keys = named.chain(options).chain(values).chain(demos);
            let missing: Vec<String> = keys.filter(|key| !translator.has(key)).collect();
            assert!(missing.is_empty(), "{lang}: {missing:?}");
        }
    }
}

/// The words among which a game lets choose; yes and no are everybody's.
fn values_to_name(kind: &OptionKind) -> &'static [&'static str] {
    match kind {
        OptionKind::Choice(words) if *kind != OptionKind::FLAG => words,
        _ => &[],
    }
}
