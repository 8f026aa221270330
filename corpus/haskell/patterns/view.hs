-- View patterns: functions applied in patterns, later ones using earlier variables.
{-# LANGUAGE ViewPatterns #-}
module Main where

import qualified Data.Map as M
import Data.Char (isDigit, toLower)
import Data.List (stripPrefix, uncons)
import Text.Read (readMaybe)

command :: String -> String
command (stripPrefix "add " -> Just rest) = "ADD<" ++ rest ++ ">"
command (words -> [a, b]) = "TWO " ++ b ++ a
command (map toLower -> "quit") = "QUIT"
command (readMaybe -> Just n) = "NUMBER " ++ show (n + 1 :: Int)
command (span isDigit -> (ds@(_ : _), uncons -> Just (c, _))) = "DIGITS " ++ ds ++ " then " ++ [c]
command s = "? " ++ s

find :: M.Map String Int -> String -> Int
find m (flip M.lookup m -> Just v) = v
find _ (length -> n) = negate n

lookup2 :: (k -> Maybe v) -> k -> v -> v
lookup2 f (f -> Just v) _ = v
lookup2 _ _ d = d

main :: IO ()
main = do
  mapM_ (putStrLn . command) ["add me", "x y", "QuIt", "41", "12ab", "hm"]
  let m = M.fromList [("a", 1), ("b", 2)]
  print (map (find m) ["a", "b", "zzz"])
  print (lookup2 (`lookup` [(1, 'x')]) 1 'd', lookup2 (`lookup` [(1, 'x')]) 2 'd')
  print ((\(subtract 1 -> n) -> n * n) 5)
  let (reverse -> (lst : _)) = [1, 2, 3]
  print lst
  print [x | (even -> True) <- [1 .. 4], x <- "ab"]
