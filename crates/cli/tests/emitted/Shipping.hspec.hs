-- | Written by `snell cover Shipping.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Exception (SomeException, evaluate, try)
import Data.List (isInfixOf)
import Shipping
import Test.Hspec (Expectation, describe, expectationFailure, hspec, it, shouldBe)

main :: IO ()
main = hspec $ describe "Shipping" $ do
  describe "shipping" $ do
    it "shipping _ [] gives Free" $
      shipping undefined [] `shouldBe` Free
    it "shipping _ [30001] fails: error \"too heavy\"" $
      fails "too heavy" (length (show (shipping undefined [30001])))
    it "shipping Express [0] gives Heavy" $
      shipping Express [0] `shouldBe` Heavy
    it "shipping Home [0] gives Light" $
      shipping Home [0] `shouldBe` Light
    it "shipping Home [1001] gives Heavy" $
      shipping Home [1001] `shouldBe` Heavy

-- | Evaluating all of a value must fail, and the failure must say this.
fails :: String -> Int -> Expectation
fails says size = do
  outcome <- try (evaluate size)
  case outcome of
    Left failure
      | says `isInfixOf` show (failure :: SomeException) -> return ()
      | otherwise -> expectationFailure ("another failure: " ++ show failure)
    Right _ -> expectationFailure "no failure"
