-- | Written by `snell cover Classes.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Classes hiding (describe)
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))
import qualified Classes

main :: IO ()
main = defaultMain $ testGroup "Classes"
  [ testGroup "area"
    [ testCase "area (Square (-1)) gives 0" $
        (area :: Square -> Int) (Square (-1)) @?= 0
    , testCase "area (Square 0) gives 0" $
        (area :: Square -> Int) (Square 0) @?= 0
    , testCase "area (Box 0 0) gives 0" $
        (area :: Box -> Int) (Box 0 0) @?= 0
    ]
  , testGroup "describe"
    [ testCase "describe _ gives \"box\"" $
        (Classes.describe :: Box -> [Char]) undefined @?= "box"
    ]
  , testGroup "both"
    [ testCase "both (Square (-1)) _ gives (\"small\",\"box\")" $
        both (Square (-1)) undefined @?= ("small","box")
    , testCase "both (Square 4) _ gives (\"big\",\"box\")" $
        both (Square 4) undefined @?= ("big","box")
    ]
  ]
