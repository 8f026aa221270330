-- | Written by `snell cover Classes.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Classes hiding (describe)
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))
import qualified Classes

main :: IO ()
main = defaultMain $ testGroup "Classes"
  [ testGroup "both"
    [ testCase "both (Square (-1)) _ gives (\"small\",\"box\")" $
        both (Square (-1)) undefined @?= ("small","box")
    , testCase "both (Square 4) _ gives (\"big\",\"box\")" $
        both (Square 4) undefined @?= ("big","box")
    ]
  ]
