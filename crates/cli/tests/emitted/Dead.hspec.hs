-- | Written by `snell cover Dead.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Dead
import Test.Hspec (describe, hspec, it, shouldBe)

main :: IO ()
main = hspec $ describe "Dead" $ do
  describe "sign" $ do
    it "sign 1 gives 1" $
      sign 1 `shouldBe` 1
    it "sign (-1) gives -1" $
      sign (-1) `shouldBe` -1
    it "sign 0 gives 0" $
      sign 0 `shouldBe` 0
  describe "name" $ do
    it "name Red gives \"red\"" $
      name Red `shouldBe` "red"
    it "name Green gives \"green\"" $
      name Green `shouldBe` "green"
    it "name Blue gives \"blue\"" $
      name Blue `shouldBe` "blue"
  describe "constant" $ do
    it "constant _ gives 0" $
      constant undefined `shouldBe` 0
