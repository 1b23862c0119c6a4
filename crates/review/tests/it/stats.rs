//! Statistics of real designs.

use game::{Level, Rules, Settings};
use review::stats::{ByChance, Careful, Ending, Policy, Stats, Thinking, plot, table};
use workshop::{DesignedGame, Move};

fn open(name: &str) -> DesignedGame {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../workshop/tests/designs");
    let bytes = std::fs::read(format!("{folder}/{name}.json")).unwrap();
    let design = design::files::read(bytes).unwrap();
    workshop::open(name, &design, &Settings::none()).unwrap()
}

fn played(name: &str, plays: usize, policy: &mut dyn Policy) -> Stats {
    let mut stats = Stats::new(open(name));
    assert_eq!(stats.summary(), None);
    (0..plays).for_each(|_| stats.play(7, policy));
    stats
}

#[test]
fn the_same_seed_gives_the_same_numbers() {
    let one = played("goose", 30, &mut ByChance).summary().unwrap();
    let again = played("goose", 30, &mut ByChance).summary().unwrap();
    assert_eq!(one, again);
    let mut other = Stats::new(open("goose"));
    (0..30).for_each(|_| other.play(8, &mut ByChance));
    assert_ne!(other.summary().unwrap(), one);
}

#[test]
fn counts_add_up() {
    let summary = played("memory", 40, &mut ByChance).summary().unwrap();
    assert_eq!(summary.plays, 40);
    assert_eq!(summary.endings.iter().map(|share| share.plays).sum::<u32>(), 40);
    let shares: f64 = summary.endings.iter().map(|share| share.share).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    // Three pairs need six picks; the first of six tokens can be any of six.
    assert!(summary.length.least >= 6, "{:?}", summary.length);
    assert_eq!(summary.most_options, 6);
    assert!(summary.slips > 0.0);
    assert!(summary.tokens_never_used.is_empty(), "{:?}", summary.tokens_never_used);
    let first = summary.first.unwrap();
    assert!(first.low <= first.share && first.share <= first.high);
    assert!((first.fair - 0.5).abs() < 1e-9);
}

#[test]
fn careful_players_do_better_than_chance() {
    let solved = |policy: &mut dyn Policy| {
        let summary = played("pigeon-vole", 40, policy).summary().unwrap();
        (summary.slips, summary.length.mean)
    };
    let (by_chance, careful) = (solved(&mut ByChance), solved(&mut Careful));
    assert!(careful.0 < by_chance.0, "{careful:?} {by_chance:?}");
}

#[test]
fn machines_solve_a_puzzle_on_the_shortest_way() {
    let won = |policy: &mut dyn Policy| {
        let summary = played("block-puzzle", 6, policy).summary().unwrap();
        let solved = summary.endings.iter().find(|share| share.ending == Ending::Won(1));
        (solved.map_or(0, |share| share.plays), summary.length.most)
    };
    let machine = || Thinking::new(open("block-puzzle"), Level::FIRST);
    assert!(won(&mut Careful).1 > 2, "one step ahead does not show the way");
    let found = won(&mut machine());
    assert_eq!(found, (6, 2));
    assert_eq!(won(&mut machine()), found, "the same seed gives the same plays");
}

/// Gives up at once.
struct Nobody;

impl Policy for Nobody {
    fn choose(
        &mut self,
        _: &DesignedGame,
        _: &<DesignedGame as Rules>::Position,
        _: &[Move],
        _: &mut game::Rng,
    ) -> Option<Move> {
        None
    }
}

#[test]
fn what_no_play_touches_is_told() {
    let summary = played("memory", 3, &mut Nobody).summary().unwrap();
    assert_eq!(summary.tokens_never_used, ["cat", "dog", "hen"]);
    let keys: Vec<&str> = summary.rules_never_used.iter().map(i18n::Message::key).collect();
    assert!(keys.contains(&"stats.rule-right") && keys.contains(&"stats.rule-winning"), "{keys:?}");
    assert_eq!(summary.endings.first().map(|share| share.ending), Some(Ending::TooLong));
    assert_eq!(summary.first, None);
}

#[test]
fn the_picture_and_the_table_speak_both_languages() {
    let stats = played("memory", 20, &mut ByChance);
    let summary = stats.summary().unwrap();
    for lang in i18n::Lang::ALL {
        let source = if lang == i18n::Lang::En { review::WORDS.en } else { review::WORDS.fr };
        let words = i18n::Translator::new(lang, &[source]).unwrap();
        let say = |message: &i18n::Message| words.say(message);
        for row in table(&summary, lang, &say) {
            assert!(words.has(row.label.key()), "{}", row.label.key());
            assert!(!row.value.is_empty());
        }
        let svg = plot(&stats, lang, &say).unwrap();
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert_eq!(svg.matches("<title").count(), 1);
        assert_eq!(svg.matches("<desc").count(), 1);
        assert!(svg.contains("role=\"img\""));
        let name = if lang == i18n::Lang::En { "Memory" } else { "Mémoire" };
        assert!(svg.contains(name), "{lang}");
        let told = if lang == i18n::Lang::En { "Games: 20." } else { "Parties\u{a0}: 20." };
        assert!(svg.contains(told), "{svg}");
    }
}
