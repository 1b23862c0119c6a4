//! `cargo xtask screenshots --sheets`: one contact sheet for each game, to be looked at by people.
//!
//! A sheet shows the game at its start, in play, at a refusal and at its end, in both languages, by
//! light, by night and with the strongest contrast. It is kept outside of the book.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use browser::{Page, Stage, Window};
use serde_json::json;

use crate::player::begin;

/// Where the sheets go.
const FOLDER: &str = "MARELLE_SHEETS";
/// Games that somebody wants to see alone, with commas between them.
const WANTED: &str = "MARELLE_TEST_GAMES";
const LANGS: [&str; 2] = ["en", "fr"];
const LOOKS: [&str; 3] = ["light", "dark", "contrast"];
/// How many touches a game in play is old, and after how many it is given up.
const IN_PLAY: u32 = 14;
const TO_THE_END: u32 = 250;
/// The width of one picture on a sheet.
const WIDTH: u32 = 426;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Start,
    InPlay,
    Refused,
    Over,
}

impl State {
    const ALL: [Self; 4] = [Self::Start, Self::InPlay, Self::Refused, Self::Over];

    const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::InPlay => "in-play",
            Self::Refused => "refused",
            Self::Over => "over",
        }
    }
}

#[test]
#[ignore = "takes pictures for people: cargo xtask screenshots --sheets"]
fn contact_sheets_of_every_game_are_taken() {
    browser::test(async |stage: Stage| {
        let folder = std::env::var_os(FOLDER).map(PathBuf::from);
        let folder = folder.context("cargo xtask screenshots --sheets says where they go")?;
        let wanted = std::env::var(WANTED).unwrap_or_default();
        let is_wanted = |game: &str| wanted.is_empty() || wanted.split(',').any(|it| it == game);
        for game in catalogue::ids().filter(|game| is_wanted(game)) {
            let page = stage.open(Window::DESKTOP, "/").await?;
            let pictures = pictures_of(&page, game, &folder.join(game)).await?;
            let sheet = folder.join(format!("{game}.png"));
            compose(&page, game, &pictures, &sheet).await?;
            assert!(sheet.is_file(), "{}", sheet.display());
            println!("{}", sheet.display());
            page.close().await?;
        }
        Ok(())
    });
}

/// All pictures of a game, a row for each state.
async fn pictures_of(page: &Page, game: &str, folder: &Path) -> Result<Vec<Vec<PathBuf>>> {
    begin(page, game).await?;
    pass_covers(page).await?;
    let mut rows = Vec::new();
    for state in State::ALL {
        match state {
            State::InPlay => touches(page, IN_PLAY).await?,
            State::Over => to_the_end(page).await?,
            State::Start | State::Refused => {}
        }
        let mut row = Vec::new();
        for lang in LANGS {
            for look in LOOKS {
                dress(page, lang, look).await?;
                if state == State::Refused {
                    refuse(page).await?;
                }
                let path = folder.join(format!("{}-{lang}-{look}.png", state.name()));
                page.screenshot(&path).await?;
                row.push(path);
            }
        }
        rows.push(row);
    }
    Ok(rows)
}

/// Opens the same game in another language and another light.
async fn dress(page: &Page, lang: &str, look: &str) -> Result<()> {
    page.script(&format!(
        "const now = JSON.parse(localStorage.getItem('marelle.choices') ?? '{{}}');
         localStorage.setItem('marelle.choices',
             JSON.stringify({{...now, lang: '{lang}', look: '{look}', sound: false}}));"
    ))
    .await?;
    page.reload().await?;
    page.find("#boards .sheet").await?;
    pass_covers(page).await
}

/// Who gets the device says so.
async fn pass_covers(page: &Page) -> Result<()> {
    page.script("document.querySelector('#hand-over-go')?.click()").await.map(drop)
}

/// Touches what is open, anything, but the same each time.
async fn touches(page: &Page, count: u32) -> Result<()> {
    for number in 1..=count {
        let is_over = page
            .script(&format!(
                "document.querySelector('#hand-over-go')?.click();
                 if (document.querySelector('#end')) return true;
                 const open = [...document.querySelectorAll(
                     '#boards .place.open, .beside .place.open, #game-buttons .game:not(.closed)'
                 )].filter(place => !place.matches('[aria-pressed]'));
                 open[{number} * 7919 % Math.max(open.length, 1)]?.click();
                 return false;"
            ))
            .await?;
        if is_over == true {
            return Ok(());
        }
    }
    Ok(())
}

async fn to_the_end(page: &Page) -> Result<()> {
    touches(page, TO_THE_END).await?;
    for _ in 0..2 {
        page.script(
            "if (!document.querySelector('#end')) document.querySelector('#resign')?.click()",
        )
        .await?;
    }
    Ok(())
}

/// Touches something that is not open; a game where all is open refuses nothing.
async fn refuse(page: &Page) -> Result<()> {
    page.script("document.querySelector('#boards .place:not(.open)')?.click()").await.map(drop)
}

/// Lays the pictures of a game beside each other.
async fn compose(page: &Page, game: &str, rows: &[Vec<PathBuf>], sheet: &Path) -> Result<()> {
    let image = |path: &PathBuf| format!("<img src=\"file://{}\">", path.display());
    let row = |row: &Vec<PathBuf>| format!("<p>{}</p>", row.iter().map(image).collect::<String>());
    let html = format!(
        "<!doctype html><title>{game}</title><style>body{{margin:0;background:#777}}p{{margin:0}}\
         img{{width:{WIDTH}px;padding:4px;box-sizing:border-box}}</style>{}",
        rows.iter().map(row).collect::<String>()
    );
    let file = sheet.with_extension("html");
    std::fs::write(&file, html)?;
    let columns = rows.first().map_or(1, Vec::len);
    let (width, height) = (WIDTH as usize * columns, WIDTH as usize * rows.len() * 5 / 8 + 1);
    let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    page.tools("Emulation.setDeviceMetricsOverride", size).await?;
    page.tools("Page.navigate", json!({ "url": format!("file://{}", file.display()) })).await?;
    page.find("img").await?;
    page.screenshot(sheet).await
}
