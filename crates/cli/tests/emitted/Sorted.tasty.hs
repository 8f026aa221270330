-- | Written by `snell cover Sorted.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Sorted
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Sorted"
  [ testGroup "insert"
    [ testCase "insert 0 (0 : _) gives [0,0]" $
        insert 0 [0] @?= [0,0]
    , testCase "insert 1 [0] gives [0,1]" $
        insert 1 [0] @?= [0,1]
    ]
  , testGroup "isSorted"
    [ testCase "isSorted (1 : 0 : _) gives False" $
        isSorted (1 : 0 : undefined) @?= False
    , testCase "isSorted [0,0] gives True" $
        isSorted [0,0] @?= True
    ]
  ]
