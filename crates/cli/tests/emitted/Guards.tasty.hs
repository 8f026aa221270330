-- | Written by `snell cover Guards.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Guards
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Guards"
  [ testGroup "classify"
    [ testCase "classify (-1) gives \"negative\"" $
        classify (-1) @?= "negative"
    , testCase "classify 102 gives \"large and even\"" $
        classify 102 @?= "large and even"
    , testCase "classify 101 gives \"other\"" $
        classify 101 @?= "other"
    , testCase "classify 0 gives \"zero\"" $
        classify 0 @?= "zero"
    ]
  ]
