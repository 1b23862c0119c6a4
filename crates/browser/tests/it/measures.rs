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
        let waits = page.later(TOUCHES).await?;
        let waits: Vec<f64> =
            waits.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect();
        let (middle, longest) = (waits.get(waits.len() / 2), waits.last());
        let (middle, longest) = middle.zip(longest).context("nothing was touched")?;
        println!(
            "first visit: {:.0} KB, usable after {usable:.0} ms; a touch answered on the screen \
             in {middle:.0} ms in the middle, {longest:.0} ms at most",
            bytes / 1000.0
        );
        Ok(())
    });
}
