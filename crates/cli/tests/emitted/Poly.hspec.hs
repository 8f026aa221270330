-- | Written by `snell cover Poly.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Poly
import Test.Hspec (describe, hspec, it, shouldBe, shouldSatisfy)

main :: IO ()
main = hspec $ describe "Poly" $ do
  describe "member" $ do
    it "member 0 (0 : _) gives True" $
      (member :: Integer -> [Integer] -> Bool) 0 (0 : undefined) `shouldBe` True
    it "member 0 [1] gives False" $
      (member :: Integer -> [Integer] -> Bool) 0 [1] `shouldBe` False
  describe "swap" $ do
    it "swap (_,_) gives ((),())" $
      (swap :: ((), ()) -> ((), ())) ((),()) `shouldBe` ((),())
  describe "nats" $ do
    it "nats 0 gives 0 : 1 : 2 : 3 : 4 : 5 : 6 : 7 : 8 : 9 : 10 : 11 : ..." $
      (case nats 0 of { 0 : 1 : 2 : 3 : 4 : 5 : 6 : 7 : 8 : 9 : 10 : 11 : _ -> True; _ -> False }) `shouldSatisfy` id
  describe "apply" $ do
    it "apply (\\_ -> True) _ gives 1" $
      apply (\_ -> True) undefined `shouldBe` 1
    it "apply (\\_ -> False) _ gives 2" $
      apply (\_ -> False) undefined `shouldBe` 2
