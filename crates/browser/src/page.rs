//! A page in a browser, and what a person does with it.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
};
use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use crate::command::Command;
use crate::{Violation, Window, axe};

/// How long something may take to appear; generous, because machines for tests are busy.
const PATIENCE: Duration = Duration::from_secs(60);
const STEP: Duration = Duration::from_millis(20);

/// A page. Copies are the same page.
#[derive(Clone)]
pub struct Page {
    client: Client,
    server: String,
}

impl Page {
    pub(crate) fn new(client: Client, server: String) -> Self {
        Self { client, server }
    }

    /// Gives the window its size and the person's likings.
    pub(crate) async fn dress(&self, window: Window) -> Result<()> {
        let Window { width, height, density, is_dark, moves, .. } = window;
        let is_phone = density > 1;
        self.tools(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": density,
                "mobile": is_phone }),
        )
        .await?;
        let scheme = if is_dark { "dark" } else { "light" };
        let motion = if moves { "no-preference" } else { "reduce" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.tools("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// Goes to an address of the server, such as `/`.
    ///
    /// # Errors
    /// When the browser cannot.
    pub async fn go(&self, path: &str) -> Result<()> {
        Ok(self.client.goto(&format!("{}{path}", self.server)).await?)
    }

    /// Loads the page again.
    ///
    /// # Errors
    /// When the browser cannot.
    pub async fn reload(&self) -> Result<()> {
        Ok(self.client.refresh().await?)
    }

    /// The address of the page without the server's.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn path(&self) -> Result<String> {
        let address = self.client.current_url().await?;
        Ok(address.as_str().strip_prefix(&self.server).unwrap_or(address.as_str()).to_owned())
    }

    /// Waits for a part of the page.
    ///
    /// # Errors
    /// When it does not appear.
    pub async fn find(&self, css: &str) -> Result<Element> {
        let begun = Instant::now();
        loop {
            match self.client.find(Locator::Css(css)).await {
                // Not there yet; or another page is being loaded, which breaks off what was asked.
                Err(_) if begun.elapsed() < PATIENCE => tokio::time::sleep(STEP).await,
                found => return found.with_context(|| format!("there is no {css}")),
            }
        }
    }

    /// How many parts of the page fit, now.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn count(&self, css: &str) -> Result<usize> {
        Ok(self.client.find_all(Locator::Css(css)).await?.len())
    }

    /// Waits until no part of the page fits any more.
    ///
    /// # Errors
    /// When one stays.
    pub async fn gone(&self, css: &str) -> Result<()> {
        self.until(&format!("no {css}"), async || Ok(self.count(css).await? == 0)).await
    }

    /// Waits until something holds.
    ///
    /// # Errors
    /// When it never does, which is told by these words, or cannot be found out.
    pub async fn until(&self, what: &str, holds: impl AsyncFn() -> Result<bool>) -> Result<()> {
        let begun = tokio::time::Instant::now();
        while begun.elapsed() < PATIENCE {
            if holds().await? {
                return Ok(());
            }
            tokio::time::sleep(STEP).await;
        }
        bail!("waited in vain: {what}")
    }

    /// Clicks a part of the page, as soon as it is there.
    ///
    /// # Errors
    /// When it does not appear or something lies over it.
    pub async fn click(&self, css: &str) -> Result<()> {
        let element = self.find(css).await?;
        element.click().await.with_context(|| format!("{css} cannot be clicked"))
    }

    /// Types a text into a part of the page.
    ///
    /// # Errors
    /// When there is no such part or it takes no text.
    pub async fn fill(&self, css: &str, text: &str) -> Result<()> {
        let element = self.find(css).await?;
        element.clear().await?;
        Ok(element.send_keys(text).await?)
    }

    /// Chooses a file in a field for files, also one that only style sheets hide.
    ///
    /// # Errors
    /// When there is no such field.
    pub async fn give_file(&self, css: &str, file: &Path) -> Result<()> {
        let path = file.to_str().context("the path is no text")?;
        Ok(self.find(css).await?.send_keys(path).await?)
    }

    /// Presses keys one after the other, wherever the focus is. Those without a sign are
    /// `fantoccini::key::Key`s as texts.
    ///
    /// # Errors
    /// When the browser cannot.
    pub async fn keys(&self, keys: &str) -> Result<()> {
        let mut actions = KeyActions::new("keyboard".to_owned());
        for key in keys.chars() {
            actions = actions.then(KeyAction::Down { value: key });
            actions = actions.then(KeyAction::Up { value: key });
        }
        Ok(self.client.perform_actions(actions).await?)
    }

    /// Presses the mouse at the middle of a part of the page, and lets go at that of another.
    ///
    /// # Errors
    /// When one of them does not appear.
    pub async fn drag(&self, from: &str, to: &str) -> Result<()> {
        let over =
            |element| PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 };
        let (from, to) = (self.find(from).await?, self.find(to).await?);
        let actions = MouseActions::new("mouse".to_owned())
            .then(over(from))
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(over(to))
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        Ok(self.client.perform_actions(actions).await?)
    }

    /// Touches the middle of a part of the page with a finger.
    ///
    /// # Errors
    /// When it does not appear.
    pub async fn tap(&self, css: &str) -> Result<()> {
        self.tools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
        // What is out of sight is moved into it first, as a finger would do.
        let near =
            format!("document.querySelector({css:?}).scrollIntoView({{ block: 'nearest' }})");
        self.find(css).await?;
        self.script(&near).await?;
        let [x, y] = self.middle(css).await?;
        for (kind, points) in [("touchStart", json!([{ "x": x, "y": y }])), ("touchEnd", json!([]))]
        {
            let arguments = json!({ "type": kind, "touchPoints": points });
            self.tools("Input.dispatchTouchEvent", arguments).await?;
        }
        Ok(())
    }

    /// Draws a finger from the middle of a part of the page to that of another.
    ///
    /// # Errors
    /// When one of them does not appear.
    pub async fn swipe(&self, from: &str, to: &str) -> Result<()> {
        self.tools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
        let (from, to) = (self.middle(from).await?, self.middle(to).await?);
        let on_the_way = |tenths: u8| {
            let share = f64::from(tenths) / 10.0;
            let [x, y] = [0, 1].map(|at| from[at] + (to[at] - from[at]) * share);
            json!([{ "x": x, "y": y }])
        };
        let touch = async |kind: &str, points: Value| {
            let arguments = json!({ "type": kind, "touchPoints": points });
            self.tools("Input.dispatchTouchEvent", arguments).await
        };
        touch("touchStart", on_the_way(0)).await?;
        for tenths in 1..=10 {
            touch("touchMove", on_the_way(tenths)).await?;
        }
        touch("touchEnd", json!([])).await.map(drop)
    }

    /// The middle of a part of the page, from the left and from the top.
    async fn middle(&self, css: &str) -> Result<[f64; 2]> {
        self.find(css).await?;
        let script = format!(
            "const at = document.querySelector({css:?}).getBoundingClientRect();
             return [at.x + at.width / 2, at.y + at.height / 2];"
        );
        Ok(serde_json::from_value(self.script(&script).await?)?)
    }

    /// What a part of the page says to people who see it.
    ///
    /// # Errors
    /// When it does not appear.
    pub async fn text(&self, css: &str) -> Result<String> {
        Ok(self.find(css).await?.text().await?)
    }

    /// An attribute of a part of the page.
    ///
    /// # Errors
    /// When it does not appear.
    pub async fn attribute(&self, css: &str, name: &str) -> Result<Option<String>> {
        Ok(self.find(css).await?.attr(name).await?)
    }

    /// Runs a script in the page; its `return` is the answer.
    ///
    /// # Errors
    /// When it throws.
    pub async fn script(&self, script: &str) -> Result<Value> {
        Ok(self.client.execute(script, vec![]).await?)
    }

    /// Runs a script in the page that calls its last argument with the answer.
    ///
    /// # Errors
    /// When it throws or does not answer.
    pub async fn later(&self, script: &str) -> Result<Value> {
        Ok(self.client.execute_async(script, vec![]).await?)
    }

    /// What the console was told of faults since it was last asked.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn console_errors(&self) -> Result<Vec<String>> {
        let told = self.client.issue_cmd(Command::console()).await?;
        let told = told.as_array().cloned().unwrap_or_default();
        let severe = told.iter().filter(|line| line["level"] == "SEVERE");
        Ok(severe.map(|line| line["message"].as_str().unwrap_or_default().to_owned()).collect())
    }

    /// Addresses that the page fetched something from, other than the server's.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn foreign_requests(&self) -> Result<Vec<String>> {
        let script = "return performance.getEntriesByType('resource').map((entry) => entry.name)";
        let all = self.script(script).await?;
        let all = all.as_array().into_iter().flatten().filter_map(Value::as_str);
        let is_foreign = |address: &&str| {
            !address.starts_with(&self.server)
                && !address.starts_with("data:")
                && !address.starts_with("blob:")
        };
        Ok(all.filter(is_foreign).map(str::to_owned).collect())
    }

    /// Where what the page shows now shuts people out.
    ///
    /// # Errors
    /// When axe-core cannot be run.
    pub async fn axe(&self) -> Result<Vec<Violation>> {
        axe::run(&self.client).await
    }

    /// Makes sure that nothing is wrong with the page as it is now: no violation, no fault on the
    /// console, nothing from elsewhere.
    ///
    /// # Errors
    /// When something is, which is told.
    pub async fn is_sound(&self, state: &str) -> Result<()> {
        let violations = self.axe().await?;
        let violations: Vec<String> = violations.iter().map(ToString::to_string).collect();
        ensure!(violations.is_empty(), "{state}: {}", violations.join("\n"));
        let faults = self.console_errors().await?;
        ensure!(faults.is_empty(), "{state}: the console says {faults:?}");
        let foreign = self.foreign_requests().await?;
        ensure!(foreign.is_empty(), "{state}: asked elsewhere: {foreign:?}");
        Ok(())
    }

    /// Waits until the application is kept for the time without network.
    ///
    /// # Errors
    /// When that does not happen.
    pub async fn kept_for_offline(&self) -> Result<()> {
        self.script("navigator.serviceWorker.ready.then(() => { window.isKept = true; })").await?;
        self.until("the application is kept", async || {
            Ok(self.script("return window.isKept === true").await?.as_bool() == Some(true))
        })
        .await
    }

    /// Writes a picture of what is in view.
    ///
    /// # Errors
    /// When it cannot be taken or written.
    pub async fn screenshot(&self, path: &Path) -> Result<()> {
        // Letters that are still on their way would make another picture.
        let script = "const done = arguments[arguments.length - 1];
            document.fonts.ready.then(() => requestAnimationFrame(() => done(true)));";
        self.later(script).await?;
        let picture = self.client.screenshot().await?;
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        Ok(std::fs::write(path, picture)?)
    }

    /// Runs a script in every page from now on, before the page's own.
    ///
    /// # Errors
    /// When the browser refuses it.
    pub async fn before_every_page(&self, script: &str) -> Result<()> {
        let arguments = json!({ "source": script });
        self.tools("Page.addScriptToEvaluateOnNewDocument", arguments).await.map(drop)
    }

    /// A command of the browser's own tools, as its protocol for developers names it.
    ///
    /// # Errors
    /// When the browser refuses it.
    pub async fn tools(&self, name: &str, arguments: Value) -> Result<Value> {
        Ok(self.client.issue_cmd(Command::tools(name, arguments)).await?)
    }

    /// Ends the session before the test does.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn close(self) -> Result<()> {
        Ok(self.client.close().await?)
    }
}
