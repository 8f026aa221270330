-- | Written by `snell cover Hidden.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import Hidden
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Hidden" $ TestList
  [ TestLabel "api" $ TestList
    [ TestLabel "api 11 gives 1" $ TestCase $
        api 11 @?= 1
    , TestLabel "api 0 gives 0" $ TestCase $
        api 0 @?= 0
    ]
  ]
