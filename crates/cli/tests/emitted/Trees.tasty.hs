-- | Written by `snell cover Trees.hs --emit tasty`.
-- These tests record what the code does today, not what it should do.
module Main (main) where

import Test.Tasty (defaultMain, testGroup)
import Test.Tasty.HUnit (testCase, (@?=))
import Trees

main :: IO ()
main = defaultMain $ testGroup "Trees"
  [ testGroup "size"
    [ testCase "size (Node Leaf _ Leaf) gives 1" $
        size (Node Leaf undefined Leaf) @?= 1
    ]
  , testGroup "shape"
    [ testCase "shape Leaf gives \"small\"" $
        shape Leaf @?= "small"
    , testCase "shape (Node Leaf _ (Node Leaf _ (Node Leaf _ Leaf))) gives \"large\"" $
        shape (Node Leaf undefined (Node Leaf undefined (Node Leaf undefined Leaf))) @?= "large"
    ]
  , testGroup "rotate"
    [ testCase "rotate Leaf gives Leaf" $
        rotate Leaf @?= Leaf
    , testCase "rotate (Node (Node _ _ _) _ _) gives Node Leaf 0 (Node Leaf 0 Leaf)" $
        rotate (Node (Node Leaf 0 Leaf) 0 Leaf) @?= Node Leaf 0 (Node Leaf 0 Leaf)
    , testCase "rotate (Node Leaf _ _) gives Node Leaf 0 Leaf" $
        rotate (Node Leaf 0 Leaf) @?= Node Leaf 0 Leaf
    ]
  ]
