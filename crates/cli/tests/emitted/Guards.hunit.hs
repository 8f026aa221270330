-- | Written by `snell cover Guards.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import Guards
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Guards" $ TestList
  [ TestLabel "classify" $ TestList
    [ TestLabel "classify (-1) gives \"negative\"" $ TestCase $
        classify (-1) @?= "negative"
    , TestLabel "classify 102 gives \"large and even\"" $ TestCase $
        classify 102 @?= "large and even"
    , TestLabel "classify 101 gives \"other\"" $ TestCase $
        classify 101 @?= "other"
    , TestLabel "classify 0 gives \"zero\"" $ TestCase $
        classify 0 @?= "zero"
    ]
  ]
