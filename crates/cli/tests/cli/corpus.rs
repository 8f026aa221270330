//! Counterexamples: how they are shown, saved, run again, and made into tests.

use crate::support::Folder;
use expect_test::expect;
use std::fs;

const INTERVAL: &str = r#"module Interval where

data Interval = Interval Int Int deriving (Eq, Show)

member :: Int -> [Interval] -> Bool
member x = any (\(Interval a b) -> a <= x && x <= b)

merge :: [Interval] -> [Interval]
merge (Interval a b : Interval c d : rest)
  | c < a     = Interval a b : merge (Interval c d : rest)
  | c <= b    = merge (Interval a d : rest)
  | otherwise = Interval a b : merge (Interval c d : rest)
merge is = is

prop_mergeKeeps :: Int -> [Interval] -> Bool
prop_mergeKeeps x is = member x (merge is) == member x is

prop_memberNil :: Int -> Bool
prop_memberNil x = not (member x [])
"#;

#[test]
fn a_counterexample_is_saved_and_run_again() {
    let folder = Folder::new("a_counterexample_is_saved").file("Interval.hs", INTERVAL);
    expect![[r#"
        $ snell check Interval.hs --solver none
        FAILS    prop_mergeKeeps  Interval.hs:16
            x  = 0
            is = [Interval 0 0,Interval 0 (-1)]
          member x (merge is)  = False
          member x is          = True
          why
             |
          11 |   | c <= b    = merge (Interval a d : rest)
             |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^ taken here, and by 2 of 12 inputs that hold
          fails for every  is = [Interval b c,Interval d e], x = a  where b <= a && a <= c && b <= d && d <= c && e < a   (solved, not sampled)
          smallest: nothing of a smaller size fails
        HOLDS    prop_memberNil   every input  (proved)
        1 holds, 1 fails, 0 open · 14 paths · # steps
        saved     snell-corpus/Interval/prop_mergeKeeps-1.hs
        next      snell emit prop_mergeKeeps-1 --as tasty|hspec|hunit|doctest
        --- exit 1
        $ snell check Interval.hs
        FAILS    prop_mergeKeeps  Interval.hs:16
            x  = 0
            is = [Interval 0 0,Interval 0 (-1)]
          gives False
          from the corpus: snell-corpus/Interval/prop_mergeKeeps-1.hs
        HOLDS    prop_memberNil   every input  (proved)
        1 holds, 1 fails, 0 open · 2 paths · # steps
        --- exit 1
    "#]].assert_eq(&folder.transcript(&["check Interval.hs --solver none", "check Interval.hs"]));
    let saved = folder.path("snell-corpus/Interval/prop_mergeKeeps-1.hs");
    expect![[r#"
        -- A counterexample of prop_mergeKeeps in Interval.hs, found by snell check.
        -- The next check runs it first. Delete the file to forget it.
        prop_mergeKeeps
          0
          [Interval 0 0,Interval 0 (-1)]
    "#]]
    .assert_eq(&fs::read_to_string(saved).unwrap());

    // The program is mended: what is saved holds, is kept, and the property is checked as always.
    let mended = INTERVAL.replace("merge (Interval a d : rest)", "merge (Interval a (max b d) : rest)");
    let folder = folder.file("Interval.hs", mended);
    fs::write(folder.path("snell-corpus/Interval/notes.txt"), "hello").unwrap();
    fs::write(folder.path("snell-corpus/Interval/prop_mergeKeeps-2.hs"), "prop_mergeKeeps\n  'a'\n  []\n").unwrap();
    fs::write(folder.path("snell-corpus/Interval/prop_gone-1.hs"), "prop_gone\n  1\n").unwrap();
    fs::write(folder.path("snell-corpus/Interval/own.hs"), "module Own where\n").unwrap();
    expect![[r#"
        $ snell check Interval.hs --max-size 6 --solver none
        HOLDS    prop_mergeKeeps  every list of up to 1 element  (bounded)
          not seen  larger inputs (bound: --max-size 6)
        HOLDS    prop_memberNil   every input  (proved)
        2 hold, 0 fail, 0 open · 8 paths · # steps
        note      snell-corpus/Interval/notes.txt: no saved counterexample
        note      snell-corpus/Interval/own.hs: not a call of a property with each argument on its own line
        note      snell-corpus/Interval/prop_gone-1.hs: variable not in scope: `prop_gone`
        note      snell-corpus/Interval/prop_mergeKeeps-2.hs: expected `Int`, found `Char`
        note      snell-corpus/Interval/prop_gone-1.hs: there is no property prop_gone
        note      snell-corpus/Interval/prop_mergeKeeps-1.hs no longer fails; it is kept
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&["check Interval.hs --max-size 6 --solver none"]));
}

#[test]
fn validation_needs_ghc() {
    let folder = Folder::new("validation_needs_ghc").file("Interval.hs", INTERVAL);
    let mut command = folder.command("check Interval.hs prop_mergeKeeps --no-save --validate-with ghc");
    let output = command.env("PATH", "").output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(3), "{said}");
    assert!(said.contains("[SN-0043] ghci was not found"), "{said}");
}

#[test]
fn nothing_is_saved_unasked() {
    let folder = Folder::new("nothing_is_saved_unasked").file("Interval.hs", INTERVAL);
    assert_eq!(folder.run("check Interval.hs --no-save").code, Some(1));
    assert!(!folder.path("snell-corpus").exists());
}

#[test]
fn a_saved_counterexample_becomes_a_test() {
    let folder = Folder::new("becomes_a_test").file("Interval.hs", INTERVAL);
    folder.run("check Interval.hs");
    expect![[r#"
        $ snell emit prop_mergeKeeps-1 --as tasty
        -- | Written by `snell emit prop_mergeKeeps-1 --as tasty`.
        -- It fails until the property holds of this input.
        module Main (main) where

        import Interval
        import Test.Tasty (defaultMain, testGroup)
        import Test.Tasty.HUnit (testCase, (@?=))

        main :: IO ()
        main = defaultMain $ testGroup "Interval"
          [ testGroup "prop_mergeKeeps"
            [ testCase "prop_mergeKeeps 0 [Interval 0 0,Interval 0 (-1)] holds" $
                prop_mergeKeeps 0 [Interval 0 0,Interval 0 (-1)] @?= True
            ]
          ]
        --- exit 0
        $ snell emit prop_mergeKeeps-1 --as hspec
        -- | Written by `snell emit prop_mergeKeeps-1 --as hspec`.
        -- It fails until the property holds of this input.
        module Main (main) where

        import Interval
        import Test.Hspec (describe, hspec, it, shouldBe)

        main :: IO ()
        main = hspec $ describe "Interval" $ do
          describe "prop_mergeKeeps" $ do
            it "prop_mergeKeeps 0 [Interval 0 0,Interval 0 (-1)] holds" $
              prop_mergeKeeps 0 [Interval 0 0,Interval 0 (-1)] `shouldBe` True
        --- exit 0
        $ snell emit prop_mergeKeeps-1 --as hunit -o Test.hs
        wrote     Test.hs (needs only HUnit)
        --- exit 0
        $ snell emit prop_other-1
        --- stderr
        prop_other-1: error: [SN-0010] no counterexample of this name is saved below snell-corpus
          snell check saves a counterexample of each property that fails
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&[
        "emit prop_mergeKeeps-1 --as tasty",
        "emit prop_mergeKeeps-1 --as hspec",
        "emit prop_mergeKeeps-1 --as hunit -o Test.hs",
        "emit prop_other-1",
    ]));
    assert!(fs::read_to_string(folder.path("Test.hs")).unwrap().contains("import Test.HUnit"));
}

#[test]
fn properties_of_quickcheck_become_tests_that_quickcheck_runs() {
    let text = "module Stock where\n\nimport qualified Data.Map as Map\nimport Test.QuickCheck\n\n\
                prop_small :: Map.Map Int Int -> Positive Int -> Property\n\
                prop_small m (Positive n) = Map.size m > 0 ==> Map.size m < n\n";
    let folder = Folder::new("properties_become_tests").file("Stock.hs", text);
    folder.run("check Stock.hs --solver none");
    expect![[r#"
        $ snell emit prop_small-1 --as tasty
        -- | Written by `snell emit prop_small-1 --as tasty`.
        -- It fails until the property holds of this input.
        module Main (main) where

        import Stock
        import Test.QuickCheck
        import Test.Tasty (defaultMain, testGroup)
        import Test.Tasty.HUnit (assertBool, testCase)
        import qualified Data.Map as Map
        import qualified Test.QuickCheck as QuickCheck

        main :: IO ()
        main = defaultMain $ testGroup "Stock"
          [ testGroup "prop_small"
            [ testCase "prop_small (Map.fromList [(0,undefined)]) (Positive 1) holds" $
                holds (prop_small (Map.fromList [(0,undefined)]) (Positive 1)) >>= assertBool "the property fails"
            ]
          ]

        -- | Whether a property holds of the inputs that it is applied to.
        holds :: QuickCheck.Testable property => property -> IO Bool
        holds property = do
          result <- QuickCheck.quickCheckWithResult QuickCheck.stdArgs { QuickCheck.maxSuccess = 1, QuickCheck.chatty = False } property
          return $ case result of
            QuickCheck.GaveUp {} -> True
            _ -> QuickCheck.isSuccess result
        --- exit 0
        $ snell emit prop_small-1 --as doctest
        -- | Written by `snell emit prop_small-1 --as doctest`.
        -- It fails until the property holds of this input.
        --
        -- >>> import Stock
        -- >>> import Test.QuickCheck
        -- >>> import qualified Data.Map as Map
        -- >>> import qualified Test.QuickCheck as QuickCheck
        -- >>> :{
        -- let holds :: QuickCheck.Testable property => property -> IO Bool
        --     holds property = do
        --       result <- QuickCheck.quickCheckWithResult QuickCheck.stdArgs { QuickCheck.maxSuccess = 1, QuickCheck.chatty = False } property
        --       return $ case result of
        --         QuickCheck.GaveUp {} -> True
        --         _ -> QuickCheck.isSuccess result
        -- :}
        --
        -- == prop_small
        --
        -- prop_small (Map.fromList [(0,undefined)]) (Positive 1) holds:
        --
        -- >>> holds (prop_small (Map.fromList [(0,undefined)]) (Positive 1))
        -- True
        module Main (main) where

        import Stock ()

        main :: IO ()
        main = return ()
        --- exit 0
        $ snell emit prop_small-1 --as hspec -o Test.hs
        wrote     Test.hs (needs only hspec and QuickCheck)
        --- exit 0
    "#]].assert_eq(&folder.transcript(&[
        "emit prop_small-1 --as tasty",
        "emit prop_small-1 --as doctest",
        "emit prop_small-1 --as hspec -o Test.hs",
    ]));
}
