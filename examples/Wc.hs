-- Counts lines, words and characters: `snell run examples/Wc.hs < README.md`
module Main (main) where

import qualified Data.Map as Map
import Data.Char (isAlpha, toLower)
import Data.List (sortOn)
import Data.Ord (Down (..))

frequencies :: String -> [(String, Int)]
frequencies text = sortOn (\(word, n) -> (Down n, word)) (Map.toList counts)
  where
    counts = Map.fromListWith (+) [(word, 1) | word <- words (map plain text)]
    plain c = if isAlpha c then toLower c else ' '

main :: IO ()
main = do
  text <- getContents
  putStrLn (unwords (map show [length (lines text), length (words text), length text]))
  mapM_ (\(word, n) -> putStrLn (show n ++ "\t" ++ word)) (take 5 (frequencies text))
