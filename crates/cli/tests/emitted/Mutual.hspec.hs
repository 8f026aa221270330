-- | Written by `snell cover Mutual.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Mutual
import Test.Hspec (describe, hspec, it, shouldBe)

main :: IO ()
main = hspec $ describe "Mutual" $ do
  describe "isEven" $ do
    it "isEven 0 gives True" $
      isEven 0 `shouldBe` True
    it "isEven (-1) gives False" $
      isEven (-1) `shouldBe` False
  describe "isOdd" $ do
    it "isOdd 0 gives False" $
      isOdd 0 `shouldBe` False
    it "isOdd 1 gives True" $
      isOdd 1 `shouldBe` True
