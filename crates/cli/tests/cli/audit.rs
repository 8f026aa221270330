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
    expect![[r#""#]].assert_eq(&folder.transcript(&[
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
    expect![[r#""#]].assert_eq(&folder.transcript(&[
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
    let folder = folder
        .file("src/Main.hs", "module Main where\nimport Codec\nmain :: IO ()\nmain = print (decode [1])\n")
        .file(
            "src/Codec.hs",
            "module Codec where\ndecode :: [Int] -> Int\ndecode (x : _) = x\n\nlegacy :: Int -> Int\nlegacy x = x\n",
        );
    expect![[r#""#]].assert_eq(&folder.transcript(&["audit src", "audit src/Codec.hs", "audit src/Main.hs --library"]));
}

#[test]
fn a_budget_that_is_too_small_claims_nothing() {
    let folder = Folder::new("audit_without_budget").file("Route.hs", ROUTE);
    expect![[r#""#]].assert_eq(&folder.transcript(&[
        "audit Route.hs --budget 10 --max-paths 1",
        "audit Route.hs --entry cost --budget 10 --max-paths 1 --allow-open",
    ]));
}
