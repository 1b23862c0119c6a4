//! Somebody who plays in the page: by clicks, by keys alone, or with one switch.
//!
//! What to play is found outside of the browser: the game is read from where the page keeps it,
//! opened again, and a machine finds the next move. The page itself is only touched.

use std::collections::{HashSet, VecDeque};

use anyhow::{Context, Result, bail};
use browser::Page;
use game::{Level, Seat, Viewer};
use scene::Touch;
use search::puzzle::Answer;
use search::{Limits, Make, Watch};
use session::{Record, Session};

/// How the page is touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hand {
    /// With a mouse.
    Clicks,
    /// With a finger.
    Fingers,
    /// With Tab, arrows and Enter.
    Keys,
    /// With Space, when the light is right.
    Switch,
}

/// Keys, as drivers of browsers know them.
pub(crate) const ENTER: &str = "\u{e007}";
pub(crate) const TAB: &str = "\u{e004}";
const SPACE: &str = " ";
const LEFT: &str = "\u{e012}";
pub(crate) const UP: &str = "\u{e013}";
pub(crate) const RIGHT: &str = "\u{e014}";
pub(crate) const DOWN: &str = "\u{e015}";

/// What solving a puzzle may look at and remember.
const EFFORTS: [(u64, usize); 2] = [(2_000_000, 2_000_000), (40_000_000, 20_000_000)];

/// A puzzle that was not solved is played on by a machine for so many moves before the next try.
const PATIENCE: usize = 20;

/// No game of a test is longer.
const LONGEST: usize = 900;

/// What somebody who plays has in mind from one move to the next.
#[derive(Default)]
struct Mind {
    /// The rest of a puzzle's solution.
    plan: VecDeque<String>,
    /// How many moves were played since the solution was looked for in vain.
    waited: Option<usize>,
}

/// The newest game as the page keeps it.
pub(crate) async fn kept(page: &Page) -> Result<Session> {
    let script = "const done = arguments[arguments.length - 1];
        const open = indexedDB.open('marelle');
        open.onerror = () => done(null);
        open.onsuccess = () => {
            const all = open.result.transaction('games').objectStore('games').getAll();
            all.onsuccess = () => {
                const games = all.result.map(JSON.parse);
                games.sort((a, b) => b.touched_ms - a.touched_ms);
                open.result.close();
                done(games.length ? [games[0].record, games[0].own ? games[0].own.text : null] : null);
            };
        };";
    let kept = page.later(script).await?;
    let record: Record = kept[0].as_str().context("no game is kept")?.parse()?;
    let opened = match kept[1].as_str() {
        None => record.open(catalogue::open)?,
        Some(design) => record.open(|id, settings| workshop::open_text(id, design, settings))?,
    };
    Ok(opened)
}

/// Begins a game from its page with people in all seats, and plays it to its end.
pub(crate) async fn play_through(page: &Page, game: &str, hand: Hand) -> Result<Session> {
    begin(page, game).await?;
    play_on(page, hand).await.with_context(|| format!("{game} by {hand:?}"))
}

/// Plays the game that is on the page to its end.
pub(crate) async fn play_on(page: &Page, hand: Hand) -> Result<Session> {
    let mut mind = Mind::default();
    for _ in 0..LONGEST {
        if page.count("#end").await? > 0 {
            return kept(page).await;
        }
        turn_of(&mut mind, page, hand).await?;
    }
    bail!("it does not end")
}

/// From the page of a game to its board, with people in all seats.
pub(crate) async fn begin(page: &Page, game: &str) -> Result<()> {
    people_everywhere(page, game).await?;
    page.click("#begin").await?;
    page.find("#boards .sheet").await?;
    Ok(())
}

/// The page of a game before it begins, with people in all seats.
pub(crate) async fn people_everywhere(page: &Page, game: &str) -> Result<()> {
    page.go(&format!("/#/new/{game}")).await?;
    page.find("#begin").await?;
    let seats = page.count("ol.who li").await?;
    for seat in 1..=seats {
        seat_at(page, seat, 0).await?;
    }
    Ok(())
}

/// Lets a machine of a level play a seat of the game before it begins; at level 0, a person.
pub(crate) async fn seat_at(page: &Page, seat: usize, level: u8) -> Result<()> {
    page.find(&format!("#controller-{seat}")).await?;
    let choose = format!(
        "const field = document.getElementById('controller-{seat}');
         field.value = '{level}'; field.dispatchEvent(new Event('change', {{bubbles: true}}));"
    );
    page.script(&choose).await.map(drop)
}

/// One move of whoever has the hand.
pub(crate) async fn turn(page: &Page, hand: Hand) -> Result<()> {
    turn_of(&mut Mind::default(), page, hand).await
}

async fn turn_of(mind: &mut Mind, page: &Page, hand: Hand) -> Result<()> {
    for answer in ["#hand-over-go", "#dialog-go"] {
        if page.count(answer).await? > 0 {
            return match hand {
                Hand::Switch => press_anywhere(page).await,
                Hand::Fingers => page.tap(answer).await,
                Hand::Clicks | Hand::Keys => page.click(answer).await,
            };
        }
    }
    let session = kept(page).await?;
    let before = session.log().len();
    if session.ending().is_some() {
        page.find("#end").await?;
        return Ok(());
    }
    let (seat, action) = mind.choice(&session)?;
    let viewer = Viewer::Seat(seat);
    let path = session.played().position().touch_path(viewer, &action);
    if waits_for_touch(page).await? {
        // Faces in view turn down with the next touch, wherever that is.
        match hand {
            Hand::Switch => press_anywhere(page).await?,
            Hand::Clicks => page.click("#prompt").await?,
            Hand::Fingers => page.tap("#prompt").await?,
            Hand::Keys => {
                touch(page, path.first().context("a path")?, hand).await?;
            }
        }
    }
    for next in &path {
        touch(page, next, hand).await.with_context(|| format!("{action}: {next:?}"))?;
    }
    page.until(&format!("the move {action} is kept"), async || {
        Ok(kept(page).await?.log().len() > before)
    })
    .await
}

impl Mind {
    /// The next step of a puzzle's solution, or the move of a good machine that sees only what
    /// the seat may see.
    fn choice(&mut self, session: &Session) -> Result<(Seat, String)> {
        let seat = session.hand().context("nobody has the hand")?;
        let view = session.played().position().view(Viewer::Seat(seat));
        let game = session.played().game();
        let mut machine = catalogue::machine_for(&**game, Make::default()).context("no machine")?;
        if game.seats() == 1 && self.plan.is_empty() && self.waited.is_none_or(|it| it >= PATIENCE)
        {
            self.waited = Some(0);
            for (positions, room) in EFFORTS {
                let found = machine.solve(&view, &Limits::nodes(positions), room, Watch::NOBODY)?;
                if let Answer::Solved { moves, .. } = found.answer {
                    self.plan = moves.into();
                    break;
                }
            }
        }
        if let Some(step) = self.plan.pop_front() {
            return Ok((seat, step));
        }
        self.waited = self.waited.map(|moves| moves + 1);
        let seed = session.log().len() as u64;
        let level = Level::new(6).context("a level")?;
        let found = search::choice(&mut *machine, &view, level, seed, Watch::NOBODY);
        Ok((seat, found.context("no move")?))
    }
}

/// Touches a place or a button of the game.
pub(crate) async fn touch(page: &Page, touch: &Touch, hand: Hand) -> Result<()> {
    let place = format!("[data-touch=\"{}\"]", touch.as_str());
    let is_button = page.count(&place).await? == 0;
    let css = if is_button { format!("[id=\"button-{}\"]", touch.as_str()) } else { place };
    match hand {
        // The middles of two walls that could stand lie upon each other.
        Hand::Clicks | Hand::Fingers if page.count(&format!(".ghosts {css}")).await? > 0 => {
            page.script(&format!("document.querySelector('{css}').click()")).await?;
            Ok(())
        }
        Hand::Clicks => page.click(&css).await,
        Hand::Fingers => page.tap(&css).await,
        Hand::Keys if is_button => {
            page.script(&format!("document.querySelector('{css}').focus()")).await?;
            page.keys(ENTER).await
        }
        Hand::Keys => {
            walk(page, touch).await?;
            page.keys(ENTER).await
        }
        Hand::Switch => press(page, &css).await,
    }
}

/// Goes to a place with Tab and arrows, from wherever the focus is.
pub(crate) async fn walk(page: &Page, touch: &Touch) -> Result<()> {
    let name = touch.as_str();
    // The grid's only tab stop first; then arrows.
    let enter = format!(
        "const grid = document.querySelector('[data-touch=\"{name}\"]').closest('[role=grid]');
         if (!grid.contains(document.activeElement)) grid.querySelector('[tabindex=\"0\"]').focus();"
    );
    page.script(&enter).await?;
    let way = format!(
        "const to = document.querySelector('[data-touch=\"{name}\"]').getBoundingClientRect();
         const at = document.activeElement.getBoundingClientRect();
         const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
         const [tx, ty] = middle(to), [ax, ay] = middle(at);
         return [document.activeElement.dataset.touch, tx - ax, ty - ay];"
    );
    // The longer way first; whoever comes to a place again tries the other one.
    let mut seen = HashSet::new();
    for _ in 0..200 {
        let found = page.script(&way).await?;
        let at = found[0].as_str().context("the focus has left the board")?;
        if at == name {
            return Ok(());
        }
        let (right, down) = (found[1].as_f64().unwrap_or(0.0), found[2].as_f64().unwrap_or(0.0));
        let is_new = seen.insert(at.to_owned());
        let is_aside = (right.abs() >= down.abs()) == is_new;
        page.keys(match (is_aside, right > 0.0, down > 0.0) {
            (true, true, _) => RIGHT,
            (true, false, _) => LEFT,
            (false, _, true) => DOWN,
            (false, _, false) => UP,
        })
        .await?;
    }
    bail!("{name} cannot be reached with arrows")
}

/// Whether faces stay in view until somebody touches something.
pub(crate) async fn waits_for_touch(page: &Page) -> Result<bool> {
    Ok(page.attribute(".play", "data-waits").await?.as_deref() == Some("touch"))
}

/// Presses the switch, wherever that is.
pub(crate) async fn press_anywhere(page: &Page) -> Result<()> {
    page.script("document.activeElement.blur()").await?;
    page.keys(SPACE).await
}

/// Presses the switch when the row is lit, then when the place is.
async fn press(page: &Page, css: &str) -> Result<()> {
    let lit = format!("document.querySelector('{css}').classList.contains('lit')");
    let is_lit = async |alone: bool| {
        let count = "document.querySelectorAll('.lit').length === 1";
        let script =
            if alone { format!("return {lit} && {count}") } else { format!("return {lit}") };
        Ok(page.script(&script).await?.as_bool() == Some(true))
    };
    page.until("the row is lit", async || is_lit(false).await).await?;
    let alone = page.script("return document.querySelectorAll('.lit').length === 1").await?;
    page.keys(SPACE).await?;
    if alone.as_bool() == Some(true) {
        return Ok(());
    }
    page.until("the place is lit", async || is_lit(true).await).await?;
    page.keys(SPACE).await
}
