-- | Written by `snell cover Classes.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Classes hiding (describe)
import Test.Hspec (describe, hspec, it, shouldBe)
import qualified Classes

main :: IO ()
main = hspec $ describe "Classes" $ do
  describe "both" $ do
    it "both (Square (-1)) _ gives (\"small\",\"box\")" $
      both (Square (-1)) undefined `shouldBe` ("small","box")
    it "both (Square 4) _ gives (\"big\",\"box\")" $
      both (Square 4) undefined `shouldBe` ("big","box")
