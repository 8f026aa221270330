-- | Written by `snell cover Shipping.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Exception (SomeException, evaluate, try)
import Control.Monad (when)
import Data.List (isInfixOf)
import Shipping
import System.Exit (exitFailure)
import Test.HUnit (Assertion, Counts (..), Test (..), assertFailure, runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Shipping" $ TestList
  [ TestLabel "shipping" $ TestList
    [ TestLabel "shipping _ [] gives Free" $ TestCase $
        shipping undefined [] @?= Free
    , TestLabel "shipping _ [30001] fails: error \"too heavy\"" $ TestCase $
        fails "too heavy" (length (show (shipping undefined [30001])))
    , TestLabel "shipping Express [0] gives Heavy" $ TestCase $
        shipping Express [0] @?= Heavy
    , TestLabel "shipping Home [0] gives Light" $ TestCase $
        shipping Home [0] @?= Light
    , TestLabel "shipping Home [1001] gives Heavy" $ TestCase $
        shipping Home [1001] @?= Heavy
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
