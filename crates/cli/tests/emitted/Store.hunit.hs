-- | Written by `snell cover Store.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import Data.Ratio ((%))
import Store
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))
import qualified Data.Map as Map
import qualified Data.Set as S

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Store" $ TestList
  [ TestLabel "take1" $ TestList
    [ TestLabel "take1 Pen (Map.fromList []) gives Nothing" $ TestCase $
        take1 Pen (Map.fromList []) @?= Nothing
    , TestLabel "take1 Pen (Map.fromList [(Pen,1)]) gives Just (Map.fromList [])" $ TestCase $
        take1 Pen (Map.fromList [(Pen,1)]) @?= Just (Map.fromList [])
    , TestLabel "take1 Pen (Map.fromList [(Pen,2)]) gives Just (Map.fromList [(Pen,1)])" $ TestCase $
        take1 Pen (Map.fromList [(Pen,2)]) @?= Just (Map.fromList [(Pen,1)])
    , TestLabel "take1 Pen (Map.fromList [(Pen,0)]) gives Nothing" $ TestCase $
        take1 Pen (Map.fromList [(Pen,0)]) @?= Nothing
    ]
  , TestLabel "new" $ TestList
    [ TestLabel "new 0 (S.fromList []) gives S.fromList [0]" $ TestCase $
        new 0 (S.fromList []) @?= S.fromList [0]
    , TestLabel "new 0 (S.fromList [0]) gives S.fromList [0]" $ TestCase $
        new 0 (S.fromList [0]) @?= S.fromList [0]
    ]
  , TestLabel "half" $ TestList
    [ TestLabel "half (0 % 1) gives 0 % 1" $ TestCase $
        half (0 % 1) @?= 0 % 1
    , TestLabel "half ((-2) % 1) gives (-1) % 1" $ TestCase $
        half ((-2) % 1) @?= (-1) % 1
    ]
  ]
