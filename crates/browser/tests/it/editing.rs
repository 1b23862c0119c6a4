//! Games made in the editor from nothing, by the page's own controls, and played: the three
//! walk-throughs of the thesis that Marelle goes back to, by mouse and by keys alone.

use anyhow::{Context, Result, ensure};
use browser::{Page, Stage, Window};

use crate::games::is_slow;
use crate::maker::Maker;
use crate::player::{Hand, RIGHT, begin, play_on, waits_for_touch};

fn cells(rows: u8, columns: u8) -> Vec<String> {
    let cell = |index: u8| geometry::Cell::new(index % columns, index / columns).to_string();
    (0..rows * columns).map(cell).collect()
}

/// An empty design in the editor.
async fn empty(page: &Page) -> Result<String> {
    page.go("/#/make").await?;
    page.click("#empty-game").await?;
    page.find("#add-token").await?;
    let path = page.script("return location.hash").await?;
    let id = path.as_str().and_then(|path| path.strip_prefix("#/edit/"));
    Ok(id.context("the editor has an address")?.to_owned())
}

const BALLS: [&str; 8] = ["black", "green", "blue", "red", "brown", "grey", "purple", "yellow"];

/// Chapters 11.1 to 11.6: two players, two result zones.
async fn memory(maker: &Maker<'_>) -> Result<()> {
    for (number, colour) in BALLS.into_iter().enumerate() {
        let words = format!("{colour} ball");
        maker.token(&words, &words, colour).await?;
        if number == 0 {
            // The next ones keep these choices.
            maker.choose("mode", "selection").await?;
            maker.write("count", "2").await?;
        }
    }
    maker.grid(4, 4).await?;
    for (number, pair) in cells(4, 4).chunks(2).enumerate() {
        maker.select(&format!("token-token-{}", number + 1)).await?;
        for cell in pair {
            maker.touch(cell).await?;
        }
    }
    maker.press("#add-player").await?;
    for number in [1, 2] {
        maker.select(&format!("player-{number}")).await?;
        maker.choose("result_zone", "new").await?;
        maker.select(&format!("result-{number}")).await?;
        maker.write("rows", "4").await?;
        maker.write("columns", "4").await?;
    }
    maker.select("rules-association").await?;
    maker.choose("when_right", "remove").await?;
    maker.select("rules-won").await?;
    maker.tick("grid_empty", true).await?;
    maker.tick("zones_valid_and_shoe_empty", false).await?;
    maker.tick("zones_valid_and_grid_full", false).await
}

/// Eight zones, closed borders. Spec: section 5.3.
async fn sliding_puzzle(maker: &Maker<'_>) -> Result<()> {
    for number in 1..=8 {
        let digit = number.to_string();
        maker.token(&digit, &digit, &digit).await?;
        if number == 1 {
            maker.choose("in_grid", "one-cell").await?;
        }
    }
    maker.grid(3, 3).await?;
    maker.tick("closed_borders", true).await?;
    let all = cells(3, 3);
    for (number, cell) in all.iter().take(8).enumerate() {
        maker.select(&format!("token-token-{}", number + 1)).await?;
        maker.touch(cell).await?;
    }
    for (number, cell) in all.iter().take(8).enumerate() {
        maker.zone(&(number + 1).to_string(), &[cell]).await?;
    }
    maker.select("rules-association").await?;
    maker.choose("when_wrong", "accept").await?;
    maker.select("rules-won").await?;
    maker.tick("zones_valid", true).await?;
    maker.tick("zones_valid_and_shoe_empty", false).await?;
    maker.tick("zones_valid_and_grid_full", false).await
}

const ANIMALS: [(&str, &str); 6] = [
    ("pigeon", "flies"),
    ("bee", "flies"),
    ("owl", "flies"),
    ("cow", "walks"),
    ("dog", "walks"),
    ("fish", "walks"),
];

/// A shoe and its queue. Spec: section 5.3.
async fn pigeon_vole(maker: &Maker<'_>) -> Result<()> {
    for (animal, word) in ANIMALS {
        maker.token(animal, animal, word).await?;
    }
    maker.grid(2, 6).await?;
    let all = cells(2, 6);
    let row = |number: usize| all.iter().skip(number * 6).take(6).map(String::as_str);
    maker.zone("flies", &row(0).collect::<Vec<_>>()).await?;
    maker.zone("walks", &row(1).collect::<Vec<_>>()).await?;
    maker.select("player-1").await?;
    maker.choose("shoe", "new").await?;
    for number in 1..=6_u8 {
        maker.select(&format!("token-token-{number}")).await?;
        let place = geometry::Cell::new(number - 1, 0);
        maker.touch(&format!("queue1.{place}")).await?;
    }
    maker.select("rules-won").await?;
    maker.tick("zones_valid_and_grid_full", false).await
}

async fn made_and_played(stage: &Stage, name: &str, hand: Hand) -> Result<()> {
    let page = stage.open(Window::DESKTOP, "/").await?;
    let id = empty(&page).await?;
    let maker = Maker { page: &page, hand };
    maker.reach("#game-name").await?;
    page.keys(name).await?;
    match name {
        "memory" => memory(&maker).await?,
        "sliding-puzzle" => sliding_puzzle(&maker).await?,
        _ => pigeon_vole(&maker).await?,
    }
    page.is_sound(&format!("{name} is made")).await?;
    // A reload loses nothing of it.
    page.reload().await?;
    page.find("#add-token").await?;
    let kept = page.script("return document.getElementById('game-name').value").await?;
    ensure!(kept.as_str() == Some(name), "its name is {kept}");
    begin(&page, &id).await?;
    let session = play_on(&page, if hand == Hand::Keys { hand } else { Hand::Clicks }).await?;
    ensure!(session.ending().is_some(), "{name} is played to its end");
    println!("{name} made by {hand:?} and played in {} moves", session.log().len());
    page.close().await
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn games_of_the_thesis_are_made_by_mouse_and_played() {
    let games: &[&str] =
        if is_slow() { &["memory", "sliding-puzzle", "pigeon-vole"] } else { &["memory"] };
    browser::test(async |stage: Stage| {
        for game in games {
            made_and_played(&stage, game, Hand::Clicks).await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn games_of_the_thesis_are_made_by_keys_alone_and_played() {
    let games: &[&str] =
        if is_slow() { &["memory", "sliding-puzzle", "pigeon-vole"] } else { &["pigeon-vole"] };
    browser::test(async |stage: Stage| {
        for game in games {
            made_and_played(&stage, game, Hand::Keys).await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_rule_changed_in_mid_play_takes_effect_and_the_play_goes_on() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/").await?;
        empty(&page).await?;
        let maker = Maker { page: &page, hand: Hand::Clicks };
        maker.press("#add-token").await?;
        maker.choose("in_grid", "one-cell").await?;
        maker.grid(3, 3).await?;
        // What is refused is not shown as if it were so.
        maker.write("rows", "9999").await?;
        ensure!(!page.text("#said").await?.is_empty(), "too many, and it says why");
        let rows = page.script("return document.getElementById('field-rows').value").await?;
        ensure!(rows.as_str() == Some("3"), "the grid still has 3 rows, not {rows}");
        maker.select("token-token-1").await?;
        maker.touch("b2").await?;
        maker.select("grid").await?;
        maker.choose("order", "kept").await?;
        maker.press("#try").await?;
        page.find("#start-over").await?;
        maker.touch("b2").await?;
        maker.touch("b1").await?;
        let moves = async || page.text(".seats .counter b").await;
        page.until("one move is counted", async || Ok(moves().await?.starts_with('1'))).await?;
        maker.touch("b1").await?;
        maker.touch("c3").await?;
        ensure!(!page.text("#said").await?.is_empty(), "too far, and it says why");
        maker.touch("b1").await?;
        maker.select("token-token-1").await?;
        maker.choose("in_grid", "anywhere").await?;
        maker.touch("b1").await?;
        maker.touch("c3").await?;
        page.until("the play went on", async || Ok(moves().await?.starts_with('2'))).await?;
        let english = page.text("#prompt").await?;
        page.click("#language").await?;
        page.until("other words", async || Ok(page.text("#prompt").await? != english)).await?;
        maker.choose("in_grid", "one-cell").await?;
        page.until("the edit is kept", async || {
            let kept = "return localStorage.getItem('marelle.last-design').includes('one-cell')";
            Ok(page.script(kept).await?.as_bool() == Some(true))
        })
        .await?;
        ensure!(page.text("#prompt").await? != english, "the test speaks as the page does");
        page.is_sound("a test that runs").await?;
        page.close().await
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn every_panel_of_the_editor_shuts_nobody_out() {
    // Every part of a game with dice; in ordinary tests some of each sort, in one language.
    let (windows, step): (&[Window], usize) = if is_slow() {
        (&[Window::DESKTOP, Window::DESKTOP.french().dark()], 1)
    } else {
        (&[Window::DESKTOP.french().dark()], 6)
    };
    browser::test(async |stage: Stage| {
        for window in windows {
            let page = stage.open(*window, "/#/make").await?;
            page.click("[data-copy='goose']").await?;
            page.find("[data-part]").await?;
            for number in (0..page.count("[data-part]").await?).step_by(step) {
                let choose = format!(
                    "const part = document.querySelectorAll('[data-part]')[{number}];
                     part.scrollIntoView(); part.click(); return part.dataset.part;"
                );
                let part = page.script(&choose).await?;
                let in_sight = "const {top, bottom} =
                    document.querySelector('.edit-fields h2').getBoundingClientRect();
                    return top >= 0 && bottom <= innerHeight;";
                assert_eq!(page.script(in_sight).await?, true, "the fields of {part} are hidden");
                page.is_sound(&format!("{part} in the editor, {window:?}")).await?;
            }
            page.close().await?;
        }
        Ok(())
    });
}

/// What readers say of a place.
async fn label(page: &Page, place: &str) -> Result<String> {
    let script = format!(
        "return document.querySelector(`[data-touch='{place}']`).getAttribute('aria-label')"
    );
    Ok(page.script(&script).await?.as_str().unwrap_or_default().to_owned())
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn cells_are_painted_and_tokens_moved_by_one_stroke() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/").await?;
        empty(&page).await?;
        page.click("#to-grid").await?;
        let maker = Maker { page: &page, hand: Hand::Clicks };
        maker.grid(2, 4).await?;
        maker.zone("sky", &["a1"]).await?;
        page.drag("[data-touch='a1']", "[data-touch='d1']").await?;
        page.until("the row is painted", async || {
            Ok(label(&page, "b1").await?.contains("sky")
                && label(&page, "d1").await?.contains("sky"))
        })
        .await?;
        maker.token("bee", "bee", "flies").await?;
        maker.touch("a2").await?;
        page.click("#tool-select").await?;
        page.drag("[data-touch='a2']", "[data-touch='c2']").await?;
        page.until("the bee has moved", async || {
            Ok(label(&page, "c2").await?.contains("bee")
                && !label(&page, "a2").await?.contains("bee"))
        })
        .await?;
        page.is_sound("an editor after strokes").await
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_board_is_moved_by_its_handle_published_and_taken_back() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/#/make").await?;
        page.click("[data-copy='pigeon-vole']").await?;
        let maker = Maker { page: &page, hand: Hand::Keys };
        let place = async || {
            let script = "const kept = JSON.parse(localStorage.getItem('marelle.last-design'));
                return [JSON.parse(kept.text).shoes[0].frame ?? null, kept.published ?? null];";
            page.script(script).await
        };
        maker.reach(".handle[data-board=\"shoe1\"]").await?;
        let before = place().await?;
        page.keys(RIGHT).await?;
        page.until("the shoe has moved", async || Ok(place().await?[0] != before[0])).await?;
        let moved = place().await?;
        maker.press("#undo-edit").await?;
        page.until("it is where it was", async || Ok(place().await?[0] == before[0])).await?;
        maker.press("#redo-edit").await?;
        page.until("it has moved again", async || Ok(place().await?[0] == moved[0])).await?;
        page.click("#share").await?;
        page.find(".play-link").await?;
        page.until("that is kept", async || Ok(!place().await?[1].is_null())).await?;
        maker.reach("#game-name").await?;
        page.keys("!").await?;
        page.until("an edit follows", async || {
            let name = "return localStorage.getItem('marelle.last-design').includes('!')";
            Ok(page.script(name).await?.as_bool() == Some(true))
        })
        .await?;
        ensure!(!place().await?[1].is_null(), "it is still known where it was published");
        page.is_sound("shared from the editor").await?;
        page.close().await
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_test_starts_over_shows_faces_steps_back_and_has_machines() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/#/make").await?;
        page.click("[data-copy='memory']").await?;
        page.click("#try").await?;
        page.find("#start-over").await?;
        let board = async || page.attribute("[data-touch='a1']", "aria-label").await;
        let hidden = board().await?;
        page.click("#show-faces").await?;
        page.until("faces are shown", async || Ok(board().await? != hidden)).await?;
        page.click("#show-faces").await?;
        page.until("faces are hidden", async || Ok(board().await? == hidden)).await?;
        let moves = async || page.text(".seats li:first-child .counter b").await;
        let pair = async || {
            page.click("[data-touch='a1']").await?;
            page.click("[data-touch='b1']").await?;
            page.until("a move is counted", async || Ok(moves().await?.starts_with('1'))).await
        };
        pair().await?;
        page.click("#step-back").await?;
        page.until("it is taken back", async || Ok(moves().await?.starts_with('0'))).await?;
        page.click("#start-over").await?;
        page.find("#who-2").await?;
        page.click("#who-2 option[value='2']").await?;
        page.find("#start-over").await?;
        for again in [true, true, false] {
            pair().await?;
            // A wrong pair stays open until somebody touches the board.
            if waits_for_touch(&page).await? {
                page.click("[data-touch='a1']").await?;
            }
            let machine = async || page.text(".seats li:last-child .counter b").await;
            let played = async || Ok(machine().await?.starts_with('1'));
            let answer = page.until("the machine plays", played).await;
            // Two that chance made alike are taken, and the same player goes on: then once more.
            if answer.is_ok() || !again {
                answer?;
                break;
            }
            page.click("#start-over").await?;
            page.until("it begins anew", async || Ok(moves().await?.starts_with('0'))).await?;
        }
        page.is_sound("a test with a machine").await?;
        page.close().await
    });
}
