-- | Written by `snell cover Lambdas.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import Lambdas
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Lambdas" $ TestList
  [ TestLabel "clean" $ TestList
    [ TestLabel "clean [-1] gives [0]" $ TestCase $
        clean [-1] @?= [0]
    , TestLabel "clean [0] gives [0]" $ TestCase $
        clean [0] @?= [0]
    ]
  , TestLabel "pick" $ TestList
    [ TestLabel "pick Nothing gives 0" $ TestCase $
        pick Nothing @?= 0
    , TestLabel "pick (Just 0) gives 0" $ TestCase $
        pick (Just 0) @?= 0
    ]
  ]
