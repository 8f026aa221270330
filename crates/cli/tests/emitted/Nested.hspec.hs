-- | Written by `snell cover Nested.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Nested
import Test.Hspec (describe, hspec, it, shouldBe)

main :: IO ()
main = hspec $ describe "Nested" $ do
  describe "eval" $ do
    it "eval (Add (Lit 0) (Lit 0)) gives 0" $
      eval (Add (Lit 0) (Lit 0)) `shouldBe` 0
    it "eval (Neg (Lit 0)) gives 0" $
      eval (Neg (Lit 0)) `shouldBe` 0
    it "eval (Neg (Lit 1)) gives -1" $
      eval (Neg (Lit 1)) `shouldBe` -1
    it "eval (Neg (Lit (-1))) gives 1" $
      eval (Neg (Lit (-1))) `shouldBe` 1
