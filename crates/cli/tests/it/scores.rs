//! `marelle scores`: what the data folder holds, told.

use std::fs;

use crate::marelle;

#[test]
fn scores_are_told_ranked_in_both_languages_and_as_json() {
    let folder = tempfile::tempdir().unwrap();
    let run =
        |args: &[&str]| marelle(folder.path(), &[&["scores", "--data", "d"], args].concat(), b"");
    assert_eq!(run(&[]).output, "There are no scores yet. Play a game.\n");
    fs::create_dir(folder.path().join("d")).unwrap();
    let text = "# mine\n5 1 3 Ben\n12 2 4 Anna\nwhat is this\n";
    fs::write(folder.path().join("d/scores.txt"), text).unwrap();
    let told = run(&[]);
    assert_eq!(told.code, Some(0));
    assert_eq!(
        told.output,
        "Points     Won  Played  Player\n    12       2       4  Anna\n     5       1       3  Ben\n\
         One line of the file is not a score.\n"
    );
    assert!(run(&["--lang", "fr"]).output.starts_with("Points  Gagnées  Jouées  Joueur\n"));
    assert_eq!(
        run(&["ben", "--json"]).output,
        "[{\"name\":\"Ben\",\"played\":3,\"points\":5,\"won\":1}]\n"
    );
    let unknown = run(&["Zoé"]);
    assert_eq!((unknown.code, unknown.errors.as_str()), (Some(1), "I know no score of “Zoé”.\n"));
    assert_eq!(fs::read_to_string(folder.path().join("d/scores.txt")).unwrap(), text);
}
