-- | Written by `snell cover Wheres.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))
import Wheres

main :: IO ()
main = defaultMain $ testGroup "Wheres"
  [ testGroup "price"
    [ testCase "price 0 _ gives 0" $
        price 0 undefined @?= 0
    , testCase "price 1 False gives 10" $
        price 1 False @?= 10
    , testCase "price 6 True gives 40" $
        price 6 True @?= 40
    , testCase "price 1 True gives 5" $
        price 1 True @?= 5
    ]
  , testGroup "lookupIn"
    [ testCase "lookupIn [] _ gives \"none\"" $
        lookupIn [] undefined @?= "none"
    , testCase "lookupIn ((0,_ : _) : _) 0 gives \"a\"" $
        lookupIn [(0,"a")] 0 @?= "a"
    ]
  ]
