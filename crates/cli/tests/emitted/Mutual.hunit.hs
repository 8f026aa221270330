-- | Written by `snell cover Mutual.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import Mutual
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Mutual" $ TestList
  [ TestLabel "isEven" $ TestList
    [ TestLabel "isEven 0 gives True" $ TestCase $
        isEven 0 @?= True
    , TestLabel "isEven (-1) gives False" $ TestCase $
        isEven (-1) @?= False
    ]
  , TestLabel "isOdd" $ TestList
    [ TestLabel "isOdd 0 gives False" $ TestCase $
        isOdd 0 @?= False
    , TestLabel "isOdd 1 gives True" $ TestCase $
        isOdd 1 @?= True
    ]
  ]
