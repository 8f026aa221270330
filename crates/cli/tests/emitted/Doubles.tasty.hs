-- | Written by `snell cover Doubles.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Doubles
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (assertBool, testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Doubles"
  [ testGroup "half"
    [ testCase "half 2.0 gives 1.0" $
        half 2.0 @?= 1.0
    , testCase "half 0.0 gives (0/0)" $
        show (half 0.0) @?= show ((0 / 0))
    ]
  , testGroup "wrap"
    [ testCase "wrap 4 gives Opaque 4" $
        assertBool "does not match Opaque 4" (case wrap 4 of { Opaque 4 -> True; _ -> False })
    , testCase "wrap 0 gives Opaque 0" $
        assertBool "does not match Opaque 0" (case wrap 0 of { Opaque 0 -> True; _ -> False })
    ]
  ]
