-- | Written by `snell cover Crash.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Exception (SomeException, evaluate, try)
import Crash
import Data.List (isInfixOf)
import Test.Hspec (Expectation, describe, expectationFailure, hspec, it, shouldBe)

main :: IO ()
main = hspec $ describe "Crash" $ do
  describe "calc" $ do
    it "calc Plus 0 0 gives 0" $
      calc Plus 0 0 `shouldBe` 0
    it "calc Minus 0 0 gives 0" $
      calc Minus 0 0 `shouldBe` 0
    it "calc Div 0 (-1) gives 0" $
      calc Div 0 (-1) `shouldBe` 0
  describe "first" $ do
    it "first (_ : _) gives ()" $
      (first :: [()] -> ()) [()] `shouldBe` ()
  describe "pick" $ do
    it "pick 1 gives 1" $
      pick 1 `shouldBe` 1
    it "pick (-6) fails: error \"too small: -6\"" $
      fails "too small: -6" (length (show (pick (-6))))

-- | Evaluating all of a value must fail, and the failure must say this.
fails :: String -> Int -> Expectation
fails says size = do
  outcome <- try (evaluate size)
  case outcome of
    Left failure
      | says `isInfixOf` show (failure :: SomeException) -> return ()
      | otherwise -> expectationFailure ("another failure: " ++ show failure)
    Right _ -> expectationFailure "no failure"
