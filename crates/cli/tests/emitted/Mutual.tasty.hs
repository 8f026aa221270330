-- | Written by `snell cover Mutual.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Mutual
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Mutual"
  [ testGroup "isEven"
    [ testCase "isEven 0 gives True" $
        isEven 0 @?= True
    , testCase "isEven (-1) gives False" $
        isEven (-1) @?= False
    ]
  , testGroup "isOdd"
    [ testCase "isOdd 0 gives False" $
        isOdd 0 @?= False
    , testCase "isOdd 1 gives True" $
        isOdd 1 @?= True
    ]
  ]
