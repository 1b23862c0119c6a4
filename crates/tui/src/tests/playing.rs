//! Games from the menu to the end and back, by keys.

use game::Seat;
use session::Controller;
use storage_files::DataFolder;

use super::kit::{USUAL, app};
use crate::input::{Input, KeyCode};
use crate::screen::Screen;

/// A new game of this line of the shelf, played by people alone.
fn people(app: &mut crate::app::App, line: usize) {
    app.keys("enter");
    (0..line).for_each(|_| app.keys("down"));
    app.keys("enter");
    let Screen::NewGame(form) = &mut app.screen else { panic!("{}", app.text()) };
    form.seat_people();
    app.keys("enter");
}

#[test]
fn three_keys_begin_a_game_against_a_machine() {
    let mut app = app(USUAL, None);
    app.keys("enter enter enter");
    let table = app.play().here().session().table().clone();
    assert!(table.is_human(Seat::FIRST), "{table:?}");
    assert!(matches!(table.players[1].controller, Controller::Machine(_)), "{table:?}");
    app.keys("esc");
    assert!(matches!(app.screen, Screen::Menu(_)));
}

#[test]
fn every_screen_comes_back_to_the_menu_and_only_quit_leaves() {
    for digit in "123456789".chars() {
        let mut app = app(USUAL, None);
        app.key(KeyCode::Char(digit));
        app.keys("esc");
        assert!(matches!(app.screen, Screen::Menu(_)), "{digit}:\n{}", app.text());
        assert!(!app.has_left(), "{digit}");
    }
    let mut app = app(USUAL, None);
    app.keys("0");
    assert!(app.has_left());
}

#[test]
fn a_pawn_moves_by_arrows_and_a_wall_is_put_turned_and_refused() {
    let mut app = app(USUAL, None);
    people(&mut app, 1);
    // The cursor begins on one of the places where the pawn can go.
    app.keys("tab enter");
    assert_eq!(app.play().here().session().played().moves().len(), 1);
    app.keys("2 enter");
    let wall = app.play().here().session().played().moves()[1].text().into_owned();
    assert!(wall.ends_with('h'), "{wall}");
    // The same wall cannot stand twice, and the screen says why.
    app.keys("2");
    let before = app.play().here().session().log().len();
    app.type_move(&wall);
    assert_eq!(app.play().here().session().log().len(), before);
    assert!(app.text().contains("There is already a wall here."), "{}", app.text());
    app.keys("2 up up r enter");
    let moves = app.play().here().session().played().moves().to_vec();
    assert!(moves.len() == 3 && moves[2].text().ends_with('v'), "{moves:?}");
}

#[test]
fn the_seeds_own_spelling_of_walls_is_typed() {
    let mut app = app(USUAL, None);
    people(&mut app, 1);
    app.keys("D1");
    app.key(KeyCode::Char(' '));
    app.keys("D2");
    app.key(KeyCode::Char(' '));
    app.keys("G enter");
    let moves = app.play().here().session().played().moves().to_vec();
    assert_eq!(moves[0].text(), "c1v", "{}", app.text());
}

#[test]
fn a_click_plays_and_a_click_on_an_action_acts() {
    let mut app = app(USUAL, None);
    people(&mut app, 0);
    let buffer = app.picture();
    let find = |wanted: &str| {
        let area = buffer.area;
        (0..area.height)
            .flat_map(|y| (0..area.width).map(move |x| (x, y)))
            .find(|at| buffer[*at].symbol() == wanted)
            .unwrap()
    };
    let (x, y) = find("•");
    app.take(&Input::Click(x, y));
    assert_eq!(app.play().here().session().played().moves().len(), 1);
    app.keys("1");
    assert_eq!(app.play().here().session().played().moves().len(), 0, "taken back");
}

/// A design of the library as it begins, with a machine where others play.
fn design(app: &mut crate::app::App, id: &str) {
    app.keys("4");
    let before = workshop::library::entries().iter().take_while(|entry| entry.id != id);
    before.for_each(|_| app.keys("down"));
    app.keys("enter enter enter");
}

#[test]
fn enter_chooses_the_goose_then_rolls() {
    let mut app = app(USUAL, None);
    design(&mut app, "goose");
    app.keys("enter");
    assert_eq!(app.play().here().session().played().moves().len(), 0, "{}", app.text());
    app.keys("enter");
    assert_eq!(app.play().here().session().played().moves().len(), 1, "{}", app.text());
}

#[test]
fn a_click_turns_faces_down_that_wait_for_it_whoever_plays_next() {
    let mut app = app(USUAL, None);
    design(&mut app, "memory");
    for card in ["a1", "b2", "c3", "d4", "b1", "c2", "d3", "a4"] {
        if !app.play().here().awaits_touch() {
            app.type_move(&format!("pick:{card}"));
        }
    }
    assert!(app.play().here().awaits_touch(), "two differ: {}", app.text());
    assert!(!app.play().here().awaits_person(), "the machine is next");
    assert!(app.text().contains("Enter I am ready"), "{}", app.text());
    let buffer = app.picture();
    let places = (0..buffer.area.height).flat_map(|y| (0..buffer.area.width).map(move |x| (x, y)));
    let (x, y) = places.into_iter().find(|at| buffer[*at].symbol() == "▒").unwrap();
    app.take(&Input::Click(x, y));
    assert!(!app.play().here().awaits_touch(), "{}", app.text());
}

#[test]
fn cards_stay_secret_while_the_device_goes_around() {
    let mut app = app(USUAL, None);
    people(&mut app, 2);
    let waiting = app.text();
    assert!(waiting.contains("Give the device"), "{waiting}");
    assert!(!waiting.contains("card"), "{waiting}");
    app.keys("x 1 down");
    assert_eq!(app.text(), waiting, "nothing but Enter goes on");
    app.keys("enter");
    assert!(app.text().contains("Your card"), "{}", app.text());
}

#[test]
fn a_game_is_kept_after_every_move_and_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let data = DataFolder::at(folder.path());
    let mut first = app(USUAL, Some(data.clone()));
    people(&mut first, 0);
    first.type_move("d3");
    first.type_move("c3");
    // The program is gone without a word, as after a kill.
    drop(first);
    let mut second = app(USUAL, Some(data));
    second.keys("2");
    assert!(second.text().contains("2 moves"), "{}", second.text());
    second.keys("enter");
    assert_eq!(second.play().here().session().played().moves().len(), 2);
    second.type_move("c4");
    second.control('c');
    assert!(second.has_left());
}

#[test]
fn a_saved_game_is_deleted_when_that_is_asked_for_twice() {
    let folder = tempfile::tempdir().unwrap();
    let data = DataFolder::at(folder.path());
    let mut app = app(USUAL, Some(data.clone()));
    people(&mut app, 0);
    app.type_move("d3");
    app.keys("esc 2 d");
    assert!(app.text().contains("press d again"), "{}", app.text());
    app.keys("down d");
    assert_eq!(data.games().unwrap().len(), 1, "another key lies between");
    app.keys("d");
    assert_eq!(data.games().unwrap().len(), 0);
    assert!(app.text().contains("No game waits for you."), "{}", app.text());
}

#[test]
fn a_demo_ends_in_one_move_and_nothing_of_it_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let data = DataFolder::at(folder.path());
    let mut app = app(USUAL, Some(data.clone()));
    app.keys("6 down enter");
    app.type_move("c9");
    assert!(app.text().contains("Demo 1 has won!"), "{}", app.text());
    assert_eq!(data.scores().unwrap().ranked().len(), 0);
    // Nor of a game that follows it.
    app.keys("n");
    app.type_move("e2");
    assert_eq!(app.play().here().session().played().moves().len(), 1, "{}", app.text());
    app.keys("esc");
    assert_eq!(data.games().unwrap().len() + data.finished_games().unwrap().len(), 0);
}

#[test]
fn what_comes_after_the_end_is_chosen_by_a_click() {
    for (wanted, is_again) in [("play again", true), ("to the menu", false)] {
        let mut app = app(USUAL, None);
        app.keys("6 down enter");
        app.type_move("c9");
        let shown = app.text();
        let at = |line: &str| line.find(wanted).map(|byte| line[..byte].chars().count());
        let (row, col) =
            shown.lines().zip(0..).find_map(|(line, row)| Some((row, at(line)?))).unwrap();
        app.take(&Input::Click(0, row));
        assert!(app.play().here().session().ending().is_some(), "nothing is chosen there");
        app.take(&Input::Click(u16::try_from(col).unwrap(), row));
        assert_eq!(matches!(app.screen, Screen::Play(_)), is_again, "{}", app.text());
    }
}

#[test]
fn points_are_kept_once_and_everybody_plays_again() {
    let folder = tempfile::tempdir().unwrap();
    let data = DataFolder::at(folder.path());
    let mut app = app(USUAL, Some(data.clone()));
    app.keys("1 enter");
    let Screen::NewGame(form) = &mut app.screen else { panic!("{}", app.text()) };
    form.seat_people();
    app.keys("down Zoé down Bob up up enter");
    app.type_move("d3");
    app.keys("4 4");
    assert!(app.text().contains("Zoé has won!"), "{}", app.text());
    assert!(app.play().here().trouble.is_none());
    let scores = data.scores().unwrap();
    let of = |name: &str| scores.of(name).map(|score| (score.points, score.won, score.played));
    assert_eq!((of("Zoé"), of("Bob")), (Some((5, 1, 1)), Some((0, 0, 1))));
    assert_eq!(data.games().unwrap().len(), 0);
    assert_eq!(data.finished_games().unwrap().len(), 1);
    app.keys("n");
    assert!(app.play().here().session().ending().is_none(), "a game again");
    let names = app.play().here().session().table().players.clone();
    assert_eq!(names.first().map(|player| player.name.as_str()), Some("Bob"), "the other begins");
    app.keys("esc 7");
    assert!(app.text().contains("Zoé"), "{}", app.text());
}

#[test]
fn a_folder_that_takes_nothing_is_told_and_the_game_goes_on() {
    let file = tempfile::NamedTempFile::new().unwrap();
    // A folder cannot be made where a file is.
    let mut app = app(USUAL, Some(DataFolder::at(file.path().join("data"))));
    people(&mut app, 0);
    app.type_move("d3");
    assert_eq!(app.play().here().session().played().moves().len(), 1);
    assert!(app.play().here().trouble.is_some());
    app.keys("0");
    assert!(app.text().contains("press 0"), "{}", app.text());
    app.keys("0");
    assert!(matches!(app.screen, Screen::Menu(_)));
}

#[test]
fn giving_up_is_asked_twice() {
    let mut app = app(USUAL, None);
    people(&mut app, 0);
    app.keys("4");
    assert!(app.play().here().session().ending().is_none());
    app.keys("4");
    assert!(app.play().here().session().ending().is_some(), "{}", app.text());
}

#[test]
fn the_wish_to_give_up_lapses_with_anything_else() {
    let mut app = app(USUAL, None);
    people(&mut app, 0);
    for other in ["left", "esc"] {
        app.keys("4");
        assert!(app.text().contains("To give up"), "{}", app.text());
        app.keys(other);
        assert!(!app.text().contains("To give up"), "{}", app.text());
    }
    app.keys("4");
    app.type_move("d3");
    app.keys("4");
    assert!(app.play().here().session().ending().is_none(), "{}", app.text());
    app.keys("4");
    assert!(app.play().here().session().ending().is_some(), "{}", app.text());
}

#[test]
fn the_language_changes_at_once() {
    let mut app = app(USUAL, None);
    app.keys("9");
    assert!(app.text().contains("Nouvelle partie"), "{}", app.text());
    app.keys("9");
    assert!(app.text().contains("New game"), "{}", app.text());
}

#[test]
fn every_design_of_the_library_opens_and_can_be_touched() {
    for (index, entry) in workshop::library::entries().iter().enumerate() {
        let mut app = app(USUAL, None);
        app.keys("4");
        (0..index).for_each(|_| app.keys("down"));
        app.keys("enter enter");
        assert!(matches!(app.screen, Screen::Help(_)), "{} tells how it is played", entry.id);
        app.keys("enter");
        let play = app.play();
        let is_mine = play.here().awaits_person() || play.here().session().awaits().is_some();
        assert!(is_mine, "{}", entry.id);
        if play.here().session().awaits().is_some() {
            app.keys("enter");
        }
        let before = app.text();
        app.keys("tab enter");
        assert_ne!(app.text(), before, "{}", entry.id);
    }
}

#[test]
fn a_small_window_says_so() {
    let eyes = super::kit::Eyes { size: (40, 10), ..USUAL };
    assert!(app(eyes, None).text().contains("too small"));
}

#[test]
fn a_board_of_twelve_by_twelve_follows_the_cursor() {
    let mut app = app(USUAL, None);
    app.keys("1 down enter");
    let Screen::NewGame(form) = &mut app.screen else { panic!("{}", app.text()) };
    form.seat_people();
    // The size stands on the seventh line.
    app.keys("down down down down down down right right right enter");
    app.key(KeyCode::F(5));
    assert_eq!(app.play().here().session().played().game().settings().get("size"), Some("12"));
    assert_eq!(app.play().here().session().played().game().settings().get("walls"), Some("20"));
    let first = app.text();
    assert!(
        first.contains("Walls 20") && first.contains("l\n") || first.contains("  l "),
        "{first}"
    );
    (0..12).for_each(|_| app.keys("up"));
    let second = app.text();
    assert_ne!(first, second);
    assert!(second.contains(" 12 ") && !first.contains(" 12 "), "{second}");
}

#[test]
fn who_played_last_need_not_write_their_name_again() {
    let folder = tempfile::tempdir().unwrap();
    let data = DataFolder::at(folder.path());
    let mut first = app(USUAL, Some(data.clone()));
    first.keys("1 enter down Zoé up enter");
    first.type_move("d3");
    drop(first);
    let mut second = app(USUAL, Some(data));
    second.desk.remember_names();
    second.keys("1 enter");
    assert!(second.text().contains("Zoé"), "{}", second.text());
}

#[test]
fn a_token_is_chosen_and_one_that_is_taken_is_refused() {
    let mut app = app(USUAL, None);
    app.keys("1 down enter down down tab tab @ down @");
    app.key(KeyCode::F(5));
    assert!(matches!(app.screen, Screen::NewGame(_)), "both have the same token");
    let refused = app.text();
    app.keys("$");
    let told = |screen: &str| screen.lines().nth(21).map(str::to_owned);
    assert_ne!(told(&app.text()), told(&refused), "it was put right");
    app.key(KeyCode::F(5));
    let shown = app.text();
    assert!(shown.contains('@') && shown.contains('$'), "{shown}");
    let tokens =
        app.play().here().session().table().players.iter().filter_map(|player| player.token);
    assert_eq!(tokens.count(), 2);
}

#[test]
fn a_machine_answers_beside_the_screen() {
    let mut app = app(USUAL, None);
    app.keys("enter enter enter");
    app.type_move("d3");
    // However slow the computer is, a pupil has found its move by then.
    for _ in 0..6000 {
        app.tick(600);
        if app.play().here().session().played().moves().len() > 1 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert_eq!(app.play().here().session().played().moves().len(), 2, "{}", app.text());
    assert!(app.play().here().awaits_person());
}

#[test]
fn advice_tells_a_move_that_can_be_played_and_why() {
    let mut app = app(USUAL, None);
    people(&mut app, 1);
    app.keys("5");
    for _ in 0..6000 {
        app.tick(600);
        if app.play().here().advised().is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let told = app.text();
    let advised = told.lines().find_map(|line| line.trim().strip_prefix("Play ")).unwrap();
    let (text, reason) = advised.split_once(". ").unwrap();
    assert!(!reason.is_empty(), "{told}");
    app.type_move(text);
    assert_eq!(app.play().here().session().played().moves().len(), 1, "{told}");
}

#[test]
fn who_has_no_time_left_has_lost_even_while_reading() {
    let mut app = app(USUAL, None);
    app.keys("1 enter");
    let Screen::NewGame(form) = &mut app.screen else { panic!("{}", app.text()) };
    form.seat_people();
    // The clock stands on the fifth line: off, counted, one minute.
    app.keys("down down down down right right");
    assert!(app.text().contains("1 minute each"), "{}", app.text());
    app.key(KeyCode::F(5));
    app.type_move("d3");
    app.tick(30_000);
    assert!(app.text().contains("0:30"), "{}", app.text());
    app.keys("help");
    app.tick(31_000);
    app.keys("esc");
    assert!(app.play().here().session().ending().is_some(), "{}", app.text());
    assert!(app.text().contains("Black has won!"), "{}", app.text());
}

#[test]
fn points_that_were_not_added_in_time_are_added_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let data = DataFolder::at(folder.path());
    let mut first = app(USUAL, Some(data.clone()));
    first.keys("1 enter");
    let Screen::NewGame(form) = &mut first.screen else { panic!("{}", first.text()) };
    form.seat_people();
    first.keys("down Zoé down Bob up up enter");
    first.type_move("d3");
    first.keys("4 4");
    drop(first);
    // As if the program had ended right after the last line was written.
    let finished = data.finished_games().unwrap();
    let name = finished[0].path.file_name().unwrap().to_owned();
    std::fs::rename(&finished[0].path, folder.path().join("games").join(name)).unwrap();
    std::fs::remove_file(folder.path().join("scores.txt")).unwrap();
    let mut second = app(USUAL, Some(data.clone()));
    second.keys("2 enter");
    assert!(second.text().contains("Zoé has won!"), "{}", second.text());
    assert_eq!(data.scores().unwrap().of("Zoé").map(|score| score.points), Some(5));
    assert_eq!(data.games().unwrap().len(), 0);
}

#[test]
fn a_folder_is_looked_through_and_what_it_holds_is_opened_rightly() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    let design = &workshop::library::entry("memory").unwrap().design;
    write("farm.json", &design::files::write(design));
    write("package.json", "{\"name\": \"another\", \"version\": \"1.0\"}");
    write("cut.json", "{\"marelle_design\": 1, \"grid\": {");
    let data = DataFolder::at(folder.path().join("data"));
    let mut first = app(USUAL, Some(data.clone()));
    people(&mut first, 0);
    first.type_move("d3");
    std::fs::copy(&data.games().unwrap()[0].path, folder.path().join("saved.marelle")).unwrap();
    let mut app = app(USUAL, Some(data.clone()));
    app.desk.folder = folder.path().to_owned();
    app.keys("5");
    let shown = app.text();
    assert!(shown.contains("data/") && shown.contains("farm.json"), "{shown}");
    assert!(shown.contains("saved.marelle") && shown.contains("1 move"), "{shown}");
    assert!(shown.contains("cut.json") && !shown.contains("package.json"), "{shown}");
    // The way up, a folder, what is cut off, then the design.
    app.keys("down down enter");
    assert!(matches!(app.screen, Screen::Files(_)), "what cannot be read is only told");
    app.keys("down enter enter");
    assert!(app.text().contains("Turn two cards."), "{}", app.text());
    app.keys("enter");
    app.type_move("pick:a1");
    app.keys("0 2 enter");
    assert_eq!(app.play().here().title(), "Memory", "it goes on from its file");
    app.keys("esc");
    std::fs::remove_file(folder.path().join("farm.json")).unwrap();
    app.keys("2 enter");
    assert_eq!(app.play().here().title(), "Memory", "the saved game holds its design");
    write("farm.json", &design::files::write(design));
    app.keys("esc 5 down down down down enter");
    assert_eq!(app.play().here().session().played().moves().len(), 1, "{}", app.text());
}

#[test]
fn files_are_found_among_many_folders_and_a_closed_folder_is_only_told() {
    let folder = tempfile::tempdir().unwrap();
    let design = &workshop::library::entry("memory").unwrap().design;
    std::fs::write(folder.path().join("FARM.JSON"), design::files::write(design)).unwrap();
    (0..250).for_each(|n| std::fs::create_dir(folder.path().join(format!("f{n:03}"))).unwrap());
    let mut app = app(USUAL, None);
    app.desk.folder = folder.path().to_owned();
    app.keys("5 down");
    std::fs::remove_dir(folder.path().join("f000")).unwrap();
    app.keys("enter");
    assert!(app.text().contains("I cannot look into this folder."), "{}", app.text());
    app.key(KeyCode::End);
    assert!(app.text().contains("FARM.JSON"), "{}", app.text());
    app.keys("enter");
    assert!(matches!(app.screen, Screen::NewGame(_)), "{}", app.text());
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.json");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let mut app = app(USUAL, None);
    app.desk.folder = folder.path().to_owned();
    // Nobody ever writes into it.
    app.keys("5");
    assert!(!app.text().contains("pipe.json"), "{}", app.text());
}

#[test]
fn scores_that_nobody_understands_are_told() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("scores.txt"), "five for Anna\n").unwrap();
    let mut app = app(USUAL, Some(DataFolder::at(folder.path())));
    app.keys("7");
    assert!(app.text().contains("I do not understand 1 line."), "{}", app.text());
}

#[test]
fn a_page_ends_and_stays_in_view_when_the_window_grows() {
    let mut app = app(USUAL, None);
    app.keys("8");
    assert!(app.text().contains("Go down to read on."), "{}", app.text());
    (0..60).for_each(|_| app.keys("down"));
    assert!(app.text().contains("This is the end of the page."), "{}", app.text());
    app.resize(ratatui::layout::Rect::new(0, 0, 140, 60));
    assert!(app.text().contains("The arrows move the cursor."), "{}", app.text());
    assert!(app.text().contains("This is the whole page."), "{}", app.text());
}
