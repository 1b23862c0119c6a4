//! The screens, one file each. None holds a rule.

mod edit;
mod fetched;
mod game;
mod help;
mod home;
mod join;
mod link;
mod make;
mod new_game;
mod online;
mod opened;
mod progress;
mod replay;
mod settings;
mod stored;
mod trouble;

pub(crate) use edit::Edit;
pub(crate) use game::PlayHere;
pub(crate) use help::Help;
pub(crate) use home::Home;
pub(crate) use join::Join;
pub(crate) use make::{Make, Maker};
pub(crate) use new_game::NewGame;
pub(crate) use online::Online;
pub(crate) use progress::Progress;
pub(crate) use replay::Replay;
pub(crate) use settings::Settings;
