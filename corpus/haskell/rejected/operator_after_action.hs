-- An operator after the argument of an action.
module Main where

main :: IO ()
main = do
  let n = 3 :: Int
  putStrLn "n = " ++ show n
