//! What was played on this device and how it went; nothing of it leaves the device.

use i18n::Message;
use leptos::prelude::*;

use crate::desk::desk;
use crate::icon::Icon;
use crate::kept::{Kept, progress};
use crate::route::Route;

/// Games played, won, refused touches and time, game by game.
#[component]
pub(crate) fn Progress() -> impl IntoView {
    let desk = desk();
    let all = Memo::new(move |_| desk.games.with(|games| progress(games)));
    let finished = Memo::new(move |_| {
        desk.games.with(|games| {
            games.iter().filter(|kept| kept.is_over).take(20).cloned().collect::<Vec<_>>()
        })
    });
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1>{move || desk.say("web.progress")}</h1>
            <p>{move || desk.say("web.progress-why")}</p>
            <Show when=move || all.with(Vec::is_empty)>
                <p>{move || desk.say("web.progress-none")}</p>
            </Show>
            <Show when=move || !all.with(Vec::is_empty)>
                <div class="wide">
                    <table>
                        <thead>
                            <tr>
                                {["game", "played", "won", "refused", "time"].map(|column| {
                                    let key = format!("web.column-{column}");
                                    view! { <th scope="col">{move || desk.voice().say(&Message::new(key.clone()))}</th> }
                                }).collect_view()}
                            </tr>
                        </thead>
                        <tbody>
                            {move || all.get().into_iter().map(|it| {
                                let minutes = it.thought_ms / 60_000;
                                let seconds = it.thought_ms / 1000 % 60;
                                view! {
                                    <tr>
                                        <th scope="row">{desk.voice().say(&Message::new(it.game))}</th>
                                        <td>{it.played}</td>
                                        <td>{it.won}</td>
                                        <td>{it.refusals}</td>
                                        <td>{format!("{minutes}:{seconds:02}")}</td>
                                    </tr>
                                }
                            }).collect_view()}
                        </tbody>
                    </table>
                </div>
                <h2>{move || desk.say("web.finished")}</h2>
                <ul class="list">
                    {move || finished.get().into_iter().map(|kept| view! { <Finished kept /> }).collect_view()}
                </ul>
            </Show>
        </main>
    }
}

#[component]
fn Finished(kept: Kept) -> impl IntoView {
    let desk = desk();
    let game = kept.game.clone();
    let words = move || {
        let voice = desk.voice();
        let moves = voice.say(&Message::new("web.moves").with("count", kept.moves));
        format!("{} · {moves}", voice.say(&Message::new(game.clone())))
    };
    view! {
        <li>
            <a href=Route::Replay(kept.id).hash()>
                <Icon name="look" /><span>{words}</span>
            </a>
        </li>
    }
}
