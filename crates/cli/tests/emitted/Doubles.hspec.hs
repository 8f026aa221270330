-- | Written by `snell cover Doubles.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Doubles
import Test.Hspec (describe, hspec, it, shouldBe, shouldSatisfy)

main :: IO ()
main = hspec $ describe "Doubles" $ do
  describe "half" $ do
    it "half 2.0 gives 1.0" $
      half 2.0 `shouldBe` 1.0
    it "half 0.0 gives (0/0)" $
      show (half 0.0) `shouldBe` show ((0 / 0))
  describe "wrap" $ do
    it "wrap 4 gives Opaque 4" $
      (case wrap 4 of { Opaque 4 -> True; _ -> False }) `shouldSatisfy` id
    it "wrap 0 gives Opaque 0" $
      (case wrap 0 of { Opaque 0 -> True; _ -> False }) `shouldSatisfy` id
