//! Branches: which are covered and by what, which are dead, which are open.

use crate::support::Folder;
use expect_test::expect;

macro_rules! program {
    ($folder:expr, $name:literal) => {
        $folder.file($name, include_str!(concat!("../cover/", $name)))
    };
}
pub(crate) use program;

#[test]
fn hidden_functions_are_covered_through_those_that_others_can_call() {
    let folder = program!(Folder::new("cover_shipping"), "Shipping.hs");
    let folder = program!(folder, "Hidden.hs");
    expect![[r#"
        $ snell cover Shipping.hs --solver none
                     branches  covered  dead (proved)  open
        shipping        3         3           0         0
        band            4         3           1         0
        dead  20  band: otherwise = Freight
                  no call leads there, whatever recursive functions give
        test 1  shipping _ [] = Free  line 9
        test 2  shipping _ [30001] fails: error "too heavy"  line 11
        test 3  shipping Express [0] = Heavy  lines 12, 21
        test 4  shipping Home [0] = Light  lines 12, 18
        test 5  shipping Home [1001] = Heavy  lines 12, 19
        6 of 7 branches covered, 1 dead, 0 open · 5 tests · 912 paths · # steps
        next      snell cover Shipping.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
        $ snell cover Hidden.hs --solver none
                     branches  covered  dead (proved)  open
        api             2         2           0         0
        helper          2         1           1         0
        unused          1         0           1         0
        dead  9  helper: otherwise = 2
                 api has 2 paths, and none takes it
        dead  12  unused: unused n = n
                  nothing that other modules can call leads there
        test 1  api 11 = 1  lines 4, 8
        test 2  api 0 = 0  line 4
        3 of 5 branches covered, 2 dead, 0 open · 2 tests · 2 paths · # steps
        next      snell cover Hidden.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&["cover Shipping.hs --solver none", "cover Hidden.hs --solver none"]));
}

#[test]
fn guards_fall_through() {
    let folder = program!(Folder::new("cover_guards"), "Guards.hs");
    let folder = program!(folder, "Wheres.hs");
    expect![[r#"
        $ snell cover Guards.hs --solver none
                     branches  covered  dead (proved)  open
        classify        4         4           0         0
        test 1  classify (-1) = "negative"  line 6
        test 2  classify 102 = "large and even"  line 7
        test 3  classify 101 = "other"  line 9
        test 4  classify 0 = "zero"  line 8
        4 of 4 branches covered, 0 dead, 0 open · 4 tests · 4 paths · # steps
        next      snell cover Guards.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
        $ snell cover Wheres.hs --solver none
                     branches  covered  dead (proved)  open
        price           5         5           0         0
        lookupIn        2         2           0         0
        test 1  price 0 _ = 0  line 5
        test 2  price 1 False = 10  lines 6, 10
        test 3  price 6 True = 40  lines 6, 11
        test 4  price 1 True = 5  lines 6, 12
        test 5  lookupIn [] _ = "none"  line 17
        test 6  lookupIn ((0,_ : _) : _) 0 = _ : _  line 16
        7 of 7 branches covered, 0 dead, 0 open · 6 tests · 7 paths · # steps
        next      snell cover Wheres.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&["cover Guards.hs --solver none", "cover Wheres.hs --solver none"]));
}

#[test]
fn what_no_input_takes_is_proved_dead() {
    let folder = program!(Folder::new("cover_dead"), "Dead.hs");
    let folder = program!(folder, "Multi.hs");
    expect![[r#"
        $ snell cover Dead.hs --solver none
                     branches  covered  dead (proved)  open
        sign            4         3           1         0
        name            4         3           1         0
        constant        2         1           1         0
        dead  8  sign: otherwise = 2
                 no value can get there, whatever the input
        dead  16  name: name _ = "none"
                  no value can get there, whatever the input
        dead  19  constant: then n
                  constant has 1 path, which does not take it
        test 1  sign 1 = 1  line 5
        test 2  sign (-1) = -1  line 6
        test 3  sign 0 = 0  line 7
        test 4  name Red = "red"  line 13
        test 5  name Green = "green"  line 14
        test 6  name Blue = "blue"  line 15
        test 7  constant _ = 0  line 19
        7 of 10 branches covered, 3 dead, 0 open · 7 tests · 7 paths · # steps
        next      snell cover Dead.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
        $ snell cover Multi.hs --solver none
                     branches  covered  dead (proved)  open
        grade           3         3           0         0
        swap            2         2           0         0
        ladder          4         3           1         0
        dead  16  ladder: then 30
                  ladder has 3 paths, and none takes it
        test 1  grade 90 = 'A'  line 6
        test 2  grade 80 = 'B'  line 7
        test 3  grade 0 = 'C'  line 8
        test 4  swap (Left _) = Right _  line 12
        test 5  swap (Right _) = Left _  line 13
        test 6  ladder 1 = 10  line 16
        test 7  ladder 2 = 20  line 16
        test 8  ladder 0 = 40  line 16
        8 of 9 branches covered, 1 dead, 0 open · 8 tests · 8 paths · # steps
        next      snell cover Multi.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&["cover Dead.hs --solver none", "cover Multi.hs --solver none"]));
}

#[test]
fn what_is_not_proved_stays_open() {
    let folder = program!(Folder::new("cover_open"), "Trees.hs");
    let commands =
        ["cover Trees.hs shape --solver none", "cover Trees.hs shape --solver none --allow-open --max-paths 9"];
    expect![[r#"
        $ snell cover Trees.hs shape --solver none
                     branches  covered  dead (proved)  open
        shape           3         2           0         1
        open  12  shape: size t < 0 = "impossible"
                  no Tree of up to 14 constructors takes it; nearest: shape (Node Leaf _ (Node Leaf _ (Node Leaf _ Leaf))) gets to line 13
        test 1  shape Leaf = "small"  line 14
        test 2  shape (Node Leaf _ (Node Leaf _ (Node Leaf _ Leaf))) = "large"  line 13
        2 of 3 branches covered, 0 dead, 1 open · 2 tests · 1000 paths · # steps
        next      snell cover Trees.hs --emit tasty|hspec|hunit|doctest
        --- exit 2
        $ snell cover Trees.hs shape --solver none --allow-open --max-paths 9
                     branches  covered  dead (proved)  open
        shape           3         2           0         1
        open  12  shape: size t < 0 = "impossible"
                  no Tree of up to 2 constructors takes it; nearest: shape (Node Leaf _ (Node Leaf _ (Node Leaf _ Leaf))) gets to line 13
        test 1  shape Leaf = "small"  line 14
        test 2  shape (Node Leaf _ (Node Leaf _ (Node Leaf _ Leaf))) = "large"  line 13
        2 of 3 branches covered, 0 dead, 1 open · 2 tests · 8 paths · # steps
        next      snell cover Trees.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
    "#]].assert_eq(&folder.transcript(&commands));
}

#[test]
fn local_functions_and_lambdas_have_branches() {
    let folder = program!(Folder::new("cover_locals"), "Locals.hs");
    let folder = program!(folder, "Lambdas.hs");
    expect![[r#"
        $ snell cover Locals.hs --solver none
                     branches  covered  dead (proved)  open
        total           1         1           0         0
        go              3         3           0         0
        table           3         3           0         0
        label           3         2           1         0
        dead  17  label: label _ = "never"
                  table has 2 paths, and none takes it
        test 1  total [-1] = 0  lines 4, 6, 8
        test 2  total [0] = 0  lines 4, 6, 9
        test 3  table 10 = (2,"large")  lines 12, 14, 16
        test 4  table 0 = (1,"small")  lines 12, 14, 15
        9 of 10 branches covered, 1 dead, 0 open · 4 tests · 5 paths · # steps
        next      snell cover Locals.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
        $ snell cover Lambdas.hs --solver none
                     branches  covered  dead (proved)  open
        clean           2         2           0         0
        pick            2         2           0         0
        test 1  clean [-1] = [0]  line 4
        test 2  clean [0] = [0]  line 4
        test 3  pick Nothing = 0  line 8
        test 4  pick (Just 0) = 0  line 9
        4 of 4 branches covered, 0 dead, 0 open · 4 tests · 5 paths · # steps
        next      snell cover Lambdas.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&["cover Locals.hs --solver none", "cover Lambdas.hs --solver none"]));
}

#[test]
fn records_and_methods_have_branches() {
    let folder = program!(Folder::new("cover_records"), "Records.hs");
    let folder = program!(folder, "Classes.hs");
    expect![[r#"
        $ snell cover Records.hs --solver none
                     branches  covered  dead (proved)  open
        promote         3         3           0         0
        greet           2         2           0         0
        test 1  promote (User _ _ True) = User _ _ True  line 7
        test 2  promote (User _ 18 False) = User _ 18 True  line 8
        test 3  promote (User _ 0 False) = User _ 0 False  line 9
        test 4  greet (User "" _ _) = "who?"  line 12
        test 5  greet (User (_ : _) _ _) = 'h' : 'i' : ' ' : _ : _  line 13
        5 of 5 branches covered, 0 dead, 0 open · 5 tests · 5 paths · # steps
        next      snell cover Records.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
        $ snell cover Classes.hs --solver none
                          branches  covered  dead (proved)  open
        describe (Shape)     2         2           0         0
        area (Square)        2         2           0         0
        area (Box)           1         1           0         0
        describe (Box)       1         1           0         0
        both                 1         1           0         0
        test 1  area (Square (-1)) = 0  line 13
        test 2  area (Square 0) = 0  line 14
        test 3  area (Box 0 0) = 0  line 17
        test 4  describe _ = "box"  line 18
        test 5  both (Square (-1)) _ = ("small","box")  lines 6, 13, 18, 21
        test 6  both (Square 4) _ = ("big","box")  lines 6, 14, 18, 21
        7 of 7 branches covered, 0 dead, 0 open · 6 tests · 6 paths · # steps
        next      snell cover Classes.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&["cover Records.hs --solver none", "cover Classes.hs --solver none"]));
}

#[test]
fn recursion_strings_and_nested_alternatives() {
    let folder = program!(Folder::new("cover_recursion"), "Mutual.hs");
    let folder = program!(folder, "Strings.hs");
    let folder = program!(folder, "Nested.hs");
    let folder = program!(folder, "Sorted.hs");
    let commands =
        ["Mutual.hs", "Strings.hs", "Nested.hs", "Sorted.hs"].map(|file| format!("cover {file} --solver none"));
    expect![[r#"
        $ snell cover Mutual.hs --solver none
                     branches  covered  dead (proved)  open
        isEven          3         3           0         0
        isOdd           2         2           0         0
        test 1  isEven 0 = True  line 4
        test 2  isEven (-1) = False  lines 6, 7, 10
        test 3  isOdd 0 = False  line 10
        test 4  isOdd 1 = True  lines 4, 11
        5 of 5 branches covered, 0 dead, 0 open · 4 tests · 4 paths · # steps
        next      snell cover Mutual.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
        $ snell cover Strings.hs --solver none
                     branches  covered  dead (proved)  open
        command         5         5           0         0
        shout           3         3           0         0
        test 1  command "" = 0  line 7
        test 2  command ('a' : _) = -1  line 8
        test 3  command "s" = 3  line 6
        test 4  command "stop" = 2  line 5
        test 5  command "start" = 1  line 4
        test 6  shout "" = "nothing"  line 12
        test 7  shout "!" = "!"  line 13
        test 8  shout "a" = "a!"  line 14
        8 of 8 branches covered, 0 dead, 0 open · 8 tests · 18 paths · # steps
        next      snell cover Strings.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
        $ snell cover Nested.hs --solver none
                     branches  covered  dead (proved)  open
        eval            6         6           0         0
        test 1  eval (Add (Lit 0) (Lit 0)) = 0  lines 7, 8
        test 2  eval (Neg (Lit 0)) = 0  lines 9, 10
        test 3  eval (Neg (Lit 1)) = -1  lines 9, 11
        test 4  eval (Neg (Lit (-1))) = 1  lines 7, 9, 12
        6 of 6 branches covered, 0 dead, 0 open · 4 tests · 5 paths · # steps
        next      snell cover Nested.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
        $ snell cover Sorted.hs --solver none
                     branches  covered  dead (proved)  open
        insert          3         3           0         0
        isSorted        3         3           0         0
        test 1  insert 0 (0 : _) = 0 : 0 : _  line 6
        test 2  insert 1 [0] = [0,1]  lines 4, 7
        test 3  isSorted (1 : 0 : _) = False  line 11
        test 4  isSorted [0,0] = True  lines 12, 13
        6 of 6 branches covered, 0 dead, 0 open · 4 tests · 7 paths · # steps
        next      snell cover Sorted.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&commands.each_ref().map(String::as_str)));
}

#[test]
fn failing_and_endless_results_polymorphism_and_functions() {
    let folder = program!(Folder::new("cover_crash"), "Crash.hs");
    let folder = program!(folder, "Poly.hs");
    let folder = program!(folder, "Doubles.hs");
    let folder = program!(folder, "Lazy.hs");
    let commands = ["Crash.hs", "Poly.hs", "Doubles.hs", "Lazy.hs"].map(|file| format!("cover {file} --solver none"));
    expect![[r#"
        $ snell cover Crash.hs --solver none
                     branches  covered  dead (proved)  open
        calc            3         3           0         0
        first           1         1           0         0
        pick            2         2           0         0
        test 1  calc Plus 0 0 = 0  line 6
        test 2  calc Minus 0 0 = 0  line 7
        test 3  calc Div 0 (-1) = 0  line 8
        test 4  first (_ : _) = _  line 11
        test 5  pick 1 = 1  line 15
        test 6  pick (-6) fails: error "too small: -6"  line 16
        6 of 6 branches covered, 0 dead, 0 open · 6 tests · 8 paths · # steps
        next      snell cover Crash.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
        $ snell cover Poly.hs --solver none
                     branches  covered  dead (proved)  open
        member          3         3           0         0
        swap            1         1           0         0
        nats            1         1           0         0
        apply           2         2           0         0
        test 1  member 0 (0 : _) = True  line 6
        test 2  member 0 [1] = False  lines 4, 7
        test 3  swap (_,_) = (_,_)  line 10
        test 4  nats 0 = 0 : 1 : 2 : 3 : 4 : 5 : 6 : 7 : 8 : 9 : 10 : 11 : ...  line 13
        test 5  apply (\_ -> True) _ = 1  line 16
        test 6  apply (\_ -> False) _ = 2  line 16
        7 of 7 branches covered, 0 dead, 0 open · 6 tests · 7 paths · # steps
        next      snell cover Poly.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
        $ snell cover Doubles.hs --solver none
                     branches  covered  dead (proved)  open
        half            2         2           0         0
        wrap            2         2           0         0
        test 1  half 2.0 = 1.0  line 4
        test 2  half 0.0 = (0/0)  line 4
        test 3  wrap 4 = Opaque 4  line 9
        test 4  wrap 0 = Opaque 0  line 9
        4 of 4 branches covered, 0 dead, 0 open · 4 tests · 4 paths · # steps
        next      snell cover Doubles.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
        $ snell cover Lazy.hs --solver none
                     branches  covered  dead (proved)  open
        pick            4         2           2         0
        firstBig        2         2           0         0
        dead  5  pick: then 3
                 no value can get there, whatever the input
        dead  5  pick: else 4
                 no value can get there, whatever the input
        test 1  pick True _ = 1  line 5
        test 2  pick False _ = 2  line 5
        test 3  firstBig [] = Nothing  line 9
        test 4  firstBig (1001 : _) = Just 1001  line 10
        4 of 6 branches covered, 2 dead, 0 open · 4 tests · 4 paths · # steps
        next      snell cover Lazy.hs --emit tasty|hspec|hunit|doctest
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&commands.each_ref().map(String::as_str)));
}

#[test]
fn programs_and_core() {
    let folder = program!(Folder::new("cover_core"), "Main.hs");
    let folder = program!(folder, "inputs.core");
    let commands = [
        "cover Main.hs --solver none",
        "cover inputs.core main --solver none --max-size 4",
        "cover inputs.core --solver none",
        "cover Main.hs nothing",
    ];
    expect![[r#"
        $ snell cover Main.hs --solver none
                     branches  covered  dead (proved)  open
        double          2         2           0         0
        test 1  double 6 = 12  line 6
        test 2  double 0 = 0  line 7
        2 of 2 branches covered, 0 dead, 0 open · 2 tests · 2 paths · # steps
        --- exit 0
        $ snell cover inputs.core main --solver none --max-size 4
        --- stderr
        inputs.core: error: [SN-0014] there is no function whose branches could be covered
        --- exit 3
        $ snell cover inputs.core --solver none
                     branches  covered  dead (proved)  open
        run             5         5           0         0
        test 1  run 0  inputs ((Push _) Stop) = 1  lines 5, 9
        test 2  run 0  inputs (Pop) fails: underflow  lines 6, 7
        test 3  run 1  inputs (Pop Stop) = 0  lines 6, 8, 9
        5 of 5 branches covered, 0 dead, 0 open · 3 tests · 27 paths · # steps
        --- exit 0
        $ snell cover Main.hs nothing
        --- stderr
        Main.hs: error: [SN-0008] no definition is called `nothing`
          the file defines main, double
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&commands));
}

#[test]
fn the_same_twice() {
    let folder = program!(Folder::new("cover_twice"), "Strings.hs");
    let run = || folder.run("cover Strings.hs --format json").stdout;
    assert_eq!(run(), run());
}

#[test]
fn records_as_json_and_findings() {
    let folder = program!(Folder::new("cover_json"), "Hidden.hs");
    let commands = ["cover Hidden.hs --solver none --format json", "cover Hidden.hs --solver none --format github"];
    expect![[r#"
        $ snell cover Hidden.hs --solver none --format json
        {"v":1,"type":"function","function":"api","branches":[{"place":{"file":"Hidden.hs","line":4,"column":24,"end_line":4,"end_column":31},"text":"then helper n","status":"covered","reason":null,"tests":[1]},{"place":{"file":"Hidden.hs","line":4,"column":38,"end_line":4,"end_column":38},"text":"else 0","status":"covered","reason":null,"tests":[2]}]}
        {"v":1,"type":"function","function":"helper","branches":[{"place":{"file":"Hidden.hs","line":8,"column":13,"end_line":8,"end_column":13},"text":"n > 5 = 1","status":"covered","reason":null,"tests":[1]},{"place":{"file":"Hidden.hs","line":9,"column":17,"end_line":9,"end_column":17},"text":"otherwise = 2","status":"dead","reason":"api has 2 paths, and none takes it","tests":[]}]}
        {"v":1,"type":"function","function":"unused","branches":[{"place":{"file":"Hidden.hs","line":12,"column":12,"end_line":12,"end_column":12},"text":"unused n = n","status":"dead","reason":"nothing that other modules can call leads there","tests":[]}]}
        {"v":1,"type":"test","number":1,"function":"api","args":["11"],"inputs":[],"outcome":{"kind":"value","value":"1"},"lines":[4,8]}
        {"v":1,"type":"test","number":2,"function":"api","args":["0"],"inputs":[],"outcome":{"kind":"value","value":"0"},"lines":[4]}
        {"v":1,"type":"cover-summary","branches":5,"covered":3,"dead":2,"open":0,"tests":2,"paths":2,"steps":22,"ledger":[],"wrote":[]}
        --- exit 0
        $ snell cover Hidden.hs --solver none --format github
        ::warning file=Hidden.hs,line=9,endLine=9,col=17,endColumn=17,title=SN-0054 helper::dead (proved): otherwise = 2; api has 2 paths, and none takes it
        ::warning file=Hidden.hs,line=12,endLine=12,col=12,endColumn=12,title=SN-0054 unused::dead (proved): unused n = n; nothing that other modules can call leads there
        --- exit 0
    "#]].assert_eq(&folder.transcript(&commands));
}

#[test]
fn tests_are_written_and_not_over_others() {
    let folder =
        program!(Folder::new("cover_emit"), "Shipping.hs").folder("test").file("mine.hs", "module Mine where\n");
    let folder = program!(folder, "Main.hs");
    let commands = [
        "cover Shipping.hs --emit hspec --solver none -o mine.hs",
        "cover Shipping.hs --emit hspec --solver none --lcov cov.info",
        "cover Main.hs --emit tasty --solver none",
    ];
    let seen = folder.transcript(&commands);
    let read = |name: &str| std::fs::read_to_string(folder.path(name)).unwrap();
    let text = format!("{seen}=== test\n{}=== lcov\n{}", read("test/ShippingCover.hs"), read("cov.info"));
    expect![[r#"
        $ snell cover Shipping.hs --emit hspec --solver none -o mine.hs
        --- stderr
        Shipping.hs: error: [SN-0051] mine.hs was written by somebody else
          to replace it: --write; to write another file: -o FILE
        --- exit 3
        $ snell cover Shipping.hs --emit hspec --solver none --lcov cov.info
                     branches  covered  dead (proved)  open
        shipping        3         3           0         0
        band            4         3           1         0
        dead  20  band: otherwise = Freight
                  no call leads there, whatever recursive functions give
        test 1  shipping _ [] = Free  line 9
        test 2  shipping _ [30001] fails: error "too heavy"  line 11
        test 3  shipping Express [0] = Heavy  lines 12, 21
        test 4  shipping Home [0] = Light  lines 12, 18
        test 5  shipping Home [1001] = Heavy  lines 12, 19
        6 of 7 branches covered, 1 dead, 0 open · 5 tests · 912 paths · # steps
        wrote     test/ShippingCover.hs (5 tests, needs only hspec) · cov.info
        These record what the code does today, not what it should do.
        --- exit 0
        $ snell cover Main.hs --emit tasty --solver none
        --- stderr
        Main.hs:1:1-1: error: [SN-0052] a file without a module name can't be tested from another
          |
        1 | main :: IO ()
          | ^
          write `module Name where` at its beginning
        --- exit 3
        === test
        -- | Written by `snell cover Shipping.hs --emit hspec`.
        -- These tests record what the code does today, not what it should do.
        module Main (main) where

        import Control.Exception (SomeException, evaluate, try)
        import Data.List (isInfixOf)
        import Shipping
        import Test.Hspec (Expectation, describe, expectationFailure, hspec, it, shouldBe)

        main :: IO ()
        main = hspec $ describe "Shipping" $ do
          describe "shipping" $ do
            it "shipping _ [] gives Free" $
              shipping undefined [] `shouldBe` Free
            it "shipping _ [30001] fails: error \"too heavy\"" $
              fails "too heavy" (length (show (shipping undefined [30001])))
            it "shipping Express [0] gives Heavy" $
              shipping Express [0] `shouldBe` Heavy
            it "shipping Home [0] gives Light" $
              shipping Home [0] `shouldBe` Light
            it "shipping Home [1001] gives Heavy" $
              shipping Home [1001] `shouldBe` Heavy

        -- | Evaluating all of a value must fail, and the failure must say this.
        fails :: String -> Int -> Expectation
        fails says size = do
          outcome <- try (evaluate size)
          case outcome of
            Left failure
              | says `isInfixOf` show (failure :: SomeException) -> return ()
              | otherwise -> expectationFailure ("another failure: " ++ show failure)
            Right _ -> expectationFailure "no failure"
        === lcov
        TN:
        SF:Shipping.hs
        FN:9,shipping
        FN:18,band
        FNDA:3,shipping
        FNDA:1,band
        FNF:2
        FNH:2
        BRDA:9,0,0,1
        BRDA:11,0,1,1
        BRDA:12,0,2,3
        BRDA:18,1,0,1
        BRDA:19,1,1,1
        BRDA:21,1,2,1
        BRF:6
        BRH:6
        DA:9,1
        DA:11,1
        DA:12,3
        DA:18,1
        DA:19,1
        DA:21,1
        LF:6
        LH:6
        end_of_record
    "#]]
    .assert_eq(&text);
    assert_eq!(read("mine.hs"), "module Mine where\n");
    assert!(!folder.path(".snell/lcov.info").exists());
}

/// What is written today is what GHC was seen to compile and run: `cargo xtask emitted` records it.
#[test]
fn tests_are_those_that_passed_under_ghc() {
    let recorded = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/emitted");
    let folder = Folder::new("cover_emitted");
    let mut compared = 0;
    let mut files: Vec<_> = std::fs::read_dir(recorded).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files {
        let name = file.file_name().unwrap().to_str().unwrap().to_owned();
        let (module, style) = name.strip_suffix(".hs").and_then(|name| name.split_once('.')).unwrap();
        let source = format!("{}/tests/cover/{module}.hs", env!("CARGO_MANIFEST_DIR"));
        std::fs::copy(source, folder.path(&format!("{module}.hs"))).unwrap();
        let ran = folder.run(&format!("cover {module}.hs --solver none --allow-open --emit {style} -o {name} --write"));
        assert_eq!(ran.code, Some(0), "{name}: {}", ran.stderr);
        let written = std::fs::read_to_string(folder.path(&name)).unwrap();
        assert_eq!(
            written,
            std::fs::read_to_string(&file).unwrap(),
            "{name}; `cargo xtask emitted {module}` records anew"
        );
        compared += 1;
    }
    assert!(compared >= 16, "{compared}");
}

#[test]
fn the_page_is_well_formed_and_needs_nothing_else() {
    let folder = program!(Folder::new("cover_html"), "Nested.hs");
    assert_eq!(folder.run("cover Nested.hs --html page.html --solver none").code, Some(0));
    let page = std::fs::read_to_string(folder.path("page.html")).unwrap();
    assert_balanced(&page);
    for outside in ["http", "src=", "<link", "<script", "@import", "url("] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(page.contains("title=\"eval (Neg (Lit 0)) = 0\""), "what takes a branch is said on hover");
    assert!(
        page.contains("<label class=\"box\" for=\"box2\"><a href=\"#L7\">7</a> <code>Lit n -&gt; n</code></label>"),
        "the tree has branches"
    );
}

/// Every tag that is opened is closed, in the right order.
fn assert_balanced(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = page;
    while let Some(at) = rest.find('<') {
        let end = at + rest[at..].find('>').expect("a tag ends");
        let tag = &rest[at + 1..end];
        rest = &rest[end + 1..];
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        match tag {
            _ if tag.starts_with('!') || tag.ends_with('/') => {}
            _ if tag.starts_with('/') => assert_eq!(open.pop(), Some(name), "{tag}"),
            _ => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?}");
}
