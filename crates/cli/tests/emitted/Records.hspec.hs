-- | Written by `snell cover Records.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Records
import Test.Hspec (describe, hspec, it, shouldBe)

main :: IO ()
main = hspec $ describe "Records" $ do
  describe "promote" $ do
    it "promote (User _ _ True) gives User \"\" 0 True" $
      promote (User "" 0 True) `shouldBe` User "" 0 True
    it "promote (User _ 18 False) gives User \"\" 18 True" $
      promote (User "" 18 False) `shouldBe` User "" 18 True
    it "promote (User _ 0 False) gives User \"\" 0 False" $
      promote (User "" 0 False) `shouldBe` User "" 0 False
  describe "greet" $ do
    it "greet (User \"\" _ _) gives \"who?\"" $
      greet (User "" undefined undefined) `shouldBe` "who?"
    it "greet (User (_ : _) _ _) gives \"hi a\"" $
      greet (User "a" 0 False) `shouldBe` "hi a"
