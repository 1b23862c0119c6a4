//! The screens, each with its state, its keys and its drawing in files of their own.

pub(crate) mod files;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod join;
pub(crate) mod library;
pub(crate) mod menu;
pub(crate) mod new_game;
pub(crate) mod play;
pub(crate) mod scores;

/// What is on the screen.
pub(crate) enum Screen {
    Menu(menu::Menu),
    Games(games::Games),
    NewGame(Box<new_game::NewGame>),
    Play(Box<play::Play>),
    Files(files::Files),
    Join(join::Join),
    Library(library::Library),
    Scores(scores::Ranking),
    Help(help::Help),
}

/// Where a key leads.
pub(crate) enum Next {
    /// It stays as it is.
    Stay,
    /// To another screen.
    Open(Screen),
    /// To the rules of a game that begins, then to the game.
    Read(help::Page, Screen),
    /// To a page of help; then back to this screen.
    Help(help::Page),
    /// Back to the screen before help.
    Back,
    /// Back to the menu.
    Menu,
    /// Out of the program.
    Leave,
}
