-- | Written by `snell cover Locals.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import Locals
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Locals" $ TestList
  [ TestLabel "total" $ TestList
    [ TestLabel "total [-1] gives 0" $ TestCase $
        total [-1] @?= 0
    , TestLabel "total [0] gives 0" $ TestCase $
        total [0] @?= 0
    ]
  , TestLabel "table" $ TestList
    [ TestLabel "table 10 gives (2,\"large\")" $ TestCase $
        table 10 @?= (2,"large")
    , TestLabel "table 0 gives (1,\"small\")" $ TestCase $
        table 0 @?= (1,"small")
    ]
  ]
