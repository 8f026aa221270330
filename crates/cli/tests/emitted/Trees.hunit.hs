-- | Written by `snell cover Trees.hs --emit hunit`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Control.Monad (when)
import System.Exit (exitFailure)
import Test.HUnit (Counts (..), Test (..), runTestTT, (@?=))
import Trees

main :: IO ()
main = do
  counts <- runTestTT tests
  when (errors counts + failures counts > 0) exitFailure

tests :: Test
tests = TestLabel "Trees" $ TestList
  [ TestLabel "size" $ TestList
    [ TestLabel "size (Node Leaf _ Leaf) gives 1" $ TestCase $
        size (Node Leaf undefined Leaf) @?= 1
    ]
  , TestLabel "shape" $ TestList
    [ TestLabel "shape Leaf gives \"small\"" $ TestCase $
        shape Leaf @?= "small"
    , TestLabel "shape (Node Leaf _ (Node Leaf _ (Node Leaf _ Leaf))) gives \"large\"" $ TestCase $
        shape (Node Leaf undefined (Node Leaf undefined (Node Leaf undefined Leaf))) @?= "large"
    ]
  , TestLabel "rotate" $ TestList
    [ TestLabel "rotate Leaf gives Leaf" $ TestCase $
        rotate Leaf @?= Leaf
    , TestLabel "rotate (Node (Node _ _ _) _ _) gives Node Leaf 0 (Node Leaf 0 Leaf)" $ TestCase $
        rotate (Node (Node Leaf 0 Leaf) 0 Leaf) @?= Node Leaf 0 (Node Leaf 0 Leaf)
    , TestLabel "rotate (Node Leaf _ _) gives Node Leaf 0 Leaf" $ TestCase $
        rotate (Node Leaf 0 Leaf) @?= Node Leaf 0 Leaf
    ]
  ]
