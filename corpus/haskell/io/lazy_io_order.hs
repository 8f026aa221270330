-- Input is read only as far as it is needed, and output comes in program order.
module Main where

import System.IO
import Control.Monad

main :: IO ()
main = do
  hSetBuffering stdout LineBuffering
  s <- getContents
  let (header, rest) = break null (lines s)
  putStrLn ("header of " ++ show (length header))
  forM_ (zip [1 :: Int ..] (takeWhile (/= "END") (drop 1 rest))) $ \(i, l) ->
    putStrLn $ concat [show i, "> ", reverse l, if length l > 5 then " (long)" else ""]
  let nums = map read (words (last (lines s))) :: [Int]
  print (sum nums, nums)
  print (sum (map (length . words) header))
