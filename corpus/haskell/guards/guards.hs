-- Guards: fall through to the next equation, share a where, and use patterns.
module Main where

import qualified Data.Map as M

grade :: Int -> Char
grade n
  | n >= 90 = 'A'
  | n >= 80, n < 90 = 'B'
  | n > lim = 'C'
  | otherwise = 'F'
  where lim = 70

fall :: Int -> String -> String
fall n s | n > 10 = "big"
         | null s, n == 1 = "one empty"
fall n ('x' : _) | even n = "even x"
fall 1 _ = "one"
fall _ _ = "rest"

env :: M.Map String Int
env = M.fromList [("a", 1), ("b", 2)]

addEnv :: String -> String -> Maybe Int
addEnv x y
  | Just a <- M.lookup x env, Just b <- M.lookup y env = Just (a + b)
  | Just a <- M.lookup x env, let b = a * 10, b > 5 = Just b
  | [c] <- y = Just (fromEnum c)
addEnv _ _ = Nothing

compare3 :: Int -> Int -> Int -> String
compare3 a b c
  | a == b && b == c = "same" | a < b, b < c = "up"
  | a > b
  , b > c
  = "down"
compare3 _ _ _ = "mixed"

main :: IO ()
main = do
  putStrLn (map grade [95, 85, 75, 70])
  mapM_ (putStrLn . uncurry fall) [(11, ""), (1, ""), (2, "xy"), (1, "xy"), (3, "xy"), (1, "a")]
  print [addEnv "a" "b", addEnv "a" "z", addEnv "q" "z", addEnv "q" "zz"]
  mapM_ putStrLn [compare3 1 1 1, compare3 1 2 3, compare3 3 2 1, compare3 1 3 2]
