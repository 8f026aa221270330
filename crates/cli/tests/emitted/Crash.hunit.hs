-- | Written by `snell cover Crash.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Exception (SomeException, evaluate, try)
import Control.Monad (when)
import Crash
import Data.List (isInfixOf)
import System.Exit (exitFailure)
import Test.HUnit (Assertion, Counts (..), Test (..), assertFailure, runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Crash" $ TestList
  [ TestLabel "calc" $ TestList
    [ TestLabel "calc Plus 0 0 gives 0" $ TestCase $
        calc Plus 0 0 @?= 0
    , TestLabel "calc Minus 0 0 gives 0" $ TestCase $
        calc Minus 0 0 @?= 0
    , TestLabel "calc Div 0 (-1) gives 0" $ TestCase $
        calc Div 0 (-1) @?= 0
    ]
  , TestLabel "first" $ TestList
    [ TestLabel "first (_ : _) gives ()" $ TestCase $
        (first :: [()] -> ()) [()] @?= ()
    ]
  , TestLabel "pick" $ TestList
    [ TestLabel "pick 1 gives 1" $ TestCase $
        pick 1 @?= 1
    , TestLabel "pick (-6) fails: error \"too small: -6\"" $ TestCase $
        fails "too small: -6" (length (show (pick (-6))))
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
