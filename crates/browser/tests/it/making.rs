//! Making games in the page: quick makers, files, the server's library, and what does harm.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use browser::{Page, Stage, Window};
use serde_json::{Value, json};

use crate::games::is_slow;
use crate::player::{Hand, play_on};

/// Every quick maker by its name.
const MAKERS: [&str; 16] = [
    "memory",
    "lotto",
    "odd-one-out",
    "families",
    "pigeon-vole",
    "spelling",
    "hangman",
    "arithmetic",
    "one-among",
    "some-among",
    "dominoes",
    "sliding-puzzle",
    "jigsaw",
    "goose",
    "peg-solitaire",
    "block-puzzle",
];

/// A maker, what is filled in, and with how many clicks and fields one plays.
type Case = (&'static str, &'static [(&'static str, &'static str)], usize);

/// Somebody in a hurry: every click and every filled field counts.
struct Hurry<'a> {
    page: &'a Page,
    acts: usize,
}

impl Hurry<'_> {
    async fn click(&mut self, css: &str) -> Result<()> {
        self.acts += 1;
        self.page.click(css).await
    }

    async fn fill(&mut self, css: &str, text: &str) -> Result<()> {
        self.acts += 1;
        self.page.fill(css, text).await
    }
}

/// The designs of this device, those changed last first.
async fn designs(page: &Page) -> Result<Vec<Value>> {
    let script = "const done = arguments[arguments.length - 1];
        const open = indexedDB.open('marelle');
        open.onsuccess = () => {
            const all = open.result.transaction('designs').objectStore('designs').getAll();
            all.onsuccess = () => {
                const found = all.result.map(JSON.parse);
                found.sort((a, b) => b.touched_ms - a.touched_ms);
                open.result.close();
                done(found);
            };
        };";
    Ok(page.later(script).await?.as_array().cloned().unwrap_or_default())
}

/// Waits until so many designs are kept.
pub(crate) async fn designs_are(page: &Page, count: usize) -> Result<Vec<Value>> {
    page.until(&format!("{count} designs"), async || Ok(designs(page).await?.len() == count))
        .await?;
    designs(page).await
}

/// The program, as somebody calls it from a terminal.
fn marelle(arguments: &[&str], input: &str) -> Result<String> {
    let program = std::env::var_os(browser::PROGRAM).context("no program")?;
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()?;
    std::io::Write::write_all(&mut child.stdin.take().context("no input")?, input.as_bytes())?;
    let told = child.wait_with_output()?;
    ensure!(told.status.success(), "{arguments:?}: {told:?}");
    Ok(String::from_utf8(told.stdout)?)
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn quick_games_are_played_after_a_few_clicks() {
    let cases: [Case; 5] = [
        ("memory", &[("#field-list", "sun\nmoon\nstar")], 4),
        ("sliding-puzzle", &[("#field-rows", "2")], 4),
        ("pigeon-vole", &[("#field-list", "eagle;flies\nbee;flies\ncow;walks\ndog;walks")], 5),
        ("families", &[("#field-list", "apple;fruit\nplum;fruit\nleek;vegetable")], 6),
        ("goose", &[("#field-cells", "20"), ("#field-players", "2")], 7),
    ];
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/").await?;
        for (maker, fields, most) in cases {
            page.go("/#/").await?;
            page.find("#make").await?;
            let mut somebody = Hurry { page: &page, acts: 0 };
            somebody.click("#make").await?;
            somebody.click(&format!("[data-maker='{maker}']")).await?;
            for (field, text) in fields {
                somebody.fill(field, text).await?;
            }
            somebody.click("#maker-play").await?;
            page.find("#boards .sheet").await?;
            println!("{maker}: {} acts", somebody.acts);
            assert!(somebody.acts <= most, "{maker}: {} acts", somebody.acts);
            if maker == "memory" {
                let over = play_on(&page, Hand::Clicks).await?;
                assert!(over.ending().is_some());
                page.is_sound("a memory of one's own is over").await?;
            }
        }
        assert_eq!(designs(&page).await?.len(), cases.len());
        Ok(())
    });
}

/// One for each hand; `SLOW_TESTS=1` plays what every maker makes, with each.
const PLAYED: [(&str, Hand); 3] =
    [("lotto", Hand::Clicks), ("odd-one-out", Hand::Fingers), ("one-among", Hand::Keys)];

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn what_makers_make_is_played_to_its_end() {
    let hands = [Hand::Clicks, Hand::Fingers, Hand::Keys];
    let all = MAKERS.into_iter().flat_map(|maker| hands.map(|hand| (maker, hand)));
    let played: Vec<_> = if is_slow() { all.collect() } else { PLAYED.to_vec() };
    browser::test(async |stage: Stage| {
        for (maker, hand) in played {
            let page = stage.open(Window::TABLET, &format!("/#/make/{maker}")).await?;
            page.click("#maker-play").await?;
            page.find("#boards .sheet").await.with_context(|| maker.to_owned())?;
            let over =
                play_on(&page, hand).await.with_context(|| format!("{maker} by {hand:?}"))?;
            println!("{maker}: {} moves by {hand:?}", over.log().len());
            assert!(over.ending().is_some(), "{maker}");
            page.close().await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn every_maker_shows_a_game_at_once() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP.french(), "/#/make").await?;
        page.find("[data-maker='block-puzzle']").await?;
        page.is_sound("ways to make a game").await?;
        for maker in MAKERS {
            page.go(&format!("/#/make/{maker}")).await?;
            page.find(".live-board .sheet").await.with_context(|| maker.to_owned())?;
            assert_eq!(page.count("#told li").await?, 0, "{maker}");
            if ["memory", "goose", "jigsaw"].contains(&maker) {
                page.is_sound(maker).await?;
            }
        }
        assert_eq!(designs(&page).await?.len(), 0, "who only looks makes nothing");
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_game_of_ones_own_is_kept_copied_renamed_deleted_and_comes_back() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/#/make/memory").await?;
        page.fill("#field-list", "sun\nmoon\nsun").await?;
        page.find("#told li").await?;
        assert!(page.text("#told").await?.contains("Line 3"), "{}", page.text("#told").await?);
        designs_are(&page, 1).await?;
        page.reload().await?;
        page.find(".live-board .sheet").await?;
        let list = page.script("return document.querySelector('#field-list').value").await?;
        assert_eq!(list, "sun\nmoon\nsun", "a reload loses nothing");
        page.go("/#/make").await?;
        page.click(".own-card summary").await?;
        page.is_sound("one's own games").await?;
        page.click("[data-act='copy']").await?;
        let both = designs_are(&page, 2).await?;
        assert!(both[0]["text"].as_str().unwrap_or_default().contains("(copy)"));
        page.click(".own-card summary").await?;
        page.click("[data-act='rename']").await?;
        page.fill(".rename input", "Sky & <b>Co</b>").await?;
        page.click("[data-act='rename-done']").await?;
        page.until("the new name", async || Ok(page.text("#mine").await?.contains("<b>Co</b>")))
            .await?;
        page.click(".own-card [data-act='delete']").await?;
        designs_are(&page, 1).await?;
        page.click("#bring-back").await?;
        let both = designs_are(&page, 2).await?;
        goes_back_to_a_version(&page, both[0]["id"].as_str().context("an id")?).await
    });
}

/// Changes the list of a quick game, and goes back to how it was.
async fn goes_back_to_a_version(page: &Page, id: &str) -> Result<()> {
    let now = async || Ok::<_, anyhow::Error>(designs(page).await?.remove(0)["text"].clone());
    let before = now().await?;
    page.go(&format!("/#/make/memory/{id}")).await?;
    page.fill("#field-list", "one\ntwo\nthree").await?;
    page.until("another text", async || Ok(now().await? != before)).await?;
    page.go("/#/make").await?;
    page.click(".own-card summary").await?;
    page.click("[data-act='versions']").await?;
    page.click("[data-act='go-back']").await?;
    page.until("the old text", async || Ok(!now().await?.to_string().contains("three"))).await
}

/// Lets the page write files into a folder.
async fn downloads_to(page: &Page, folder: &Path) -> Result<()> {
    let arguments = json!({ "behavior": "allow", "downloadPath": folder });
    page.tools("Page.setDownloadBehavior", arguments).await.map(drop)
}

/// The only whole file of a folder, once it is there.
async fn downloaded(page: &Page, folder: &Path) -> Result<PathBuf> {
    let whole = || -> Result<Option<PathBuf>> {
        let all: Result<Vec<_>, _> = std::fs::read_dir(folder)?.collect();
        let mut all = all?.into_iter().map(|file| file.path());
        Ok(all.find(|path| path.extension().is_some_and(|ending| ending == "marelle")))
    };
    page.until("a file", async || Ok(whole()?.is_some())).await?;
    whole()?.context("no file")
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn designs_go_to_files_and_programs_and_come_back() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/#/make/jigsaw").await?;
        let files = stage.server.folder().join("files");
        std::fs::create_dir_all(&files)?;
        downloads_to(&page, &files).await?;
        page.fill("#field-pieces", "6").await?;
        page.click("#field-lang, details.more summary").await?;
        designs_are(&page, 1).await?;
        page.go("/#/make").await?;
        page.click(".own-card summary").await?;
        page.click("[data-act='download']").await?;
        let file = downloaded(&page, &files).await?;
        // It is opened as what it is, wherever it is given.
        page.go("/#/progress").await?;
        page.give_file("#open-file", &file).await?;
        page.find("#begin").await?;
        let both = designs_are(&page, 2).await?;
        assert_eq!(both[0]["text"], both[1]["text"]);
        let paths =
            |own: &Value| own["files"].as_object().map(|it| it.keys().cloned().collect::<Vec<_>>());
        assert_eq!(paths(&both[0]), paths(&both[1]));
        // What was made here is played elsewhere.
        let design = format!("design:{}", file.display());
        let told = marelle(&["engine"], &format!("game {design}\nlegal\nquit\n"))?;
        assert!(told.starts_with("ok\nlegal "), "{told}");
        let file = file.to_str().context("a path")?;
        marelle(&["workshop", "check", file], "")?;
        // What was made elsewhere is played here.
        let other = files.join("other.json");
        let other_name = other.to_str().context("a path")?;
        marelle(&["workshop", "new", "memory", "cat", "dog", "cow", "-o", other_name], "")?;
        page.go("/#/make").await?;
        page.give_file("#open-design", &other).await?;
        page.click("#begin").await?;
        page.find("#boards .sheet").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn what_does_harm_is_shown_harmless_or_refused_kindly() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/#/make/memory").await?;
        let folder = stage.server.folder().join("hostile");
        std::fs::create_dir_all(&folder)?;
        let file = |name: &str, bytes: &[u8]| -> Result<PathBuf> {
            let path = folder.join(name);
            std::fs::write(&path, bytes)?;
            Ok(path)
        };
        page.fill("#field-list", "<script>owned=1</script>\n<img src=x onerror=owned=1>\n{{ x }}")
            .await?;
        designs_are(&page, 1).await?;
        page.click(".live-board [data-touch='a1']").await?;
        page.is_sound("hostile names").await?;
        let svg = file(
            "sun.svg",
            b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9' \
            onload='owned=1'><script>owned=1</script><path d='M0 0h9v9z' onclick='owned=1'/></svg>",
        )?;
        page.give_file("#maker-files", &svg).await?;
        page.until("the picture's word", async || {
            let list = page.script("return document.querySelector('#field-list').value").await?;
            Ok(list.as_str().is_some_and(|list| list.ends_with("sun")))
        })
        .await?;
        // A picture that says it has 60000 by 60000 points.
        let bomb = file(
            "bomb.png",
            b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xea\x60\0\0\xea\x60\x08\x06\0\0\0\0\0\0\0",
        )?;
        page.give_file("#maker-files", &bomb).await?;
        page.until("a kind refusal", async || {
            let said = page.text("#maker-trouble").await?;
            Ok(said.contains("bomb.png") && !said.contains("pictures."))
        })
        .await?;
        let left = page.script("return document.querySelectorAll('svg script, .picture [onload], .picture [onclick]').length").await?;
        assert_eq!(left, 0);
        assert_eq!(page.script("return typeof window.owned").await?, "undefined");
        page.go("/#/make").await?;
        for (name, bytes) in
            [("broken.marelle", &b"PK\x03\x04broken"[..]), ("text.json", b"<html>")]
        {
            page.give_file("#open-design", &file(name, bytes)?).await?;
            page.until("a kind refusal", async || {
                let said = page.text("#open-trouble").await?;
                Ok(!said.is_empty() && !said.contains("package.") && !said.contains("design."))
            })
            .await?;
        }
        // A kind of game that needs no files refuses them, and goes on.
        page.go("/#/make/arithmetic").await?;
        page.find(".live-board .sheet").await?;
        page.script(
            "const data = new DataTransfer();
             data.items.add(new File(['cow'], 'list.txt', { type: 'text/plain' }));
             const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true });
             document.querySelector('main').dispatchEvent(drop);",
        )
        .await?;
        page.until("a kind refusal", async || {
            Ok(page.text("#maker-trouble").await?.contains("list.txt"))
        })
        .await?;
        assert_eq!(page.count("#told li").await?, 0, "the game is as it was");
        assert_eq!(designs(&page).await?.len(), 1, "nothing else was kept");
        page.is_sound("refused files").await
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_published_game_is_played_by_others() {
    browser::test(async |stage: Stage| {
        let page = stage.open(Window::DESKTOP, "/#/make/jigsaw").await?;
        page.fill("#field-pieces", "4").await?;
        page.click("#maker-play").await?;
        page.find("#boards .sheet").await?;
        page.go("/#/make").await?;
        page.click(".own-card summary").await?;
        page.click("[data-act='publish']").await?;
        let link = page.attribute(".play-link", "href").await?.context("a link")?;
        page.is_sound("published").await?;
        // Browsers give a clipboard only to pages that came safely; a classroom's laptop is none.
        page.script("Object.defineProperty(navigator, 'clipboard', { value: undefined })").await?;
        page.click(".publish button").await?;
        let copied = async || Ok(page.text(".publish button").await?.contains("copied"));
        page.until("the link is copied", copied).await?;
        let path = link.strip_prefix(&stage.server.address()).context("a link to this server")?;
        let other = stage.open(Window::PHONE, path).await?;
        // Its rules can be read before it is played.
        other.click(".about a").await?;
        other.click("#main a[href^='#/new/design:']").await?;
        other.click("#begin").await?;
        other.find("#boards .sheet symbol").await?;
        other.go("/#/").await?;
        other.find("#shared a").await?;
        other.click("#shared a").await?;
        other.click("#invite").await?;
        other.find("#code").await?;
        other.find("#boards .sheet symbol").await?;
        other.is_sound("a published game online").await
    });
}
