//! A match on a server that forgives: it comes back after a restart, says who is there, gives lost
//! seats back, lets others take seats, and is played with a game of one's own.

use anyhow::{Context, Result};
use browser::{Page, Stage, Window};
use serde_json::Value;

use crate::making::designs_are;
use crate::player::{people_everywhere, seat_at};

/// Whether an element is wholly in sight, wherever the page is scrolled to.
async fn is_in_sight(page: &Page, css: &str) -> Result<bool> {
    let script = format!(
        "const at = document.querySelector('{css}').getBoundingClientRect();
         return at.top >= 0 && at.left >= 0 && at.bottom <= innerHeight && at.right <= innerWidth;"
    );
    page.script(&script).await?.as_bool().context("no answer")
}

/// Anna makes a match; the code for others.
async fn invited(anna: &Page, game: &str) -> Result<String> {
    people_everywhere(anna, game).await?;
    anna.click("#invite").await?;
    anna.find("#boards .sheet").await?;
    anna.attribute("#code", "data-code").await?.context("a code")
}

async fn join(page: &Page, code: &str, name: &str) -> Result<()> {
    page.go(&format!("/#/join/{code}")).await?;
    page.fill("#join-name", name).await?;
    page.click("#join-go").await
}

/// Somebody sits down and sees the board.
async fn seated(page: &Page, code: &str, name: &str) -> Result<()> {
    join(page, code, name).await?;
    page.find("#boards .sheet").await.map(drop)
}

async fn presence(page: &Page, seat: u8) -> Result<Option<String>> {
    let css = format!(".seats li[data-seat='{seat}'] .presence");
    match page.count(&css).await? {
        0 => Ok(None),
        _ => page.attribute(&css, "data-presence").await,
    }
}

async fn until_presence(page: &Page, seat: u8, wanted: &str) -> Result<()> {
    let what = format!("seat {seat} is {wanted}");
    page.until(&what, async || Ok(presence(page, seat).await?.as_deref() == Some(wanted))).await
}

/// How many moves a page knows.
async fn moves(page: &Page) -> Result<u64> {
    let script = "return document.querySelectorAll('.moves li').length";
    page.script(script).await?.as_u64().context("no number")
}

async fn until_moves(page: &Page, count: u64) -> Result<()> {
    page.until("the move is seen", async || Ok(moves(page).await? == count)).await
}

/// Gets up, which is asked twice.
async fn get_up(page: &Page) -> Result<()> {
    page.click("#get-up").await?;
    page.click("#get-up").await
}

async fn is_away(page: &Page) -> Result<()> {
    page.until("the wire is cut", async || Ok(!page.text(".wire").await?.is_empty())).await
}

async fn is_back(page: &Page) -> Result<()> {
    page.until("the wire is there", async || Ok(page.text(".wire").await?.is_empty())).await
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn after_a_restart_of_the_server_everybody_is_back_at_their_move() {
    browser::test(async |mut stage: Stage| {
        let anna = stage.open(Window::DESKTOP, "/").await?;
        let ben = stage.open(Window::DESKTOP, "/").await?;
        let code = invited(&anna, "othello").await?;
        seated(&ben, &code, "Ben").await?;
        anna.click("[data-touch='d3']").await?;
        until_moves(&ben, 1).await?;
        // Told to stop, it says goodbye; switched off, it says nothing.
        for (nth, kindly) in [(1, true), (2, false)] {
            if kindly {
                stage.server.stop_kindly().await?;
            } else {
                stage.server.stop().await?;
            }
            is_away(&anna).await?;
            is_away(&ben).await?;
            assert_eq!(ben.count("#bye").await?, 0, "nothing is over");
            // Whoever goes away meanwhile finds the match on the first screen.
            ben.click("#leave").await?;
            ben.find("#resume [data-online]").await?;
            ben.click("#resume [data-online]").await?;
            stage.server.resume().await?;
            is_back(&anna).await?;
            ben.find("#boards .sheet").await?;
            is_back(&ben).await?;
            let (mover, other, place) =
                if nth == 1 { (&ben, &anna, "c3") } else { (&anna, &ben, "c4") };
            mover.click(&format!("[data-touch='{place}']")).await?;
            until_moves(other, nth + 1).await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn who_is_there_is_seen_and_told() {
    browser::test(async |stage: Stage| {
        let anna = stage.open(Window::DESKTOP, "/").await?;
        let ben = stage.open(Window::PHONE, "/").await?;
        let code = invited(&anna, "othello").await?;
        until_presence(&anna, 2, "free").await?;
        let missing = async || Ok(anna.text("#company").await?.contains("One player is missing."));
        anna.until("it says who is missing", missing).await?;
        assert_eq!(anna.attribute("#invitation", "open").await?.as_deref(), Some("true"));
        seated(&ben, &code, "Ben").await?;
        until_presence(&anna, 2, "here").await?;
        let folds = async || Ok(anna.attribute("#invitation", "open").await?.is_none());
        anna.until("nobody is missing", folds).await?;
        ben.go("/#/").await?;
        until_presence(&anna, 2, "away").await?;
        let told = async || Ok(anna.text("#company").await?.contains("Ben is away."));
        anna.until("it is told", told).await?;
        assert_eq!(anna.attribute("#company", "aria-live").await?.as_deref(), Some("polite"));
        ben.click("#resume [data-online]").await?;
        until_presence(&anna, 2, "here").await?;
        let told = async || Ok(anna.text("#company").await?.contains("Ben is back."));
        anna.until("it is told", told).await?;
        anna.is_sound("a table where all are there").await
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_lost_seat_comes_back_when_the_others_agree() {
    browser::test(async |stage: Stage| {
        let anna = stage.open(Window::PHONE, "/").await?;
        let ben = stage.open(Window::DESKTOP, "/").await?;
        let code = invited(&anna, "othello").await?;
        seated(&ben, &code, "Ben").await?;
        until_presence(&anna, 2, "here").await?;
        // Another browser knows nothing of the seat.
        ben.close().await?;
        until_presence(&anna, 2, "away").await?;
        let ben = stage.open(Window::DESKTOP, "/").await?;
        join(&ben, &code, "Ben").await?;
        ben.click("#ask-seat").await?;
        anna.find("#seat-yes").await?;
        assert!(anna.text("#seat-asked").await?.contains("Ben lost the seat."));
        for css in ["#seat-asked", "#seat-yes", "#seat-no"] {
            assert!(is_in_sight(&anna, css).await?, "{css}");
        }
        anna.is_sound("somebody asks for a seat").await?;
        anna.click("#seat-yes").await?;
        ben.find("#boards .sheet").await?;
        until_presence(&anna, 2, "here").await?;
        anna.click("[data-touch='d3']").await?;
        until_moves(&ben, 1).await?;
        ben.click("[data-touch='c3']").await?;
        until_moves(&anna, 2).await
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_seat_is_given_up_and_taken_by_others() {
    browser::test(async |stage: Stage| {
        let anna = stage.open(Window::DESKTOP, "/").await?;
        let ben = stage.open(Window::DESKTOP, "/").await?;
        let code = invited(&anna, "othello").await?;
        seated(&ben, &code, "Ben").await?;
        anna.click("[data-touch='d3']").await?;
        until_moves(&ben, 1).await?;
        for page in [&ben, &anna] {
            get_up(page).await?;
            page.find("#bye").await?;
            assert!(page.text("h1").await?.contains("Your seat is free now."));
            assert_eq!(page.count("#boards").await?, 0);
            // Whoever got up may sit down again.
            seated(page, &code, "Zoé").await?;
        }
        // Both seats are taken anew; somebody who plays on, and a machine for the other.
        ben.click("[data-touch='c3']").await?;
        until_moves(&anna, 2).await?;
        get_up(&ben).await?;
        ben.find("#bye").await?;
        anna.click(".free-seat summary").await?;
        anna.click("#machine-sits").await?;
        let is_machine = async || Ok(anna.count(".seats .level").await? == 1);
        anna.until("a machine plays", is_machine).await?;
        join(&ben, &code, "Ben").await?;
        ben.find("#ask-seat").await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn a_game_of_ones_own_is_played_online_without_publishing_it() {
    browser::test(async |stage: Stage| {
        let anna = stage.open(Window::DESKTOP, "/#/make/arithmetic").await?;
        anna.click("#maker-play").await?;
        anna.find("#boards .sheet").await?;
        let own = designs_are(&anna, 1).await?;
        let id = own[0]["id"].as_str().context("a game of one's own")?;
        anna.go(&format!("/#/new/{id}")).await?;
        seat_at(&anna, 1, 0).await?;
        anna.click("#invite").await?;
        anna.find("#boards .sheet").await?;
        let code = anna.attribute("#code", "data-code").await?.context("a code")?;
        // Where the game lets players come, the code adds one.
        let ben = stage.open(Window::PHONE, "/").await?;
        seated(&ben, &code, "Ben").await?;
        until_presence(&anna, 2, "here").await?;
        let shared = ben.later(
            "const done = arguments[arguments.length - 1];
             fetch('/api/designs').then((it) => it.json()).then(done);",
        );
        assert_eq!(shared.await?, Value::Array(Vec::new()), "nothing was published");
        // Help is allowed, because it is a game to learn from; the page itself finds it.
        anna.click("#hint").await?;
        let advised = async || Ok(!anna.text("#said").await?.is_empty());
        anna.until("advice", advised).await?;
        Ok(())
    });
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn who_looks_on_is_told_so_and_has_no_buttons_of_players() {
    browser::test(async |stage: Stage| {
        let anna = stage.open(Window::DESKTOP, "/").await?;
        invited(&anna, "othello").await?;
        // The server listens to this computer alone, and so does the page say.
        assert!(anna.text("#closed").await?.contains("--listen 0.0.0.0:"));
        assert_eq!(anna.count(".qr").await?, 0, "it would lead nowhere");
        let watch = anna.attribute("#watch", "href").await?.context("a link to look on")?;
        let path = watch.strip_prefix(&stage.server.address()).context("a link to this server")?;
        let crowd = stage.open(Window::DESKTOP, path).await?;
        crowd.find("#looks-on").await?;
        crowd.find("#boards .sheet").await?;
        for css in ["#undo", "#resign", "#hint", "#get-up", ".free-seat"] {
            assert_eq!(crowd.count(css).await?, 0, "{css}");
        }
        assert_eq!(anna.count("#undo").await?, 1);
        assert_eq!(anna.count("#hint").await?, 0, "help was not allowed");
        crowd.is_sound("looking on").await
    });
}
