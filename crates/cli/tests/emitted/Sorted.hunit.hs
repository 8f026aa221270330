-- | Written by `snell cover Sorted.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import Sorted
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Sorted" $ TestList
  [ TestLabel "insert" $ TestList
    [ TestLabel "insert 0 (0 : _) gives [0,0]" $ TestCase $
        insert 0 [0] @?= [0,0]
    , TestLabel "insert 1 [0] gives [0,1]" $ TestCase $
        insert 1 [0] @?= [0,1]
    ]
  , TestLabel "isSorted" $ TestList
    [ TestLabel "isSorted (1 : 0 : _) gives False" $ TestCase $
        isSorted (1 : 0 : undefined) @?= False
    , TestLabel "isSorted [0,0] gives True" $ TestCase $
        isSorted [0,0] @?= True
    ]
  ]
