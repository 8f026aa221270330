-- | Written by `snell cover Strings.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import Strings
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Strings" $ TestList
  [ TestLabel "command" $ TestList
    [ TestLabel "command \"\" gives 0" $ TestCase $
        command "" @?= 0
    , TestLabel "command ('a' : _) gives -1" $ TestCase $
        command ('a' : undefined) @?= -1
    , TestLabel "command \"s\" gives 3" $ TestCase $
        command "s" @?= 3
    , TestLabel "command \"stop\" gives 2" $ TestCase $
        command "stop" @?= 2
    , TestLabel "command \"start\" gives 1" $ TestCase $
        command "start" @?= 1
    ]
  , TestLabel "shout" $ TestList
    [ TestLabel "shout \"\" gives \"nothing\"" $ TestCase $
        shout "" @?= "nothing"
    , TestLabel "shout \"!\" gives \"!\"" $ TestCase $
        shout "!" @?= "!"
    , TestLabel "shout \"a\" gives \"a!\"" $ TestCase $
        shout "a" @?= "a!"
    ]
  ]
