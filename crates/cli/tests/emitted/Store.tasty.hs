-- | Written by `snell cover Store.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Data.Ratio ((%))
import Store
import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))
import qualified Data.Map as Map
import qualified Data.Set as S

main :: IO ()
main = defaultMain $ testGroup "Store"
  [ testGroup "take1"
    [ testCase "take1 Pen (Map.fromList []) gives Nothing" $
        take1 Pen (Map.fromList []) @?= Nothing
    , testCase "take1 Pen (Map.fromList [(Pen,1)]) gives Just (Map.fromList [])" $
        take1 Pen (Map.fromList [(Pen,1)]) @?= Just (Map.fromList [])
    , testCase "take1 Pen (Map.fromList [(Pen,2)]) gives Just (Map.fromList [(Pen,1)])" $
        take1 Pen (Map.fromList [(Pen,2)]) @?= Just (Map.fromList [(Pen,1)])
    , testCase "take1 Pen (Map.fromList [(Pen,0)]) gives Nothing" $
        take1 Pen (Map.fromList [(Pen,0)]) @?= Nothing
    ]
  , testGroup "new"
    [ testCase "new 0 (S.fromList []) gives S.fromList [0]" $
        new 0 (S.fromList []) @?= S.fromList [0]
    , testCase "new 0 (S.fromList [0]) gives S.fromList [0]" $
        new 0 (S.fromList [0]) @?= S.fromList [0]
    ]
  , testGroup "half"
    [ testCase "half (0 % 1) gives 0 % 1" $
        half (0 % 1) @?= 0 % 1
    , testCase "half ((-2) % 1) gives (-1) % 1" $
        half ((-2) % 1) @?= (-1) % 1
    ]
  ]
