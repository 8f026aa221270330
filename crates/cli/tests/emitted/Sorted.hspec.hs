-- | Written by `snell cover Sorted.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Sorted
import Test.Hspec (describe, hspec, it, shouldBe)

main :: IO ()
main = hspec $ describe "Sorted" $ do
  describe "insert" $ do
    it "insert 0 (0 : _) gives [0,0]" $
      insert 0 [0] `shouldBe` [0,0]
    it "insert 1 [0] gives [0,1]" $
      insert 1 [0] `shouldBe` [0,1]
  describe "isSorted" $ do
    it "isSorted (1 : 0 : _) gives False" $
      isSorted (1 : 0 : undefined) `shouldBe` False
    it "isSorted [0,0] gives True" $
      isSorted [0,0] `shouldBe` True
