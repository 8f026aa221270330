module Utils (twice) where

twice :: Int -> Int
twice x = x * 2
