-- Selecting or updating a field a constructor does not have is a runtime error.
module Main where

import Control.Exception

data T = A { common :: Int, onlyA :: Char } | B { common :: Int, onlyB :: Bool }
  deriving Show

check :: String -> a -> IO ()
check what x = do
  r <- try (evaluate x)
  case r of
    Left e -> putStrLn (what ++ ": failed " ++ kind e)
    Right _ -> putStrLn (what ++ ": fine")
  where
    kind :: SomeException -> String
    kind e
      | Just (RecSelError _) <- fromException e = "select"
      | Just (RecUpdError _) <- fromException e = "update"
      | Just (RecConError _) <- fromException e = "construct"
      | otherwise = "otherwise"

main :: IO ()
main = do
  let a = A 1 'x'
      b = B { common = 2, onlyB = True }
  check "common a" (common a)
  check "common b" (common b)
  check "onlyA a" (onlyA a)
  check "onlyA b" (onlyA b)
  check "update b" (b { onlyA = 'z' })
  check "update common" (b { common = 7 })
  print (b { common = 7 }, a { onlyA = 'y', common = 0 })
  check "missing lazy" (A { common = 1 })
  check "missing used" (onlyA A { common = 1 })
