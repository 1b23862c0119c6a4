//! Whole games in the page: by clicks, by keys, with one switch; kept, resumed, played again.

use anyhow::{Context, Result};
use browser::{Page, Stage, Window};

use crate::player::{
    ENTER, Hand, begin, kept, play_through, press_anywhere, seat_at, turn, waits_for_touch,
};

/// One design for each mechanism; `SLOW_TESTS=1` plays every game of the shelf.
const BY_CLICKS: &[&str] =
    &["quoridor", "labyrinth", "memory", "pigeon-vole", "goose", "sliding-3"];
const BY_KEYS: &[&str] = &["othello", "families"];
const BY_TOUCH: &[&str] = &["pigeon-vole", "memory"];

pub(crate) fn is_slow() -> bool {
    std::env::var_os("SLOW_TESTS").is_some_and(|value| value == "1")
}

/// Games that somebody who looks for a fault wants to see alone, with commas between them.
const WANTED: &str = "MARELLE_TEST_GAMES";

fn chosen(few: &[&str]) -> Vec<String> {
    if let Ok(wanted) = std::env::var(WANTED) {
        wanted.split(',').map(str::to_owned).collect()
    } else if is_slow() {
        catalogue::ids().map(str::to_owned).collect()
    } else {
        few.iter().map(|&id| id.to_owned()).collect()
    }
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn whole_games_are_played_by_clicks() {
    browser::test(async |stage: Stage| {
        for game in chosen(BY_CLICKS) {
            let page = stage.open(Window::DESKTOP, "/").await?;
            let session = play_through(&page, &game, Hand::Clicks).await?;
            assert!(session.ending().is_some(), "{game}");
            println!("{game}: {} moves by clicks", session.log().len());
            page.is_sound(&format!("{game} is over")).await?;
            page.close().await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn whole_games_are_played_by_touch_on_small_screens() {
    browser::test(async |stage: Stage| {
        for (at, game) in chosen(BY_TOUCH).into_iter().enumerate() {
            let window = if at % 2 == 0 { Window::PHONE } else { Window::TABLET };
            let page = stage.open(window, "/").await?;
            let session = play_through(&page, &game, Hand::Fingers).await?;
            assert!(session.ending().is_some(), "{game}");
            println!("{game}: {} moves by touch", session.log().len());
            page.close().await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn whole_games_are_played_by_keys_alone() {
    browser::test(async |stage: Stage| {
        for game in chosen(BY_KEYS) {
            let page = stage.open(Window::DESKTOP, "/").await?;
            let session = play_through(&page, &game, Hand::Keys).await?;
            assert!(session.ending().is_some(), "{game}");
            println!("{game}: {} moves by keys", session.log().len());
            page.close().await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn players_come_and_go_while_a_game_is_played() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/").await?;
        begin(&page, "pigeon-vole").await?;
        let seats = async |wanted: usize| {
            let are_there = async || Ok(page.count(".seats li").await? == wanted);
            page.until(&format!("{wanted} players"), are_there).await
        };
        seats(1).await?;
        assert_eq!(page.count("#remove-player").await?, 0, "somebody must play");
        page.click("#add-player").await?;
        page.fill("#new-player", "Zoé").await?;
        page.is_sound("somebody is asked for a name").await?;
        page.keys(ENTER).await?;
        seats(2).await?;
        for wanted in 3..=6 {
            page.click("#add-player").await?;
            page.click("#new-player-done").await?;
            seats(wanted).await?;
        }
        page.gone("#add-player").await?;
        page.click("#remove-player").await?;
        page.is_sound("who leaves is asked").await?;
        page.click("[data-leaves='2']").await?;
        seats(5).await?;
        page.find("#add-player").await?;
        let session = kept(&page).await?;
        assert_eq!((session.table().players.len(), session.log().len()), (5, 6));
        page.close().await
    });
}

/// A page of somebody who plays with one switch, at a quick pace.
async fn with_one_switch(stage: &Stage) -> Result<Page> {
    let page = stage.open(Window::DESKTOP, "/#/settings").await?;
    page.click("#choice-one-switch").await?;
    page.script(
        "const pace = document.getElementById('pace');
         pace.value = '5'; pace.dispatchEvent(new Event('input', {bubbles: true}));",
    )
    .await?;
    Ok(page)
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn games_are_played_with_one_switch() {
    let games: &[&str] =
        if is_slow() { &["pigeon-vole", "memory", "othello"] } else { &["pigeon-vole"] };
    browser::test(async |stage: Stage| {
        for game in games {
            let page = with_one_switch(&stage).await?;
            let session = play_through(&page, game, Hand::Switch).await?;
            assert!(session.ending().is_some(), "{game}");
            page.close().await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn one_switch_answers_what_stands_before_the_board_and_ends_a_look() {
    browser::test(async |stage: Stage| {
        let page = with_one_switch(&stage).await?;
        begin(&page, "labyrinth").await?;
        page.find("#hand-over-go").await?;
        press_anywhere(&page).await?;
        page.gone("#hand-over-go").await?;
        // A wrong pair stays in view until a press, also when a machine is to move.
        page.go("/#/new/memory").await?;
        seat_at(&page, 2, 1).await?;
        page.click("#begin").await?;
        page.find("#boards .sheet").await?;
        for _ in 0..60 {
            if waits_for_touch(&page).await? {
                break;
            }
            turn(&page, Hand::Switch).await?;
        }
        assert!(waits_for_touch(&page).await?, "no pair was ever wrong");
        let before = kept(&page).await?.log().len();
        press_anywhere(&page).await?;
        page.until("the machine plays", async || Ok(kept(&page).await?.log().len() > before)).await
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn pieces_are_dragged_and_whoever_lets_go_elsewhere_plays_nothing() {
    browser::test(async |stage: Stage| {
        for window in [Window::DESKTOP, Window::PHONE] {
            let page = stage.open(window, "/").await?;
            begin(&page, "mansuba").await?;
            let session = kept(&page).await?;
            let (position, viewer) = (session.played().position(), session.viewer());
            let moves = position.legal_moves();
            let mut paths = moves.iter().map(|action| position.touch_path(viewer, action));
            let path = paths.find(|path| path.len() == 2).context("a move of one pawn")?;
            let place = |at: usize| format!("[data-touch='{}']", path[at].as_str());
            match window {
                Window::PHONE => page.swipe(&place(0), &place(1)).await?,
                _ => page.drag(&place(0), &place(1)).await?,
            }
            page.until("it is played", async || Ok(kept(&page).await?.log().len() == 1)).await?;
            page.close().await?;
        }
        let page = stage.open(Window::DESKTOP, "/").await?;
        begin(&page, "othello").await?;
        page.drag("[data-touch='d3']", "[data-touch='a1']").await?;
        page.click("[data-touch='a1']").await?;
        page.find("#line[data-tone='refused']").await?;
        assert_eq!(kept(&page).await?.log().len(), 0, "nothing was played");
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn every_game_that_waits_is_found_again() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/").await?;
        for (game, first) in
            [("othello", "d3"), ("hex", "a1"), ("morris", "a1"), ("othello", "c4"), ("hex", "b2")]
        {
            begin(&page, game).await?;
            page.click(&format!("[data-touch='{first}']")).await?;
            page.until("it is kept", async || Ok(!kept(&page).await?.log().is_empty())).await?;
        }
        // Games that were only looked at make room for the next one.
        for game in ["memory", "goose"] {
            begin(&page, game).await?;
        }
        page.go("/#/").await?;
        page.click("#all-waiting").await?;
        page.find("#waiting").await?;
        assert_eq!(page.count("#waiting li").await?, 6);
        page.is_sound("games that wait").await?;
        page.click("#waiting li:last-child a").await?;
        page.find("#boards .sheet").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn sounds_come_from_one_source_and_nothing_is_heard_again_by_itself() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/#/settings").await?;
        let count = "window.sources = 0; window.tones = 0; window.spoken = 0;
            speechSynthesis.speak = () => { window.spoken += 1; };
            const Source = window.AudioContext;
            window.AudioContext = class extends Source {
                constructor(...given) { super(...given); window.sources += 1; }
                createOscillator() { window.tones += 1; return super.createOscillator(); }
            };";
        page.before_every_page(count).await?;
        page.reload().await?;
        page.click("#choice-speech").await?;
        page.go("/#/new/othello").await?;
        seat_at(&page, 2, 0).await?;
        page.click("details.more summary").await?;
        page.click("#clock option[value='1']").await?;
        page.click("#begin").await?;
        page.find("#boards .sheet").await?;
        turn(&page, Hand::Clicks).await?;
        page.click("[data-touch='a1']").await?;
        page.find("#line[data-tone='refused']").await?;
        // The clock goes on meanwhile.
        tokio::time::sleep(std::time::Duration::from_millis(2500)).await;
        let heard = page.script("return [window.sources, window.tones, window.spoken]").await?;
        assert_eq!(heard, serde_json::json!([1, 2, 2]), "a move and a refusal, a tone each");
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_machine_that_breaks_down_is_told_and_the_game_goes_on() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/").await?;
        page.before_every_page("window.Worker = undefined").await?;
        page.reload().await?;
        begin(&page, "othello").await?;
        page.click("#hint").await?;
        page.until("that is told", async || Ok(!page.text("#said").await?.is_empty())).await?;
        page.gone(".thinking").await?;
        turn(&page, Hand::Clicks).await
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_reload_in_mid_game_loses_nothing() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/").await?;
        begin(&page, "othello").await?;
        for _ in 0..3 {
            turn(&page, Hand::Clicks).await?;
        }
        let before = kept(&page).await?;
        page.reload().await?;
        page.find("#boards .sheet").await?;
        turn(&page, Hand::Clicks).await?;
        let after = kept(&page).await?;
        assert_eq!(after.log().get(..3), Some(before.log()));
        assert_eq!(after.log().len(), 4);
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_forgotten_game_can_be_brought_back() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/").await?;
        begin(&page, "othello").await?;
        turn(&page, Hand::Clicks).await?;
        page.go("/#/").await?;
        page.click(".forget").await?;
        page.gone(".forget").await?;
        assert!(kept(&page).await.is_err(), "it is gone from the device");
        page.click("#bring-back").await?;
        page.find(".forget").await?;
        page.until("it is kept again", async || Ok(kept(&page).await.is_ok())).await?;
        assert_eq!(kept(&page).await?.log().len(), 1);
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_game_goes_into_a_file_and_comes_back_from_it() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/").await?;
        begin(&page, "othello").await?;
        for _ in 0..2 {
            turn(&page, Hand::Clicks).await?;
        }
        let before = kept(&page).await?;
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("game.txt");
        std::fs::write(&file, session::Record::of(&before).to_string())?;
        let other = folder.path().join("holiday.txt");
        std::fs::write(&other, "Dear Anna, the sea is warm.")?;
        let page = stage.open(Window::DESKTOP, "/#/progress").await?;
        page.give_file("#open-file", &other).await?;
        let why = async || Ok(!page.text("#file-trouble").await?.is_empty());
        page.until("it says why", why).await?;
        page.is_sound("a file that is no game").await?;
        page.give_file("#open-file", &file).await?;
        page.find("#boards .sheet").await?;
        turn(&page, Hand::Clicks).await?;
        assert_eq!(kept(&page).await?.log().get(..2), Some(before.log()));
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_refusal_says_why_and_praise_follows_success() {
    browser::test(async |stage: Stage| {
        for lang in ["en", "fr"] {
            let window = if lang == "fr" { Window::DESKTOP.french() } else { Window::DESKTOP };
            let page = stage.open(window, "/").await?;
            begin(&page, "othello").await?;
            page.is_sound("start").await?;
            page.click("[data-touch=\"a1\"]").await?;
            let said = page.text("#said").await?;
            assert!(said.len() > 5, "it says why: {said}");
            let tone = page.attribute("#line", "data-tone").await?;
            assert_eq!(tone.as_deref(), Some("refused"));
            page.is_sound("refused").await?;
            turn(&page, Hand::Clicks).await?;
            assert_eq!(page.text("#said").await?, "");
            page.close().await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_machine_answers_while_the_page_stays_alive() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/#/new/othello").await?;
        seat_at(&page, 2, 9).await?;
        page.click("#begin").await?;
        page.find("#boards .sheet").await?;
        // A counter that ticks as long as nothing holds the page up.
        page.script(
            "window.ticks = 0; window.longest = 0; let last = performance.now();
             setInterval(() => { const now = performance.now();
                window.longest = Math.max(window.longest, now - last); last = now;
                window.ticks += 1; }, 20);",
        )
        .await?;
        turn(&page, Hand::Clicks).await?;
        page.until("the machine has answered", async || Ok(kept(&page).await?.log().len() >= 2))
            .await?;
        let ticks = page.script("return window.ticks").await?.as_u64().unwrap_or(0);
        let longest = page.script("return window.longest").await?.as_f64().unwrap_or(f64::MAX);
        println!("{ticks} ticks while the machine thought, the longest pause {longest:.0} ms");
        assert!(ticks > 5, "the page was held up: {ticks} ticks");
        Ok(())
    });
}
