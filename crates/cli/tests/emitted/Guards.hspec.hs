-- | Written by `snell cover Guards.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Guards
import Test.Hspec (describe, hspec, it, shouldBe)

main :: IO ()
main = hspec $ describe "Guards" $ do
  describe "classify" $ do
    it "classify (-1) gives \"negative\"" $
      classify (-1) `shouldBe` "negative"
    it "classify 102 gives \"large and even\"" $
      classify 102 `shouldBe` "large and even"
    it "classify 101 gives \"other\"" $
      classify 101 `shouldBe` "other"
    it "classify 0 gives \"zero\"" $
      classify 0 `shouldBe` "zero"
