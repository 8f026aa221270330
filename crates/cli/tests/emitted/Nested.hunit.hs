-- | Written by `snell cover Nested.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import Nested
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Nested" $ TestList
  [ TestLabel "eval" $ TestList
    [ TestLabel "eval (Add (Lit 0) (Lit 0)) gives 0" $ TestCase $
        eval (Add (Lit 0) (Lit 0)) @?= 0
    , TestLabel "eval (Neg (Lit 0)) gives 0" $ TestCase $
        eval (Neg (Lit 0)) @?= 0
    , TestLabel "eval (Neg (Lit 1)) gives -1" $ TestCase $
        eval (Neg (Lit 1)) @?= -1
    , TestLabel "eval (Neg (Lit (-1))) gives 1" $ TestCase $
        eval (Neg (Lit (-1))) @?= 1
    ]
  ]
