-- | Written by `snell cover Multi.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import Multi
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Multi" $ TestList
  [ TestLabel "grade" $ TestList
    [ TestLabel "grade 90 gives 'A'" $ TestCase $
        grade 90 @?= 'A'
    , TestLabel "grade 80 gives 'B'" $ TestCase $
        grade 80 @?= 'B'
    , TestLabel "grade 0 gives 'C'" $ TestCase $
        grade 0 @?= 'C'
    ]
  , TestLabel "swap" $ TestList
    [ TestLabel "swap (Left _) gives Right 0" $ TestCase $
        swap (Left 0) @?= Right 0
    , TestLabel "swap (Right _) gives Left False" $ TestCase $
        swap (Right False) @?= Left False
    ]
  , TestLabel "ladder" $ TestList
    [ TestLabel "ladder 1 gives 10" $ TestCase $
        ladder 1 @?= 10
    , TestLabel "ladder 2 gives 20" $ TestCase $
        ladder 2 @?= 20
    , TestLabel "ladder 0 gives 40" $ TestCase $
        ladder 0 @?= 40
    ]
  ]
