-- | Written by `snell cover Wheres.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Test.Hspec (describe, hspec, it, shouldBe)
import Wheres

main :: IO ()
main = hspec $ describe "Wheres" $ do
  describe "price" $ do
    it "price 0 _ gives 0" $
      price 0 undefined `shouldBe` 0
    it "price 1 False gives 10" $
      price 1 False `shouldBe` 10
    it "price 6 True gives 40" $
      price 6 True `shouldBe` 40
    it "price 1 True gives 5" $
      price 1 True `shouldBe` 5
  describe "lookupIn" $ do
    it "lookupIn [] _ gives \"none\"" $
      lookupIn [] undefined `shouldBe` "none"
    it "lookupIn ((0,_ : _) : _) 0 gives \"a\"" $
      lookupIn [(0,"a")] 0 `shouldBe` "a"
