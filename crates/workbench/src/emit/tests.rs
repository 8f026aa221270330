//! What files of tests look like. That GHC takes such files and that their tests pass is checked on recorded ones.

use super::*;
use expect_test::expect;

fn suite() -> Suite {
    let case = |group: &str, name: &str, call: &str, expected| Case {
        group: group.into(),
        name: name.into(),
        call: call.into(),
        expected,
    };
    let fails = Expected::Fails { says: "no \"items\"".into(), shown: true };
    Suite {
        subject: "Shipping".into(),
        hidden: vec!["lookup".into(), "<>".into()],
        imports: vec!["import qualified Data.Map".into()],
        command: "snell cover Shipping.hs --emit".into(),
        cases: vec![
            case("band", "band 0 gives Light", "band 0", Expected::Equals("Light".into())),
            case("band", "band (-1) gives NaN", "band (-1)", Expected::ShowsAs("0 / 0".into())),
            case("ship", "ship begins with 1 : 1", "ship", Expected::Matches("1 : 1 : _".into())),
            case("ship", "ship fails", "ship []", fails),
        ],
    }
}

#[test]
fn tasty_groups_by_function() {
    expect![[r#"
        -- | Written by `snell cover Shipping.hs --emit`.
        -- These tests record what the code does today, not what it should do.
        module Main (main) where

        import Control.Exception (SomeException, evaluate, try)
        import Data.List (isInfixOf)
        import Shipping hiding (lookup, (<>))
        import Test.Tasty (defaultMain, testGroup)
        import Test.Tasty.HUnit (Assertion, assertBool, assertFailure, testCase, (@?=))
        import qualified Data.Map
        import qualified Shipping

        main :: IO ()
        main = defaultMain $ testGroup "Shipping"
          [ testGroup "band"
            [ testCase "band 0 gives Light" $
                band 0 @?= Light
            , testCase "band (-1) gives NaN" $
                show (band (-1)) @?= show (0 / 0)
            ]
          , testGroup "ship"
            [ testCase "ship begins with 1 : 1" $
                assertBool "does not match 1 : 1 : _" (case ship of { 1 : 1 : _ -> True; _ -> False })
            , testCase "ship fails" $
                fails "no \"items\"" (length (show (ship [])))
            ]
          ]

        -- | Evaluating all of a value must fail, and the failure must say this.
        fails :: String -> Int -> Assertion
        fails says size = do
          outcome <- try (evaluate size)
          case outcome of
            Left failure
              | says `isInfixOf` show (failure :: SomeException) -> return ()
              | otherwise -> assertFailure ("another failure: " ++ show failure)
            Right _ -> assertFailure "no failure"
    "#]]
    .assert_eq(&write(Style::Tasty, &suite()));
}

#[test]
fn hspec_describes_functions() {
    expect![[r#"
        -- | Written by `snell cover Shipping.hs --emit`.
        -- These tests record what the code does today, not what it should do.
        module Main (main) where

        import Control.Exception (SomeException, evaluate, try)
        import Data.List (isInfixOf)
        import Shipping hiding (lookup, (<>))
        import Test.Hspec (Expectation, describe, expectationFailure, hspec, it, shouldBe, shouldSatisfy)
        import qualified Data.Map
        import qualified Shipping

        main :: IO ()
        main = hspec $ describe "Shipping" $ do
          describe "band" $ do
            it "band 0 gives Light" $
              band 0 `shouldBe` Light
            it "band (-1) gives NaN" $
              show (band (-1)) `shouldBe` show (0 / 0)
          describe "ship" $ do
            it "ship begins with 1 : 1" $
              (case ship of { 1 : 1 : _ -> True; _ -> False }) `shouldSatisfy` id
            it "ship fails" $
              fails "no \"items\"" (length (show (ship [])))

        -- | Evaluating all of a value must fail, and the failure must say this.
        fails :: String -> Int -> Expectation
        fails says size = do
          outcome <- try (evaluate size)
          case outcome of
            Left failure
              | says `isInfixOf` show (failure :: SomeException) -> return ()
              | otherwise -> expectationFailure ("another failure: " ++ show failure)
            Right _ -> expectationFailure "no failure"
    "#]]
    .assert_eq(&write(Style::Hspec, &suite()));
}

#[test]
fn hunit_labels_tests_and_has_an_exit_code() {
    expect![[r#"
        -- | Written by `snell cover Shipping.hs --emit`.
        -- These tests record what the code does today, not what it should do.
        module Main (main) where

        import Control.Exception (SomeException, evaluate, try)
        import Control.Monad (when)
        import Data.List (isInfixOf)
        import Shipping hiding (lookup, (<>))
        import System.Exit (exitFailure)
        import Test.HUnit (Assertion, Counts (..), Test (..), assertBool, assertFailure, runTestTT, (@?=))
        import qualified Data.Map
        import qualified Shipping

        main :: IO ()
        main = do
          counts <- runTestTT tests
          when (errors counts + failures counts > 0) exitFailure

        tests :: Test
        tests = TestLabel "Shipping" $ TestList
          [ TestLabel "band" $ TestList
            [ TestLabel "band 0 gives Light" $ TestCase $
                band 0 @?= Light
            , TestLabel "band (-1) gives NaN" $ TestCase $
                show (band (-1)) @?= show (0 / 0)
            ]
          , TestLabel "ship" $ TestList
            [ TestLabel "ship begins with 1 : 1" $ TestCase $
                assertBool "does not match 1 : 1 : _" (case ship of { 1 : 1 : _ -> True; _ -> False })
            , TestLabel "ship fails" $ TestCase $
                fails "no \"items\"" (length (show (ship [])))
            ]
          ]

        -- | Evaluating all of a value must fail, and the failure must say this.
        fails :: String -> Int -> Assertion
        fails says size = do
          outcome <- try (evaluate size)
          case outcome of
            Left failure
              | says `isInfixOf` show (failure :: SomeException) -> return ()
              | otherwise -> assertFailure ("another failure: " ++ show failure)
            Right _ -> assertFailure "no failure"
    "#]]
    .assert_eq(&write(Style::HUnit, &suite()));
}

#[test]
fn doctest_claims_truths() {
    expect![[r#"
        -- | Written by `snell cover Shipping.hs --emit`.
        -- These tests record what the code does today, not what it should do.
        --
        -- >>> import Control.Exception (SomeException, evaluate, try)
        -- >>> import Data.List (isInfixOf)
        -- >>> import Shipping hiding (lookup, (<>))
        -- >>> import qualified Data.Map
        -- >>> import qualified Shipping
        -- >>> :{
        -- let fails :: String -> Int -> IO Bool
        --     fails says size = either (isInfixOf says . message) (const False) <$> try (evaluate size)
        --     message :: SomeException -> String
        --     message = show
        -- :}
        --
        -- == band
        --
        -- band 0 gives Light:
        --
        -- >>> (band 0) == (Light)
        -- True
        --
        -- band (-1) gives NaN:
        --
        -- >>> show (band (-1)) == show (0 / 0)
        -- True
        --
        -- == ship
        --
        -- ship begins with 1 : 1:
        --
        -- >>> case ship of { 1 : 1 : _ -> True; _ -> False }
        -- True
        --
        -- ship fails:
        --
        -- >>> fails "no \"items\"" (length (show (ship [])))
        -- True
        module Main (main) where

        import Shipping ()

        main :: IO ()
        main = return ()
    "#]]
    .assert_eq(&write(Style::Doctest, &suite()));
}
