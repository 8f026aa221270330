-- A failing pattern in do calls fail: empty list, Nothing, an IO exception.
module Main where

import Control.Exception
import qualified Data.Map as M

lst :: [Int]
lst = do
  (x, Just y) <- [(1, Just 2), (3, Nothing), (4, Just 5)]
  [z] <- [[x], [], [x, y], [y]]
  return (z * 10)

may :: M.Map String String -> Maybe Int
may m = do
  'n' : rest <- M.lookup "k" m
  [(n, "")] <- pure (reads rest)
  ~(a, b) <- Just (n, n)
  Just (a + b)

main :: IO ()
main = do
  print lst
  print (map (may . M.fromList) [[("k", "n21")], [("k", "x")], [], [("k", "n2z")]])
  Just ok <- return (Just "io is fine")
  putStrLn ok
  r <- try (do { Just v <- return (Nothing :: Maybe Int); print v }) :: IO (Either IOException ())
  putStrLn (either (const "io pattern failed") (const "?") r)
  r2 <- try (fail "by hand") :: IO (Either IOException ())
  print r2
  print (fail "x" :: Maybe Int, fail "x" :: [Int])
  (a, b) <- pure (1, 2)
  print (a + b)
