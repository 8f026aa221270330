-- getLine, isEOF, read and a loop that ends at an empty line or the end.
module Main where

import System.IO
import Control.Monad (unless)

loop :: Int -> [Int] -> IO [Int]
loop n acc = do
  eof <- isEOF
  if eof then return (reverse acc) else do
    l <- getLine
    case words l of
      ["add", x] -> loop (n + 1) (read x : acc)
      ["drop"] -> loop (n + 1) (drop 1 acc)
      [] -> return (reverse acc)
      ws -> do
        hPutStrLn stderr "unknown"
        putStrLn ("line " ++ show n ++ ": unknown " ++ show ws)
        loop (n + 1) acc

main :: IO ()
main = do
  hSetBuffering stdout NoBuffering
  name <- getLine
  putStr "Hello, " >> putStrLn (name ++ "!")
  [a, b] <- fmap (map read . words) getLine
  print (a + b :: Int)
  xs <- loop 1 []
  print xs
  rest <- getContents
  unless (null rest) $ putStr rest
  mapM_ (print . length) (lines rest)
