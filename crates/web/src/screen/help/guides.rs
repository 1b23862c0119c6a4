//! A guide of the book as a page.

use i18n::{Lang, Message};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::desk::desk;
use crate::guide::{self, Block, Run};
use crate::{browser, http};

/// A guide in the language of the page.
#[component]
pub(super) fn Guide(name: &'static str) -> impl IntoView {
    let desk = desk();
    let blocks = RwSignal::new(None::<Result<Vec<Block>, Message>>);
    Effect::new(move |_| {
        let lang = desk.lang.get();
        spawn_local(async move {
            let read = fetched(name, lang).await.map(|text| guide::read(&text));
            let _ = blocks.try_set(Some(read));
        });
    });
    view! {
        <main id="main" tabindex="-1" class="page guide" data-guide=name>
            {move || match blocks.get() {
                None => ().into_any(),
                Some(Ok(blocks)) => blocks.into_iter().map(block).collect_view().into_any(),
                Some(Err(why)) => view! {
                    <h1>{desk.say("web.help")}</h1>
                    <p role="status">{desk.voice().say(&why)}</p>
                }.into_any(),
            }}
        </main>
    }
}

async fn fetched(name: &str, lang: Lang) -> Result<String, Message> {
    let address = browser::address_of(&format!("marelle-{name}-{}", lang.code()));
    let address = address.map_err(|_| Message::new("web.no-server"))?;
    let bytes = http::bytes(&address).await?;
    String::from_utf8(bytes).map_err(|_| Message::new("web.no-server"))
}

fn block(block: Block) -> AnyView {
    let line = |words: Vec<Run>| words.into_iter().map(run).collect_view();
    match block {
        Block::Heading(1, words) => view! { <h1>{words}</h1> }.into_any(),
        Block::Heading(2, words) => view! { <h2>{words}</h2> }.into_any(),
        Block::Heading(_, words) => view! { <h3>{words}</h3> }.into_any(),
        Block::Paragraph(words) => view! { <p>{line(words)}</p> }.into_any(),
        Block::List(is_counted, items) => {
            let items = items.into_iter().map(|it| view! { <li>{line(it)}</li> }).collect_view();
            if is_counted {
                view! { <ol>{items}</ol> }.into_any()
            } else {
                view! { <ul>{items}</ul> }.into_any()
            }
        }
        Block::Example(text) => view! { <pre tabindex="0">{text}</pre> }.into_any(),
        Block::Table(rows) => {
            let mut rows = rows.into_iter();
            let heading = rows.next().unwrap_or_default();
            let heading = heading.into_iter().map(|it| view! { <th scope="col">{line(it)}</th> });
            let rows = rows.map(|row| {
                let cells = row.into_iter().map(|it| view! { <td>{line(it)}</td> }).collect_view();
                view! { <tr>{cells}</tr> }
            });
            view! {
                <div class="wide-table" tabindex="0" role="group">
                    <table>
                        <thead><tr>{heading.collect_view()}</tr></thead>
                        <tbody>{rows.collect_view()}</tbody>
                    </table>
                </div>
            }
            .into_any()
        }
    }
}

fn run(run: Run) -> AnyView {
    match run {
        Run::Plain(words) => words.into_any(),
        Run::Strong(words) => view! { <strong>{words}</strong> }.into_any(),
        Run::Code(words) => view! { <code>{words}</code> }.into_any(),
    }
}
