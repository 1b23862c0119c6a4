//! What a newcomer meets: the page, in the own language, from nowhere else, also offline.

use anyhow::Result;
use browser::{Page, Stage, Window};

use crate::player::begin;

/// The policy that the browser was given for the page.
async fn policy(page: &Page) -> Result<String> {
    let script = "const done = arguments[arguments.length - 1];
        fetch('/').then((answer) => done(answer.headers.get('content-security-policy')));";
    Ok(page.later(script).await?.as_str().unwrap_or_default().to_owned())
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn the_page_opens_in_the_language_of_the_person_and_shuts_nobody_out() {
    browser::test(async |stage: Stage| {
        for (window, lang) in
            [(Window::DESKTOP, "en"), (Window::PHONE.french(), "fr"), (Window::TABLET.dark(), "en")]
        {
            let page = stage.open(window, "/").await?;
            assert_eq!(page.text(".brand").await?, "Marelle");
            assert_eq!(page.attribute("html", "lang").await?.as_deref(), Some(lang));
            page.is_sound(&format!("{window:?}")).await?;
            page.close().await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn scripts_from_elsewhere_and_inside_the_page_are_refused() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/").await?;
        page.find(".brand").await?;
        let policy = policy(&page).await?;
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval'"), "{policy}");
        assert!(!policy.contains("unsafe-inline"), "{policy}");
        page.script(
            "const script = document.createElement('script');
             script.textContent = 'document.title = \"owned\"';
             document.body.append(script);",
        )
        .await?;
        assert_ne!(page.script("return document.title").await?, "owned");
        assert_eq!(page.console_errors().await?.len(), 1, "the refusal is told");
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn after_a_first_visit_it_opens_without_a_server() {
    browser::test(async |mut stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/").await?;
        page.find(".brand").await?;
        page.kept_for_offline().await?;
        stage.server.stop().await?;
        page.reload().await?;
        assert_eq!(page.text(".brand").await?, "Marelle");
        page.gone("#loading").await?;
        page.is_sound("offline").await?;
        // What works away from the page came along, although nobody had asked for it yet.
        begin(&page, "othello").await?;
        page.click("#hint").await?;
        page.until("advice", async || Ok(!page.text("#said").await?.is_empty())).await
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn the_frame_is_drawn_before_the_program_is_there() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/").await?;
        page.gone("#loading").await?;
        let order = "return performance.getEntriesByName('first-contentful-paint')[0].startTime
            < performance.getEntriesByName('started')[0].startTime";
        assert_eq!(page.script(order).await?, true, "the first second is blank");
        // What is drawn comes with the page itself, in both languages, and so does the size of
        // what the progress is about.
        let drawn = "const done = arguments[arguments.length - 1];
            (async () => {
            const told = await (await fetch('/')).text();
            const page = new DOMParser().parseFromString(told, 'text/html');
            const bytes = page.querySelector('meta[name=marelle-player-bytes]').content;
            const module = page.querySelector('meta[name=marelle-player-module]').content;
            const come = (await (await fetch(module)).arrayBuffer()).byteLength;
            return [page.querySelectorAll('#loading #progress, #loading .frame i').length,
                page.querySelectorAll('#loading p[data-lang]').length, come - Number(bytes)].join();
            })().then(done, (trouble) => done(String(trouble)));";
        assert_eq!(page.later(drawn).await?, "9,2,0");
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn the_page_opens_without_what_is_only_wanted_later() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/").await?;
        page.find(".game-card").await?;
        let names =
            "return performance.getEntriesByType('resource').map((it) => it.name).join(' ')";
        let fetched = page.script(names).await?.as_str().unwrap_or_default().to_owned();
        assert!(fetched.contains("/assets/marelle-"), "{fetched}");
        assert!(!fetched.contains("worker") && !fetched.contains("maker"), "{fetched}");
        // Whoever makes a game gets the rest, at the address that was asked for.
        page.click("#make").await?;
        page.find("#open-design").await?;
        assert!(page.script("return location.hash").await?.as_str() == Some("#/make"));
        page.is_sound("the makers").await
    });
}
