-- | Written by `snell cover Trees.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Test.Hspec (describe, hspec, it, shouldBe)
import Trees

main :: IO ()
main = hspec $ describe "Trees" $ do
  describe "size" $ do
    it "size (Node Leaf _ Leaf) gives 1" $
      size (Node Leaf undefined Leaf) `shouldBe` 1
  describe "shape" $ do
    it "shape Leaf gives \"small\"" $
      shape Leaf `shouldBe` "small"
    it "shape (Node Leaf _ (Node Leaf _ (Node Leaf _ Leaf))) gives \"large\"" $
      shape (Node Leaf undefined (Node Leaf undefined (Node Leaf undefined Leaf))) `shouldBe` "large"
  describe "rotate" $ do
    it "rotate Leaf gives Leaf" $
      rotate Leaf `shouldBe` Leaf
    it "rotate (Node (Node _ _ _) _ _) gives Node Leaf 0 (Node Leaf 0 Leaf)" $
      rotate (Node (Node Leaf 0 Leaf) 0 Leaf) `shouldBe` Node Leaf 0 (Node Leaf 0 Leaf)
    it "rotate (Node Leaf _ _) gives Node Leaf 0 Leaf" $
      rotate (Node Leaf 0 Leaf) `shouldBe` Node Leaf 0 Leaf
