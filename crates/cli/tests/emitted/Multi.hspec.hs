-- | Written by `snell cover Multi.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Multi
import Test.Hspec (describe, hspec, it, shouldBe)

main :: IO ()
main = hspec $ describe "Multi" $ do
  describe "grade" $ do
    it "grade 90 gives 'A'" $
      grade 90 `shouldBe` 'A'
    it "grade 80 gives 'B'" $
      grade 80 `shouldBe` 'B'
    it "grade 0 gives 'C'" $
      grade 0 `shouldBe` 'C'
  describe "swap" $ do
    it "swap (Left _) gives Right 0" $
      swap (Left 0) `shouldBe` Right 0
    it "swap (Right _) gives Left False" $
      swap (Right False) `shouldBe` Left False
  describe "ladder" $ do
    it "ladder 1 gives 10" $
      ladder 1 `shouldBe` 10
    it "ladder 2 gives 20" $
      ladder 2 `shouldBe` 20
    it "ladder 0 gives 40" $
      ladder 0 `shouldBe` 40
