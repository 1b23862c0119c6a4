//! Two people at two browsers: a whole game, a wire that breaks, and a card that stays secret.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use browser::{Page, Stage, Window};
use game::{AnyGame, Level, Settings, Touched};
use protocol::live::{Now, Tell};
use scene::Touch;
use search::{Make, Watch};
use serde_json::Value;

use crate::player::{Hand, people_everywhere, touch};

/// Keeps every message from the server, and the memory of the application at hand.
const EAVESDROP: &str = "
    window.heard = [];
    const Wire = window.WebSocket;
    window.WebSocket = class extends Wire {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', (event) => window.heard.push(event.data));
        }
    };
    for (const name of ['instantiate', 'instantiateStreaming']) {
        const real = WebAssembly[name];
        WebAssembly[name] = async (...given) => {
            const made = await real.apply(WebAssembly, given);
            window.memory = (made.instance ?? made).exports.memory;
            return made;
        };
    }";

/// How the page begins to say what to look for in the labyrinth.
const TASK: &str = "Look for: ";

/// Somebody at a browser, in a match.
struct Person {
    page: Page,
    seat: u8,
}

impl Person {
    /// All that the server has said so far, as it came.
    async fn heard(&self) -> Result<Vec<String>> {
        let heard = self.page.script("return window.heard").await?;
        let heard = heard.as_array().context("nothing is listened to")?;
        Ok(heard.iter().filter_map(Value::as_str).map(str::to_owned).collect())
    }

    /// How the match stands as far as this browser knows.
    async fn now(&self) -> Result<Option<Now>> {
        for text in self.heard().await?.iter().rev() {
            if let Tell::Happened { now, .. } = serde_json::from_str(text)? {
                return Ok(Some(*now));
            }
        }
        Ok(None)
    }

    async fn plies(&self) -> Result<Option<u32>> {
        Ok(self.now().await?.map(|now| now.plies))
    }

    async fn hears(&self, plies: u32) -> Result<()> {
        let what = format!("seat {} hears of move {plies}", self.seat);
        self.page.until(&what, async || Ok(self.plies().await? >= Some(plies))).await
    }

    /// Makes the move that a machine finds with what this person sees.
    async fn turn(&self, game: &Arc<dyn AnyGame>) -> Result<()> {
        let now = self.now().await?.context("the match has begun")?;
        let mut machine = catalogue::machine_for(&**game, Make::default()).context("no machine")?;
        let level = Level::new(6).context("a level")?;
        let action = search::choice(&mut *machine, &now.view, level, 1, Watch::NOBODY);
        let action = action.context("no move")?;
        let path = path_to(game, &now.view, &[], &action).context("no way to the move")?;
        for next in &path {
            touch(&self.page, next, Hand::Clicks).await.with_context(|| action.clone())?;
        }
        self.hears(now.plies + 1).await
    }

    /// The card that this person looks for, as the server says it.
    async fn card(&self) -> Result<String> {
        let now = self.now().await?.context("the match has begun")?;
        let card = now.view["target"].as_str().context("a card to look for")?;
        Ok(format!("\"target\":\"{card}\""))
    }

    /// Whether the application's memory holds a text.
    async fn remembers(&self, text: &str) -> Result<bool> {
        let script = format!(
            "return new TextDecoder('latin1').decode(window.memory.buffer).includes('{text}')"
        );
        self.page.script(&script).await?.as_bool().context("no memory to look into")
    }
}

/// The touches that make a move, found by trying what the scene offers.
fn path_to(
    game: &Arc<dyn AnyGame>,
    view: &Value,
    so_far: &[Touch],
    action: &str,
) -> Option<Vec<Touch>> {
    let scene = game.scene(view, so_far, None).ok()?;
    scene.touchables().find_map(|touch| {
        let mut path = match game.touch(view, so_far, touch).ok()? {
            Touched::Move(text) if text == action => Vec::new(),
            Touched::More(touches) if touches.len() > so_far.len() => {
                path_to(game, view, &touches, action)?
            }
            _ => return None,
        };
        path.insert(0, touch.clone());
        Some(path)
    })
}

/// Anna makes a match and Ben sits down by its code.
async fn sit_down(stage: &Stage, game: &str, anna: Page, ben: Page) -> Result<[Person; 2]> {
    for page in [&anna, &ben] {
        page.before_every_page(EAVESDROP).await?;
        page.reload().await?;
    }
    people_everywhere(&anna, game).await?;
    anna.click("#invite").await?;
    let code = anna.attribute("#code", "data-code").await?.context("a code")?;
    let apart = "const [square, words] = ['.qr', '#code']
            .map((css) => document.querySelector(css)?.getBoundingClientRect());
        return !square || square.right <= words.left || square.bottom <= words.top;";
    assert_eq!(anna.script(apart).await?, true, "no words lie over the square of dots");
    join(&ben, &code).await?;
    let people = [Person { page: anna, seat: 1 }, Person { page: ben, seat: 2 }];
    for person in &people {
        person.page.find("#boards .sheet").await?;
        person.hears(0).await?;
    }
    assert!(stage.server.folder().is_dir(), "the server keeps it");
    Ok(people)
}

/// Ben sits down by the code of a match.
async fn join(page: &Page, code: &str) -> Result<()> {
    page.go(&format!("/#/join/{code}")).await?;
    page.fill("#join-name", "Ben").await?;
    page.click("#join-go").await
}

/// The one who has the hand, and the other.
async fn in_turn(people: &[Person; 2]) -> Result<(&Person, &Person)> {
    let [anna, ben] = people;
    match anna.now().await?.and_then(|now| now.hand) {
        Some(1) => Ok((anna, ben)),
        Some(2) => Ok((ben, anna)),
        hand => bail!("{hand:?} has the hand"),
    }
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn two_browsers_play_a_match_and_one_that_was_cut_off_catches_up() {
    browser::test(async |stage: Stage| {
        let wire = stage.wire().await?;
        let anna = stage.open(Window::DESKTOP, "/").await?;
        let ben = stage.open_over(&wire, Window::PHONE.french(), "/").await?;
        let people = sit_down(&stage, "othello", anna, ben).await?;
        let [anna, ben] = &people;
        let game = catalogue::open("othello", &Settings::default())?;
        for ply in 1.. {
            let (mover, other) = in_turn(&people).await?;
            mover.turn(&game).await?;
            // Who was cut off has one move more behind them than were counted here.
            other.hears(mover.plies().await?.context("a match")?).await?;
            if ply == 10 {
                cut_off(&wire, anna, ben, &game).await?;
            }
            if ply == 4 {
                // Whoever made a pause finds the match again on the first screen.
                other.page.click("#leave").await?;
                other.page.click("#resume [data-online]").await?;
                other.page.find("#boards .sheet").await?;
            }
            if anna.now().await?.is_some_and(|now| now.ending.is_some()) {
                break;
            }
        }
        for person in &people {
            person.page.find("#end").await?;
            let faults = person.page.console_errors().await?;
            assert_eq!(faults, Vec::<String>::new(), "seat {}", person.seat);
        }
        // A match that is over waits for nobody, and can be looked back at.
        anna.page.click("#look-back").await?;
        anna.page.find("#film").await?;
        anna.page.go("/").await?;
        anna.page.find(".game-card img").await?;
        assert_eq!(anna.page.count("[data-online]").await?, 0);
        Ok(())
    });
}

/// Ben's wire breaks, Anna plays on, and Ben hears of it when he is back.
async fn cut_off(
    wire: &browser::Wire,
    anna: &Person,
    ben: &Person,
    game: &Arc<dyn AnyGame>,
) -> Result<()> {
    let before = anna.plies().await?.context("a match")?;
    wire.cut();
    ben.page.until("Ben is told", async || Ok(!ben.page.text(".wire").await?.is_empty())).await?;
    anna.turn(game).await?;
    assert_eq!(ben.plies().await?, Some(before), "nothing came through");
    wire.mend();
    ben.hears(before + 1).await?;
    ben.page.until("it is over", async || Ok(ben.page.text(".wire").await?.is_empty())).await?;
    // What the browser itself says of the broken wire is no fault of the page.
    ben.page.console_errors().await.map(drop)
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn nothing_in_a_browser_holds_the_card_of_the_other() {
    browser::test(async |stage: Stage| {
        let anna = stage.open(Window::DESKTOP, "/").await?;
        let ben = stage.open(Window::DESKTOP, "/").await?;
        let people = sit_down(&stage, "labyrinth", anna, ben).await?;
        let game = catalogue::open("labyrinth", &Settings::default())?;
        for ply in 1..=4 {
            let (mover, other) = in_turn(&people).await?;
            // The one who has the hand is told what to look for; the other must not know.
            let task = async || Ok(mover.page.text("#prompt").await?.contains(TASK));
            mover.page.until("the page says what to look for", task).await?;
            let prompt = mover.page.text("#prompt").await?;
            let (_, card) = prompt.split_once(TASK).context("a card to look for")?;
            let words = format!("{TASK}{card}");
            assert!(mover.remembers(&words).await?, "the search finds what is there: {words}");
            assert!(!other.remembers(&words).await?, "seat {} knows: {words}", other.seat);
            mover.turn(&game).await?;
            other.hears(ply).await?;
        }
        let [anna, ben] = &people;
        for (person, other) in [(anna, ben), (ben, anna)] {
            let (own, others) = (person.card().await?, other.card().await?);
            assert_ne!(own, others, "each looks for another treasure");
            let heard = person.heard().await?.join("\n");
            assert!(heard.contains(&own), "the search finds what is there: {own}");
            assert!(!heard.contains(&others), "seat {} was told {others}", person.seat);
        }
        Ok(())
    });
}

/// The seconds that the clocks of a page show, in seat order.
async fn clocks(page: &Page) -> Result<Vec<u64>> {
    let shown = "return [...document.querySelectorAll('.seats .clock')].map((it) => {
        const [minutes, seconds] = it.textContent.split(':').map(Number);
        return 60 * minutes + seconds;
    })";
    let shown = page.script(shown).await?;
    let shown = shown.as_array().context("no list of clocks")?;
    shown.iter().map(|it| it.as_u64().context("no clock")).collect()
}

#[test]
#[ignore = "needs a browser: cargo xtask test --only browser"]
fn clocks_wait_until_all_are_seated_and_then_tick_on_both_pages() {
    browser::test(async |stage: Stage| {
        let anna = stage.open(Window::DESKTOP, "/").await?;
        let ben = stage.open(Window::DESKTOP, "/").await?;
        people_everywhere(&anna, "othello").await?;
        anna.click("details.more summary").await?;
        anna.click("#clock option[value='2']").await?;
        anna.click("#invite").await?;
        let code = anna.attribute("#code", "data-code").await?.context("a code")?;
        anna.find(".seats .clock").await?;
        tokio::time::sleep(Duration::from_millis(2_500)).await;
        assert_eq!(clocks(&anna).await?, [60, 60], "Ben is missing");
        join(&ben, &code).await?;
        ben.find(".seats .clock").await?;
        let pages = [&anna, &ben];
        let mut shown = [Vec::new(), Vec::new()];
        for _ in 0..25 {
            for (page, shown) in pages.iter().zip(&mut shown) {
                let [first, second] = clocks(page).await?[..] else { bail!("two clocks") };
                assert_eq!(second, 60, "it is Anna's turn");
                shown.push(first);
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        for mut shown in shown {
            assert!(shown.is_sorted_by(|before, after| before >= after), "{shown:?}");
            shown.dedup();
            assert!(shown.len() >= 5, "it ticks every second: {shown:?}");
        }
        Ok(())
    });
}
