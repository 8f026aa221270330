{-# LANGUAGE ImplicitParams #-}
module Main where
import Data.List (sortBy)

sortWith' :: (?cmp :: a -> a -> Ordering) => [a] -> [a]
sortWith' = sortBy ?cmp

logMsg :: (?prefix :: String, ?level :: Int) => String -> String
logMsg s = replicate ?level ' ' ++ ?prefix ++ ": " ++ s

nested :: (?prefix :: String) => Int -> [String]
nested 0 = []
nested n = let ?level = n in logMsg ("at " ++ show n) : nested (n - 1)

shadow :: (?x :: Int) => Int
shadow = let ?x = ?x + 1 in ?x * 2

f :: (?x :: Int) => Int -> Int
f y = ?x + y

main :: IO ()
main = do
  let ?cmp = compare
  print (sortWith' [3, 1, 2 :: Int])
  let ?cmp = flip compare
  print (sortWith' "hello")
  let ?prefix = "log"
  mapM_ putStrLn (nested 3)
  let ?x = 10
  print shadow
  print (map f [1, 2, 3])
  print (let ?x = 5 in f 1 + shadow)
