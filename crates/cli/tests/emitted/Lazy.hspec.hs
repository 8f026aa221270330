-- | Written by `snell cover Lazy.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Lazy
import Test.Hspec (describe, hspec, it, shouldBe)

main :: IO ()
main = hspec $ describe "Lazy" $ do
  describe "pick" $ do
    it "pick True _ gives 1" $
      pick True undefined `shouldBe` 1
    it "pick False _ gives 2" $
      pick False undefined `shouldBe` 2
  describe "firstBig" $ do
    it "firstBig [] gives Nothing" $
      firstBig [] `shouldBe` Nothing
    it "firstBig (1001 : _) gives Just 1001" $
      firstBig (1001 : undefined) `shouldBe` Just 1001
