-- | Written by `snell cover Hidden.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Hidden
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Hidden"
  [ testGroup "api"
    [ testCase "api 11 gives 1" $
        api 11 @?= 1
    , testCase "api 0 gives 0" $
        api 0 @?= 0
    ]
  ]
