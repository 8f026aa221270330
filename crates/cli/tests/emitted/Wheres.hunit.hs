-- | Written by `snell cover Wheres.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))
import Wheres

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Wheres" $ TestList
  [ TestLabel "price" $ TestList
    [ TestLabel "price 0 _ gives 0" $ TestCase $
        price 0 undefined @?= 0
    , TestLabel "price 1 False gives 10" $ TestCase $
        price 1 False @?= 10
    , TestLabel "price 6 True gives 40" $ TestCase $
        price 6 True @?= 40
    , TestLabel "price 1 True gives 5" $ TestCase $
        price 1 True @?= 5
    ]
  , TestLabel "lookupIn" $ TestList
    [ TestLabel "lookupIn [] _ gives \"none\"" $ TestCase $
        lookupIn [] undefined @?= "none"
    , TestLabel "lookupIn ((0,_ : _) : _) 0 gives \"a\"" $ TestCase $
        lookupIn [(0,"a")] 0 @?= "a"
    ]
  ]
