-- | Written by `snell cover Doubles.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import Doubles
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), assertBool, runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Doubles" $ TestList
  [ TestLabel "half" $ TestList
    [ TestLabel "half 2.0 gives 1.0" $ TestCase $
        half 2.0 @?= 1.0
    , TestLabel "half 0.0 gives (0/0)" $ TestCase $
        show (half 0.0) @?= show ((0 / 0))
    ]
  , TestLabel "wrap" $ TestList
    [ TestLabel "wrap 4 gives Opaque 4" $ TestCase $
        assertBool "does not match Opaque 4" (case wrap 4 of { Opaque 4 -> True; _ -> False })
    , TestLabel "wrap 0 gives Opaque 0" $ TestCase $
        assertBool "does not match Opaque 0" (case wrap 0 of { Opaque 0 -> True; _ -> False })
    ]
  ]
