//! Searches that stop and go on.

use crate::explore::PROGRAM;
use crate::support::Folder;
use expect_test::expect;

#[test]
fn two_halves_are_one_whole() {
    let folder = Folder::with("two_halves", PROGRAM);
    expect![[r#"
        $ snell explore p.core area --max-paths 1
        area Dot = 0
        1 path so far (bound: --max-paths 1) · none fails · complete up to size 0 · # steps
        not seen  paths after these
        saved     .snell/explore-p-area.frontier
        next      snell explore p.core area --resume --max-paths 1
        --- exit 2
        $ snell explore p.core area --resume --max-paths 1
        area (Box -1 _) fails: negative width  p.core:6:33
        1 more path (2 in all) so far (bound: --max-paths 1) · 1 fails · complete up to size 1 · # steps
        not seen  paths after these
        not seen  2 branches to larger inputs
        saved     .snell/explore-p-area.frontier
        next      snell explore p.core area --resume --max-paths 1
        --- exit 1
        $ snell explore p.core area --resume
        area (Box 0 0) = 0
        1 more path (3 in all), no others (exhausted) · 1 fails · # steps
        --- exit 1
        $ snell explore p.core area --resume
        --- stderr
        p.core: error: [SN-0010] no search of `area` is saved in .snell/explore-p-area.frontier
          explore again without --resume
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&[
        "explore p.core area --max-paths 1",
        "explore p.core area --resume --max-paths 1",
        "explore p.core area --resume",
        "explore p.core area --resume",
    ]));
}

#[test]
fn a_failure_found_before_is_not_forgotten() {
    let folder = Folder::with("a_failure_found_before", PROGRAM);
    assert_eq!(folder.run("explore p.core area --max-paths 2").code, Some(1));
    let rest = folder.run("explore p.core area --resume");
    assert_eq!(rest.code, Some(1), "{}", rest.stdout);
}

#[test]
fn a_changed_program_is_refused() {
    let folder = Folder::with("a_changed_program", PROGRAM);
    assert_eq!(folder.run("explore p.core length --max-paths 2").code, Some(2));
    // Comments and layout don't count.
    let folder = folder.file("p.core", format!("-- new\n\n{PROGRAM}"));
    assert_eq!(folder.run("explore p.core length --resume --max-paths 2").code, Some(2));
    let folder = folder.file("p.core", PROGRAM.replace("int.add 1", "int.add 2"));
    expect![[r#"
        $ snell explore p.core length --resume
        --- stderr
        p.core: error: [SN-0011] the program has changed since the search was saved
          explore again without --resume
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&["explore p.core length --resume"]));
}

#[test]
fn what_can_not_be_resumed_is_refused() {
    let folder = Folder::with("what_can_not_be_resumed", PROGRAM);
    assert_eq!(folder.run("explore p.core length --max-paths 2").code, Some(2));
    let file = folder.path(".snell/explore-p-length.frontier");
    let good = std::fs::read(&file).unwrap();
    let mut text =
        folder.transcript(&["explore p.core safe --resume", "explore p.core length --resume --strategy depth"]);
    for damage in [&b"nothing"[..], &good[..good.len() - 1], &good[..15], b""] {
        std::fs::write(&file, damage).unwrap();
        text.push_str(&folder.transcript(&["explore p.core length --resume"]));
    }
    let mut newer = good.clone();
    newer[14] = 99;
    std::fs::write(&file, newer).unwrap();
    text.push_str(&folder.transcript(&["explore p.core length --resume"]));
    expect![[r#"
        $ snell explore p.core safe --resume
        --- stderr
        p.core: error: [SN-0010] no search of `safe` is saved in .snell/explore-p-safe.frontier
          explore again without --resume
        --- exit 3
        $ snell explore p.core length --resume --strategy depth
        --- stderr
        p.core: error: [SN-0012] the saved search is one with --strategy deepening
        --- exit 3
        $ snell explore p.core length --resume
        --- stderr
        p.core: error: [SN-0012] this is no saved search
        --- exit 3
        $ snell explore p.core length --resume
        --- stderr
        p.core: error: [SN-0012] the saved search is damaged
        --- exit 3
        $ snell explore p.core length --resume
        --- stderr
        p.core: error: [SN-0012] the saved search is damaged
        --- exit 3
        $ snell explore p.core length --resume
        --- stderr
        p.core: error: [SN-0012] this is no saved search
        --- exit 3
        $ snell explore p.core length --resume
        --- stderr
        p.core: error: [SN-0012] the search was saved in format 99, this program reads format 1
        --- exit 3
    "#]]
    .assert_eq(&text);
}

#[test]
fn the_cache_keeps_itself_out_of_version_control() {
    let folder = Folder::with("the_cache", PROGRAM);
    folder.run("explore p.core length --max-paths 2");
    assert_eq!(std::fs::read_to_string(folder.path(".snell/.gitignore")).unwrap(), "*\n");
}
