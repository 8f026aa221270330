-- | Written by `snell cover Lazy.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Lazy
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Lazy"
  [ testGroup "pick"
    [ testCase "pick True _ gives 1" $
        pick True undefined @?= 1
    , testCase "pick False _ gives 2" $
        pick False undefined @?= 2
    ]
  , testGroup "firstBig"
    [ testCase "firstBig [] gives Nothing" $
        firstBig [] @?= Nothing
    , testCase "firstBig (1001 : _) gives Just 1001" $
        firstBig (1001 : undefined) @?= Just 1001
    ]
  ]
