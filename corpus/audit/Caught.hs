-- A failure that is handled is no crash.
-- @safe 8
module Main where

import Control.Exception

ratio :: Int -> Int -> Int
ratio a b = a `mod` b

main :: IO ()
main = do
  r <- try (evaluate (ratio 1 0)) :: IO (Either ArithException Int)
  putStrLn (either (const "handled") show r)
