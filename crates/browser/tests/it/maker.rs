//! Somebody who makes a game in the editor: by mouse, or by keys alone.

use anyhow::{Context, Result, bail, ensure};
use browser::Page;
use scene::Touch;

use crate::player::{DOWN, ENTER, Hand, TAB, UP, walk};

/// Somebody who makes a game in the editor.
pub(crate) struct Maker<'a> {
    pub(crate) page: &'a Page,
    pub(crate) hand: Hand,
}

impl Maker<'_> {
    /// Leads the focus to a control; it must be one that Tab reaches.
    pub(crate) async fn reach(&self, css: &str) -> Result<()> {
        self.page.find(css).await?;
        let script = format!(
            "const it = document.querySelector('{css}'); it.scrollIntoView({{block: 'center'}});
             it.focus(); return document.activeElement === it && it.tabIndex >= 0;"
        );
        let is_there = self.page.script(&script).await?.as_bool() == Some(true);
        ensure!(is_there, "{css} cannot be reached with Tab");
        Ok(())
    }

    pub(crate) async fn press(&self, css: &str) -> Result<()> {
        match self.hand {
            Hand::Keys => {
                self.reach(css).await?;
                self.page.keys(ENTER).await
            }
            _ => self.page.click(css).await,
        }
        .with_context(|| css.to_owned())
    }

    pub(crate) async fn select(&self, part: &str) -> Result<()> {
        self.press(&format!("[data-part=\"{part}\"]")).await
    }

    pub(crate) async fn touch(&self, place: &str) -> Result<()> {
        match self.hand {
            Hand::Keys => {
                walk(self.page, &Touch::new(place)).await?;
                self.page.keys(ENTER).await
            }
            _ => self.page.click(&format!("[data-touch=\"{place}\"]")).await,
        }
        .with_context(|| place.to_owned())
    }

    /// Types into a field, over what stands there.
    pub(crate) async fn write(&self, field: &str, text: &str) -> Result<()> {
        let css = format!("#field-{field}");
        self.reach(&css).await.with_context(|| css.clone())?;
        let empty = format!("document.querySelector('{css}').select?.()");
        self.page.script(&empty).await?;
        self.page.keys(text).await?;
        self.page.keys(TAB).await
    }

    /// Adds a word to a list.
    pub(crate) async fn add(&self, field: &str, word: &str) -> Result<()> {
        self.reach(&format!("#field-{field}")).await?;
        self.page.keys(word).await?;
        self.page.keys(ENTER).await
    }

    pub(crate) async fn choose(&self, field: &str, value: &str) -> Result<()> {
        let css = format!("#field-{field}");
        if self.hand != Hand::Keys {
            return self.page.click(&format!("{css} option[value=\"{value}\"]")).await;
        }
        self.reach(&css).await?;
        for _ in 0..20 {
            let way = format!(
                "const it = document.querySelector('{css}');
                 const to = [...it.options].findIndex((option) => option.value === '{value}');
                 return to - it.selectedIndex;"
            );
            match self.page.script(&way).await?.as_i64().context("a choice")? {
                0 => return Ok(()),
                way => self.page.keys(if way > 0 { DOWN } else { UP }).await?,
            }
        }
        bail!("{value} cannot be chosen in {field}")
    }

    pub(crate) async fn tick(&self, field: &str, on: bool) -> Result<()> {
        let css = format!("#field-{field}");
        self.page.find(&css).await?;
        let now =
            self.page.script(&format!("return document.querySelector('{css}').checked")).await?;
        if now.as_bool() == Some(on) {
            return Ok(());
        }
        match self.hand {
            Hand::Keys => {
                self.reach(&css).await?;
                self.page.keys(" ").await
            }
            _ => self.page.click(&css).await,
        }
    }

    /// Looks for a picture by words and takes it.
    pub(crate) async fn picture(&self, field: &str, words: &str) -> Result<()> {
        self.press(&format!("#field-{field}")).await?;
        let shown = "document.querySelector('[data-picture]')?.dataset.picture ?? ''";
        let before = self.page.script(&format!("return {shown}")).await?;
        self.write(&format!("{field}-search"), words).await?;
        self.page
            .until("pictures are found", async || {
                Ok(self.page.script(&format!("return {shown}")).await? != before)
            })
            .await?;
        self.press("[data-picture]").await
    }

    pub(crate) async fn token(&self, name: &str, picture: &str, word: &str) -> Result<()> {
        self.press("#add-token").await?;
        self.page.find("#field-picture").await?;
        self.picture("picture", picture).await?;
        self.write("name", name).await?;
        self.add("characteristics", word).await
    }

    pub(crate) async fn zone(&self, name: &str, cells: &[&str]) -> Result<()> {
        self.press("#add-zone").await?;
        self.write("name", name).await?;
        self.add("characteristics", name).await?;
        for cell in cells {
            self.touch(cell).await?;
        }
        Ok(())
    }

    pub(crate) async fn grid(&self, rows: u8, columns: u8) -> Result<()> {
        self.select("grid").await?;
        self.write("rows", &rows.to_string()).await?;
        self.write("columns", &columns.to_string()).await
    }
}
