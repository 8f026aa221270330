-- | Written by `snell cover Lambdas.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Lambdas
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Lambdas"
  [ testGroup "clean"
    [ testCase "clean [-1] gives [0]" $
        clean [-1] @?= [0]
    , testCase "clean [0] gives [0]" $
        clean [0] @?= [0]
    ]
  , testGroup "pick"
    [ testCase "pick Nothing gives 0" $
        pick Nothing @?= 0
    , testCase "pick (Just 0) gives 0" $
        pick (Just 0) @?= 0
    ]
  ]
