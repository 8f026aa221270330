-- | Written by `snell cover Strings.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Strings
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Strings"
  [ testGroup "command"
    [ testCase "command \"\" gives 0" $
        command "" @?= 0
    , testCase "command ('a' : _) gives -1" $
        command ('a' : undefined) @?= -1
    , testCase "command \"s\" gives 3" $
        command "s" @?= 3
    , testCase "command \"stop\" gives 2" $
        command "stop" @?= 2
    , testCase "command \"start\" gives 1" $
        command "start" @?= 1
    ]
  , testGroup "shout"
    [ testCase "shout \"\" gives \"nothing\"" $
        shout "" @?= "nothing"
    , testCase "shout \"!\" gives \"!\"" $
        shout "!" @?= "!"
    , testCase "shout \"a\" gives \"a!\"" $
        shout "a" @?= "a!"
    ]
  ]
