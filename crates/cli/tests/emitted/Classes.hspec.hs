-- | Written by `snell cover Classes.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Classes hiding (describe)
import Test.Hspec (describe, hspec, it, shouldBe)
import qualified Classes

main :: IO ()
main = hspec $ describe "Classes" $ do
  describe "area" $ do
    it "area (Square (-1)) gives 0" $
      (area :: Square -> Int) (Square (-1)) `shouldBe` 0
    it "area (Square 0) gives 0" $
      (area :: Square -> Int) (Square 0) `shouldBe` 0
    it "area (Box 0 0) gives 0" $
      (area :: Box -> Int) (Box 0 0) `shouldBe` 0
  describe "describe" $ do
    it "describe _ gives \"box\"" $
      (Classes.describe :: Box -> [Char]) undefined `shouldBe` "box"
  describe "both" $ do
    it "both (Square (-1)) _ gives (\"small\",\"box\")" $
      both (Square (-1)) undefined `shouldBe` ("small","box")
    it "both (Square 4) _ gives (\"big\",\"box\")" $
      both (Square 4) undefined `shouldBe` ("big","box")
