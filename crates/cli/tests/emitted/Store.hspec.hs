-- | Written by `snell cover Store.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Data.Ratio ((%))
import Store
import Test.Hspec (describe, hspec, it, shouldBe)
import qualified Data.Map as Map
import qualified Data.Set as S

main :: IO ()
main = hspec $ describe "Store" $ do
  describe "take1" $ do
    it "take1 Pen (Map.fromList []) gives Nothing" $
      take1 Pen (Map.fromList []) `shouldBe` Nothing
    it "take1 Pen (Map.fromList [(Pen,1)]) gives Just (Map.fromList [])" $
      take1 Pen (Map.fromList [(Pen,1)]) `shouldBe` Just (Map.fromList [])
    it "take1 Pen (Map.fromList [(Pen,2)]) gives Just (Map.fromList [(Pen,1)])" $
      take1 Pen (Map.fromList [(Pen,2)]) `shouldBe` Just (Map.fromList [(Pen,1)])
    it "take1 Pen (Map.fromList [(Pen,0)]) gives Nothing" $
      take1 Pen (Map.fromList [(Pen,0)]) `shouldBe` Nothing
  describe "new" $ do
    it "new 0 (S.fromList []) gives S.fromList [0]" $
      new 0 (S.fromList []) `shouldBe` S.fromList [0]
    it "new 0 (S.fromList [0]) gives S.fromList [0]" $
      new 0 (S.fromList [0]) `shouldBe` S.fromList [0]
  describe "half" $ do
    it "half (0 % 1) gives 0 % 1" $
      half (0 % 1) `shouldBe` 0 % 1
    it "half ((-2) % 1) gives (-1) % 1" $
      half ((-2) % 1) `shouldBe` (-1) % 1
