-- | Written by `snell cover Locals.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Locals
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Locals"
  [ testGroup "total"
    [ testCase "total [-1] gives 0" $
        total [-1] @?= 0
    , testCase "total [0] gives 0" $
        total [0] @?= 0
    ]
  , testGroup "table"
    [ testCase "table 10 gives (2,\"large\")" $
        table 10 @?= (2,"large")
    , testCase "table 0 gives (1,\"small\")" $
        table 0 @?= (1,"small")
    ]
  ]
