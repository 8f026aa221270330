//! `snell explore` as text.

use crate::support::Folder;
use expect_test::expect;

pub const PROGRAM: &str = r#"data Shape = Dot | Box Int Int;

area : Shape -> Int;
area s = case s of {
  Dot -> 0;
  Box w h -> if int.lt w 0 then error "negative width" else int.mul w h
};

safe : Bool -> Bool -> Bool;
safe a b = case a of { True -> b; False -> False };

length : List a -> Int;
length xs = case xs of { Nil -> 0; Cons _ rest -> int.add 1 (length rest) };

never : Int -> Int;
never x = assume False in x;

apply : (Int -> Int) -> Int;
apply f = int.add (f 0) (f 1);

diverge : Int -> Int;
diverge x = case x of { 0 -> 0; _ -> diverge 1 };
"#;

#[test]
fn a_failing_path_is_exit_1() {
    let folder = Folder::with("a_failing_path", PROGRAM);
    expect![[r#"
        $ snell explore p.core
        area Dot = 0
        area (Box -1 _) fails: negative width  p.core:6:33
        area (Box 0 0) = 0
        3 paths, no others (exhausted) · 1 fails · # steps
        --- exit 1
        $ snell explore p.core area -v --solver none
        area Dot = 0
        area (Box -1 _) fails: negative width  p.core:6:33
            area (Box a _) when a < 0
        area (Box 0 0) = 0
            area (Box a b) when a >= 0
        3 paths, no others (exhausted) · 1 fails · # steps
        solver    model #, fast path #
        search    # decisions, # dropped by assumptions
        --- exit 1
    "#]]
    .assert_eq(&folder.transcript(&["explore p.core", "explore p.core area -v --solver none"]));
}

#[test]
fn exhausted_without_failures_is_exit_0() {
    let folder = Folder::with("exhausted_without_failures", PROGRAM);
    expect![[r#"
        $ snell explore p.core safe
        safe True _ = _
        safe False _ = False
        2 paths, no others (exhausted) · none fails · # steps
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&["explore p.core safe"]));
}

#[test]
fn a_bound_is_exit_2() {
    let folder = Folder::with("a_bound", PROGRAM);
    let commands = [
        "explore p.core length --max-paths 3",
        "explore p.core length --max-size 2",
        "explore p.core length --max-size 1 --allow-open",
        "explore p.core diverge --fuel 1000",
    ];
    expect![[r#"
        $ snell explore p.core length --max-paths 3
        length Nil = 0
        length (Cons _ Nil) = 1
        length (Cons _ (Cons _ Nil)) = 2
        3 paths so far (bound: --max-paths 3) · none fails · complete up to size 2 · # steps
        not seen  paths after these
        saved     .snell/explore-p-length.frontier
        next      snell explore p.core length --resume --max-paths 3
        --- exit 2
        $ snell explore p.core length --max-size 2
        length Nil = 0
        length (Cons _ Nil) = 1
        2 paths so far (bound: --max-size 2) · none fails · complete up to size 2 · # steps
        not seen  2 branches to inputs larger than 2
        saved     .snell/explore-p-length.frontier
        next      snell explore p.core length --resume --max-size 3
        --- exit 2
        $ snell explore p.core length --max-size 1 --allow-open
        length Nil = 0
        1 path so far (bound: --max-size 1) · none fails · complete up to size 1 · # steps
        not seen  2 branches to inputs larger than 1
        saved     .snell/explore-p-length.frontier
        next      snell explore p.core length --resume --max-size 2 --allow-open
        --- exit 0
        $ snell explore p.core diverge --fuel 1000
        diverge 0 = 0
        1 path so far (bound: --fuel 1000) · none fails · complete up to size 0 · # steps
        not seen  1 path of more than 1000 steps, perhaps without an end
        saved     .snell/explore-p-diverge.frontier
        next      snell explore p.core diverge --resume --fuel 16000
        --- exit 2
    "#]]
    .assert_eq(&folder.transcript(&commands));
}

#[test]
fn without_any_input_it_is_vacuous() {
    let folder = Folder::with("without_any_input", PROGRAM);
    expect![[r#"
        $ snell explore p.core never
        0 paths: no input meets the assumptions (exhausted) · # steps
        --- exit 2
    "#]]
    .assert_eq(&folder.transcript(&["explore p.core never"]));
}

#[test]
fn functions_are_shown_as_tables() {
    let folder = Folder::with("functions_are_shown_as_tables", PROGRAM);
    let ran = folder.run("explore p.core apply --max-paths 20");
    assert_eq!(ran.stderr, "");
    assert!(ran.stdout.starts_with("apply (\\"), "{}", ran.stdout);
}

#[test]
fn large_results_are_cut_and_said() {
    let program = "ones : Int -> List Int;\nones x = Cons x (ones x);\n";
    let folder = Folder::with("large_results", program);
    expect![[r#"
        $ snell explore p.core ones --max-result 6
        ones _ = Cons _ (Cons _ (Cons _ ...))
        1 path, no others but for what was not seen · none fails · # steps
        not seen  results beyond 6 nodes, on 1 path (--max-result)
        --- exit 2
    "#]]
    .assert_eq(&folder.transcript(&["explore p.core ones --max-result 6"]));
}

#[test]
fn inputs_that_a_program_asks_for_are_shown() {
    let program = "main = case fresh Bool of { True -> case fresh Int of { 7 -> error \"seven\"; n -> n }; False -> 0 };\n\
        helper x = x;\n";
    let program = program.replace("n -> n", "_ -> 1");
    let folder = Folder::with("inputs_that_a_program_asks_for", &program);
    expect![[r#"
        $ snell explore p.core
        main  inputs (False) = 0
        main  inputs (True 7) fails: seven  p.core:1:62
        main  inputs (True 0) = 1
        3 paths, no others (exhausted) · 1 fails · # steps
        --- exit 1
    "#]]
    .assert_eq(&folder.transcript(&["explore p.core"]));
}

#[test]
fn every_strategy_sees_the_same_paths() {
    let folder = Folder::with("every_strategy", PROGRAM);
    let mut seen: Vec<Vec<String>> = Vec::new();
    for strategy in ["deepening", "depth", "breadth", "random", "coverage", "directed"] {
        for jobs in [1, 3] {
            let ran = folder.run(&format!("explore p.core area --strategy {strategy} --jobs {jobs}"));
            assert_eq!((ran.code, ran.stderr.as_str()), (Some(1), ""), "{strategy}");
            let mut lines: Vec<String> =
                ran.stdout.lines().filter(|line| line.starts_with("area")).map(shape).collect();
            lines.sort();
            seen.push(lines);
        }
    }
    assert!(seen[0].len() >= 3 && seen.iter().all(|lines| *lines == seen[0]), "{seen:?}");
}

/// A path without its numbers: another order may find another instance.
fn shape(line: &str) -> String {
    line.chars().filter(|c| !c.is_ascii_digit() && *c != '-').collect()
}

#[test]
fn methods_of_instances_are_functions_as_well() {
    let text = "module Shapes where\n\nclass Shape a where\n  area :: a -> Int\n\n\
                data Rect = Rect Int Int\n  deriving Show\n\nnewtype Square = Square Int\n  deriving Show\n\n\
                instance Shape Rect where\n  area (Rect w h) = w * h\n\n\
                instance Shape Square where\n  area (Square w)\n    | w < 0 = error \"negative\"\n    | otherwise = w * w\n\n\
                data Tree a = Leaf | Node (Tree a) a (Tree a)\n\n\
                instance Functor Tree where\n  fmap _ Leaf = Leaf\n  fmap f (Node l x r) = Node (fmap f l) (f x) (fmap f r)\n\n\
                instance Show a => Show (Tree a) where\n  show Leaf = \".\"\n  show (Node l x r) = show l ++ show x ++ show r\n";
    let folder = Folder::new("methods_of_instances").file("Shapes.hs", text);
    expect![[r#"
        $ snell explore Shapes.hs 'area (Square)' --solver none
        area (Square (-1)) fails: error "negative"  Shapes.hs:17:15
        area (Square 0) = 0
        2 paths, no others (exhausted) · 1 fails · # steps
        --- exit 1
        $ snell explore Shapes.hs area
        --- stderr
        Shapes.hs: error: [SN-0008] `area` is a method of several types
          say which: `area (Rect)`, `area (Square)`; as in snell explore Shapes.hs 'area (Rect)'
        --- exit 3
        $ snell explore Shapes.hs fmap --max-paths 3
        fmap _ Leaf = Leaf
        fmap (\_ -> _) (Node Leaf _ Leaf) = Node Leaf _ Leaf
        fmap (\_ -> _) (Node Leaf 0 (Node Leaf 0 Leaf)) = Node Leaf _ (Node Leaf _ Leaf)
        3 paths so far (bound: --max-paths 3) · none fails · complete for every function of up to 4 entries and Tree of up to 4 constructors · # steps
        not seen  paths after these
        not seen  24 branches to larger inputs
        saved     .snell/explore-Shapes-fmap+20+28Tree+29.frontier
        next      snell explore Shapes.hs 'fmap (Tree)' --resume --max-paths 3
        --- exit 2
        $ snell check Shapes.hs --crashes --max-size 4 --solver none
        HOLDS    area (Rect)    never crashes  (proved)
        FAILS    area (Square)  Shapes.hs:16
          Shapes.hs:17:15  [SN-0020] error "negative"
             |
          17 |     | w < 0 = error "negative"
             |               ^^^^^^^^^^^^^^^^
            area (Square (-1))
            fails for every  area (Square a)  where a < 0   (solved, not sampled)
        HOLDS    fmap (Tree)    never crashes on any function of up to 4 entries and Tree of up to 4 constructors  (bounded)
          not seen  larger inputs (bound: --max-size 4)
        HOLDS    show (Tree)    never crashes on any Tree of up to 2 constructors  (bounded)
          not seen  larger inputs (bound: --max-size 4)
        3 hold, 1 fails, 0 open · 6 paths · # steps
        --- exit 1
        $ snell cover Shapes.hs --solver none
                       branches  covered  dead (proved)  open
        area (Rect)       1         1           0         0
        area (Square)     2         2           0         0
        fmap (Tree)       2         2           0         0
        show (Tree)       2         2           0         0
        test 1  area (Rect 0 0) = 0  line 13
        test 2  area (Square (-1)) fails: error "negative"  line 17
        test 3  area (Square 0) = 0  line 18
        test 4  fmap (\_ -> _) (Node Leaf _ Leaf) = Node Leaf _ Leaf  lines 23, 24
        test 5  show (Node Leaf 0 Leaf) = ".0."  lines 27, 28
        7 of 7 branches covered, 0 dead, 0 open · 5 tests · 7 paths · # steps
        next      snell cover Shapes.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "explore Shapes.hs 'area (Square)' --solver none",
        "explore Shapes.hs area",
        "explore Shapes.hs fmap --max-paths 3",
        "check Shapes.hs --crashes --max-size 4 --solver none",
        "cover Shapes.hs --solver none",
    ]));
}

#[test]
fn a_function_is_asked_about_other_constructors_than_it_knows() {
    let text = "module Steps where\nsteps :: [Int] -> (Int -> [Bool] -> [Bool]) -> [Bool] -> [Bool]\n\
        steps ns k = foldr (\\n rest -> k n . rest) id ns\n";
    let folder = Folder::new("a_function_is_asked_about_others").file("Steps.hs", text);
    let said = folder.transcript(&["explore Steps.hs steps --max-paths 40 --solver none"]);
    assert!(said.contains("40 paths so far"), "{said}");
}
