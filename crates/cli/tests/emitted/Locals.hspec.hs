-- | Written by `snell cover Locals.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Locals
import Test.Hspec (describe, hspec, it, shouldBe)

main :: IO ()
main = hspec $ describe "Locals" $ do
  describe "total" $ do
    it "total [-1] gives 0" $
      total [-1] `shouldBe` 0
    it "total [0] gives 0" $
      total [0] `shouldBe` 0
  describe "table" $ do
    it "table 10 gives (2,\"large\")" $
      table 10 `shouldBe` (2,"large")
    it "table 0 gives (1,\"small\")" $
      table 0 `shouldBe` (1,"small")
