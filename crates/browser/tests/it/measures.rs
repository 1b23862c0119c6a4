//! How long somebody waits: the first visit, and the answer to a touch. Nothing here fails for
//! being slow; the figures of a quiet machine stand in the book.

use anyhow::{Context, Result};
use browser::{Page, Stage, Window};

use crate::player::begin;

/// Notes when the shelf can be used: its first game is there.
const WATCH: &str = "
    new MutationObserver((changes, watcher) => {
        if (!document.querySelector('.game-card')) return;
        window.usable = performance.now();
        watcher.disconnect();
    }).observe(document, { childList: true, subtree: true });";

/// Touches a place again and again; each time until the answer is on the screen.
const TOUCHES: &str = "
    const done = arguments[arguments.length - 1];
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    (async () => {
        const waits = [];
        for (const name of ['a1', 'd3', 'a2', 'c3', 'a4', 'c4', 'a5', 'e3', 'a6', 'c2']) {
            await frame();
            const begun = performance.now();
            document.querySelector(`[data-touch='${name}']`).click();
            await frame();
            await frame();
            waits.push(performance.now() - begun);
        }
        done(waits.sort((a, b) => a - b));
    })();";

async fn number(page: &Page, script: &str) -> Result<f64> {
    page.script(script).await?.as_f64().with_context(|| script.to_owned())
}

/// How long somebody waits in a script, in milliseconds: in the middle, and at most.
async fn waits(page: &Page, script: &str) -> Result<(f64, f64)> {
    let waits = page.later(script).await?;
    let waits = waits.as_array().context("the script tells no times")?;
    let waits: Vec<f64> = waits.iter().filter_map(serde_json::Value::as_f64).collect();
    let (middle, longest) = (waits.get(waits.len() / 2), waits.last());
    middle.copied().zip(longest.copied()).context("nobody waited")
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn the_first_visit_and_the_answer_to_a_touch_are_measured() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/health").await?;
        page.before_every_page(WATCH).await?;
        page.go("/").await?;
        page.find(".game-card").await?;
        page.until("the shelf can be used", async || {
            Ok(page.script("return window.usable > 0").await?.as_bool() == Some(true))
        })
        .await?;
        let usable = number(&page, "return window.usable").await?;
        page.kept_for_offline().await?;
        let sum = "return performance.getEntries()
            .filter((it) => it.entryType === 'navigation' || it.entryType === 'resource')
            .reduce((sum, it) => sum + it.transferSize, 0)";
        let bytes = number(&page, sum).await?;
        assert!(bytes > 10_000.0, "{bytes} bytes");
        begin(&page, "othello").await?;
        let (middle, longest) = waits(&page, TOUCHES).await?;
        println!(
            "first visit: {:.0} KB, usable after {usable:.0} ms; a touch answered on the screen \
             in {middle:.0} ms in the middle, {longest:.0} ms at most",
            bytes / 1000.0
        );
        Ok(())
    });
}

/// A grid of 20 by 20 with 200 tokens of ten kinds.
fn large_design() -> String {
    let kinds: Vec<String> = (0..10)
        .map(|kind| format!(r#"{{"id":"k{kind}","count":20,"picture":"digit:{kind}"}}"#))
        .collect();
    let cell =
        |at: usize| if at.is_multiple_of(2) { format!("k{}", at / 2 % 10) } else { ".".to_owned() };
    let row = |row: usize| (0..20).map(|col| cell(row * 20 + col)).collect::<Vec<_>>().join(" ");
    let rows: Vec<String> = (0..20).map(|number| format!("\"{}\"", row(number))).collect();
    let (kinds, rows) = (kinds.join(","), rows.join(","));
    format!(
        r#"{{"marelle_design":1,"name":{{"en":"Large"}},"tokens":[{kinds}],
        "grid":{{"rows":20,"columns":20,"tokens":[{rows}]}}}}"#
    )
}

/// Makes tokens face other pictures again and again; each time until the running game shows it.
const EDITS: &str = "
    const done = arguments[arguments.length - 1];
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const board = () => document.querySelector('#boards .picture').innerHTML;
    (async () => {
        const waits = [];
        const field = document.getElementById('field-frame.cell_width');
        for (const width of [60, 70, 80, 90, 80, 70, 60, 50, 60, 50]) {
            await frame();
            const before = board();
            const begun = performance.now();
            field.value = String(width);
            field.dispatchEvent(new Event('change', { bubbles: true }));
            while (board() === before && performance.now() - begun < 20000) await frame();
            await frame();
            waits.push(performance.now() - begun);
        }
        done(waits.sort((a, b) => a - b));
    })();";

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn an_edit_seen_in_the_running_game_is_measured() {
    browser::test(async |stage: Stage| {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("large.json");
        std::fs::write(&file, large_design())?;
        let page = stage.open(Window::DESKTOP, "/#/make").await?;
        page.give_file("#open-design", &file).await?;
        page.find("#begin").await?;
        page.script("location.hash = location.hash.replace('#/new/', '#/edit/')").await?;
        page.click("[data-part='grid']").await?;
        page.click("#try").await?;
        page.find("#start-over").await?;
        page.find("[id='field-frame.cell_width']").await?;
        let (middle, longest) = waits(&page, EDITS).await?;
        assert!(longest < 20_000.0, "an edit was never seen: {longest} ms");
        println!(
            "20 by 20 with 200 tokens: an edit seen in the running game after {middle:.0} ms in the \
             middle, {longest:.0} ms at most"
        );
        Ok(())
    });
}

/// Moves a token over the whole board some times, and notes how long each frame lasted meanwhile.
const FRAMES: &str = "
    const done = arguments[arguments.length - 1];
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const place = (name) => document.querySelector(`[data-touch='${name}']`);
    const holds = (name) => document.querySelector(`.pieces[data-at='${name}']`)?.children.length;
    (async () => {
        const lasted = [];
        for (const [from, to] of [['a1', 't20'], ['t20', 'b1'], ['b1', 't20'], ['t20', 'a1']]) {
            place(from).click();
            await frame();
            place(to).click();
            let last = await frame();
            const end = last + 600;
            while (last < end) {
                const now = await frame();
                lasted.push(now - last);
                last = now;
            }
            if (!holds(to)) return done([]);
        }
        done(lasted.sort((a, b) => a - b));
    })();";

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn the_frames_of_a_move_on_a_large_board_are_measured() {
    browser::test(async |stage: Stage| {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("large.json");
        std::fs::write(&file, large_design())?;
        let page = stage.open(Window::DESKTOP.moving(), "/#/make").await?;
        page.give_file("#open-design", &file).await?;
        page.click("#begin").await?;
        page.find("#boards .sheet").await?;
        // Without a frame, the token would not have arrived.
        let (middle, longest) = waits(&page, FRAMES).await?;
        println!(
            "20 by 20 with 200 tokens: a frame while one of them moves lasts {middle:.0} ms in the \
             middle, {longest:.0} ms at most"
        );
        Ok(())
    });
}
