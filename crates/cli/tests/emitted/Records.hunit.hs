-- | Written by `snell cover Records.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import Records
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Records" $ TestList
  [ TestLabel "promote" $ TestList
    [ TestLabel "promote (User _ _ True) gives User \"\" 0 True" $ TestCase $
        promote (User "" 0 True) @?= User "" 0 True
    , TestLabel "promote (User _ 18 False) gives User \"\" 18 True" $ TestCase $
        promote (User "" 18 False) @?= User "" 18 True
    , TestLabel "promote (User _ 0 False) gives User \"\" 0 False" $ TestCase $
        promote (User "" 0 False) @?= User "" 0 False
    ]
  , TestLabel "greet" $ TestList
    [ TestLabel "greet (User \"\" _ _) gives \"who?\"" $ TestCase $
        greet (User "" undefined undefined) @?= "who?"
    , TestLabel "greet (User (_ : _) _ _) gives \"hi a\"" $ TestCase $
        greet (User "a" 0 False) @?= "hi a"
    ]
  ]
