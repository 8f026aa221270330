-- | Written by `snell cover Shipping.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Exception (SomeException, evaluate, try)
import Data.List (isInfixOf)
import Shipping
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (Assertion, assertFailure, testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Shipping"
  [ testGroup "shipping"
    [ testCase "shipping _ [] gives Free" $
        shipping undefined [] @?= Free
    , testCase "shipping _ [30001] fails: error \"too heavy\"" $
        fails "too heavy" (length (show (shipping undefined [30001])))
    , testCase "shipping Express [0] gives Heavy" $
        shipping Express [0] @?= Heavy
    , testCase "shipping Home [0] gives Light" $
        shipping Home [0] @?= Light
    , testCase "shipping Home [1001] gives Heavy" $
        shipping Home [1001] @?= Heavy
    ]
  ]

-- | Evaluating all of a value must fail, and the failure must say this.
fails :: String -> Int -> Assertion
fails says size = do
  outcome <- try (evaluate size)
  case outcome of
    Left failure
      | says `isInfixOf` show (failure :: SomeException) -> return ()
      | otherwise -> assertFailure ("another failure: " ++ show failure)
    Right _ -> assertFailure "no failure"
