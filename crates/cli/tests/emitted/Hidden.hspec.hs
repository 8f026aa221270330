-- | Written by `snell cover Hidden.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Hidden
import Test.Hspec (describe, hspec, it, shouldBe)

main :: IO ()
main = hspec $ describe "Hidden" $ do
  describe "api" $ do
    it "api 11 gives 1" $
      api 11 `shouldBe` 1
    it "api 0 gives 0" $
      api 0 `shouldBe` 0
