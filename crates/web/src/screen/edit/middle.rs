//! In the middle: the game as its maker sees it, under the tool in hand; or the game being tried.

use std::sync::Arc;

use i18n::Message;
use leptos::prelude::*;
use scene::Touch;
use workbench::{Tool, ToolLine};

use super::bench::Bench;
use super::handles::Handles;
use super::trying::Trying;
use crate::board::view::{Boards, Gesture, Part, Sheets};
use crate::browser;
use crate::play::sheets_of;

/// The design or its test.
#[component]
pub(super) fn Middle(bench: Bench) -> impl IntoView {
    move || match bench.play_test() {
        Some(play) => view! { <Trying bench play /> }.into_any(),
        None => view! { <Making bench /> }.into_any(),
    }
}

#[component]
fn Making(bench: Bench) -> impl IntoView {
    let scene = Memo::new(move |_| Arc::new(bench.with(workbench::Workbench::scene)));
    let sheets: Sheets = Memo::new(move |_| {
        bench.desk.pictures.track();
        let look = (bench.desk.lang.get(), bench.desk.mode.get());
        let say = |message: &Message| bench.say(message);
        let own = bench.source();
        Arc::new(sheets_of(&scene.get(), &say, &bench.id(), Some(&own), look))
    });
    let is_empty = move || {
        bench.with(|bench| bench.design().grid.rows == 0 || bench.design().grid.columns == 0)
    };
    let say = Callback::new(move |message: Message| bench.say(&message));
    let on_gesture = Callback::new(move |gesture: Gesture| {
        bench.change(|bench| match &gesture {
            Gesture::Touch(touch) => bench.touch(touch),
            Gesture::Add(touch) => bench.touch_more(touch),
            Gesture::Lift(_) | Gesture::Build { .. } => Ok(()),
            Gesture::Drag { from, to } => bench.stroke(from, to),
        });
    });
    let lit = RwSignal::new(Vec::<Touch>::new());
    let over = ViewFn::from(move || view! { <Handles bench scene sheets /> });
    view! {
        <section class="edit-middle" aria-label=move || bench.desk.say("editing.the-game")
            on:dblclick=move |_| to_ways(bench)>
            <Tools bench />
            <Show when=is_empty>
                <div class="edit-empty">
                    <p>{move || bench.desk.say("editing.empty-grid")}</p>
                    <button type="button" id="to-grid"
                        on:click=move |_| bench.select(workbench::Part::Grid)>
                        {move || bench.desk.say("editing.to-grid")}
                    </button>
                </div>
            </Show>
            <div class="boards" id="boards">
                <Boards sheets part=Part::Main say on_gesture lit over />
            </div>
            <div class="beside">
                <Boards sheets part=Part::Beside say on_gesture lit />
            </div>
            <Line bench />
        </section>
    }
}

/// A double click on a cell leads to the ways out of it.
fn to_ways(bench: Bench) {
    if bench.with_now(|bench| matches!(bench.selected(), workbench::Part::Cells(_))) {
        request_animation_frame(|| browser::focus("field-table-0"));
    }
}

/// What a touch of the board does now.
#[component]
fn Tools(bench: Bench) -> impl IntoView {
    let tools = Memo::new(move |_| {
        let mut tools = bench.with(workbench::Workbench::tools);
        // Tokens and zones are taken in hand where they are listed; only the one in hand is here.
        let is_listed = |tool: &Tool| matches!(tool, Tool::Paste(_) | Tool::Paint(_));
        tools.retain(|line| line.is_chosen || !is_listed(&line.tool));
        tools
    });
    let names = Memo::new(move |_| {
        tools.with(|tools| {
            tools.iter().map(|line| (tool_id(&line.tool), line.label.clone())).collect::<Vec<_>>()
        })
    });
    let button = move |(id, label)| view! { <ToolButton bench tools id label /> };
    view! {
        <div class="tools" role="group" aria-label=move || bench.desk.say("editing.tools")>
            {move || names.get().into_iter().map(button).collect_view()}
        </div>
    }
}

#[component]
fn ToolButton(
    bench: Bench,
    tools: Memo<Vec<ToolLine>>,
    id: String,
    label: Message,
) -> impl IntoView {
    let line = Memo::new({
        let id = id.clone();
        move |_| tools.with(|tools| tools.iter().find(|it| tool_id(&it.tool) == id).cloned())
    });
    let is = move |part: fn(&ToolLine) -> bool| line.with(|line| line.as_ref().is_some_and(part));
    let choose = move |_| match line.get_untracked() {
        Some(ToolLine { closed: Some(why), .. }) => bench.refuse(why),
        Some(ToolLine { tool, .. }) => bench.take_tool(tool),
        None => {}
    };
    let drawing = move || {
        bench.desk.pictures.track();
        let picture = line.with(|line| line.as_ref().and_then(|it| picture_of(bench, &it.tool)));
        picture.map(|svg| view! { <span class="drawing" inner_html=svg></span> })
    };
    view! {
        <button type="button" id=format!("tool-{id}")
            aria-pressed=move || is(|line| line.is_chosen).to_string()
            aria-disabled=move || is(|line| line.closed.is_some()).then_some("true") on:click=choose>
            {drawing}<span>{move || bench.say(&label)}</span>
        </button>
    }
}

/// Its name in the page.
fn tool_id(tool: &Tool) -> String {
    match tool {
        Tool::Select => "select".to_owned(),
        Tool::Paste(kind) => format!("paste-{kind}"),
        Tool::Take => "take".to_owned(),
        Tool::Paint(zone) => format!("paint-{zone}"),
        Tool::Close => "close".to_owned(),
        Tool::Open => "open".to_owned(),
        Tool::Number(_) => "number".to_owned(),
        Tool::Die(Some(die)) => format!("die-{die}"),
        Tool::Die(None) => "no-die".to_owned(),
    }
}

/// A token is shown by its picture.
fn picture_of(bench: Bench, tool: &Tool) -> Option<String> {
    let Tool::Paste(id) = tool else { return None };
    let picture = bench.with_now(|bench| {
        bench.design().tokens.iter().find(|kind| kind.id == *id).map(|kind| kind.picture.clone())
    });
    picture.filter(|id| !id.is_empty()).map(|id| bench.drawing(&id))
}

/// What was said last: a refusal with its reason, or what was done.
#[component]
fn Line(bench: Bench) -> impl IntoView {
    let tone = move || match bench.said.get() {
        Some(said) if said.is_refused => "refused",
        _ => "plain",
    };
    let words = move || bench.said.get().map(|said| bench.say(&said.words));
    view! {
        <div class="line" id="line" data-tone=tone>
            <p class="said" id="said" role="status"><span>{words}</span></p>
        </div>
    }
}
