-- | Written by `snell cover Dead.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Dead
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Dead"
  [ testGroup "sign"
    [ testCase "sign 1 gives 1" $
        sign 1 @?= 1
    , testCase "sign (-1) gives -1" $
        sign (-1) @?= -1
    , testCase "sign 0 gives 0" $
        sign 0 @?= 0
    ]
  , testGroup "name"
    [ testCase "name Red gives \"red\"" $
        name Red @?= "red"
    , testCase "name Green gives \"green\"" $
        name Green @?= "green"
    , testCase "name Blue gives \"blue\"" $
        name Blue @?= "blue"
    ]
  , testGroup "constant"
    [ testCase "constant _ gives 0" $
        constant undefined @?= 0
    ]
  ]
