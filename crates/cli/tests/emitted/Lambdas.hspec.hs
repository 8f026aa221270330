-- | Written by `snell cover Lambdas.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Lambdas
import Test.Hspec (describe, hspec, it, shouldBe)

main :: IO ()
main = hspec $ describe "Lambdas" $ do
  describe "clean" $ do
    it "clean [-1] gives [0]" $
      clean [-1] `shouldBe` [0]
    it "clean [0] gives [0]" $
      clean [0] `shouldBe` [0]
  describe "pick" $ do
    it "pick Nothing gives 0" $
      pick Nothing `shouldBe` 0
    it "pick (Just 0) gives 0" $
      pick (Just 0) `shouldBe` 0
