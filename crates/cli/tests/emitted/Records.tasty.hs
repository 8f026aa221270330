-- | Written by `snell cover Records.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Records
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Records"
  [ testGroup "promote"
    [ testCase "promote (User _ _ True) gives User \"\" 0 True" $
        promote (User "" 0 True) @?= User "" 0 True
    , testCase "promote (User _ 18 False) gives User \"\" 18 True" $
        promote (User "" 18 False) @?= User "" 18 True
    , testCase "promote (User _ 0 False) gives User \"\" 0 False" $
        promote (User "" 0 False) @?= User "" 0 False
    ]
  , testGroup "greet"
    [ testCase "greet (User \"\" _ _) gives \"who?\"" $
        greet (User "" undefined undefined) @?= "who?"
    , testCase "greet (User (_ : _) _ _) gives \"hi a\"" $
        greet (User "a" 0 False) @?= "hi a"
    ]
  ]
