-- | Written by `snell cover Nested.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Nested
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Nested"
  [ testGroup "eval"
    [ testCase "eval (Add (Lit 0) (Lit 0)) gives 0" $
        eval (Add (Lit 0) (Lit 0)) @?= 0
    , testCase "eval (Neg (Lit 0)) gives 0" $
        eval (Neg (Lit 0)) @?= 0
    , testCase "eval (Neg (Lit 1)) gives -1" $
        eval (Neg (Lit 1)) @?= -1
    , testCase "eval (Neg (Lit (-1))) gives 1" $
        eval (Neg (Lit (-1))) @?= 1
    ]
  ]
