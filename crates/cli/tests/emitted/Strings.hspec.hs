-- | Written by `snell cover Strings.hs --emit hspec`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Strings
import Test.Hspec (describe, hspec, it, shouldBe)

main :: IO ()
main = hspec $ describe "Strings" $ do
  describe "command" $ do
    it "command \"\" gives 0" $
      command "" `shouldBe` 0
    it "command ('a' : _) gives -1" $
      command ('a' : undefined) `shouldBe` -1
    it "command \"s\" gives 3" $
      command "s" `shouldBe` 3
    it "command \"stop\" gives 2" $
      command "stop" `shouldBe` 2
    it "command \"start\" gives 1" $
      command "start" `shouldBe` 1
  describe "shout" $ do
    it "shout \"\" gives \"nothing\"" $
      shout "" `shouldBe` "nothing"
    it "shout \"!\" gives \"!\"" $
      shout "!" `shouldBe` "!"
    it "shout \"a\" gives \"a!\"" $
      shout "a" `shouldBe` "a!"
