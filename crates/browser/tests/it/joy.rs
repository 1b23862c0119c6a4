//! What moves, what is celebrated, and that none of it is forced upon anybody.

use std::time::Duration;

use anyhow::Result;
use browser::{Page, Stage, Window};
use serde_json::Value;

use crate::player::{begin, kept};

/// Notes every 50 ms how many pieces are on their way, and what is written beside them.
const WATCH: &str = "window.seen = [];
    const begun = performance.now();
    const look = () => {
        const ghosts = [...document.querySelectorAll('.ghost-piece')];
        const pieces = document.querySelectorAll('.boards .pieces').length;
        seen.push([performance.now() - begun, ghosts.length, pieces,
            ghosts.map((ghost) => ghost.dataset.count || '').join('')]);
        if (performance.now() - begun < 3000) setTimeout(look, 50);
    };
    look();";

/// What was noted in three seconds.
async fn seen(page: &Page) -> Result<Vec<Value>> {
    tokio::time::sleep(Duration::from_millis(3200)).await;
    Ok(page.script("return window.seen").await?.as_array().cloned().unwrap_or_default())
}

/// Two places of a memory where the same lies, as the kept game knows it.
async fn a_pair(page: &Page) -> Result<[String; 2]> {
    let session = kept(page).await?;
    let moves = session.played().position().legal_moves();
    let cells: Vec<String> =
        moves.iter().filter_map(|it| it.strip_prefix("pick:")).map(str::to_owned).collect();
    for (at, one) in cells.iter().enumerate() {
        for other in cells.iter().skip(at + 1) {
            let mut tried = kept(page).await?;
            for cell in [one, other] {
                let Some(seat) = tried.hand() else { continue };
                let action = format!("pick:{cell}");
                drop(tried.handle(session::Command::Play { seat, text: action }));
            }
            let told = tried.told(tried.viewer());
            if told.iter().any(|told| matches!(told, game::Told::Removed { .. })) {
                return Ok([one.clone(), other.clone()]);
            }
        }
    }
    anyhow::bail!("no pair lies there")
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_found_pair_is_seen_before_it_flies_away() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP.moving(), "/").await?;
        begin(&page, "memory").await?;
        let pair = a_pair(&page).await?;
        let before = page.count(".boards .pieces").await?;
        page.click(&format!("[data-touch='{}']", pair[0])).await?;
        page.script(WATCH).await?;
        page.click(&format!("[data-touch='{}']", pair[1])).await?;
        let seen = seen(&page).await?;
        // Its cards have turned by then.
        let flies = |it: &&Value| it[0].as_f64() > Some(900.0) && it[1].as_u64() == Some(2);
        let flight = seen.iter().find(flies).and_then(|it| it[0].as_f64());
        assert!(flight.is_some_and(|at| (1200.0..2200.0).contains(&at)), "{seen:?}");
        let looked = seen.iter().filter(|it| it[0].as_f64().is_some_and(|at| at < 1200.0));
        assert!(looked.clone().count() > 8, "{seen:?}");
        for it in looked {
            assert_eq!(it[2].as_u64().map(|it| it as usize), Some(before), "{seen:?}");
        }
        page.is_sound("a pair was found").await
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_pawn_counts_its_steps_and_stands_still_for_whoever_wants_that() {
    browser::test(async |stage: Stage| {
        for (window, still) in [(Window::DESKTOP.moving(), false), (Window::DESKTOP, true)] {
            let page = stage.open(window, "/").await?;
            begin(&page, "goose").await?;
            let mut counted = String::new();
            // A pawn whose first roll is a one takes no steps to count.
            for _ in 0..4 {
                page.script(WATCH).await?;
                page.click("#button-roll").await?;
                for it in seen(&page).await? {
                    assert!(it[1].as_u64() <= Some(u64::from(!still)), "one pawn at most: {it}");
                    counted.push_str(it[3].as_str().unwrap_or_default());
                }
            }
            assert_eq!(counted.contains('2'), !still, "{counted}");
            page.close().await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_touch_of_its_place_puts_down_the_only_thing_that_waits() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/").await?;
        begin(&page, "pigeon-vole").await?;
        page.click("[data-touch='a1']").await?;
        page.until("it is played", async || Ok(kept(&page).await?.log().len() == 1)).await
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn one_switch_leaves_no_clock_behind() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/#/settings").await?;
        page.click("#choice-one-switch").await?;
        begin(&page, "othello").await?;
        page.find(".lit").await?;
        page.go("/#/").await?;
        page.find(".home").await?;
        tokio::time::sleep(Duration::from_secs(4)).await;
        assert_eq!(page.console_errors().await?, Vec::<String>::new());
        Ok(())
    });
}
