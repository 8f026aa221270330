-- | Written by `snell cover Multi.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Multi
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))

main :: IO ()
main = defaultMain $ testGroup "Multi"
  [ testGroup "grade"
    [ testCase "grade 90 gives 'A'" $
        grade 90 @?= 'A'
    , testCase "grade 80 gives 'B'" $
        grade 80 @?= 'B'
    , testCase "grade 0 gives 'C'" $
        grade 0 @?= 'C'
    ]
  , testGroup "swap"
    [ testCase "swap (Left _) gives Right 0" $
        swap (Left 0) @?= Right 0
    , testCase "swap (Right _) gives Left False" $
        swap (Right False) @?= Left False
    ]
  , testGroup "ladder"
    [ testCase "ladder 1 gives 10" $
        ladder 1 @?= 10
    , testCase "ladder 2 gives 20" $
        ladder 2 @?= 20
    , testCase "ladder 0 gives 40" $
        ladder 0 @?= 40
    ]
  ]
