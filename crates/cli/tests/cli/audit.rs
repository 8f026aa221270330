//! What may crash, what never runs, and who may be called.

use crate::support::Folder;
use expect_test::expect;

const ROUTE: &str = r#"module Route (firstHop, cost, largest, tagged) where

firstHop :: [(Int, [Int])] -> Int -> Int
firstHop es n = head (neighbours es n)

neighbours :: [(Int, [Int])] -> Int -> [Int]
neighbours es n = case lookup n es of
  Just ns -> ns
  Nothing -> []

cost :: Int -> Int -> Int
cost a b
  | b == 0 = 0
  | otherwise = a `mod` b

largest :: Int -> [Int] -> Int
largest x xs = maximum (x : xs)

tagged :: Int -> Int
tagged n = apply (if n > 3 then grow else shrink) n
  where
    {- snell ignore SN-0020 "callers look first" -}
    grow m = if m > 99 then error "too large" else m + 1

apply :: (Int -> Int) -> Int -> Int
apply k x = k x

shrink :: Int -> Int
shrink x = x - 1

legacyCost :: Int -> Int
legacyCost x = cost x 3
"#;

const PROGRAM: &str = r#"(define (serve x) (* x 2))
(define (dry-run x) (vector-ref (vector 1 2) x))
(define (run k x) (k x))
(define (old x) (car x))
(define (mode name)
  (cond ((eq? name 'serve) serve)
        (else dry-run)))
(display (run (mode 'serve) 3))
(display (run (mode 'dry) 1))
"#;

const CORE: &str = "share : Int -> Int;
share n = int.quot 100 n;

safe : Int -> Int;
safe n = case n of m { 0 -> 0; _ -> int.quot 100 m };
";

#[test]
fn a_module_a_program_and_core() {
    let folder = Folder::new("a_module_a_program_and_core");
    let folder = folder.file("Route.hs", ROUTE).file("serve.scm", PROGRAM).file("share.core", CORE);
    expect![[r#"
        $ snell audit Route.hs
        CRASHES 1   (each replayed)
          Route.hs:4:17  head (neighbours es n): error "Prelude.head: empty list"  firstHop [] _
        SAFE    2   (proved)  mod Route.hs:14, maximum Route.hs:17
        DEAD    1   Route.hs:32:1  legacyCost: no caller
        CALLS   Route.hs:26:13  `k x` may enter  function at 23:14, shrink (:29)
        1 crashes, 2 safe, 0 open, 1 dead · 5 calls · entered by firstHop, cost, largest, tagged · 3 paths · # steps
        note      SN-0020 in line 23 is ignored: callers look first
        --- exit 1
        $ snell audit Route.hs --all --calls --entry legacyCost --entry largest
        SAFE    2   (proved)
          Route.hs:14:17  a `mod` b: divide by zero
          Route.hs:17:16  maximum (x : xs): Prelude.maximum: empty list
        DEAD    6   Route.hs:4:1  firstHop: no caller
                    Route.hs:7:1  neighbours: only used by firstHop, which never runs
                    Route.hs:13:14  cost: b == 0 = 0 — its guard is never true
                    Route.hs:20:1  tagged: no caller
                    Route.hs:26:1  apply: only used by tagged, which never runs
                    Route.hs:29:1  shrink: only used by tagged, which never runs
        CALLS   Route.hs:17:16  `maximum (x : xs)` may enter  maximum
                Route.hs:32:16  `cost x 3` may enter  cost (:12)
        0 crash, 2 safe, 0 open, 6 dead · 2 calls · entered by legacyCost, largest · 0 paths · # steps
        --- exit 0
        $ snell audit serve.scm --calls
        SAFE    3   (proved)  vector-ref serve.scm:2, vector-ref serve.scm:2, k serve.scm:3
        DEAD    1   serve.scm:4:1  old: no caller
        CALLS   serve.scm:3:19  `(k x)` may enter  dry-run (:2), serve (:1)
                serve.scm:8:1  `(display (run (mode 'serve) 3))` may enter  display
                serve.scm:8:10  `(run (mode 'serve) 3)` may enter  run (:3)
                serve.scm:8:15  `(mode 'serve)` may enter  mode (:5)
                serve.scm:9:1  `(display (run (mode 'dry) 1))` may enter  display
                serve.scm:9:10  `(run (mode 'dry) 1)` may enter  run (:3)
                serve.scm:9:15  `(mode 'dry)` may enter  mode (:5)
        0 crash, 3 safe, 0 open, 1 dead · 7 calls · entered by main · 1 path · # steps
        --- exit 0
        $ snell audit share.core
        CRASHES 1   (each replayed)
          share.core:2:11  int.quot 100 n: divide by zero  share 0
        SAFE    1   (proved)  int.quot share.core:5
        1 crashes, 1 safe, 0 open, 0 dead · 0 calls · entered by share, safe · 1 path · # steps
        --- exit 1
        $ snell audit share.core --entry safe
        SAFE    1   (proved)  int.quot share.core:5
        DEAD    1   share.core:2:1  share: no caller
        0 crash, 1 safe, 0 open, 1 dead · 0 calls · entered by safe · 0 paths · # steps
        --- exit 0
        $ snell audit share.core --entry saf
        --- stderr
        share.core: error: [SN-0008] no definition is called `saf`
          did you mean `safe`?
        --- exit 3
        $ snell audit nowhere.hs
        --- stderr
        nowhere.hs: error: [SN-0001] no such file
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&[
        "audit Route.hs",
        "audit Route.hs --all --calls --entry legacyCost --entry largest",
        "audit serve.scm --calls",
        "audit share.core",
        "audit share.core --entry safe",
        "audit share.core --entry saf",
        "audit nowhere.hs",
    ]));
}

#[test]
fn for_other_programs() {
    let folder = Folder::new("audit_for_other_programs").file("share.core", CORE).file("Route.hs", ROUTE);
    expect![[r#"
        $ snell audit share.core --format json
        {"v":1,"type":"site","status":"crashes","code":"SN-0023","what":"divide by zero","text":"int.quot 100 n","function":"share","place":{"file":"share.core","line":2,"column":11,"end_line":2,"end_column":24},"reason":null,"crash":{"code":"SN-0023","text":"divide by zero","place":{"file":"share.core","line":2,"column":11,"end_line":2,"end_column":24},"call":"share 0","pattern":"share a","condition":[],"unless_wrapping":false,"size":1}}
        {"v":1,"type":"site","status":"safe","code":"SN-0023","what":"divide by zero","text":"int.quot 100 m","function":"safe","place":{"file":"share.core","line":5,"column":37,"end_line":5,"end_column":50},"reason":null,"crash":null}
        {"v":1,"type":"audit-summary","file":"share.core","entries":["share","safe"],"crashes":1,"safe":1,"open":0,"dead":0,"calls":0,"complete":true,"paths":1,"steps":49,"ledger":[],"wrote":[]}
        --- exit 1
        $ snell audit Route.hs --format github
        ::error file=Route.hs,line=4,endLine=4,col=17,endColumn=38,title=SN-0020 firstHop::firstHop [] _ fails: error "Prelude.head: empty list"
        ::warning file=Route.hs,line=32,endLine=32,col=1,endColumn=10,title=SN-0056 legacyCost::legacyCost never runs: no caller
        --- exit 1
        $ snell audit share.core --format junit
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="snell audit" tests="1" failures="1" errors="0" skipped="0">
          <testsuite name="snell audit" tests="1" failures="1" errors="0" skipped="0">
            <testcase classname="share.core" name="share" file="share.core" line="2"><failure type="SN-0023" message="share 0 fails: divide by zero"></failure></testcase>
          </testsuite>
        </testsuites>
        --- exit 1
        $ snell explain SN-0056
        SN-0056

        This definition never runs: nothing that runs calls it. That was proved for
        the program as it is entered, by main, or else by what other modules can use;
        --entry and --library say otherwise. Remove it, or export it.
        --- exit 0
        $ snell explain SN-0057
        SN-0057

        This place may fail, or may not: the analysis could not rule it out, and no
        input was found that makes it fail. The reason is said with it. More work may
        decide it: --max-steps, --max-paths or --max-size.
        --- exit 0
    "#]].assert_eq(&folder.transcript(&[
        "audit share.core --format json",
        "audit Route.hs --format github",
        "audit share.core --format junit",
        "explain SN-0056",
        "explain SN-0057",
    ]));
    let ran = folder.run("audit share.core --all --format sarif");
    assert_eq!(ran.code, Some(1));
    let document: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap();
    let results = document["runs"][0]["results"].as_array().unwrap();
    assert_eq!(results.iter().map(|one| one["kind"].as_str().unwrap()).collect::<Vec<_>>(), ["fail", "pass"]);
}

/// Tags are closed in the order they were opened, and nothing is fetched from elsewhere.
fn is_whole(page: &str) {
    let mut open: Vec<String> = Vec::new();
    for piece in page.split('<').skip(1) {
        let (tag, _) = piece.split_once('>').unwrap_or((piece, ""));
        let name: String = tag.trim_start_matches('/').chars().take_while(|c| c.is_ascii_alphanumeric()).collect();
        match tag {
            tag if tag.starts_with('!') || tag.ends_with('/') => {}
            tag if tag.starts_with('/') => assert_eq!(open.pop().as_deref(), Some(name.as_str()), "{piece}"),
            _ => open.push(name),
        }
    }
    assert_eq!(open, [""; 0]);
    let links = page.replace("http://www.w3.org/2000/svg", "");
    assert!(!links.contains("http") && !links.contains("src="));
}

#[test]
fn a_page_with_the_source_and_the_calls() {
    let folder = Folder::new("a_page_with_the_source").file("Route.hs", ROUTE).file("serve.scm", PROGRAM);
    assert_eq!(folder.run("audit Route.hs --html route.html").code, Some(1));
    let page = std::fs::read_to_string(folder.path("route.html")).unwrap();
    is_whole(&page.replace("e => e", ""));
    for part in [
        "title=\"never runs: no caller\"",
        "<span class=\"crashes\" title=\"firstHop [] _ fails: error &quot;Prelude.head: empty list&quot;",
        "class=\"box crashes entry\"",
        "class=\"box dead\"",
        "may enter",
    ] {
        assert!(page.contains(part), "{part}");
    }
    // Each program has a page of its own.
    folder.run("audit Route.hs serve.scm --html page.html");
    assert!(folder.path("page-Route.html").exists() && folder.path("page-serve.html").exists());
}

#[test]
fn a_folder_is_its_programs() {
    let folder = Folder::new("audit_of_a_folder").folder("src");
    let folder =
        folder.file("src/Main.hs", "module Main where\nimport Codec\nmain :: IO ()\nmain = print (decode [1])\n").file(
            "src/Codec.hs",
            "module Codec where\ndecode :: [Int] -> Int\ndecode (x : _) = x\n\nlegacy :: Int -> Int\nlegacy x = x\n",
        );
    expect![[r#"
        $ snell audit src
        SAFE    1   (proved)  decode Codec.hs:3
        DEAD    1   src/Codec.hs:6:1  Codec.legacy: no caller
        0 crash, 1 safe, 0 open, 1 dead · 1 call · entered by main · 1 path · # steps
        --- exit 0
        $ snell audit src/Codec.hs
        CRASHES 1   (each replayed)
          src/Codec.hs:3:1  no equation for decode  decode []
        1 crashes, 0 safe, 0 open, 0 dead · 0 calls · entered by decode, legacy · 2 paths · # steps
        --- exit 1
        $ snell audit src/Main.hs --library
        SAFE    1   (proved)  decode Codec.hs:3
        0 crash, 1 safe, 0 open, 0 dead · 1 call · entered by main · 0 paths · # steps
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&["audit src", "audit src/Codec.hs", "audit src/Main.hs --library"]));
}

#[test]
fn a_budget_that_is_too_small_claims_nothing() {
    let folder = Folder::new("audit_without_budget").file("Route.hs", ROUTE);
    expect![[r#"
        $ snell audit Route.hs --budget 10 --max-paths 1
        CRASHES 1   (each replayed)
          Route.hs:4:17  head (neighbours es n): error "Prelude.head: empty list"  firstHop [] _
        OPEN    2   (may fail, or not)
          Route.hs:14:17  a `mod` b: divide by zero                     cost: a bound was reached
          Route.hs:17:16  maximum (x : xs): Prelude.maximum: empty list  largest: a bound was reached
        1 crashes, 0 safe, 2 open, 0 dead · 0 calls · entered by firstHop, cost, largest, tagged · 3 paths · # steps
        assumed   the analysis was stopped after 11 steps: it calls nothing safe or dead (--budget)
        note      SN-0020 in line 23 is ignored: callers look first
        --- exit 1
        $ snell audit Route.hs --entry cost --budget 10 --max-paths 1 --allow-open
        OPEN    3   (may fail, or not)
          Route.hs:4:17   head (neighbours es n): Prelude.head: empty list  fails for firstHop [] _, if it is ever called so
          Route.hs:14:17  a `mod` b: divide by zero                     cost: a bound was reached
          Route.hs:17:16  maximum (x : xs): Prelude.maximum: empty list  nothing that leads there was explored
        0 crash, 0 safe, 3 open, 0 dead · 0 calls · entered by cost · 4 paths · # steps
        assumed   the analysis was stopped after 11 steps: it calls nothing safe or dead (--budget)
        note      SN-0020 in line 23 is ignored: callers look first
        --- exit 0
    "#]].assert_eq(&folder.transcript(&[
        "audit Route.hs --budget 10 --max-paths 1",
        "audit Route.hs --entry cost --budget 10 --max-paths 1 --allow-open",
    ]));
}

const SILENCED: &str = r#"(define (first l) (car l)) ; snell ignore SN-0020 "never empty"
(define (second l) (car (cdr l)))
; snell ignore SN-0056 "for later"
(define (unused x) x)
(define (other x) x)
(display (first (read)))
(display (second (read)))
"#;

#[test]
fn what_is_silenced_is_said() {
    let folder = Folder::new("what_is_silenced_is_said").file("f.scm", SILENCED);
    let settings = "[[ignore]]\ncode = \"SN-0020\"\npath = \"f.scm\"\nreason = \"input is checked\"\n";
    let with = Folder::new("what_is_silenced_by_settings").file("f.scm", SILENCED).file("snell.toml", settings);
    let commands = ["audit f.scm"];
    expect![[r#"
        $ snell audit f.scm
        OPEN    2   (may fail, or not)
          f.scm:6:17  (read): out of range  main: it depends on what the program reads
          f.scm:7:18  (read): out of range  main: it depends on what the program reads
        DEAD    1   f.scm:5:1  other: no caller
        0 crash, 0 safe, 2 open, 1 dead · 6 calls · entered by main · 4 paths · # steps
        note      SN-0020 in line 1 is ignored: never empty
        note      SN-0020 in line 2 is ignored: never empty
        note      SN-0020 in line 2 is ignored: never empty
        note      SN-0056 in line 4 is ignored: for later
        --- exit 2
        $ snell audit f.scm
        DEAD    1   f.scm:5:1  other: no caller
        0 crash, 0 safe, 0 open, 1 dead · 6 calls · entered by main · 4 paths · # steps
        note      SN-0020 in line 1 is ignored: never empty
        note      SN-0020 in line 2 is ignored: never empty
        note      SN-0020 in line 2 is ignored: never empty
        note      SN-0020 in line 6 is ignored: input is checked
        note      SN-0020 in line 7 is ignored: input is checked
        note      SN-0056 in line 4 is ignored: for later
        --- exit 0
    "#]]
    .assert_eq(&[folder.transcript(&commands), with.transcript(&commands)].concat());
}

const ENTRIES: &str = r#"module Entries (lengthy, headed) where

lengthy :: [Int] -> Int
lengthy xs = length xs

headed :: [Int] -> Int
headed xs = foldr1 max xs

twice :: ((Int -> Int) -> Int) -> Int
twice f = f (\x -> 10 `div` x)
"#;

#[test]
fn a_place_is_open_because_of_those_who_reach_its_text() {
    let folder = Folder::new("those_who_reach_its_text").file("Entries.hs", ENTRIES);
    expect![[r#"
        $ snell audit Entries.hs
        CRASHES 1   (each replayed)
          Entries.hs:7:13  foldr1 max xs: error "Prelude.foldr1: empty list"  headed []
        DEAD    1   Entries.hs:10:1  twice: no caller
        1 crashes, 0 safe, 0 open, 1 dead · 1 call · entered by lengthy, headed · 1 path · # steps
        --- exit 1
        $ snell audit Entries.hs --entry twice
        OPEN    1   (may fail, or not)
          Entries.hs:10:20  10 `div` x: divide by zero  nothing that leads there was explored
        DEAD    2   Entries.hs:4:1  lengthy: no caller
                    Entries.hs:7:1  headed: no caller
        0 crash, 0 safe, 1 open, 2 dead · 1 call · entered by twice · 0 paths · # steps
        --- exit 2
    "#]]
    .assert_eq(&folder.transcript(&["audit Entries.hs", "audit Entries.hs --entry twice"]));
}
