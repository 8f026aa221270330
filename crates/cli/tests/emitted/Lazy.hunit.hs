-- | Written by `snell cover Lazy.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import Lazy
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Lazy" $ TestList
  [ TestLabel "pick" $ TestList
    [ TestLabel "pick True _ gives 1" $ TestCase $
        pick True undefined @?= 1
    , TestLabel "pick False _ gives 2" $ TestCase $
        pick False undefined @?= 2
    ]
  , TestLabel "firstBig" $ TestList
    [ TestLabel "firstBig [] gives Nothing" $ TestCase $
        firstBig [] @?= Nothing
    , TestLabel "firstBig (1001 : _) gives Just 1001" $ TestCase $
        firstBig (1001 : undefined) @?= Just 1001
    ]
  ]
