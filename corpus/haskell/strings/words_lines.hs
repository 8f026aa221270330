-- lines, words, unlines, unwords and their corner cases.
module Main where

import Data.Char (isSpace)
import Data.List

trim :: String -> String
trim = dropWhileEnd isSpace . dropWhile isSpace

splitOn :: Char -> String -> [String]
splitOn c s = case break (== c) s of
  (a, []) -> [a]
  (a, _ : rest) -> a : splitOn c rest

main :: IO ()
main = do
  print (map lines ["", "\n", "a", "a\n", "a\nb", "a\n\nb\n", "\n\n", "a\r\nb"])
  print (map words ["", "  ", " a  b\tc\nd ", "one"])
  print (unlines [], unlines ["a"], unlines ["a", "", "b"])
  print (unwords [], unwords ["a"], unwords ["a", "", "b"])
  print (map trim ["  x y ", "", "   ", "z\n"])
  print (map (splitOn ',') ["a,b,,c", "", ",", "abc"])
  print (intercalate ", " ["x", "y"], intersperse '-' "abc", concat ["a", "b"], concatMap show [1, 2, 3])
  print ("abc" ++ "" ++ "d", reverse "hello", length "h\233llo", "abc" !! 1)
  print ("abc" < "abd", "ab" < "abc", maximum "hello", sort "banana", nub "banana")
  print (isPrefixOf "ab" "abc", isSuffixOf "bc" "abc", isInfixOf "xx" "abc", stripPrefix "ab" "abc")
  print (show "tab\there", show 'c', show '\'', show "\"", read "\"q\\\"r\"" :: String)
  print (zip3 "abc" [1 ..] (tails "abc"), span isSpace "  x", break (== ' ') "ab cd")
  putStrLn (concat (replicate 3 "ab") ++ ['!'])
