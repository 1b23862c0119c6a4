//! Every main screen, reached as a person reaches it: each is looked at for barriers, and
//! `cargo xtask screenshots` takes the pictures of the book of the same list.

use std::path::PathBuf;

use anyhow::{Context, Result};
use browser::{Page, Stage, Window};

use crate::games::is_slow;
use crate::player::{Hand, begin, play_through};

/// Where the pictures go, when they are to be taken.
const FOLDER: &str = "MARELLE_SCREENSHOTS";
const SIZES: [(&str, Window); 3] =
    [("phone", Window::PHONE), ("tablet", Window::TABLET), ("desktop", Window::DESKTOP)];

/// A screen and the way to it.
struct Screen {
    name: &'static str,
    path: &'static str,
    /// What is clicked on the way.
    clicks: &'static [&'static str],
    /// What is there when it is reached.
    shows: &'static str,
}

/// Two people play some moves, one of them gives up, and the moves are judged.
#[rustfmt::skip]
const LOOK_BACK: &[&str] = &[
    "#controller-2 option[value='0']", "#begin", "[data-touch='d3']", "[data-touch='c5']", "[data-touch='d6']",
    "[data-touch='e3']", "[data-touch='f5']", "#resign", "#resign", "#look-back", "#judge",
];

/// The main screens. A new one is one line here.
#[rustfmt::skip]
const SCREENS: &[Screen] = &[
    Screen { name: "home", path: "/", clicks: &[], shows: ".game-card img" },
    Screen { name: "new-game", path: "/#/new/quoridor", clicks: &[], shows: "#begin" },
    Screen { name: "quoridor", path: "/#/new/quoridor", clicks: &["#begin"], shows: "#boards .sheet" },
    Screen { name: "othello", path: "/#/new/othello", clicks: &["#begin", "[data-touch='a1']"], shows: "#boards .sheet" },
    Screen { name: "labyrinth", path: "/#/new/labyrinth", clicks: &["#begin"], shows: "#boards .sheet" },
    Screen { name: "mansuba", path: "/#/new/mansuba", clicks: &["#begin"], shows: "#boards .sheet" },
    Screen { name: "memory", path: "/#/new/memory", clicks: &["#begin"], shows: "#boards .sheet" },
    Screen { name: "pigeon-vole", path: "/#/new/pigeon-vole", clicks: &["#begin"], shows: "#boards .sheet" },
    Screen { name: "goose", path: "/#/new/goose", clicks: &["#begin"], shows: "#boards .sheet" },
    Screen { name: "over", path: "/#/new/othello", clicks: &["#begin", "#resign", "#resign"], shows: "#end" },
    Screen { name: "look-back", path: "/#/new/othello", clicks: LOOK_BACK, shows: "tbody tr:nth-child(5)" },
    Screen { name: "make", path: "/#/make", clicks: &[], shows: "[data-maker='goose'] img" },
    Screen { name: "quick-maker", path: "/#/make/memory", clicks: &[], shows: ".live-board .sheet" },
    Screen { name: "editor", path: "/#/make", clicks: &["[data-copy='pigeon-vole']", "[data-part='token-bee']"], shows: "#field-picture" },
    Screen { name: "editor-test", path: "/#/make", clicks: &["[data-copy='memory']", "[data-part='rules-association']", "#try"], shows: "#start-over" },
    Screen { name: "settings", path: "/#/settings", clicks: &[], shows: "#pace" },
    Screen { name: "progress", path: "/#/new/othello", clicks: &["#begin", "#resign", "#resign", "a[href='#/progress']"], shows: "#main .list li" },
    Screen { name: "help", path: "/#/help", clicks: &[], shows: "#main h1" },
    Screen { name: "rules", path: "/#/help/quoridor", clicks: &[], shows: "#main h1" },
    Screen { name: "join", path: "/#/join", clicks: &[], shows: "#join-go" },
    Screen { name: "online", path: "/#/new/quoridor", clicks: &["#invite"], shows: "#code" },
];

impl Screen {
    async fn reach(&self, stage: &Stage, window: Window) -> Result<Page> {
        let page = stage.open(window, self.path).await?;
        for css in self.clicks {
            page.click(css).await?;
        }
        page.find(self.shows).await.with_context(|| format!("the screen {}", self.name))?;
        Ok(page)
    }
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn every_screen_can_be_reached_and_shuts_nobody_out() {
    browser::test(async |stage: Stage| {
        for screen in SCREENS {
            let page = screen.reach(&stage, Window::DESKTOP).await?;
            page.is_sound(screen.name).await?;
            let fits = "return document.documentElement.scrollWidth <= innerWidth";
            assert_eq!(page.script(fits).await?, true, "{} is too wide", screen.name);
            page.close().await?;
        }
        Ok(())
    });
}

/// The looks and languages that a person may have.
fn likings() -> Vec<Window> {
    let plain = Window::DESKTOP;
    if is_slow() {
        vec![plain, plain.dark(), plain.french(), plain.french().dark()]
    } else {
        vec![plain.french().dark()]
    }
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn every_state_of_a_game_shuts_nobody_out() {
    browser::test(async |stage: Stage| {
        for window in likings() {
            let page = stage.open(window, "/#/new/othello").await?;
            page.click("#begin").await?;
            page.find("#boards .sheet").await?;
            page.is_sound(&format!("start, {window:?}")).await?;
            page.click("[data-touch='a1']").await?;
            page.find("#line[data-tone='refused']").await?;
            page.is_sound(&format!("refused, {window:?}")).await?;
            page.click("#resign").await?;
            page.click("#resign").await?;
            page.find("#end[data-tone='lost']").await?;
            page.is_sound(&format!("lost, {window:?}")).await?;
            begin(&page, "mansuba").await?;
            page.click("[data-touch='a1']").await?;
            page.find("[aria-selected='true'] [data-touch='a1']").await?;
            page.is_sound(&format!("selected, {window:?}")).await?;
            play_through(&page, "pigeon-vole", Hand::Clicks).await?;
            page.find("#end[data-tone='won']").await?;
            page.is_sound(&format!("won, {window:?}")).await?;
            page.close().await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "writes into the book: cargo xtask screenshots"]
fn pictures_of_every_screen_are_taken() {
    browser::test(async |stage: Stage| {
        let folder = std::env::var_os(FOLDER).map(PathBuf::from);
        let folder = folder.context("cargo xtask screenshots says where they go")?;
        for screen in SCREENS {
            for (size, window) in SIZES {
                let page = screen.reach(&stage, window).await?;
                let path = folder.join(format!("{}-{size}.png", screen.name));
                page.screenshot(&path).await?;
                assert!(path.is_file(), "{}", path.display());
                page.close().await?;
            }
        }
        Ok(())
    });
}
